"""How far a value may be off, and measurements in place of assumptions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import RuleError, component_of, names_of
from planner_core.editing.verbs.fields import checked_value
from planner_core.messages import Message
from planner_core.plan.components import TYPED, ComponentId, Origin, origin_of
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.measurement import Measurement, with_measurement
from planner_core.plan.plan import Plan

MOST_PERCENT = 1000.0


class Known(NamedTuple):
    """A value after a measurement, and how far it may still be off in 8 of 10 cases."""

    value: float
    give_or_take_percent: float


class Measured(NamedTuple):
    """A value by a measurement of hosts, how far it may be off (None: it is certain), and where it is from."""

    value: float
    give_or_take_percent: float | None
    reference: str


def give_or_take(plan: Plan, ids: Sequence[ComponentId], field: str, percent: float | None) -> Step:
    """Say how far one field of some components may be off in 8 of 10 cases; None: by where the value is from.

    The value stays. A default counts as typed from then on, because somebody vouches for it. Raises RuleError for a
    field that is decided, and for a number that is no such percentage.
    """
    info = _uncertain_field(plan, ids[0], field)
    if percent is not None:
        _check_percent(percent)
    edits = []
    for each in ids:
        before = component_of(plan, each)
        origin = origin_of(before, field)
        if origin is None and percent is None:
            continue
        after_origin = msgspec.structs.replace(origin or TYPED, give_or_take_percent=percent)
        if after_origin != origin:
            after = msgspec.structs.replace(before, origins={**before.origins, field: after_origin})
            edits.append(Edit("components", each, before, after))
    words = {"field": Message(info.title), "name": names_of(plan, ids)}
    return Step(Message("Change how sure {field} of {name} is", words), tuple(edits))


def take_measurement(
    plan: Plan, component: ComponentId, known: Mapping[str, Known], measurement: Measurement
) -> Step:
    """Put what is known after a measurement in place of some values of a component, with its date and extent as their
    origin. An earlier measurement of the same value stays named.

    Raises RuleError for a field that is decided, and for a number outside its bounds.
    """
    before = component_of(plan, component)
    values, origins = {}, dict(before.origins)
    for field, each in known.items():
        values[field] = checked_value(_uncertain_field(plan, component, field), each.value)
        _check_percent(each.give_or_take_percent)
        earlier = origins.get(field)
        reference = earlier.reference if earlier is not None and earlier.kind == "measured" else ""
        origins[field] = Origin(
            "measured", with_measurement(reference, measurement), each.give_or_take_percent
        )
    after = msgspec.structs.replace(before, **values, origins=origins)
    label = Message("Put what was measured into {name}", {"name": before.name})
    return Step(label, (Edit("components", component, before, after),) if known else ())


def take_load(plan: Plan, known: Mapping[ComponentId, Mapping[str, Measured]], label: Message) -> Step:
    """Put what was measured on hosts in place of some values of the machines on them. Raises RuleError for a number
    outside its bounds.
    """
    edits = []
    for component, fields in known.items():
        before = component_of(plan, component)
        values, origins = {}, dict(before.origins)
        for field, each in fields.items():
            info = declared_field(type(before), field)
            assert info is not None, field
            values[field] = checked_value(info, each.value)
            origins[field] = Origin("measured", each.reference, each.give_or_take_percent)
        after = msgspec.structs.replace(before, **values, origins=origins)
        if after != before:
            edits.append(Edit("components", component, before, after))
    return Step(label, tuple(edits))


def _uncertain_field(plan: Plan, component: ComponentId, field: str) -> FieldInfo:
    info = declared_field(type(component_of(plan, component)), field)
    if info is None or not info.uncertain:
        raise RuleError(Message("This value is decided and not uncertain: {field}.", {"field": field}))
    return info


def _check_percent(percent: float) -> None:
    if not 0 <= percent <= MOST_PERCENT:
        bounds = {"number": percent, "most": MOST_PERCENT}
        raise RuleError(Message("Give or take {number}%: expected are 0 to {most}%.", bounds))
