"""A card of the start page: the picture of a sample plan, what it is, and where it is from."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app import theme

PICTURE_SHAPE = 10 / 16
"""Height of the picture for its width."""

PADDING = 16
NARROWEST = 224


@dataclass(frozen=True, slots=True)
class CardText:
    """What a card says."""

    title: str
    description: str
    source: str


class SampleCard(QAbstractButton):
    """A button as large as a card; the picture comes later than the words."""

    def __init__(self, text: CardText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage()
        self.setText(text.title)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription(f"{text.description} {text.source}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumWidth(NARROWEST)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._words = QVBoxLayout(self)
        self._words.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        self._words.setSpacing(4)
        for line, tone in ((text.title, "title"), (text.description, ""), (text.source, "caption")):
            self._words.addWidget(self._label(line, tone))
        self._words.addStretch(1)

    def set_picture(self, picture: QImage) -> None:
        """Show a picture of the plan; one with a device pixel ratio above 1 stays sharp."""
        self._picture = picture
        self.update()

    def picture_size(self) -> QSize:
        """The room for the picture in pixels of the layout."""
        return QSize(self.width() - 2, _picture_height(self.width()))

    def resizeEvent(self, event: object) -> None:
        """The words stand below the picture, whose height follows the width."""
        self._words.setContentsMargins(PADDING, self.picture_size().height() + 12, PADDING, PADDING)
        super().resizeEvent(event)  # type: ignore[arg-type]

    def hasHeightForWidth(self) -> bool:
        """Narrower cards have smaller pictures and more lines of text."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Picture, words and padding."""
        margins = self._words.contentsMargins()
        words = self._words.totalHeightForWidth(width) - margins.top() - margins.bottom()
        return _picture_height(width) + 12 + words + PADDING

    def sizeHint(self) -> QSize:
        """Comfortable with three cards side by side."""
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        """As small as the words allow."""
        return QSize(NARROWEST, self.heightForWidth(NARROWEST))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with its picture; the frame tells of pointer and focus."""
        colours = theme.current().colours
        radius = theme.current().metrics.radius_card
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.fillPath(outline, colours.pressed if self.isDown() else colours.card)
        painter.setClipPath(outline)
        size = self.picture_size()
        room = QRectF(1, 1, size.width(), size.height())
        painter.fillRect(room, colours.canvas)
        self._draw_picture(painter, room)
        painter.fillRect(QRectF(0, size.height(), self.width(), 1), colours.hairline)
        painter.setClipping(False)
        painter.setPen(self._frame())
        painter.drawPath(outline)

    def _frame(self) -> QPen:
        colours = theme.current().colours
        if self.hasFocus():
            return QPen(colours.accent, 2)
        return QPen(colours.accent if self.underMouse() else colours.hairline, 1)

    def _draw_picture(self, painter: QPainter, room: QRectF) -> None:
        if self._picture.isNull():
            return
        size = self._picture.deviceIndependentSize()
        fitted = size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        target = QRectF(0, 0, fitted.width(), fitted.height())
        target.moveCenter(room.center())
        painter.drawImage(target, self._picture)

    def _label(self, text: str, tone: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if tone:
            label.setProperty("tone", tone)
        return label


def _picture_height(width: int) -> int:
    """On the 4 px grid, so that the words of cards side by side stand on one line."""
    return round(width * PICTURE_SHAPE / 4) * 4
