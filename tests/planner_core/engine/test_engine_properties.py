"""What has to hold for every sound plan, whatever is drawn in it: monotony, limits, symmetry, independence."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import hypothesis.strategies as st
import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from planner_core.engine.answers.limits import plan_bounds
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.saturation import binding_load, block_utilisation, planned_for
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import DesktopPool, Host, InfrastructureServers
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems
from tests.support.plans import CATALOG
from tests.support.random_plans import plans, replaced
from tests.support.side_by_side import renamed, together
from tests.support.thorough import examples

Key: TypeAlias = tuple[str, str, str, str, str]
"""Component, resource, phase, load, case."""

ROUNDING = 1e-9
# Without shrinking: a plan takes long to shrink, and a test that fails has to say so before its time is over.
SOME = settings(
    examples(6, 15),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MANY = settings(SOME, max_examples=examples(10, 30).max_examples)


def rows_of(assessment: Assessment) -> dict[Key, Saturation]:
    """All rows by what they are about."""
    return {
        (row.component, row.resource, row.phase, row.load, row.case): row for row in assessment.saturation
    }


def exact_limits(assessment: Assessment) -> dict[tuple[str, str], float]:
    """The limit of each component and resource before it is rounded down."""
    return {(rung.component, rung.resource): rung.exact for rung in assessment.limits}


def limits_of(assessment: Assessment) -> dict[tuple[str, str], tuple[float, float]]:
    """The limit of each component and resource in whole desktops, and before it is rounded down. Whole desktops decide:
    where each host of a large cluster rounds down, the larger number before rounding may leave fewer of them.
    """
    return {(rung.component, rung.resource): (rung.desktops, rung.exact) for rung in assessment.limits}


def first_limit(assessment: Assessment) -> float:
    """The limit of the plan before it is rounded down."""
    return min((rung.exact for rung in assessment.limits), default=math.inf)


def near(left: float, right: float, relative: float = ROUNDING) -> bool:
    """Equal but for rounding errors."""
    return left == right or math.isclose(left, right, rel_tol=relative, abs_tol=ROUNDING)


def has_mixed_cluster(plan: Plan) -> bool:
    """Whether any cluster holds several host cards."""
    cards = Counter(plan.parents[host.id] for host in plan.of_type(Host) if host.id in plan.parents)
    return any(number > 1 for number in cards.values())


@given(plan=plans())
@SOME
def test_the_drawn_plans_are_sound_and_get_a_maximum(plan: Plan) -> None:
    """What the other properties stand on: no bound is broken, nothing hangs in the air."""
    assert problems(plan) == ()
    assert plan_from_json(plan_to_json(plan)) == plan
    found = evaluate(plan, CATALOG)
    assert found.desktops.maximum is not None
    assert found.desktops.maximum == min(rung.desktops for rung in found.limits)
    assert found.desktops.fits == min(found.desktops.planned, found.desktops.maximum)


# --- more desktops -------------------------------------------------------------------------------------------


def assert_nothing_relieved(before: Plan, after: Plan, but: str = "") -> None:
    old, new = rows_of(evaluate(before, CATALOG)), rows_of(evaluate(after, CATALOG))
    assert old.keys() == new.keys()
    for key, row in old.items():
        if row.resource == but:
            continue
        assert new[key].load_factor >= row.load_factor * (1 - ROUNDING), (key, row, new[key])


@given(plan=plans(), times=st.integers(2, 5))
@SOME
def test_more_desktops_of_every_pool_never_lower_a_saturation(plan: Plan, times: int) -> None:
    """Not said of a latency beside servers: where these alone break a target, desktops may bring the mean below it."""
    more = plan
    for pool in plan.of_type(DesktopPool):
        more = replaced(more, pool.id, desktops=pool.desktops * times)
    assert_nothing_relieved(plan, more, but="latency" if plan.of_type(InfrastructureServers) else "")


@given(plan=plans().filter(lambda plan: not has_mixed_cluster(plan)), more=st.integers(1, 2000))
@SOME
def test_more_desktops_of_one_pool_never_lower_a_saturation(plan: Plan, more: int) -> None:
    """Not said of clusters of several cards: there the pool that grows can push another one from host to host,
    because desktops are spread by what they need of processors and memory, and ports are not asked. Nor of a latency:
    it is a mean over the I/O of all pools, which a pool that mostly writes brings down where writes are faster."""
    for pool in plan.of_type(DesktopPool):
        assert_nothing_relieved(plan, replaced(plan, pool.id, desktops=pool.desktops + more), but="latency")


# --- the limit -----------------------------------------------------------------------------------------------


def fullest(layout: Layout, times: float) -> float:
    """The highest promised utilisation over its target, with so many times the desktops."""
    desktops = values_of(layout.pools.column("desktops")) * times
    grown, worst = layout.with_desktops(desktops), 0.0
    for block in measure(grown).blocks:
        if not block.binding or not block.components:
            continue
        used = values_of(block_utilisation(block))
        load = min(binding_load(grown.settings, block), used.shape[2] - 1)
        over_target = used[:, :, load, :] / (values_of(block.target_percent)[:, :, 0, :] / 100)
        counts = planned_for(grown, block)[:, :, 0, :] > 0
        worst = max(worst, float(np.where(counts, np.nan_to_num(over_target, posinf=np.inf), 0.0).max()))
    return worst


@given(plan=plans())
@SOME
def test_a_search_finds_the_same_limit(plan: Plan) -> None:
    """Bisection over evaluations with grown pools, which know nothing of the formula that gives the limit, nor of
    whole desktops on each host. What servers alone overload is a finding and limits no desktops elsewhere."""
    layout = Layout(plan, CATALOG)
    assume(fullest(layout, 0.0) <= 1)
    limit = min(float(bound.exact.min()) for bound in plan_bounds(layout, measure(layout).blocks))
    planned = sum(pool.desktops for pool in plan.of_type(DesktopPool))
    low, high = 0.0, 1.0
    while fullest(layout, high) <= 1:
        low, high = high, high * 2
    while high - low > ROUNDING * high and high > ROUNDING:
        middle = (low + high) / 2
        low, high = (middle, high) if fullest(layout, middle) <= 1 else (low, middle)
    assert low * planned == pytest.approx(limit, rel=1e-6, abs=1e-5 * planned)


# --- one card of many hosts, or many cards -------------------------------------------------------------------


def one_card_per_host(plan: Plan) -> tuple[Plan, Mapping[str, list[str]]]:
    """The same plan with every host drawn for itself, and the new names of each component."""
    names: dict[str, list[str]] = {}
    components: dict[str, Any] = {}
    for each, part in plan.components.items():
        card = part if isinstance(part, Host) else plan.components.get(plan.parents.get(each, ""))
        names[each] = [f"{each}.{host}" for host in range(card.count)] if isinstance(card, Host) else [each]
        for name in names[each]:
            single = {"count": 1} if isinstance(part, Host) else {}
            components[name] = msgspec.structs.replace(part, id=name, **single)
    parents = {
        name: names[parent][at if len(names[parent]) > 1 else 0]
        for child, parent in plan.parents.items()
        for at, name in enumerate(names[child])
    }
    links = [
        Link(link.source, link.role, target, link.share / len(names[link.target]))
        for link in plan.links.values()
        for target in names[link.target]
    ]
    drawn = msgspec.structs.replace(
        plan, components=components, parents=parents, links={link.key: link for link in links}
    )
    return drawn, names


@given(plan=plans())
@MANY
def test_a_card_of_many_hosts_equals_as_many_cards(plan: Plan) -> None:
    """Alone, in clusters of mixed cards, with local disks, in vSAN, in every phase, load and case.

    Front-end capacities are left out: of an idle drive they are its raw IOPS, and in a failure only the one card is
    idle whose host is down.
    """
    singles, names = one_card_per_host(plan)
    one, many = evaluate(plan, CATALOG), evaluate(singles, CATALOG)
    card_rows, single_rows = rows_of(one), rows_of(many)
    for key, row in card_rows.items():
        if row.resource == "front_end_iops":
            continue
        parts = [single_rows[name, *key[1:]] for name in names[row.component]]
        assert near(sum(part.demand for part in parts), row.demand), (row, parts)
        assert near(sum(part.capacity for part in parts), row.capacity), (row, parts)
        assert near(max(part.load_factor for part in parts), row.load_factor), (row, parts)
    single_limits, nothing = limits_of(many), (math.inf, math.inf)
    for (component, resource), (whole, exact) in limits_of(one).items():
        of_cards = [single_limits.get((name, resource), nothing) for name in names[component]]
        assert min(of_cards)[0] == whole, (component, resource)
        assert near(min(of_cards)[1], exact), (component, resource)
    assert many.desktops == one.desktops
    assert (many.cost.total, many.cost.running) == (one.cost.total, one.cost.running)
    times = [(time.phase, time.case, time.resource) for time in one.work]
    assert [(time.phase, time.case, time.resource) for time in many.work] == times
    assert [time.minutes for time in many.work] == pytest.approx([time.minutes for time in one.work])


# --- order, failures, islands --------------------------------------------------------------------------------


@given(plan=plans(), seed=st.integers(0, 1000))
@MANY
def test_the_order_of_components_nesting_and_links_does_not_matter(plan: Plan, seed: int) -> None:
    def shuffled(table: Mapping[Any, Any]) -> dict[Any, Any]:
        rows = list(table.items())
        Random(seed).shuffle(rows)
        return dict(rows)

    turned = msgspec.structs.replace(
        plan,
        components=shuffled(plan.components),
        parents=shuffled(plan.parents),
        links=shuffled(plan.links),
    )
    one, other = evaluate(plan, CATALOG), evaluate(turned, CATALOG)
    assert (one.cases, one.desktops, one.cost.total) == (other.cases, other.desktops, other.cost.total)
    left, right = rows_of(one), rows_of(other)
    assert left.keys() == right.keys()
    for key, row in left.items():
        assert near(row.demand, right[key].demand), (row, right[key])
        assert near(row.capacity, right[key].capacity), (row, right[key])
    limits, others = exact_limits(one), exact_limits(other)
    assert limits.keys() == others.keys()
    assert [others[key] for key in limits] == pytest.approx(list(limits.values()))


@given(plan=plans())
@SOME
def test_nothing_has_more_capacity_in_a_failure(plan: Plan) -> None:
    """But for front-end capacities and latency targets, which follow the mix of reads and writes: a failure that moves
    other desktops here can bring a lighter one."""
    rows = rows_of(evaluate(plan, CATALOG))
    for (component, resource, phase, load, _), row in rows.items():
        if resource not in ("front_end_iops", "latency"):
            normal = rows[component, resource, phase, load, "normal"]
            assert row.capacity <= normal.capacity * (1 + ROUNDING), (row, normal)


@given(plan=plans(most_islands=1), beside=plans(most_islands=1))
@SOME
def test_independent_plans_do_not_influence_each_other(plan: Plan, beside: Plan) -> None:
    alone, both = evaluate(plan, CATALOG), evaluate(together(plan, renamed(beside)), CATALOG)
    in_both = rows_of(both)
    for key, row in rows_of(alone).items():
        other = in_both[key]
        assert near(other.demand, row.demand), (row, other)
        assert near(other.capacity, row.capacity), (row, other)
        assert other.planned_for == row.planned_for, (row, other)


@given(plan=plans(most_islands=1))
@SOME
def test_twice_the_same_carries_twice_as_much(plan: Plan) -> None:
    one, two = evaluate(plan, CATALOG), evaluate(together(plan, renamed(plan)), CATALOG)
    twice = exact_limits(two)
    for key, limit in exact_limits(one).items():
        assert near(twice[key], 2 * limit), key
    assert two.desktops.planned == 2 * one.desktops.planned
    assert near(first_limit(two), 2 * first_limit(one))
