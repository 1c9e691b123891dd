"""The mouse: which gesture a drag starts, and what a click selects."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QGraphicsView

from app.canvas.commands.canvas_orders import Orders
from app.canvas.gestures.connect import Connect
from app.canvas.gestures.gesture import Bench, Gesture
from app.canvas.gestures.gesture_runner import GestureRunner
from app.canvas.gestures.move_cards import MoveCards
from app.canvas.gestures.pan import Pan
from app.canvas.gestures.relocate_file import Relocate
from app.canvas.gestures.resize_frame import Resize, edge_cursor
from app.canvas.gestures.rubber_band import ADDING, RubberBand
from app.canvas.layout.hits import Hit

TOLERANCE = 3
"""Pixels that the pointer may move before a press becomes a drag."""
REACH = 6.0
"""Device-independent pixels within which a point counts as on a line."""


CARDS = ("card", "fold")
"""Hits that start moving cards."""


class Press(NamedTuple):
    """A pressed button that is not yet a drag."""

    at: QPoint
    hit: Hit


class Pointer:
    """Turns mouse events into clicks, gestures and pans."""

    def __init__(self, view: QGraphicsView, bench: Bench, runner: GestureRunner, orders: Orders) -> None:
        self._view = view
        self._bench, self._scene = bench, bench.scene
        self._runner = runner
        self._orders = orders
        self._press: Press | None = None
        self._pan: Pan | None = None
        self._space = False

    def hold_space(self, down: bool) -> None:
        """While Space is pressed, the left button pans."""
        self._space = down
        self._show_cursor(Qt.CursorShape.OpenHandCursor if down else None)

    def press(self, event: QMouseEvent) -> None:
        """A button was pressed."""
        at, button = event.position().toPoint(), event.button()
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._pan = Pan(self._view, at)
            self._show_cursor(Qt.CursorShape.ClosedHandCursor)
        elif button == Qt.MouseButton.LeftButton and self._runner.gesture is None:
            hit = self.hit(at)
            self._press = Press(at, hit)
            plain = not event.modifiers() & ADDING
            if hit.kind in CARDS and plain and hit.component not in self._scene.selected:
                self._scene.choose(hit.component)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        at = event.position().toPoint()
        if self._pan is not None:
            self._pan.move(at)
        elif self._runner.gesture is not None:
            self._runner.move(at, event.modifiers())
        elif self._press is not None:
            if (at - self._press.at).manhattanLength() > TOLERANCE:
                press, self._press = self._press, None
                self._scene.hover(Hit())
                self._runner.begin(self._gesture(press.hit), press.at)
                self._runner.move(at, event.modifiers())
        else:
            self.hover(at)

    def release(self, event: QMouseEvent) -> None:
        """A button was released: end the gesture or click."""
        at = event.position().toPoint()
        if self._pan is not None:
            self._pan = None
            self._show_cursor(Qt.CursorShape.OpenHandCursor if self._space else None)
        elif event.button() != Qt.MouseButton.LeftButton:
            return
        elif self._press is not None:
            press, self._press = self._press, None
            self._click(press.hit, event.modifiers())
        elif self._runner.gesture is not None:
            self._runner.end(at, event.modifiers())
            self.hover(at)

    def cancel(self) -> None:
        """Drop a press that has not become a drag."""
        self._press = None

    def hit(self, at: QPoint) -> Hit:
        """What is at a point of the view."""
        there = self._view.mapToScene(at)
        return self._scene.hit(there.x(), there.y(), REACH / self._bench.scale())

    def hover(self, at: QPoint) -> None:
        """Highlight what is under the pointer."""
        hit = self.hit(at)
        self._scene.hover(hit)
        if not self._space:
            self._show_cursor(self._cursor(hit))

    @staticmethod
    def _cursor(hit: Hit) -> Qt.CursorShape | None:
        if hit.kind == "port":
            return Qt.CursorShape.CrossCursor
        if hit.edges is not None:
            return edge_cursor(hit.edges)
        if hit.kind == "chip":
            return Qt.CursorShape.OpenHandCursor
        return Qt.CursorShape.PointingHandCursor if hit.resource or hit.kind == "fold" else None

    def _show_cursor(self, shape: Qt.CursorShape | None) -> None:
        viewport = self._view.viewport()
        if shape is None:
            viewport.unsetCursor()
        else:
            viewport.setCursor(QCursor(shape))

    def _gesture(self, hit: Hit) -> Gesture:
        bench = self._bench
        if hit.kind == "port":
            return Connect(bench, hit.component)
        if hit.kind == "chip" and hit.pair is not None:
            return Relocate(bench, hit.pair, hit.role)
        if hit.edges is not None:
            return Resize(bench, hit.component, hit.edges)
        if hit.kind in CARDS:
            return MoveCards(bench, hit.component)
        return RubberBand(bench)

    def _click(self, hit: Hit, modifiers: Qt.KeyboardModifier) -> None:
        scene = self._scene
        if hit.kind == "fold":
            self._scene.choose(hit.component)
            self._orders.toggle(hit.component)
        elif hit.kind == "card" and modifiers & ADDING:
            toggled = [each for each in scene.selected if each != hit.component]
            scene.select(toggled if hit.component in scene.selected else (*scene.selected, hit.component))
        elif hit.kind in ("card", "port", "edge"):
            self._scene.choose(hit.component)
            if hit.resource:
                self._orders.explain_number(hit.about, hit.resource)
        elif hit.kind in ("chip", "line") and hit.pair is not None:
            scene.select((hit.pair[0],))
            scene.focus_on((hit.pair, hit.role) if hit.role else hit.pair[0], shown=False)
        elif not modifiers & ADDING:
            scene.select(())
            scene.focus_on(None, shown=False)
