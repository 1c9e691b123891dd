"""Copies get ids and names of their own, keep what ties them together, and outside ties only where they fit."""

from __future__ import annotations

import random
import time

import hypothesis.strategies as st
import pytest
from hypothesis import given

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.editing.verbs.numbered import Numbered
from planner_core.plan.components import Cluster, DesktopPool, Host
from planner_core.plan.fragment import fragment_from_json, fragment_of, fragment_to_json
from planner_core.plan.plan import Plan, Position
from planner_core.plan.problems import problems
from tests.support.large_canvas import large_plan
from tests.support.plans import random_step, small_plan
from tests.support.thorough import examples


def pasted(plan: Plan, fragment: Plan, **how: object) -> Plan:
    return apply(plan, verbs.paste(plan, fragment, **how).edits)  # type: ignore[arg-type]


def test_into_an_empty_plan_names_stay_and_ids_are_new() -> None:
    source = small_plan()
    fragment = fragment_of(source, tuple(source.components)).plan
    plan = pasted(Plan(), fragment)
    assert [part.name for part in plan.components.values()] == [
        part.name for part in source.components.values()
    ]
    assert set(plan.components) == {"host-1", "disk-group-1", "disk-group-2", "desktop-pool-1"}
    assert plan.hosts_of("desktop-pool-1") == ("host-1",)
    assert set(plan.children("host-1")) == {"disk-group-1", "disk-group-2"}
    assert len(plan.links) == len(source.links)
    assert {link.share for link in plan.links.values()} == {link.share for link in source.links.values()}


def test_where_a_name_is_taken_a_number_is_put_behind_it() -> None:
    plan = Plan(components={"a": Host(id="a", name="Rack 7"), "b": Host(id="b", name="Rack 8")})
    fragment = fragment_of(plan, ["a"]).plan
    plan = pasted(pasted(plan, fragment), fragment)
    assert [part.name for part in plan.components.values()] == ["Rack 7", "Rack 8", "Rack 2", "Rack 3"]


def test_names_stay_short_enough_to_be_saved() -> None:
    plan = Plan(components={"a": Host(id="a", name="n" * 200)})
    copied = pasted(plan, fragment_of(plan, ["a"]).plan)
    assert max(len(part.name) for part in copied.components.values()) <= 200
    assert len({part.name for part in copied.components.values()}) == 2


def test_outside_ties_are_kept_where_the_same_kind_is_there() -> None:
    source = small_plan()
    fragment = fragment_of(source, ["pool"]).plan
    assert len(pasted(source, fragment).links) == 2 * len(source.links)
    others = Plan(components={"host": DesktopPool(id="host", name="A pool that is called host")})
    assert pasted(others, fragment).links == {}


def test_a_disk_group_goes_into_another_frame() -> None:
    source = small_plan()
    plan = apply(source, verbs.add_component(source, Host(id="other", name="Other"), Position(900, 0)).edits)
    after = pasted(plan, fragment_of(source, ["ssd"]).plan, frames={"ssd": "other"})
    (copy,) = after.children("other")
    assert copy not in after.positions


def test_frames_that_do_not_hold_the_kind_are_not_taken() -> None:
    source = small_plan()
    plan = apply(source, verbs.add_component(source, Cluster(id="c", name="C"), Position(900, 0)).edits)
    after = pasted(plan, fragment_of(source, ["ssd"]).plan, frames={"ssd": "c"})
    assert after.children("c") == ()
    assert problems(after) == ()


def test_labels_name_what_is_pasted_and_cut() -> None:
    plan = small_plan()
    host = plan.components["host"].name
    assert str(verbs.paste(plan, fragment_of(plan, ["host"]).plan).label) == f"Paste {host} 2"
    assert str(verbs.paste(plan, fragment_of(plan, ["host", "pool"]).plan).label) == "Paste 4 components"
    assert str(verbs.cut(plan, ["host"]).label) == f"Cut {host}"
    assert str(verbs.cut(plan, ["host", "pool"]).label) == "Cut 2 components"


def test_an_empty_plan_cannot_be_pasted() -> None:
    with pytest.raises(verbs.RuleError, match="nothing to paste"):
        verbs.paste(small_plan(), Plan())


def test_cut_and_paste_is_the_same_plan_under_other_ids() -> None:
    source = small_plan()
    fragment = fragment_of(source, tuple(source.components)).plan
    emptied = apply(source, verbs.cut(source, tuple(source.components)).edits)
    assert emptied.components == {}
    assert len(pasted(emptied, fragment).links) == len(source.links)


@given(seed=st.integers(0, 100_000))
@examples(8, 20)
def test_any_part_of_any_plan_can_be_pasted_into_any_other(seed: int) -> None:
    source = random.Random(seed)
    plans = [small_plan(), small_plan()]
    for _ in range(30):
        for number, plan in enumerate(plans):
            step = random_step(plan, source)
            plans[number] = apply(plan, step.edits) if step is not None else plan
    here, there = plans
    if not here.components:
        return
    ids = source.sample(list(here.components), source.randint(1, len(here.components)))
    fragment = fragment_from_json(fragment_to_json(fragment_of(here, ids)))
    for target in (here, there):
        for part in (fragment.plan, fragment.alone()):
            step = verbs.paste(target, part)
            after = apply(target, step.edits)
            assert problems(after) == ()
            assert len(after.components) == len(target.components) + len(part.components)
            assert len(
                {each.name for each in after.components.values()}
                - {p.name for p in target.components.values()}
            ) == len(part.components)
            assert apply(after, step.inverse().edits) == target


def test_numbers_are_handed_out_once() -> None:
    names = Numbered(" ", ["Host", "Host 3"])
    assert [names.free("Host") for _ in range(3)] == ["Host 2", "Host 4", "Host 5"]
    assert names.free("Other") == "Other"
    assert names.first("x") == "x 1"


def test_five_thousand_components_are_pasted_without_a_search_for_each() -> None:
    small, large = large_plan(500), large_plan(5_000)

    def seconds(plan: Plan) -> float:
        start = time.process_time()
        verbs.paste(plan, plan)
        return time.process_time() - start

    quickest = [min(seconds(plan) for _ in range(5)) for plan in (small, large)]
    assert quickest[1] < 40 * quickest[0]
