"""The keyboard on the canvas."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_orders import Orders
from app.canvas.gestures.choose_target import ARROWS
from app.canvas.gestures.gesture import Bench
from app.canvas.gestures.gesture_runner import GestureRunner
from app.canvas.gestures.pointer import Pointer
from app.canvas.layout.geometry import SNAP
from app.canvas.layout.hits import Hit
from app.canvas.layout.navigation import Stop, following, stop_box
from app.canvas.scene.accessible import Readable
from app.canvas.scene.framing import Framing
from app.look.widgets.focus_ring import FocusRing

COMMANDING = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these, a letter is a command and not text."""


class Keys:
    """Turns keys into commands and moves the focus from card to card."""

    def __init__(
        self,
        view: QGraphicsView,
        bench: Bench,
        runner: GestureRunner,
        pointer: Pointer,
        orders: Orders,
        framing: Framing,
        readable: Readable,
        ring: FocusRing,
    ) -> None:
        self._view = view
        self._scene, self._commands = bench.scene, bench.commands
        self._runner = runner
        self._pointer = pointer
        self._orders = orders
        self._framing = framing
        self._readable = readable
        self._ring = ring

    def press(self, event: QKeyEvent) -> bool:
        """A key was pressed; returns whether it was used."""
        key, modifiers = event.key(), event.modifiers()
        if self._runner.gesture is not None:
            return self._during_gesture(key, modifiers)
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._pointer.hold_space(True)
        elif key in ARROWS and modifiers & Qt.KeyboardModifier.AltModifier:
            return self._resize(key)
        elif key in ARROWS and not modifiers & Qt.KeyboardModifier.ControlModifier:
            return self._nudge(key)
        elif key == Qt.Key.Key_Escape:
            return self._let_go()
        elif not self._command(key):
            return self._type(event)
        return True

    def tab(self, forward: bool) -> bool:
        """Go to the next or previous card or chip; returns False past the last one."""
        if self._runner.gesture is not None:
            key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
            return self._runner.key(key, Qt.KeyboardModifier.NoModifier)
        stop = following(self._readable.stops, self._scene.focus, 1 if forward else -1)
        if stop is None:
            return False
        self.go_to(stop)
        return True

    def go_to(self, stop: Stop) -> None:
        """Move the focus to a card or chip, select it and scroll to it."""
        scene = self._scene
        scene.select((stop,) if isinstance(stop, str) else (stop[0][0],))
        scene.focus_on(stop, shown=True)
        self._framing.show_stop(stop)
        self._readable.tell_focus(stop)

    def focused_hit(self) -> Hit:
        """The focused card or chip, as if it had been clicked."""
        focus = self._scene.focus
        if isinstance(focus, tuple):
            return Hit("chip", focus[0][0], focus[0], focus[1])
        return Hit("card", focus) if focus else Hit()

    def _during_gesture(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key == Qt.Key.Key_Escape:
            return self._runner.cancel()
        return self._runner.key(key, modifiers)

    def _nudge(self, key: int) -> bool:
        dx, dy = ARROWS[Qt.Key(key)]
        selected = self._scene.selected
        if not selected:
            across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
            across.setValue(across.value() + dx * across.singleStep())
            down.setValue(down.value() + dy * down.singleStep())
            return True
        return self._commands.nudge(selected, dx * SNAP, dy * SNAP) or True

    def _resize(self, key: int) -> bool:
        dx, dy = ARROWS[Qt.Key(key)]
        return self._commands.grow(self._scene.selected, dx * SNAP, dy * SNAP) or True

    def _let_go(self) -> bool:
        self._pointer.cancel()
        if not self._scene.selected:
            return False
        self._scene.select(())
        self._ring.use_keys(True)
        return True

    def _command(self, key: int) -> bool:
        hit = self.focused_hit()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(hit)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._orders.delete()
        elif key == Qt.Key.Key_F1:
            self._orders.explain()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self._orders.fold(closed=key == Qt.Key.Key_Minus)
        elif key == Qt.Key.Key_F6:
            return False
        else:
            return False
        return True

    def _type(self, event: QKeyEvent) -> bool:
        """A letter or digit starts adding by typing; on a note it becomes part of its text."""
        typed = event.text()
        if not typed.isalnum() or event.modifiers() & COMMANDING:
            return False
        selected = self._scene.selected
        if len(selected) == 1 and self._orders.is_written(selected[0]):
            self._orders.edit(selected[0], typed)
        else:
            self._orders.type_to_add(typed)
        return True

    def _enter(self, hit: Hit) -> None:
        if hit.kind == "chip" and hit.pair is not None:
            self._orders.relocate(hit.pair, hit.role)
        elif selected := self._scene.selected:
            self._orders.edit(hit.component or selected[0])

    def menu_place(self) -> QPoint:
        """Position of the focus's context menu, in view coordinates."""
        box = stop_box(self._scene.arrangement, self._scene.focus)
        return (
            self._view.mapFromScene(box.middle_x, box.middle_y)
            if box
            else self._view.viewport().rect().center()
        )
