"""Newer values in the library than in a plan, on the command line: list, preview and apply."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from app.cli.library_tables import opened
from app.cli.plan_files import commit_step, read_plan
from app.cli.terminal import harmless, say, say_json, table
from app.library.update_lines import changed_results, lines_of
from app.look.translation import tr, tr_plural, translate
from app.results.words.comparison import delta_text, value_text
from planner_core.editing.verbs.record_updates import RecordUpdate, record_updates, update_records
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import ComparisonRow


def update(arguments: argparse.Namespace) -> None:
    """Print the newer values and what they change; apply them on request."""
    plan, store = read_plan(arguments.plan, arguments.variant), opened(arguments.library)
    currency = plan.settings.currency
    catalog = store.catalog(currency)
    updates = record_updates(plan, catalog, store.book(currency).repriced)
    results = changed_results(plan, catalog, updates)
    if arguments.apply and updates:
        commit_step(arguments.plan, arguments.variant, plan, update_records(plan, updates), "library")
    if arguments.json:
        say_json(_json(plan, updates, results))
    else:
        say(_lines(plan, updates, results, taken=arguments.apply))


def _lines(
    plan: Plan, updates: Sequence[RecordUpdate], results: Sequence[ComparisonRow], *, taken: bool
) -> Iterator[str]:
    yield harmless(plan.name)
    yield ""
    if not updates:
        yield tr("Everything in this plan matches the library.")
        return
    head = [tr("Component"), tr("Value"), tr("In the plan"), tr("In the library"), tr("From")]
    lines = [line for each in updates for line in lines_of(plan, each)]
    yield from table([head, *([*line[1:6]] for line in lines)], right={2, 3}, indent="  ")
    yield from ("", tr("What changes"))
    if results:
        rows = [
            [
                translate(row.title),
                value_text(row.cells[0]),
                value_text(row.cells[1]),
                delta_text(row.cells[1]),
            ]
            for row in results
        ]
        yield from table(
            [[tr("Result"), tr("Now"), tr("Then"), tr("Difference")], *rows], right={1, 2, 3}, indent="  "
        )
    else:
        yield "  " + tr("No result changes.")
    yield ""
    count = len(updates)
    yield (
        tr_plural("Taken over in {count} component.", "Taken over in {count} components.", count)
        if taken
        else tr("The plan is unchanged; --apply makes this change.")
    )


def _json(plan: Plan, updates: Sequence[RecordUpdate], results: Sequence[ComparisonRow]) -> dict[str, Any]:
    return {
        "plan": plan.name,
        "newer": [
            {"component": each.component, "field": field.field, "before": field.before, "after": field.after}
            for each in updates
            for field in each.fields
        ],
        "prices": [
            {
                "component": each.component,
                "item": part.before.item,
                "currency": part.after.currency,
                "unit_price": {"before": part.before.unit_price, "after": part.after.unit_price},
                "discount_percent": {
                    "before": part.before.discount_percent,
                    "after": part.after.discount_percent,
                },
                "source": part.after.source,
            }
            for each in updates
            for part in each.parts
        ],
        "results": [
            {
                "key": row.key,
                "unit": row.cells[0].unit,
                "before": row.cells[0].value,
                "after": row.cells[1].value,
            }
            for row in results
        ],
    }
