"""What to ask a customer: values that a plan still assumes, each with a key under which its answer comes back.

A plan without components is asked for all of it: one pool, one kind of host, one array and its drives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component, kind_of, origin_of
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.price_units import units_of
from planner_core.plan.settings import Settings

NEW: Final = "new"
SETTINGS: Final = "settings"
NOTES: Final = "notes"
LICENCES: Final = "licences"
UNIT_PRICE: Final = "unit_price"
MOST_PRICE: Final = 1e9

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "desktop_pool": (
        *(
            "desktops",
            "users_per_desktop",
            "concurrency_percent",
            "growth_percent",
            "workload",
            "guest_os",
            "vcpus",
        ),
        *("ram_gib", "replica_gib", "persistent_gib", "monitors"),
    ),
    "host": (
        *("count", "server_model", "cpu_model", "sockets", "cores_per_socket", "base_clock_ghz", "ram_gib"),
        *("hypervisor", "power_watts", UNIT_PRICE),
    ),
    "storage_array": ("array_model", "protocol", "controllers", "volumes", "volume_gib", UNIT_PRICE),
    "disk_group": ("drive_kind", "drives", "drive_gb", "raid", UNIT_PRICE),
    "infrastructure_servers": ("servers", "vcpus", "ram_gib", "disk_gib"),
}
"""Fields of each kind that a customer can answer, in the order of the questions."""
ASKED_OF_NOBODY: Final = frozenset({"infrastructure_servers"})
"""Kinds that an empty plan is not asked for."""
OF_SETTINGS: Final = (
    *(
        "customer",
        "broker",
        "work_hours_per_week",
        "login_window_minutes",
        "boot_window_minutes",
        "planned_years",
    ),
    *("first_year", "cpu_growth_percent", "ram_growth_percent", "depreciation_years", "interest_percent"),
    *("maintenance_percent", "electricity_price_per_kwh", "rack_unit_price_per_year", "vat_percent"),
)
OF_NOTES: Final[Mapping[str, Message]] = {
    LICENCES: Message("Licences at hand: hypervisor, desktops, Windows, Office"),
    "applications": Message("Applications that need much processor, RAM, disk or graphics"),
    "other": Message("What else is worth knowing"),
}
"""Answered in words, which go into the notes of the plan."""


class Question(msgspec.Struct, frozen=True):
    """One question."""

    key: str
    """`host-1/ram_gib`, `settings/planned_years`, `new/host/ram_gib`, `notes/licences`."""
    kind: str
    """Kind of component; "settings" or "notes"."""
    component: str
    """Id; empty for settings, notes, and what is not in the plan yet."""
    name: str
    """Name that the user gave to the component; empty if there is none."""
    field: FieldInfo
    value: Any = None
    """What the plan assumes; None if it has no value."""
    choices: tuple[str, ...] = ()
    """Names of catalogue records, one of which is the answer."""

    @property
    def currency_counts(self) -> bool:
        """Whether the answer is an amount of money."""
        return self.field.kind == "money"


def questions(plan: Plan, catalog: Catalog) -> tuple[Question, ...]:
    """All questions of a plan, by kind and component; those of the plan as a whole come last."""
    return (*_of_components(plan, catalog), *_of_settings(plan), *_of_notes(plan))


def price_field(kind: str) -> FieldInfo:
    """The price of a component as a field."""
    title = Message("Price of a drive") if units_of(kind)[0] == "drive" else Message("Price of each")
    return FieldInfo(UNIT_PRICE, title.text, "money", None, least=0, most=MOST_PRICE, optional=True)


def field_of(kind: str, name: str) -> FieldInfo | None:
    """A field that is asked for; None if there is none of that name."""
    if kind == NOTES:
        title = OF_NOTES.get(name)
        return FieldInfo(name, title.text, "text", "", type=str) if title is not None else None
    if kind == SETTINGS:
        return declared_field(Settings, name) if name in OF_SETTINGS else None
    if name not in FIELDS.get(kind, ()):
        return None
    return price_field(kind) if name == UNIT_PRICE else declared_field(COMPONENT_TYPES[kind], name)


def _of_components(plan: Plan, catalog: Catalog) -> Iterator[Question]:
    for kind, names in FIELDS.items():
        if not plan.components and kind not in ASKED_OF_NOBODY:
            for name in names:
                yield _question(f"{NEW}/{kind}/{name}", kind, None, name, catalog)
        for each in plan.components.values():
            if kind_of(each) == kind:
                for name in names:
                    if _is_assumed(each, name):
                        yield _question(f"{each.id}/{name}", kind, each, name, catalog)


def _is_assumed(part: Component, name: str) -> bool:
    return not part.parts if name == UNIT_PRICE else origin_of(part, name) is None


def _question(key: str, kind: str, part: Component | None, name: str, catalog: Catalog) -> Question:
    field = field_of(kind, name)
    assert field is not None, key
    choices = tuple(each.name for each in catalog.records(field.catalogue)) if name == "workload" else ()
    value = getattr(part, name, None) if part is not None else field.default
    return Question(
        key,
        kind,
        part.id if part is not None else "",
        part.name if part is not None else "",
        field,
        value,
        choices,
    )


def _of_settings(plan: Plan) -> Iterator[Question]:
    for name in OF_SETTINGS:
        field = field_of(SETTINGS, name)
        assert field is not None, name
        value = getattr(plan.settings, name)
        if value == field.default:
            yield Question(f"{SETTINGS}/{name}", SETTINGS, "", "", field, value)


def _of_notes(plan: Plan) -> Iterator[Question]:
    for name in OF_NOTES:
        if name != LICENCES or not plan.licences:
            field = field_of(NOTES, name)
            assert field is not None, name
            yield Question(f"{NOTES}/{name}", NOTES, "", "", field)
