"""What an empty canvas says."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from app.canvas.style import CanvasStyle
from app.i18n import tr
from app.icons import paint_icon

GLYPH = 32
LINE = 22


def paint_empty(painter: QPainter, room: QRect, style: CanvasStyle) -> None:
    """A quiet hint in the middle of the view."""
    middle = room.center()
    top = middle.y() - 2 * LINE
    glyph = QRectF(middle.x() - GLYPH / 2, top - GLYPH, GLYPH, GLYPH)
    paint_icon(painter, glyph, "server", style.colours.text_faint)
    lines = (
        (tr("Start with a host"), style.title_font, style.colours.text),
        (
            tr("Drag one from the palette, or type its name here and press Enter."),
            style.caption_font,
            style.colours.text_muted,
        ),
        (
            tr("Then give it a disk group, and a pool of desktops to carry."),
            style.caption_font,
            style.colours.text_muted,
        ),
    )
    for number, (text, font, colour) in enumerate(lines):
        painter.setFont(font)
        painter.setPen(colour)
        box = QRectF(room.left() + 16, top + 8 + number * LINE, room.width() - 32, LINE)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
