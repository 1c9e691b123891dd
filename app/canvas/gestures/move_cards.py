"""Dragging cards: on the canvas, into a frame, or out of one."""

from __future__ import annotations

from collections.abc import Iterable, Set

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from app.canvas.commands.canvas_commands import Commands
from app.canvas.gestures.drop_component import LIES_INSIDE
from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.gestures.snapping import Snapping
from app.canvas.kinds import FRAMES, NEVER_ALONE
from app.canvas.layout.card_boxes import ORIGIN
from app.canvas.layout.geometry import MARGIN, Box, snapped
from app.canvas.layout.routing import Pair
from app.canvas.painting.dragged_picture import DraggedPicture
from app.canvas.scene.live_lines import LiveLines
from app.look.translation import tr
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import NESTING, may_nest


class MoveCards(Gesture):
    """Moves the selected cards with the pointer, as one step on release."""

    cursor = Qt.CursorShape.SizeAllCursor

    def __init__(self, bench: Bench, grabbed: str) -> None:
        super().__init__(bench)
        self._arrangement = bench.scene.arrangement
        self._grabbed = grabbed
        self._nested = grabbed in self._arrangement.plan.parents
        self._movers = self._chosen()
        self._inside = [inner for each in self._movers for inner in self._arrangement.seen_inside(each)]
        rigid, others = self._arrangement.neighbours(() if self._nested else self._inside)
        self._pairs = rigid | others
        self._picture = self._pictured(rigid)
        self._lines = LiveLines(self._arrangement, others, bench.style, bench.scene.faces.files)
        framed = kind_of(self._arrangement.plan.components[grabbed]) in FRAMES
        self._snapping = Snapping(bench, self._movers, framed=framed)
        self._can_nest = all(
            kind_of(self._arrangement.plan.components[each]) in NESTING for each in self._movers
        )
        self._grip = Point(0, 0)
        self._dx, self._dy = 0.0, 0.0
        self._host = ""
        self._is_home = self._nested
        """Whether the pointer is still on the card's own frame."""
        self._hidden: list[QGraphicsItem] = []

    def _pictured(self, rigid: Iterable[Pair]) -> DraggedPicture:
        scene, routes = self.bench.scene, self._arrangement.routes
        cards = [scene.cards[each] for each in self._inside]
        between_them = [(routes[pair], self._arrangement.chips[pair]) for pair in sorted(rigid)]
        return DraggedPicture(cards, between_them, self.bench.style, scene.freshen_card)

    def _chosen(self) -> tuple[str, ...]:
        """The cards to move: all selected ones on the canvas, or those inside frames of the same kind as the dragged
        one.
        """
        plan, selected = self._arrangement.plan, self.bench.scene.selected
        if self._grabbed not in selected:
            return (self._grabbed,)
        if not self._nested:
            return tuple(each for each in selected if each not in plan.parents)
        kind = kind_of(plan.components[self._grabbed])
        inner = (each for each in selected if each in plan.parents)
        return tuple(each for each in inner if kind_of(plan.components[each]) == kind)

    # --- the gesture -------------------------------------------------------------------------------------

    def start(self, at: Point) -> None:
        self._grip = at
        if self._can_nest:
            self._mark_targets(self._fits)
        if not self._nested:
            self._hide()
            self._lines.follow({})
        self._follow(at)

    def move(self, at: Point) -> bool:
        before = (self._dx, self._dy, self._host)
        self._follow(at)
        return (self._dx, self._dy, self._host) != before

    def end(self, at: Point) -> None:
        self._follow(at)
        if self._host or self._nested:
            self._rehouse(self.bench.commands)
        else:
            positions = self._arrangement.plan.positions
            known = {each: positions.get(each, ORIGIN) for each in self._movers}
            self.bench.commands.move({each: self._moved(place.x, place.y) for each, place in known.items()})

    def _rehouse(self, commands: Commands) -> None:
        """Put the cards into the frame under the pointer, or take them out of theirs."""
        if self._host:
            commands.nest(self._movers, self._host)
        elif self._comes_out:
            boxes = self._arrangement.boxes
            commands.take_out({each: self._moved(boxes[each].x, boxes[each].y) for each in self._movers})

    def outdate(self, components: Set[str]) -> None:
        if not components.isdisjoint(self._inside):
            self._picture.forget()

    def cancel(self) -> None:
        for item in self._hidden:
            item.show()
        self._hidden.clear()
        self.bench.scene.mark_targets({})
        if not self._is_lost:
            self.bench.hint("")

    # --- following the pointer ---------------------------------------------------------------------------

    @property
    def _comes_out(self) -> bool:
        """Whether a drop here takes the cards out of their frame."""
        parts = self.bench.commands.plan.components
        alone = kind_of(parts[self._grabbed]) not in NEVER_ALONE
        return self._nested and alone and not self._host and not self._is_home

    @property
    def _is_lost(self) -> bool:
        """Whether a drop here is not allowed."""
        return self._nested and not self._host and not self._is_home and not self._comes_out

    def _moved(self, x: float, y: float) -> Position:
        return Position(x + self._dx, y + self._dy)

    def _fits(self, target: str) -> bool:
        parts = self.bench.commands.plan.components
        kind = kind_of(parts[self._grabbed])
        return target not in self._movers and may_nest(kind, kind_of(parts[target]))

    def _follow(self, at: Point) -> None:
        if self._can_nest:
            self._aim(at)
        box = self._arrangement.boxes[self._grabbed]
        wanted = box.moved(at.x - self._grip.x, at.y - self._grip.y)
        if self._nested or self._host:
            self._snapping.let_go()
            place = (snapped(wanted.x), snapped(wanted.y))
        else:
            place = self._snapping.place(wanted, at.modifiers)
        moved = (place[0] - box.x, place[1] - box.y)
        if moved == (self._dx, self._dy):
            return
        self._dx, self._dy = moved
        if not self._nested:
            boxes = self._arrangement.boxes
            self._lines.follow({each: boxes[each].moved(*moved) for each in self._inside})

    def _aim(self, at: Point) -> None:
        under = self._arrangement.places.at(Box(at.x, at.y, 0.01, 0.01))
        before = (self._host, self._is_home)
        host = next((each for each in under if self._fits(each)), "")
        home = self._arrangement.plan.parents.get(self._grabbed, "")
        self._is_home = self._nested and host == home
        self._host = "" if self._is_home and len(self._movers) == 1 else host
        if (self._host, self._is_home) != before:
            self.bench.hint(self._explanation())
            if self._host or self._comes_out:
                self._rehouse(self.bench.trials)
            else:
                self.bench.trials.stop()

    def _explanation(self) -> str:
        if self._is_lost:
            return tr(LIES_INSIDE)
        return tr("Drop here to take it out.") if self._comes_out else ""

    def _hide(self) -> None:
        """Hide the items that the gesture paints itself. A card that leaves its frame stays visible."""
        scene = self.bench.scene
        self._hidden = [scene.cards[each] for each in self._inside]
        for pair in self._pairs:
            self._hidden += [items[pair] for items in (scene.lines, scene.chips) if pair in items]
        for item in self._hidden:
            item.hide()

    # --- drawing -----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        self._lines.paint(painter, self._movers)
        self._picture.paint(painter, self._dx, self._dy, self.bench.visible())
        self._lines.paint_chips(painter)
        self._snapping.paint(painter)
        if self._host:
            paint_ring(painter, self._arrangement.boxes[self._host], self.bench.style)

    def boxes(self) -> list[Box]:
        drawn = [self._picture.box.moved(self._dx, self._dy).grown(MARGIN), *self._lines.boxes()]
        drawn += self._snapping.boxes()
        if self._host:
            drawn.append(ring_box(self._arrangement.boxes[self._host]))
        return drawn
