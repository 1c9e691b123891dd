"""The hint on an empty canvas."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QPainter

from app.canvas.painting.style import CanvasStyle
from app.look import theme
from app.look.component_kinds import KINDS
from app.look.icons import paint_icon
from app.look.translation import tr

GLYPH = 32
GAP = 6
SIDE = 16
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


def _key(kind: str) -> str:
    """The key that adds a component of a kind, in the words of this system."""
    info = next(each for each in KINDS if each.kind == kind)
    return QKeySequence(info.keys).toString(QKeySequence.SequenceFormat.NativeText)


def paint_empty(painter: QPainter, room: QRect, style: CanvasStyle) -> None:
    """Paint a hint in the middle of the view."""
    middle, words = room.center(), room.adjusted(SIDE, 0, -SIDE, 0)
    lines = (
        (tr("Start with a host"), theme.current().font("title", QFont.Weight.DemiBold), style.colours.text),
        (
            tr("Drag one from the palette, or type its name here and press Enter."),
            theme.current().font(),
            style.colours.text_muted,
        ),
        (
            tr(
                "Or in three keys: {host}, {disks} and {pool} add a host, a disk group and a pool, and the first number"
                " is there.",
                host=_key("host"),
                disks=_key("disk_group"),
                pool=_key("desktop_pool"),
            ),
            theme.current().font(),
            style.colours.text_muted,
        ),
    )
    heights = [
        QFontMetrics(font).boundingRect(words, int(WRAPPED), text).height() + GAP for text, font, _ in lines
    ]
    top = middle.y() - (sum(heights) - GLYPH) / 2
    glyph = QRectF(middle.x() - GLYPH / 2, top - GLYPH - GAP, GLYPH, GLYPH)
    paint_icon(painter, glyph, "server", style.colours.text_faint)
    for (text, font, colour), height in zip(lines, heights, strict=True):
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QRectF(words.left(), top, words.width(), height), int(WRAPPED), text)
        top += height
