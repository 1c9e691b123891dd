"""Choosing a target by keyboard: a line or a chip without dragging."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPainter, QPen

from app.canvas.commands.canvas_commands import Commands
from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.layout.geometry import Box, between
from app.canvas.layout.navigation import following, in_lines, towards
from app.look.translation import tr

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


Act = Callable[[Commands, str], object]


class Choice(NamedTuple):
    """A question: where it starts, its targets, and the command for the chosen one."""

    start: Box
    targets: Sequence[str]
    act: Act
    question: str
    """Shown with the name of the current target as {target}."""


class Choose(Gesture):
    """Tab and arrow keys move between targets, Enter or a click chooses one, Esc cancels."""

    def __init__(self, bench: Bench, choice: Choice) -> None:
        super().__init__(bench)
        self._choice = choice
        # A target in a closed frame is at the frame.
        boxes = {each: bench.scene.arrangement.box_of(each) for each in choice.targets}
        self._targets = in_lines(boxes, boxes)
        self._present = self._targets[0]
        self._over = False

    @property
    def present(self) -> str:
        """The target that Enter would choose."""
        return self._present

    @property
    def is_over(self) -> bool:
        return self._over

    def start(self, at: Point) -> None:
        del at
        targets = set(self._targets)
        self._mark_targets(targets.__contains__)
        self._tell()

    def end(self, at: Point) -> None:
        under = list(self.bench.scene.arrangement.places.at(Box(at.x, at.y, 0.01, 0.01)))
        chosen = [each for each in under if each in self._targets]
        if chosen:
            self._take(chosen[-1])
        self._over = True

    def cancel(self) -> None:
        self.bench.scene.mark_targets({})
        self.bench.hint("")

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self._present)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            back = key == Qt.Key.Key_Backtab or bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self._go(-1 if back else 1)
        elif key in ARROWS:
            arrangement = self.bench.scene.arrangement
            dx, dy = ARROWS[Qt.Key(key)]
            boxes = {each: arrangement.box_of(each) for each in self._targets}
            self._present = towards(boxes, self._present, dx, dy)
        else:
            return False
        if not self._over:
            self._tell()
        return True

    def _go(self, step: int) -> None:
        after = following(self._targets, self._present, step)
        self._present = str(after) if after else self._targets[0 if step > 0 else -1]

    def _take(self, target: str) -> None:
        self._over = True
        self._choice.act(self.bench.commands, target)

    def _tell(self) -> None:
        name = self.bench.commands.plan.components[self._present].name
        self.bench.hint(tr(self._choice.question, target=name))
        self._choice.act(self.bench.trials, self._present)

    def paint(self, painter: QPainter) -> None:
        box = self.bench.scene.arrangement.box_of(self._present)
        paint_ring(painter, box, self.bench.style)
        pen = QPen(self.bench.style.active_run_pen)
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawLine(QLineF(*self._ends(box)))

    def boxes(self) -> list[Box]:
        box = self.bench.scene.arrangement.box_of(self._present)
        return [ring_box(box), between(*self._ends(box)).grown(3)]

    def _ends(self, box: Box) -> tuple[float, float, float, float]:
        start = self._choice.start
        leftwards = box.middle_x < start.middle_x
        x1, x2 = (start.x, box.right) if leftwards else (start.right, box.x)
        return x1, start.middle_y, x2, box.middle_y
