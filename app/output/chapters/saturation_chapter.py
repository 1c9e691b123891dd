"""The utilisation in every phase and failure case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from math import isfinite
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    Cell,
    cell,
    chapter,
    chart,
    columns_of,
    full_cell,
    group,
    heading,
    lead,
    row,
    table,
)
from app.results.tables.measured_table import TOLD, measured_columns
from app.results.tables.saturation_table import (
    STATUS_WORDS,
    amount,
    capacity_in_words,
    phase_columns,
    share_in_words,
)
from app.results.words.components import component_name, is_short, resources_in_drawn_order
from app.results.words.measured import how_to_read, source_in_words, space_note
from app.results.words.promises import promise_note
from app.results.words.results import (
    USUAL,
    case_name,
    held_against_target,
    nearest,
    resource_name,
    when,
    worst_of,
)
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.plan import Plan
from planner_core.studies.measured_estate import comparisons

MOST_KEPT = 12
"""Resources that fit on one page, with their components and worst moments."""
ENDLESS = 1e9
"""Replaces infinity, for demand without capacity: JSON has no infinite number."""
MOST_COMPONENTS = 40
"""Components listed separately; in a larger plan only the fullest, because nobody reads a hundred pages of bars."""


def saturation(plan: Plan, assessment: Assessment, catalog: Catalog) -> dict[str, Any]:
    """One row per component and resource: its highest utilisation, its phase and case, and each phase; then the
    utilisation of what is affected by a failure, in each case; then what was measured, if anything was.
    """
    every, promised = _groups(plan, assessment)
    groups = _alike(every)
    shown = _fullest(groups)
    columns = phase_columns()
    found = table(
        columns_of(columns, "resource", "amount", "worst", *assessment.phases),
        [line for each in shown for line in (group(each["name"]), *map(_row, each["rows"]))],
        "saturation",
        short=is_short([each["name"] for each in shown for _ in each["rows"]], MOST_KEPT),
        chart=chart(
            "bars",
            tr("The fullest resources at their worst. The tick on a bar is the target."),
            _bars(shown),
        ),
        legend=[{"status": status, "text": tr(words)} for status, words in STATUS_WORDS.items()],
        notes=[_less_full(groups, shown), promise_note(assessment.desktops)],
    )
    return chapter(
        tr("Saturation"),
        tr(
            "How full each resource is with the planned desktops: in the phase and case that load it most, with the"
            " target as a tick on the bar, and then in each phase while nothing has failed."
        ),
        [found, *failures(assessment, shown, promised), *_measured(plan, assessment, catalog)],
        "" if shown else tr("There is nothing to measure yet: the plan has no host and no store."),
    )


def _measured(plan: Plan, assessment: Assessment, catalog: Catalog) -> Iterator[Block]:
    """Predicted beside measured; nothing if nothing was measured."""
    found = comparisons(plan, catalog, assessment)
    if not found:
        return
    columns, title = measured_columns(plan), tr("Predicted and measured")
    names = [each for each in TOLD if each != "source"]
    yield heading(title)
    yield lead(how_to_read())
    sources = dict.fromkeys(filter(None, map(source_in_words, found)))
    yield table(
        columns_of(columns, *names),
        [row(*(columns[name].shown(each) for name in names)) for each in found],
        title=title,
        short=False,
        notes=[space_note(found), tr("Measured: {sources}", sources="; ".join(sources)) if sources else ""],
    )


def _row(each: dict[str, Any]) -> Block:
    return row(
        cell(each["resource"], each["when"]),
        cell(each["demand"], each["capacity"]),
        each["worst"],
        *each["phases"],
    )


def _bars(groups: Sequence[dict[str, Any]]) -> list[Block]:
    """The highest utilisation of every resource as a bar, the fullest first."""
    bars = [
        {
            "name": f"{row['resource']}, {group['name']}",
            "figure": row["worst"]["text"],
            **{name: row["worst"][name] for name in ("share", "target", "status")},
        }
        for group in groups
        for row in group["rows"]
        if row["worst"]["share"] is not None
    ]
    return sorted(bars, key=lambda each: each["share"], reverse=True)


def failures(assessment: Assessment, groups: Sequence[dict[str, Any]], promised: Set[str]) -> Iterator[Block]:
    """The highest utilisation of each resource in each case; only resources that a failure affects. `promised` are the
    cases that the plan promises to stand.
    """
    cases = assessment.cases
    lines: list[Block] = []
    for each in groups:
        rows = [
            row(one["resource"], *cells)
            for one in each["rows"]
            if (cells := _cells_by_case(assessment, (each["component"], one["key"]), cases))
        ]
        if rows:
            lines += [group(each["name"]), *rows]
    if not lines:
        return
    title = tr("When something has failed")
    yield heading(title)
    yield lead(
        tr(
            "The same resources in every failure case, each in the phase that loads it most. Resources that no failure"
            " changes are left out."
        )
    )
    heads = [
        case_name(case) if case in promised else tr("{case} (not promised)", case=case_name(case))
        for case in cases
    ]
    columns = [*columns_of(phase_columns(), "resource"), *((each, "number") for each in heads)]
    yield table(columns, lines, "failures", title=title, short=False)


def _cells_by_case(assessment: Assessment, key: tuple[str, str], cases: Sequence[str]) -> list[Cell]:
    """A cell for each case; empty if all are equal."""
    rows = held_against_target(assessment.saturation.where(key))
    worst = [
        max((row for row in rows if row.case == case), key=lambda row: row.load_factor, default=None)
        for case in cases
    ]
    factors = [round(row.load_factor, 2) if row else 0.0 for row in worst]
    return [_cell(row) for row in worst] if len(set(factors)) > 1 else []


def _alike(groups: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of components with equal numbers only the first, with their number; a few are listed separately."""
    if len(groups) <= MOST_COMPONENTS:
        return [*groups]
    found: dict[str, list[dict[str, Any]]] = {}
    for each in groups:
        found.setdefault(repr(each["rows"]), []).append(each)
    return [
        first
        if not others
        else first
        | {
            "name": tr_plural(
                "{name} and {count} alike", "{name} and {count} alike", len(others), name=first["name"]
            )
        }
        for first, *others in found.values()
    ]


def _fullest(groups: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fullest components, in the order of the drawing."""
    ranked = sorted(range(len(groups)), key=lambda number: -_load(groups[number]))
    return [groups[number] for number in sorted(ranked[:MOST_COMPONENTS])]


def _load(each: dict[str, Any]) -> float:
    return max((row["load"] for row in each["rows"]), default=0.0)


def _less_full(groups: Sequence[dict[str, Any]], shown: Sequence[dict[str, Any]]) -> str:
    left = len(groups) - len(shown)
    if not left:
        return ""
    most = min(map(_load, shown))
    words = {"percent": numbers().percent(min(most, 1.0))}
    return tr_plural(
        "{count} more component is at most {percent} full.",
        "{count} more components or groups of alike ones are at most {percent} full.",
        left,
        **words,
    )


def _groups(plan: Plan, assessment: Assessment) -> tuple[list[dict[str, Any]], set[str]]:
    """The components with their resources, and the cases that the plan promises to stand."""
    promised: set[str] = set()
    groups: dict[str, dict[str, Any]] = {}
    for component, resource in resources_in_drawn_order(plan, assessment):
        rows = assessment.saturation.where((component, resource))
        worst = worst_of(rows) or rows[0]
        if not any(each.demand or each.capacity for each in rows):
            continue  # "0 of 0" tells a reader nothing
        found = groups.setdefault(
            component, {"component": component, "name": component_name(plan, component), "rows": []}
        )
        promised.update(row.case for row in rows if row.planned_for)
        found["rows"].append(
            {
                "key": resource,
                "load": worst.load_factor if isfinite(worst.load_factor) else ENDLESS,
                "resource": resource_name(resource),
                "when": when(worst.phase, worst.case) if (worst.phase, worst.case) != USUAL else "",
                "demand": amount(worst.demand, worst.unit),
                "capacity": capacity_in_words(worst),
                "worst": _cell(worst) | {"text": share_in_words(worst), "tone": "strong"},
                "phases": [_cell(nearest(rows, phase, NORMAL)) for phase in assessment.phases],
            }
        )
    return list(groups.values()), promised


def _cell(found: Saturation | None) -> dict[str, Any]:
    """A share in whole percent; its mark shows if it is over, even if it is rounded to 100 %."""
    if found is None:
        return full_cell("", status="ok", share=None, target=1.0)
    percent = numbers().percent(found.utilisation)
    return full_cell(percent, status=found.status, share=found.utilisation, target=found.target)
