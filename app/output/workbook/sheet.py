"""One sheet: title, introduction, tables with fixed headings and filters, notes; with a page setup."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final, Literal, NamedTuple

from xlsxwriter.utility import xl_rowcol_to_cell

from app.look.paper_colours import paper_colours
from app.look.spreadsheet_text import looks_like_formula
from app.output.workbook.book import Book
from app.output.workbook.cell_names import cell_name_in_words, with_names
from app.output.workbook.cell_styles import Look
from app.output.workbook.cell_values import Formula, Value, harmless, plain_number
from app.output.workbook.columns import MOST_LINES, WIDEST, Placed, R, TableColumn, with_distances
from app.output.workbook.page_setup import LEAST_OF_APPENDIX, LEAST_SCALE, column_points, page_setup
from app.output.workbook.sheet_names import quoted
from app.output.workbook.text_sizes import lines_of, units, width_of
from app.results.words.components import shortened

LINE: Final = 15.0
"""Height of a line of body text in points."""
TITLE_LINE: Final = 24.0
WIDEST_PAGE: Final = 156
"""In digits; a wider sheet would be printed too small to read on an upright page."""
NARROWEST_TEXT: Final = 22
MOST_ACROSS: Final = 150
"""Characters in one line of a page."""
HIGHEST: Final = 400.0
"""Below Excel's maximum row height of 409 points."""
NARROWEST: Final = 9
FILTER_BUTTON: Final = 3
LINES_OF_HEAD: Final = 3
"""Two, and one more in programs with a wider typeface."""
SCALE_OF_SEVERAL: Final = 65
"""Scale in percent of sheets wider than a page."""
POINTS_PER_PIXEL: Final = 0.75
MOST_BESIDE: Final = 0.5
"""Rows of other tables, as a share of those of the table that fills a sheet."""
LONGEST_PROBLEM: Final = 250
"""Excel refuses longer messages of a cell."""
WHOLE: Final = -1
"""Stands for the last column of a sheet."""


class _Wrapped(NamedTuple):
    """A text that may need several lines."""

    column: int
    text: str
    indent: int
    most: int

    def lines(self, widths: Mapping[int, float]) -> int:
        """Lines in a column of the given width."""
        return min(self.most, lines_of(self.text, widths.get(self.column, NARROWEST) - self.indent))


class CellLimits(NamedTuple):
    """What a cell takes that somebody else fills in."""

    kind: Literal["integer", "decimal", "list"]
    source: str = ""
    """Of a list: the range with its words, as a formula."""
    least: float = 0.0
    most: float = 0.0
    problem: str = ""
    """What is said of anything else."""


class WorkbookSheet:
    """A sheet being filled, from top to bottom. Lines count from 1, as in formulas, columns from 0."""

    def __init__(self, book: Book, name: str, title: str, lead: str, about: str = "") -> None:
        self.book = book
        self.name, self._sheet = book.add_sheet(name, about or lead)
        self._next = 1
        self._widths: dict[int, float] = {}
        self._widest: dict[int, float] = {}
        self._set_widths: dict[int, float] = {}
        self._texts: set[int] = set()
        """Text columns, which may be narrower than their longest text."""
        self._across: list[tuple[int, int, int, str, Look]] = []
        self._wrapped: dict[int, list[_Wrapped]] = {}
        """Texts that may need several lines, by line."""
        self._columns = 1
        self._tables: list[tuple[Placed, int, bool]] = []
        """Where they stand, how wide they are, and whether they have a filter."""
        self._kept = 0
        self._breaks: list[int] = []
        self._heights: dict[int, float] = {}
        """Of lines that are not as high as usual, in points."""
        self._charts: list[tuple[int, int, int, int]] = []
        """Line and column of their corner, width and height in pixels."""
        self._aside: set[int] = set()
        """Columns on the right that are not printed."""
        self._printed_to = 0
        """The last line on paper; 0 for all."""
        self._least_scale = LEAST_SCALE
        self.put(1, 0, title, Look("title"), measured=False)
        self._set_height(1, TITLE_LINE)
        self._next = 2
        if lead:
            self.note(lead)
        self.skip()

    @property
    def line(self) -> int:
        """The next free line."""
        return self._next

    def set_widths(self, widths: dict[int, float]) -> None:
        """Set fixed widths of columns."""
        self._set_widths |= widths
        self._columns = max(self._columns, max(widths) + 1)

    def skip(self) -> None:
        """Leave a line empty."""
        self._next += 1

    def put(
        self,
        line: int,
        column: int,
        value: Value,
        look: Look,
        *,
        measured: bool = True,
        most_lines: int = MOST_LINES,
    ) -> None:
        """Write one cell; a text stays a text whatever it looks like."""
        row = line - 1
        if isinstance(value, Formula):
            self._put_formula(row, column, value, look)
        elif isinstance(value, date):
            day = datetime(value.year, value.month, value.day)  # noqa: DTZ001 - a day has no zone
            self._sheet.write_datetime(row, column, day, self.book.form(look))
        elif value is None or value == "":
            self._sheet.write_blank(row, column, None, self.book.form(look))
        else:
            self._put_plain(row, column, value, look)
        if measured:
            self._measure(column, value, look)
            if isinstance(value, str) and look.wraps and len(value) > NARROWEST:
                self._wrapped.setdefault(line, []).append(_Wrapped(column, value, look.indent, most_lines))

    def section(self, title: str) -> None:
        """A heading inside the sheet."""
        self.put(self._next, 0, title, Look("section"), measured=False)
        self._set_height(self._next, TITLE_LINE)
        self._next += 1

    def note(self, text: str) -> None:
        """A sentence across the sheet."""
        self.across(self._next, 0, WHOLE, text, Look("lead", wraps=True))
        self._next += 1

    def across(self, line: int, first: int, last: int, text: str, look: Look) -> None:
        """A text across several columns, with the row height that it needs."""
        self._across.append((line, first, last, text, look))

    def table(
        self,
        columns: Sequence[TableColumn[R]],
        rows: Sequence[R],
        *,
        filtered: bool = True,
    ) -> Placed:
        """Write a table; the first one of a sheet has the filter."""
        head, columns = self._next, with_distances(columns)
        for at, column in enumerate(columns):
            # The button of a filter lies over the right end of a heading.
            look = (
                column.head()._replace(indent=FILTER_BUTTON - 1)
                if filtered and column.number
                else column.head()
            )
            self.put(head, at, column.title, look, measured=False)
            self._measure_head(head, at, column.title, filtered)
        for line, row in enumerate(rows, head + 1):
            for at, column in enumerate(columns):
                self.put(line, at, column.cell(row, line), column.look(row), most_lines=column.most_lines)
        for at, column in enumerate(columns):
            self._widest[at] = max(self._widest.get(at, 0), column.widest)
            if column.is_aside:
                self._aside.add(at)
            elif not column.number:
                self._texts.add(at)
        placed = Placed(head, head + 1, head + len(rows))
        self._columns = max(self._columns, len(columns))
        if rows:
            self._tables.append((placed, len(columns), filtered))
        self._next = placed.last + 1
        return placed

    def name_cell(self, name: str, line: int, column: int) -> None:
        """Define a name for a cell, given in English."""
        self.book.name_cell(cell_name_in_words(name), self.name, cell_name(line, column, fixed=True))

    def mark_words(self, placed: Placed, column: int, words: dict[str, str]) -> None:
        """Colour the words of a column by their meaning, also after they are edited."""
        if placed.last < placed.first:
            return
        for word, colour in words.items():
            rule = {
                "type": "cell",
                "criteria": "==",
                "value": '"' + word.replace('"', '""') + '"',
                "format": self.book.plain_form({"font_color": paper_colours()[colour], "bold": True}),
            }
            self._sheet.conditional_format(placed.first - 1, column, placed.last - 1, column, rule)

    def link(self, line: int, column: int, sheet: str) -> None:
        """Link a cell to another sheet."""
        target = f"internal:{quoted(sheet)}!A1"
        self._sheet.write_url(line - 1, column, target, self.book.form(Look("link")), sheet)
        self._measure(column, sheet, Look())

    def keep_columns(self, count: int) -> None:
        """Repeat the first columns on every page, and keep them visible."""
        self._kept = count
        self._sheet.repeat_columns(0, count - 1)

    def limit(self, line: int, column: int, limits: CellLimits) -> None:
        """Let a cell take only what is meant; a program that knows no such limits takes anything."""
        if limits.kind == "list":
            rule: dict[str, object] = {"validate": "list", "source": limits.source}
        else:
            rule = {
                "validate": limits.kind,
                "criteria": "between",
                "minimum": limits.least,
                "maximum": limits.most,
            }
        rule["error_message"] = shortened(harmless(limits.problem), LONGEST_PROBLEM)
        self._sheet.data_validation(line - 1, column, line - 1, column, rule)

    def reference(self, first: int, column: int, last: int) -> str:
        """A range of one column as a formula of another sheet: ='Choices'!$A$1:$A$5."""
        cells = f"{cell_name(first, column, fixed=True)}:{cell_name(last, column, fixed=True)}"
        return f"={quoted(self.name)}!{cells}"

    def hide(self) -> None:
        """Leave the sheet out of the tabs below; another one is shown."""
        self._sheet.hide()

    def is_appendix(self) -> None:
        """Print it smaller than other sheets."""
        self._least_scale = LEAST_OF_APPENDIX

    def print_to(self, line: int) -> None:
        """Leave out what follows this line on paper."""
        self._printed_to = line

    def insert_chart(self, line: int, column: int, chart: Any, width: int, height: int) -> None:
        """Place a chart with its corner at this cell; it keeps its size, in pixels, when rows are inserted.

        Whatever is put below begins after it.
        """
        self._charts.append((line, column, width, height))
        self._next = max(self._next, line + math.ceil(height * POINTS_PER_PIXEL / LINE) + 1)
        chart.set_size({"width": width, "height": height})
        self._sheet.insert_chart(line - 1, column, chart, {"object_position": 2})

    def break_pages(self, columns: Sequence[int]) -> None:
        """Insert page breaks before these columns, instead of scaling the sheet to one page."""
        self._breaks = list(columns)

    def finish(self) -> None:
        """Set widths and write texts across the sheet, once all cells are known, and set up its pages."""
        widths = {
            at: max(NARROWEST, min(width, self._widest.get(at, WIDEST))) for at, width in self._widths.items()
        } | self._set_widths
        if not self._breaks:
            self._narrow(widths)
        for at, width in widths.items():
            self._sheet.set_column(at, at, width)
        self._write_across(widths)
        for line, texts in self._wrapped.items():
            lines = max(each.lines(widths) for each in texts)
            if lines > 1:
                self._set_height(line, min(LINE * lines, HIGHEST))
        self._set_up_pages(widths)
        self._keep_heads()

    def _keep_heads(self) -> None:
        """The heading of a table that fills its sheet stays visible and is repeated on every page."""
        head = 0
        if self._tables:
            placed, across, filtered = self._tables[0]
            if filtered:
                self._sheet.autofilter(placed.head - 1, 0, placed.last - 1, across - 1)
            rows, *others = (each.last - each.head for each, _, _ in self._tables)
            if sum(others) <= rows * MOST_BESIDE:
                head = placed.head
                self._sheet.repeat_rows(head - 1)
        if head or self._kept:
            self._sheet.freeze_panes(head, self._kept)

    def _set_up_pages(self, widths: Mapping[int, float]) -> None:
        last = self._printed_to or self._next - 1
        columns = max([self._columns, *(at + 1 for at in widths)])
        printed = min(self._aside, default=columns)
        if self._aside or self._printed_to:
            self._sheet.print_area(0, 0, last - 1, printed - 1)
        if self._breaks:
            self._sheet.set_landscape()
            self._sheet.set_v_pagebreaks(self._breaks)
            self._sheet.set_print_scale(SCALE_OF_SEVERAL)
            return
        wide = sum(column_points(widths.get(at, NARROWEST)) for at in range(printed))
        high = self._height_of(1, last)
        for line, column, width, height in self._charts:
            left = sum(column_points(widths.get(at, NARROWEST)) for at in range(column))
            wide = max(wide, left + width * POINTS_PER_PIXEL)
            high = max(high, self._height_of(1, line - 1) + height * POINTS_PER_PIXEL)
        page = page_setup(wide, high, self._least_scale)
        if page.is_across:
            self._sheet.set_landscape()
        self._sheet.fit_to_pages(1, page.tall)

    def _height_of(self, first: int, last: int) -> float:
        return sum(self._heights.get(line, LINE) for line in range(first, last + 1))

    def _set_height(self, line: int, height: float) -> None:
        self._heights[line] = height
        self._sheet.set_row(line - 1, height)

    def _narrow(self, widths: dict[int, float]) -> None:
        """Reduce the widest text columns until the sheet is legible on paper."""
        texts = [at for at in widths if at in self._texts]
        most = WIDEST_PAGE * LEAST_SCALE / self._least_scale
        while sum(width for at, width in widths.items() if at not in self._aside) > most:
            widest = max(texts, key=lambda at: widths[at], default=None)
            if widest is None or widths[widest] <= NARROWEST_TEXT:
                return
            widths[widest] -= 1

    def _write_across(self, widths: dict[int, float]) -> None:
        """Texts across the sheet end with the widest table, and within one page."""
        most = 0
        while (
            most < self._columns - 1
            and sum(widths.get(at, NARROWEST) for at in range(most + 2)) < MOST_ACROSS
        ):
            most += 1
        for line, first, wanted, text, look in self._across:
            last = max(most if wanted == WHOLE else wanted, first)
            room = sum(widths.get(at, NARROWEST) for at in range(first, last + 1))
            self._set_height(line, min(LINE * lines_of(text, room), HIGHEST))
            if last > first:
                self._sheet.merge_range(line - 1, first, line - 1, last, "", self.book.form(look))
            self.put(line, first, text, look, measured=False)

    def _put_formula(self, row: int, column: int, formula: Formula, look: Look) -> None:
        value = formula.value
        cached = harmless(value) if isinstance(value, str) else plain_number(value)
        self._sheet.write_formula(row, column, with_names(formula.text), self.book.form(look), cached)

    def _put_plain(self, row: int, column: int, value: Any, look: Look) -> None:
        number = value if isinstance(value, str) else plain_number(value)
        if isinstance(number, str):
            text = harmless(number)
            if looks_like_formula(text):
                look = look._replace(quoted=True)
            self._sheet.write_string(row, column, text, self.book.form(look))
        else:
            self._sheet.write_number(row, column, number, self.book.form(look))

    def _measure(self, column: int, value: Value, look: Look) -> None:
        self._widths[column] = max(self._widths.get(column, 0), width_of(value, look) + 2 + look.indent)

    def _measure_head(self, line: int, column: int, title: str, filtered: bool) -> None:
        """A heading may have two lines, broken only between words."""
        room = FILTER_BUTTON if filtered else 1
        self._wrapped.setdefault(line, []).append(_Wrapped(column, title, room, LINES_OF_HEAD))
        words = [units(word) for word in title.split()] or [0]
        halves = (max(_length(words[:at]), _length(words[at:])) for at in range(1, len(words) + 1))
        self._widths[column] = max(self._widths.get(column, 0), min(halves) + room + 1)


def _length(words: Sequence[int]) -> int:
    """The length of words with spaces between them."""
    return sum(words) + max(len(words) - 1, 0)


def cell_name(line: int, column: int, *, fixed: bool = False) -> str:
    """The name of a cell in formulas: `G12`, or absolute `$G$12`."""
    return xl_rowcol_to_cell(line - 1, column, row_abs=fixed, col_abs=fixed)
