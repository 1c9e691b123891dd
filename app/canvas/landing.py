"""Drags from the palette over the canvas, as Qt tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent

from app.canvas.tools.drop import DropComponent, carried

if TYPE_CHECKING:
    from app.canvas.view import CanvasView


class Landing:
    """Leads a drag from outside as a gesture."""

    def __init__(self, view: CanvasView) -> None:
        self._view = view

    def enter(self, event: QDragEnterEvent) -> None:
        """Something comes; ours begins a gesture."""
        session = self._view.session
        what = carried(event.mimeData(), session.catalog)
        if what is None or session.files.read_only:
            event.ignore()
            return
        self._view.runner.begin(DropComponent(self._view.bench, what), event.position().toPoint())
        event.acceptProposedAction()

    def move(self, event: QDragMoveEvent) -> None:
        """It moves; where it cannot land, the pointer says so."""
        gesture = self._gesture()
        if gesture is not None:
            self._view.runner.move(event.position().toPoint(), event.modifiers())
        if gesture is not None and gesture.can_land:
            event.acceptProposedAction()
        else:
            event.ignore()

    def leave(self, event: QDragLeaveEvent) -> None:
        """It goes away again."""
        self._view.runner.cancel()
        event.accept()

    def drop(self, event: QDropEvent) -> None:
        """It is let go: it takes effect where it can land."""
        gesture = self._gesture()
        if gesture is None:
            event.ignore()
            return
        self._view.runner.end(event.position().toPoint(), event.modifiers())
        if gesture.added:
            event.acceptProposedAction()
            self._view.choose(gesture.added)
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._view.orders.begin_writing(gesture.added)

    def _gesture(self) -> DropComponent | None:
        gesture = self._view.runner.gesture
        return gesture if isinstance(gesture, DropComponent) else None
