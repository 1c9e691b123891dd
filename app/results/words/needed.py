"""How much a number of desktops needs, in words; for the window and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import tr
from planner_core.engine.answers.purchases import MEASURED
from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER
from planner_core.messages import NO_VALUE
from planner_core.plan.components import ComponentId
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.studies.needed import Needed


def title_of(plan: Plan, component: ComponentId, field: str) -> str:
    """The title of a number in the forms of the component, in English."""
    part = type(plan.components[component])
    declared = declared_field(part, "count" if field == HOSTS_OF_CLUSTER else field)
    return declared.title if declared else "Hosts"


def amount(value: float | None, field: str) -> str:
    """`192 GiB`, `6`."""
    if value is None:
        return NO_VALUE
    unit = MEASURED.get(field)
    return numbers().quantity(value, tr(unit)) if unit else numbers().number(value)


def by_promise(found: Sequence[Needed]) -> str:
    """Whether the numbers are those of 9 of 10 futures, which the offer promises."""
    if all(each.is_for_futures for each in found):
        return tr("The offer promises what 9 of 10 futures carry; these numbers are for them.")
    if any(each.is_for_futures for each in found):
        return tr("Numbers that are not said to be for 9 of 10 futures are as calculated.")
    return tr("These numbers are as calculated, and not for the 9 of 10 futures that the offer promises.")
