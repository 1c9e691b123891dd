"""A field for a number with its unit; it never clamps, and says in place what it refuses.

Enter, leaving the field, or the arrow keys commit a number; Esc restores the last one. Invalid text stays as typed,
marked, with the allowed range below.
"""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.number_input import NumberInputError
from app.look.translation import tr, translate
from app.look.widgets.complaint import Complaint
from app.look.widgets.number_spec import NumberSpec

UNIT_WIDTH = 36
LEAST_DIGITS = "000"
FRAME = 24
"""Frame and padding around the number."""
STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: 10,
    Qt.Key.Key_PageDown: -10,
}


class NumberField(QWidget):
    """One number; emits `committed` with a Decimal, or None if an optional one was emptied."""

    committed = Signal(object)

    def __init__(self, spec: NumberSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spec = spec
        self._value: Decimal | None = None
        self._shown: str | None = ""
        self.line = NumberLine(self, spec.unit_shown)
        self.line.setProperty("wrong", False)
        self.line.textChanged.connect(self._forgive)
        self._complaint = Complaint(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addWidget(self._complaint)
        self.setFocusProxy(self.line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name_line()

    @property
    def error(self) -> str:
        """What is wrong with the text in the field; empty if nothing is."""
        return self._complaint.text()

    def value(self) -> Decimal | None:
        """The committed number."""
        return self._value

    def set_value(self, value: Decimal | None) -> None:
        """Show a number without a signal. Replaces invalid text that is being corrected."""
        self._value = value
        self.line.setPlaceholderText("")
        self.refresh()

    def set_mixed(self) -> None:
        """Show that the selected components differ here; typing a number sets all of them."""
        self.set_value(None)
        self.line.setPlaceholderText(tr("mixed"))  # short: many fields have room for few digits only

    def hold(self, value: Decimal | None, *, mixed: bool = False) -> None:
        """Set the committed number, or several that differ; text being typed stays."""
        self._value = value
        self.line.setPlaceholderText(tr("mixed") if mixed else "")
        if not self.error:
            self._shown = self._writing()
        self._forgive(self.line.text())

    def expect(self, spec: NumberSpec) -> None:
        """Accept other numbers from now on, or another unit; text being typed stays."""
        if spec == self._spec:
            return
        is_written = self.line.text() == self._shown
        self._spec = spec
        self.line.show_unit(spec.unit_shown)
        self._name_line()
        if is_written:
            self.refresh()

    def refresh(self) -> None:
        """Rewrite the committed number: plain while it is edited, grouped otherwise."""
        self._shown = self._writing()
        self.line.setText(self._shown)
        self._complain("")
        if self.line.hasFocus():
            self.line.selectAll()

    def commit(self) -> bool:
        """Commit what was typed. Returns False and shows the reason if the number is not allowed."""
        if self.line.text() == self._shown:
            return not self.error
        try:
            value = self._spec.read(self.line.text(), numbers())
        except NumberInputError as refused:
            self._complain(translate(refused.message))
            return False
        changed = value != self._value or bool(self.line.placeholderText())
        self.set_value(value)
        if changed:
            self.committed.emit(value)
        return True

    def peek(self) -> Decimal | None:
        """The number in the field as it is typed so far; None if there is none, or if it is not allowed."""
        if self.line.text() == self._shown:
            return None if self.error else self._value
        try:
            return self._spec.read(self.line.text(), numbers())
        except NumberInputError:
            return None

    def say_wrong(self, sentence: str = "") -> None:
        """Say why the number cannot be used, until it is changed; by default, which numbers are allowed."""
        self._complain(sentence or self._range())

    def restore(self) -> bool:
        """Restore the committed number. Returns False if the field shows it already."""
        if self.line.text() == self._shown and not self.error:
            return False
        self.refresh()
        return True

    def step(self, count: int) -> None:
        """Change the number by `count` steps, as far as the bounds allow."""
        if not self.commit():
            return
        spec = self._spec
        value = (self._value if self._value is not None else spec.least or Decimal(0)) + count * spec.step
        if spec.least is not None:
            value = max(value, spec.least)
        if spec.most is not None:
            value = min(value, spec.most)
        if value != self._value:
            self.set_value(value)
            self.committed.emit(value)

    def _complain(self, sentence: str) -> None:
        wrong = bool(sentence)
        self._complaint.say(sentence, self)
        self.line.setAccessibleDescription(sentence or self._range())
        if self.line.property("wrong") != wrong:
            self.line.setProperty("wrong", wrong)
            self.line.style().unpolish(self.line)
            self.line.style().polish(self.line)
        if wrong:
            self._shown = None  # the next text has to be read, even the same invalid text

    def _forgive(self, text: str) -> None:
        """Clear the error if undo or typing restored the committed number."""
        if self.error and text in self._writings():
            self._complain("")
            self._shown = text

    def _writing(self) -> str:
        write = self._spec.typed if self.line.hasFocus() else self._spec.written
        return write(self._value, numbers())

    def _writings(self) -> tuple[str, str]:
        return self._spec.typed(self._value, numbers()), self._spec.written(self._value, numbers())

    def needed_width(self) -> int:
        """Width for its number and unit, in pixels."""
        advance = self.line.fontMetrics().horizontalAdvance
        shown = (LEAST_DIGITS, self.line.text() or self.line.placeholderText())
        number = max(advance(text) for text in shown)
        return number + self.line.textMargins().right() + FRAME

    def _name_line(self) -> None:
        unit = self._spec.unit_shown
        self.line.setAccessibleName(f"{self._spec.title} ({unit})" if unit else self._spec.title)
        self.line.setAccessibleDescription(self.error or self._range())

    def _range(self) -> str:
        message = self._spec.range_message(numbers())
        return translate(message) if message.text else ""


class NumberLine(QLineEdit):
    """The line edit, with the unit at its right end; forwards keys and focus to its field."""

    def __init__(self, field: NumberField, unit: str) -> None:
        super().__init__(field)
        self._field = field
        self._unit = unit
        self._least_for_unit = UNIT_WIDTH
        self._widest = ""
        self._select_on_release = False
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._make_room()

    def show_unit(self, unit: str) -> None:
        """Set another unit."""
        self._unit = unit
        self._make_room()
        self.update()

    def keep_tight(self) -> None:
        """Reserve no more room for the unit than it needs."""
        self._least_for_unit = 0
        self._make_room()

    def keep_room_for(self, widest: str) -> None:
        """Never become narrower than this text, at any text size."""
        self._widest = widest
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def _make_room(self) -> None:
        advance = self.fontMetrics().horizontalAdvance
        needed = max(advance(self._unit), self._least_for_unit)
        self.setTextMargins(0, 0, needed + theme.current().metrics.gap if needed else 0, 0)
        if self._widest:
            self.setMinimumWidth(advance(self._widest) + self.textMargins().right() + FRAME)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._field.error:
            self._field.refresh()
        self.selectAll()
        self._select_on_release = event.reason() == Qt.FocusReason.MouseFocusReason

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not vars(self):  # Python has deleted field and line; Qt is removing the focus from the remains
            return
        if event.reason() != Qt.FocusReason.PopupFocusReason and self._field.commit():
            self._field.refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._select_on_release and not self.hasSelectedText():
            self.selectAll()
        self._select_on_release = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the number as a whole; Qt takes the digits before the point for a word."""
        super().mouseDoubleClickEvent(event)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._field.commit()
            self.selectAll()
        elif key == Qt.Key.Key_Escape and not self._field.restore():
            event.ignore()
        elif key in STEPS and event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }:
            self._field.step(STEPS[key])
        elif key != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._unit:
            return
        painter = QPainter(self)
        colours = theme.current().colours
        painter.setPen(colours.text_muted if self.isEnabled() else colours.text_disabled)
        width = self.textMargins().right()
        room = QRect(self.width() - width - 2 * theme.current().metrics.gap, 0, width, self.height())
        left = room.adjusted(theme.current().metrics.gap, 0, theme.current().metrics.gap, 0)
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._unit)
        painter.end()
