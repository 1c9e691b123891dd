"""The table of scenarios: each kind of day in each failure case."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.tables.saturation_table import share_in_words
from app.results.words.components import component_name
from app.results.words.response_times import milliseconds_in_words
from app.results.words.results import case_name, phase_name, resource_name, resource_of
from app.results.words.scenarios import day_of_scenario, verdict_in_words
from planner_core.engine.basis.assessment import Assessment, Scenario
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.resources import WORKING
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

SHOWN: Final = ("cpu", "ram", "disk_iops", "controller", "array_ports", "host_ports", "network", "link")
"""Resources with a column of their own where anything uses them."""


def scenario_rows(assessment: Assessment) -> list[Scenario]:
    """All scenarios, the days of work first."""
    return list(assessment.scenarios)


def telling_rows(assessment: Assessment) -> list[Scenario]:
    """Each kind of day while nothing has failed, and the failures that a day does not get through or that limit."""
    return [
        row for row in assessment.scenarios if row.case == NORMAL or row.limits_plan or not row.carries_plan
    ]


def used_resources(rows: Sequence[Scenario]) -> list[str]:
    """The resources with a column: those that any scenario uses."""
    return [resource for resource in SHOWN if any(row.used(resource) for row in rows)]


def scenario_columns(plan: Plan, rows: Sequence[Scenario]) -> dict[str, Column[Scenario]]:
    """The columns by name; those of utilisation have the name of their resource."""
    return {
        "day": Column(tr("Kind of day"), day_of_scenario),
        "case": Column(tr("Case"), lambda row: case_name(row.case)),
        "desktops": Column(
            tr("Desktops"),
            lambda row: NO_VALUE if row.desktops is None else numbers().number(row.desktops),
            lambda row: row.desktops,
            0,
        ),
        "first": Column(
            tr("At its limit first"),
            lambda row: resource_of(plan, row.resource, row.component) if row.resource else NO_VALUE,
        ),
        "verdict": Column(tr("Verdict"), verdict_in_words),
        "promised": Column(tr("Promised"), lambda row: tr("yes") if row.promised else tr("no")),
        "fullest": Column(tr("Fullest"), _fullest),
        **{resource: _used_column(plan, resource) for resource in used_resources(rows)},
        "latency": Column(tr("Latency"), _latency, _latency_ms, 2, partial(_latency_tip, plan)),
    }


def _fullest(row: Scenario) -> str:
    """`Controllers 45%`, of those that do the work of the scenario."""
    working = [each for each in row.fullest if each.resource in WORKING]
    if not working:
        return NO_VALUE
    return f"{resource_name(working[0].resource)} {share_in_words(working[0])}"


def _used_column(plan: Plan, resource: str) -> Column[Scenario]:
    def share(row: Scenario) -> float | None:
        found = row.used(resource)
        return None if found is None or found.utilisation is None else found.utilisation * 100

    def tip(row: Scenario) -> str:
        found = row.used(resource)
        return resource_of(plan, resource, found.component) if found else ""

    return Column(resource_name(resource), lambda row: share_in_words(row.used(resource)), share, 1, tip)


def _latency_ms(row: Scenario) -> float | None:
    slowest = row.slowest_store
    return slowest.latency_ms if slowest else None


def _latency_tip(plan: Plan, row: Scenario) -> str:
    """Each store, with the phase in which it is slowest."""
    return "\n".join(
        tr(
            "{store}: {latency} ({phase})",
            store=component_name(plan, each.store),
            latency=milliseconds_in_words(each.latency_ms, 1),
            phase=phase_name(each.phase),
        )
        for each in row.latencies
    )


def _latency(row: Scenario) -> str:
    """`0.44 ms`, of the slowest store."""
    slowest = row.slowest_store
    if slowest is None:
        return NO_VALUE
    return milliseconds_in_words(slowest.latency_ms, 1)
