"""The costs of designs as arrays against the engine's, for any settings and licences."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.amounts import Amounts
from planner_core.studies.design.designs import Array, Designs
from planner_core.studies.design.life import LifeCosts
from planner_core.studies.design.space import DesignChoice, DesignOption, Space
from tests.support.design import LICENCES, PROCESSORS, STORES, drive, fields, priced_plan, processor
from tests.support.plans import CATALOG
from tests.support.thorough import examples

PERCENTS = st.sampled_from([0.0, 0.1, 4.9, 33.3, 100.0])
AMOUNTS = st.sampled_from([Decimal(0), Decimal("0.01"), Decimal("0.3173"), Decimal("118.45")])
INCLUDING = (
    Licence(
        id="vcf", name="VCF", term="year", least_per_order=72, includes_tib=0.05, unit_price=Decimal(190)
    ),
    Licence(
        id="more", name="vSAN", unit="vsan_tib", term="year", beyond_included=True, unit_price=Decimal(120)
    ),
)
"""vSAN capacity beyond what comes with the cores."""


@st.composite
def cases(draw: st.DrawFn) -> tuple[Plan, Space]:
    """A plan with any costs, and a space of a few designs."""
    store = draw(st.sampled_from(STORES))
    plan = priced_plan(store, hosts=4)
    settings: dict[str, Any] = {
        "depreciation_years": draw(st.sampled_from([1, 3, 5, 20])),
        "electricity_price_per_kwh": draw(AMOUNTS),
        "rack_unit_price_per_year": draw(AMOUNTS),
        "currency": "EUR",
    }
    for field in ("interest_percent", "residual_percent", "maintenance_percent"):
        settings[field] = draw(PERCENTS)
    lines = draw(st.lists(st.sampled_from(LICENCES), unique_by=lambda each: each.id, max_size=2))
    if store == "vsan" and draw(st.booleans()):
        cores, capacity = INCLUDING
        price = draw(st.sampled_from([None, Decimal(190)]))
        lines += [msgspec.structs.replace(cores, unit_price=price), capacity]
    plan = msgspec.structs.replace(
        plan,
        settings=msgspec.structs.replace(plan.settings, **settings),
        licences={each.id: each for each in lines},
    )
    faster = processor(PROCESSORS[1], draw(st.integers(1, 9000)))
    choices = (
        fields("host", "hosts", "count", [3, 4], 4),
        DesignChoice("host", "processor", (DesignOption(is_drawn=True), faster)),
        DesignChoice("drives", "drive", (DesignOption(is_drawn=True), drive("Other", 1920.0, 9_000.0, 150))),
        fields("drives", "drives", "drives", [4, 6], 6),
    )
    return plan, Space(tuple(draw(st.lists(st.sampled_from(choices), min_size=1, unique_by=id))))


def test_capacity_that_comes_with_cores_is_counted_though_these_have_no_price() -> None:
    plan = priced_plan("vsan", hosts=4)
    plan = msgspec.structs.replace(plan, licences={each.id: each for each in INCLUDING})
    faster = DesignChoice("host", "processor", (DesignOption(is_drawn=True), processor(PROCESSORS[1], 1000)))
    later = {_held_to_the_engine(plan, Space((faster,)))[index] for index in ((0,), (1,))}
    assert len(later) == 2


@given(case=cases())
@examples(25, thorough=300)
def test_no_bound_overstates_and_every_amount_is_the_engines(case: tuple[Plan, Space]) -> None:
    _held_to_the_engine(*case)


def _held_to_the_engine(plan: Plan, space: Space) -> Array:
    """Hold all costs of a space to the engine's. Answers what licences cost later, by design."""
    designs = Designs(plan, space, 300)
    amounts = Amounts(designs)
    with apart():
        prices = amounts.prices(Layout(designs.plan, CATALOG))
        life = LifeCosts(amounts, prices).order
        for index in np.ndindex(*space.shape):
            cost = evaluate(designs.plan_of(index), CATALOG).cost
            exact = cost.running.total_cost_of_ownership
            assert exact is not None
            assert amounts.money(int(prices[index])) == cost.total
            assert amounts.money(life.at(index)) == exact
            assert life.lower[index] <= amounts.whole(exact) <= life.lower[index] + life.slack
    return np.broadcast_to(amounts.later_licences, space.shape)


@given(case=cases(), more=st.sampled_from([0, 1, 10_000]))
@examples(10, thorough=100)
def test_what_is_below_an_amount_is_exact(case: tuple[Plan, Space], more: int) -> None:
    plan, space = case
    designs = Designs(plan, space, 300)
    amounts = Amounts(designs)
    with apart():
        prices = amounts.prices(Layout(designs.plan, CATALOG))
    life = LifeCosts(amounts, prices).order
    exact = life.of(np.arange(prices.size)).reshape(space.shape)
    for amount in np.unique(exact).tolist():
        assert (life.below(amount + more) == (exact < amount + more)).all()
    assert set(life.least(np.ones(space.shape, dtype=bool)).tolist()) == set(
        np.flatnonzero(exact == exact.min()).tolist()
    )
