"""Tables and explanation below the drawing: side by side, or if that is too narrow, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from app.look import theme
from app.results.tabs.all_tabs import LEAST_WIDTH as TABS
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.comparison_view import ComparisonTable
from app.window.panes.explain_pane import LEAST_WIDTH as EXPLANATION
from app.window.panes.explain_pane import ExplainPane


class Details(QSplitter):
    """If there is no room beside the tables, an open explanation covers them."""

    def __init__(self, tabs: ResultTabs, explain: ExplainPane, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._tabs, self._explain = tabs, explain
        self._before: QWidget | None = None
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        for widget in (tabs, explain):
            self.addWidget(widget)
        explain.hide()
        explain.installEventFilter(self)
        tabs.currentChanged.connect(self._uncover)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
            QTimer.singleShot(0, self, self._leave_room_to_compare)  # then both have their final widths
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        covers = not self._explain.isHidden() and self.width() < theme.with_text(TABS + EXPLANATION)
        if covers and not self._tabs.isHidden():
            focused = QApplication.focusWidget()
            self._before = focused if focused is not None and self._tabs.isAncestorOf(focused) else None
            self._tabs.hide()
        elif not covers and self._tabs.isHidden():
            self._tabs.show()
            if self._before is not None and self._explain.isHidden():
                self._before.setFocus(Qt.FocusReason.OtherFocusReason)
            self._before = None

    def _leave_room_to_compare(self) -> None:
        """Keep all columns of a comparison visible beside an explanation, as far as that stays legible."""
        table = self._tabs.table_in_front()
        if self._explain.isHidden() or self._tabs.isHidden() or not isinstance(table, ComparisonTable):
            return
        around = self._tabs.width() - table.viewport().width()
        needed = table.horizontalHeader().length() + around
        tables, explanation = self.sizes()
        most = tables + explanation - self._explain.minimumSizeHint().width()
        if tables < needed and most > tables:
            wider = min(needed, most)
            self.setSizes([wider, tables + explanation - wider])
            # The row titles take a share of the table, which is wider now.
            QTimer.singleShot(0, self, self._leave_room_to_compare)

    def _uncover(self) -> None:
        """Another table was opened: hide the explanation that covers it."""
        if self._tabs.isHidden():
            self._explain.hide()
