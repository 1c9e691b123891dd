"""What licences cost beside the purchase: every line with its years, and sums that are those of the assessment."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.results.tables.cost_tables import licence_sums
from app.results.tables.yearly_licences_table import YearlyLicence, yearly_columns, yearly_licences
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.planner_core.engine.findings.sound_plans import set_to
from tests.planner_core.engine.test_licence_costs import PRICED, with_lines
from tests.support.plans import CATALOG

D = Decimal
LINES: tuple[dict[str, Any], ...] = (
    {"unit": "once", "unit_price": D(100), "discount_percent": D(25), "term": "year", "name": "Access"},
    {"unit": "once", "unit_price": D(10), "term": "month", "from_year": 2, "to_year": 3, "name": "Cloud"},
    {"unit": "once", "unit_price": D(500), "support_percent": D(20), "name": "Broker"},
    {"unit": "once", "unit_price": D(900), "from_year": 4, "name": "Renewal"},
    {"unit": "once", "unit_price": D(50), "name": "Set-up"},
)
"""Over five years: 75 a year, 120 in two years, support of 100 a year, 900 in the fourth, and one of the purchase."""


def rows(plan: Plan) -> list[YearlyLicence]:
    return yearly_licences(plan, evaluate(plan, CATALOG).cost)


def shown(plan: Plan, *names: str) -> list[list[str]]:
    cost = evaluate(plan, CATALOG).cost
    columns = yearly_columns(plan, cost)
    return [[columns[name].shown(row) for name in names] for row in yearly_licences(plan, cost)]


def test_every_line_has_its_amount_and_years_and_the_sum_is_that_of_the_assessment() -> None:
    plan = with_lines(PRICED, *LINES)
    assert shown(plan, "item", "per_year", "years", "in_all") == [
        ["Access", "€75.00", "1 to 5", "€375.00"],
        ["Cloud", "€120.00", "2 to 3", "€240.00"],
        ["Broker, support", "€100.00", "1 to 5", "€500.00"],
        ["Renewal", "–", "4", "€900.00"],
        ["In all", "–", "", "€2,015.00"],
    ]
    *lines, total = rows(plan)
    assert total.is_sum
    assert sum(each.in_all or D(0) for each in lines) == total.in_all
    assert total.in_all == evaluate(plan, CATALOG).cost.running.licences_in_all


def test_the_same_in_every_year_is_added_up_for_a_year_too() -> None:
    plan = set_to(with_lines(PRICED, LINES[0], LINES[2]), first_year=2027)
    assert shown(plan, "per_year", "first", "last")[-1] == ["€175.00", "", ""]
    assert shown(plan, "first", "last", "years")[0] == ["2027", "2031", "2027 to 2031"]


def test_a_line_without_a_price_is_listed_and_makes_the_sum_a_least_amount() -> None:
    plan = with_lines(PRICED, LINES[0], {"unit": "once", "term": "year", "to_year": 9, "name": "Open"})
    assert shown(plan, "item", "per_year", "years", "in_all")[1:] == [
        ["Open", "no price", "1 to 5", "no price"],
        ["In all", "from €75.00", "", "from €375.00"],
    ]


@pytest.mark.parametrize("lines", [(), (LINES[4],)])
def test_nothing_is_listed_that_belongs_to_the_purchase_alone(lines: tuple[dict[str, Any], ...]) -> None:
    assert rows(with_lines(PRICED, *lines)) == []


def test_the_sums_below_all_licences_are_those_of_purchase_and_years() -> None:
    plan = with_lines(PRICED, *LINES)
    cost = evaluate(plan, CATALOG).cost
    found = {each.name: each.amount for each in licence_sums(plan.settings, cost)}
    assert found == {"licences": D(2565), "licence_total": D(550), "licences_per_year": D(403)}
    in_all = sum((each.at_purchase + each.in_all for each in cost.licences), D(0))
    assert found["licences"] == in_all
