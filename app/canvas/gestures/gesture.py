"""What every gesture is: started, moved, ended in at most one step, or cancelled without a trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from app.canvas.commands.canvas_commands import Commands
from app.canvas.layout.geometry import RADIUS, Box
from app.canvas.painting.card_painter import State
from app.canvas.painting.style import CanvasStyle
from app.canvas.scene.items import rectangle
from app.canvas.scene.scene import CanvasScene

RING_WIDTH = 2.0
RING_GAP = 3.0


class Point(NamedTuple):
    """Where the pointer is, in the scene, and which modifier keys are down."""

    x: float
    y: float
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier


FREELY = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With one of these held, cards go where the pointer is: neither snap lines nor the grid hold them."""


class Bench(NamedTuple):
    """What gestures work with."""

    scene: CanvasScene
    commands: Commands
    hint: Callable[[str], None]
    visible: Callable[[], Box]
    """The part of the scene that is on the screen."""
    scale: Callable[[], float]
    """Pixels of the view per pixel of the scene."""

    @property
    def style(self) -> CanvasStyle:
        return self.scene.look


class Gesture:
    """A gesture that does nothing; the others override what they need."""

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def start(self, at: Point) -> None:
        """The pointer has moved far enough with the button down."""

    def move(self, at: Point) -> bool:
        """The pointer has moved; False where the gesture looks as it did before."""
        del at
        return True

    def end(self, at: Point) -> None:
        """The button was released: now it takes effect."""

    def cancel(self) -> None:
        """Esc: nothing happens. Also called after `end`, to clear up."""

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """A key was pressed meanwhile; True where the gesture used it."""
        del key, modifiers
        return False

    @property
    def is_over(self) -> bool:
        """True once a gesture that is led by keys has ended itself."""
        return False

    def paint(self, painter: QPainter) -> None:
        """Draw the gesture, in scene coordinates, over everything else."""

    def boxes(self) -> list[Box]:
        """Where `paint` draws."""
        return []

    def _mark_targets(self, fits: Callable[[str], bool]) -> None:
        """Show on the screen where something may land and where not."""
        places = self.bench.scene.arrangement.places
        seen = places.at(self.bench.visible())
        self.bench.scene.mark_targets({each: State.TARGET if fits(each) else State.PLAIN for each in seen})


def paint_ring(painter: QPainter, box: Box, style: CanvasStyle) -> None:
    """The place where something would land."""
    painter.setPen(QPen(style.colours.accent, RING_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rectangle(box.grown(RING_GAP)), RADIUS + RING_GAP, RADIUS + RING_GAP)


def ring_box(box: Box) -> Box:
    """Where `paint_ring` draws."""
    return box.grown(RING_GAP + RING_WIDTH)
