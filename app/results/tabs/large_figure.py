"""A figure with a caption that explains itself on a click, Enter or F1: large below its caption, or in line with it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.look import theme
from app.look.translation import tr
from app.look.widgets.plain_text import plain_tip
from planner_core.messages import NO_VALUE

Rank = Literal["lead", "first", "further"]
"""The figure that a view begins with; the first one of a list; one of those below it."""
SIDE, BETWEEN = 6, 16
"""Margins at the sides, and the least distance of a caption from the figure in its line."""
TYPE: dict[Rank, tuple[str, QFont.Weight]] = {
    "lead": ("figure", QFont.Weight.DemiBold),
    "first": ("title", QFont.Weight.DemiBold),
    "further": ("body", QFont.Weight.Normal),
}


class LargeFigure(QAbstractButton):
    """The lead stands large below its caption; figures of a list are right-aligned, so that they can be compared."""

    explain_requested = Signal(str)

    def __init__(self, what: str, parent: QWidget | None = None, rank: Rank = "lead") -> None:
        super().__init__(parent)
        self._what = what
        self._caption = ""
        self._rank: Rank = rank
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.explain_requested.emit(self._what))

    @property
    def figure(self) -> str:
        """The number as shown."""
        return self.text()

    def show_figure(self, caption: str, figure: str, spoken: str = "") -> None:
        """Show a number; it can be explained only if it has a value. `spoken` replaces the caption where the heading
        above it is not seen.
        """
        self._caption = caption
        self.setText(figure)
        self.setEnabled(figure != NO_VALUE)
        self.setAccessibleName(f"{spoken or caption}: {figure}")
        self.setToolTip(plain_tip("\n".join((spoken or caption, tr("Click, Enter or F1 explains it.")))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        caption, figure = (QFontMetrics(font) for font in self._fonts())
        widths = caption.horizontalAdvance(self._caption), figure.horizontalAdvance(self.text())
        if self._rank == "lead":
            return QSize(max(widths) + 2 * SIDE, caption.height() + figure.height() + 4)
        return QSize(sum(widths) + BETWEEN + 2 * SIDE, max(caption.height(), figure.height()) + 4)

    def event(self, event: QEvent) -> bool:
        """F1 goes to the figure while it has the focus."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_F1
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current().colours
        caption, figure = self._fonts()
        painter = QPainter(self)
        room = QRectF(self.rect()).adjusted(SIDE, 2, -SIDE, -2)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        bottom = Qt.AlignmentFlag.AlignBottom
        is_lead = self._rank == "lead"
        figures = QFontMetrics(figure).horizontalAdvance(self.text())
        spare = int(room.width()) if is_lead else int(room.width()) - figures - BETWEEN
        shown = QFontMetrics(caption).elidedText(self._caption, Qt.TextElideMode.ElideRight, max(spare, 0))
        painter.setFont(caption)
        painter.setPen(colours.text_muted)
        painter.drawText(room, left | (Qt.AlignmentFlag.AlignTop if is_lead else bottom), shown)
        painter.setFont(figure)
        painter.setPen(colours.accent if self.underMouse() and self.isEnabled() else colours.text)
        painter.drawText(room, (left if is_lead else right) | bottom, self.text())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _fonts(self) -> tuple[QFont, QFont]:
        worn = theme.current()
        size, weight = TYPE[self._rank]
        return worn.font("caption" if self._rank == "lead" else "body"), worn.font(size, weight)
