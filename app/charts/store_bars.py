"""What a capacity chart is made of, without pyqtgraph: the pieces of the bars, and labels that fit or go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from app import theme
from planner_core.engine.assessment import StoreUse

DARK_INK, LIGHT_INK = QColor("#020617"), QColor("white")
GAP = 4.0


class Piece(NamedTuple):
    """One file role in the bar of one store."""

    component: str
    role: str
    row: int
    start: float
    """Share of the store's capacity at which the piece begins."""
    end: float
    gib: float


def pieces_of(stores: Sequence[StoreUse]) -> list[Piece]:
    """The pieces of all bars, row by row; a store without capacity has none."""
    pieces: list[Piece] = []
    for row, use in enumerate(stores):
        start = 0.0
        for role, gib in use.by_role.items():
            if use.capacity_gib > 0:
                end = start + gib / use.capacity_gib
                pieces.append(Piece(use.component, role, row, start, end, gib))
                start = end
    return pieces


@dataclass(frozen=True, slots=True)
class ChartLabel:
    """Words at a place of the chart, in several lengths; `room` is the share of the axis they have to fit into."""

    share: float
    row: float
    texts: tuple[str, ...]
    ink: QColor
    alignment: Qt.AlignmentFlag
    room: float | None = None

    def text_for(self, pixels_per_share: float) -> str:
        """The longest text that fits, or none."""
        if self.room is None:
            return self.texts[0]
        measure = QFontMetricsF(theme.current().font("caption"))
        room = self.room * pixels_per_share - 2 * GAP
        return next((text for text in self.texts if measure.horizontalAdvance(text) <= room), "")

    def paint(self, painter: QPainter, place: QPointF, pixels_per_share: float) -> None:
        """Paint the text that fits, with its middle, left or right end at `place`."""
        text = self.text_for(pixels_per_share)
        if not text:
            return
        width, height = (
            painter.fontMetrics().horizontalAdvance(text) + 2 * GAP,
            painter.fontMetrics().height(),
        )
        left = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: -width}.get(
            self.alignment, -width / 2
        )
        painter.setPen(self.ink)
        box = QRectF(place.x() + left, place.y() - height / 2, width, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def ink_on(ground: QColor) -> QColor:
    """White or dark text, whichever stands out more on a colour."""
    return LIGHT_INK if contrast(LIGHT_INK, ground) >= contrast(DARK_INK, ground) else DARK_INK


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
