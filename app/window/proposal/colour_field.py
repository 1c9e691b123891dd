"""The firm's colour: typed as `#rrggbb` or picked, with a swatch and a warning if it is too light for paper."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.look.paper_colours import paper_colours
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.text_fields import TextField
from app.look.widgets.wheel import leave_wheel_alone
from app.output.proposal.accent import printed_accent
from planner_core.plan.proposal_design import ACCENT


class ColourField(QWidget):
    """Shows and edits one colour; empty for Headroom's own."""

    committed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = TextField(tr("Colour"), self)
        self.field.setMaxLength(7)
        self.field.setToolTip(
            tr("Colour of lines and marks, as # and six hexadecimal digits; empty for blue.")
        )
        self.button = QPushButton(tr("Choose…"), self)
        self.button.setAutoDefault(False)
        self.button.setAccessibleName(tr("Choose a colour"))
        self.hint = plain_label("", "muted", self, wraps=True)
        self.hint.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.hint)
        self._colour = ""
        self.field.committed.connect(self._take)
        self.field.textChanged.connect(self._forgive)
        self.button.clicked.connect(self._pick)
        self.set_value("")

    @property
    def is_half_typed(self) -> bool:
        """Whether the line has uncommitted text."""
        return self.field.is_half_typed

    def set_value(self, colour: str) -> None:
        """Show a colour without a signal."""
        self._colour = colour
        self.field.set_value(colour)
        self.field.setPlaceholderText(_usual())
        self._say(colour)

    def hold(self, colour: str, *, mixed: bool = False) -> None:
        """Set the committed colour; text being typed stays."""
        self._colour = colour
        self.field.hold(colour, mixed=mixed)
        self.field.setPlaceholderText(_usual())

    def commit(self) -> None:
        """Emit the typed text if it differs."""
        self.field.commit()

    def give_up(self) -> None:
        """Replace the typed text by the committed colour."""
        self.field.give_up()

    def refuse(self, colour: str) -> None:
        """Keep the typed text although `colour` still holds."""
        self._colour = colour
        self.field.refuse(colour)

    def _forgive(self, text: str) -> None:
        """Clear the error if the committed colour is restored."""
        if text == self._colour:
            self._say(text)

    def _take(self, typed: str) -> None:
        colour = typed.strip().lower()
        if colour and not colour.startswith("#"):
            colour = f"#{colour}"
        if colour and not ACCENT.fullmatch(colour):
            words = tr("{colour} is not a colour; write # and six hexadecimal digits.", colour=typed)
            say(self.hint, words, "error")
            self.field.refuse(self._colour)
            return
        self.set_value(colour)
        self.committed.emit(colour)

    def _pick(self) -> None:
        present = self.field.text()
        start = QColor(present if ACCENT.fullmatch(present) else _usual())
        dialog = QColorDialog(start, self.window())
        dialog.setWindowTitle(tr("Colour of the firm"))
        leave_wheel_alone(dialog)
        if dialog.exec():
            self._take(dialog.selectedColor().name())
        dialog.deleteLater()

    def _say(self, colour: str) -> None:
        printed = printed_accent(colour) if colour else ""
        self.button.setIcon(_swatch(printed or _usual()))
        if printed and printed != colour.lower():
            say(self.hint, tr("Too light to be read on white paper; printed as {colour}.", colour=printed))
        else:
            say(self.hint, "")


def _usual() -> str:
    """Headroom's own colour on paper."""
    return paper_colours()["accent"].lower()


def _swatch(colour: str) -> QIcon:
    pixmap = QPixmap(32, 32)
    pixmap.fill(QColor(colour))
    painter = QPainter(pixmap)
    painter.setPen(QColor("#808080"))
    painter.drawRect(0, 0, 31, 31)
    painter.end()
    return QIcon(pixmap)
