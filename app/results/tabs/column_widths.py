"""Column widths set by the user: they stay until the user changes them, whatever a table measures."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHeaderView

NARROWEST = 48
WIDEST = 4_000


class OwnWidths(QObject):
    """Knows which columns of a header the user has resized; a double click on their edge releases them."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._widths: dict[int, int] = {}
        self._is_held = False
        header.viewport().installEventFilter(self)
        header.sectionResized.connect(self._note)
        header.sectionHandleDoubleClicked.connect(self._let_go)

    @property
    def _header(self) -> QHeaderView:
        """Looked up each time: PySide6 may invalidate a stored reference to an object that Qt created."""
        header = self.parent()
        assert isinstance(header, QHeaderView)
        return header

    def __contains__(self, column: int) -> bool:
        return column in self._widths

    def widths(self) -> dict[int, int]:
        """Column -> width in pixels."""
        return dict(self._widths)

    def take(self, widths: Mapping[int, int]) -> None:
        """Restore widths; invalid columns and widths are ignored."""
        for column, width in widths.items():
            if 0 <= column < self._header.count() and NARROWEST <= width <= WIDEST:
                self._widths[column] = width
                self._header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
                self._header.resizeSection(column, width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A width counts as the user's while the mouse button is down on an edge between two titles."""
        if isinstance(event, QMouseEvent) and event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonRelease,
        ):
            on_edge = self._header.cursor().shape() == Qt.CursorShape.SplitHCursor
            self._is_held = event.type() == QEvent.Type.MouseButtonPress and on_edge
        return super().eventFilter(watched, event)

    def _note(self, column: int, _before: int, width: int) -> None:
        if self._is_held and self._header.sectionResizeMode(column) == QHeaderView.ResizeMode.Interactive:
            self._widths[column] = width

    def _let_go(self, column: int) -> None:
        self._widths.pop(column, None)
