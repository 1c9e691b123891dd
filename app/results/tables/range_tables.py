"""The tables of a range: how often each limit is the first, and what the uncertain values do."""

from __future__ import annotations

from collections.abc import Callable

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.components import component_name
from app.results.words.ranges import (
    chance_in_words,
    constant_in_words,
    give_or_take_in_words,
    narrowed,
    owner_in_words,
)
from app.results.words.results import resource_name, when
from planner_core.plan.plan import Plan
from planner_core.studies.range_study import Bar, FirstLimit, Influence, RangeStudy, UseRange
from planner_core.units import PERCENT


def first_limit_columns(plan: Plan) -> dict[str, Column[FirstLimit]]:
    """The columns by name."""
    return {
        "component": Column(tr("Component"), lambda row: component_name(plan, row.component)),
        "resource": Column(tr("Resource"), lambda row: resource_name(row.resource)),
        "chance": Column(
            tr("First limit in"),
            lambda row: chance_in_words(row.chance),
            lambda row: row.chance * PERCENT,
            1,
        ),
    }


def influence_columns(plan: Plan) -> dict[str, Column[Influence]]:
    """The columns by name; desktops are those with this value at its 10th and at its 90th percentile, and all others as
    they stand in the plan.
    """
    return {
        "what": Column(tr("Uncertain value"), lambda row: constant_in_words(plan, row)),
        "owner": Column(tr("Of"), lambda row: owner_in_words(plan, row)),
        "spread": Column(tr("Give or take"), give_or_take_in_words, lambda row: row.give_or_take_percent, 1),
        "low": Column(tr("Desktops if low"), lambda row: numbers().number(row.low), lambda row: row.low, 0),
        "high": Column(
            tr("Desktops if high"), lambda row: numbers().number(row.high), lambda row: row.high, 0
        ),
        "worth": Column(
            tr("Measured, the range narrows by"),
            lambda row: numbers().percent(narrowed(row)),
            lambda row: narrowed(row) * PERCENT,
            1,
        ),
        "source": Column(tr("Spread by"), lambda row: tr(row.source)),
    }


def at_their_worst(found: RangeStudy) -> list[UseRange]:
    """How full each resource is in its worst phase and case, as far as that varies."""
    first: dict[tuple[str, str], UseRange] = {}
    for use in found.utilisation:
        first.setdefault((use.component, use.resource), use)
    return [*first.values()]


def use_columns(plan: Plan) -> dict[str, Column[UseRange]]:
    """The columns by name."""
    return {
        "component": Column(tr("Component"), lambda row: component_name(plan, row.component)),
        "resource": Column(tr("Resource"), lambda row: resource_name(row.resource)),
        "when": Column(tr("Phase and case"), lambda row: when(row.phase, row.case)),
        "low": _use_column(tr("Low"), lambda row: row.low),
        "planned": _use_column(tr("As calculated"), lambda row: row.planned),
        "high": _use_column(tr("High"), lambda row: row.high),
    }


def _use_column(title: str, share: Callable[[UseRange], float]) -> Column[UseRange]:
    return Column(title, lambda row: numbers().percent(share(row)), lambda row: share(row) * PERCENT, 1)


def _desktops_of(row: Bar) -> str:
    """`66 to 69`, or `70` if it is a single number."""
    least, most = int(row.least), int(row.below) - 1
    if most <= least:
        return numbers().number(least)
    return tr("{least} to {most}", least=numbers().number(least), most=numbers().number(most))


def distribution_columns() -> dict[str, Column[Bar]]:
    """The columns by name."""
    return {
        "desktops": Column(
            tr("Desktops"),
            _desktops_of,
            lambda row: row.least,
            0,
        ),
        "part": Column(
            tr("Futures"), lambda row: numbers().percent(row.part, 1), lambda row: row.part * PERCENT, 1
        ),
    }
