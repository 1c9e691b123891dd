"""The years ahead of a plan as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.cli.result_lines import result_lines
from app.cli.terminal import harmless
from app.look.translation import tr
from app.results.tables.column import chosen
from app.results.tables.years_tables import as_drawn_columns, bought_columns, year_columns
from app.results.words.years import buying_name, nothing_in_years, sentences
from planner_core.plan.plan import Plan
from planner_core.studies.years import Buying, YearAhead, YearsStudy

INDENT = "  "


def years_lines(plan: Plan, found: YearsStudy | None) -> Iterator[str]:
    """How long the plan lasts, then each way of buying year by year, and what is bought."""
    yield harmless(plan.name)
    yield ""
    if found is None:
        yield INDENT + nothing_in_years()
        return
    yield from (INDENT + harmless(each) for each in sentences(plan, found))
    yield from ("", tr("As drawn"))
    yield from map(harmless, result_lines([*as_drawn_columns(plan).values()], found.as_drawn))
    columns = year_columns(plan, found.currency)
    for buying in (found.each_year, found.now):
        yield from ("", buying_name(buying))
        there = chosen(columns, "year", "desktops", "hosts", "carries", "limit", "added")
        yield from map(harmless, result_lines(there, buying.years))
        licences = ("licences",) if plan.licences else ()
        running = ("maintenance", "energy", "rack_space", *licences)
        money = chosen(columns, "year", "purchase", *running, "cost", "added_up")
        yield ""
        yield from result_lines(money, buying.years)
        if rows := [(year.year, each) for year in buying.years for each in year.bought]:
            yield ""
            yield from map(harmless, result_lines([*bought_columns(plan, found.currency).values()], rows))


def years_json(plan: Plan, found: YearsStudy | None) -> dict[str, Any]:
    """The output of `headroom years --json`, as plain values; `years` is null where nothing can be said yet."""
    if found is None:
        return {"plan": plan.name, "years": None}
    return {
        "plan": plan.name,
        "years": {
            "currency": found.currency,
            "is_priced": found.is_priced,
            "as_drawn": msgspec.to_builtins(found.as_drawn),
            "each_year": _buying(found.each_year),
            "now": _buying(found.now),
        },
    }


def _buying(buying: Buying) -> dict[str, Any]:
    return {
        "years": [_year(each) for each in buying.years],
        "total": str(buying.total),
        "present_value": str(buying.present_value),
        "carries": buying.carries,
    }


def _year(year: YearAhead) -> dict[str, Any]:
    """Without the plan; what is added as English sentences."""
    values = {
        name: msgspec.to_builtins(getattr(year, name))
        for name in year.__struct_fields__
        if name not in {"plan", "added"}
    }
    return {**values, "added": [str(each) for each in year.added]}
