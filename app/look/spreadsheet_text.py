"""Text for spreadsheets: CSV that opens as a table, and texts that are never evaluated as formulas. No Qt."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from app.look.number_format import numbers

FORMULA_SIGNS: Final = (
    *"=+-@|%",
    *"\t\r\n",
    *"\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}\N{FULLWIDTH HYPHEN-MINUS}\N{FULLWIDTH COMMERCIAL AT}",
    "\N{MINUS SIGN}",
)
"""First characters that some spreadsheet takes for a formula, on opening or when the cell is edited.

OWASP ASVS 1.2.10, with the full-width forms, which are read like the narrow ones, and the typographic minus sign.
"""
GUARD: Final = "'"
"""Before a text, it tells spreadsheets that the cell is a text."""


def looks_like_formula(text: str) -> bool:
    """Whether a spreadsheet might take a text for a formula."""
    return text.startswith(FORMULA_SIGNS)


def guarded(text: str) -> str:
    """A text that a spreadsheet shows unchanged and never evaluates."""
    return GUARD + text if looks_like_formula(text.lstrip(GUARD)) else text


def unguarded(text: str) -> str:
    """The text without its guard."""
    return text[1:] if text.startswith(GUARD) and looks_like_formula(text.lstrip(GUARD)) else text


def csv_bytes(rows: Iterable[Sequence[str]]) -> bytes:
    """Rows as CSV in UTF-8, as a spreadsheet of the reader's locale opens it by a double click.

    The separator is a semicolon if the comma is the decimal sign, else a comma. The byte order mark tells spreadsheets
    that it is UTF-8.
    """
    between = ";" if numbers().style.decimal == "," else ","
    words = io.StringIO()
    csv.writer(words, delimiter=between).writerows(rows)
    return words.getvalue().encode("utf-8-sig")
