"""What the bill of materials lacks: hardware without a price, and prices that cannot be added."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.basis.cost_records import PriceGap
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import Component, DiskGroup, Host, StorageArray
from planner_core.plan.plan import Plan


def price_gaps(layout: Layout) -> tuple[PriceGap, ...]:
    """All that is to be bought and that the sum leaves out, in the order of the plan; each component once."""
    return tuple(_gaps(layout.plan))


def _gaps(plan: Plan) -> Iterator[PriceGap]:
    currency = plan.settings.currency
    for part in plan.components.values():
        if not part.parts:
            if isinstance(part, Host | DiskGroup | StorageArray) and not _sold_with_its_array(plan, part):
                yield PriceGap(part.id, "all")
        elif any(each.currency != currency for each in part.parts):
            yield PriceGap(part.id, "currency")
        elif isinstance(part, Host) and lacks_processors(part):
            yield PriceGap(part.id, "processors")


def lacks_processors(host: Host) -> bool:
    """Whether a host that is priced part by part lacks the price of its processors."""
    counted = {part.per for part in host.parts}
    return "memory_module" in counted and "socket" not in counted


def _sold_with_its_array(plan: Plan, part: Component) -> bool:
    array = plan.components.get(plan.parents.get(part.id, "")) if isinstance(part, DiskGroup) else None
    return isinstance(array, StorageArray) and bool(array.parts)
