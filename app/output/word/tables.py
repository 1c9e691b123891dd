"""Tables: columns of fixed width, headings repeated on every page, rows that are not split."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.output.word.markup import Markup, attribute, joined, paragraph, run, text, with_next

TEXT_WIDTH_MM = 168.0
TWIPS_PER_MM = 1440 / 25.4
MOST_KEPT = 6000
"""Characters, with markup, of a row kept on one page; a longer one may be split."""

TOP_LINE = '<w:tcBorders><w:top w:val="single" w:sz="12" w:space="0" w:color="{colour}"/></w:tcBorders>'

UPRIGHT = '<w:textDirection w:val="btLr"/><w:vAlign w:val="center"/>'
NONE_UPRIGHT = 1_000
UPRIGHT_HEIGHT_MM = 22.0
NARROW = '<w:tblCellMar><w:left w:w="30" w:type="dxa"/><w:right w:w="30" w:type="dxa"/></w:tblCellMar>'
"""Cells of tables with many columns."""

FEWEST_BEFORE_BREAK = 2
"""Rows at the beginning of a table, including the heading, that are kept with the next row."""


class WordColumn(NamedTuple):
    """One column of a table."""

    width_mm: float
    is_number: bool = False
    """Numbers are right-aligned."""


class Row(NamedTuple):
    """One row: its cells, each one or more paragraphs, and their spans."""

    cells: Sequence[Markup]
    spans: Sequence[int] = ()
    """Number of columns per cell; empty for one each."""
    is_head: bool = False
    with_next: bool = False
    """Whether it is kept on the page of the next row."""
    upright_from: int = NONE_UPRIGHT
    """From this cell on the text is rotated, reading upwards, for narrow columns."""
    top_lines: Sequence[str] = ()
    """Colour of a strong line above each cell, as six hexadecimal digits; empty for none."""


def twips(millimetres: float) -> int:
    """A length in twips, twentieths of a point."""
    return round(millimetres * TWIPS_PER_MM)


def head_row(titles: Iterable[str], columns: Sequence[WordColumn], upright_from: int = NONE_UPRIGHT) -> Row:
    """The heading row, repeated on each page."""
    cells = [
        text(title, "TableHeadingNumber" if column.is_number and number < upright_from else "TableHeading")
        for number, (title, column) in enumerate(zip(titles, columns, strict=True))
    ]
    return Row(cells, is_head=True, upright_from=upright_from)


def cell(words: str, column: WordColumn, style: str = "") -> Markup:
    """A text in a cell, in an optional character style, right-aligned in number columns."""
    return cell_of(run(words, style), column)


def cell_of(inside: Markup, column: WordColumn, *, small: bool = False) -> Markup:
    """The content of a cell as one paragraph; `small` for lines below the first."""
    style = "TableSmall" if small else "Table"
    return paragraph(inside, style + ("Number" if column.is_number else "" if small else "Text"))


def table(
    columns: Sequence[WordColumn],
    rows: Iterable[Row],
    title: str = "",
    *,
    style: str = "HeadroomTable",
    in_one_piece: bool = False,
    is_narrow: bool = False,
    has_note: bool = False,
    indent_mm: float = 0.0,
) -> Markup:
    """A table with an alternative text. `in_one_piece` keeps all of it on one page, `has_note` its last row on that of
    the paragraph that follows.

    An empty paragraph without height follows, because Word joins adjacent tables.
    """
    widths = [twips(column.width_mm) for column in columns]
    rows = list(rows)
    last = len(rows) - 1
    joined_to_next = last if in_one_piece else min(last, FEWEST_BEFORE_BREAK)
    body = joined(
        # The last row is not left alone on a page either.
        _row(
            row,
            widths,
            keep=number < joined_to_next
            or number == last - 1
            or row.with_next
            or (has_note and number == last),
        )
        for number, row in enumerate(rows)
    )
    has_head = bool(rows) and rows[0].is_head
    look = f'w:val="{"0620" if has_head else "0600"}" w:firstRow="{int(has_head)}"'
    indent = f'<w:tblInd w:w="{twips(indent_mm)}" w:type="dxa"/>' if indent_mm else ""
    margins = NARROW if is_narrow else ""
    caption = f'<w:tblCaption w:val="{attribute(title)}"/>' if title else ""
    after = Markup('<w:p><w:pPr><w:pStyle w:val="AfterTable"/></w:pPr></w:p>')
    after = with_next(after) if has_note else after
    grid = "".join(f'<w:gridCol w:w="{width}"/>' for width in widths)
    return Markup(
        f'<w:tbl><w:tblPr><w:tblStyle w:val="{style}"/><w:tblW w:w="{sum(widths)}" w:type="dxa"/>'
        f'{indent}<w:tblLayout w:type="fixed"/>{margins}<w:tblLook {look} w:lastRow="0"'
        ' w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>'
        f"{caption}</w:tblPr><w:tblGrid>{grid}</w:tblGrid>{body}</w:tbl>{after}"
    )


def _row(row: Row, widths: Sequence[int], *, keep: bool) -> Markup:
    spans = row.spans or [1] * len(row.cells)
    colours = row.top_lines or [""] * len(row.cells)
    cells, at = [], 0
    for number, (inside, span, colour) in enumerate(zip(row.cells, spans, colours, strict=True)):
        width = sum(widths[at : at + span])
        at += span
        more = f'<w:gridSpan w:val="{span}"/>' if span > 1 else ""
        more += TOP_LINE.format(colour=colour) if colour else ""
        more += UPRIGHT if number >= row.upright_from else ""
        cells.append(f'<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/>{more}</w:tcPr>{inside}</w:tc>')
    body = Markup("".join(cells))
    properties = "<w:cantSplit/>" if len(body) <= MOST_KEPT else ""
    if row.upright_from < len(cells):
        properties += f'<w:trHeight w:val="{twips(UPRIGHT_HEIGHT_MM)}" w:hRule="atLeast"/>'
    properties += "<w:tblHeader/>" if row.is_head else ""
    properties = f"<w:trPr>{properties}</w:trPr>" if properties else ""
    return Markup(f"<w:tr>{properties}{with_next(body) if keep else body}</w:tr>")
