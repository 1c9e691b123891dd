"""Licence lines of a plan: added, duplicated, changed, removed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import RuleError
from planner_core.editing.verbs.fields import checked_value
from planner_core.editing.verbs.numbered import Numbered
from planner_core.messages import Message
from planner_core.plan.fields import declared_field
from planner_core.plan.licences import MOST_LICENCES, Licence, LicenceId
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems

STEM: Final = "licence"


def add_licence(plan: Plan, licence: Licence) -> Step:
    """Add a line below the others; its id is replaced by a free one, and its currency by that of the plan as long as
    it has no price.
    """
    if len(plan.licences) >= MOST_LICENCES:
        raise RuleError(Message("A plan has up to {most} licences.", {"most": MOST_LICENCES}))
    id_ = Numbered("-", plan.licences).first(STEM)
    currency = plan.settings.currency if licence.unit_price is None else licence.currency
    added = _checked(msgspec.structs.replace(licence, id=id_, currency=currency))
    return Step(Message("Add {name}", {"name": added.name}), (Edit("licences", id_, None, added),))


def duplicate_licence(plan: Plan, licence: LicenceId) -> Step:
    """Add a copy of a line below the others, under a name that no other line has."""
    before = licence_of(plan, licence)
    name = Numbered(" ", (each.name for each in plan.licences.values())).free(before.name)
    step = add_licence(plan, msgspec.structs.replace(before, name=name))
    return Step(Message("Duplicate {name}", {"name": before.name}), step.edits)


def change_licence(plan: Plan, licence: LicenceId, values: dict[str, Any], gesture: str = "") -> Step:
    """Change fields of a line. Raises RuleError for a value outside its bounds."""
    before = licence_of(plan, licence)
    after = _checked(msgspec.structs.replace(before, **{name: _value(name, values[name]) for name in values}))
    edits = () if before == after else (Edit("licences", licence, before, after),)
    return Step(Message("Change {name}", {"name": before.name}), edits, gesture)


def remove_licence(plan: Plan, licence: LicenceId) -> Step:
    """Remove a line."""
    before = licence_of(plan, licence)
    return Step(Message("Remove {name}", {"name": before.name}), (Edit("licences", licence, before, None),))


def licence_of(plan: Plan, licence: LicenceId) -> Licence:
    """A line of the plan. Raises RuleError."""
    try:
        return plan.licences[licence]
    except KeyError:
        raise RuleError(Message("There is no licence {id} in the plan.", {"id": licence})) from None


def _value(name: str, value: Any) -> Any:
    if name == "scope":
        return tuple(value)
    info = declared_field(Licence, name)
    if info is None:
        raise RuleError(Message("There is no field {field} here.", {"field": name}))
    if value is None and info.optional:
        return None
    return checked_value(info, value)


def _checked(licence: Licence) -> Licence:
    if found := problems(Plan(licences={licence.id: licence})):
        raise RuleError(found[0])
    return licence
