"""The licence lines of a plan as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.cli.result_lines import INDENT, result_lines
from app.cli.terminal import harmless
from app.look.translation import tr
from app.results.tables.column import chosen
from app.results.tables.licences_table import LicenceRow, licence_columns, licence_rows
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan


def licences_lines(plan: Plan, assessment: Assessment) -> Iterator[str]:
    """A line for each, in the order of the plan; columns that no line fills are left out."""
    yield harmless(plan.name)
    yield ""
    rows = licence_rows(plan, assessment)
    if not rows:
        yield INDENT + tr("The plan has no licences, subscriptions or services.")
        return
    filled = {name for name in ("vendor", "order_number") if any(getattr(row.line, name) for row in rows)}
    names = (
        "name",
        "vendor",
        "order_number",
        "unit",
        "where",
        "counted",
        "quantity",
        "price",
        "paid",
        "amount",
        "in_all",
    )
    shown = [each for each in names if each in filled or each not in ("vendor", "order_number")]
    yield from result_lines(chosen(licence_columns(), *shown), rows)


def licences_json(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """The output of `headroom licences --json`, as plain values."""
    return {
        "plan": plan.name,
        "currency": plan.settings.currency,
        "licences": [_line(row) for row in licence_rows(plan, assessment)],
    }


def _line(row: LicenceRow) -> dict[str, Any]:
    """All fields of the line, then what it counts."""
    assert row.counted is not None
    count = row.counted.count
    fields = {name: getattr(row.line, name) for name in row.line.__struct_fields__}
    return {
        **fields,
        "counted": count.counted,
        "included": count.included,
        "licences": count.licences,
        "packs": count.packs,
        "amount": row.cost.amount if row.cost else None,
        "in_all": row.cost.at_purchase + row.cost.in_all if row.cost else None,
        "by_year": list(row.cost.by_year) if row.cost else None,
        "places": [msgspec.to_builtins(each._asdict()) for each in row.counted.places],
    }
