"""Dragging a chip to another store: relocates one file role."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from app.canvas.content.chip_texts import ChipFace
from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.kinds import is_store
from app.canvas.layout.geometry import Box
from app.canvas.layout.routing import Pair
from app.canvas.painting.card_painter import State
from app.canvas.painting.line_painter import draw_chip
from app.look.translation import tr
from planner_core.editing import verbs
from planner_core.plan.components import kind_of
from planner_core.plan.rules import may_link


class Relocate(Gesture):
    """A chip at the pointer; it is relocated to the store where it is dropped."""

    cursor = Qt.CursorShape.ClosedHandCursor

    def __init__(self, bench: Bench, pair: Pair, role: str) -> None:
        super().__init__(bench)
        self._pair, self._role = pair, role
        arrangement = bench.scene.arrangement
        self._face: ChipFace = next(each for each in arrangement.chips[pair] if each.role == role)
        self._home: Box = next(box for each, box in arrangement.routes[pair].chips if each == role)
        self._grip = Point(0, 0)
        self._box = self._home
        self._over = ""

    def start(self, at: Point) -> None:
        self._grip = at
        self.bench.scene.lift((self._pair, self._role))
        self._mark_targets(lambda card: bool(self._store_at(card)))
        self._explain("")

    def move(self, at: Point) -> bool:
        self._box = self._home.moved(at.x - self._grip.x, at.y - self._grip.y)
        inner = list(self.bench.scene.arrangement.places.at(Box(at.x, at.y, 0.01, 0.01)))
        over = inner[-1] if inner else ""
        if over != self._over:
            self._over = over
            self._explain(over)
            self._try_out()
        return True

    def end(self, at: Point) -> None:
        self.move(at)
        if self._aim:
            self.bench.commands.relocate(self._pair[0], self._role, self._aim)

    def _try_out(self) -> None:
        if self._aim:
            self.bench.trials.relocate(self._pair[0], self._role, self._aim)
        else:
            self.bench.trials.stop()

    def cancel(self) -> None:
        self.bench.scene.mark_targets({})
        self.bench.scene.lift(None)
        self.bench.hint("")

    @property
    def _aim(self) -> str:
        return self._store_at(self._over) if self._over else ""

    def _store_at(self, card: str) -> str:
        """The store for a drop on a card: the card itself, or the only suitable one inside a closed card."""
        arrangement = self.bench.scene.arrangement
        if self._fits(card) or not arrangement.is_closed(card):
            return card if self._fits(card) else ""
        inside = [each for each in arrangement.inside(card) if self._fits(each)]
        return inside[0] if len(inside) == 1 else ""

    def _explain(self, over: str) -> None:
        if not over or over == self._pair[1] or self._store_at(over):
            self.bench.hint(tr("Drop {file} on the store that is to hold it.", file=self._face.label))
            return
        owner = self._pair[0]
        self.bench.hint(
            self.bench.commands.refusal(lambda plan: verbs.relocate(plan, owner, self._role, over))
        )

    def _fits(self, target: str) -> bool:
        parts = self.bench.commands.plan.components
        owner = parts[self._pair[0]]
        fits = is_store(parts[target]) and may_link(kind_of(owner), self._role, kind_of(parts[target]))
        return fits and target != self._pair[1]

    def paint(self, painter: QPainter) -> None:
        style = self.bench.style
        if self._aim:
            paint_ring(painter, self.bench.scene.arrangement.boxes[self._over], style)
        draw_chip(painter, self._box, self._face, style, State.HOVERED)

    def boxes(self) -> list[Box]:
        drawn = [self._box.grown(2)]
        if self._aim:
            drawn.append(ring_box(self.bench.scene.arrangement.boxes[self._over]))
        return drawn
