"""Every value the numbers rest on: what it is, where it is from, and what stands behind it."""

from __future__ import annotations

from typing import Any

from app.assumption_rows import FieldValue, component_values, settings_values, value_in_words
from app.i18n import mark, tr
from app.proposal.names import in_drawn_order
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.explaining.derivation_text import ORIGIN_NAMES
from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Plan, Settings

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
    return {
        "title": tr(SETTINGS_TITLE),
        "kind": "",
        "rows": [_row(each) for each in settings_values(settings)],
    }


def _component(part: Component) -> dict[str, Any]:
    rows = [_row(each) for each in component_values(part)]
    return {"title": part.name, "kind": tr(KIND_NAMES[kind_of(part)]), "rows": rows}


def _row(each: FieldValue) -> dict[str, str]:
    return {
        "name": tr(each.field.title),
        "value": value_in_words(each.field, each.value),
        "origin": tr(ORIGIN_NAMES[each.origin]),
        "source": tr(each.source),
    }
