"""A word that can be clicked: small, quiet, underlined under the mouse, with a focus ring for the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.look import icons, theme

ICON_SIDE = 12


class LinkButton(QAbstractButton):
    """Paints its text in a size of the type scale; `colour` names a colour of the theme."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        size: str = "caption",
        colour: str = "text_muted",
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._colour = colour
        self._icon = ""
        self.setText(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str) -> None:
        """Set the icon before the text; the empty name removes it."""
        self._icon = name
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        measure = QFontMetrics(self._font())
        return QSize(measure.horizontalAdvance(self.text()) + self._text_left() + 2, measure.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(24, self.sizeHint().width()), self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current().colours
        font = self._font()
        hovered = self.underMouse() and self.isEnabled()
        font.setUnderline(hovered and not self._icon)
        painter = QPainter(self)
        painter.setFont(font)
        colour = getattr(colours, self._colour if self.isEnabled() else "text_disabled")
        painter.setPen(colours.text if hovered else colour)
        left = self._text_left()
        if self._icon:
            side = theme.icon_side(ICON_SIDE)
            place = QRectF(1, (self.height() - side) / 2, side, side)
            icons.paint_icon(painter, place, self._icon, painter.pen().color())
        room = self.rect().adjusted(left, 0, -1, 0)
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        painter.end()

    def _font(self) -> QFont:
        return theme.current().font(self._size)

    def _text_left(self) -> int:
        return theme.icon_side(ICON_SIDE) + 5 if self._icon else 1
