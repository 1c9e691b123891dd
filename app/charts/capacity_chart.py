"""How full each store is and with what: one horizontal bar per store, a piece for each file role.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import theme
from app.format import numbers
from app.i18n import tr
from planner_core.engine.assessment import StoreUse
from planner_core.plan.links import ROLE_NAMES

ROW_HEIGHT = 44
FRAME_HEIGHT = 64
BAR = 0.5
HEADROOM = 0.62
"""Room above the first bar, in rows, for the names of the lines."""
LEAST_SPAN = 1.0
"""The axis always shows 100 %."""
SUM_GAP = 16
MOST_SUM_SHARE = 0.6
"""Of the width, for the sums behind the bars."""
LONGEST_NAME = 22
DARK_TEXT = QColor("#020617")


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


class CapacityChart(pg.PlotWidget):
    """Bars over percent of the usable capacity, labelled in GiB; a click on a piece explains it."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, axisItems={"bottom": PercentAxis("bottom")})
        self._stores: tuple[StoreUse, ...] = ()
        self._names: Mapping[str, str] = {}
        self._target = 1.0
        self._pieces: list[Piece] = []
        self._labels: list[tuple[Any, float]] = []
        self._sums: list[Any] = []
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.getPlotItem().getViewBox().disableAutoRange()
        self.getPlotItem().getViewBox().invertY(True)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What is drawn."""
        return tuple(self._pieces)

    def show_stores(self, stores: Sequence[StoreUse], names: Mapping[str, str], target: float) -> None:
        """Draw the stores; `target` is the share of the capacity that is planned for."""
        self._stores, self._names, self._target = tuple(stores), names, target
        self._pieces = pieces_of(stores)
        self.setMinimumHeight(FRAME_HEIGHT + ROW_HEIGHT * len(self._stores))
        self.setMaximumHeight(FRAME_HEIGHT + 2 * ROW_HEIGHT * len(self._stores))
        self.setAccessibleName(tr("Capacity by file role"))
        self.setAccessibleDescription(tr("The table beside the chart holds the same numbers."))
        self.dress()

    def dress(self) -> None:
        """Draw anew in the theme in force."""
        plot = self.getPlotItem()
        plot.clear()
        self._labels, self._sums = [], []
        self.setBackground(theme.current().colours.panel)
        self._set_axes()
        self._draw_bars()
        self._draw_lines()
        for row, use in enumerate(self._stores):
            self._draw_sum(row, use)
        self._fit_labels()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # nothing here can be dragged

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._explain_at(event.position().toPoint())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if (
            getattr(self, "_stores", ()) and self.getPlotItem() is not None
        ):  # neither before nor after its life
            self._fit_labels()

    def _set_axes(self) -> None:
        colours, worn = theme.current().colours, theme.current()
        plot = self.getPlotItem()
        span = self._span()
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setStyle(tickFont=worn.font("caption"), tickLength=0)
            axis.setTextPen(colours.text_muted)
            axis.setPen(pg.mkPen(colours.hairline))
        labels = [
            (row, _short(self._names.get(use.component, use.component)))
            for row, use in enumerate(self._stores)
        ]
        left = plot.getAxis("left")
        left.setTicks([labels])
        left.setTextPen(colours.text)
        measure = QFontMetricsF(worn.font("caption"))
        left.setWidth(max((measure.horizontalAdvance(name) for _, name in labels), default=0) + 16)
        steps = [share / 4 for share in range(int(span * 4) + 1)] if span <= 2 else None
        plot.getAxis("bottom").setTicks([[(share, "") for share in steps]] if steps else None)
        plot.getAxis("bottom").use_shares(steps)
        plot.setLabel(
            "bottom", tr("of the usable capacity"), color=colours.text_muted.name(), **{"font-size": "8pt"}
        )

    def _span(self) -> float:
        return max([LEAST_SPAN, *(piece.end for piece in self._pieces)])

    def _draw_bars(self) -> None:
        colours = theme.current().colours
        for row, use in enumerate(self._stores):
            if use.capacity_gib > 0:
                self.addItem(_bars([0.0], [1.0], [row], [colours.track], colours.hairline))
        drawn = [piece for piece in self._pieces if piece.end > piece.start]
        brushes = [theme.current().data_colour(piece.role) for piece in drawn]
        if drawn:
            starts, ends = [piece.start for piece in drawn], [piece.end for piece in drawn]
            self.addItem(_bars(starts, ends, [piece.row for piece in drawn], brushes, colours.panel))
        for piece, brush in zip(drawn, brushes, strict=True):
            self._label_piece(piece, brush)

    def _label_piece(self, piece: Piece, ground: QColor) -> None:
        text = tr("{role} {size}", role=tr(ROLE_NAMES[piece.role]), size=numbers().gib(piece.gib))
        for shown in (text, tr(ROLE_NAMES[piece.role])):
            label = self._text(shown, "caption", ink_on(ground), (0.5, 0.5))
            label.setPos((piece.start + piece.end) / 2, piece.row)
            self._labels.append((label, piece.end - piece.start))

    def _draw_lines(self) -> None:
        colours = theme.current().colours
        lines = [(1.0, tr("full"), Qt.PenStyle.SolidLine)]
        if abs(self._target - 1) < 1e-9:
            lines = [(1.0, tr("full = target"), Qt.PenStyle.SolidLine)]
        else:
            target = tr("target {percent}", percent=numbers().percent(self._target))
            lines.append((self._target, target, Qt.PenStyle.DashLine))
        for share, words, style in lines:
            pen = pg.mkPen(colours.text_muted, width=1, style=style)
            self.addItem(pg.InfiniteLine(share, angle=90, pen=pen))
            label = self._text(words, "caption", colours.text_muted, (0, 0.5) if share == 1 else (1, 0.5))
            label.setPos(share, -HEADROOM)

    def _draw_sum(self, row: int, use: StoreUse) -> None:
        end = max((piece.end for piece in self._pieces if piece.row == row), default=0.0)
        words = {"used": numbers().gib(use.used_gib), "capacity": numbers().gib(use.capacity_gib)}
        share = use.used_gib / use.capacity_gib if use.capacity_gib else None
        text = tr("{used} of {capacity}, {percent}", **words, percent=numbers().percent(share))
        label = self._text(text, "caption", theme.current().colours.text, (0, 0.5))
        label.setPos(max(end, 1.0), row)
        self._sums.append(label)

    def _text(self, text: str, size: str, colour: QColor, anchor: tuple[float, float]) -> Any:
        label = pg.TextItem(text, color=colour, anchor=anchor)
        label.setFont(theme.current().font(size))
        self.addItem(label)
        return label

    def _fit_labels(self) -> None:
        """Leave room for the sums behind the bars, and show the longest of two labels that fits into a piece."""
        box = self.getPlotItem().getViewBox()
        widest = max((label.boundingRect().width() for label in self._sums), default=0.0) + SUM_GAP
        share = min(widest / max(box.width(), 1.0), MOST_SUM_SHARE)
        rows = (-HEADROOM - BAR / 2, len(self._stores) - 1 + BAR)
        box.setRange(xRange=(0, self._span() / (1 - share)), yRange=rows, padding=0)
        span = box.viewRange()[0][1] - box.viewRange()[0][0]
        pixels = box.width() / span if span else 0
        for long, short in zip(self._labels[::2], self._labels[1::2], strict=True):
            room = long[1] * pixels
            fits = [label.boundingRect().width() <= room for label, _ in (long, short)]
            long[0].setVisible(fits[0])
            short[0].setVisible(fits[1] and not fits[0])

    def _explain_at(self, point: QPoint) -> None:
        place: QPointF = self.getPlotItem().getViewBox().mapSceneToView(self.mapToScene(point))
        for piece in self._pieces:
            if abs(place.y() - piece.row) <= BAR / 2 and piece.start <= place.x() < piece.end:
                self.explain_requested.emit(f"{piece.component}.used.{piece.role}")
                return


class PercentAxis(pg.AxisItem):
    """An axis of shares, written in percent in the reader's style."""

    def use_shares(self, shares: list[float] | None) -> None:
        """Put ticks at these shares."""
        if shares:
            self.setTicks([[(share, numbers().percent(share)) for share in shares]])

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        """The shares as percent."""
        return [numbers().percent(value) for value in values]


def ink_on(ground: QColor) -> QColor:
    """White or dark text, whichever stands out more on a colour."""
    white = QColor("white")
    return white if contrast(white, ground) >= contrast(DARK_TEXT, ground) else DARK_TEXT


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def _bars(
    starts: list[float], ends: list[float], rows: list[int], brushes: list[QColor], line: QColor
) -> Any:
    return pg.BarGraphItem(
        x0=starts, x1=ends, y=rows, height=BAR, brushes=brushes, pens=[pg.mkPen(line, width=1)] * len(starts)
    )


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
