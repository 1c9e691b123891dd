"""The drawing on paper: one page where it can be read, else parts, else an honest word."""

from __future__ import annotations

import msgspec
import pytest

from app.output.picture.paper_sheets import LEAST_ACROSS, LEAST_UPRIGHT, MOST_PARTS, PART, sheets_of
from app.project.samples import read_sample, sample_names
from planner_core.plan.plan import Plan, Position
from tests.support.large_canvas import large_plan
from tests.support.plans import small_plan


def cards(plan):
    return [each for each in plan.components if each not in plan.parents]


@pytest.mark.parametrize("name", sample_names())
def test_every_sample_can_be_read_on_one_page(name):
    sheets = sheets_of(read_sample(name))
    assert sheets.is_legible
    assert not sheets.parts
    assert sheets.scale >= (LEAST_ACROSS if sheets.across else LEAST_UPRIGHT)


def test_a_wide_drawing_lies_on_its_side():
    plan = small_plan()
    far = {each: Position(number * 1000.0, 40.0) for number, each in enumerate(cards(plan))}
    assert sheets_of(msgspec.structs.replace(plan, positions=far)).across


def test_parts_cover_every_card_and_cut_none_that_fits():
    plan = large_plan(48)
    sheets = sheets_of(plan)
    assert 1 < len(sheets.parts) <= MOST_PARTS
    assert sheets.is_legible
    for each in cards(plan):
        place = plan.positions[each]
        assert any(part.region.contains(place.x, place.y) for part in sheets.parts)
    hosts = [plan.positions[each] for each in cards(plan) if each.startswith("host")]
    for host in hosts:
        inside = [
            part.region.contains(host.x, host.y) and part.region.contains(host.x + 300, host.y + 150)
            for part in sheets.parts
        ]
        assert any(inside), "a card is not parted where there is a gap beside it"


def test_parts_lie_beside_each_other_in_rows_and_columns():
    parts = sheets_of(large_plan(48)).parts
    assert len({(each.row, each.column) for each in parts}) == len(parts)
    room = max(each.region.width for each in parts) * 0.75 * PART
    assert room <= 760


def test_too_large_a_drawing_says_so():
    sheets = sheets_of(large_plan(1000))
    assert not sheets.parts
    assert not sheets.is_legible


def test_an_empty_plan_has_a_page():
    sheets = sheets_of(Plan())
    assert sheets.is_legible
    assert sheets.scale > 0
