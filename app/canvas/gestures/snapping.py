"""Where a dragged card stops: at snap lines of visible cards, else on the grid, or anywhere with a key pressed."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPainter, QPen

from app.canvas.gestures.gesture import FREELY, Bench
from app.canvas.kinds import FRAMES
from app.canvas.layout.geometry import Box, between, snapped
from app.canvas.layout.snap_lines import Guides, Snapped, Standing
from planner_core.plan.components import kind_of

REACH = 6.0
"""Distance in view pixels at which a snap line attracts a card."""
LINE_WIDTH = 1.0


class Snapping:
    """Snaps one card; the `moving` cards provide no lines."""

    def __init__(self, bench: Bench, moving: Collection[str], *, framed: bool) -> None:
        self._bench = bench
        self._moving = frozenset(moving)
        self._framed = framed
        self._seen = Box(0, 0, 0, 0)
        self._guides = Guides(())
        self._snapped = Snapped()

    def place(self, box: Box, modifiers: Qt.KeyboardModifier) -> tuple[float, float]:
        """The snapped position of a card that the pointer would put at `box`."""
        if modifiers & FREELY:
            self._snapped = Snapped()
            return float(round(box.x)), float(round(box.y))
        self._look()
        self._snapped = self._guides.snap(Standing(box, self._framed), REACH / self._bench.scale())
        x, y, _ = self._snapped
        return snapped(box.x) if x is None else x, snapped(box.y) if y is None else y

    def let_go(self) -> None:
        """Show no lines."""
        self._snapped = Snapped()

    def paint(self, painter: QPainter) -> None:
        """Paint the lines at which the card snaps."""
        if not self._snapped.lines:
            return
        pen = QPen(self._bench.style.colours.accent, LINE_WIDTH, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.drawLines([QLineF(*line) for line in self._snapped.lines])

    def boxes(self) -> list[Box]:
        """The areas of the lines."""
        return [between(*line).grown(2) for line in self._snapped.lines]

    def _look(self) -> None:
        """Collect the snap lines of visible cards, only if the view has changed."""
        seen = self._bench.visible()
        if seen == self._seen:
            return
        arrangement = self._bench.scene.arrangement
        depths, parts = arrangement.places.depths, arrangement.plan.components
        self._seen = seen
        self._guides = Guides(
            Standing(arrangement.boxes[each], kind_of(parts[each]) in FRAMES)
            for each in arrangement.places.at(seen)
            if depths[each] == 0 and each not in self._moving
        )
