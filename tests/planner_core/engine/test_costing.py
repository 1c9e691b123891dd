"""What a plan costs: the bill, one desktop, the years of use; and that every amount explains itself."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any, get_args

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.currencies import rounded_money
from planner_core.editing import verbs
from planner_core.engine.basis.assessment import Cost, DesktopCounts, RunningCost
from planner_core.engine.basis.cost_records import CloudOffer, CloudRule
from planner_core.engine.cost.cloud_costs import figure_name
from planner_core.engine.cost.costing import AMOUNTS, LIMITS, cost_of
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.cost import explain_cost, explainable_costs
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, explain, explainable
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message
from planner_core.plan.components import Part, StorageArray
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_settings
from tests.support.thorough import examples

BUSY_YEAR: dict[str, object] = {
    "residual_percent": 10.0,
    "interest_percent": 4.5,
    "maintenance_percent": 8.0,
    "rack_unit_price_per_year": Decimal("99.90"),
    "price_years": 1.0,
}
"""Settings that give every amount something to work out."""


def with_part(plan: Plan, component: str, **values: object) -> Plan:
    """The plan with the price records of one component changed alike."""
    owner = plan.components[component]
    parts = tuple(msgspec.structs.replace(part, **values) for part in owner.parts)
    return with_parts(plan, component, *parts)


def with_parts(plan: Plan, component: str, *parts: Part) -> Plan:
    owner = msgspec.structs.replace(plan.components[component], parts=parts)
    return msgspec.structs.replace(plan, components={**plan.components, component: owner})


def with_fields(plan: Plan, component: str, **values: object) -> Plan:
    owner = msgspec.structs.replace(plan.components[component], **values)
    return msgspec.structs.replace(plan, components={**plan.components, component: owner})


def cost(plan: Plan, **desktops: int | None) -> Cost:
    return cost_of(Layout(plan, CATALOG), counts_of(**desktops))


def counts_of(**desktops: int | None) -> DesktopCounts:
    return DesktopCounts(**{"planned": 75, "fits": 75, "maximum": 77, **desktops})  # type: ignore[arg-type]


def running(plan: Plan) -> RunningCost:
    return cost(plan).running


WITH_DRIVES = read_sample("everything-on-ssd")
SSD_PLAN = with_fields(with_fields(WITH_DRIVES, "ssd", drive_watts=0.0), "mirror", drive_watts=0.0)
"""The power of the drives is counted with their host, as in the worked examples."""


def test_the_same_hosts_as_planned_at_the_limit_and_at_the_limit_with_one_in_reserve() -> None:
    found = cost(SSD_PLAN, maximum=60, without_failures=77, with_reserve=60)
    assert found.per_desktop_planned == Decimal("180.73")
    assert found.per_desktop_without_failures == Decimal("176.04")
    assert found.per_desktop_maximum == found.per_desktop_maximum_with_reserve == Decimal("225.92")


def test_the_reserve_of_a_cluster_costs_what_its_other_hosts_could_carry() -> None:
    plan = with_fields(cluster_plan(), "cluster", failures_to_tolerate=1)
    plan = with_parts(plan, "pair", Part("Server", Decimal(10_000)))
    assessed = evaluate(plan, CATALOG)
    counts, found = assessed.desktops, assessed.cost
    assert counts.failed_hosts == 1
    assert counts.with_reserve is not None
    assert counts.without_failures is not None
    assert counts.with_reserve < counts.without_failures
    assert found.per_desktop_without_failures == rounded_money(found.total / counts.without_failures)
    assert found.per_desktop_maximum_with_reserve == rounded_money(found.total / counts.with_reserve)


def test_users_of_session_hosts_share_the_price_too() -> None:
    """Four machines of 20 users and six desktops are 86 users; at 11 of the mix it is 94 whole users."""
    found = cost(SSD_PLAN, planned=10, maximum=11, without_failures=11, users=86)
    assert found.per_desktop_planned == Decimal("1355.5")
    assert found.per_user_planned == Decimal("157.62")
    assert found.per_user_maximum == found.per_user_without_failures == Decimal("144.20")
    assert found.per_user_maximum_with_reserve is None


def test_where_every_desktop_has_one_user_nothing_is_said_of_users() -> None:
    assessed = evaluate(SSD_PLAN, CATALOG)
    assert assessed.desktops.users is assessed.cost.per_user_planned is assessed.cost.per_user_maximum is None
    assert not any("user" in what for what in explainable(assessed) if what.startswith(("cost", "desktops")))


def test_what_a_user_costs_is_explained_down_to_the_users_of_each_machine() -> None:
    plan = with_fields(SSD_PLAN, "pool", users_per_desktop=9, desktops=8)
    assessed = evaluate(plan, CATALOG)
    assert assessed.desktops.users == 72
    assert assessed.cost.per_user_planned == Decimal("188.26")
    for what in ("cost.per_user_planned", "cost.per_user_maximum", "cost.per_user_without_failures"):
        assert what in explainable(assessed)
        leaves = [part for part in every(explain(plan, CATALOG, what)) if not part.inputs]
        assert any(part.value == 9 for part in leaves), what


@pytest.mark.parametrize("with_reserve", [None, 0])
def test_where_nothing_fits_with_a_reserve_nothing_is_shared(with_reserve: int | None) -> None:
    found = cost(SSD_PLAN, with_reserve=with_reserve)
    assert found.per_desktop_maximum_with_reserve is None


def test_a_discount_comes_off_the_list_price_of_its_part_only() -> None:
    found = cost(with_part(SSD_PLAN, "ssd", discount_percent=Decimal(10)))
    assert found.list_total == Decimal(13555)
    assert found.discount == Decimal(452)
    assert found.total == Decimal(13103)
    drives = next(line for line in found.lines if line.component == "ssd")
    assert (drives.unit_price, drives.discounted_price, drives.total) == (1130, 1017, 4068)


def test_the_same_part_with_and_without_discount_makes_two_lines() -> None:
    part = Part("Switch", Decimal(100))
    plan = with_parts(small_plan(), "host", part, msgspec.structs.replace(part, discount_percent=Decimal(5)))
    assert [line.total for line in cost(plan).lines] == [100, 95]


def test_spare_drives_are_paid_for() -> None:
    spare = cost(with_fields(SSD_PLAN, "ssd", spare_drives=1))
    assert spare.total == 13555 + 1130


def test_other_currencies_stay_out_of_every_sum() -> None:
    plan = with_part(SSD_PLAN, "ssd", currency="USD")
    found = cost(plan)
    assert found.total == found.list_total == Decimal(13555 - 4520)
    assert cost(with_settings(plan, currency="USD")).total == Decimal(4520)
    assert cost(with_settings(plan, currency="CHF")).per_desktop_planned is None


@pytest.mark.parametrize(("decline", "per_desktop"), [(15.0, "171.69"), (20.0, "168.68")])
def test_next_year_the_ssds_of_the_paper_are_cheaper(decline: float, per_desktop: str) -> None:
    plan = with_settings(SSD_PLAN, price_decline_percent=decline, price_years=1.0)
    assert round(running(plan).per_desktop_at_purchase or 0, 2) == Decimal(per_desktop)


def test_hard_disks_keep_their_price_and_today_needs_no_outlook() -> None:
    sas = with_settings(read_sample("everything-on-sas"), price_years=3.0)
    assert running(sas).total_at_purchase == Decimal(9455)
    assert running(with_settings(sas, price_years=0.0)).total_at_purchase is None


def test_energy_of_the_worked_example() -> None:
    """500 W at a PUE of 1.5 and 0.25 EUR: 1,642.50 EUR a year and 1,706 BTU/h."""
    plan = with_settings(with_fields(SSD_PLAN, "host", power_watts=500.0), pue=1.5)
    found = running(with_settings(plan, electricity_price_per_kwh=Decimal("0.25")))
    assert found.energy_per_year == Decimal("1642.50")
    assert found.heat_btu_per_hour == pytest.approx(1706)
    assert found.cooling_energy_kwh_per_year == pytest.approx(2190)


def test_every_host_of_a_card_and_every_array_draws_power_and_fills_the_rack() -> None:
    plan = with_fields(SSD_PLAN, "host", count=4, power_watts=500.0, rack_units=2.0)
    array = StorageArray(id="array", name="Array", power_watts=800.0, rack_units=4.0)
    found = running(msgspec.structs.replace(plan, components={**plan.components, "array": array}))
    assert found.power_watts == 2800
    assert found.rack_units == 12


def test_what_has_no_price_is_left_out_and_not_free() -> None:
    plan = with_settings(SSD_PLAN, electricity_price_per_kwh=Decimal(0), rack_unit_price_per_year=Decimal(0))
    found = running(plan)
    assert found.energy_per_year is None
    assert found.rack_space_per_year is None
    assert found.cost_per_year == found.depreciation_per_year == Decimal(2711)


def test_without_prices_nothing_is_said_about_owning() -> None:
    found = cost(small_plan(), with_reserve=40)
    assert found.total == 0
    assert found.per_desktop_planned is found.per_desktop_maximum_with_reserve is None
    assert found.running.total_cost_of_ownership is found.running.gross_total is None
    assert found.running.energy_per_year


def test_without_desktops_nothing_is_shared() -> None:
    found = cost(SSD_PLAN, planned=0)
    assert found.per_desktop_planned is found.running.cost_per_desktop_and_month is None
    assert found.running.total_cost_of_ownership


def test_the_example_of_five_years() -> None:
    """13,555 with 10 % maintenance, 500 W and 2 U at 120: 5,949 a year, 6.61 per desktop and month."""
    plan = with_fields(SSD_PLAN, "host", power_watts=500.0, rack_units=2.0)
    found = running(
        with_settings(
            plan, maintenance_percent=10.0, rack_unit_price_per_year=Decimal(120), depreciation_years=5
        )
    )
    assert found.cost_per_year == Decimal(5949)
    assert found.cost_per_desktop_and_month == Decimal("6.61")
    assert found.total_cost_of_ownership == Decimal(29745)
    assert found.gross_total_cost_of_ownership == Decimal(29745) * Decimal("1.19")


@given(
    values=st.fixed_dictionaries(
        {
            "residual_percent": st.floats(0, 100),
            "interest_percent": st.floats(0.01, 30) | st.just(0.0),
            "maintenance_percent": st.floats(0, 30),
            "depreciation_years": st.integers(1, 20),
            "vat_percent": st.floats(0, 30),
        }
    )
)
def test_month_year_and_lifetime_tell_the_same(values: dict[str, Any]) -> None:
    plan = with_settings(SSD_PLAN, **values)
    found = running(plan)
    assert found.cost_per_desktop_and_month
    assert found.total_cost_of_ownership
    months = 12 * values["depreciation_years"] * 75
    apart = abs(found.cost_per_desktop_and_month * months - found.total_cost_of_ownership)
    assert apart <= (months + values["depreciation_years"]) * Decimal("0.005")
    assert (found.capital_per_year or 0) >= (found.depreciation_per_year or 0)
    assert_every_sum_is_that_of_its_parts(cost(plan), values["depreciation_years"])


def assert_every_sum_is_that_of_its_parts(found: Cost, years: int) -> None:
    """To the cent: what is printed below each other adds up."""
    each = found.running
    known = {name: amount or Decimal(0) for name, amount in msgspec.structs.asdict(each).items()}
    assert all(
        amount == round(amount, 2) for amount in amounts(found).values() if isinstance(amount, Decimal)
    )
    operation = known["maintenance_per_year"] + known["energy_per_year"] + known["rack_space_per_year"]
    a_year = known["depreciation_per_year"] + known["interest_per_year"] + operation
    assert known["cost_per_year"] == a_year
    assert known["gross_cost_per_year"] == a_year + known["value_added_tax_per_year"]
    bought = found.total - known["residual"]
    assert known["total_cost_of_ownership"] == bought + known["interest_in_all"] + operation * years
    gross = known["total_cost_of_ownership"] + known["value_added_tax_in_all"]
    assert known["gross_total_cost_of_ownership"] == gross
    assert len(each.by_year) == years
    added_up = Decimal(0)
    for year in each.by_year:
        added_up += year.cost
        assert (year.cost, year.added_up) == (year.capital + year.operation, added_up)
    assert added_up == known["total_cost_of_ownership"]
    assert each.by_year[-1].book_value == known["residual"]


def test_interest_bears_no_value_added_tax() -> None:
    """10,000 over five years at 5 %: 2,309.75 a year, of which 309.75 are interest; 19 % are due on 2,000 a year."""
    plan = with_parts(small_plan(), "host", Part("Server", Decimal(10_000)))
    nothing = Decimal(0)
    plan = with_settings(
        plan, interest_percent=5.0, electricity_price_per_kwh=nothing, rack_unit_price_per_year=nothing
    )
    found = running(plan)
    assert (found.depreciation_per_year, found.interest_per_year) == (2000, Decimal("309.75"))
    assert (found.value_added_tax_per_year, found.gross_cost_per_year) == (380, Decimal("2689.75"))
    assert (found.interest_in_all, found.value_added_tax_in_all) == (Decimal("1548.75"), 1900)
    assert found.gross_total_cost_of_ownership == Decimal("13448.75")
    assert found.gross_cost_per_desktop_and_month == rounded_money(Decimal("2689.75") / 12 / 75)


def test_the_last_year_takes_the_cents_that_rounding_leaves_over() -> None:
    plan = with_settings(
        with_parts(SSD_PLAN, "host", Part("Server", Decimal("4580.00"))), depreciation_years=7
    )
    found = cost(plan)
    years = found.running.by_year
    assert [each.capital for each in years] == [Decimal("1300.00")] * 6 + [Decimal("1300.00")]
    odd = cost(with_parts(plan, "host", Part("Server", Decimal("4580.10"))))
    assert [each.capital for each in odd.running.by_year] == [Decimal("1300.01")] * 6 + [Decimal("1300.04")]
    assert odd.running.by_year[-1].book_value == 0


@pytest.mark.parametrize(
    ("price", "interest", "years", "residual"),
    [("0.10", 0.0, 20, 0.0), ("0.03", 0.0, 5, 10.0), ("100.01", 0.001, 4, 0.0), ("0.01", 30.0, 20, 10.0)],
)
def test_no_year_pays_less_than_nothing_and_no_value_goes_below_what_is_left(
    price: str, interest: float, years: int, residual: float
) -> None:
    """Half a cent a year is rounded up: without an end to it the last of 20 years would give 0.09 of 0.10 back."""
    plan = with_parts(small_plan(), "host", Part("Screw", Decimal(price)))
    plan = with_settings(
        plan, depreciation_years=years, interest_percent=interest, residual_percent=residual, vat_percent=19.0
    )
    found = cost(plan)
    assert_every_sum_is_that_of_its_parts(found, years)
    assert min(each.capital for each in found.running.by_year) >= 0
    assert min(each.book_value for each in found.running.by_year) >= (found.running.residual or 0)
    assert (found.running.interest_in_all or 0) >= 0


def test_a_net_unit_price_is_rounded_before_it_is_multiplied() -> None:
    """As ERP systems do: 3 pieces at 7.66 less 12.5 % are 3 x 6.70 and not 20.11."""
    plan = with_parts(
        small_plan(), "host", Part("Cable", Decimal("7.66"), quantity=3, discount_percent=Decimal("12.5"))
    )
    found = cost(plan)
    (line,) = found.lines
    assert (line.unit_price, line.discounted_price, line.total) == tuple(
        map(Decimal, ("7.66", "6.70", "20.10"))
    )
    assert (found.list_total, found.discount, found.total) == tuple(map(Decimal, ("22.98", "2.88", "20.10")))
    assert explain(plan, CATALOG, "cost.lines.1").value == line.total


def test_fractions_of_a_cent_in_a_typed_price_are_rounded_where_they_are_printed() -> None:
    plan = with_parts(small_plan(), "host", Part("Cable", Decimal("6.704"), quantity=3))
    found = cost(plan)
    assert found.total == found.list_total == Decimal("20.10")
    assert explain(plan, CATALOG, "cost.total").value == Decimal("20.10")


# --- explanations --------------------------------------------------------------------------------------------


def every(derivation: Derivation) -> Iterator[Derivation]:
    yield derivation
    for each in derivation.inputs:
        yield from every(each)


def amounts(found: Cost) -> dict[str, object]:
    """All numbers of a cost by the names they are explained under."""
    parts = {**msgspec.structs.asdict(found), **msgspec.structs.asdict(found.running)}
    lines = {f"lines.{number}": line.total for number, line in enumerate(found.lines, 1)}
    known = {name: value for name, value in parts.items() if isinstance(value, Decimal | float)}
    return {**known, **lines}


PRICED = tuple(
    name for name in sample_names() if any(part.parts for part in read_sample(name).components.values())
)
"""Samples from papers that print prices; of a plan without any only the sum of nothing can be explained."""


@pytest.mark.parametrize("name", PRICED)
def test_every_amount_is_explained_by_the_same_number(name: str) -> None:
    plan = with_settings(read_sample(name), **BUSY_YEAR)
    found = evaluate(plan, CATALOG).cost
    expected = amounts(found)
    for name in ("counted_total", "licence_total"):
        assert expected.pop(name) == 0, "a sum of nothing, which no view shows"
    assert set(explainable_costs(found)) == set(expected)
    assert len(expected) > 25
    explainer = Explainer(plan, CATALOG)
    for what, amount in expected.items():
        derived = explainer.explain(f"cost.{what}")
        assert derived.value == amount, what
        assert type(derived.value) is type(amount), what


@pytest.mark.parametrize("name", PRICED)
def test_no_part_of_an_explanation_is_without_unit_source_or_origin(name: str) -> None:
    plan = with_settings(read_sample(name), **BUSY_YEAR)
    priced = next(part.id for part in plan.components.values() if part.parts)
    plan = with_part(plan, priced, discount_percent=Decimal(5))
    explainer = Explainer(plan, CATALOG)
    for what in explainable(evaluate(plan, CATALOG)):
        if what.startswith("cost."):
            for part in every(explainer.explain(what)):
                assert part.unit, (what, part)
                assert part.source, (what, part)
                assert (part.origin == "formula") == bool(part.inputs) == bool(part.expression), (what, part)


def test_flash_is_derived_from_the_flash_drives_alone() -> None:
    """Fujitsu's drives of 4,520 EUR become 3,842 in a year; its server of 9,035 EUR keeps its price."""
    plan = with_settings(SSD_PLAN, price_decline_percent=15.0, price_years=1.0)
    whole = explain(plan, CATALOG, "cost.total_at_purchase")
    flash = next(each for each in every(whole) if each.symbol == "C_flash")
    assert whole.value == Decimal(13555 - 4520 + 3842)
    assert flash.value == Decimal(4520)
    assert len(flash.inputs) == 1
    (drives,) = flash.inputs
    assert str(drives.title) == SSD_PLAN.components["ssd"].parts[0].item
    assert [(each.parameter, each.value) for each in drives.inputs] == [
        ("quantity", 4),
        ("unit_price", Decimal(1130)),
    ]


def test_the_limit_with_a_reserve_is_explained_by_its_desktops() -> None:
    explainer = Explainer(SSD_PLAN, CATALOG)
    found = cost(SSD_PLAN, with_reserve=60)
    explainer.assessment = msgspec.structs.replace(
        explainer.assessment, cost=found, desktops=counts_of(with_reserve=60)
    )
    desktops = Derivation(Message("Desktops"), "N", 60, "desktops", "drawing", source="test")
    derived = explain_cost(explainer, "per_desktop_maximum_with_reserve", lambda _: desktops)
    assert derived is not None
    assert derived.value == found.per_desktop_maximum_with_reserve
    assert derived.inputs[1].value == 60


@pytest.mark.parametrize(
    "what", ["", "love", "lines.0", "lines.99", "lines.x", "currency", "running", "flash_later"]
)
def test_other_names_are_no_amounts(what: str) -> None:
    assert explain_cost(Explainer(SSD_PLAN, CATALOG), what, lambda _: pytest.fail("not asked for")) is None


def test_every_amount_of_the_sheet_is_an_amount_of_the_assessment_or_a_step_to_one() -> None:
    fields = {*Cost.__struct_fields__, *RunningCost.__struct_fields__}
    fields |= {
        figure_name(what, rule) for rule in get_args(CloudRule) for what in CloudOffer.__struct_fields__
    }
    steps = {each for amount in AMOUNTS.values() for each in amount.inputs.values()}
    chosen = {"payments_in_all", "hardware_alone", *(f"grown_total_{limit}" for limit in LIMITS)}
    assert set(AMOUNTS) - fields - steps == chosen


@given(seed=st.randoms(use_true_random=False))
@examples(8, 20)
def test_the_order_of_components_does_not_matter(seed: Any) -> None:
    items = list(SSD_PLAN.components.items())
    seed.shuffle(items)
    turned = cost(msgspec.structs.replace(SSD_PLAN, components=dict(items)))
    straight = cost(SSD_PLAN)
    assert turned.running == straight.running
    assert sorted(turned.lines, key=lambda line: line.item) == sorted(
        straight.lines, key=lambda line: line.item
    )


@pytest.mark.parametrize("amount", ["-1", "NaN", "sNaN", "Infinity", "1e12"])
@pytest.mark.parametrize("field", ["electricity_price_per_kwh", "rack_unit_price_per_year"])
def test_a_price_that_is_no_amount_of_money_never_gets_into_a_plan(field: str, amount: str) -> None:
    with pytest.raises(verbs.RuleError):
        verbs.set_setting(small_plan(), field, Decimal(amount))
    assert len(problems(with_settings(small_plan(), **{field: Decimal(amount)}))) == 1


@pytest.mark.parametrize("percent", ["-1", "100.01", "NaN", "Infinity"])
def test_a_discount_is_a_percentage(percent: str) -> None:
    part = Part("Switch", Decimal(100), discount_percent=Decimal(percent))
    with pytest.raises(verbs.RuleError):
        verbs.set_parts(small_plan(), "host", [part])
    assert len(problems(with_parts(small_plan(), "host", part))) == 1
