"""What a desktop costs in 8 of 10 futures, in the words of the tab of costs."""

from __future__ import annotations

from app.look.translation import tr
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from planner_core.engine.basis.cost_records import Cost
from planner_core.studies.price_range import price_range
from planner_core.studies.range_study import RangeStudy


def price_sentence(cost: Cost | None, found: RangeStudy) -> str:
    """`At the limit a desktop costs 208.54 €; 208.54 € to 251.02 € in 8 of 10 futures.`; empty without a price."""
    price = price_range(cost, found) if cost is not None else None
    if cost is None or price is None:
        return ""
    planned = at_least(money(price.planned, price.currency), cost)
    low, high = (money(each, price.currency) for each in (price.low, price.high))
    if low == high == money(price.planned, price.currency):
        return tr("At the limit a desktop costs {planned}, with the usual deviations, too.", planned=planned)
    if low == high:
        return tr(
            "At the limit a desktop costs {planned}; {amount} in 8 of 10 futures.",
            planned=planned,
            amount=low,
        )
    return tr(
        "At the limit a desktop costs {planned}; {low} to {high} in 8 of 10 futures.",
        planned=planned,
        low=low,
        high=high,
    )
