"""The best designs of a plan as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from app.cli.limits_json import limit_json
from app.cli.result_lines import result_lines
from app.cli.terminal import harmless
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import chosen
from app.results.tables.design_table import design_columns
from app.results.words.designs import (
    changes_in_words,
    cheaper_in_words,
    merits_in_words,
    remarks,
    sentences,
    why_in_words,
)
from planner_core.plan.interchange import plan_to_json
from planner_core.plan.plan import Plan
from planner_core.studies.design.best_design import BestDesign, BestDesigns

INDENT = "  "


def design_lines(plan: Plan, found: BestDesigns) -> Iterator[str]:
    """The designs side by side, how each differs from the drawing, and why nothing is cheaper."""
    yield harmless(plan.name)
    yield ""
    yield tr("The best designs for {desktops} desktops", desktops=numbers().number(found.desktops))
    yield from (INDENT + harmless(each) for each in sentences(found))
    columns = design_columns(found)
    prices = ("price", "added", "life") if found.is_priced else ()
    least = found.least_change
    rows = [*found.cards, *([least] if least is not None else [])]
    boards = ("boards",) if any(each.boards for each in rows) else ()
    shown = chosen(columns, "merits", *prices, "hosts", "cores", *boards, "power", "desktops", "limit")
    if rows:
        yield ""
        yield from map(harmless, result_lines(shown, rows))
    for each in rows:
        yield ""
        yield harmless(merits_in_words(found, each) or tr("Least change"))
        yield from (INDENT + harmless(line) for line in changes_in_words(plan, each))
    if found.cheaper:
        yield ""
        yield why_in_words(found)
        yield from (INDENT + harmless(cheaper_in_words(plan, found, each)) for each in found.cheaper)
    if said := [*remarks(plan, found)]:
        yield ""
        yield from map(harmless, said)


def design_json(plan: Plan, found: BestDesigns, *, with_plans: bool) -> dict[str, Any]:
    """The output of `headroom design --json`, as plain values; plans only if asked for."""

    def design(each: BestDesign | None) -> dict[str, Any] | None:
        if each is None:
            return None
        return {
            "merits": list(each.merits),
            "price": str(each.price) if found.is_priced else None,
            "added": str(each.added) if found.is_priced else None,
            "life": str(each.life) if found.is_priced else None,
            "desktops": each.desktops,
            "carries": each.carries,
            "limit": limit_json(each.limit) if each.limit is not None else None,
            "errors": list(each.errors),
            "hosts": each.hosts,
            "cores": each.cores,
            "boards": each.boards,
            "watts": each.watts,
            "changes": [
                {"component": one.component, "field": one.field, "before": one.before, "after": one.after}
                for one in each.differences
            ],
            **({"plan": json.loads(plan_to_json(each.plan))} if with_plans else {}),
        }

    return {
        "plan": plan.name,
        "desktops": found.desktops,
        "currency": found.currency,
        "is_priced": found.is_priced,
        "by": found.by,
        "years_of_use": found.years,
        "memory_factor": str(found.memory_factor),
        "designs": found.designs,
        "evaluated": found.evaluated,
        "left_out": [
            {
                "component": each.component,
                "what": each.what,
                "options": each.options,
                "lacks": each.lacks,
            }
            for each in found.space.left_out
        ],
        "choices": [
            {"component": each.component, "what": each.what, "options": each.options}
            for each in found.space.offered
        ],
        "best": [design(each) for each in found.cards],
        "cheaper": [design(each) for each in found.cheaper],
        "least_change": design(found.least_change),
        "most": design(found.most),
    }
