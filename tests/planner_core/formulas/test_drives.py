"""IOPS of disks against quoted values."""

from __future__ import annotations

import pytest

from planner_core.formulas import drives


@pytest.mark.parametrize(
    ("seek_ms", "rpm", "iops"), [(8.5, 7_200, 79), (4.45, 10_000, 134), (3.4, 15_000, 185)]
)
def test_disk_iops_from_seek_and_half_a_turn(seek_ms: float, rpm: float, iops: float) -> None:
    """The middle one is the worked example of the source, which rounds its seek to 4.5 ms and prints 133."""
    assert drives.disk_iops(seek_ms, rpm) == pytest.approx(iops, abs=0.5)


def test_seek_of_four_and_a_half_ms_gives_the_printed_133() -> None:
    assert drives.disk_iops(4.5, 10_000) == pytest.approx(133, abs=0.5)


def test_planning_values_lie_below_the_calculated_ones() -> None:
    """Fujitsu counts 125 and 150 where seek and half a turn give 134 and 185."""
    assert drives.disk_iops(4.45, 10_000) > 125
    assert drives.disk_iops(3.4, 15_000) > 150
