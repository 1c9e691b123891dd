"""The figures below the drawing of a presentation, read from the last row: what fits, what limits, what it costs."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.status_painting import paint_mark, status_text
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from app.results.words.results import case_name, in_sentence, phase_name, resource_name
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import MINUS, NO_VALUE
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan

ENLARGED = 1.7
"""Size of a figure relative to the other type of a presentation."""
LEAST_PIXELS = 14
SIDE = 24


class Figure(NamedTuple):
    """One figure with its title, what is said below it, and how it changed."""

    title: str
    shown: str
    note: str
    change: str
    status: str

    @property
    def spoken(self) -> str:
        """All of it in a sentence."""
        said = (self.shown, self.note, self.change, status_text(self.status) if self.status != "ok" else "")
        return f"{self.title}: " + ", ".join(each for each in said if each)


def figures_of(plan: Plan, assessment: Assessment, before: Assessment | None) -> list[Figure]:
    """The figures of a plan, and how they differ from those of the state shown before."""
    return [_fits(assessment, before), _limit(plan, assessment, before), _cost(assessment, before)]


def _fits(assessment: Assessment, before: Assessment | None) -> Figure:
    counts = assessment.desktops
    if counts.maximum is None:
        return Figure(tr("Desktops that fit"), NO_VALUE, tr("nothing connected yet"), "", "unknown")
    shown = tr(
        "{fits} of {planned}", fits=numbers().number(counts.fits), planned=numbers().number(counts.planned)
    )
    note = tr("as calculated") if counts.promise == "open" else ""
    carries = counts.fits == counts.planned and not counts.promise_unkept
    change = ""
    if before is not None and before.desktops.maximum is not None:
        change = _signed(counts.fits - before.desktops.fits)
    return Figure(tr("Desktops that fit"), shown, note, change, "ok" if carries else "over")


def _limit(plan: Plan, assessment: Assessment, before: Assessment | None) -> Figure:
    if not len(assessment.limits):
        return Figure(tr("First limit"), NO_VALUE, tr("no limit yet"), "", "unknown")
    first = assessment.limits[0]
    name = shown_name(plan, first.component) if first.component in plan.components else first.component
    words = {
        "count": numbers().number(first.desktops),
        "phase": in_sentence(phase_name(first.phase)),
        "case": in_sentence(case_name(first.case)),
    }
    change = (
        _signed(first.desktops - before.limits[0].desktops)
        if before is not None and len(before.limits)
        else ""
    )
    # The change comes first: what does not fit is cut off at the end.
    note = (
        tr("at {count} desktops, {change} ({phase}, {case})", change=change, **words)
        if change
        else tr("at {count} desktops ({phase}, {case})", **words)
    )
    return Figure(tr("First limit"), f"{resource_name(first.resource)}, {name}", note, "", "ok")


def _cost(assessment: Assessment, before: Assessment | None) -> Figure:
    cost = assessment.cost
    amount = cost.per_desktop_planned
    if not cost.lines or amount is None or not cost.is_headline:
        words = tr("no price yet") if not cost.lines else tr("prices missing")
        return Figure(tr("Per desktop"), NO_VALUE, words, "", "unknown")
    change = ""
    if before is not None and before.cost.per_desktop_planned is not None and before.cost.is_headline:
        difference = amount - before.cost.per_desktop_planned
        if before.cost.currency == cost.currency and difference:
            change = f"{'+' if difference > 0 else MINUS}{money(abs(difference), cost.currency)}"
    shown = at_least(money(Decimal(amount), cost.currency), cost)
    return Figure(tr("Per desktop"), shown, "", change, "near" if cost.gaps_of("purchase") else "ok")


def _signed(difference: int) -> str:
    if not difference:
        return ""
    return f"{'+' if difference > 0 else MINUS}{numbers().number(abs(difference))}"


class PresentedFigure(QWidget):
    """A title, the figure below it as large as it fits, and below that how it changed and what is said of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._figure = Figure("", "", "", "", "ok")
        self._pixels = LEAST_PIXELS
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def figure(self) -> Figure:
        """What is shown."""
        return self._figure

    def show_figure(self, figure: Figure) -> None:
        """Show a figure."""
        self._figure = figure
        self.setAccessibleName(figure.spoken)
        self.update()

    def take_size(self, pixels: int) -> None:
        """Set the size of the smaller type."""
        self._pixels = pixels
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        small, large = QFontMetrics(self._small()), QFontMetrics(self._large(1.0))
        return QSize(8 * SIDE, 2 * small.height() + large.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, figure = theme.current().colours, self._figure
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small, whole = QFontMetrics(self._small()), QFontMetrics(self._large(1.0))
        room = self.width() - SIDE
        self._write(painter, 0, small.ascent(), figure.title, self._small(), colours.text_muted, room)
        baseline, left, font = small.height() + whole.ascent(), 0, self._fitting(room)
        if figure.status != "ok":
            side = round(QFontMetrics(font).capHeight() * 0.8)
            paint_mark(painter, QRectF(0, baseline - side, side, side), figure.status, colours)
            left = side * 3 // 2
        self._write(painter, left, baseline, figure.shown, font, colours.text, room - left)
        baseline, left = self.height() - small.descent(), 0
        if figure.change:
            strong = self._small()
            strong.setWeight(QFont.Weight.DemiBold)
            left = self._write(painter, 0, baseline, figure.change, strong, colours.accent, room) + SIDE // 2
        self._write(painter, left, baseline, figure.note, self._small(), colours.text_muted, room - left)
        painter.end()

    @staticmethod
    def _write(
        painter: QPainter, left: int, baseline: int, text: str, font: QFont, colour: QColor, room: int
    ) -> int:
        """Write one line, cut off where there is no room; returns its width."""
        measure = QFontMetrics(font)
        shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, max(room, 0))
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(left, baseline, shown)
        return measure.horizontalAdvance(shown)

    def _fitting(self, room: int) -> QFont:
        """The largest type in which the figure fits; half of it at least."""
        for size in (1.0, 0.85, 0.7, 0.6):
            metrics = QFontMetrics(font := self._large(size))
            mark = 0 if self._figure.status == "ok" else metrics.capHeight() * 6 // 5
            if metrics.horizontalAdvance(self._figure.shown) + mark <= room:
                return font
        return self._large(0.5)

    def _small(self) -> QFont:
        font = theme.current().font()
        font.setPixelSize(self._pixels)
        return font

    def _large(self, size: float) -> QFont:
        font = theme.current().font("body", QFont.Weight.DemiBold)
        font.setPixelSize(round(self._pixels * ENLARGED * size))
        return font
