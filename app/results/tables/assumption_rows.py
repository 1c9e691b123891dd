"""All values that a plan is based on, with origin and source. For paper and window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from app.look.catalogue_names import record_name
from app.look.number_format import numbers
from app.look.translation import tr, unit_word
from app.results.words.store_words import choice_named_after, named_after, platform_of_parts
from planner_core.messages import NO_BREAK_SPACE, NO_VALUE
from planner_core.plan.components import Component, origin_of
from planner_core.plan.components.host_measured import MEASURED_FIELDS
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.idle_fields import idle_fields
from planner_core.plan.placement import cluster_around
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.settings_cloud import idle_cloud_fields
from planner_core.plan.store_platforms import VSAN, StorePlatform

NO_ASSUMPTIONS = frozenset(
    {
        "name", "customer", "author", "notes", "prices_valid_until", "cloud_name", "cloud_source", "cloud_price_date",
        "measured_used_gib", *MEASURED_FIELDS,
    }
)  # fmt: skip
"""Descriptive fields and measured values, which enter no computation."""
RATIO = ": 1"
"""The unit of reductions; 0 is "like all other files"."""


class FieldValue(NamedTuple):
    """A field of a component, or of the plan's settings (component ""), and its value."""

    component: str
    field: FieldInfo
    value: Any
    origin: str
    """One of `ORIGIN_NAMES`."""
    source: str
    """The record or document it comes from; English, translatable."""
    platform: StorePlatform = VSAN
    """After which fields of a store are called."""

    @property
    def title(self) -> str:
        """What the field is called."""
        return named_after(self.platform, tr(self.field.title))

    @property
    def in_words(self) -> str:
        """The value with its unit."""
        words = value_in_words(self.field, self.value)
        return choice_named_after(self.platform, words) if self.field.kind == "choice" else words


def settings_values(settings: Settings) -> list[FieldValue]:
    """All settings of a plan that enter a computation; those of a cloud if the plan is compared with one."""
    left_out = NO_ASSUMPTIONS | idle_cloud_fields(settings.cloud)
    if settings.cloud == "none":
        left_out |= {"cloud"}
    return [
        FieldValue("", field, getattr(settings, field.name), *_origin_of_setting(settings, field))
        for field in declared_fields(Settings)
        if field.name not in left_out
    ]


def component_values(plan: Plan, part: Component) -> list[FieldValue]:
    """All fields of a component that enter a computation."""
    idle, around = idle_fields(plan, part), cluster_around(plan, part.id)
    platform = platform_of_parts([part] if around is None else [around])
    return [
        FieldValue(part.id, field, getattr(part, field.name), *_origin(part, field), platform)
        for field in declared_fields(type(part))
        if field.name not in NO_ASSUMPTIONS and field.name not in idle
    ]


def grouped(values: Iterable[FieldValue]) -> list[tuple[FieldValue, tuple[str, ...]]]:
    """Equal values of the same origin as one, with all components that have it."""
    found: dict[tuple[int, str, str, str, str], tuple[FieldValue, tuple[str, ...]]] = {}
    for each in values:
        key = (id(each.field), str(each.value), each.origin, each.source, each.platform.name)
        first, components = found.get(key, (each, ()))
        found[key] = (first, (*components, each.component) if each.component else components)
    return list(found.values())


def value_in_words(field: FieldInfo, value: Any) -> str:
    """A field's value with its unit, in the reader's number style."""
    if value is None or value == "" or (field.unit == RATIO and not value):
        return NO_VALUE  # a reduction of 0 : 1 says that none of its own is planned
    if field.kind == "choice":
        return tr(field.choices.get(value, str(value)))
    if field.kind == "flag":
        return tr("yes") if value else tr("no")
    if field.kind == "text":
        return record_name(str(value)) if field.catalogue else str(value)
    if field.calendar_year:
        return str(value) if value else NO_VALUE
    return number_in_words(value, field.unit)


def number_in_words(value: Any, unit: str) -> str:
    """All digits of a number, with its (English) unit."""
    if unit == "%":
        return numbers().exact(value) + numbers().style.before_percent + "%"
    return numbers().exact(value) + (NO_BREAK_SPACE + unit_word(unit, value) if unit else "")


def _origin(part: Component, field: FieldInfo) -> tuple[str, str]:
    origin = origin_of(part, field.name)
    return (origin.kind, origin.reference) if origin else ("default", field.source)


def _origin_of_setting(settings: Settings, field: FieldInfo) -> tuple[str, str]:
    is_default = getattr(settings, field.name) in (field.default, field.formerly)
    return ("default", field.source) if is_default else ("typed", "")
