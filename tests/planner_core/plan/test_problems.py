"""What keeps a plan from being used is found, whichever shortcut looks for it."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems

LARGEST = 1.7e308


def with_fields(plan: Plan, fields: Mapping[str, float]) -> Plan:
    pool = plan.of_type(DesktopPool)[0]
    components = {**plan.components, pool.id: msgspec.structs.replace(pool, **fields)}
    return msgspec.structs.replace(plan, components=components)


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan])
def test_a_field_that_is_no_number_is_named(value: float) -> None:
    plan = with_fields(read_sample("everything-on-ssd"), {"ram_gib": value})
    assert "the field ram_gib is not a number" in " ".join(map(str, problems(plan)))


def test_infinities_that_cancel_out_are_found_and_large_numbers_pass() -> None:
    plan = read_sample("everything-on-ssd")
    opposite = with_fields(plan, {"ram_gib": math.inf, "delta_gib": -math.inf})
    assert len(problems(opposite)) == 2
    assert problems(with_fields(plan, {"ram_gib": LARGEST, "delta_gib": LARGEST})) == ()


def test_a_link_under_another_name_is_found() -> None:
    plan = read_sample("everything-on-ssd")
    (first, link), *rest = plan.links.items()
    moved = msgspec.structs.replace(plan, links={(*first[:-1], "elsewhere"): link, **dict(rest)})
    assert ["one of the two is not in the plan" in str(each) for each in problems(moved)] == [True]
