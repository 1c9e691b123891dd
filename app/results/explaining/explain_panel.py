"""Explain: the derivation of a number, down to every value and its source."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QStyle,
    QTreeView,
    QWidget,
)

from app.look import theme
from app.look.translation import tr, translate
from app.look.widgets.plain_text import plain_label
from app.look.widgets.yielding_area import YieldingArea
from app.results.explaining.derivation_model import (
    NODE_ROLE,
    ORIGIN,
    TITLE,
    VALUE,
    DerivationModel,
    reader_words,
)
from app.results.explaining.formula_card import FormulaCard, field_of
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    derivation_markdown,
    derivation_text,
    without_idle_sum,
)
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from app.project.session import Session

OPEN_LEVELS = 1
MOST_FOR_VALUES = 0.5
"""Share of the tree's width that values may take from the names."""
ORIGIN_WIDTH = 96
QUICK_SECONDS = 0.03
PAUSE_MS = 400
SIDE_BY_SIDE, WITH_ORIGINS = 600, 480
"""Minimum widths, at the usual text size, for formula and tree side by side, and for the origins in the tree; the
formula names them anyway.
"""
CARD_WIDTH, CARD_HEIGHT = 0.42, 0.5


class ExplainPanel(QFrame):
    """The formula of the chosen number above, the tree of its inputs below; follows changes of the plan."""

    field_requested = Signal(str, str)
    """Component id (empty for the settings of the plan) and field: show it in the inspector."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._session = session
        self._what = ""
        self._derivation: Derivation | None = None
        self._is_outdated = False
        self._seconds = 0.0
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._renew)
        self.card = FormulaCard(self)
        self.card.field_requested.connect(self._request_field)
        self.card.text_requested.connect(lambda: _copy(self.text()))
        self.card.markdown_requested.connect(lambda: _copy(self.markdown()))
        self.empty = plain_label("", "muted", self, wraps=True)
        self.empty.setContentsMargins(16, 16, 16, 16)
        self.model = DerivationModel(self)
        self.tree = self._make_tree()
        self._card_area = YieldingArea(self)
        self._card_area.setWidget(self.card)
        self.card.installEventFilter(self)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        for widget, stretch in ((self.empty, 0), (self._card_area, 0), (self.tree, 1)):
            self._box.addWidget(widget, stretch)
        session.assessed.connect(self._follow)
        session.results.promised.connect(self._follow)
        session.opened.connect(self.clear)
        session.variant_shown.connect(self._follow)
        self.clear()

    @property
    def what(self) -> str:
        """The name of the explained number; empty for none."""
        return self._what

    def explain(self, what: str) -> None:
        """Explain a number of the assessment; for an unknown name, show the error."""
        self._what = what
        self._is_outdated = False
        self._pause.stop()
        try:
            derivation = self._derive()
        except HeadroomError as error:
            self._show(None, translate(error.message))
            return
        self._show(derivation)
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        """Explain nothing."""
        self._what = ""
        self._is_outdated = False
        self._pause.stop()
        self._show(None, tr("Click a number, or press F1 on it, to see how it comes about."))

    def text(self) -> str:
        """The worksheet in plain text, in the reader's language."""
        return derivation_text(self._derivation, reader_words()) if self._derivation else ""

    def markdown(self) -> str:
        """The worksheet in Markdown, in the reader's language."""
        return derivation_markdown(self._derivation, reader_words()) if self._derivation else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.card and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        """Formula and tree side by side if the panel is wider than high, else below each other."""
        is_wide = self.width() > theme.with_text(SIDE_BY_SIDE) and self.width() > self.height()
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != direction:
            self._box.setDirection(direction)
        card_width = round(self.width() * CARD_WIDTH) if is_wide else 0
        if is_wide:
            self._card_area.ask_for(card_width, None)
        else:
            height = min(self.card.height_at(self.width()), round(self.height() * CARD_HEIGHT))
            self._card_area.ask_for(None, height)
        self.tree.setColumnHidden(ORIGIN, self.width() - card_width < theme.with_text(WITH_ORIGINS))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Make the column of values wide enough for the visible ones."""
        tree, edge = self.tree, 2 * self.tree.style().pixelMetric(QStyle.PixelMetric.PM_HeaderMargin)
        title = tree.header().sectionSizeHint(VALUE) if self.model.rowCount() else 0
        wanted = max(tree.sizeHintForColumn(VALUE) + edge, title)
        tree.setColumnWidth(VALUE, min(wanted, round(tree.viewport().width() * MOST_FOR_VALUES)))
        tree.setColumnWidth(ORIGIN, theme.with_text(ORIGIN_WIDTH))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._renew()

    def _follow(self) -> None:
        """Refresh the explanation after a change of the plan: at once if that is quick, else when the changes pause."""
        self._is_outdated = bool(self._what)
        if self._is_outdated and self.isVisible():
            if self._seconds < QUICK_SECONDS:
                self._renew()
            else:
                self._pause.start()

    def _renew(self) -> None:
        """Explain the same number of the changed plan, with the same row selected if it still exists."""
        self._is_outdated = False
        path, read = _path_of(self.tree.currentIndex()), self._card_area.verticalScrollBar()
        place = read.value()
        try:
            derivation = self._derive()
        except HeadroomError:
            self._show(None, tr("The number that was explained here is gone. Click another one."))
            return
        self._show(derivation)
        self._go_to(path)
        read.setValue(place)

    def _derive(self) -> Derivation:
        start = time.perf_counter()
        derivation = without_idle_sum(self._session.results.explain(self._what))
        self._seconds = time.perf_counter() - start
        return derivation

    def _show(self, derivation: Derivation | None, empty: str = "") -> None:
        self._derivation = derivation
        self.model.show_derivation(derivation)
        self.empty.setText(empty)
        self.empty.setVisible(derivation is None)
        for widget in (self._card_area, self.tree):
            widget.setVisible(derivation is not None)
        if derivation is not None:
            self.tree.expandToDepth(OPEN_LEVELS - 1)
            self._go_to([0])
            self._fit_columns()

    def _go_to(self, path: list[int]) -> None:
        index = QModelIndex()
        for row in path:
            below = self.model.index(row, 0, index)
            if not below.isValid():
                break
            self.tree.expand(index)
            index = below
        self.tree.setCurrentIndex(index)

    def _show_current(self, index: QModelIndex) -> None:
        derivation = index.data(NODE_ROLE)
        if derivation is not None:
            place = field_of(self._session.plan, derivation)
            self.card.show_derivation(derivation, self._link_words(place))
            self._card_area.verticalScrollBar().setValue(0)

    def _link_words(self, place: tuple[str, str] | None) -> str:
        if place is None:
            return ""
        component = self._session.plan.components.get(place[0])
        return tr(
            "Change it in {place}", place=component.name if component else tr("the settings of the plan")
        )

    def _request_field(self) -> None:
        derivation = self.tree.currentIndex().data(NODE_ROLE)
        place = field_of(self._session.plan, derivation) if derivation is not None else None
        if place is not None:
            self.field_requested.emit(*place)

    def _make_tree(self) -> QTreeView:
        tree = QTreeView(self)
        tree.setModel(self.model)
        tree.setAccessibleName(tr("Inputs of the number"))
        tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        tree.setUniformRowHeights(True)
        tree.setIndentation(16)
        tree.selectionModel().currentChanged.connect(lambda now, _before: self._show_current(now))
        tree.activated.connect(lambda _index: self._request_field())
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        tree.expanded.connect(lambda _index: self._fit_columns())
        copy = QAction(tr("Copy as text"), tree)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        copy.triggered.connect(lambda: _copy(self.text()))
        tree.addAction(copy)
        return tree


def _path_of(index: QModelIndex) -> list[int]:
    path: list[int] = []
    while index.isValid():
        path.insert(0, index.row())
        index = index.parent()
    return path


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
