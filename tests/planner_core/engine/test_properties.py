"""What has to hold for any plan: more load never relieves, more hardware never hurts, order does not matter."""

from __future__ import annotations

import math
import random

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer, explainable, name_of
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, random_step, small_plan, with_fields
from tests.support.thorough import examples


def random_plan(seed: int, steps: int = 60) -> Plan:
    source, plan = random.Random(seed), small_plan()
    for _ in range(steps):
        step = random_step(plan, source)
        if step is not None:
            plan = apply(plan, step.edits)
    return plan


@given(few=st.integers(1, 4000), more=st.integers(0, 4000))
@examples(30, 100)
def test_more_desktops_never_lower_a_saturation(few: int, more: int) -> None:
    before = evaluate(small_plan(desktops=few), CATALOG)
    after = evaluate(small_plan(desktops=few + more), CATALOG)
    for less, greater in zip(before.saturation, after.saturation, strict=True):
        assert (greater.utilisation or 0) >= (less.utilisation or 0) - 1e-12


@given(
    desktops=st.integers(1, 4000), field=st.sampled_from(["sockets", "cores_per_socket", "ram_gib", "count"])
)
@examples(30, 100)
def test_more_hardware_never_lowers_the_limit(desktops: int, field: str) -> None:
    plan = small_plan(desktops=desktops)
    more = with_fields(plan, "host", **{field: getattr(plan.components["host"], field) * 2})
    assert (evaluate(more, CATALOG).desktops.maximum or 0) >= (evaluate(plan, CATALOG).desktops.maximum or 0)


@given(desktops=st.integers(1, 4000))
@examples(30, 100)
def test_the_limit_is_where_a_saturation_reaches_its_target(desktops: int) -> None:
    plan = small_plan(desktops=desktops)
    limit = evaluate(plan, CATALOG).limits[0]
    at_limit = evaluate(with_fields(plan, "pool", desktops=max(1, limit.desktops)), CATALOG)
    beyond = evaluate(with_fields(plan, "pool", desktops=limit.desktops + 1), CATALOG)
    row = at_limit.worst(limit.component, limit.resource, limit.phase)
    past = beyond.worst(limit.component, limit.resource, limit.phase)
    assert row is not None
    assert past is not None
    assert (row.utilisation or 0) <= row.target + 1e-9
    assert (past.utilisation or 0) > past.target


@given(count=st.integers(1, 40), desktops=st.integers(1, 4000))
@examples(30, 100)
def test_one_card_of_many_hosts_equals_many_cards(count: int, desktops: int) -> None:
    """CPU and RAM of a card that stands for n hosts are those of n cards together."""
    one = evaluate(small_plan(desktops=desktops), CATALOG)
    card = evaluate(with_fields(small_plan(desktops=desktops), "host", count=count), CATALOG)
    for resource in ("cpu", "ram"):
        single, many = one.worst("host", resource), card.worst("host", resource)
        assert single is not None
        assert many is not None
        assert many.capacity == pytest.approx(count * single.capacity)


@given(seed=st.integers(0, 10_000))
@examples(10, 30)
def test_order_of_components_and_links_does_not_matter(seed: int) -> None:
    plan = random_plan(seed)
    turned = msgspec.structs.replace(
        plan,
        components=dict(reversed(plan.components.items())),
        links=dict(reversed(plan.links.items())),
        parents=dict(reversed(plan.parents.items())),
    )
    one, other = evaluate(plan, CATALOG), evaluate(turned, CATALOG)
    assert one.desktops == other.desktops
    key = lambda row: (row.component, row.resource, row.phase)  # noqa: E731
    for left, right in zip(sorted(one.saturation, key=key), sorted(other.saturation, key=key), strict=True):
        assert left.demand == pytest.approx(right.demand)
        assert left.capacity == pytest.approx(right.capacity)


@given(seed=st.integers(0, 10_000))
@examples(15, 40)
def test_any_plan_that_can_be_drawn_gets_an_assessment(seed: int) -> None:
    """Half-drawn plans too: no exception, no NaN among the numbers, no "0 hosts needed"."""
    result = evaluate(random_plan(seed), CATALOG)
    for row in result.saturation:
        assert math.isfinite(row.demand)
        assert math.isfinite(row.capacity)
        assert row.utilisation is None or math.isfinite(row.utilisation)
    assert result.desktops.fits <= result.desktops.planned


@given(seed=st.integers(0, 10_000))
@examples(3, 8)
def test_every_explained_number_is_the_assessed_number(seed: int) -> None:
    plan = random_plan(seed)
    result = evaluate(plan, CATALOG)
    explainer = Explainer(plan, CATALOG)
    for row in result.saturation:
        if row.utilisation is not None:
            assert explainer.explain(name_of(row)).value == pytest.approx(row.utilisation), row
    for number, limit in enumerate(result.limits, 1):
        assert explainer.explain(f"limits.{number}").value == limit.desktops
    assert explainer.explain("cost.total").value == pytest.approx(float(result.cost.total))


def test_nothing_drawn_is_no_error_but_findings() -> None:
    result = evaluate(Plan(), CATALOG)
    assert {finding.code for finding in result.findings} == {"plan.no-host", "plan.no-pool"}
    assert result.desktops.maximum is None
    assert len(explainable(result)) == 1


def test_an_unconnected_pool_has_no_maximum() -> None:
    plan = small_plan()
    plan = apply(plan, verbs.disconnect(plan, "pool", "host").edits)
    result = evaluate(plan, CATALOG)
    assert result.desktops.maximum is None
    assert "pool.no-host" in {finding.code for finding in result.findings}


def test_files_on_no_store_are_found() -> None:
    plan = small_plan()
    plan = apply(plan, verbs.disconnect(plan, "pool", "ssd").edits)
    assert "pool.files-unplaced" in {finding.code for finding in evaluate(plan, CATALOG).findings}


def test_local_stores_come_with_every_host_of_a_card() -> None:
    one, four = small_plan(), with_fields(small_plan(), "host", count=4)
    single, many = evaluate(one, CATALOG).store("ssd"), evaluate(four, CATALOG).store("ssd")
    assert single is not None
    assert many is not None
    assert many.capacity_gib == pytest.approx(4 * single.capacity_gib)
    assert many.by_role["replica"] == pytest.approx(4 * single.by_role["replica"])
    assert many.by_role["swap"] == pytest.approx(single.by_role["swap"])
    assert isinstance(four.components["host"], Host)
