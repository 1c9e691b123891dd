"""One line in the corner of the drawing: what happens, or why it does not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from app.look import theme
from app.look.widgets.announce import announce

MARGIN = 12
SHOWN_MS = 8_000


class HintLabel(QLabel):
    """Lies over the lower edge of the drawing and disappears by itself."""

    def __init__(self, drawing: QWidget) -> None:
        super().__init__(drawing)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setContentsMargins(12, 6, 12, 6)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._drawing = drawing
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        drawing.installEventFilter(self)
        self.hide()

    def show_hint(self, text: str) -> None:
        """Show a line for a while; the empty text hides it."""
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            self._place()
            self._timer.start()
            announce(self, text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower edge of the drawing."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plain background, so that lines of the drawing do not cross the text."""
        colours = theme.current().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        radius = theme.current().metrics.radius
        outline.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.fillPath(outline, colours.panel)
        painter.setPen(colours.hairline)
        painter.drawPath(outline)
        painter.end()
        super().paintEvent(event)

    def _place(self) -> None:
        room = self._drawing.width() - 2 * MARGIN
        wide = min(room, self.fontMetrics().horizontalAdvance(self.text()) + 28)
        self.resize(wide, self.heightForWidth(wide))
        self.move(MARGIN, self._drawing.height() - self.height() - MARGIN)
