"""A component or record carried from the palette over the drawing."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_orders import Orders
from app.canvas.gestures.drop_component import Carried, DropComponent
from app.canvas.gestures.gesture import Bench
from app.canvas.gestures.gesture_runner import GestureRunner
from app.canvas.scene.framing import Framing
from app.project.session import Session


class PaletteDrags:
    """Runs a drag from the palette as a gesture, while the pointer is over the drawing. Points are global."""

    def __init__(
        self,
        view: QGraphicsView,
        session: Session,
        bench: Bench,
        runner: GestureRunner,
        orders: Orders,
        framing: Framing,
    ) -> None:
        self._view = view
        self._session = session
        self._bench, self._scene = bench, bench.scene
        self._runner = runner
        self._orders = orders
        self._framing = framing

    def carry(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> bool:
        """Show what a drop at `at` would do; returns whether one is allowed there."""
        if self._session.files.read_only or not self._is_over(at):
            self.cancel()
            return False
        place = self._view.viewport().mapFromGlobal(at)
        if self._gesture() is None:
            self._runner.begin(DropComponent(self._bench, what), place)
        self._runner.move(place, modifiers)
        gesture = self._gesture()
        return gesture is not None and gesture.can_land

    def drop(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """The button is released at `at`: take effect where allowed."""
        self.carry(what, at, modifiers)  # the pointer may have jumped here
        gesture = self._gesture()
        if gesture is None:
            return
        self._runner.end(self._view.viewport().mapFromGlobal(at), modifiers)
        if gesture.added:
            self._scene.choose(gesture.added)
            self._framing.show_added(gesture.added)
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self._orders.begin_writing(gesture.added)

    def cancel(self) -> None:
        """The pointer has left the drawing, or the drag was given up: nothing stays."""
        if self._gesture() is not None:
            self._runner.cancel()

    def _gesture(self) -> DropComponent | None:
        gesture = self._runner.gesture
        return gesture if isinstance(gesture, DropComponent) else None

    def _is_over(self, at: QPoint) -> bool:
        """Whether the drawing itself is at this point: messages and panes may lie over it."""
        window = self._view.window()
        under = window.childAt(window.mapFromGlobal(at))
        return under is not None and (under is self._view or self._view.isAncestorOf(under))
