"""Second opinions: what other sizing conventions say about the plan, and which assumption makes the difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.look.translation import tr, translate
from app.machine.background import Pieces
from app.project.catalogue import load_second_opinions
from app.results.tables.column import Column
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.confidence import confidence_in_words
from app.results.words.opinions import (
    basis_and_limits,
    basis_in_words,
    number_in_words,
    sentences_of,
    signed_percent,
)
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.engine.explaining.explain import name_of
from planner_core.engine.explaining.storms import THROTTLE, explainable_storms
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.studies.opinion import Opinion

WIDTHS = {0: 3, 1: 2, 5: 4, 6: 3}
"""Relative widths of the text columns: question, author, assumption, source."""
RESOURCES: Mapping[str, str] = {
    "desktops_by_cpu": "cpu",
    "desktops_by_ram": "ram",
    "desktops_by_iops": "disk_iops",
    "storage_gib": "capacity",
    "persistent_gib": "capacity",
    "storage_mb_s": "array_ports",
    "hosts": "cpu",
}
"""Question -> the resource that determines the engine's own answer."""
BOOT_THROTTLE = f"boot.{THROTTLE}"


def opinion_columns() -> list[Column[Opinion]]:
    """The columns of the table."""
    from planner_core.studies.opinion import QUESTION_NAMES

    return [
        Column(
            tr("Question"),
            lambda each: "\n".join(filter(None, (tr(QUESTION_NAMES[each.question]), basis_in_words(each)))),
        ),
        Column(tr("Who"), lambda each: translate(each.name)),
        Column(
            tr("Their number"), lambda each: number_in_words(each, each.number), lambda each: each.number, 1
        ),
        Column(
            tr("Ours"),
            lambda each: number_in_words(each, each.ours),
            lambda each: each.ours,
            1,
            tip=lambda each: "\n".join(basis_and_limits(each)),
        ),
        Column(
            tr("Difference"),
            lambda each: signed_percent(each.difference),
            lambda each: None if each.difference is None else each.difference * 100,
            1,
        ),
        Column(tr("What makes the difference"), lambda each: "\n".join(sentences_of(each))),
        Column(tr("Source"), lambda each: tr(each.source)),
        Column(
            tr("Confidence"),
            lambda each: each.confidence,
            tip=lambda each: confidence_in_words(each.confidence),
        ),
    ]


def explained_question(assessment: Assessment, question: str) -> str:
    """The name of the number behind a question: the fullest component of its resource in normal work, or the throttle
    of boots. Empty if there is none.
    """
    if question == "power_operations":
        return BOOT_THROTTLE if BOOT_THROTTLE in explainable_storms(assessment) else ""
    rows = [
        row
        for key in assessment.saturation.subjects()
        if key[1] == RESOURCES[question]
        for row in assessment.saturation.where(key)
        if (row.phase, row.case) == (PHASES[0], NORMAL) and row.planned_for
    ]
    worst = max(rows, key=lambda row: row.load_factor, default=None)
    return name_of(worst) if worst else ""


class OpinionsTab(StudyTab):
    """A table; a row explains the utilisation of the resource in question."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("second opinions", parent)
        self._session = session
        self.model: TableModel[Opinion] = TableModel(opinion_columns(), self)
        empty = tr("There are no second opinions yet. Connect a desktop pool to a host and to a disk group.")
        self.table = ResultTable(self.model, tr("Second opinions"), "", self)
        self._empty = empty
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(lambda row, _column: self._explain(row))
        self._column.addWidget(self.table, 1)

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:
        """All opinions at once."""
        from planner_core.studies.second_opinions import second_opinions

        yield second_opinions(plan, self._session.catalog, assessment, load_second_opinions())

    def show_piece(self, piece: object) -> None:
        """Show the opinions."""
        assert isinstance(piece, tuple)
        self.table.show_empty_text(self._empty)
        self.model.show_rows(piece)

    def clear(self) -> None:
        """Show no opinions."""
        self.table.show_empty_text("")
        self.model.show_rows(())

    def _explain(self, row: Opinion) -> None:
        what = explained_question(self._assessment, row.question) if self._assessment is not None else ""
        if what:
            self.explain_requested.emit(what)
