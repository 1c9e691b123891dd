"""Ways to carry a number of desktops: each step makes what `needed` answers, and the plan then carries them."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool, GraphicsBoards
from planner_core.plan.plan import Plan
from planner_core.studies.needed import NoLongerWantedError, needed
from planner_core.studies.promise import assessed
from planner_core.studies.ways_to_carry import (
    NewAmount,
    Way,
    is_hopeless,
    places_for,
    places_of_component,
    places_of_limit,
    planned_desktops,
    shared_out,
    standing,
    step_for,
    ways,
)
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings


def all_ways(plan: Plan, desktops: int) -> list[Way]:
    return list(ways(plan, CATALOG, desktops, places_for(plan, CATALOG, desktops)))


@pytest.mark.parametrize(
    ("sample", "desktops", "some"),
    [
        ("everything-on-sas", 44, [NewAmount("host", "count", 2), NewAmount("sas", "drives", 3)]),
        ("vsan62-hybrid-500", 701, [NewAmount("nodes", "count", 6)]),
        ("me4-50", 90, [NewAmount("r730-1", "count", 2)]),
    ],
)
def test_the_step_of_a_way_makes_what_is_needed_and_the_plan_then_carries_them(
    sample: str, desktops: int, some: list[NewAmount]
) -> None:
    plan = read_sample(sample)
    found = all_ways(plan, desktops)
    offered = [part for way in found if way.carries for part in way.parts]
    assert [part for part in offered if part in some] == some
    for way in found:
        answer = needed(plan, CATALOG, way.answer.component, way.answer.field, desktops)
        assert way.answer == answer
        if way.is_alone:
            assert [part.number for part in way.parts] == [answer.number]
        grown = apply(plan, step_for(plan, CATALOG, desktops, way.parts).edits)
        carried = evaluate(grown, CATALOG).desktops.maximum or 0
        assert way.carries == (carried >= desktops)
        if way.carries:
            assert carried == way.carried
            both = apply(plan, step_for(plan, CATALOG, desktops, way.parts, is_planned=True).edits)
            counts = evaluate(both, CATALOG).desktops
            assert (counts.planned, counts.fits, way.with_planned) == (desktops, desktops, True)


def test_boards_are_one_of_the_ways_where_virtual_gpus_limit() -> None:
    """One L40S has 24 desktops of 2 GB."""
    boards = GraphicsBoards(id="boards", name="Boards", board_model="NVIDIA L40S", boards=1)
    pool = small_plan(vgpu_profile="L40S-2Q", ram_gib=2.0, ram_reserved_gib=2.0, desktops=20)
    plan = apply(pool, verbs.add_component(pool, boards, parent="host").edits)
    assert evaluate(plan, CATALOG).limits[0].resource == "graphics"
    carried = {part: way.carries for way in all_ways(plan, 30) for part in way.parts}
    assert carried[NewAmount("boards", "boards", 2)]


def test_prices_are_of_what_is_added() -> None:
    """A SAS drive is 210 euros. A host is 1,475 + 2 x 1,250 + 18 x 255 + 385 + 30 + 55 = 9,035, and 2 SAS drives of
    210 come with it; its mirror has no price, so that is not all.
    """
    plan = read_sample("everything-on-sas")
    hosts, drives, mirror = all_ways(plan, 44)
    assert (drives.price, drives.is_price_whole) == (Decimal("210.00"), True)
    assert not hosts.is_price_whole
    assert (mirror.parts, mirror.price) == ((), None)


def test_without_prices_none_is_said() -> None:
    way = next(way for way in all_ways(small_plan(), 500) if way.parts)
    assert way.price is None


def test_what_is_there_may_be_enough_and_less_may_be() -> None:
    plan = read_sample("everything-on-ssd")
    found = all_ways(plan, 74)
    there = [way for way in found if not way.parts]
    assert {way.answer.component for way in there} == {"host", "mirror"}
    assert all(way.carries for way in there)
    (fewer,) = [way for way in found if way.answer.component == "ssd"]
    assert (fewer.parts, fewer.price) == ((NewAmount("ssd", "drives", 3),), Decimal("-1130.00"))
    known = standing(plan, CATALOG, 74)
    assert (known.planned, known.carries, known.with_planned) == (75, True, True)
    assert not standing(plan, CATALOG, 76).carries


def test_a_list_that_several_lead_to_comes_once() -> None:
    """More hosts take more drives, and more drives take more hosts."""
    plan = read_sample("me4-50")
    (found,) = ways(plan, CATALOG, 110, [("r730-1", "count"), ("ssd", "drives")])
    assert found.parts == (NewAmount("r730-1", "count", 2), NewAmount("ssd", "drives", 4))
    assert not found.is_alone
    assert found.carries


def test_what_no_purchase_lifts_is_what_is_in_the_way() -> None:
    answer = needed(read_sample("replica-on-ssd"), CATALOG, "host", "ram_gib", 90)
    lifted, *others = answer.obstacles
    assert not is_hopeless(lifted)
    assert Way(answer).obstacle == lifted
    stuck = msgspec.structs.replace(
        others[0],
        purchases=tuple(msgspec.structs.replace(each, message=None) for each in others[0].purchases),
    )
    assert Way(msgspec.structs.replace(answer, obstacles=(lifted, stuck))).obstacle == stuck


def test_a_limit_and_a_component_have_their_own_ways() -> None:
    plan = read_sample("replica-on-ssd")
    assert places_of_limit(plan, CATALOG, "ram", "host") == (("host", "ram_gib"), ("host", "count"))
    assert places_of_limit(plan, CATALOG, "nothing", "host") == ()
    assert places_of_component(plan, CATALOG, "sas") == (("sas", "drives"),)


def test_the_promise_of_nine_of_ten_futures_holds_after_the_step() -> None:
    plan = with_settings(small_plan(), promise="nine-of-ten")
    way = next(ways(plan, CATALOG, 60, [("host", "count")]))
    assert way.answer.is_for_futures
    assert way.carries
    grown = apply(plan, step_for(plan, CATALOG, 60, way.parts).edits)
    assert assessed(grown, CATALOG).desktops.promised == way.carried
    assert (way.carried or 0) >= 60
    assert not standing(plan, CATALOG, 60).carries


def test_one_step_is_one_label_and_all_edits_of_a_host() -> None:
    plan = read_sample("replica-on-ssd")
    parts = [NewAmount("host", "count", 2), NewAmount("host", "ram_gib", 288.0)]
    step = step_for(plan, CATALOG, 90, parts, is_planned=True)
    assert [edit.key for edit in step.edits] == ["host", "pool"]
    host, pool = (edit.after for edit in step.edits)
    assert (host.count, host.ram_gib, host.memory_module_gib, pool.desktops) == (2, 288.0, 16.0, 90)
    assert host.origins["count"].kind == "typed"
    assert apply(apply(plan, step.edits), step.inverse().edits) == plan


def test_pools_keep_their_proportions_in_whole_desktops() -> None:
    """10 of 50 and 25 are 6.67 and 3.33."""
    plan = read_sample("sc7020f-3000")
    first, second = (pool.id for pool in plan.of_type(DesktopPool))
    plan = with_fields(with_fields(plan, first, desktops=50), second, desktops=25)
    assert planned_desktops(plan) == 75
    assert shared_out(plan, 10) == {first: 7, second: 3}
    assert shared_out(plan, 150) == {first: 100, second: 50}


def test_a_search_gives_up_before_the_next_range() -> None:
    plan = with_settings(small_plan(), promise="nine-of-ten")
    asked: list[bool] = []

    def is_wanted() -> bool:
        asked.append(len(asked) < 1)
        return asked[-1]

    with pytest.raises(NoLongerWantedError):
        list(ways(plan, CATALOG, 60, [("host", "count")], is_wanted))
    assert asked == [True, False]
