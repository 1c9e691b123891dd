"""The three mixes of NetApp TR-4540, measured with vscsiStats."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from planner_core.formulas import block_sizes, network


class Row(NamedTuple):
    size_kib: float
    share_percent: float
    read_percent: float
    random_percent: float = 100.0


BOOT = [
    Row(4, 17, 83),
    Row(8, 7, 90),
    Row(16, 7, 93),
    Row(32, 17, 99, 50),
    Row(48, 18, 100, 0),
    Row(64, 33, 100, 0),
    Row(512, 1, 91, 0),
]
MONDAY = [
    Row(0.5, 2, 88),
    Row(1, 1, 61),
    Row(2, 2, 50),
    Row(4, 37, 36),
    Row(8, 8, 43),
    Row(16, 17, 90),
    Row(32, 19, 93, 50),
    Row(48, 1, 57, 0),
    Row(64, 9, 94, 0),
    Row(128, 3, 63, 0),
    Row(256, 1, 75, 0),
]
TUESDAY = [
    Row(0.5, 2, 40),
    Row(1, 2, 13),
    Row(2, 4, 3),
    Row(4, 54, 4),
    Row(8, 11, 5),
    Row(16, 9, 33),
    Row(32, 9, 63, 50),
    Row(48, 2, 4, 0),
    Row(64, 2, 17, 0),
    Row(128, 4, 4, 0),
    Row(256, 1, 13, 0),
]


@pytest.mark.parametrize(
    ("mix", "kib", "reads", "read_bytes"),
    [(BOOT, 42.7, 95.7, 98.2), (MONDAY, 23.6, 64.8, 80.3), (TUESDAY, 17.4, 13.2, 18.5)],
)
def test_mean_size_and_shares_of_the_tr_4540_mixes(
    mix: list[Row], kib: float, reads: float, read_bytes: float
) -> None:
    assert block_sizes.mean_kib(mix) == pytest.approx(kib, abs=0.05)
    assert block_sizes.mix_read_percent(mix) == pytest.approx(reads, abs=0.05)
    assert block_sizes.read_bytes_percent(mix) == pytest.approx(read_bytes, abs=0.05)
    assert sum(block_sizes.bytes_percents(mix)) == pytest.approx(100)


@pytest.mark.parametrize(
    ("mix", "iops", "measured", "error"),
    [(BOOT, 57_231, 1469, 0.70), (MONDAY, 9_865, 197, 0.21), (TUESDAY, 7_586, 172, -0.21)],
)
def test_the_array_counts_other_sizes_than_the_hypervisor(
    mix: list[Row], iops: float, measured: float, error: float
) -> None:
    """Averages of the paper: the mix times IOPS misses the array's MB/s by so much; use the array's mean."""
    found = network.throughput_mb_s(iops, block_sizes.mean_kib(mix))
    assert found / measured - 1 == pytest.approx(error, abs=0.006)


def test_large_blocks_carry_the_bytes_of_a_boot() -> None:
    assert block_sizes.bytes_percents(BOOT)[5] == pytest.approx(49.5, abs=0.05)
    assert block_sizes.mix_random_percent(BOOT) == pytest.approx(31 + 17 / 2)


def test_shares_that_do_not_add_up_to_100_are_parts_of_their_sum() -> None:
    halved = [row._replace(share_percent=row.share_percent / 2) for row in BOOT]
    assert block_sizes.mean_kib(halved) == pytest.approx(block_sizes.mean_kib(BOOT))
    assert block_sizes.read_bytes_percent(halved) == pytest.approx(block_sizes.read_bytes_percent(BOOT))


@pytest.mark.parametrize("mix", [[], [Row(4, 0, 50)]])
def test_a_mix_without_io_has_no_mean(mix: list[Row]) -> None:
    with pytest.raises(ValueError, match="no I/O"):
        block_sizes.mean_kib(mix)
