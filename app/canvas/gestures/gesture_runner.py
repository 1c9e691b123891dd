"""Runs one gesture at a time, on the drag layer."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QCursor, QPainter
from PySide6.QtWidgets import QGraphicsView

from app.canvas.gestures.gesture import Gesture, Point
from app.canvas.layout.geometry import Box
from app.canvas.scene.drag_layer import Layer

EDGE = 24
"""A drag within this distance of the edge scrolls the view."""
SCROLL_STEP = 16
SCROLL_MS = 30


class GestureRunner:
    """Starts, moves, ends and cancels gestures; keeps nothing once one is over."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._gesture: Gesture | None = None
        self._layer: Layer | None = None
        self._at = QPoint()
        self._may_scroll = False
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self._scroll = QTimer(view)
        self._scroll.setInterval(SCROLL_MS)
        self._scroll.timeout.connect(self._scroll_on)

    @property
    def gesture(self) -> Gesture | None:
        """The running gesture, if any."""
        return self._gesture

    def begin(self, gesture: Gesture, at: QPoint) -> None:
        """Start a gesture at the pointer, in view coordinates."""
        self.cancel()
        self._gesture = gesture
        self._at = at
        self._may_scroll = self._is_well_inside(at)
        gesture.start(self.point(at))
        self._layer = self._pictured(gesture)
        self._layer.follow()
        if gesture.cursor != Qt.CursorShape.ArrowCursor:
            self._view.viewport().setCursor(QCursor(gesture.cursor))

    def move(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Move the gesture to the pointer."""
        if self._gesture is None or self._layer is None:
            return
        self._at, self._modifiers = at, modifiers
        if self._gesture.move(self.point(at)):
            self._layer.follow()
        is_inside = self._is_well_inside(at)
        # A drag from the palette first has to cross the edge.
        self._may_scroll = self._may_scroll or is_inside
        scrolls = self._may_scroll and not is_inside
        if scrolls != self._scroll.isActive():
            self._scroll.start() if scrolls else self._scroll.stop()

    def end(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Let the gesture take effect."""
        gesture = self._gesture
        if gesture is None:
            return
        self._modifiers = modifiers
        self._scroll.stop()  # the effect may run the event loop
        gesture.end(self.point(at))
        self.cancel()

    def cancel(self) -> bool:
        """End the gesture without effect, or clean up after it. Returns whether there was one."""
        gesture, self._gesture, self._layer = self._gesture, None, None
        self._scroll.stop()
        if gesture is None:
            return False
        gesture.cancel()
        gesture.bench.trials.stop()
        self._view.viewport().unsetCursor()
        self._view.viewport().update()
        return True

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Offer a key to the gesture; returns whether it was used."""
        if self._gesture is None or self._layer is None or not self._gesture.key(key, modifiers):
            return False
        if self._gesture.is_over:
            self.cancel()
        else:
            self._layer.follow()
        return True

    def paint(self) -> bool:
        """Paint the view during a gesture; returns False if the view has to paint itself."""
        if self._layer is None or not self._layer.has_picture:
            return False
        painter = QPainter(self._view.viewport())
        self._layer.paint(painter)
        painter.end()
        return True

    def look_again(self) -> None:
        """Retake the picture below the gesture after scrolling, zooming or resizing."""
        if self._gesture is not None and self._layer is not None:
            self._layer = self._pictured(self._gesture)
            self._gesture.move(self.point(self._at))
            self._layer.follow()

    def show_results(self, components: Set[str], boxes: Sequence[Box]) -> None:
        """Some cards below the gesture, or dragged by it, show other results."""
        if self._gesture is None or self._layer is None or not components:
            return
        self._gesture.outdate(components)
        layer, self._layer = self._layer, None  # meanwhile the view paints itself
        layer.renew(boxes)
        self._layer = layer
        layer.follow()

    def point(self, at: QPoint) -> Point:
        """A point of the view in scene coordinates."""
        there = self._view.mapToScene(at)
        return Point(there.x(), there.y(), self._modifiers)

    def _is_well_inside(self, at: QPoint) -> bool:
        return self._view.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE).contains(at)

    def _pictured(self, gesture: Gesture) -> Layer:
        self._layer = None
        layer = Layer(self._view, gesture)
        layer.take_picture(self._view.viewport().grab())
        return layer

    def _scroll_on(self) -> None:
        room, at = self._view.viewport().rect(), self._at
        across = (at.x() > room.right() - EDGE) - (at.x() < room.left() + EDGE)
        down = (at.y() > room.bottom() - EDGE) - (at.y() < room.top() + EDGE)
        self._view.horizontalScrollBar().setValue(
            self._view.horizontalScrollBar().value() + across * SCROLL_STEP
        )
        self._view.verticalScrollBar().setValue(self._view.verticalScrollBar().value() + down * SCROLL_STEP)
