"""The years ahead against the published vectors of growth, prices and present value."""

from __future__ import annotations

from decimal import Decimal

import pytest

from planner_core.formulas.cost import book_value, depreciation_per_year, residual_value
from planner_core.formulas.desktop_load import work_in_later_year
from planner_core.formulas.years import desktops_in_later_year, present_value_of_all
from planner_core.studies.years import later_price


def test_420_desktops_that_grow_by_15_percent_a_year() -> None:
    found = [int(desktops_in_later_year(Decimal(420), Decimal(15), Decimal(year))) for year in range(5)]
    assert found == [420, 483, 556, 639, 735], "420 x 1.15 is 483 to the last digit: not 484"


def test_fewer_desktops_are_rounded_up_as_well() -> None:
    assert desktops_in_later_year(Decimal(100), Decimal(-15), Decimal(1)) == 85
    assert desktops_in_later_year(Decimal(101), Decimal(-15), Decimal(1)) == 86


@pytest.mark.parametrize(
    ("index", "amounts", "total", "worth"),
    [
        (-8, ["90000.00", "16560.00", "15235.20", "0", "12895.07"], "134690.27", "130199.01"),
        (30, ["90000.00", "23400.00", "30420.00", "0", "51409.80"], "195229.80", "182172.52"),
    ],
)
def test_hosts_bought_from_year_to_year_at_falling_and_rising_prices(
    index: int, amounts: list[str], total: str, worth: str
) -> None:
    paid = [
        pieces * later_price(Decimal(18_000), Decimal(index), year, 2)
        for year, pieces in enumerate([5, 1, 1, 0, 1], start=1)
    ]
    assert paid == [Decimal(each) for each in amounts]
    assert sum(paid) == Decimal(total)
    assert present_value_of_all(paid, Decimal(5)) == Decimal(worth)


def test_present_value_without_interest_is_the_sum() -> None:
    assert present_value_of_all([Decimal(10), Decimal("0.05")], Decimal(0)) == Decimal("10.05")


def test_work_of_a_user_grows_from_year_to_year() -> None:
    assert float(work_in_later_year(1000.0, 10.0, 2.0)) == pytest.approx(1210)
    assert float(work_in_later_year(1000.0, 10.0, 0.0)) == 1000


@pytest.mark.parametrize(("age", "left"), [(0, 10_000), (1, 8_200), (3, 4_600), (5, 1_000), (9, 1_000)])
def test_book_value_falls_to_the_residual_value_and_stays_there(age: int, left: int) -> None:
    residual = residual_value(Decimal(10_000), Decimal(10))
    lost = depreciation_per_year(Decimal(10_000), residual, Decimal(5))
    assert book_value(Decimal(10_000), residual, lost, Decimal(age)) == left
