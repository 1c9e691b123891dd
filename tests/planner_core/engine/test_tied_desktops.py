"""Desktops that are led to single cards of a cluster instead of to the cluster."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, DesktopPool, Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields


def drawn(tied: int, spread: int = 0, *, with_other: bool = True) -> Plan:
    """An N+1 cluster: a card of two hosts with desktops tied to it, and an equal host beside them; other desktops may
    be spread over all."""
    parts = [
        Cluster(id="cluster", name="Cluster", failures_to_tolerate=1),
        Host(id="pair", name="Pair", count=2),
    ]
    parents = {"pair": "cluster"}
    if with_other:
        parts.append(Host(id="solo", name="Solo"))
        parents["solo"] = "cluster"
    ends = {"tied": "pair"}
    parts.append(DesktopPool(id="tied", name="Tied", desktops=tied))
    if spread:
        parts.append(DesktopPool(id="spread", name="Spread", desktops=spread))
        ends["spread"] = "cluster"
    plan = Plan(components={part.id: part for part in parts}, parents=parents)
    for pool, end in ends.items():
        plan = apply(plan, verbs.connect(plan, pool, end).edits)
    return plan


def limits(plan: Plan) -> tuple[float, ...]:
    """Of the hosts, in whole desktops: the smallest of all and the smallest with a failed host."""
    found = evaluate(plan, CATALOG)
    rungs = [limit for limit in found.limits if limit.component in ("pair", "solo")]
    return tuple(
        min((limit.desktops for limit in rungs if limit.case in cases), default=float("inf"))
        for cases in (found.cases, ("host-1",))
    )


def test_the_host_that_carries_the_tied_desktops_is_the_one_that_fails() -> None:
    """An equal host without any of them took the failure upon itself: 142 desktops were promised where 89 are."""
    alone, beside = drawn(140, with_other=False), drawn(140)
    assert limits(beside) == limits(alone)
    assert limits(beside)[0] == limits(beside)[1] < 140


@pytest.mark.parametrize(("field", "value"), [("ram_gib", 768.0), ("cores_per_socket", 24)])
def test_more_of_the_cards_hosts_lowers_no_promise(field: str, value: float) -> None:
    for plan in (drawn(140), drawn(100, 20)):
        assert limits(with_fields(plan, "pair", **{field: value}))[0] >= limits(plan)[0]


def test_a_little_less_on_the_other_host_changes_the_promise_a_little() -> None:
    plan = drawn(100, 20)
    less = with_fields(plan, "solo", cores_per_socket=15)
    assert limits(plan)[0] * 0.95 < limits(less)[0] <= limits(plan)[0]
