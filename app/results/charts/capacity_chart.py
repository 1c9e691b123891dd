"""The use of each store: one horizontal bar per store, with a piece for each file role.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil, floor

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import Numbers, numbers
from app.look.translation import language, tr
from app.results.charts.bars import Bars, ChartBar
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import GAP, ChartLabel, ink_on, short_name
from app.results.charts.store_bars import Piece, pieces_of
from app.results.words.platform_terms import VMWARE, Terms, in_terms
from planner_core.engine.basis.assessment import StoreUse
from planner_core.plan.links import ROLE_NAMES

ROW_HEIGHT = 44
FRAME_HEIGHT = 64
BAR = 0.5
HEADROOM = 0.62
"""Room above the first bar, in rows, for the labels of the lines."""
LEAST_SPAN = 1.0
"""The axis always shows 100 %."""
MOST_SUM_SHARE = 0.6
"""Of the width, for the totals after the bars."""
TICKS_UP_TO = 2.0
TICK_PARTS = (4, 2)
"""Numbers of parts into which the axis may be divided."""


class CapacityChart(LabelledChart):
    """Bars over percent of the usable capacity, labelled in GiB; a click on a piece explains it."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Capacity by file role"), parent, axes={"bottom": PercentAxis("bottom")})
        self._stores: tuple[StoreUse, ...] = ()
        self._names: Mapping[str, str] = {}
        self._terms = VMWARE
        self._target = 1.0
        self._pieces: list[Piece] = []
        self._rows: dict[int, list[Piece]] = {}
        """The pieces of each store."""
        self._has_whole_sums = True
        self._sums: list[tuple[str, str]] = []
        """Totals of each store, long and short; cached, because the chart is fitted at every resize."""
        self._sums_of = lru_cache(maxsize=4096)(_sums)
        """Cached, because most stores do not change in an edit; by each chart, because it knows only the languages of
        its window.
        """
        self._widest_sums = (0.0, 0.0)
        """Width of the widest total, long and short, in pixels."""
        self._piece_labels: dict[int, list[ChartLabel]] = {}
        """By row, for the stores that have been visible."""
        self._tracks, self._bars = Bars(), Bars()
        self._full, self._aim = (pg.InfiniteLine(1.0, angle=90) for _ in range(2))
        for item in (self._tracks, self._bars, self._full, self._aim):
            self.addItem(item)
        self.getPlotItem().getViewBox().invertY(True)
        self.getPlotItem().getViewBox().sigResized.connect(self._fit_resized)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The drawn pieces."""
        return tuple(self._pieces)

    def show_stores(
        self, stores: Sequence[StoreUse], names: Mapping[str, str], target: float, terms: Terms = VMWARE
    ) -> None:
        """Draw the stores; `target` is the planned share of the capacity, `terms` are the words of the plan."""
        self._terms = terms
        self._stores, self._names, self._target = tuple(stores), names, target
        self._pieces = pieces_of(stores)
        self._rows = {}
        for piece in self._pieces:
            self._rows.setdefault(piece.row, []).append(piece)
        self.dress()

    def dress(self) -> None:
        """Draw in the current theme."""
        colours = theme.current().colours
        self.setMinimumHeight(theme.with_text(FRAME_HEIGHT + ROW_HEIGHT * len(self._stores)))
        self.setMaximumHeight(theme.with_text(FRAME_HEIGHT + 2 * ROW_HEIGHT * len(self._stores)))
        self._dress_axes()
        rows = [row for row, use in enumerate(self._stores) if use.capacity_gib > 0]
        self._tracks.put([ChartBar(0.0, 1.0, row, BAR, colours.track, colours.hairline) for row in rows])
        colour = theme.current().data_colour
        self._bars.put(
            [
                ChartBar(piece.start, piece.end, piece.row, BAR, colour(piece.role), colours.panel)
                for piece in self._pieces
                if piece.end > piece.start
            ]
        )
        self._full.setPen(pg.mkPen(colours.text_muted, width=1))
        self._aim.setPen(pg.mkPen(colours.text_muted, width=1, style=Qt.PenStyle.DashLine))
        self._aim.setPos(self._target)
        self._aim.setVisible(not self._is_target_full)
        measure = QFontMetricsF(theme.current().font("caption"))
        self._sums = [
            self._sums_of(language(), numbers(), use.used_gib, use.capacity_gib) for use in self._stores
        ]
        long, short = (
            max((measure.horizontalAdvance(texts[which]) for texts in self._sums), default=0.0)
            for which in (0, 1)
        )
        self._widest_sums = (long, short)
        self._piece_labels = {}
        super().dress()

    @property
    def labels(self) -> Sequence[ChartLabel]:
        """All labels of the chart. Painting asks only for those of visible stores."""
        return [*self.labels_between(-1.0, len(self._stores))]

    def labels_between(self, top: float, bottom: float) -> Iterator[ChartLabel]:
        """The labels of the stores in a range of rows, and of the lines."""
        for row in range(max(ceil(top), 0), min(floor(bottom) + 1, len(self._stores))):
            yield from self._labels_of_row(row)
        if top <= -HEADROOM <= bottom:
            yield from self._line_labels()

    def clicked_at(self, place: QPointF) -> None:
        """Explain the piece at this place."""
        for piece in self._pieces:
            if abs(place.y() - piece.row) <= BAR / 2 and piece.start <= place.x() < piece.end:
                self.explain_requested.emit(f"{piece.component}.used.{piece.role}")
                return

    def _fit_resized(self) -> None:
        """Fit again: the axis with the store names gets its width later than the chart its size."""
        if self._is_ready:
            self.fit_range()

    def fit_range(self) -> None:
        """Reserve room for the totals after the longest bar; if there is little, show percentages only."""
        width = max(self.getPlotItem().getViewBox().width(), 1.0)
        long, short = (widest + 4 * GAP for widest in self._widest_sums)
        self._has_whole_sums = long / width <= MOST_SUM_SHARE
        share = min((long if self._has_whole_sums else short) / width, MOST_SUM_SHARE)
        rows = (-HEADROOM - BAR / 2, len(self._stores) - 1 + BAR)
        self.set_range((0, self._span() / (1 - share)), rows)
        self._put_ticks()

    # --- what is drawn -------------------------------------------------------------------------------------------

    def _labels_of_row(self, row: int) -> Iterator[ChartLabel]:
        """A store's name before its bar, labels on its pieces, and its total after the bar."""
        use, pieces, ink = self._stores[row], self._rows.get(row, []), theme.current().colours.text
        name = short_name(self._names.get(use.component, use.component))
        yield ChartLabel(0.0, row, (name,), ink, Qt.AlignmentFlag.AlignRight)
        if row not in self._piece_labels:
            with in_terms(self._terms):
                found = list(_labels_of([each for each in pieces if each.end > each.start]))
            self._piece_labels[row] = found
        yield from self._piece_labels[row]
        whole, percent = self._sums[row]
        text = whole if self._has_whole_sums else percent
        start = max(pieces[-1].end if pieces else 0.0, 1.0)
        yield ChartLabel(start, row, (text,), ink, Qt.AlignmentFlag.AlignLeft)

    def _line_labels(self) -> Iterator[ChartLabel]:
        ink = theme.current().colours.text_muted
        is_same = self._is_target_full
        full = tr("full = target") if is_same else tr("full")
        yield ChartLabel(1.0, -HEADROOM, (full,), ink, Qt.AlignmentFlag.AlignLeft)
        if not is_same:
            words = tr("target {percent}", percent=numbers().percent(self._target))
            yield ChartLabel(self._target, -HEADROOM, (words,), ink, Qt.AlignmentFlag.AlignRight)

    @property
    def _is_target_full(self) -> bool:
        return abs(self._target - 1) < 1e-9

    # --- axes and range ------------------------------------------------------------------------------------------

    def _span(self) -> float:
        return max([LEAST_SPAN, *(piece.end for piece in self._pieces)])

    def _dress_axes(self) -> None:
        worn = theme.current()
        left = self.dress_axis("left", worn.colours.text)
        self.dress_axis("bottom", worn.colours.text_muted, tr("of the usable capacity"))
        names = {short_name(self._names.get(use.component, use.component)) for use in self._stores}
        widths = map(QFontMetricsF(worn.font("caption")).horizontalAdvance, names)
        left.setTicks([])  # the names are labels, so that invisible ones cost nothing
        left.setWidth(max(widths, default=0.0) + 4 * GAP)

    def _put_ticks(self) -> None:
        """Round shares, as many as fit."""
        axis, span = self.getPlotItem().getAxis("bottom"), self._span()
        if span > TICKS_UP_TO:
            axis.setTicks(None)
            return
        measure = QFontMetricsF(theme.current().font("caption"))
        room = self.pixels_per_x() / (measure.horizontalAdvance(numbers().percent(1.0)) + 3 * GAP)
        parts = next((parts for parts in TICK_PARTS if parts <= room), 1)
        shares = [step / parts for step in range(int(span * parts) + 1)]
        axis.setTicks([[(share, numbers().percent(share)) for share in shares]])


class PercentAxis(pg.AxisItem):
    """An axis of shares, in percent in the reader's number style."""

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        """The shares as percent."""
        return [numbers().percent(value) for value in values]


def _labels_of(pieces: Sequence[Piece]) -> Iterator[ChartLabel]:
    """The names and sizes of pieces, in a readable colour."""
    roles = {piece.role for piece in pieces}
    ink = {role: ink_on(theme.current().data_colour(role)) for role in roles}
    for piece in pieces:
        role = tr(ROLE_NAMES[piece.role])
        full = tr("{role} {size}", role=role, size=numbers().gib(piece.gib))
        middle, room = (piece.start + piece.end) / 2, piece.end - piece.start
        yield ChartLabel(
            middle, piece.row, (full, role), ink[piece.role], Qt.AlignmentFlag.AlignHCenter, room
        )


def _sums(_language: str, style: Numbers, used_gib: float, capacity_gib: float) -> tuple[str, str]:
    """The total of a store, long and short."""
    percent = style.percent(used_gib / capacity_gib if capacity_gib else None)
    words = {"used": style.gib(used_gib), "capacity": style.gib(capacity_gib)}
    return tr("{used} of {capacity}, {percent}", **words, percent=percent), percent
