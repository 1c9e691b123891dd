"""Assumptions: every value and constant that the plan rests on, where it is from, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from app import icons
from app.assumption_rows import (
    component_values,
    grouped,
    number_in_words,
    settings_values,
    value_in_words,
)
from app.background import Pieces
from app.catalogue import load_response_data
from app.confidence import confidence_in_words
from app.i18n import tr, translate
from app.panels.plain import plain_label
from app.panels.results.study_tab import StudyTab
from app.panels.results.table_model import Column, TableModel
from app.panels.results.table_view import ResultTable
from app.panels.results.views import Switch
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.response_times import ResponseData
from planner_core.editing.verbs import KIND_NAMES
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.explaining.derivation_text import ORIGIN_NAMES
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Plan
from planner_core.studies.plan_constants import confidence_of, known_confidences, plan_constants

if TYPE_CHECKING:
    from app.session import Session

ASSUMED = frozenset({"default", "constant"})
"""Origins of values that nobody has typed, chosen or imported."""
NUMBERS = frozenset({"integer", "number", "money"})
PLANNED = "C"
"""The confidence of a default number without a source: Headroom's planning value."""
MOST_NAMES = 3
SEARCH_LETTERS = (14, 40)
"""At least and at most so many letters of what is searched for have room."""
MOST_IN_TIP = 30
NO_LIMIT = 1e9
"""From here on a constant stands for none at all."""
WIDTHS = {0: 3, 2: 3, 4: 5}
"""Shares of the columns of words: name, where, source."""


class AssumptionRow(NamedTuple):
    """One value or constant; the same one of several components is one row."""

    name: str
    value: str
    number: float | None
    where: str
    """Names of the components, or what they are."""
    names: tuple[str, ...]
    components: tuple[str, ...]
    field: str
    """Empty for a constant, which is no field."""
    origin: str
    source: str
    confidence: str

    def holds(self, words: Sequence[str]) -> bool:
        """Whether every word is somewhere in the row."""
        text = "\n".join((self.name, self.value, *self.names, self.where, self.origin_word, self.source))
        text = text.casefold()
        return all(word in text for word in words)

    @property
    def origin_word(self) -> str:
        """Default, typed in, constant ..."""
        return tr(ORIGIN_NAMES[self.origin])


def assumption_rows(plan: Plan, catalog: Catalog, data: ResponseData) -> list[AssumptionRow]:
    """The fields of the plan's components, its settings, and the constants behind them."""
    sources = known_confidences(catalog, data)
    sources |= {record.name: record.confidence for records in catalog.lists.values() for record in records}
    fields = [each for part in plan.components.values() for each in component_values(part)]
    fields += settings_values(plan.settings)
    rows = []
    for each, components in grouped(fields):
        confidence = confidence_of(each.source, sources)
        if each.origin == "default" and not each.source and each.field.kind in NUMBERS:
            confidence = PLANNED
        rows.append(
            AssumptionRow(
                tr(each.field.title),
                value_in_words(each.field, each.value),
                _number(each.value),
                _where(plan, components),
                _names(plan, components),
                components,
                each.field.name,
                each.origin,
                tr(each.source),
                confidence if each.origin in {*ASSUMED, "catalogue"} else "",
            )
        )
    return [*rows, *_constant_rows(plan, catalog, data)]


def _constant_rows(plan: Plan, catalog: Catalog, data: ResponseData) -> Iterator[AssumptionRow]:
    for each in plan_constants(plan, catalog, data):
        value = (
            tr("no limit") if each.value >= NO_LIMIT else number_in_words(each.value, _shown_unit(each.unit))
        )
        yield AssumptionRow(
            translate(each.title),
            value,
            each.value,
            _where(plan, each.components),
            _names(plan, each.components),
            each.components,
            "",
            "constant",
            tr(each.source),
            each.confidence,
        )


def _shown_unit(unit: str) -> str:
    return "" if unit in ("count", "share") else unit


def assumption_columns() -> list[Column[AssumptionRow]]:
    """The columns of the table."""
    return [
        Column(tr("Assumption"), lambda row: row.name),
        Column(tr("Value"), lambda row: row.value, lambda row: row.number),
        Column(tr("Where"), lambda row: row.where, tip=_all_names),
        Column(tr("Origin"), lambda row: row.origin_word),
        Column(tr("Source"), lambda row: row.source),
        Column(
            tr("Confidence"),
            lambda row: row.confidence,
            tip=lambda row: confidence_in_words(row.confidence),
        ),
    ]


class AssumptionsTab(StudyTab):
    """A table that can be searched; a row leads to its field."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("assumptions", parent)
        self._session = session
        self._rows: list[AssumptionRow] = []
        self._only_assumed = True
        self.model = TableModel[AssumptionRow](assumption_columns(), self)
        self.switch = Switch(tr("Which values"), self)
        self.switch.add(tr("Defaults and constants"))
        self.switch.add(tr("All values"))
        self.switch.chosen.connect(self._choose)
        self.search = self._search_field()
        self.table = ResultTable(self.model, tr("Assumptions"), "", self)
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(lambda row, _column: self._go_to(row))
        self.count = plain_label("", "caption", self)
        bar = QHBoxLayout()
        bar.setContentsMargins(5, 0, 12, 0)
        bar.setSpacing(12)
        bar.addWidget(self.switch)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.count)
        bar.addStretch(1)
        self._column.addLayout(bar)
        self._column.addWidget(self.table, 1)

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:  # noqa: ARG002
        """All rows at once."""
        yield assumption_rows(plan, self._session.catalog, load_response_data())

    def show_piece(self, piece: object) -> None:
        """Show the rows."""
        assert isinstance(piece, list)
        self._rows = piece
        self._narrow()

    def clear(self) -> None:
        """Show nothing."""
        self._rows = []
        self._narrow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search the arrow key leads into the table, and Esc empties the search."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.table.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """The key for finding belongs to the search while the tab has the focus."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Find)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int) -> None:
        self._only_assumed = index == 0
        self._narrow()

    def _narrow(self) -> None:
        words = self.search.text().casefold().split()
        there = [row for row in self._rows if not self._only_assumed or row.origin in ASSUMED]
        shown = [row for row in there if row.holds(words)]
        self.table.show_empty_text(tr("No assumption has these words. Clear the search.") if there else "")
        self.model.show_rows(shown)
        numbers = {"shown": len(shown), "there": len(there)}
        self.count.setText(tr("{shown} of {there}", **numbers) if there else "")

    def _go_to(self, row: AssumptionRow) -> None:
        first = row.components[0] if row.components else ""
        if row.field:
            self.field_requested.emit(first, row.field)
        elif first:
            self.component_requested.emit(first)

    def _search_field(self) -> QLineEdit:
        field = QLineEdit(self)
        field.setPlaceholderText(tr("Search the assumptions"))
        field.setAccessibleName(tr("Search the assumptions"))
        field.setClearButtonEnabled(True)
        field.setMinimumWidth(field.fontMetrics().averageCharWidth() * SEARCH_LETTERS[0])
        field.setMaximumWidth(field.fontMetrics().averageCharWidth() * SEARCH_LETTERS[1])
        glass = field.addAction(icons.icon("search", "text_muted"), QLineEdit.ActionPosition.LeadingPosition)
        icons.dress(glass, "search", "text_muted")
        for button in field.findChildren(QToolButton):
            is_glass = button.defaultAction() is glass
            button.setAccessibleName(tr("Search") if is_glass else tr("Clear the search"))
        field.textChanged.connect(lambda _text: self._narrow())
        field.installEventFilter(self)
        return field


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def _names(plan: Plan, components: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(plan.components[each].name for each in components)


def _where(plan: Plan, components: tuple[str, ...]) -> str:
    if not components:
        return tr("Plan")
    if len(components) <= MOST_NAMES:
        return ", ".join(_names(plan, components))
    kinds = {kind_of(plan.components[each]) for each in components}
    kind = tr(KIND_NAMES[kinds.pop()]) if len(kinds) == 1 else tr("Components")
    return tr("{kind} × {count}", kind=kind, count=len(components))


def _all_names(row: AssumptionRow) -> str:
    names = [*row.names[:MOST_IN_TIP], *(["…"] if len(row.names) > MOST_IN_TIP else [])]
    return "\n".join(names) or row.where
