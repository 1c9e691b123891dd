"""How the widgets of a window lie, and how its lists behave: nothing over each other, nothing too small to hit, no text
without its room, and all lists of a kind alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QSplitter,
    QStackedWidget,
    QTableView,
    QWidget,
)

LEAST_SIDE = 16
"""A button is at least so high and wide."""
LONGEST = 70
"""Letters of a label that does not wrap."""
MOST_COMMON = 2
"""Frames may touch."""
OF_QT = ("Scroll Left", "Scroll Right")
"""Qt's own buttons beside tabs share one width."""
LIES_OVER = (
    "MessageBar", "FocusRing", "Overview", "Finder", "QuickAdd", "CommandPalette", "TemplateFinder", "QSizeGrip",
    "QRubberBand",
)  # fmt: skip
"""What is meant to lie over other things."""


class Manners(NamedTuple):
    """How a list behaves."""

    selects: str
    """One, or several with Ctrl and Shift."""
    rows: bool
    """It selects whole rows."""
    edits: bool
    """It has a key or a click that edits a cell."""
    smooth: bool
    """It scrolls by pixels."""
    keeps_tab: bool
    """Tab goes from cell to cell, not to the next field."""
    grid: bool
    heads: bool
    """It has heads of rows."""


SEVERAL, ONE = "ExtendedSelection", "SingleSelection"
READ = Manners(SEVERAL, rows=True, edits=False, smooth=True, keeps_tab=False, grid=False, heads=False)
MANNERS: Mapping[str, Manners] = {
    "ResultTable": READ,
    "SummaryTable": READ,
    "RowsTable": READ._replace(selects=ONE, smooth=False, edits=True),
    "OutlineView": READ._replace(smooth=False, edits=True),
    "PaletteView": READ._replace(selects=ONE, rows=False, edits=True),
}
"""By class; what is not listed may behave as it likes."""


def faults_of_place(widget: QWidget) -> Iterator[str]:
    """What is wrong with a widget and all that is visible inside it."""
    yield from _without_room(widget)
    yield from _ill_mannered(widget)
    shown = [
        each
        for each in widget.children()
        if isinstance(each, QWidget) and each.isVisible() and not each.isWindow()
    ]
    if not isinstance(widget, QAbstractScrollArea | QSplitter | QStackedWidget):
        yield from _over_each_other(widget, shown)
    for each in shown:
        yield from faults_of_place(each)


def _over_each_other(widget: QWidget, shown: Sequence[QWidget]) -> Iterator[str]:
    placed = [(each, each.geometry()) for each in shown if not type(each).__name__.startswith(LIES_OVER)]
    for place, (one, here) in enumerate(placed):
        for other, there in placed[place + 1 :]:
            common = here & there
            if common.width() > MOST_COMMON and common.height() > MOST_COMMON:
                yield f"{said(one)} lies over {said(other)} in {said(widget)}"


def _without_room(widget: QWidget) -> Iterator[str]:
    is_small = isinstance(widget, QAbstractButton) and min(widget.width(), widget.height()) < LEAST_SIDE
    if is_small and widget.width() and widget.accessibleName() not in OF_QT:
        yield f"{said(widget)} is only {widget.width()} x {widget.height()}"
    if isinstance(widget, QLabel) and widget.text():
        room, needed = widget.contentsRect(), widget.sizeHint()
        if widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 1:
                yield f"{said(widget)} has too few lines"
        elif len(widget.text()) > LONGEST:
            yield f"{said(widget)} of {len(widget.text())} letters is on one line"
        elif needed.width() > widget.width() + 1:
            yield f"{said(widget)} needs {needed.width()} and has {room.width()}"


def _ill_mannered(widget: QWidget) -> Iterator[str]:
    expected = MANNERS.get(type(widget).__name__)
    if expected is not None and isinstance(widget, QAbstractItemView) and manners_of(widget) != expected:
        yield f"{said(widget)} behaves as {manners_of(widget)}"


def manners_of(view: QAbstractItemView) -> Manners:
    """How a list behaves."""
    is_table = isinstance(view, QTableView)
    return Manners(
        view.selectionMode().name,
        view.selectionBehavior() == QAbstractItemView.SelectionBehavior.SelectRows,
        view.editTriggers() != QAbstractItemView.EditTrigger.NoEditTriggers,
        view.verticalScrollMode() == QAbstractItemView.ScrollMode.ScrollPerPixel,
        view.tabKeyNavigation(),
        is_table and view.showGrid(),
        is_table and view.verticalHeader().isVisible(),
    )


def said(widget: QWidget) -> str:
    """A widget as one finds it."""
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    name = words or widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {name[:40]!r}"
