"""Money against the published bills and against what has to hold for any amount."""

from __future__ import annotations

import inspect
import math
import re
from decimal import Decimal

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.look.number_format import numbers_for
from planner_core.currencies import decimals_of, rounded_money, shown_decimals
from planner_core.formulas import cloud, cost, licence_cost
from planner_core.formulas import years as years_ahead
from planner_core.formulas.formula import FORMULAS
from planner_core.messages import NO_BREAK_SPACE, Quantity, english_quantity

amounts = st.decimals("0.01", "10000000", places=2)
percents = st.decimals(0, 100, places=2)
rates = st.decimals("0.01", "50", places=2)
years = st.integers(1, 20).map(Decimal)

HALF_A_CENT = Decimal("0.005")
SAS_HOST, SSD_HOST, SSD_DRIVES = Decimal(9455), Decimal(13555), Decimal(4520)


@pytest.mark.parametrize(
    ("total", "desktops", "per_desktop"),
    [
        (SAS_HOST, 31, "305.00"),
        (SSD_HOST, 75, "180.73"),
        (SSD_HOST + SSD_DRIVES, 75, "241.00"),
    ],
)
def test_the_published_costs_of_one_desktop(total: Decimal, desktops: int, per_desktop: str) -> None:
    found = cost.cost_per_desktop(total, desktops)
    assert found is not None
    assert english_quantity(Quantity(found, "EUR")) == f"€{per_desktop}"


@pytest.mark.parametrize(
    ("total", "desktops", "shown"), [(9455, 31, "305,00"), (13555, 75, "180,73"), (18075, 75, "241,00")]
)
def test_the_same_in_german(total: int, desktops: int, shown: str) -> None:
    found = cost.cost_per_desktop(Decimal(total), desktops)
    assert numbers_for("de_DE").euro(found) == f"{shown}{NO_BREAK_SPACE}€"


def test_the_published_bill_of_the_sas_host_adds_up() -> None:
    bill = [(1, 1475), (2, 1250), (18, 255), (1, 385), (1, 30), (1, 55), (2, 210)]
    assert sum(cost.line_total(pieces, Decimal(price)) for pieces, price in bill) == SAS_HOST


@pytest.mark.parametrize(("decline", "per_desktop"), [(15, "171.69"), (20, "168.68")])
def test_cheaper_ssds_next_year_lower_the_cost_of_a_desktop(decline: int, per_desktop: str) -> None:
    """The paper expects SSD prices to fall by 15 to 20 % in a year; the rest of the host keeps its price."""
    drives = cost.price_after_years(SSD_DRIVES, Decimal(decline), Decimal(1))
    found = cost.cost_per_desktop(SSD_HOST - SSD_DRIVES + drives, 75)
    assert round(found or 0, 2) == Decimal(per_desktop)


def test_the_worked_example_of_energy() -> None:
    assert cost.energy_cost_per_year(Decimal(6570), Decimal("0.25")) == Decimal("1642.50")


def test_an_annuity_of_a_textbook() -> None:
    """10,000 at 5 % over 5 years: 2,309.75 a year."""
    payment = cost.annuity_per_year(Decimal(10_000), Decimal(0), Decimal(5), Decimal(5))
    assert round(payment, 2) == Decimal("2309.75")


def test_nothing_is_shared_by_no_desktops() -> None:
    assert cost.cost_per_desktop(SAS_HOST, 0) is None
    assert cost.cost_per_desktop(SAS_HOST, None) is None
    assert cost.per_desktop_and_month(SAS_HOST, 0) is None


def test_the_examples_of_the_descriptions() -> None:
    assert cost.discounted_price(Decimal(255), Decimal(20)) == Decimal(204)
    assert cost.residual_value(SSD_HOST, Decimal(5)) == Decimal("677.75")
    assert cost.depreciation_per_year(SSD_HOST, Decimal(0), Decimal(5)) == Decimal(2711)
    assert cost.maintenance_per_year(SSD_HOST, Decimal(10)) == Decimal("1355.50")
    assert cost.rack_space_per_year(Decimal(2), Decimal(120)) == Decimal(240)
    parts = (Decimal(2711), Decimal("1355.50"), Decimal("1642.50"), Decimal(240))
    assert cost.cost_per_year(*parts, licences=Decimal(0)) == Decimal(5949)
    assert cost.cost_per_year(*parts, licences=Decimal(6000)) == Decimal(11949)
    assert cost.per_desktop_and_month(Decimal(5949), 75) == Decimal("6.61")
    assert cost.per_user_and_month(SSD_HOST, Decimal(80)) == Decimal("14.12")
    operation = cost.operation_in_all(*parts[1:], Decimal(5))
    assert operation == Decimal(16190)
    assert cost.total_cost_of_ownership(SSD_HOST, operation, Decimal(0)) == Decimal(29745)
    assert cost.total_cost_of_ownership(SSD_HOST, operation, Decimal(19800)) == Decimal(49545)
    assert licence_cost.hardware_alone(Decimal(100_000), Decimal(12_000)) == Decimal(88_000)
    assert licence_cost.subscription_per_year(Decimal("500.00"), Decimal(12)) == Decimal(6000)
    assert licence_cost.support_per_year(Decimal(12_000), Decimal(20)) == Decimal(2400)
    in_all = licence_cost.licence_in_all(Decimal(6000), Decimal(600), Decimal(3), Decimal(0))
    assert in_all == Decimal(19_800)
    assert licence_cost.licences_per_year(in_all, Decimal(5)) == Decimal(3960)
    assert cost.depreciation_in_all(SSD_HOST, Decimal("677.75")) == Decimal("12877.25")
    assert cost.payments_in_all(Decimal("2309.75"), Decimal(5)) == Decimal("11548.75")
    assert cost.interest_on_capital(Decimal("2309.75"), Decimal(2000)) == Decimal("309.75")
    assert cost.without_interest(Decimal(5949), Decimal("309.75")) == Decimal("5639.25")
    assert cost.value_added_tax(SAS_HOST, Decimal(19)) == Decimal("1796.45")
    assert cost.gross_amount(SAS_HOST, Decimal("1796.45")) == Decimal("11251.45")


@given(total=amounts, residual_percent=percents, interest=rates, lifetime=years)
def test_the_present_value_of_all_payments_is_the_price(
    total: Decimal, residual_percent: Decimal, interest: Decimal, lifetime: Decimal
) -> None:
    residual = cost.residual_value(total, residual_percent)
    payment = cost.annuity_per_year(total, residual, interest, lifetime)
    owed = total
    for _ in range(int(lifetime)):
        owed = owed * (1 + interest / 100) - payment
    grown = sum((1 + interest / 100) ** year for year in range(int(lifetime)))
    assert abs(owed - residual) <= grown * HALF_A_CENT + Decimal("1e-9") * total


@given(total=amounts, residual_percent=percents, interest=rates, lifetime=years)
def test_interest_never_makes_a_year_cheaper(
    total: Decimal, residual_percent: Decimal, interest: Decimal, lifetime: Decimal
) -> None:
    residual = cost.residual_value(total, residual_percent)
    straight = cost.depreciation_per_year(total, residual, lifetime)
    assert cost.annuity_per_year(total, residual, interest, lifetime) >= straight


@given(total=amounts, residual_percent=percents, lifetime=years)
def test_depreciation_leaves_the_residual_value(
    total: Decimal, residual_percent: Decimal, lifetime: Decimal
) -> None:
    residual = cost.residual_value(total, residual_percent)
    written_off = cost.depreciation_per_year(total, residual, lifetime) * lifetime
    assert abs(total - written_off - residual) <= lifetime * HALF_A_CENT


@given(price=amounts, decline=percents, first=years, then=years)
def test_decline_goes_on_year_by_year(
    price: Decimal, decline: Decimal, first: Decimal, then: Decimal
) -> None:
    at_once = cost.price_after_years(price, decline, first + then)
    in_steps = cost.price_after_years(cost.price_after_years(price, decline, first), decline, then)
    assert abs(at_once - in_steps) <= 2 * HALF_A_CENT


def test_the_price_after_no_years_is_unchanged() -> None:
    assert cost.price_after_years(SAS_HOST, Decimal(100), Decimal(0)) == SAS_HOST


@given(net=amounts, vat=percents)
def test_gross_is_net_and_tax(net: Decimal, vat: Decimal) -> None:
    tax = cost.value_added_tax(net, vat)
    assert cost.gross_amount(net, tax) == net + tax
    assert abs(tax - net * vat / 100) <= HALF_A_CENT


@pytest.mark.parametrize(
    ("amount", "currency", "rounded"),
    [
        ("6.704", "EUR", "6.70"), ("6.705", "EUR", "6.71"), ("-6.705", "USD", "-6.71"), ("1e30", "EUR", "1e30"),
        ("1234.5", "JPY", "1235"), ("1234.49", "HUF", "1234"), ("1.2345", "KWD", "1.235"),
    ],
)  # fmt: skip
def test_amounts_are_rounded_half_up_to_the_smallest_unit(amount: str, currency: str, rounded: str) -> None:
    found = rounded_money(Decimal(amount), decimals_of(currency))
    assert found == Decimal(rounded)
    assert -int(found.as_tuple().exponent) == decimals_of(currency)


@pytest.mark.parametrize(
    ("listed", "discount", "currency", "net"),
    [
        ("6.70", "12.5", "EUR", "5.86"),
        ("6.704", "0", "EUR", "6.70"),
        ("0.86", "12.5", "EUR", "0.75"),  # a price in whole cents stays one, as on an invoice
        ("0.245", "0", "EUR", "0.245"),
        ("0.245", "10", "EUR", "0.2205"),
        ("0.0042", "10", "EUR", "0.00378"),
        ("0.02", "75", "EUR", "0.005"),
        ("5", "100", "EUR", "0"),
        ("61244", "12.5", "JPY", "53589"),
        ("12.5", "0", "JPY", "12.5"),
        ("0.42", "0", "JPY", "0.42"),
        ("120.4", "0", "HUF", "120"),
    ],
)
def test_a_price_below_the_smallest_unit_keeps_its_digits(
    listed: str, discount: str, currency: str, net: str
) -> None:
    decimals = decimals_of(currency)
    price = cost.listed_price(Decimal(listed), decimals)
    assert cost.discounted_price(price, Decimal(discount), decimals=decimals) == Decimal(net)


@given(
    pieces=st.integers(1, 100_000), price=st.decimals("0.0001", "2", places=4), discount=percents,
    currency=st.sampled_from(["EUR", "JPY", "KWD"]),
)  # fmt: skip
def test_a_line_is_the_printed_price_times_the_pieces_rounded_once(
    pieces: int, price: Decimal, discount: Decimal, currency: str
) -> None:
    decimals = decimals_of(currency)
    net = cost.discounted_price(cost.listed_price(price, decimals), discount, decimals=decimals)
    printed = Decimal(numbers_for("en_US").number(net, shown_decimals(net, decimals)))
    total = cost.line_total(pieces, net, decimals=decimals)
    assert printed == net
    assert total == rounded_money(total, decimals)
    assert abs(total - pieces * printed) <= Decimal(5).scaleb(-decimals - 1)


@given(pieces=st.integers(1, 100_000), price=amounts, discount=percents)
def test_a_line_is_a_whole_multiple_of_the_net_price_that_is_printed(
    pieces: int, price: Decimal, discount: Decimal
) -> None:
    net = cost.discounted_price(price, discount)
    assert net == round(net, 2) or net < Decimal("0.01")
    assert net < Decimal("0.01") or cost.line_total(pieces, net) == pieces * round(net, 2)


def test_a_typed_number_stays_the_number_that_was_typed() -> None:
    assert cost.exact_decimal(0.1) == Decimal("0.1")
    assert cost.exact_decimal(3) == 3


def test_users_of_a_mix_are_whole() -> None:
    """Four session hosts of 20 users and six desktops are 86 users on 10 desktops, 94.6 on 11."""
    assert [cost.users_in_mix(desktops, 86, 10) for desktops in (0, 10, 11)] == [0, 86, 94]
    assert cost.cost_per_user(SSD_HOST, 80) == Decimal("169.44")
    assert cost.cost_per_user(SSD_HOST, 0) is cost.cost_per_user(SSD_HOST, None) is None


whole = st.integers(1, 10_000).map(Decimal)
MODULES = (cloud.__name__, cost.__name__, licence_cost.__name__, years_ahead.__name__)
MONEY = {name: each for name, each in FORMULAS.items() if each.function.__module__ in MODULES}


@pytest.mark.parametrize("name", sorted(MONEY))
@given(data=st.data())
def test_the_printed_expression_is_what_the_function_does(name: str, data: st.DataObject) -> None:
    formula = MONEY[name]
    drawn = whole if "floor" in formula.expression else rates
    named = inspect.signature(formula.function).parameters
    values = {each: data.draw(drawn) for each in named if each != "decimals"}
    assert ("decimals" in named) == ("round(" in formula.expression)
    decimals = data.draw(st.sampled_from([0, 2, 3]))
    rounding = {"decimals": decimals} if "decimals" in named else {}
    expression = cost.in_decimals(formula.expression, decimals)
    assert f", {decimals})" in expression or not rounding
    python = re.sub(r"\bx\b", "*", expression).replace("^", "**")
    functions = {"floor": math.floor, "ceil": math.ceil, "min": min, "round": lambda amount, _: amount}
    printed = eval(python, {**functions, **{each: float(value) for each, value in values.items()}})
    found, half = float(formula.function(**values, **rounding)), 0.5 * 10**-decimals if rounding else 0.0
    half += 1 if "ceil(" in formula.expression else 0  # binary fractions may pass a whole number
    assert found == pytest.approx(printed, rel=1e-9, abs=half + 1e-9)
    finer = name == "discounted_price"  # a fraction of the smallest unit keeps its digits
    assert not rounding or found == round(found, decimals + 4 if finer else decimals)


def test_every_formula_of_money_is_declared() -> None:
    assert len(MONEY) > 15
