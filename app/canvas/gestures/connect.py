"""Drawing a line from the port of a pool or of servers to a host or cluster, a store or a network link."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter

from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.layout.geometry import PORT_RADIUS, Box, between, ports
from app.look.translation import tr
from planner_core.editing import verbs
from planner_core.plan.components import kind_of
from planner_core.plan.rules import may_connect


class Connect(Gesture):
    """Draws lines to the pointer from a card and all cards selected with it; a drop on a valid target connects."""

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, bench: Bench, source: str) -> None:
        super().__init__(bench)
        self._source = source
        selected = bench.scene.selected
        self._together = selected if source in selected else (source,)
        self._sources = [source]
        """Those that can be connected to the component under the pointer."""
        self._over = ""
        self._at = Point(0, 0)

    def start(self, at: Point) -> None:
        self._mark_targets(self._fits)
        self._explain("")
        self.move(at)

    def move(self, at: Point) -> bool:
        self._at = at
        over = self._card_at(at)
        if over != self._over:
            self._over = over
            aimed = [each for each in self._together if self._may_end(each, over)] if self._aim else []
            self._sources = aimed or [self._source]
            self._explain(over)
            if self._aim:
                self.bench.trials.connect_all(self._sources, self._aim)
            else:
                self.bench.trials.stop()
        return True

    @property
    def _aim(self) -> str:
        return self._over if self._over and self._fits(self._over) else ""

    def end(self, at: Point) -> None:
        self.move(at)
        if self._aim:
            self.bench.commands.connect_all(self._sources, self._aim)

    def cancel(self) -> None:
        self.bench.scene.mark_targets({})
        self.bench.hint("")

    def _explain(self, over: str) -> None:
        if not over or over == self._source:
            self.bench.hint(tr("Drop the line on a host or cluster to run on, or on a store."))
        else:
            self.bench.hint(self.bench.commands.refusal(lambda plan: verbs.connect(plan, self._source, over)))

    def _fits(self, target: str) -> bool:
        return self._may_end(self._source, target)

    def _may_end(self, source: str, target: str) -> bool:
        parts = self.bench.commands.plan.components
        return may_connect(kind_of(parts[source]), kind_of(parts[target]))

    def _card_at(self, at: Point) -> str:
        inner = list(self.bench.scene.arrangement.places.at(Box(at.x, at.y, 0.01, 0.01)))
        return inner[-1] if inner else ""

    def _starts(self) -> list[tuple[float, float]]:
        """The ports where lines start."""
        boxes = self.bench.scene.arrangement.boxes
        sides = [ports(boxes[each]) for each in self._sources if each in boxes]
        return [left if self._at.x < (left[0] + right[0]) / 2 else right for left, right in sides]

    def paint(self, painter: QPainter) -> None:
        if self._aim:
            paint_ring(painter, self.bench.scene.arrangement.boxes[self._aim], self.bench.style)
        painter.setPen(self.bench.style.active_run_pen)
        painter.setBrush(self.bench.style.colours.accent)
        for start in self._starts():
            painter.drawLine(QLineF(*start, self._at.x, self._at.y))
            painter.drawEllipse(QPointF(*start), PORT_RADIUS, PORT_RADIUS)

    def boxes(self) -> list[Box]:
        drawn = [between(*start, self._at.x, self._at.y).grown(PORT_RADIUS + 2) for start in self._starts()]
        if self._aim:
            drawn.append(ring_box(self.bench.scene.arrangement.boxes[self._aim]))
        return drawn
