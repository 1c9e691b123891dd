"""Where the money of a bill goes: its largest items and their shares. One place for all views."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from app.look.translation import tr_plural
from app.results.tables.bill_table import item_in_words
from planner_core.engine.basis.assessment import Cost

MOST_PARTS = 5
"""Items named one by one; two or more beyond them are one part."""


class CostPart(NamedTuple):
    """An item of the bill, or those that are left."""

    title: str
    amount: Decimal
    share: Decimal
    """Of the total; 1 is all of it."""
    component: str
    """The first component that needs the item; empty for those that are left."""


def largest_costs(cost: Cost, most: int = MOST_PARTS) -> list[CostPart]:
    """The largest items of a bill, and all others as one part; empty if nothing costs anything. Equal items of several
    lines are one part.
    """
    amounts: dict[str, Decimal] = {}
    components: dict[str, str] = {}
    for line in cost.lines:
        item = item_in_words(line)
        amounts[item] = amounts.get(item, Decimal(0)) + line.total
        components.setdefault(item, line.component)
    ranked = sorted(amounts.items(), key=lambda each: -each[1])
    ranked = [each for each in ranked if each[1] > 0]
    if not ranked or cost.total <= 0:
        return []
    named = ranked if len(ranked) <= most + 1 else ranked[:most]
    parts = [CostPart(item, sum_, sum_ / cost.total, components[item]) for item, sum_ in named]
    if rest := ranked[len(named) :]:
        left = sum((amount for _, amount in rest), Decimal(0))
        title = tr_plural("{count} smaller item", "{count} smaller items", len(rest))
        parts.append(CostPart(title, left, left / cost.total, ""))
    return parts
