"""Painting of the palette: headings, and kinds and records with their icons."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.canvas.kinds import entry_icon
from app.look import icons, theme
from app.project.palette_model import ENTRY_ROLE, Entry

ICON = 20
SIDE = 12
BEHIND_ICON = 8
ABOVE = 6
MOST_HEIGHTS = 4096
"""Heights of texts that are remembered, by width and font."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
LEAST_WORDS = 120
"""Width for the words in the picture of a drag, so that a short name does not make a tall one."""


class PaletteDelegate(QStyledItemDelegate):
    """Paints one line; long names are wrapped to a second line instead of being cut."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the text needs at the present width."""
        entry = cast(Entry, index.data(ENTRY_ROLE))
        width = self._view.viewport().width()
        if entry.is_heading:
            return QSize(width, QFontMetrics(heading_font()).height() + 20)
        return QSize(width, sum(_heights(entry, width - _indent() - SIDE)) + 2 * ABOVE)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Heading, or icon with two texts."""
        entry = cast(Entry, index.data(ENTRY_ROLE))
        area = QRect(option.rect)
        painter.save()
        if entry.is_heading:
            _draw_heading(painter, area, entry.title)
        else:
            _draw_ground(painter, area, option.state)
            draw_entry(painter, area, entry)
        painter.restore()


def draw_entry(painter: QPainter, area: QRect, entry: Entry) -> None:
    """Icon, name and detail of a line."""
    colours = theme.current().colours
    icons.paint_icon(
        painter,
        QRectF(area.left() + SIDE, area.top() + ABOVE + 1, theme.icon_side(ICON), theme.icon_side(ICON)),
        entry_icon(entry.kind, entry.record),
        colours.text_muted,
    )
    words = area.adjusted(_indent(), ABOVE, -SIDE, -ABOVE)
    title_height, _ = _heights(entry, words.width())
    painter.setPen(colours.text)
    painter.setFont(title_font(entry))
    painter.drawText(words, WRAP, entry.title)
    painter.setPen(colours.text_muted)
    painter.setFont(detail_font())
    painter.drawText(words.adjusted(0, title_height, 0, 0), WRAP, entry.detail)


def drag_picture(entry: Entry, scale: float) -> QPixmap:
    """The picture at the pointer during a drag."""
    words = max(QFontMetrics(title_font(entry)).horizontalAdvance(entry.title) + 8, LEAST_WORDS)
    size = QSize(_indent() + words + SIDE, sum(_heights(entry, words)) + 2 * ABOVE)
    picture = QPixmap(size * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    radius = theme.current().metrics.radius_card
    outline.addRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), radius, radius)
    painter.fillPath(outline, theme.current().colours.card)
    painter.setPen(theme.current().colours.accent)
    painter.drawPath(outline)
    draw_entry(painter, QRect(0, 0, size.width(), size.height()), entry)
    painter.end()
    return picture


def heading_font() -> QFont:
    """Small and strong."""
    return theme.current().font("caption", QFont.Weight.DemiBold)


def title_font(entry: Entry) -> QFont:
    """Kinds are emphasised over the records below them."""
    return theme.current().font("body", QFont.Weight.Medium if entry.record is None else QFont.Weight.Normal)


def detail_font() -> QFont:
    """The second row of a line."""
    return theme.current().font("caption")


def _indent() -> int:
    """Left edge of the texts, after the icon."""
    return SIDE + theme.icon_side(ICON) + BEHIND_ICON


def _heights(entry: Entry, width: int) -> tuple[int, int]:
    """Heights of name and detail in a column of `width` pixels."""
    detail = _height(entry.detail, width, detail_font()) if entry.detail else 0
    return _height(entry.title, width, title_font(entry)), detail


@lru_cache(maxsize=MOST_HEIGHTS)
def _height(text: str, width: int, font: QFont) -> int:
    """Height of a wrapped text. The list asks for all of its lines whenever it is laid out."""
    return QFontMetrics(font).boundingRect(QRect(0, 0, max(width, 60), 1000), WRAP, text).height()


def _draw_heading(painter: QPainter, area: QRect, title: str) -> None:
    painter.setFont(heading_font())
    painter.setPen(theme.current().colours.text_muted)
    painter.drawText(
        area.adjusted(SIDE, 0, -SIDE, -4), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, title
    )


def _draw_ground(painter: QPainter, area: QRect, state: QStyle.StateFlag) -> None:
    colours = theme.current().colours
    if state & QStyle.StateFlag.State_Selected:
        painter.fillRect(area, colours.accent_soft)
    elif state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(area, colours.hover)
    if state & QStyle.StateFlag.State_HasFocus:
        painter.fillRect(area.left(), area.top(), 2, area.height(), colours.accent)
