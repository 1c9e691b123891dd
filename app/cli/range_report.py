"""The range of a plan as text for a terminal, and as JSON for scripts, whose keys are only added."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.cli.result_lines import result_lines
from app.cli.terminal import harmless
from app.look.translation import tr
from app.results.tables.column import chosen
from app.results.tables.range_tables import (
    at_their_worst,
    distribution_columns,
    first_limit_columns,
    influence_columns,
    use_columns,
)
from app.results.words.ranges import narrowed, nothing_uncertain, range_in_words, sentences
from planner_core.engine.basis.cost_records import Cost
from planner_core.plan.plan import Plan
from planner_core.studies.price_range import price_range
from planner_core.studies.range_study import RangeStudy

INDENT = "  "


def range_lines(plan: Plan, found: RangeStudy | None, cost: Cost | None = None) -> Iterator[str]:
    """The range, what it means, what limits first, and what it depends on."""
    yield harmless(plan.name)
    yield ""
    if found is None:
        yield INDENT + nothing_uncertain()
        return
    yield INDENT + range_in_words(found)
    yield from (INDENT + harmless(each) for each in sentences(plan, found, cost))
    limits = first_limit_columns(plan)
    yield from ("", tr("What limits first"))
    yield from map(harmless, result_lines([*limits.values()], found.first_limits))
    influences = influence_columns(plan)
    yield from ("", tr("What the range depends on"))
    shown = chosen(influences, "what", "owner", "spread", "low", "high", "worth")
    yield from map(harmless, result_lines(shown, found.influences))
    yield from ("", tr("How full everything is at its worst, in 8 of 10 futures"))
    uses = use_columns(plan)
    yield from map(harmless, result_lines([*uses.values()], at_their_worst(found)))
    yield from ("", tr("In how many futures how many desktops fit"))
    yield from result_lines([*distribution_columns().values()], found.distribution)


def range_json(plan: Plan, found: RangeStudy | None, cost: Cost) -> dict[str, Any]:
    """The output of `headroom range --json`, as plain values; `range` is null where nothing is uncertain."""
    return {
        "plan": plan.name,
        "range": None if found is None else study_json(found, cost),
    }


def _price(found: RangeStudy, cost: Cost) -> dict[str, Any] | None:
    """The price of a desktop at the limit; null without one."""
    price = price_range(cost, found)
    return None if price is None else msgspec.structs.asdict(price)


def study_json(found: RangeStudy, cost: Cost) -> dict[str, Any]:
    """A range as plain values, with what a desktop costs."""
    values: dict[str, Any] = msgspec.to_builtins(found)
    influences = [
        {**each, "narrows_by": narrowed(of)}
        for each, of in zip(values["influences"], found.influences, strict=True)
    ]
    price = {"price_per_desktop": _price(found, cost)}
    return {**values, "sure": found.sure, "influences": influences, **price}
