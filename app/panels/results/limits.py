"""Limits: the ladder of what gives out first, second, third, and what would lift it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.format import numbers
from app.i18n import tr
from app.lifts import lift_in_words
from app.panels.results.tab import ResultTab
from app.panels.results.table_model import Column, TableModel
from app.panels.results.table_view import ResultTable
from app.result_words import nearest, resource_name, when
from planner_core.engine.assessment import Assessment, Limit
from planner_core.plan.plan import Plan

LIFT_COLUMN = 5


class Rung(NamedTuple):
    """A limit with its number from 1, or the planned number of desktops (number 0, no limit)."""

    number: int
    desktops: int
    name: str
    limit: Limit | None
    lift: str


def ladder(plan: Plan, assessment: Assessment) -> list[Rung]:
    """The limits from below, with the planned number where it belongs: above every limit that it passes."""
    rungs = [
        Rung(number, limit.desktops, _name(plan, limit.component), limit, lift_of(assessment, limit))
        for number, limit in enumerate(assessment.limits, 1)
    ]
    planned = Rung(0, assessment.desktops.planned, tr("Planned"), None, "")
    below = sum(rung.desktops < planned.desktops for rung in rungs)
    return [*rungs[:below], planned, *rungs[below:]] if rungs else []


def lift_of(assessment: Assessment, limit: Limit) -> str:
    """What would lift a limit; where it stops the plan, also how much is missing."""
    hint = lift_in_words(limit.resource, limit.phase)
    missing = missing_of(assessment, limit)
    return tr("{missing} are missing. {hint}", missing=missing, hint=hint) if missing else hint


def missing_of(assessment: Assessment, limit: Limit) -> str:
    """How much of the resource the planned desktops lack; empty where they fit."""
    rows = assessment.saturation.where((limit.component, limit.resource))
    row = nearest(rows, limit.phase, limit.case)
    if row is None or row.status != "over" or limit.desktops >= assessment.desktops.planned:
        return ""
    lacking = row.demand / row.target - row.capacity
    if lacking <= 0:
        return ""
    return numbers().mhz(lacking) if row.unit == "MHz" else numbers().quantity(lacking, tr(row.unit))


def ladder_columns() -> list[Column[Rung]]:
    """The columns of the ladder."""
    return [
        Column(
            tr("No."),
            lambda rung: str(rung.number) if rung.number else "",
            lambda rung: rung.number or None,
            0,
        ),
        Column(
            tr("Desktops"),
            lambda rung: numbers().number(rung.desktops),
            lambda rung: rung.desktops,
            0,
            bold=_is_planned,
        ),
        Column(tr("Component"), lambda rung: rung.name, bold=_is_planned),
        Column(tr("Resource"), lambda rung: resource_name(rung.limit.resource) if rung.limit else ""),
        Column(
            tr("Phase and case"), lambda rung: when(rung.limit.phase, rung.limit.case) if rung.limit else ""
        ),
        Column(tr("What would lift it"), lambda rung: rung.lift),
    ]


class LimitsTab(ResultTab):
    """The ladder as a table; a rung explains itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = TableModel[Rung](ladder_columns(), self)
        empty = tr("Nothing limits yet. Connect a desktop pool to a host and to a disk group.")
        self.table = ResultTable(self.model, tr("Limits"), empty, self)
        self.table.wrap(LIFT_COLUMN)
        self.table.chosen.connect(self._explain)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the ladder of a plan."""
        self.model.show_rows(ladder(plan, assessment) if assessment is not None else [])

    def _explain(self, rung: Rung, _column: int) -> None:
        self.explain_requested.emit(f"limits.{rung.number}" if rung.number else "desktops.fits")


def _is_planned(rung: Rung) -> bool:
    return rung.limit is None


def _name(plan: Plan, component: str) -> str:
    part = plan.components.get(component)
    return part.name if part else component
