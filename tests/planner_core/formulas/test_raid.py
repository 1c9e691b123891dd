"""RAID back-end I/O of the papers' workloads, what the common wrong form costs, and degraded groups."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import raid

PENALTIES = (2, 4, 6)


def back_end(front_end_iops: float, write_share: float, penalty: int) -> float:
    reads, writes = front_end_iops * (1 - write_share), front_end_iops * write_share
    return float(raid.back_end_iops(reads, writes, penalty, 0.0, 0.0))


@pytest.mark.parametrize(
    ("front_end", "write_share", "disks", "per_disk"),
    [
        (57_231, 0.043, 24, (2_487, 2_692, 2_897)),
        (117_752, 0.043, 24, (5_117, 5_539, 5_961)),
        (31_088, 0.352, 24, (1_751, 2_663, 3_575)),
        (7_586, 0.868, 24, (590, 1_139, 1_688)),
        (21_874, 0.868, 24, (1_703, 3_285, 4_867)),
        (164_000, 0.8, 48, (6_150, 11_617, 17_083)),
    ],
    ids=[
        "tr4540-boot",
        "tr4540-boot-peak",
        "tr4540-monday-peak",
        "tr4540-tuesday",
        "tr4540-tuesday-peak",
        "sc7020f",
    ],
)
def test_drives_behind_raid_10_5_and_6(
    front_end: float, write_share: float, disks: int, per_disk: tuple[float, ...]
) -> None:
    """IOPS per drive that the papers' workloads would ask of uncached drives."""
    found = [back_end(front_end, write_share, penalty) / disks for penalty in PENALTIES]
    assert found == pytest.approx(per_disk, abs=0.6)


def test_cache_of_the_me4_absorbs_nine_tenths() -> None:
    """138,352 IOPS at its host ports, 28 % writes on a mirror, 18,746 on its drives."""
    uncached = back_end(138_352, 0.28, 2)
    assert uncached == pytest.approx(177_091, abs=1)
    assert 18_746 / uncached == pytest.approx(0.106, abs=0.001)


@pytest.mark.parametrize(
    ("penalty", "overstated"),
    [(2, (10, 13, 8, 4)), (4, (47, 56, 36, 20)), (6, (88, 104, 67, 37))],
)
def test_the_common_arithmetic_form_overstates(penalty: int, overstated: tuple[float, ...]) -> None:
    """Percent by which n x i x r + n x i x w / P exceeds the harmonic form at 30, 50, 80 and 90 % writes."""
    found = []
    for writes in (0.3, 0.5, 0.8, 0.9):
        reads = 1 - writes
        behind = raid.back_end_iops(reads, writes, penalty, 0.0, 0.0)
        right = raid.front_end_capability_iops(1000.0, reads, writes, behind)
        found.append((1000 * reads + 1000 * writes / penalty) / right * 100 - 100)
    assert found == pytest.approx(overstated, abs=0.8)


def test_degraded_reads() -> None:
    """RAID 5 of N drives: one read in N becomes N - 1; a mirror answers each with one."""
    assert raid.degraded_read_factor(1 / 8, 7) == pytest.approx(2 * 7 / 8)
    assert raid.degraded_read_factor(1 / 8, 1) == 1
    assert raid.degraded_read_factor(0, 7) == 1
    assert raid.degraded_reads_iops(200, 1.75) == pytest.approx(350)


def test_a_rebuild_leaves_less_of_fewer_drives() -> None:
    assert raid.rebuilding_raw_iops(1000, 8, 1, 30) == pytest.approx(612.5)
    assert raid.rebuilding_raw_iops(1000, 8, 0, 0) == 1000
    assert raid.rebuilding_raw_iops(1000, 1, 2, 0) == 0


@given(drives=st.integers(2, 24), failed=st.integers(1, 2), rebuild=st.floats(0, 99))
def test_a_failure_never_helps(drives: int, failed: int, rebuild: float) -> None:
    for lost in (1, drives - 1):
        assert raid.degraded_read_factor(min(1, failed / drives), lost) >= 1
    assert raid.rebuilding_raw_iops(1000, drives, failed, rebuild) <= 1000


@pytest.mark.parametrize(
    ("drive_iops", "write_share", "penalty", "desktops"),
    [(125, 0.8, 1, 25), (150, 0.8, 1, 30), (150, 0.9, 2, 15.8)],
    ids=["10k-raid-0", "15k-raid-0", "15k-raid-1"],
)
def test_desktops_of_the_two_sas_disks(
    drive_iops: float, write_share: float, penalty: int, desktops: float
) -> None:
    """Fujitsu, SSD in VDI (2011): 10 IOPS a desktop on two disks, where its test reached 31.

    RAID 0 of 150 IOPS each comes within 3 %; its text says RAID 1, which could not have carried half of them.
    """
    raw = raid.raw_iops(1, 2, drive_iops)
    behind = raid.back_end_iops(1 - write_share, write_share, penalty, 0.0, 0.0)
    found = raid.front_end_capability_iops(raw, 1 - write_share, write_share, behind) / 10
    assert found == pytest.approx(desktops, abs=0.05)


@pytest.mark.parametrize(
    ("kib", "drives", "parity", "share"),
    [
        (4, 3, 1, 0.50),  # OpenZFS documentation: 4 KiB on three drives, as much as a mirror
        (128, 3, 1, 0.66),  # and 128 KiB: 64 stripes of two data sectors and one with parity
        (16, 10, 2, 4 / 6),  # four data sectors, two with parity
        (16, 5, 1, 4 / 6),  # a sector more, so that the five become six
        (16, 8, 3, 4 / 8),  # seven become eight
        (16, 3, 2, 4 / 12),  # four stripes of one data sector each
    ],
)
def test_blocks_on_raidz_take_their_own_parity_and_padding(
    kib: int, drives: int, parity: int, share: float
) -> None:
    data_gib = 100.0 * (drives - parity)
    usable = raid.capacity_of_blocks_gib(data_gib, kib / 4, drives, drives, parity)
    assert usable / (100 * drives) == pytest.approx(share, abs=0.007)


def test_blocks_without_parity_of_their_own_take_no_more() -> None:
    assert raid.capacity_of_blocks_gib(100.0, 0.0, 4, 4, 0) == 100
    assert raid.capacity_of_blocks_gib(100.0, 4.0, 6, 24, 2) == raid.capacity_of_blocks_gib(
        100.0, 4.0, 6, 6, 2
    )
