"""The title of a number, which can be dragged sideways to change the number."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel

from app.inspector.field_editors import FormNumber

TOLERANCE = 3
"""Pixels that the pointer may move before a press becomes a drag."""
PIXELS = 4
"""Pixels of a drag for each step."""
COARSE, FINE = Decimal(10), Decimal("0.1")
"""Sizes of a step while Shift or Ctrl is pressed, in usual steps."""


def usual_step(number: Decimal, least: Decimal) -> Decimal:
    """How much of a number a step of a drag is: one in its second digit, such as 10 of 640, or the `least` step."""
    return max(least, Decimal(1).scaleb(number.adjusted() - 1)) if number else least


class Scrub:
    """One drag: where it has come from the number at its start. Steps may become coarser and finer on the way."""

    def __init__(self, number: Decimal, step: Decimal, smallest: Decimal) -> None:
        """`step` is a usual one; `smallest` is what two numbers differ by at least."""
        self._start = number
        self._step, self._smallest = step, smallest
        self._moved = Decimal(0)

    def move(self, pixels: int, modifiers: Qt.KeyboardModifier) -> Decimal:
        """The number after so many more pixels to the right."""
        step = self._step
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            step *= COARSE
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            step *= FINE
        self._moved += step * pixels / PIXELS
        seen = max(step, self._smallest)
        return self._start + (self._moved / seen).to_integral_value(ROUND_HALF_EVEN) * seen


class ScrubTitle(QLabel):
    """Drags show what they would change; the release is one step of the plan, and Esc leaves the number as it was."""

    _editor: FormNumber | None = None

    def scrub(self, editor: FormNumber) -> None:
        """Let drags change the number of an editor."""
        self._editor = editor
        self._pressed_at = self._at = 0
        self._is_pressed = False
        self._drag: Scrub | None = None
        editor.restored.connect(self._give_up)
        self.show_cursor()

    def show_cursor(self) -> None:
        """Show by the cursor whether a drag changes anything: there has to be one number."""
        if self._editor is not None:
            can = self.isEnabled() and self._editor.value() is not None
            self.setCursor(Qt.CursorShape.SizeHorCursor if can else Qt.CursorShape.ArrowCursor)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.show_cursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        editor = self._editor
        if editor is None or event.button() != Qt.MouseButton.LeftButton or editor.value() is None:
            super().mousePressEvent(event)
            return
        self._pressed_at = self._at = _across(event)
        self._is_pressed = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._editor is None or not self._is_pressed:
            super().mouseMoveEvent(event)
            return
        if self._drag is None and abs(_across(event) - self._pressed_at) > TOLERANCE:
            self._drag = self._begun(self._editor)
        if self._drag is not None:
            before, self._at = self._at, _across(event)
            self._editor.offer(self._drag.move(self._at - before, event.modifiers()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._editor is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        was_dragged = self._drag is not None
        self._give_up()
        if was_dragged:
            self._editor.commit()

    def _begun(self, editor: FormNumber) -> Scrub | None:
        """A drag from the number in the field, which gets the keys: Esc is its own."""
        editor.line.setFocus(Qt.FocusReason.MouseFocusReason)
        number = next(iter(editor.meant()), editor.value())
        if number is None:
            return None
        spec = editor.spec
        return Scrub(number, usual_step(number, spec.step), Decimal(1).scaleb(-spec.decimals))

    def _give_up(self) -> None:
        self._is_pressed = False
        self._drag = None


def _across(event: QMouseEvent) -> int:
    """Where the pointer is on the screen: the title may move below it when the form scrolls."""
    return round(event.globalPosition().x())
