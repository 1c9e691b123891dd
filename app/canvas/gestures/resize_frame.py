"""Dragging an edge or a corner of a frame or a note; it never becomes smaller than its content."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from app.canvas.content.card_content import Face, bare_face
from app.canvas.gestures.gesture import FREELY, Bench, Gesture, Point
from app.canvas.layout.card_boxes import ORIGIN, shown_card
from app.canvas.layout.geometry import MARGIN, Box, snapped
from app.canvas.layout.hits import Edges
from app.canvas.painting.card_painter import State, draw_card, snap_to_pixels
from app.canvas.scene.live_lines import LiveLines

DIAGONALS = {1: Qt.CursorShape.SizeFDiagCursor, -1: Qt.CursorShape.SizeBDiagCursor}


def edge_cursor(edges: Edges) -> Qt.CursorShape:
    """The cursor shape over an edge or a corner."""
    if edges.across and edges.down:
        return DIAGONALS[edges.across * edges.down]
    return Qt.CursorShape.SizeHorCursor if edges.across else Qt.CursorShape.SizeVerCursor


class Resize(Gesture):
    """Draws a card in another size while an edge follows the pointer; one step on release."""

    def __init__(self, bench: Bench, component: str, edges: Edges) -> None:
        super().__init__(bench)
        self.cursor = edge_cursor(edges)
        self._component = component
        self._edges = edges
        arrangement = bench.scene.arrangement
        self._arrangement = arrangement
        self._before = self._box = arrangement.boxes[component]
        self._inside = list(arrangement.seen_inside(component))
        rigid, others = arrangement.neighbours(self._inside)
        self._pairs = rigid | others
        self._lines = LiveLines(arrangement, self._pairs, bench.style, bench.scene.faces.files)
        self._grip = Point(0, 0)
        self._hidden: list[QGraphicsItem] = []

    def start(self, at: Point) -> None:
        self._grip = at
        scene = self.bench.scene
        self._hidden = [scene.cards[each] for each in self._inside]
        for pair in self._pairs:
            self._hidden += [items[pair] for items in (scene.lines, scene.chips) if pair in items]
        for item in self._hidden:
            item.hide()
        self._lines.follow({})

    def move(self, at: Point) -> bool:
        before, self._box = self._box, self._wanted(at)
        if self._box == before:
            return False
        self._lines.follow(self._arrangement.resized(self._component, self._box))
        return True

    def end(self, at: Point) -> None:
        self.move(at)
        self.bench.commands.resize({self._component: self._box})

    def cancel(self) -> None:
        for item in self._hidden:
            item.show()
        self._hidden.clear()

    def _wanted(self, at: Point) -> Box:
        """The card with its edge at the pointer, on the grid, not smaller than its content."""
        box, edges, arrangement, name = self._before, self._edges, self._arrangement, self._component
        free = bool(at.modifiers & FREELY)
        width = box.width
        if edges.across:
            side = _on_grid((box.right if edges.across > 0 else box.x) + at.x - self._grip.x, free=free)
            width = side - box.x if edges.across > 0 else box.right - side
            width = max(width, arrangement.least_width(name))
        height = arrangement.plan.positions.get(name, ORIGIN).height
        if edges.down:
            side = _on_grid((box.bottom if edges.down > 0 else box.y) + at.y - self._grip.y, free=free)
            height = side - box.y if edges.down > 0 else box.bottom - side
        height = max(height, arrangement.least_height(name, width))
        x = box.right - width if edges.across < 0 else box.x
        y = box.bottom - height if edges.down < 0 else box.y
        return Box(x, y, width, height)

    # --- drawing -----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        self._lines.paint(painter, ())
        boxes = self._arrangement.resized(self._component, self._box)
        for each in self._inside:  # frames come before their contents
            self._draw(painter, each, boxes[each])
        self._lines.paint_chips(painter)

    def _draw(self, painter: QPainter, component: str, box: Box) -> None:
        state = State.SELECTED | State.RESIZABLE if component == self._component else State.PLAIN
        painter.save()
        painter.translate(box.x, box.y)
        size = (box.width, box.height)
        draw_card(painter, self._face(component, box), size, self.bench.style, state, snap_to_pixels(painter))
        painter.restore()

    def _face(self, component: str, box: Box) -> Face:
        shown = shown_card(self._arrangement, component)
        said = self.bench.scene.freshen_card(component)
        # The lines of a note change with its width.
        return said if not said.lines else bare_face(shown._replace(width=box.width))

    def boxes(self) -> list[Box]:
        return [self._box.grown(MARGIN), *self._lines.boxes()]


def _on_grid(side: float, *, free: bool) -> float:
    return float(round(side)) if free else snapped(side)
