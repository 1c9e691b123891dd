"""Dragging a component from the palette: shows where it would land, and adds it there."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from app.canvas.commands.canvas_commands import Commands
from app.canvas.content.captions import MODELS
from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.gestures.snapping import Snapping
from app.canvas.kinds import BARS, FRAMES, NEVER_ALONE, is_processor, is_workload
from app.canvas.layout.geometry import CARD_WIDTH, FRAME_WIDTH, RADIUS, Box, head_height, snapped
from app.canvas.layout.note_lines import note_height
from app.canvas.scene.items import rectangle
from app.look.translation import mark, tr
from planner_core.catalog.catalog import Record
from planner_core.messages import Named
from planner_core.plan.components import kind_of
from planner_core.plan.rules import NESTING, RUN_TARGETS

LIES_INSIDE = mark("A disk group lies inside a host or a storage array: drop it on one.")


class Carried(NamedTuple):
    """The dragged kind or record."""

    kind: str
    record: Record | None = None


def card_size(kind: str) -> tuple[float, float]:
    """The size of a new card of a kind."""
    if kind == "note":
        return CARD_WIDTH, note_height("")
    return (FRAME_WIDTH if kind in FRAMES else CARD_WIDTH), head_height(len(BARS.get(kind, ())))


class DropComponent(Gesture):
    """Adds the dragged component: into the frame under the pointer, connected to it, or on the canvas."""

    def __init__(self, bench: Bench, what: Carried) -> None:
        super().__init__(bench)
        self._what = what
        self._host = ""
        self._box = Box(0, 0, 0, 0)
        self._snapping = Snapping(bench, (), framed=what.kind in FRAMES)
        self.added = ""

    @property
    def can_land(self) -> bool:
        """Whether a drop is allowed here."""
        return bool(self._host) or self._what.kind not in NEVER_ALONE

    def start(self, at: Point) -> None:
        if self._what.kind in NESTING:
            self._mark_targets(self._fits)
        self.move(at)

    def move(self, at: Point) -> bool:
        width, height = card_size(self._what.kind)
        before = (self._box, self._host)
        wanted = Box(at.x - width / 2, at.y - height / 2, width, height)
        under = self.bench.scene.arrangement.places.at(Box(at.x, at.y, 0.01, 0.01))
        fitting = [each for each in under if self._fits(each)]
        filled = [each for each in fitting if self._fills(each)]  # the host, not the cluster around it
        self._host = filled[-1] if filled else fitting[0] if fitting else ""
        if self._host or not self.can_land:
            self._snapping.let_go()
            self._box = Box(snapped(wanted.x), snapped(wanted.y), width, height)
        else:
            self._box = self._clear(Box(*self._snapping.place(wanted, at.modifiers), width, height))
        if (self._box, self._host) == before:
            return False
        self.bench.hint(self._explanation())
        if self._host != before[1]:
            self._try_out()
        return True

    def _clear(self, box: Box) -> Box:
        """The box, or the nearest free place below if it would cover a card; notes may lie on anything."""
        if self._what.kind == "note" or not self.bench.scene.arrangement.places.outer_boxes(box):
            return box
        return self.bench.commands.free_place(box)

    def _try_out(self) -> None:
        if self._host:
            self._land(self.bench.trials)
        else:
            self.bench.trials.stop()

    def end(self, at: Point) -> None:
        self.move(at)
        if self.can_land:
            self.added = self._land(self.bench.commands)

    def _land(self, commands: Commands) -> str:
        """The id of what is added or filled; empty if that was refused, or only tried."""
        kind, record = self._what
        if self._host and record is not None and self._fills(self._host):
            return self._host if commands.fill([self._host], record) else ""
        if self._host and kind not in NESTING:
            return commands.add_beside(kind, record, self._host, card_size(kind))
        return commands.add(kind, record, self._box.x, self._box.y, self._host)

    def cancel(self) -> None:
        self.bench.scene.mark_targets({})
        if self.can_land:
            self.bench.hint("")

    def _fits(self, target: str) -> bool:
        kind = kind_of(self.bench.commands.plan.components[target])
        if self._fills(target):
            return True
        return kind in NESTING.get(self._what.kind, ()) or kind in RUN_TARGETS.get(self._what.kind, ())

    def _fills(self, target: str) -> bool:
        """Whether the dragged record fills the target: a processor a host, a workload profile a pool, any other a card
        without a model.
        """
        part, record = self.bench.commands.plan.components[target], self._what.record
        if record is None or kind_of(part) != self._what.kind:
            return False
        model = MODELS.get(record.kind, "")
        return (
            is_processor(record)
            or is_workload(record)
            or (model in record.values and not getattr(part, model))
        )

    def _explanation(self) -> str:
        if not self.can_land:
            return tr(LIES_INSIDE)
        if not self._host:
            return ""
        host = Named(self.bench.commands.plan.components[self._host].name)
        if self._fills(self._host):
            return self._explained_filling(host)
        if self._what.kind in NESTING:
            return tr("Drop here to put it into {host}.", host=host)
        return tr("Drop here to place it beside {host} and let it run there.", host=host)

    def _explained_filling(self, host: Named) -> str:
        record = self._what.record
        if is_processor(record):
            return tr("Drop here to give {host} this processor.", host=host)
        if is_workload(record):
            return tr("Drop here to give {pool} this workload.", pool=host)
        return tr("Drop here to take over this model for {component}.", component=host)

    def paint(self, painter: QPainter) -> None:
        style = self.bench.style
        if self._host:
            paint_ring(painter, self.bench.scene.arrangement.boxes[self._host], style)
        elif self.can_land:
            painter.setPen(QPen(style.colours.accent, 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(style.colours.accent_soft)
            painter.setOpacity(0.7)
            painter.drawRoundedRect(rectangle(self._box), RADIUS, RADIUS)
            painter.setOpacity(1.0)
            self._snapping.paint(painter)

    def boxes(self) -> list[Box]:
        host = [ring_box(self.bench.scene.arrangement.boxes[self._host])] if self._host else []
        return [self._box.grown(2), *host, *self._snapping.boxes()]
