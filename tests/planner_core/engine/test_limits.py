"""The ladder of limits of the whole plan."""

from __future__ import annotations

import hypothesis.strategies as st
import msgspec
import numpy as np
from hypothesis import given

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.limits import plan_bounds, whole
from planner_core.engine.answers.measures import measure
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import Cluster, InfrastructureServers
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)


@given(seed=SEEDS)
@examples(30, 100)
def test_the_maximum_is_what_the_tightest_resource_carries_in_whole_desktops_on_each_host(seed: int) -> None:
    """No rung says that fewer fit, though one that is higher before rounding may be lower after it."""
    found = evaluate(shared_plan(seed), CATALOG)
    rungs = [limit.desktops for limit in found.limits]
    assert rungs == sorted(rungs)
    assert found.desktops.maximum == rungs[0]
    assert len({(limit.component, limit.resource) for limit in found.limits}) == len(rungs)
    first, second, *_ = found.limits
    assert (first.desktops, first.exact) <= (second.desktops, second.exact)


@given(seed=SEEDS)
@examples(30, 100)
def test_neither_without_failures_nor_with_a_reserve_fewer_fit_than_at_the_maximum(seed: int) -> None:
    counts = evaluate(shared_plan(seed), CATALOG).desktops
    assert counts.maximum is not None
    for other in (counts.without_failures, counts.with_reserve):
        assert other is None or other >= counts.maximum


@given(seed=SEEDS)
@examples(15, 60)
def test_the_heaviest_phase_limits_like_the_worst_of_all(seed: int) -> None:
    """To the last digit; and blocks of the same hosts are rounded side by side as each would be alone."""
    layout = Layout(shared_plan(seed), CATALOG)
    bounds = plan_bounds(layout, measure(layout).blocks)
    assert len(bounds) > 5
    for bound in bounds:
        assert np.array_equal(bound.least, bound.exact.min(axis=1)), bound.block.resource
        assert np.array_equal(bound.desktops, whole(bound.least, bound.block.on_one)), bound.block.resource


PROMISES = ("survive_controller", "survive_path", "survive_drive")


def test_a_cluster_that_carries_nothing_promises_nothing_for_desktops_elsewhere() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "host", count=2)
    idle = Cluster(id="idle", name="Idle", failures_to_tolerate=1)
    spare = msgspec.structs.replace(plan.components["host"], id="spare", name="Spare")
    both = msgspec.structs.replace(
        plan,
        components={**plan.components, "idle": idle, "spare": spare},
        parents={**plan.parents, "spare": "idle"},
    )
    alone, beside = evaluate(plan, CATALOG).desktops, evaluate(both, CATALOG).desktops
    assert (beside.with_reserve, beside.failed_hosts) == (None, 0)
    assert beside == alone


def test_a_cluster_with_servers_alone_promises_nothing_for_desktops_elsewhere() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "host", count=2)
    cluster = Cluster(id="management", name="Management", failures_to_tolerate=1)
    host = msgspec.structs.replace(plan.components["host"], id="other", name="Other")
    servers = InfrastructureServers(id="brokers", name="Brokers")
    plan = msgspec.structs.replace(
        plan,
        components={**plan.components, cluster.id: cluster, host.id: host, servers.id: servers},
        parents={**plan.parents, host.id: cluster.id},
    )
    plan = apply(plan, verbs.connect(plan, servers.id, cluster.id).edits)
    counts = evaluate(plan, CATALOG).desktops
    assert (counts.with_reserve, counts.failed_hosts) == (None, 0)


def test_a_cluster_without_a_host_left_has_no_number_with_failed_hosts() -> None:
    plan = read_sample("everything-on-ssd")
    inside = msgspec.structs.replace(
        plan,
        components={**plan.components, "one": Cluster(id="one", name="One", failures_to_tolerate=1)},
        parents={**plan.parents, "host": "one"},
    )
    unkept = evaluate(inside, CATALOG).desktops
    assert (unkept.with_reserve, unkept.failed_hosts) == (None, 0)
    kept = evaluate(with_fields(inside, "host", count=2), CATALOG).desktops
    assert kept.with_reserve is not None
    assert kept.failed_hosts == 1


def with_promises(plan: Plan, **promises: bool) -> Plan:
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **promises))


@given(seed=SEEDS)
@examples(15, 40)
def test_the_limit_without_failures_is_that_of_the_plan_that_promises_nothing(seed: int) -> None:
    """No host is kept in reserve then, and every one of them carries desktops."""
    plan = shared_plan(seed)
    careless = with_promises(plan, **dict.fromkeys(PROMISES, False))
    for cluster in plan.of_type(Cluster):
        careless = with_fields(careless, cluster.id, failures_to_tolerate=0)
    counts = evaluate(careless, CATALOG).desktops
    assert evaluate(plan, CATALOG).desktops.without_failures == counts.maximum
    assert counts.with_reserve is None
    assert counts.failed_hosts == 0


@given(seed=SEEDS)
@examples(15, 40)
def test_the_limit_with_a_reserve_is_that_of_the_plan_that_promises_hosts_alone(seed: int) -> None:
    plan = shared_plan(seed)
    counts = evaluate(with_promises(plan, **dict.fromkeys(PROMISES, False)), CATALOG).desktops
    most = max(cluster.failures_to_tolerate for cluster in plan.of_type(Cluster))
    if most and counts.failed_hosts:
        assert evaluate(plan, CATALOG).desktops.with_reserve == counts.maximum
        assert counts.failed_hosts <= most
    else:
        assert counts.with_reserve is None
