"""Display memory against the vendor's whole table."""

from __future__ import annotations

import pytest

from planner_core.formulas import display

PCOIP_OVERHEAD = [
    (640, 480, (2.34, 4.69, 9.38)),
    (800, 600, (3.66, 7.32, 14.65)),
    (1280, 720, (7.03, 14.65, 28.13)),
    (1600, 1200, (14.65, 29.30, 58.59)),
    (1920, 1080, (15.82, 31.64, 63.28)),
    (1920, 1200, (17.58, 35.16, 70.31)),
    (2048, 1536, (24.00, 48.00, 96.00)),
    (2560, 1600, (31.25, 62.50, 125.00)),
]
"""VMware Horizon 6 architecture planning, table "PCoIP Client Display Overhead": MB with 1, 2 and 4 monitors."""
MISPRINT = (1280, 720, 2)
"""Printed as 14.65, which is not twice the 7.03 of one monitor."""
CELLS = [
    (width, height, monitors, mib)
    for width, height, row in PCOIP_OVERHEAD
    for monitors, mib in zip((1, 2, 4), row, strict=True)
    if (width, height, monitors) != MISPRINT
]


@pytest.mark.parametrize(("width", "height", "monitors", "mib"), CELLS)
def test_display_memory_is_the_vendors_table(width: int, height: int, monitors: int, mib: float) -> None:
    assert display.display_ram_mib(monitors, width, height) == pytest.approx(mib, abs=0.006)


def test_the_one_misprinted_cell_is_twice_its_neighbour() -> None:
    assert len(CELLS) == 23
    assert display.display_ram_mib(2, 1280, 720) == pytest.approx(14.06, abs=0.005)
    assert display.display_ram_mib(2, 1280, 720) == 2 * display.display_ram_mib(1, 1280, 720)
