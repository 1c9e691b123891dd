"""Sizes of texts and numbers in cells: widths in digits, as in files, and lines of wrapped text."""

from __future__ import annotations

import unicodedata
from datetime import date
from functools import lru_cache
from typing import Final

from app.output.workbook.cell_styles import Look
from app.output.workbook.cell_values import Formula, Value, plain_number

LETTERS_PER_DIGIT: Final = 1.15
"""Widths are in digits, which are wider than most letters."""
DATE_WIDTH: Final = 18


def lines_of(text: str, room: float) -> int:
    """Lines of a text in a cell of this many letters; longer words are broken."""
    letters = max(1, int(room * LETTERS_PER_DIGIT))
    return sum(_lines_of_paragraph(each, letters) for each in text.split("\n"))


def _lines_of_paragraph(text: str, letters: int) -> int:
    lines, used = 1, 0
    for word in text.split(" "):
        long = units(word)
        if used and used + 1 + long > letters:
            lines, used = lines + 1, 0
        used += long + (1 if used else 0)
        lines, used = (
            (lines + (used - 1) // letters, (used - 1) % letters + 1) if used > letters else (lines, used)
        )
    return lines


def units(text: str) -> int:
    """Width of a text, in Latin letters."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


@lru_cache(maxsize=4096)
def _longest_line(text: str) -> int:
    return max(map(units, text.split("\n")))


def width_of(value: Value, look: Look) -> float:
    """Width of a cell's content in digits, numbers as shown."""
    if isinstance(value, Formula):
        value = value.value
    if value is None:
        return 0
    if isinstance(value, str):
        return _longest_line(value)
    if isinstance(value, date):
        return DATE_WIDTH
    shown = look.number.partition(";")[0]
    fraction = shown.partition(".")[2].count("0")
    factor = 100 if "%" in shown else 1
    words = sum(not each.isspace() for each in shown if each not in '#,0."+')
    number = plain_number(value)
    return len(number if isinstance(number, str) else f"{number * factor:,.{fraction}f}") + words + 1
