"""The spreads of the catalogue are those of the records, and ranges hold what they promise."""

from __future__ import annotations

import pytest

from planner_core.catalog.spreads import IO, PART_LOAD, PROCESSOR, READS
from planner_core.studies.validation_ranges import half_width, spread_of_records
from planner_core.studies.validation_results import Validation
from tests.support.plans import CATALOG


@pytest.mark.parametrize("which", [PROCESSOR, IO, READS])
def test_a_spread_of_the_catalogue_is_that_of_the_records(validation: Validation, which: str) -> None:
    """Shipped, so that a plan needs no validation to know its range; this fails after a record is added."""
    found, shipped = spread_of_records(validation.rows)[which], CATALOG.spreads[which]
    assert shipped.spread == pytest.approx(found.spread, rel=0.005)
    assert shipped.degrees_of_freedom == found.degrees_of_freedom


def test_eight_of_ten_measurements_lie_inside_their_range(validation: Validation) -> None:
    """Between 70 and 90 %: all of them inside would be as wrong as half of them."""
    inside = sum(each.inside for each in validation.ranges)
    assert 0.7 <= inside / sum(each.count for each in validation.ranges) <= 0.9
    by_kind = {each.kind: (each.inside, each.count) for each in validation.ranges}
    assert by_kind["density"] == (11, 14)
    assert by_kind["iops_per_user"] == (17, 19)


def test_a_range_is_wider_where_fewer_machines_are_known(validation: Validation) -> None:
    rows = [row for row in validation.rows if row.kind == "density" and row.left_out_machines]
    widths = {row.left_out_machines: half_width(row, CATALOG) for row in rows}
    assert widths[1] == pytest.approx(1.345 * 0.0386 * 2**0.5, rel=0.001)
    assert widths[2] == pytest.approx(1.345 * 0.0386 * 1.5**0.5, rel=0.001)


def test_the_deviation_at_part_load_is_that_of_the_records(validation: Validation) -> None:
    off = next(each.machine_left_out for each in validation.summary if each.kind == "cpu_utilisation")
    assert off is not None
    assert CATALOG.spreads[PART_LOAD].spread == pytest.approx(off.median, abs=0.0005)
