"""Qt's drag events from the palette over the canvas."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from app.canvas.commands.canvas_orders import Orders
from app.canvas.gestures.drop_component import DropComponent, carried
from app.canvas.gestures.gesture import Bench
from app.canvas.gestures.gesture_runner import GestureRunner
from app.project.session import Session


class PaletteDrags:
    """Runs a drag from the palette as a gesture."""

    def __init__(
        self, view: QWidget, session: Session, bench: Bench, runner: GestureRunner, orders: Orders
    ) -> None:
        self._view = view
        self._session = session
        self._bench, self._scene = bench, bench.scene
        self._runner = runner
        self._orders = orders

    def enter(self, event: QDragEnterEvent) -> None:
        """A drag enters; one of ours starts a gesture."""
        what = carried(event.mimeData(), self._session.catalog)
        if what is None or self._session.files.read_only:
            event.ignore()
            return
        self._runner.begin(DropComponent(self._bench, what), event.position().toPoint())
        event.acceptProposedAction()

    def move(self, event: QDragMoveEvent) -> None:
        """The drag moves; the pointer shows where it cannot land."""
        gesture = self._gesture()
        if gesture is not None:
            self._runner.move(event.position().toPoint(), event.modifiers())
        if gesture is not None and gesture.can_land:
            event.acceptProposedAction()
        else:
            event.ignore()

    def leave(self, event: QDragLeaveEvent) -> None:
        """The drag leaves."""
        self._runner.cancel()
        event.accept()

    def drop(self, event: QDropEvent) -> None:
        """The drop: take effect where allowed."""
        gesture = self._gesture()
        if gesture is None:
            event.ignore()
            return
        self._runner.end(event.position().toPoint(), event.modifiers())
        if gesture.added:
            event.acceptProposedAction()
            self._scene.choose(gesture.added)
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._orders.begin_writing(gesture.added)

    def _gesture(self) -> DropComponent | None:
        gesture = self._runner.gesture
        return gesture if isinstance(gesture, DropComponent) else None
