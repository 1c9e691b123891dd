"""Charts in the sheets, based on the cells beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from app.look.paper_colours import paper_colours
from app.output.workbook.cell_styles import BODY_SIZE, FONT
from app.output.workbook.cell_values import harmless
from app.output.workbook.columns import Placed
from app.output.workbook.sheet import WorkbookSheet

WIDTH: Final = 760
WIDTH_BESIDE: Final = 520
"""With the table beside it, as wide as an upright page."""
HEIGHT: Final = 380
ROW_HEIGHT: Final = 30
"""Height of one bar with its spacing."""
AROUND_BARS: Final = 130
"""Height of title, axis and legend."""
MOST_BARS: Final = 30
"""More could not be told apart."""


class Series(NamedTuple):
    """One line, or one part of every bar: its column, its colour, and the last row with a number."""

    column: int
    colour: str
    last: int


class Axes(NamedTuple):
    """Titles of the axes, and the end of the vertical one; None for the largest value."""

    across: str
    upwards: str
    top: float | None = None


def add_lines(
    sheet: WorkbookSheet, placed: Placed, series: Sequence[Series], title: str, axes: Axes, beside: int | None
) -> None:
    """Lines over the numbers of the first column, from column `beside` on, or below the table.

    Without points, no chart is added.
    """
    drawn = [each for each in series if each.last > placed.first]
    if not drawn:
        return
    chart = sheet.book.add_chart({"type": "scatter", "subtype": "straight_with_markers"})
    for each in drawn:
        chart.add_series(
            {
                "name": [sheet.name, placed.head - 1, each.column],
                "categories": [sheet.name, placed.first - 1, 0, each.last - 1, 0],
                "values": [sheet.name, placed.first - 1, each.column, each.last - 1, each.column],
                "line": {"color": each.colour, "width": 2},
                "marker": {
                    "type": "circle",
                    "size": 5,
                    "fill": {"color": each.colour},
                    "border": {"color": each.colour},
                },
            }
        )
    _dress(chart, title)
    chart.set_x_axis(_axis(axes.across))
    chart.set_y_axis(_axis(axes.upwards) | ({"max": axes.top} if axes.top else {}))
    if beside is None:
        sheet.insert_chart(placed.last + 2, 0, chart, WIDTH, HEIGHT)
    else:
        sheet.insert_chart(placed.head, beside, chart, WIDTH_BESIDE, HEIGHT)


def add_bars(sheet: WorkbookSheet, placed: Placed, series: Sequence[Series], title: str, across: str) -> None:
    """A bar for each row of a table, stacked from some of its columns, below the table.

    For too many rows or no columns, no chart is added.
    """
    rows = placed.last - placed.first + 1
    if rows > MOST_BARS or not series:
        return
    chart = sheet.book.add_chart({"type": "bar", "subtype": "stacked"})
    for each in series:
        chart.add_series(
            {
                "name": [sheet.name, placed.head - 1, each.column],
                "categories": [sheet.name, placed.first - 1, 0, placed.last - 1, 0],
                "values": [sheet.name, placed.first - 1, each.column, each.last - 1, each.column],
                "fill": {"color": each.colour},
                "gap": 60,
            }
        )
    _dress(chart, title)
    chart.set_x_axis(_axis(across))
    chart.set_y_axis({"reverse": True, "num_font": _font(), "line": {"color": paper_colours()["control"]}})
    sheet.insert_chart(placed.last + 2, 0, chart, WIDTH, AROUND_BARS + ROW_HEIGHT * rows)


def _dress(chart: Any, title: str) -> None:
    chart.set_title({"name": harmless(title), "name_font": _font(bold=True), "overlay": False})
    chart.set_legend({"position": "bottom", "font": _font()})
    chart.set_chartarea({"border": {"none": True}})


def _axis(name: str) -> dict[str, Any]:
    return {
        "name": harmless(name),
        "name_font": _font(),
        "num_font": _font(),
        "min": 0,
        "line": {"color": paper_colours()["control"]},
        "major_gridlines": {"visible": True, "line": {"color": paper_colours()["grid"], "width": 0.75}},
    }


def _font(*, bold: bool = False) -> dict[str, Any]:
    return {"name": FONT, "size": BODY_SIZE - 1, "bold": bold, "color": paper_colours()["text"]}
