"""Column widths of the tables with their own measures (`Form` in app.output.chapters.blocks)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.output.word.tables import NONE_UPRIGHT, TEXT_WIDTH_MM, WordColumn

MM_PER_CHARACTER = 1.95
"""Of bold table text in the widest of the usual typefaces."""
PHASE_MM, WORST_MM = 13.5, 17.0
MOST_FOR_PHASES_MM = 83.0
"""Of plans with phases for the first day of the week, too."""
AMOUNT_MM = (24.0, 40.0)
"""Minimum and maximum width of an amount with its unit, which are kept on one line."""
CASE_MM, MOST_FOR_CASES_MM = 30.0, 118.0
CASE_OF_FILES_MM, MOST_FOR_FILES_MM = 37.0, 124.0
MOST_LEVEL_HEADS = 6
"""Cases whose names fit horizontally above their columns; more are rotated."""
BEFORE_PHASES = 3
"""Columns before the phases: resource, demand, and highest utilisation."""
WIDTHS_MM: Final[Mapping[str, tuple[float, ...]]] = {
    "topics": (34, 134),
    "prices": (102, 30, 36),
    "ladder": (24, 52, 34, 58),
    "stores": (88, 48, 32),
    "bill": (66, 34, 16, 27, 25),
    "findings": (28, 140),
}


def form_columns(it: Mapping[str, Any]) -> tuple[WordColumn, ...]:
    """The columns of a table with a form; empty if they are sized by their content."""
    if not it["form"]:
        return ()
    kinds = [each["content"] == "number" for each in it["columns"]]
    return tuple(WordColumn(width, is_number) for width, is_number in zip(_widths(it), kinds, strict=True))


def _widths(it: Mapping[str, Any]) -> tuple[float, ...]:
    form, others = it["form"], len(it["columns"]) - 1
    if form == "saturation":
        count = len(it["columns"]) - BEFORE_PHASES
        phases = (min(PHASE_MM, MOST_FOR_PHASES_MM / count),) * count
        numbers = (_amount_mm(it), WORST_MM, *phases)
        return (TEXT_WIDTH_MM - sum(numbers), *numbers)
    if form == "failures":
        each = min(CASE_MM, MOST_FOR_CASES_MM / others)
    elif form == "relocation":
        each = min(CASE_OF_FILES_MM, MOST_FOR_FILES_MM / others)
    elif form == "bill" and others < len(WIDTHS_MM[form]) - 1:
        item, order_number, *amounts = WIDTHS_MM[form]
        return (item + order_number, *amounts)
    else:
        return WIDTHS_MM[form]
    return (TEXT_WIDTH_MM - each * others, *(each,) * others)


def _amount_mm(it: Mapping[str, Any]) -> float:
    """Width of the longest demand; a capacity begins with a word after which its line may break."""
    least, most = AMOUNT_MM
    amounts = [each["cells"][1] for each in it["rows"] if each["kind"] == "row"]
    texts = [text for each in amounts for text in (each["text"], *(one["text"] for one in each["below"]))]
    longest = max((len(word) for text in texts for word in text.split(" ")), default=0)
    return min(max(longest * MM_PER_CHARACTER, least), most)


def upright_from(it: Mapping[str, Any]) -> int:
    """The first column whose heading is rotated."""
    if it["form"] == "saturation":
        return BEFORE_PHASES
    return 1 if it["form"] == "failures" and len(it["columns"]) - 1 > MOST_LEVEL_HEADS else NONE_UPRIGHT
