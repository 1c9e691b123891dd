"""Text for spreadsheets: tables as they open them, and words that they show as they are and never work out. No Qt."""

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
"""What some spreadsheet may take for the beginning of a formula, on opening or as soon as somebody edits the cell.

OWASP ASVS 1.2.10, with the wide forms that are read as the narrow ones, and the sign that typesetters write a minus
with."""
GUARD: Final = "'"
"""In front of a text, it tells spreadsheets that it is one."""


def looks_like_formula(text: str) -> bool:
    """Whether a spreadsheet might take a text for a formula."""
    return text.startswith(FORMULA_SIGNS)


def guarded(text: str) -> str:
    """A text that a spreadsheet shows as it is and never works out."""
    return GUARD + text if looks_like_formula(text.lstrip(GUARD)) else text


def unguarded(text: str) -> str:
    """The text without the guard that was put before it."""
    return text[1:] if text.startswith(GUARD) and looks_like_formula(text.lstrip(GUARD)) else text


def csv_bytes(rows: Iterable[Sequence[str]]) -> bytes:
    """Rows as CSV in UTF-8, as a spreadsheet of the reader's locale opens it by a double click.

    The sign between cells is the one that spreadsheets use where the comma is the decimal sign, or the comma. The
    mark at the beginning tells them that it is UTF-8.
    """
    between = ";" if numbers().style.decimal == "," else ","
    words = io.StringIO()
    csv.writer(words, delimiter=between).writerows(rows)
    return words.getvalue().encode("utf-8-sig")
