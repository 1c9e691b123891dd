"""Names inside a workbook: of sheets, which Excel restricts, and of cells, which are the same in every language."""

from __future__ import annotations

import re
from typing import Final

from app.output.workbook.cell_values import harmless

LONGEST: Final = 31
RESERVED: Final = "history"
"""Excel keeps this name for itself."""
_FORBIDDEN: Final = re.compile(r"[\[\]:*?/\\]")


def sheet_name(wanted: str, taken: set[str]) -> str:
    """A name that a sheet may have: short enough, without forbidden signs, and unlike those that are taken.

    Excel compares names without regard to capitals, and counts characters beyond the first plane as two.
    """
    base = " ".join(_FORBIDDEN.sub(" ", harmless(wanted)).split()).strip("'") or "Headroom"
    name, number = _shortened(base, LONGEST), 1
    while name.casefold() in {each.casefold() for each in taken} | {RESERVED}:
        number += 1
        mark = f" ({number})"
        name = _shortened(base, LONGEST - len(mark)) + mark
    return name


def quoted(sheet: str) -> str:
    """The name of a sheet as formulas write it."""
    return "'" + sheet.replace("'", "''") + "'"


def _shortened(text: str, most: int) -> str:
    units = text.encode("utf-16-le")
    if len(units) <= 2 * most:
        return text
    return units[: 2 * (most - 1)].decode("utf-16-le", "ignore").rstrip(" '") + "…"
