"""A card of the start page: a sample plan with picture, description, and source."""

from __future__ import annotations

from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from app.look import theme
from app.look.first_paint import WRAPPED, brush_of, pen_of, rectangle

PICTURE_SHAPE = 9 / 16
"""Height of the picture relative to its width."""

HIGHEST_PICTURE = 320
PADDING = 16
PICTURE_PADDING = 8
GAP = 4
NARROWEST = 224
ENDLESS = 10_000


class CardText(NamedTuple):
    """The texts of a card."""

    title: str
    description: str
    source: str


class SampleCard(QAbstractButton):
    """A button of the size of a card; the picture is added later."""

    def __init__(self, text: CardText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = text
        # A label, and not drawn as the other texts are: that would take a pen in another colour than the card's own.
        self._source = QLabel(text.source, self)
        self._source.setProperty("tone", "caption")
        self._source.setWordWrap(True)
        self._picture = self._scaled = QImage()
        self._scaled_for = QSize()
        self._heights: dict[int, int] = {}
        self.setText(text.title)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription(f"{text.description} {text.source}")
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
            source = self._source.heightForWidth(width - 2 * PADDING)
            self._heights[width] = self._top_of_source(width) + source + GAP + PADDING
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Comfortable for three cards side by side."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """As small as the texts allow."""
        return QSize(NARROWEST, self.heightForWidth(NARROWEST))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens like Space."""
        if event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs a higher card."""
        if event.type() == QEvent.Type.FontChange:
            self._heights.clear()
            self.updateGeometry()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The source lies below the other texts."""
        top, width = self._top_of_source(self.width()), self.width() - 2 * PADDING
        self._source.setGeometry(PADDING, top, width, self._source.heightForWidth(width))
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with its picture and texts; the border shows pointer and focus."""
        colours = theme.current().colours
        radius = theme.current().metrics.radius_card
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.fillPath(outline, brush_of(colours.pressed if self.isDown() else colours.card))
        painter.setClipPath(outline)
        self._draw_picture(painter, QRectF(0, 0, self.width(), picture_height(self.width())))
        painter.setClipping(False)
        self._draw_words(painter)
        painter.strokePath(outline, self._frame())

    def _lines(self) -> tuple[tuple[str, QFont], ...]:
        """The texts that the card draws itself, in the colour of its palette."""
        worn = theme.current()
        return (
            (self._words.title, worn.font("title", QFont.Weight.DemiBold)),
            (self._words.description, worn.font()),
        )

    def _top_of_source(self, width: int) -> int:
        return (
            picture_height(width) + 12 + sum(_height(line, font, width) + GAP for line, font in self._lines())
        )

    def _draw_words(self, painter: QPainter) -> None:
        top = picture_height(self.width()) + 12
        for line, font in self._lines():
            painter.setFont(font)
            area = QRect(PADDING, top, self.width() - 2 * PADDING, ENDLESS)
            painter.drawText(area, WRAPPED, line)
            top += _height(line, font, self.width()) + GAP

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        colours = theme.current().colours
        ground = colours.canvas if self._picture.isNull() else self._picture.pixelColor(0, 0)
        painter.fillPath(rectangle(room), brush_of(ground))
        painter.fillPath(rectangle(QRectF(0, room.height(), room.width(), 1)), brush_of(colours.hairline))
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
            smooth = QtCore.Qt.TransformationMode.SmoothTransformation
            self._scaled = self._picture.scaled(wanted, QtCore.Qt.AspectRatioMode.KeepAspectRatio, smooth)
            self._scaled.setDevicePixelRatio(self.devicePixelRatioF())
            self._scaled_for = wanted
        return self._scaled

    def _frame(self) -> QPen:
        colours = theme.current().colours
        if self.hasFocus():
            return pen_of(colours.accent, 2)
        return pen_of(colours.accent if self.underMouse() else colours.hairline)


def picture_height(width: int) -> int:
    """Height of the picture on a card of `width`: on the 4 px grid, so that texts side by side are level."""
    return min(round(width * PICTURE_SHAPE / 4) * 4, HIGHEST_PICTURE)


def _height(line: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, width - 2 * PADDING, ENDLESS)
    return QFontMetrics(font).boundingRect(room, WRAPPED, line).height()
