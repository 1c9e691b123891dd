"""Horizontal bars as one item of a chart, which paints only the visible ones.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem


class ChartBar(NamedTuple):
    """One bar in axis units, with its colours."""

    start: float
    end: float
    at: float
    """Its centre on the other axis."""
    thickness: float
    ground: QColor
    edge: QColor


class Bars(pg.GraphicsObject):
    """Replaces pyqtgraph's bars, which repaint all bars at any change; of hundreds of stores only a few are visible."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._bars: list[tuple[QRectF, QColor, QColor]] = []
        self._bounds = QRectF()

    def put(self, bars: Sequence[ChartBar]) -> None:
        """Replace the bars."""
        self.prepareGeometryChange()
        self._bars = [
            (
                QRectF(each.start, each.at - each.thickness / 2, each.end - each.start, each.thickness),
                each.ground,
                each.edge,
            )
            for each in bars
        ]
        bounds = QRectF()
        for rect, _, _ in self._bars:
            bounds = bounds.united(rect)
        self._bounds = bounds
        self.update()

    def boundingRect(self) -> QRectF:
        """Around all bars."""
        return self._bounds

    def paint(self, painter: QPainter, option: Any, _widget: Any = None) -> None:
        """Paint the visible bars; their outlines are one pixel wide at every scale."""
        seen = option.exposedRect
        top, bottom = seen.top(), seen.bottom()
        for rect, ground, edge in self._bars:
            if rect.bottom() >= top and rect.top() <= bottom:
                painter.setPen(pg.mkPen(edge, width=1))
                painter.setBrush(ground)
                painter.drawRect(rect)
