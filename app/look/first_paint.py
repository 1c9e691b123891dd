"""What the first paint is painted with, so that it does without `Qt`.

Naming `Qt`, or a call whose argument PySide compares with its enumerations, makes PySide create all 130 of them: a
tenth of the time to the first paint. `setPen`, `setBrush`, `fillRect` and `QBrush(colour)` are such calls. `fillPath`
and `strokePath` with a brush from a palette, and flags of texts as numbers, are not.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPalette, QPen

TOP_LEFT: Final = 0x21
"""Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft"""
WRAPPED: Final = TOP_LEFT | 0x1000
"""TOP_LEFT | Qt.TextFlag.TextWordWrap"""


def brush_of(colour: QColor) -> QBrush:
    """A brush that fills with a colour."""
    return QPalette(colour, colour).window()


def pen_of(colour: QColor, width: float = 1) -> QPen:
    """A pen that draws in a colour."""
    return QPen(brush_of(colour), width)


def rectangle(room: QRectF) -> QPainterPath:
    """A rectangle to fill."""
    path = QPainterPath()
    path.addRect(room)
    return path
