"""A foldable section of a panel."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from app.look import icons, theme
from app.look.translation import tr

CHEVRON = 14


class Section(QWidget):
    """A heading with a hairline; click, Space or Enter on it folds the body."""

    folded = Signal(bool)
    opening = Signal()
    """The body is about to be shown."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = SectionHead(title, self)
        self.body = QWidget(self)
        self.rows = QVBoxLayout(self.body)
        self.rows.setContentsMargins(0, 8, 0, 12)
        self.rows.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.body)
        self.head.toggled.connect(self._unfold)
        self.head.clicked.connect(lambda: self.folded.emit(not self.head.isChecked()))

    def unfold(self, is_open: bool = True) -> None:
        """Show or hide the body."""
        self.head.setChecked(is_open)

    def show_note(self, note: str) -> None:
        """Show in the heading what is inside; visible while folded."""
        self.head.show_note(note)

    def _unfold(self, is_open: bool) -> None:
        if is_open:
            self.opening.emit()
        self.body.setVisible(is_open)


class SectionHead(QAbstractButton):
    """The heading of a section: title, a note while it is folded, chevron, hairline above.

    Tab passes an open one on the way to its fields, so that Enter after a typed value folds nothing. Shift+Tab stops at
    it.
    """

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(title)
        self._note = ""
        self.setCheckable(True)
        self.setChecked(True)
        self.setAccessibleDescription(tr("Folds this part of the form away, or shows it."))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_note(self, note: str) -> None:
        """Set the text after the title of a folded section."""
        if note != self._note:
            self._note = note
            self.setAccessibleName(f"{self.text()}, {note}" if note else self.text())
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.TabFocusReason and self.isChecked():
            self.focusNextChild()

    def sizeHint(self) -> QSize:
        measure = QFontMetrics(_font())
        return QSize(measure.horizontalAdvance(self.text()) + 3 * CHEVRON, measure.height() + 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * CHEVRON, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current().colours
        painter = QPainter(self)
        painter.setPen(QPen(colours.hairline, 1))
        painter.drawLine(0, 0, self.width(), 0)
        name = "chevron-down" if self.isChecked() else "chevron-right"
        side = theme.icon_side(CHEVRON)
        place = QRectF(self.width() - side - 1, (self.height() - side) / 2, side, side)
        colour = colours.text if self.underMouse() else colours.text_muted
        icons.paint_icon(painter, place, name, colour)
        painter.setFont(_font())
        painter.setPen(colours.text)
        shown = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width() - 2 * side
        )
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), middle | Qt.AlignmentFlag.AlignLeft, shown)
        if self._note and not self.isChecked():
            painter.setFont(theme.current().font("caption"))
            painter.setPen(colours.text_muted)
            room = self.rect().adjusted(0, 0, -2 * side, 0)
            painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self._note)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(-3, 3, 3, -3), 3, 3)
        painter.end()


def _font() -> QFont:
    return theme.current().font("body", QFont.Weight.DemiBold)
