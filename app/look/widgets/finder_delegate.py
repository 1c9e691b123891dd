"""Painting of one line of a finder: icon, title with the matching letters, context, keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.look import icons, theme
from app.look.fuzzy_search import Places
from app.look.widgets.finder_entries import OFFER_ROLE, PLACES_ROLE, Offer

ICON = 16
SIDE = 12
GAP = 12
AROUND = 6
MOST_FOR_TITLE = 0.85
"""Share of the line that a long title may take before it is cut."""


class OfferDelegate(QStyledItemDelegate):
    """Paints one offer on one line."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All lines are equally high."""
        return QSize(option.rect.width(), row_height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """From the left: icon, title, context; at the right end the keys."""
        offer, places = cast(Offer, index.data(OFFER_ROLE)), cast(Places, index.data(PLACES_ROLE))
        colours, area = theme.current().colours, QRect(option.rect)
        if offer.is_heading:
            _paint_heading(painter, area, offer.title)
            return
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, colours.accent_soft)
            painter.fillRect(area.left(), area.top(), 2, area.height(), colours.accent)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, colours.hover)
        possible = offer.act is not None
        text = colours.text if possible else colours.text_disabled
        muted = colours.text_muted if possible else colours.text_disabled
        side = theme.icon_side(ICON)
        if offer.icon:
            place = QRectF(area.left() + SIDE, area.center().y() + 1 - side / 2, side, side)
            icons.paint_icon(painter, place, offer.icon, muted)
        room = area.adjusted(SIDE + side + GAP, 0, -SIDE, 0)
        room.setRight(room.right() - self._paint_keys(painter, room, offer.keys, muted))
        taken = paint_found(painter, room, offer.title, places, text)
        painter.setFont(theme.current().font("caption"))
        painter.setPen(muted)
        rest = room.adjusted(taken + GAP, 0, 0, 0)
        shown = painter.fontMetrics().elidedText(offer.detail, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.restore()

    @staticmethod
    def _paint_keys(painter: QPainter, room: QRect, keys: str, colour: QColor) -> int:
        if not keys:
            return 0
        painter.setFont(theme.current().font("caption"))
        painter.setPen(colour)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, keys)
        return painter.fontMetrics().horizontalAdvance(keys) + GAP


def _paint_heading(painter: QPainter, area: QRect, title: str) -> None:
    painter.save()
    painter.setFont(theme.current().font("caption", QFont.Weight.DemiBold))
    painter.setPen(theme.current().colours.text_muted)
    room = area.adjusted(SIDE, 0, -SIDE, -2)
    painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, title)
    painter.restore()


def row_height() -> int:
    """Height of a line at the reader's text size."""
    return max(QFontMetrics(theme.current().font()).height(), theme.icon_side(ICON)) + 2 * AROUND


def paint_found(painter: QPainter, room: QRect, title: str, places: Iterable[int], colour: QColor) -> int:
    """Paint a title with the letters at `places` bold and in the accent colour. Returns its width."""
    font = theme.current().font()
    strong = theme.current().font("body", QFont.Weight.Bold)
    measure = QFontMetrics(strong)
    # Names of servers and drives end with the figures that tell them apart.
    shown = measure.elidedText(title, Qt.TextElideMode.ElideMiddle, round(room.width() * MOST_FOR_TITLE))
    marked = QTextCharFormat()
    marked.setFontWeight(QFont.Weight.Bold)
    marked.setForeground(theme.current().colours.accent)
    layout = QTextLayout(shown, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.setFormats([_letter(place, marked) for place in places_left(title, shown, places)])
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(room.width())
    layout.endLayout()
    painter.setPen(colour)
    layout.draw(painter, QPointF(room.left(), room.center().y() + 1 - line.height() / 2))
    return round(line.naturalTextWidth())


def places_left(title: str, shown: str, places: Iterable[int]) -> list[int]:
    """Where letters of a title stand in it once its middle is cut out; those cut out are left out."""
    if shown == title:
        return [*places]
    begin = next(
        (at for at, (one, other) in enumerate(zip(title, shown, strict=False)) if one != other), len(shown)
    )
    lost = len(title) - len(shown)
    return [
        place if place < begin else place - lost for place in places if place < begin or place - lost > begin
    ]


def _letter(place: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length, made.format = place, 1, look
    return made
