"""The file as a whole: sheets, formats, cell names, properties. Besides sheet.py the only module that uses xlsxwriter.

Independent of clock and chance: the same content and day give the same bytes.
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
from app.output.workbook.page_setup import BOTTOM, LEFT, RIGHT, TOP
from app.output.workbook.sheet_names import quoted, sheet_name
from app.results.words.components import shortened

A4: Final = 9
LONGEST_PROPERTY: Final = 255
"""Excel shortens longer properties, and treats a file with a longer header as damaged."""
LONGEST_IN_HEAD: Final = 55
"""Ampersands are doubled; both names together have to fit."""
LONGEST_VARIANT_IN_HEAD: Final = 20
OPTIONS: Final = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_numbers": False,
    "strings_to_urls": False,
}


class About(NamedTuple):
    """The properties of the file."""

    title: str
    author: str
    customer: str
    firm: str
    day: date
    variant: str = ""
    """The variant of these numbers, if there are several."""


class Book:
    """A workbook being written."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.sheets: dict[str, str] = {}
        """Names of the sheets and a sentence about each, in order."""
        self._written = BytesIO()
        self._file = xlsxwriter.Workbook(self._written, OPTIONS)
        self._formats: dict[Look, Format] = {}
        self._file.set_size(28_000, 17_000)
        self._file.set_properties(self._properties())

    def add_sheet(self, wanted: str, about: str) -> tuple[str, Worksheet]:
        """Add a sheet with its page setup. Returns its final name too."""
        name = sheet_name(wanted, set(self.sheets))
        self.sheets[name] = about
        sheet = self._file.add_worksheet(name)
        sheet.hide_gridlines(2)
        sheet.set_paper(A4)
        sheet.set_margins(left=LEFT, right=RIGHT, top=TOP, bottom=BOTTOM)
        sheet.set_header(f"&L&9{self._names_in_head()}&R&9{self._in_head(self.about.customer)}")
        made_by = tr("Calculated with Headroom {version}", version=VERSION)
        pages = tr("Page {page} of {pages}", page="&P", pages="&N")
        sheet.set_footer(f"&L&9{made_by}&C&9&A&R&9{pages}")
        return name, sheet

    def form(self, look: Look) -> Format:
        """The format of a look, shared by equal looks."""
        if look not in self._formats:
            self._formats[look] = self._file.add_format(properties(look))
        return self._formats[look]

    def plain_form(self, found: Mapping[str, object]) -> Format:
        """A format for conditional formatting."""
        return self._file.add_format(dict(found))

    def add_chart(self, kind: Mapping[str, str]) -> Any:
        """Create a chart for a sheet."""
        return self._file.add_chart(dict(kind))

    def name_cell(self, name: str, sheet: str, cell: str) -> None:
        """Define a name for a cell; `cell` is absolute, as in $G$12."""
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
        """The plan and, if there are several, the variant, within the length of one name."""
        title, variant = self.about.title, self.about.variant
        if not variant:
            return self._in_head(title)
        behind = f" / {self._in_head(variant, LONGEST_VARIANT_IN_HEAD).lstrip()}"
        return self._in_head(title, LONGEST_IN_HEAD - LONGEST_VARIANT_IN_HEAD - len(" / ")) + behind

    @staticmethod
    def _in_head(text: str, longest: int = LONGEST_IN_HEAD) -> str:
        """A name for the page header, in which an ampersand begins a command."""
        short = shortened(" ".join(harmless(text).split()), longest)
        spaced = (
            " " + short if short[:1].isdigit() else short
        )  # else the digit would belong to the font size before it
        return spaced.replace("&", "&&")
