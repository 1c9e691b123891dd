"""Painting of a line of the outline: icon and name, and at its right end the highest utilisation."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from app.canvas.content.card_content import CardBar
from app.look import icons, theme
from app.look.widgets.status_painting import paint_mark
from app.window.panes.outline_model import LINE_ROLE, OutlineLine

ICON = 16
GAP = 8
SIDE = 8
AROUND = 5
MARK = 9
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class OutlineDelegate(QStyledItemDelegate):
    """Paints one line; `worst_of` returns the fullest resource of a component, or None."""

    def __init__(self, worst_of: Callable[[str], CardBar | None], view: QTreeView) -> None:
        super().__init__(view)
        self._worst_of = worst_of

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All lines are equally high."""
        return QSize(
            option.rect.width(),
            max(QFontMetrics(theme.current().font()).height(), theme.icon_side(ICON)) + 2 * AROUND,
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Background, then from the right the utilisation, then icon and name in the remaining room."""
        line, area = cast(OutlineLine, index.data(LINE_ROLE)), QRect(option.rect)
        colours = theme.current().colours
        painter.save()
        self._paint_ground(painter, area, option.state)
        room = area.adjusted(2, 0, -SIDE, 0)
        if line.is_component:
            worst = self._worst_of(line.component)
            if worst is not None and worst.share is not None:
                room.setRight(room.right() - self._paint_worst(painter, room, worst))
            side = theme.icon_side(ICON)
            place = QRectF(room.left(), room.center().y() + 1 - side / 2, side, side)
            icons.paint_icon(painter, place, line.icon, colours.text_muted)
            room.setLeft(room.left() + side + GAP)
            _text(painter, room, line.title, theme.current().font(), colours.text)
        else:
            caption = theme.current().font("caption")
            used = _text(painter, room, line.title, caption, colours.text_muted)
            room.setLeft(room.left() + used + GAP)
            _text(painter, room, line.detail, caption, colours.text)
        painter.restore()

    @staticmethod
    def _paint_ground(painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
        colours = theme.current().colours
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, colours.accent_soft)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, colours.hover)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.accent)
            painter.drawRect(area.adjusted(0, 0, -1, -1))

    @staticmethod
    def _paint_worst(painter: QPainter, room: QRect, worst: CardBar) -> int:
        """Paint percentage and mark at the right end; returns their width."""
        colours, font = theme.current().colours, theme.current().font("caption")
        side = theme.icon_side(MARK)
        mark = QRectF(room.right() - side, room.center().y() + 1 - side / 2, side, side)
        paint_mark(painter, mark, worst.status, colours)
        before = room.adjusted(0, 0, -side - 6, 0)
        painter.setFont(font)
        painter.setPen(colours.text_muted)
        painter.drawText(before, MIDDLE | Qt.AlignmentFlag.AlignRight, worst.percent)
        return QFontMetrics(font).horizontalAdvance(worst.percent) + side + 6 + GAP


def _text(painter: QPainter, room: QRect, text: str, font: QFont, colour: QColor) -> int:
    """Paint a text, cut to the room; returns its width."""
    painter.setFont(font)
    painter.setPen(colour)
    # Names of a kind begin alike and differ at their end.
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, max(room.width(), 0))
    painter.drawText(room, MIDDLE | Qt.AlignmentFlag.AlignLeft, shown)
    return painter.fontMetrics().horizontalAdvance(shown)
