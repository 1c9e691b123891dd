"""What is taken over from the last plan must not show in any result."""

from __future__ import annotations

import random
from copy import deepcopy

import msgspec
import pytest

from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.desktops import io_by_phase
from planner_core.engine.layout import kept
from planner_core.engine.layout.last_plan import parts_of
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.fields import declared_fields
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, random_step, with_fields


def new_objects(plan: Plan) -> Plan:
    """An equal plan that has no object in common with this one."""
    components = {name: deepcopy(part) for name, part in plan.components.items()}
    return msgspec.structs.replace(
        plan, components=components, links=deepcopy(plan.links), parents=dict(plan.parents)
    )


@pytest.mark.parametrize("seed", range(6))
def test_results_after_edits_are_those_of_a_plan_never_seen(seed: int) -> None:
    source = random.Random(seed)
    plan = cluster_plan(("none", "hybrid", "esa")[seed % 3])
    for _ in range(12):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step else plan
        after_edit = evaluate(plan, CATALOG)
        kept._kept.clear()
        anew = evaluate(new_objects(plan), CATALOG)
        evaluate(plan, CATALOG)
        assert list(after_edit.saturation) == list(anew.saturation)
        assert list(after_edit.limits) == list(anew.limits)
        assert list(after_edit.findings) == list(anew.findings)


LOADS = [
    info.name for info in declared_fields(DesktopPool) if info.kind in kept.NUMERIC and not info.optional
]


@pytest.mark.parametrize("field", [*LOADS, "refresh_policy", "clone_type"])
def test_what_is_kept_of_one_desktop_goes_with_whatever_it_was_made_of(field: str) -> None:
    plan = cluster_plan()
    evaluate(plan, CATALOG)
    info = next(each for each in declared_fields(DesktopPool) if each.name == field)
    pool = plan.components["pool"]
    value = getattr(pool, field)
    if info.kind == "flag":
        other = not value
    elif info.choices:
        other = next(each for each in info.choices if each != value)
    else:
        other = value + 1 if info.most is None or value + 1 <= info.most else value - 1
    for desktops in (pool.desktops, 2 * pool.desktops):  # the second time all but their number is the same
        edited = with_fields(plan, "pool", **{"desktops": desktops, field: other})
        after_edit = evaluate(edited, CATALOG)
        kept._kept.clear()
        assert list(after_edit.saturation) == list(evaluate(new_objects(edited), CATALOG).saturation)


@pytest.mark.parametrize("phase", ["login", "boot", "provision", "patch", "logoff"])
def test_what_is_kept_of_one_desktop_goes_with_the_windows_of_the_plan(phase: str) -> None:
    plan = cluster_plan()
    evaluate(plan, CATALOG)
    settings = msgspec.structs.replace(plan.settings, **{f"{phase}_window_minutes": 7})
    edited = msgspec.structs.replace(plan, settings=settings)
    after_edit = evaluate(edited, CATALOG)
    kept._kept.clear()
    assert list(after_edit.saturation) == list(evaluate(new_objects(edited), CATALOG).saturation)


def test_what_one_desktop_asks_for_is_worked_out_once_for_any_number_of_them() -> None:
    plan = cluster_plan()
    first = io_by_phase(Layout(plan, CATALOG))
    assert io_by_phase(Layout(with_fields(plan, "pool", desktops=7), CATALOG)) is first
    assert io_by_phase(Layout(with_fields(plan, "pool", iops=7.5), CATALOG)) is not first


def test_a_kind_without_a_changed_component_keeps_its_sequence() -> None:
    plan = cluster_plan()
    before = parts_of(plan).of_kind
    changed = with_fields(plan, "pool", desktops=7)
    after = parts_of(changed).of_kind
    assert after[Host] is before[Host]
    assert after[DesktopPool] == [changed.components["pool"]]
    assert before[DesktopPool] == [plan.components["pool"]]


def test_a_component_of_another_kind_under_the_same_id_is_laid_out_anew() -> None:
    plan = Plan(components={"one": Host(id="one", name="One")})
    assert list(parts_of(plan).of_kind) == [Host]
    other = msgspec.structs.replace(plan, components={"one": DesktopPool(id="one", name="One")})
    parts = parts_of(other)
    assert list(parts.of_kind) == [DesktopPool]
    assert parts.structure.rows_of(DesktopPool) == {"one": 0}


def test_a_link_that_is_drawn_leaves_other_roles_as_they_are() -> None:
    plan = cluster_plan()
    before = parts_of(plan).structure
    replica, delta = before.files("replica"), before.files("delta")
    drawn = Link("pool", "delta", "local")
    after = parts_of(msgspec.structs.replace(plan, links={**plan.links, drawn.key: drawn})).structure
    assert after.files("replica") is replica
    assert len(after.files("delta").links) == len(delta.links) + 1
    assert after.groups_with_own_files.sum() == before.groups_with_own_files.sum() + 1
