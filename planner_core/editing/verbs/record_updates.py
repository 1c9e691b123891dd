"""Finds values that differ from the current catalogue, and creates the step that updates them.

A plan holds copies, which change only when the user requests the update. A value counts as outdated only if its origin
still names the record; values typed since then are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog, Record
from planner_core.catalog.records import PRICED_KINDS
from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import component_of
from planner_core.editing.verbs.fields import checked_value
from planner_core.messages import Message
from planner_core.plan.components import Component, ComponentId, Origin, Part, kind_of
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan

FILLED_LATER = frozenset({"work_per_clock_percent"})
"""Fields that records have filled only since a later edition. A component that took its record before has the default,
and is offered the record's value along with all others: its workload profile counts on it.
"""

Reprice = Callable[[Part], Part]
"""Returns a part at the current price for its order number."""


class FieldUpdate(NamedTuple):
    """A field for which the record now has another value."""

    field: str
    before: Any
    after: Any
    record: str


class PartUpdate(NamedTuple):
    """A part of a component by its index, and the same part at current prices."""

    place: int
    before: Part
    after: Part


class RecordUpdate(NamedTuple):
    """All outdated values of one component."""

    component: ComponentId
    fields: tuple[FieldUpdate, ...]
    parts: tuple[PartUpdate, ...]


def record_updates(plan: Plan, catalog: Catalog, reprice: Reprice) -> tuple[RecordUpdate, ...]:
    """Outdated values of a plan by component; empty if everything matches the catalogue.

    The records of `catalog` have current prices; `reprice` looks prices of parts up by order number.
    """
    currency = plan.settings.currency
    with_copies = (part for part in plan.components.values() if part.parts or part.origins)
    found = (_of_component(part, catalog, reprice, currency) for part in with_copies)
    return tuple(each for each in found if each.fields or each.parts)


def update_records(plan: Plan, updates: Sequence[RecordUpdate]) -> Step:
    """The step that applies updates. Raises RuleError if a value is not valid for its field."""
    edits = []
    for update in updates:
        before = component_of(plan, update.component)
        values = {each.field: checked_value(_info(before, each.field), each.after) for each in update.fields}
        origins = {
            **before.origins,
            **{each.field: Origin("catalogue", each.record) for each in update.fields},
        }
        parts = list(before.parts)
        for each in update.parts:
            if each.place < len(parts) and parts[each.place] == each.before:
                parts[each.place] = each.after
        after = msgspec.structs.replace(before, **values, origins=origins, parts=tuple(parts))
        if after != before:
            edits.append(Edit("components", update.component, before, after))
    label = Message(
        "Update {count} component from the library",
        {"count": len(edits)},
        plural="Update {count} components from the library",
    )
    return Step(label, tuple(edits))


def _of_component(part: Component, catalog: Catalog, reprice: Reprice, currency: str) -> RecordUpdate:
    records = _records_of(part, catalog)
    fields = tuple(
        FieldUpdate(field, getattr(part, field), record.values[field], record.name)
        for field, origin in {**_filled_later(part), **part.origins}.items()
        if origin.kind == "catalogue"
        and (record := records.get(origin.reference)) is not None
        and field in record.values
        and _is_other(part, field, record.values[field])
    )
    offered = {_line(each): each for record in records.values() for each in record.parts}
    parts = tuple(
        PartUpdate(place, each, now)
        for place, each in enumerate(part.parts)
        if is_outdated(each, now := _priced(each, offered, reprice)) and now.currency == currency
    )
    return RecordUpdate(part.id, fields, parts)


def _filled_later(part: Component) -> Mapping[str, Origin]:
    """Fields that the record of the component's processor fills today and did not when it was chosen."""
    named = part.origins.get("cpu_model")
    return {} if named is None else dict.fromkeys(FILLED_LATER, named)


def _records_of(part: Component, catalog: Catalog) -> Mapping[str, Record]:
    names = {origin.reference for origin in part.origins.values() if origin.kind == "catalogue"}
    if not names:
        return {}
    lists = [name for name, kind in PRICED_KINDS.items() if kind == kind_of(part)]
    return {name: found for name in names for of in lists if (found := catalog.record(of, name)) is not None}


def _is_other(part: Component, field: str, value: Any) -> bool:
    if declared_field(type(part), field) is None:
        return False
    return bool(checked_value(_info(part, field), value) != getattr(part, field))


def _info(part: Component, field: str) -> Any:
    return declared_field(type(part), field)


def _priced(part: Part, offered: Mapping[tuple[str, str], Part], reprice: Reprice) -> Part:
    """The plan's part with its own quantity, at the price of the record or of its order number.

    A discount entered in the plan is kept.
    """
    now = offered.get(_line(part)) or reprice(part)
    discount = now.discount_percent or part.discount_percent
    return msgspec.structs.replace(
        now, item=part.item, quantity=part.quantity, per=part.per, discount_percent=discount
    )


def is_outdated(before: Part, now: Part) -> bool:
    """Whether a price has changed since; one that was noted later than that of the record is kept."""
    if before.price_date and now.price_date and before.price_date > now.price_date:
        return False
    if (before.unit_price, before.currency) != (now.unit_price, now.currency):
        return True
    if now.discount_percent != before.discount_percent:
        return True
    return bool(before.price_date) and now.price_date > before.price_date


def _line(part: Part) -> tuple[str, str]:
    return part.order_number.strip().casefold() or part.item.strip().casefold(), part.per


def only(updates: Iterable[RecordUpdate], wanted: set[ComponentId]) -> tuple[RecordUpdate, ...]:
    """The updates of some components."""
    return tuple(each for each in updates if each.component in wanted)
