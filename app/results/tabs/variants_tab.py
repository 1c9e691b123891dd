"""Variants: the plans of a project side by side, with differences from the baseline, and a list of changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.menu_entries import MenuEntries
from app.look.widgets.plain_text import plain_action, plain_label
from app.machine.background import Pieces
from app.project.comparison_choice import ComparisonChoice
from app.results.ranges import futures_pieces, promised_pieces
from app.results.tables.changes_table import Change, change_columns, changes_of
from app.results.tabs.comparison_view import (
    DISC,
    ComparisonLine,
    ComparisonModel,
    ComparisonTable,
    comparison_columns,
    comparison_lines,
    draw_verdict,
)
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.variants_in_futures import sentences_in_futures
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.plan.project import Variant

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.studies.comparison import Compared, Comparison, ComparisonRow
    from planner_core.studies.variants_in_futures import VariantsInFutures

MARGINS = 48
FUTURES = "futures."
"""How the keys of rows about common futures begin."""
NUMBERS, CHANGES = "numbers", "changes"
WIDTHS = {0: 2, 1: 2, 2: 2, 3: 3, 4: 3}


class ComparisonRequest(NamedTuple):
    """The variants to compare."""

    variants: tuple[Variant, ...]
    shown: str
    assessments: Mapping[str, Assessment]
    baseline: int

    def with_shown(self, plan: Plan, assessment: Assessment) -> ComparisonRequest:
        """The same request with the current results of the shown variant."""
        variants = tuple(
            Variant(each.id, each.name, plan) if each.id == self.shown else each for each in self.variants
        )
        return self._replace(variants=variants, assessments={**self.assessments, self.shown: assessment})


class ComparisonResults(NamedTuple):
    """All data that the tab shows."""

    variants: tuple[str, ...]
    """Ids, in the order of the columns."""
    found: Comparison
    changes: tuple[Change, ...]
    in_futures: VariantsInFutures | None = None
    """None until it is computed, or without a range."""
    is_whole: bool = False
    """Whether nothing more will come."""

    def with_earlier(self, rows: Sequence[ComparisonRow]) -> Comparison:
        """All rows: those of the futures, or while these are computed the earlier ones without values, so that nothing
        moves in the table.
        """
        from planner_core.studies.variants_in_futures import blank, rows_in_futures, with_rows

        if self.in_futures is not None:
            return with_rows(self.found, rows_in_futures(self.in_futures))
        is_like_them = bool(rows) and len(rows[0].cells) == len(self.found.names)
        return with_rows(self.found, blank(rows)) if is_like_them and not self.is_whole else self.found


class VariantsTab(StudyTab):
    """A table with a column for each variant, and a list of the differences between their drawings."""

    def __init__(self, session: Session, choice: ComparisonChoice, parent: QWidget | None = None) -> None:
        super().__init__("variants", parent)
        self._session = session
        self._choice = choice
        self._left_out: set[str] = set()
        self._is_outdated = False
        self._question: ComparisonRequest | None = None
        self._answer: ComparisonResults | None = None
        self.baseline = ChoiceField(tr("Baseline of the comparison"), {}, self)
        self.baseline.setToolTip(tr("Baseline: the variant that the others are compared with"))
        self.baseline.committed.connect(choice.choose_baseline)
        self.chooser = self._make_chooser()
        self.only_different = QCheckBox(tr("Only what differs"), self)
        self.only_different.toggled.connect(lambda _on: self._show_table())
        self.model = ComparisonModel([], self)
        self.table = ComparisonTable(self.model, self)
        self.table.chosen.connect(self._go_to)
        self.changes: TableModel[Change] = TableModel(change_columns(""), self)
        self.list = ResultTable(self.changes, tr("What is different"), tr("Nothing is different."), self)
        self.list.share_width(WIDTHS)
        self.list.chosen.connect(lambda change, _column: self._go_to_change(change))
        self.views = Views(tr("View"), self)
        self.views.add_view(NUMBERS, tr("Side by side"), self.table)
        self.views.add_view(CHANGES, tr("What is different"), self.list)
        self.views.add_controls(self._make_controls())
        self._invitation = self._make_invitation()
        self.in_futures = plain_label("", "muted", self, wraps=True)
        """What happens in common futures, in sentences."""
        self.in_futures.setContentsMargins(12, 6, 12, 6)
        self.in_futures.hide()
        for widget, stretch in ((self.in_futures, 0), (self.views, 1), (self._invitation, 1)):
            self._column.addWidget(widget, stretch)
        self.views.changed.connect(lambda _name: self._make_room())
        choice.changed.connect(self._look_again)
        session.variants_changed.connect(self._look_again)
        session.results.variants_assessed.connect(self._look_again_at)
        self._show_several(False)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Compare if there are several variants."""
        several = len(self._session.project.variants) > 1
        self._show_several(several)
        self._offer()
        if several and assessment is not None:
            self._question = self._ask_now()
            # The plan as drawn: names made distinct in one variant only would be differences.
            super().show_results(self._session.plan, assessment)
        else:
            super().show_results(plan, None)

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:
        """The numbers of all plans, and the differences, once the ranges that a promise needs are known; then what
        happens in common futures.
        """
        if self._question is None:
            return
        question = self._question.with_shown(plan, assessment)
        promised = dict(question.assessments)
        for each in question.variants:
            if each.id in promised:
                for found in promised_pieces(each.plan, self._session.catalog, promised[each.id]):
                    promised[each.id] = found or promised[each.id]
                    yield None
        answer = _answer(question._replace(assessments=promised))
        yield answer
        study: VariantsInFutures | None = None
        for step in futures_pieces(_compared(question), self._session.catalog, question.baseline):
            study = step
            yield None
        yield answer._replace(in_futures=study, is_whole=True)

    def show_piece(self, piece: object) -> None:
        """Show the comparison; nothing new while parts of it are computed."""
        if isinstance(piece, ComparisonResults):
            self._answer = piece
            self._show_table()

    def clear(self) -> None:
        """Show nothing: the plan was replaced, or there is nothing to compare."""
        self._answer = None
        self._say_futures()
        self.model.show_rows(())
        self.changes.show_rows(())

    def show_changes(self) -> None:
        """Show the list of differences."""
        self.views.show_view(CHANGES)

    # --- what is compared --------------------------------------------------------------------------------------

    def _ask_now(self) -> ComparisonRequest:
        """The request with all results known so far; the rest follows by `variants_assessed`."""
        variants = [each for each in self._session.project.variants if each.id not in self._left_out]
        baseline = self._choice.baseline
        if baseline.id not in [each.id for each in variants]:
            variants.insert(0, baseline)
        at = next((at for at, each in enumerate(variants) if each.id == baseline.id), 0)
        known = self._session.results.of_variants()
        return ComparisonRequest(tuple(variants), self._session.variants.shown.id, known, at)

    def _look_again_at(self, _known: object) -> None:
        """A method and not a lambda, so that it is disconnected when the tab is deleted."""
        self._look_again()

    def _look_again(self) -> None:
        """Refresh now, or when the tab becomes visible: signals are not repeated."""
        self._is_outdated = not self.isVisible()
        if not self._is_outdated:
            self.show_results(self._session.plan, self._session.assessment)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._look_again()

    def _offer(self) -> None:
        variants = self._session.project.variants
        self._left_out &= {each.id for each in variants}
        self.baseline.set_choices({each.id: each.name for each in variants})
        self.baseline.set_value(self._choice.baseline.id)
        shown = numbers().number(len(variants) - len(self._left_out))
        self.chooser.setText(tr("{shown} of {there}", shown=shown, there=numbers().number(len(variants))))
        self.chooser.setAccessibleName(f"{tr('Variants side by side')}: {self.chooser.text()}")
        self.chooser.setVisible(len(variants) > 2)
        self._make_room()

    def _leave_out(self, variant: str, compared: bool) -> None:
        if compared:
            self._left_out.discard(variant)
        else:
            self._left_out.add(variant)
        self._look_again()

    # --- what is shown -----------------------------------------------------------------------------------------

    def _show_table(self) -> None:
        if self._answer is None:
            return
        earlier = [line.row for line in self.model.rows if line.row and line.row.key.startswith(FUTURES)]
        found = self._answer.with_earlier(earlier)
        self._say_futures()
        columns = comparison_columns(found)
        if [each.title for each in columns] != [each.title for each in self.model.columns]:
            self.changes.show_columns(change_columns(found.names[found.baseline]))
        self.model.show(columns, comparison_lines(found, only_different=self.only_different.isChecked()))
        self.table.fit_columns()
        self.changes.show_rows(self._answer.changes)

    def _say_futures(self) -> None:
        answer = self._answer
        said = sentences_in_futures(answer.found.names, answer.in_futures) if answer is not None else []
        if answer is not None and not answer.is_whole and self.in_futures.text():
            said = [tr("Working it out…")]
        self.in_futures.setText("\n".join(said))
        self.in_futures.setVisible(bool(said))

    def _show_several(self, several: bool) -> None:
        self.views.setVisible(several)
        self._invitation.setVisible(not several)

    def _go_to(self, line: ComparisonLine, column: int) -> None:
        """Go to the derivation of a value in its variant, or to a component that it counts."""
        cell = line.cell(column - 1) if column > 0 else None
        if cell is None or self._answer is None:
            return
        variant = self._answer.variants[column - 1]
        if cell.explains:
            self.variant_requested.emit(variant, cell.explains, "")
        elif cell.components:
            self.variant_requested.emit(variant, "", cell.components[0])

    def _go_to_change(self, change: Change) -> None:
        if change.component:
            self.variant_requested.emit(change.variant, "", change.component)

    # --- controls ----------------------------------------------------------------------------------------------

    def _make_controls(self) -> QWidget:
        controls = QWidget(self)
        row = QHBoxLayout(controls)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        self._against = plain_label(tr("Against"), "muted", controls)
        self._key = Key(controls)
        for widget in (self._against, self.baseline, self.chooser, self.only_different):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self._key)
        return controls

    def _make_room(self) -> None:
        """Show the controls that belong to the view, and the explanations for which there is room."""
        is_table = self.views.shown == NUMBERS
        self.only_different.setVisible(is_table)
        room = self.width() - self.views.switch_width() - MARGINS
        for widget, wanted in (
            (self.baseline, True),
            (self.chooser, self.chooser.isVisibleTo(self)),
            (self.only_different, is_table),
            (self._against, True),
            (self._key, is_table),
        ):
            room -= widget.sizeHint().width() + 8 if wanted else 0
            if widget in (self._against, self._key):
                widget.setVisible(wanted and room >= 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_chooser(self) -> QToolButton:
        chooser = QToolButton(self)
        chooser.setToolTip(tr("Which variants stand side by side"))
        chooser.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chooser.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(chooser)
        menu.aboutToShow.connect(partial(self._fill_chooser, MenuEntries(menu)))
        chooser.setMenu(menu)
        return chooser

    def _fill_chooser(self, entries: MenuEntries) -> None:
        entries.clear()
        baseline = self._choice.baseline
        for each in self._session.project.variants:
            entry = entries.add(plain_action(each.name), checked=each.id not in self._left_out)
            entry.setEnabled(each.id != baseline.id)
            entry.toggled.connect(partial(self._leave_out, each.id))

    def _make_invitation(self) -> QWidget:
        """Shown while there is only one variant."""
        words = tr(
            "This plan has one variant so far. Duplicate it, change the copy, and see here what that brings."
        )
        invitation = QWidget(self)
        button = QPushButton(tr("Duplicate as a variant"), invitation)
        button.clicked.connect(self.duplicate_requested)
        column = QVBoxLayout(invitation)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addWidget(plain_label(words, "muted", invitation, wraps=True))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return invitation


class Key(QWidget):
    """Explains the discs in the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for verdict, words in (("better", tr("better")), ("worse", tr("worse"))):
            row.addWidget(VerdictMark(verdict, self))
            row.addWidget(plain_label(words, "caption", self))


class VerdictMark(QWidget):
    """One disc."""

    def __init__(self, verdict: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._verdict = verdict
        self.setFixedSize(DISC, DISC)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_verdict(painter, QRectF(self.rect()), self._verdict, theme.current().colours)
        painter.end()


def _answer(question: ComparisonRequest) -> ComparisonResults:
    """Runs in a thread."""
    from planner_core.studies.comparison import compare  # imports numpy

    variants = question.variants
    plans = [each._replace(plan=told_apart(each.plan)) for each in _compared(question)]
    changes = changes_of(variants, question.baseline)
    return ComparisonResults(tuple(each.id for each in variants), compare(plans, question.baseline), changes)


def _compared(question: ComparisonRequest) -> list[Compared]:
    """The variants with their results, as far as those are known."""
    from planner_core.studies.comparison import Compared

    return [Compared(each.name, each.plan, question.assessments.get(each.id)) for each in question.variants]
