"""Names in a workbook: of sheets, which Excel restricts, and of cells, which do not depend on the language."""

from __future__ import annotations

import re
from typing import Final

from app.output.workbook.cell_values import harmless

LONGEST: Final = 31
RESERVED: Final = "history"
"""Reserved by Excel."""
_FORBIDDEN: Final = re.compile(r"[\[\]:*?/\\]")


def sheet_name(wanted: str, taken: set[str]) -> str:
    """A valid sheet name: short enough, without forbidden characters, and not taken.

    Excel ignores case when comparing names, and counts characters outside the basic plane twice.
    """
    base = " ".join(_FORBIDDEN.sub(" ", harmless(wanted)).split()).strip("'") or "Headroom"
    name, number = _shortened(base, LONGEST), 1
    while name.casefold() in {each.casefold() for each in taken} | {RESERVED}:
        number += 1
        mark = f" ({number})"
        name = _shortened(base, LONGEST - len(mark)) + mark
    return name


def quoted(sheet: str) -> str:
    """The name of a sheet in formulas."""
    return "'" + sheet.replace("'", "''") + "'"


def _shortened(text: str, most: int) -> str:
    units = text.encode("utf-16-le")
    if len(units) <= 2 * most:
        return text
    return units[: 2 * (most - 1)].decode("utf-16-le", "ignore").rstrip(" '") + "…"
