"""Labels in charts, without pyqtgraph: they fit or are left out, in a colour readable on their background."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from app.look import theme

DARK_INK, LIGHT_INK = QColor("#020617"), QColor("white")
GAP = 4.0
LONGEST_NAME = 22


@dataclass(frozen=True, slots=True)
class ChartLabel:
    """A text at a place of the chart, in several lengths; `room` is the width on the x axis that it has to fit into."""

    x: float
    y: float
    texts: tuple[str, ...]
    ink: QColor
    alignment: Qt.AlignmentFlag
    room: float | None = None
    drop: float = 0.0
    """Pixels further down."""
    bold: bool = False
    ground: QColor | None = None
    """Painted behind the text if lines run through it."""

    def text_for(self, pixels_per_x: float) -> str:
        """The longest text that fits, or none."""
        if self.room is None:
            return self.texts[0]
        room, measure = self.room * pixels_per_x - 2 * GAP, self._measure()
        return next((text for text in self.texts if measure.horizontalAdvance(text) <= room), "")

    def box(self, place: QPointF, pixels_per_x: float) -> QRectF:
        """The box of the text that fits, with its centre, left or right end at `place`; empty if none fits."""
        return self._box(self.text_for(pixels_per_x), place)

    def paint(self, painter: QPainter, place: QPointF, pixels_per_x: float) -> None:
        """Paint the text that fits."""
        text = self.text_for(pixels_per_x)
        if not text:
            return
        box = self._box(text, place)
        if self.ground is not None:
            painter.fillRect(box.adjusted(1, 0, -1, 0), self.ground)
        painter.setFont(_font(self.bold, theme.body_points()))
        painter.setPen(self.ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _box(self, text: str, place: QPointF) -> QRectF:
        if not text:
            return QRectF()
        measure = self._measure()
        width, height = measure.horizontalAdvance(text) + 2 * GAP, measure.height()
        left = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: -width}.get(
            self.alignment, -width / 2
        )
        return QRectF(place.x() + left, place.y() - height / 2 + self.drop, width, height)

    def _measure(self) -> QFontMetricsF:
        return QFontMetricsF(_font(self.bold, theme.body_points()))


@lru_cache(8)
def _font(bold: bool, _points: float) -> QFont:
    """The font of chart labels, at the current text size."""
    return theme.current().font("caption", QFont.Weight.DemiBold if bold else QFont.Weight.Normal)


def beside_each_other(
    middles: Sequence[float], widths: Sequence[float], room: float
) -> list[tuple[float, int]]:
    """Left edges and rows of labels whose ideal centres are in ascending order and that must not touch.

    In one row if they fit, each as near to its ideal place as the others allow; else in as many rows as needed.
    """
    if sum(widths) > room:
        return _below_each_other(middles, widths, room)
    groups: list[tuple[float, float, int]] = []
    for middle, width in zip(middles, widths, strict=True):
        left, together, count = middle - width / 2, width, 1
        while groups and groups[-1][0] + groups[-1][1] > left:
            before, wide, number = groups.pop()
            # Two groups that touch are merged, moved by the average of what each would have to move.
            left = (before * number + (left - wide) * count) / (number + count)
            together, count = together + wide, count + number
        groups.append((left, together, count))
    return _within(groups, widths, room)


def _within(
    groups: Sequence[tuple[float, float, int]], widths: Sequence[float], room: float
) -> list[tuple[float, int]]:
    lefts: list[float] = []
    for start, _, count in groups:
        at = start
        for width in widths[len(lefts) : len(lefts) + count]:
            lefts.append(at)
            at += width
    end = room
    for number in reversed(range(len(lefts))):
        lefts[number] = min(lefts[number], end - widths[number])
        end = lefts[number]
    start = 0.0
    for number, width in enumerate(widths):
        lefts[number] = max(lefts[number], start)
        start = lefts[number] + width
    return [(left, 0) for left in lefts]


def _below_each_other(
    middles: Sequence[float], widths: Sequence[float], room: float
) -> list[tuple[float, int]]:
    ends: list[float] = []
    found = []
    for middle, width in zip(middles, widths, strict=True):
        left = min(max(middle - width / 2, 0.0), max(room - width, 0.0))
        row = next((number for number, end in enumerate(ends) if end <= left), len(ends))
        ends[row:] = [left + width, *ends[row + 1 :]]
        found.append((left, row))
    return found


def short_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name short enough for a chart; the table beside the chart has the full name."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


def ink_on(ground: QColor) -> QColor:
    """White or dark text, the one with the higher contrast on a colour."""
    return LIGHT_INK if contrast(LIGHT_INK, ground) >= contrast(DARK_INK, ground) else DARK_INK


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
