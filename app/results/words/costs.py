"""What the amount per month and the total cost of ownership include and leave out. One place for all views."""

from __future__ import annotations

from app.look.translation import tr
from planner_core.engine.basis.cost_records import Cost, RunningCost


def inside_in_words(running: RunningCost) -> str:
    """The parts of the yearly cost that are not 0: `depreciation, maintenance, electricity`."""
    parts = (
        (tr("depreciation"), running.depreciation_per_year),
        (tr("interest"), running.interest_per_year),
        (tr("maintenance"), running.maintenance_per_year),
        (tr("electricity"), running.energy_per_year),
        (tr("rack space"), running.rack_space_per_year),
        (tr("licences"), running.licences_per_year),
    )
    return ", ".join(name for name, amount in parts if amount)


def monthly_in_words(running: RunningCost) -> str:
    """The title of the amount per desktop and month, with all its parts."""
    return tr("Per desktop and month in use: {parts}", parts=inside_in_words(running))


def outside_in_words(cost: Cost) -> str:
    """What the cost of use leaves out unless the plan has a price for it."""
    if cost.licences:
        return tr(
            "Not included, unless the bill of materials or a licence line lists it: further licences, installation,"
            " administration and support, end devices, network outside the drawing."
        )
    return tr(
        "Not included, unless the bill of materials lists it: licences and subscriptions, installation,"
        " administration and support, end devices, network outside the drawing."
    )


def _has_licences(cost: Cost) -> bool:
    """Whether some are in the price or beside it: as lines of their own, or among the prices per desktop or user."""
    return bool(cost.licences or cost.counted_total)


def outside_parts(cost: Cost) -> str:
    """The same as a list of its own, below a title that says that it is not included."""
    if _has_licences(cost):
        return tr(
            "Whatever no line above names: further licences and subscriptions, installation, administration and"
            " support, end devices, and the network outside the drawing."
        )
    return tr(
        "Licences and subscriptions, installation, administration and support, end devices and the network outside the"
        " drawing, unless an item above names them."
    )
