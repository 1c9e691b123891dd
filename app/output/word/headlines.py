"""The large figures on the cover and the summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.output.word.markup import Markup, joined, paragraph, run, status_mark, text
from app.output.word.package import hexadecimal
from app.output.word.tables import Row, WordColumn, table

HEADLINE_MM, GAP_MM = 52.0, 6.0
FIGURE_SIZES = ((8, 46), (11, 40))
SMALLEST_FIGURE = 28
"""All three figures have the size of the longest."""


def headlines(figures: Sequence[Mapping[str, str]], colours: Mapping[str, str]) -> Markup:
    """The three figures side by side, each under a line."""
    size = size_for(max(len(each["figure"]) for each in figures), FIGURE_SIZES, SMALLEST_FIGURE)
    columns: list[WordColumn] = []
    cells: list[Markup] = []
    colours_above: list[str] = []
    for each in figures:
        if cells:
            columns.append(WordColumn(GAP_MM))
            cells.append(text("", "TableText"))
            colours_above.append("")
        columns.append(WordColumn(HEADLINE_MM))
        cells.append(_headline(each, size))
        colours_above.append(hexadecimal(colours["status_over" if each["status"] == "over" else "accent"]))
    return table(columns, [Row(cells, top_lines=colours_above)], style="HeadroomPlain")


def _headline(each: Mapping[str, str], size: int) -> Markup:
    figure = joined((status_mark(each["status"]), run(each["figure"], half_points=size)))
    return joined(
        (
            paragraph(figure, "CoverFigure"),
            paragraph(run(each["title"], "Strong"), "TableText"),
            text(each["detail"], "TableSmall"),
        )
    )


def size_for(length: int, sizes: Sequence[tuple[int, int]], smallest: int) -> int:
    """The font size of a text in half points: that of the first maximum length that it does not exceed."""
    return next((size for most, size in sizes if length <= most), smallest)
