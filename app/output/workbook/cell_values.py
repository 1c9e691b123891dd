"""Values of cells, and the escaping of text in them."""

from __future__ import annotations

import math
import re
from datetime import date
from decimal import Decimal
from functools import lru_cache
from typing import Final, NamedTuple

from planner_core.messages import NO_VALUE

Number = int | float | Decimal

LONGEST_TEXT: Final = 32_767
"""Maximum characters in a cell of an Excel file."""
CONTROL_PICTURES: Final = 0x2400
_UNSEEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_NO_CHARACTER: Final = re.compile("[\x80-\x9f\ud800-\udfff\ufffe\uffff]")
_MARKUP: Final = ("<r>", "</r>")
"""A text between these would be written as markup."""


class Formula(NamedTuple):
    """A formula in Excel's notation, and its value for programs that do not calculate."""

    text: str
    value: Number | str | None


def divided(dividend: str, divisor: str, value: Number | None) -> Formula:
    """One cell or name divided by another; a dash for division by zero, as on paper."""
    return Formula(f'=IF({divisor}<>0,({dividend})/{divisor},"{NO_VALUE}")', value)


def shared_amount(amount: str, among: str, value: Number | None, decimals: int) -> Formula:
    """An equal share of an amount, rounded once as in the plan; a dash if there is nobody to share."""
    return Formula(f'=IF({among}<>0,ROUND(({amount})/{among},{decimals}),"{NO_VALUE}")', value)


Value = str | int | float | Decimal | date | Formula | None


@lru_cache(maxsize=4096)
def harmless(text: str) -> str:
    """A text for a cell: control characters as visible symbols, cut at the maximum length."""
    text = _UNSEEN.sub(lambda found: _picture(found.group()), text.replace("\r\n", "\n").replace("\r", "\n"))
    text = _NO_CHARACTER.sub("\N{REPLACEMENT CHARACTER}", text)
    if len(text.encode("utf-16-le")) // 2 > LONGEST_TEXT:
        text = _cut(text, LONGEST_TEXT - 1) + "…"
    return text + " " if text.startswith(_MARKUP[0]) and text.endswith(_MARKUP[1]) else text


def plain_number(value: Number | None) -> int | float | str:
    """A number for a cell; infinity as its symbol, unknown as a dash.

    Excel stores 15 digits, more than any amount of a plan has.
    """
    if value is None or math.isnan(value):
        return NO_VALUE
    if math.isinf(value):
        return "∞" if value > 0 else "\N{MINUS SIGN}∞"
    return value if isinstance(value, int) else float(value)


def _picture(sign: str) -> str:
    return "\N{SYMBOL FOR DELETE}" if sign == "\x7f" else chr(CONTROL_PICTURES + ord(sign))


def _cut(text: str, most: int) -> str:
    """The beginning of a text by Excel's count: characters outside the basic plane count twice."""
    return text.encode("utf-16-le")[: 2 * most].decode("utf-16-le", "ignore")
