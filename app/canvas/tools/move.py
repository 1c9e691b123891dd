"""Drag cards: to another place on the canvas, or into a host where they lie inside one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from app.canvas.commands import must_nest
from app.canvas.geometry import MARGIN, Box, snapped
from app.canvas.line_painter import draw_line, line_path
from app.canvas.routing import Pair, Route
from app.canvas.stamp import ChipStamps, Ghost
from app.canvas.tools.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.i18n import tr
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import may_nest

MOST_ROUTES = 64
"""With more lines than this at the moving cards, they are shown straight until the cards are dropped."""


class MoveCards(Gesture):
    """Moves the selected cards with the pointer, as one step on release."""

    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, bench: Bench, grabbed: str) -> None:
        super().__init__(bench)
        self._arrangement = bench.scene.arrangement
        self._grabbed = grabbed
        self._nested = grabbed in self._arrangement.plan.parents
        self._movers = self._chosen()
        self._grip = Point(0, 0)
        self._dx, self._dy = 0.0, 0.0
        self._host = ""
        self._ghosts: list[Ghost] = []
        self._hidden: list[QGraphicsItem] = []
        self._pairs: set[Pair] = set()
        self._routes: list[Route] = []
        self._stamps = ChipStamps(bench.style)

    def _chosen(self) -> tuple[str, ...]:
        """What moves: the selected cards of the same sort as the grabbed one, inside frames or on the canvas."""
        parents = self._arrangement.plan.parents
        selected = self.bench.scene.selected
        if self._grabbed not in selected:
            return (self._grabbed,)
        return tuple(each for each in selected if (each in parents) == self._nested)

    # --- the gesture -------------------------------------------------------------------------------------

    def start(self, at: Point) -> None:
        self._grip = at
        inside = [inner for each in self._movers for inner in self._arrangement.inside(each)]
        self._pairs = self._arrangement.neighbours(inside)
        self._ghosts = [Ghost(self.bench.scene.cards[each]) for each in inside]
        if self._can_nest:
            self._mark_targets(self._fits)
        self._hide(inside)
        self._follow(at)

    def move(self, at: Point) -> bool:
        before = (self._dx, self._dy, self._host)
        self._follow(at)
        return (self._dx, self._dy, self._host) != before

    def end(self, at: Point) -> None:
        self._follow(at)
        if self._host:
            self.bench.commands.nest(self._movers, self._host)
        elif not self._nested:
            positions = self._arrangement.plan.positions
            known = {each: positions.get(each, Position(0, 0)) for each in self._movers}
            self.bench.commands.move(
                {each: Position(place.x + self._dx, place.y + self._dy) for each, place in known.items()}
            )

    def cancel(self) -> None:
        for item in self._hidden:
            item.show()
        self._hidden.clear()
        self.bench.scene.mark_targets({})
        if not (self._nested and not self._host):
            self.bench.hint("")

    # --- following the pointer ---------------------------------------------------------------------------

    @property
    def _can_nest(self) -> bool:
        parts = self.bench.commands.plan.components
        return all(must_nest(kind_of(parts[each])) for each in self._movers)

    def _fits(self, target: str) -> bool:
        parts = self.bench.commands.plan.components
        kind = kind_of(parts[self._grabbed])
        return target not in self._movers and may_nest(kind, kind_of(parts[target]))

    def _follow(self, at: Point) -> None:
        if self._can_nest:
            self._aim(at)
        box = self._arrangement.boxes[self._grabbed]
        moved = (snapped(box.x + at.x - self._grip.x) - box.x, snapped(box.y + at.y - self._grip.y) - box.y)
        if moved == (self._dx, self._dy) and self._routes:
            return
        self._dx, self._dy = moved
        if not self._nested:
            self._routes = self._arrangement.preview(self._moved_boxes(), self._pairs, MOST_ROUTES)

    def _aim(self, at: Point) -> None:
        under = self._arrangement.places.at(Box(at.x, at.y, 0.01, 0.01))
        host = next((each for each in under if self._fits(each)), "")
        home = self._arrangement.plan.parents.get(self._grabbed, "")
        if not host and self._nested:
            self.bench.hint(tr("A disk group lies inside a host: drop it on one."))
        elif host != self._host:
            self.bench.hint("")
        self._host = "" if host == home and len(self._movers) == 1 else host

    def _moved_boxes(self) -> dict[str, Box]:
        return {ghost.component: ghost.box.moved(self._dx, self._dy) for ghost in self._ghosts}

    def _hide(self, components: Iterable[str]) -> None:
        """Take out of the picture what the gesture draws itself. A card leaving its frame stays to be seen."""
        scene = self.bench.scene
        if self._nested:
            return
        self._hidden = [scene.cards[each] for each in components]
        for pair in self._pairs:
            self._hidden += [items[pair] for items in (scene.lines, scene.chips) if pair in items]
        for item in self._hidden:
            item.hide()

    # --- drawing -----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        visible = self.bench.visible()
        for ghost in self._ghosts:
            if ghost.is_frame:
                ghost.paint(painter, self._dx, self._dy, visible)
        self._paint_lines(painter)
        for ghost in self._ghosts:
            if not ghost.is_frame:
                ghost.paint(painter, self._dx, self._dy, visible)
        self._paint_chips(painter)
        if self._host:
            paint_ring(painter, self._arrangement.boxes[self._host], self.bench.style)

    def _paint_lines(self, painter: QPainter) -> None:
        active = set(self._movers)
        for route in self._routes:
            draw_line(painter, line_path(route.points), route, self.bench.style, route.pair[0] in active)
        painter.setPen(self.bench.style.file_pen)
        painter.drawLines([QLineF(*ends) for ends in self._straight_lines()])

    def _straight_lines(self) -> list[tuple[float, float, float, float]]:
        """The lines that are too many to be led around anything."""
        if self._routes or self._nested:
            return []
        moved = self._moved_boxes()
        ends = []
        for source, target in self._pairs:
            a, b = (moved.get(each) or self._arrangement.boxes[each] for each in (source, target))
            ends.append((a.middle_x, a.middle_y, b.middle_x, b.middle_y))
        return ends

    def _paint_chips(self, painter: QPainter) -> None:
        for route in self._routes:
            faces = self._arrangement.chips[route.pair]
            for (_, box), face in zip(route.chips, faces, strict=True):
                self._stamps.paint(painter, face, box)

    def boxes(self) -> list[Box]:
        drawn = [
            ghost.box.moved(self._dx, self._dy).grown(MARGIN) for ghost in self._ghosts if ghost.is_outer
        ]
        for route in self._routes:
            drawn.append(route.box.grown(4))
            drawn += [box for _, box in route.chips]
        if self._host:
            drawn.append(ring_box(self._arrangement.boxes[self._host]))
        for x1, y1, x2, y2 in self._straight_lines():
            drawn.append(Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)).grown(2))
        return drawn
