"""The file as a whole: sheets, formats, names of cells, properties. The only module that knows the library.

Nothing in it depends on the clock or on chance: the same content and day give the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from io import BytesIO
from typing import Any, Final, NamedTuple

import xlsxwriter
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from app.look.translation import tr
from app.machine.version import VERSION
from app.output.workbook.cell_styles import Look, properties
from app.output.workbook.cell_values import harmless
from app.output.workbook.sheet_names import quoted, sheet_name
from app.results.words.components import shortened

A4: Final = 9
LONGEST_PROPERTY: Final = 255
"""Excel shortens longer properties, and takes a file with a longer head for damaged."""
LONGEST_IN_HEAD: Final = 55
"""Twice as many where each is an ampersand; both names together have to fit."""
LONGEST_VARIANT_IN_HEAD: Final = 20
OPTIONS: Final = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_numbers": False,
    "strings_to_urls": False,
}


class About(NamedTuple):
    """What the file says of itself."""

    title: str
    author: str
    customer: str
    firm: str
    day: date
    variant: str = ""
    """Which of several variants the numbers are of."""


class Book:
    """A workbook while it is written."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.sheets: dict[str, str] = {}
        """What each sheet is called, and what it holds in a sentence, in their order."""
        self._written = BytesIO()
        self._file = xlsxwriter.Workbook(self._written, OPTIONS)
        self._formats: dict[Look, Format] = {}
        self._file.set_size(28_000, 17_000)
        self._file.set_properties(self._properties())

    def add_sheet(self, wanted: str, about: str) -> tuple[str, Worksheet]:
        """A new sheet, set up for paper, and the name that it has got."""
        name = sheet_name(wanted, set(self.sheets))
        self.sheets[name] = about
        sheet = self._file.add_worksheet(name)
        sheet.hide_gridlines(2)
        sheet.set_landscape()
        sheet.set_paper(A4)
        sheet.set_margins(left=0.5, right=0.5, top=0.75, bottom=0.65)
        sheet.set_header(f"&L&9{self._names_in_head()}&R&9{self._in_head(self.about.customer)}")
        made_by = tr("Calculated with Headroom {version}", version=VERSION)
        pages = tr("Page {page} of {pages}", page="&P", pages="&N")
        sheet.set_footer(f"&L&9{made_by}&C&9&A&R&9{pages}")
        return name, sheet

    def form(self, look: Look) -> Format:
        """The format of a look; equal looks have the same one."""
        if look not in self._formats:
            self._formats[look] = self._file.add_format(properties(look))
        return self._formats[look]

    def plain_form(self, found: Mapping[str, object]) -> Format:
        """A format of its own, for what holds under a condition."""
        return self._file.add_format(dict(found))

    def add_chart(self, kind: Mapping[str, str]) -> Any:
        """A chart to be laid into a sheet."""
        return self._file.add_chart(dict(kind))

    def name_cell(self, name: str, sheet: str, cell: str) -> None:
        """Let formulas call a cell by a name; `cell` is absolute, as in $G$12."""
        self._file.define_name(name, f"={quoted(sheet)}!{cell}")

    def finish(self) -> bytes:
        """The file."""
        self._file.close()
        return self._written.getvalue()

    def _properties(self) -> dict[str, object]:
        about = self.about
        texts = {
            "title": about.title,
            "subject": about.customer,
            "author": about.author,
            "company": about.firm,
            "comments": tr("Calculated with Headroom {version}", version=VERSION),
        }
        found: dict[str, object] = {
            name: " ".join(harmless(text).split())[:LONGEST_PROPERTY] for name, text in texts.items()
        }
        found["created"] = datetime(about.day.year, about.day.month, about.day.day)  # noqa: DTZ001 - a day has no zone
        return found

    def _names_in_head(self) -> str:
        """The plan, and which of its variants, in the room of one name."""
        title, variant = self.about.title, self.about.variant
        if not variant:
            return self._in_head(title)
        behind = f" / {self._in_head(variant, LONGEST_VARIANT_IN_HEAD).lstrip()}"
        return self._in_head(title, LONGEST_IN_HEAD - LONGEST_VARIANT_IN_HEAD - len(" / ")) + behind

    @staticmethod
    def _in_head(text: str, longest: int = LONGEST_IN_HEAD) -> str:
        """A name for the head of a page, where an ampersand begins a command."""
        short = shortened(" ".join(harmless(text).split()), longest)
        spaced = " " + short if short[:1].isdigit() else short  # a digit would be part of the size before it
        return spaced.replace("&", "&&")
