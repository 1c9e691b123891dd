"""The base of all gestures: started, moved, then ended in at most one step, or cancelled without effect."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from app.canvas.commands.canvas_commands import Commands, Trials
from app.canvas.layout.geometry import RADIUS, Box
from app.canvas.painting.card_painter import State
from app.canvas.painting.style import CanvasStyle
from app.canvas.scene.items import rectangle
from app.canvas.scene.scene import CanvasScene

RING_WIDTH = 2.0
RING_GAP = 3.0


class Point(NamedTuple):
    """Position of the pointer in the scene, and the pressed modifier keys."""

    x: float
    y: float
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier


FREELY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With one of these pressed, cards follow the pointer without snap lines and grid."""


class Bench(NamedTuple):
    """What gestures have access to."""

    scene: CanvasScene
    commands: Commands
    trials: Trials
    """The same commands, to show what a drop would do."""
    hint: Callable[[str], None]
    visible: Callable[[], Box]
    """The visible part of the scene."""
    scale: Callable[[], float]
    """Pixels of the view per pixel of the scene."""

    @property
    def style(self) -> CanvasStyle:
        return self.scene.look


class Gesture:
    """A gesture without any effect; subclasses override what they need."""

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def start(self, at: Point) -> None:
        """The pointer has moved beyond the threshold with the button pressed."""

    def move(self, at: Point) -> bool:
        """The pointer has moved; returns False if the gesture looks the same as before."""
        del at
        return True

    def end(self, at: Point) -> None:
        """The button was released: take effect."""

    def cancel(self) -> None:
        """Esc: have no effect. Also called after `end`, to clean up."""

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """A key was pressed during the gesture; returns True if it was used."""
        del key, modifiers
        return False

    @property
    def is_over(self) -> bool:
        """True once a keyboard gesture has ended itself."""
        return False

    def outdate(self, components: Set[str]) -> None:
        """Cards show other results: a step is tried, or no longer."""

    def paint(self, painter: QPainter) -> None:
        """Paint the gesture above everything else, in scene coordinates."""

    def boxes(self) -> list[Box]:
        """The areas that `paint` covers."""
        return []

    def _mark_targets(self, fits: Callable[[str], bool]) -> None:
        """Mark the visible cards as valid or invalid targets."""
        places = self.bench.scene.arrangement.places
        seen = places.at(self.bench.visible())
        self.bench.scene.mark_targets({each: State.TARGET if fits(each) else State.PLAIN for each in seen})


def paint_ring(painter: QPainter, box: Box, style: CanvasStyle) -> None:
    """Outline the place where a drop would land."""
    painter.setPen(QPen(style.colours.accent, RING_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rectangle(box.grown(RING_GAP)), RADIUS + RING_GAP, RADIUS + RING_GAP)


def ring_box(box: Box) -> Box:
    """The area that `paint_ring` covers."""
    return box.grown(RING_GAP + RING_WIDTH)
