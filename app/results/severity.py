"""The severity of a finding as a mark, an icon and a word; the marks are those of the statuses."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from app.look import icons, theme
from app.look.widgets.status_painting import paint_mark
from app.results.words.findings import severity_word

SIDE = 12
NOTICE_SIDE = 15
STATUS_OF = {"error": "over", "warning": "near"}
"""An error is shown like a value over its limit, a warning like one near it."""


def paint_severity(painter: QPainter, rect: QRectF, severity: str) -> None:
    """Paint the mark of a severity centred in `rect`."""
    colours = theme.current().colours
    side = theme.icon_side(SIDE if severity in STATUS_OF else NOTICE_SIDE)
    place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    if severity in STATUS_OF:
        paint_mark(painter, place, STATUS_OF[severity], colours)
    else:
        icons.paint_icon(painter, place, "info", colours.text_muted)


def severity_icon(severity: str, scale: float) -> QIcon:
    """The same as an icon for a cell, sharp at the given screen scale."""
    side = theme.icon_side(NOTICE_SIDE)
    canvas = QPixmap(QSize(side, side) * scale)
    canvas.setDevicePixelRatio(scale)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    paint_severity(painter, QRectF(0, 0, side, side), severity)
    painter.end()
    return QIcon(canvas)


class SeverityMark(QWidget):
    """The mark of a severity as a widget of its own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._severity = "notice"
        self._fit()

    def show_severity(self, severity: str) -> None:
        """Show another severity."""
        spoken = severity_word(severity)
        if (severity, spoken) == (self._severity, self.accessibleName()):
            return
        self._severity = severity
        self.setAccessibleName(spoken)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Scale the mark with the text size."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_severity(painter, QRectF(self.rect()), self._severity)
        painter.end()

    def _fit(self) -> None:
        side = theme.icon_side(NOTICE_SIDE)
        self.setFixedSize(side + 1, side + 3)
