"""Every value the numbers rest on: what it is, where it is from, and what stands behind it."""

from __future__ import annotations

from typing import Any

from app.format import numbers
from app.i18n import mark, tr
from app.proposal.names import in_drawn_order
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.derivation_text import ORIGIN_NAMES
from planner_core.messages import NO_BREAK_SPACE, NO_VALUE
from planner_core.plan.components import Component, kind_of
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.plan import Plan, Settings

PRINTED_ELSEWHERE = frozenset({"name", "customer", "author", "notes"})
SETTINGS_TITLE = mark("Targets and planning rules")


def assumptions(plan: Plan) -> dict[str, Any]:
    """One table per component and one for the plan's settings; every declared field is in it."""
    return {
        "title": tr("Assumptions"),
        "lead": tr(
            "Every value behind the numbers of this proposal, with its origin. Change any of them, and the result"
            " changes with it."
        ),
        "heads": [tr("Value"), tr("Origin")],
        "tables": [_settings(plan.settings)]
        + [_component(plan.components[each]) for each in in_drawn_order(plan)],
    }


def _settings(settings: Settings) -> dict[str, Any]:
    rows = [
        _row(field, getattr(settings, field.name), *_settings_origin(settings, field))
        for field in declared_fields(Settings)
        if field.name not in PRINTED_ELSEWHERE
    ]
    return {"title": tr(SETTINGS_TITLE), "kind": "", "rows": rows}


def _component(part: Component) -> dict[str, Any]:
    rows = [
        _row(field, getattr(part, field.name), *_origin(part, field))
        for field in declared_fields(type(part))
        if field.name not in PRINTED_ELSEWHERE
    ]
    return {"title": part.name, "kind": tr(KIND_NAMES[kind_of(part)]), "rows": rows}


def _row(field: FieldInfo, value: Any, origin: str, source: str) -> dict[str, str]:
    return {
        "name": tr(field.title),
        "value": value_in_words(field, value),
        "origin": tr(ORIGIN_NAMES[origin]),
        "source": tr(source),
    }


def _origin(part: Component, field: FieldInfo) -> tuple[str, str]:
    """Kind of the origin, and the record or document behind it."""
    origin = part.origins.get(field.name)
    return (origin.kind, origin.reference) if origin else ("default", field.source)


def _settings_origin(settings: Settings, field: FieldInfo) -> tuple[str, str]:
    is_default = getattr(settings, field.name) == field.default
    return ("default", field.source) if is_default else ("typed", "")


def value_in_words(field: FieldInfo, value: Any) -> str:
    """A field's value with its unit, as the reader writes numbers."""
    if value is None or value == "":
        return NO_VALUE
    if field.kind == "choice":
        return tr(field.choices.get(value, str(value)))
    if field.kind == "flag":
        return tr("yes") if value else tr("no")
    if field.kind == "text":
        return str(value)
    if field.unit == "%":
        return numbers().exact(value) + numbers().style.before_percent + "%"
    return numbers().exact(value) + (NO_BREAK_SPACE + tr(field.unit) if field.unit else "")
