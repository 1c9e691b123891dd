"""Panning: middle button, or Space and the left button."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGraphicsView


class Pan:
    """Moves the view with the pointer; changes nothing else, so it needs no layer and no cancelling."""

    def __init__(self, view: QGraphicsView, at: QPoint) -> None:
        self._view = view
        self._last = at

    def move(self, at: QPoint) -> None:
        """Follow the pointer."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() - (at.x() - self._last.x()))
        down.setValue(down.value() - (at.y() - self._last.y()))
        self._last = at
