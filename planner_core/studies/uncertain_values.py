"""The values of a plan that nobody can know exactly, how far each may be off, and which of them vary together.

What is decided is certain: hosts, drives, memory, policies. What people and machines do is not: a field declares it
(`plan/fields.py`). A value has a draw, not a component: two pools with one workload record are right or wrong together,
and so are the drives of one record.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import LIST_KINDS, Record
from planner_core.catalog.spreads import IO, PROCESSOR, READS, UNMEASURED, UNNAMED, confidence_spread
from planner_core.formulas.recording import values_of
from planner_core.formulas.uncertainty import (
    give_or_take_of_spread,
    prediction_spread,
    spread_of_give_or_take,
)
from planner_core.messages import Message
from planner_core.plan.components import Component, ComponentId, DesktopPool, Origin, kind_of, origin_of
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.measurement import measurements_of
from planner_core.plan.plan import Plan

GIVEN: Final = Message("Typed in: give or take").text
MEASURED: Final = Message("Measured in a pilot").text
CALIBRATED: Final = Message("Measured on the hosts").text
_LISTS: Final = {kind: name for name, kind in LIST_KINDS.items() if name not in ("cpus", "servers")}
_PROCESSOR_FIELDS: Final = frozenset({"cpu_mhz", "first_cpu_mhz"})
_IO_FIELDS: Final = frozenset({"iops", "first_iops"})
_READ_FIELDS: Final = frozenset({"read_percent", "first_read_percent"})
_PLANNING_VALUE: Final = "Planning value"


class Draw(NamedTuple):
    """One uncertain constant: everything that is right or wrong together."""

    key: str
    """The same for the same constant in every plan, so that variants share their futures."""
    field: str
    owner: str
    """The catalogue record that the constant is from; else the component with the value, or empty for a default."""
    spread: float
    degrees_of_freedom: float | None
    source: str
    """Where the spread is from."""
    is_measured: bool = True
    """Whether somebody measured the value on some system, or vouches for how far it may be off."""


class UncertainValue(NamedTuple):
    """One field of one component, and the constant that it follows."""

    component: ComponentId
    type: type[Any]
    field: FieldInfo
    median: float
    """The value in the plan."""
    draw: Draw


class _Reason(NamedTuple):
    spread: float
    source: str
    degrees_of_freedom: float | None = None
    is_measured: bool = True


_Draws: TypeAlias = "dict[tuple[type[Any], str, Origin | None], Draw]"
"""Constants that are no component's own, by kind, field and origin of the value."""


def uncertain_values(plan: Plan, catalog: Catalog) -> tuple[UncertainValue, ...]:
    """Every uncertain value of a plan, in its order; empty if nothing is uncertain."""
    known: _Draws = {}
    return tuple(
        value for part in plan.components.values() for value in uncertain_values_of(part, catalog, known)
    )


def draws_of(values: Sequence[UncertainValue]) -> tuple[Draw, ...]:
    """Each constant once, in the order of its first value."""
    return tuple({value.draw.key: value.draw for value in values}.values())


def uncertain_values_of(
    part: Component, catalog: Catalog, known: _Draws | None = None
) -> Iterator[UncertainValue]:
    """Those of one component. `known` are constants of others with the same catalogue, and takes those of this one."""
    known = {} if known is None else known
    for field in declared_fields(type(part)):
        if not field.uncertain:
            continue
        median = float(getattr(part, field.name))
        if median in (0.0, field.least, field.most):
            continue  # switched off, or as far as it goes: nothing to be wrong about
        origin = origin_of(part, field.name)
        alike = type(part), field.name, origin
        draw = known.get(alike) or _draw(part, field, origin, catalog)
        if draw.owner != part.id:
            known[alike] = draw
        if draw.spread > 0:
            yield UncertainValue(part.id, type(part), field, median, draw)


def usual_give_or_take_percent(part: Component, field: str, catalog: Catalog) -> float | None:
    """How far a value may be off in 8 of 10 cases by where it is from, whatever was typed; None if it is certain."""
    origins = part.origins
    if (origin := origins.get(field)) is not None and origin.give_or_take_percent is not None:
        origins = {**origins, field: msgspec.structs.replace(origin, give_or_take_percent=None)}
    usual = msgspec.structs.replace(part, origins=origins)
    spreads = (each.draw.spread for each in uncertain_values_of(usual, catalog) if each.field.name == field)
    return next((float(values_of(give_or_take_of_spread(spread)).flat[0]) for spread in spreads), None)


def _draw(part: Component, field: FieldInfo, origin: Origin | None, catalog: Catalog) -> Draw:
    """Of a catalogue record or a default it is that of all components with the same origin."""
    given = origin.give_or_take_percent if origin else None
    record = _record(part, origin.reference if origin and origin.kind == "catalogue" else "", catalog)
    if given is not None:
        source = GIVEN
        if origin is not None and origin.kind == "measured":
            source = MEASURED if measurements_of(origin.reference) else CALIBRATED
        reason = _Reason(float(values_of(spread_of_give_or_take(given)).flat[0]), source)
    elif isinstance(part, DesktopPool) and field.name in _PROCESSOR_FIELDS:
        reason = _of_processor(record, catalog)
    elif isinstance(part, DesktopPool) and field.name in _IO_FIELDS | _READ_FIELDS:
        reason = _of_io(record, READS if field.name in _READ_FIELDS else IO, catalog)
    elif record is not None:
        reason = _by_id(confidence_spread(record.confidence), catalog)
    elif origin is None:
        letter = "C" if field.source.startswith(_PLANNING_VALUE) or not field.source else "B"
        reason = _by_id(confidence_spread(letter), catalog)
    else:
        reason = _by_id(confidence_spread("B" if origin.kind == "imported" else "C"), catalog)
    if record is not None and given is None:
        owner = _family(record, field)
    else:
        owner = "" if origin is None and given is None else part.id
    shared = owner
    if origin is not None and origin.kind == "measured" and given is not None:
        # A copy of a measured pool is right or wrong together with it.
        shared = f"{origin.reference} {getattr(part, field.name)}"
    key = "/".join((kind_of(part), field.name, "record" if record and given is None else "own", shared))
    return Draw(
        key, field.name, owner, reason.spread, reason.degrees_of_freedom, reason.source, reason.is_measured
    )


def _record(part: Component, name: str, catalog: Catalog) -> Record | None:
    list_name = _LISTS.get(kind_of(part), "")
    return catalog.record(list_name, name) if name and list_name else None


def _family(record: Record, field: FieldInfo) -> str:
    """All profiles of a family were calibrated together, so their processor time is wrong together."""
    if field.name in _PROCESSOR_FIELDS and record.calibration is not None:
        return record.calibration.family
    return record.name


def _of_processor(record: Record | None, catalog: Catalog) -> _Reason:
    """By the machines that the profile was measured on; a profile derived from measured ones by ratios is wider, and no
    profile is as wide as the workload is unknown.
    """
    calibration = record.calibration if record else None
    if record is None or calibration is None:
        return _by_id(UNNAMED, catalog)
    known = catalog.spreads[PROCESSOR]
    machines = max(1, len(calibration.measured_on))
    spread = float(values_of(prediction_spread(known.spread, machines)).flat[0])
    if not calibration.measured_on:
        spread = math.hypot(spread, catalog.spreads[confidence_spread("C")].spread)
    return _Reason(spread, known.source, known.degrees_of_freedom, bool(calibration.measured_on))


def _of_io(record: Record | None, which: str, catalog: Catalog) -> _Reason:
    if record is None or record.calibration is None:
        return _by_id(UNNAMED, catalog)
    known = _by_id(which, catalog)
    if record.calibration.measured_on:
        return known
    wider = math.hypot(known.spread, catalog.spreads[confidence_spread("C")].spread)
    return known._replace(spread=wider, is_measured=False)


def _by_id(name: str, catalog: Catalog) -> _Reason:
    found = catalog.spreads[name]
    return _Reason(found.spread, found.source, found.degrees_of_freedom, name not in UNMEASURED)


def with_values(plan: Plan, values: Sequence[tuple[UncertainValue, float]]) -> Plan:
    """The plan with other numbers typed in for some of its uncertain values."""
    changed: dict[str, dict[str, float]] = {}
    for value, number in values:
        changed.setdefault(value.component, {})[value.field.name] = number
    components = {
        name: msgspec.structs.replace(plan.components[name], **fields) for name, fields in changed.items()
    }
    return msgspec.structs.replace(plan, components={**plan.components, **components})
