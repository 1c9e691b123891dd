"""The ring around the drawing while it has the keyboard focus and no card is selected, to show where keys go."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.look import theme

WIDTH = 2
KEPT = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""After returning from another window or a menu, the previous mode stays."""


class FocusRing(QWidget):
    """An overlay beside the drawing's own painting: painting and scrolling ignore it."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self._by_keys = False
        self._has_other_mark = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def come(self, reason: Qt.FocusReason, by_keys: tuple[Qt.FocusReason, ...]) -> None:
        """The drawing has received the focus."""
        if reason not in KEPT:
            self._by_keys = reason in by_keys
        self.follow()

    def use_keys(self, used: bool) -> None:
        """Set whether the drawing is operated by keyboard."""
        self._by_keys = used
        self.follow()

    def mark_cards(self, ids: tuple[str, ...]) -> None:
        """Set the selected cards; if there are any, they show where the focus is."""
        self._has_other_mark = bool(ids)
        self.follow()

    def follow(self) -> None:
        """Show or hide the ring, and match the visible part of the drawing."""
        shown = self._by_keys and not self._has_other_mark and self._view.hasFocus()
        if shown:
            place = self._view.viewport().geometry()
            if place != self.geometry() or self.mask().isEmpty():
                self.setGeometry(place)
                inside = self.rect() - QMargins(WIDTH, WIDTH, WIDTH, WIDTH)
                self.setMask(QRegion(self.rect()) - QRegion(inside))
            self.raise_()
        self.setVisible(shown)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.current().colours.accent)
        painter.end()
