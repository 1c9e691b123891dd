"""What is taken over from the last plan must not show in any result."""

from __future__ import annotations

import msgspec

from planner_core.engine.layout.last_plan import parts_of
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.plans import cluster_plan, with_fields


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
    assert parts.nesting.rows_of(DesktopPool) == {"one": 0}


def test_a_link_that_is_drawn_leaves_other_roles_as_they_are() -> None:
    plan = cluster_plan()
    before = parts_of(plan).connections
    replica, delta = before.files("replica"), before.files("delta")
    drawn = Link("pool", "delta", "local")
    after = parts_of(msgspec.structs.replace(plan, links={**plan.links, drawn.key: drawn})).connections
    assert after.files("replica") is replica
    assert len(after.files("delta").links) == len(delta.links) + 1
    assert after.groups_with_own_files.sum() == before.groups_with_own_files.sum() + 1
