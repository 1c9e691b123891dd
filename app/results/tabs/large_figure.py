"""A large number with a caption that explains itself on a click, Enter or F1."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.look import theme
from app.look.translation import tr
from app.look.widgets.plain_text import plain_tip
from planner_core.messages import NO_VALUE


class LargeFigure(QAbstractButton):
    """Right-aligned, so that figures in a column can be compared."""

    explain_requested = Signal(str)

    def __init__(self, what: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._what = what
        self._caption = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.explain_requested.emit(self._what))

    @property
    def figure(self) -> str:
        """The number as shown."""
        return self.text()

    def show_figure(self, caption: str, figure: str) -> None:
        """Show a number; it can be explained only if it has a value."""
        self._caption = caption
        self.setText(figure)
        self.setEnabled(figure != NO_VALUE)
        self.setAccessibleName(f"{caption}: {figure}")
        self.setToolTip(plain_tip(tr("Click, Enter or F1 explains it.")))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        caption, figure = (QFontMetrics(font) for font in self._fonts())
        width = max(caption.horizontalAdvance(self._caption), figure.horizontalAdvance(self.text()))
        return QSize(width + 12, caption.height() + figure.height() + 4)

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
        room = QRectF(self.rect()).adjusted(6, 2, -6, -2)
        painter.setFont(caption)
        painter.setPen(colours.text_muted)
        right = Qt.AlignmentFlag.AlignRight
        painter.drawText(room, right | Qt.AlignmentFlag.AlignTop, self._caption)
        painter.setFont(figure)
        painter.setPen(colours.accent if self.underMouse() and self.isEnabled() else colours.text)
        painter.drawText(room, right | Qt.AlignmentFlag.AlignBottom, self.text())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _fonts(self) -> tuple[QFont, QFont]:
        worn = theme.current()
        return worn.font("caption"), worn.font("heading", QFont.Weight.DemiBold)
