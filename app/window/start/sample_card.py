"""A card of the start page: a sample plan with picture, description, and source."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.look import theme

PICTURE_SHAPE = 9 / 16
"""Height of the picture relative to its width."""

HIGHEST_PICTURE = 320
PADDING = 16
PICTURE_PADDING = 8
GAP = 4
NARROWEST = 224
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ENDLESS = 10_000


@dataclass(frozen=True)
class CardText:
    """The texts of a card."""

    title: str
    description: str
    source: str


class SampleCard(QAbstractButton):
    """A button of the size of a card; the picture is added later."""

    def __init__(self, text: CardText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = text
        self._picture = self._scaled = QImage()
        self._scaled_for = QSize()
        self._heights: dict[int, int] = {}
        self.setText(text.title)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription(f"{text.description} {text.source}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_picture(self, picture: QImage) -> None:
        """Show a picture of the plan; one larger than the card stays sharp on every screen."""
        self._picture = picture
        self._scaled_for = QSize()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Narrower cards have smaller pictures and more lines of text."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Picture, texts and padding."""
        # Cached: a layout asks for the same few widths repeatedly, and measuring text is slow.
        if width not in self._heights:
            words = sum(_height(line, font, width) + GAP for line, font, _ in self._lines())
            self._heights[width] = picture_height(width) + 12 + words + PADDING
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Comfortable for three cards side by side."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """As small as the texts allow."""
        return QSize(NARROWEST, self.heightForWidth(NARROWEST))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens like Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs a higher card."""
        if event.type() == QEvent.Type.FontChange:
            self._heights.clear()
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with its picture and texts; the border shows pointer and focus."""
        colours = theme.current().colours
        radius = theme.current().metrics.radius_card
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.fillPath(outline, colours.pressed if self.isDown() else colours.card)
        painter.setClipPath(outline)
        self._draw_picture(painter, QRectF(0, 0, self.width(), picture_height(self.width())))
        painter.setClipping(False)
        self._draw_words(painter)
        painter.setPen(self._frame())
        painter.drawPath(outline)

    def _lines(self) -> tuple[tuple[str, QFont, QColor], ...]:
        worn, colours = theme.current(), theme.current().colours
        return (
            (self._words.title, worn.font("title", QFont.Weight.DemiBold), colours.text),
            (self._words.description, worn.font(), colours.text),
            (self._words.source, worn.font("caption"), colours.text_muted),
        )

    def _draw_words(self, painter: QPainter) -> None:
        top = picture_height(self.width()) + 12
        for line, font, colour in self._lines():
            painter.setFont(font)
            painter.setPen(colour)
            area = QRect(PADDING, top, self.width() - 2 * PADDING, ENDLESS)
            painter.drawText(area, WRAPPED, line)
            top += _height(line, font, self.width()) + GAP

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        colours = theme.current().colours
        ground = colours.canvas if self._picture.isNull() else self._picture.pixelColor(0, 0)
        # Not fillRect: for that PySide loads all names of gradients.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRect(room)
        painter.setBrush(colours.hairline)
        painter.drawRect(QRectF(0, room.height(), room.width(), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._picture.isNull():
            return
        fitted = self._fitted((room.size() - QSizeF(2 * PICTURE_PADDING, 2 * PICTURE_PADDING)).toSize())
        size = fitted.deviceIndependentSize()
        left, top = room.center().x() - size.width() / 2, room.center().y() - size.height() / 2
        painter.drawImage(QPointF(round(left), round(top)), fitted)

    def _fitted(self, room: QSize) -> QImage:
        """The picture scaled smoothly to the size of the card, cached."""
        wanted = room * self.devicePixelRatioF()
        if self._scaled_for != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._scaled = self._picture.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatio, smooth)
            self._scaled.setDevicePixelRatio(self.devicePixelRatioF())
            self._scaled_for = wanted
        return self._scaled

    def _frame(self) -> QPen:
        colours = theme.current().colours
        if self.hasFocus():
            return QPen(colours.accent, 2)
        return QPen(colours.accent if self.underMouse() else colours.hairline, 1)


def picture_height(width: int) -> int:
    """Height of the picture on a card of `width`: on the 4 px grid, so that texts side by side are level."""
    return min(round(width * PICTURE_SHAPE / 4) * 4, HIGHEST_PICTURE)


def _height(line: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, width - 2 * PADDING, ENDLESS)
    return QFontMetrics(font).boundingRect(room, WRAPPED, line).height()
