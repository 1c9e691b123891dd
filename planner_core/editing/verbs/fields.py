"""Setting fields of components and of the plan, checked against their declarations."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from decimal import Decimal
from functools import reduce
from typing import Any

import msgspec

from planner_core.catalog.brokers import Broker
from planner_core.catalog.catalog import Record
from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import RuleError, component_of, names_of
from planner_core.editing.verbs.vsan import (
    TOUCHES_PLATFORM,
    TOUCHES_VSAN,
    WITH_ESA,
    of_one_platform,
    with_usual_platforms,
    with_vsan,
)
from planner_core.formulas.storms import operations_at_once, wave_minutes
from planner_core.messages import Message
from planner_core.plan.components import (
    Component,
    ComponentId,
    DesktopPool,
    Origin,
    Part,
    default_of,
    kind_of,
    origin_of,
)
from planner_core.plan.days import is_day
from planner_core.plan.fields import FieldInfo, declared_field, declared_fields
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.problems import is_discount, is_price
from planner_core.units import PERCENT

TYPED = Origin("typed")
WHOLES = frozenset({"server_model", "array_model", "workload"})
"""Fields whose record describes the whole component."""
PROCESSOR = frozenset(
    {"cpu_model", "cores_per_socket", "base_clock_ghz", "all_core_turbo_ghz", "work_per_clock_percent"}
)
"""Fields of a host that a processor record fills."""
OWN_CHOICES = frozenset(
    {
        "hypervisor",
        "guest_os",
        "users_per_desktop",
        "vcpus",
        "ram_gib",
        "clone_type",
        "assignment",
        "refresh_policy",
        "vgpu_profile",
    }
)
"""Fields that stay when a record is used, if somebody has chosen their values: decisions of the planner, not what a
server is or a user does.
"""


def set_field(
    plan: Plan,
    ids: Sequence[ComponentId],
    field: str,
    value: Any,
    origin: Origin | None = TYPED,
    gesture: str = "",
) -> Step:
    """Set one field of one or more components; `origin` None resets the origin to the default's."""
    return set_fields(plan, ids, {field: value}, origin, gesture)


def set_fields(
    plan: Plan,
    ids: Sequence[ComponentId],
    values: Mapping[str, Any],
    origin: Origin | None = TYPED,
    gesture: str = "",
) -> Step:
    """Set several fields at once, as choosing a catalogue record does."""
    edits = _changed_components(plan, ids, lambda part: _with_fields(part, values, origin))
    title = _declared(type(component_of(plan, ids[0])), next(iter(values))).title
    words = {"field": Message(title), "name": names_of(plan, ids)}
    label = Message("Change {field} of {name}", words)
    if TOUCHES_PLATFORM & values.keys():
        edits = with_usual_platforms(plan, edits)
    if TOUCHES_VSAN & values.keys():
        return _with_files_moved(plan, Step(label, edits, gesture), words)
    return Step(label, edits, gesture)


def _with_files_moved(plan: Plan, step: Step, words: Mapping[str, object]) -> Step:
    """The step with the consequences of changing vSAN; its label says where files were moved."""
    edits, label = with_vsan(plan, step.edits), step.label
    reached = {edit.after.target for edit in edits if edit.table == "links" and edit.after is not None}
    if any(kind_of(plan.components[each]) == "cluster" for each in reached):
        label = Message("Change {field} of {name} and move files to vSAN", words)
    elif reached:
        label = Message("Change {field} of {name} and move files to the drives of its hosts", words)
    return Step(label, edits, step.gesture)


def use_record(plan: Plan, ids: Sequence[ComponentId], record: Record) -> Step:
    """Fill the fields that a catalogue record provides, and replace the prices of the previous record by its own.

    Fields that an earlier record filled and this one does not provide are reset to their defaults: a value of another
    model would be wrong. The same holds for its price; a missing price is reported. Of `OWN_CHOICES` stays what
    somebody has chosen; the label names what the record would have changed.
    """
    kept: set[str] = set()

    def filled(part: Component) -> Component:
        chosen = _chosen(part, record)
        values = {name: value for name, value in record.values.items() if name not in chosen}
        kept.update(
            name for name in record.values.keys() & chosen if getattr(part, name) != record.values[name]
        )
        changed = _with_fields(part, values, Origin("catalogue", record.name))
        # A default may depend on another field, which is reset first.
        for name in sorted(
            _left_of_others(part, record, chosen), key=lambda each: _declared(type(part), each).follows
        ):
            changed = _with_fields(changed, {name: default_of(changed, name)}, None)
        return msgspec.structs.replace(changed, parts=_parts_with(part, record))

    edits = with_usual_platforms(plan, _changed_components(plan, ids, filled))
    words: dict[str, object] = {"record": Message(record.name), "name": names_of(plan, ids)}
    if not kept:
        return Step(Message("Use {record} for {name}", words), edits)
    titles = [
        Message(info.title) for info in declared_fields(type(component_of(plan, ids[0]))) if info.name in kept
    ]
    words["fields"] = reduce(
        lambda one, other: Message("{one}, {other}", {"one": one, "other": other}), titles
    )
    return Step(Message("Use {record} for {name}, and keep what was chosen there: {fields}", words), edits)


def _chosen(part: Component, record: Record) -> frozenset[str]:
    """The fields of `OWN_CHOICES` that somebody has chosen, and those that follow a choice other than the record's;
    none for a record of a single part, which is chosen for its one field.
    """
    if not WHOLES & record.values.keys():
        return frozenset()
    found = set()
    for info in declared_fields(type(part)):
        origin = origin_of(part, info.name) if info.name in OWN_CHOICES else None
        # Guests and virtual GPUs have records of their own, named as their values.
        is_of_model = origin is not None and origin.kind == "catalogue"
        if origin is not None and not (is_of_model and origin.reference != getattr(part, info.name)):
            found.add(info.name)
    others = {name for name in found & record.values.keys() if getattr(part, name) != record.values[name]}
    return frozenset(found | {info.name for info in declared_fields(type(part)) if info.follows in others})


def _left_of_others(part: Component, record: Record, chosen: Collection[str]) -> list[str]:
    """Fields that another record filled and this one does not provide. A processor or drive record describes only part
    of its component and leaves other fields alone; a server record without processors leaves the chosen ones.
    """
    filled = {name for name, origin in part.origins.items() if origin.kind == "catalogue"} - set(chosen)
    if "cpu_model" in record.values and not WHOLES & record.values.keys():
        filled &= PROCESSOR
    elif not WHOLES & record.values.keys():
        return []
    known = set(record.values)
    if not PROCESSOR & known:
        known |= PROCESSOR
    return [name for name in part.origins if name in filled - known]


def _parts_with(part: Component, record: Record) -> tuple[Part, ...]:
    """The prices after using a record: a processor replaces those of processors, a workload none, all others all."""
    if record.kind == "desktop_pool":
        return record.parts or part.parts
    if "cpu_model" in record.values and "server_model" not in record.values:
        return (*(each for each in part.parts if each.per != "socket"), *record.parts)
    return record.parts


def reset_field(plan: Plan, ids: Sequence[ComponentId], field: str) -> Step:
    """Reset a field to its default, for each component to its own."""
    title = _declared(type(component_of(plan, ids[0])), field).title
    edits = _changed_components(
        plan, ids, lambda part: _with_fields(part, {field: default_of(part, field)}, None)
    )
    words = {"field": Message(title), "name": names_of(plan, ids)}
    step = Step(Message("Change {field} of {name}", words), edits)
    return _with_files_moved(plan, step, words) if field in TOUCHES_VSAN else step


def set_parts(plan: Plan, component: ComponentId, parts: Sequence[Part], gesture: str = "") -> Step:
    """Replace the price records of a component."""
    before = component_of(plan, component)
    for part in parts:
        if not is_price(part.unit_price):
            words = {"name": before.name, "item": part.item}
            raise RuleError(Message("{name}: the price of {item} is not an amount of money.", words))
        if not is_discount(part.discount_percent):
            words = {"name": before.name, "item": part.item}
            raise RuleError(
                Message("{name}: the discount of {item} is not a percentage from 0 to 100.", words)
            )
    after = msgspec.structs.replace(before, parts=tuple(parts))
    edits = () if before == after else (Edit("components", component, before, after),)
    return Step(Message("Change prices of {name}", {"name": before.name}), edits, gesture)


def set_setting(plan: Plan, field: str, value: Any, gesture: str = "") -> Step:
    """Change one of the plan's settings."""
    info = _declared(Settings, field)
    before, after = getattr(plan.settings, field), checked_value(info, value)
    edits = () if before == after else (Edit("settings", field, before, after),)
    return Step(Message("Change {field}", {"field": Message(info.title)}), edits, gesture)


def choose_broker(plan: Plan, broker: str, brokers: Mapping[str, Broker], gesture: str = "") -> Step:
    """Change the broker, and with it the limits of operations at once, unless they were typed."""
    step = set_setting(plan, "broker", broker, gesture)
    if not step.edits:
        return step
    desktops = sum(pool.desktops for pool in plan.of_type(DesktopPool))
    before, after = (_limits(brokers[each], desktops) for each in (plan.settings.broker, broker))
    edits = [
        Edit("settings", field, getattr(plan.settings, field), after[field])
        for field in before
        if getattr(plan.settings, field) == before[field] != after[field]
    ]
    return Step(step.label, (*step.edits, *edits), gesture)


def _limits(broker: Broker, desktops: int) -> dict[str, float]:
    """The settings of operations that a broker begins with; the defaults where it says nothing."""
    makes = {
        "provision_operations": broker.provisioning_operations,
        "composer_operations": broker.composer_provisioning_operations,
        "instant_clone_operations": broker.instant_clone_operations,
        "maintenance_operations": broker.maintenance_operations,
    }
    others = {
        name: _declared(Settings, name).default if at_once is None else at_once
        for name, at_once in makes.items()
    }
    return {**_starts(broker, desktops), **others}


def _starts(broker: Broker, desktops: int) -> dict[str, float]:
    """The settings of starts that a broker begins with; the defaults if it says nothing."""
    most, minutes = broker.power_operations, broker.power_operation_minutes
    usual = {
        name: _declared(Settings, name).default for name in ("power_operations", "power_operation_minutes")
    }
    if most is None:
        return usual
    percent = broker.power_operations_percent or PERCENT
    at_once = int(float(operations_at_once(desktops, most, percent))) if desktops else most
    minutes = usual["power_operation_minutes"] if minutes is None else minutes
    if broker.power_operations_per_minute is not None:
        minutes = float(wave_minutes(minutes, at_once, broker.power_operations_per_minute))
    return {"power_operations": at_once, "power_operation_minutes": minutes}


def checked_value(info: FieldInfo, value: Any) -> Any:
    """The value as the field stores it. Raises RuleError naming the field and its bounds."""
    try:
        if isinstance(value, float) and not math.isfinite(value):
            raise ValueError
        converted = msgspec.convert(
            value, info.type, strict=not isinstance(value, str) or info.kind == "text"
        )
        if isinstance(converted, Decimal) and not is_price(converted):
            raise ValueError
        if info.day and converted and not is_day(converted):
            raise ValueError
    except (msgspec.ValidationError, ValueError, OverflowError) as error:
        raise RuleError(_out_of_bounds(info, value)) from error
    return converted


def _out_of_bounds(info: FieldInfo, value: Any) -> Message:
    words: dict[str, object] = {
        "field": Message(info.title),
        "value": value if isinstance(value, int | float | str) else str(value),
        "least": info.least,
        "most": info.most,
        "unit": info.unit,
    }
    if info.kind in ("integer", "number") and info.least is not None and info.most is not None:
        if info.unit:
            return Message("{field}: {value} is not between {least} and {most} {unit}.", words)
        return Message("{field}: {value} is not between {least} and {most}.", words)
    if info.kind == "choice":
        return Message("{field}: {value} is not one of the choices.", words)
    if info.form:
        words["form"] = Message(info.form)
        return Message("{field}: {value} does not fit here. Expected: {form}.", words)
    return Message("{field}: {value} does not fit here.", words)


def _changed_components(
    plan: Plan, ids: Sequence[ComponentId], change: Callable[[Component], Component]
) -> tuple[Edit, ...]:
    edits = []
    for each in ids:
        before = component_of(plan, each)
        after = change(before)
        _check_component(after)
        if after != before:
            edits.append(Edit("components", each, before, after))
    return tuple(edits)


def _with_fields(part: Component, values: Mapping[str, Any], origin: Origin | None) -> Component:
    checked = {name: checked_value(_declared(type(part), name), value) for name, value in values.items()}
    origins = {name: present for name, present in part.origins.items() if name not in values}
    if origin is not None:
        origins |= {name: _kept_spread(part, name, origin) for name in values if name != "name"}
    if values.get("vsan") == "esa" and "vsan_version" not in values:
        checked["vsan_version"] = WITH_ESA
        origins.pop("vsan_version", None)
    changed = msgspec.structs.replace(part, **checked, origins=origins)
    if "vsan_version" in checked:
        changed = of_one_platform(changed)
        values = {**values, "vsan_version": checked["vsan_version"]}
    return _with_followers(part, changed, values)


def _kept_spread(part: Component, name: str, origin: Origin) -> Origin:
    """Another number typed for a value is as sure as the one before, if somebody has said how sure that is."""
    before = part.origins.get(name)
    if origin != TYPED or before is None or before.kind != "typed":
        return origin
    return before


def _with_followers(before: Component, after: Component, chosen: Mapping[str, Any]) -> Component:
    """The step with the defaults that depend on the changed fields; values chosen by the user stay."""
    following = {
        info.name: default_of(after, info.name)
        for info in declared_fields(type(after))
        if info.follows in chosen
        and info.name not in chosen
        and getattr(before, info.follows) != getattr(after, info.follows)
        and origin_of(before, info.name) is None
    }
    return msgspec.structs.replace(after, **following) if following else after


def _check_component(part: Component) -> None:
    reserved, ram = getattr(part, "ram_reserved_gib", 0.0), getattr(part, "ram_gib", math.inf)
    if reserved > ram:
        raise RuleError(
            Message(
                "{name}: the reserved RAM of {reserved} GiB is larger than the RAM of {ram} GiB.",
                {"name": part.name, "reserved": reserved, "ram": ram},
            )
        )


def _declared(component_type: type[msgspec.Struct], name: str) -> FieldInfo:
    info = declared_field(component_type, name)
    if info is None:
        raise RuleError(Message("There is no field {field} here.", {"field": name}))
    return info
