"""How old the prices of a bill are on a day."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.engine.basis.assessment import Cost
from planner_core.engine.cost.price_age import months_of, price_age
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Part
from tests.support.plans import CATALOG, small_plan


def cost(*dates: str, price: int = 100) -> Cost:
    plan = small_plan()
    parts = tuple(Part(f"Item {number}", Decimal(price), price_date=day) for number, day in enumerate(dates))
    host = msgspec.structs.replace(plan.components["host"], parts=parts)
    return evaluate(msgspec.structs.replace(plan, components={**plan.components, "host": host}), CATALOG).cost


def test_the_prices_of_the_paper_are_old_today_and_were_not_in_its_year() -> None:
    found = evaluate(read_sample("everything-on-ssd"), CATALOG).cost
    now, then = price_age(found.lines, "2026-11-24"), price_age(found.lines, "2011-08-30")
    assert (now.oldest, now.newest, now.undated) == ("2011-06", "2011-06", 0)
    assert now.old == found.lines
    assert then.old == ()


@pytest.mark.parametrize(
    ("price_date", "day", "is_old"),
    [("2025-11-30", "2026-11-01", False), ("2025-10", "2026-11-24", True), ("2025", "2026-06-30", False),
     ("2025", "2026-07-01", True), ("2026-11-25", "2026-11-24", False), ("", "2026-11-24", False)],
)  # fmt: skip
def test_a_price_is_old_after_twelve_months(price_date: str, day: str, is_old: bool) -> None:
    assert bool(price_age(cost(price_date).lines, day).old) is is_old


def test_what_has_no_date_is_counted_and_what_costs_nothing_has_no_age() -> None:
    assert price_age(cost("", "", "2026-01").lines, "2026-11-24").undated == 2
    assert price_age(cost("2001", price=0).lines, "2026-11-24") == ("", "", 0, ())


@pytest.mark.parametrize("written", ["", "spring", "2011-xx", "Q2"])
def test_what_is_no_date_has_no_months(written: str) -> None:
    assert months_of(written) is None
