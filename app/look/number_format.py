"""Numbers for readers: grouped digits, rounded half up once, no line break before the unit.

`numbers()` returns the current style: `numbers().euro(total)`, `numbers().percent(share)`. The style is a setting of
its own, independent of the language of the texts. The English style needs no Qt, so that the command line starts at
once; other styles are read from QLocale at first use.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from typing import NamedTuple

from planner_core.messages import (
    ALL_DIGITS,
    MINUS,
    NO_BREAK_SPACE,
    NO_VALUE,
    Quantity,
    euro_decimals,
    rounded_for_reading,
    rounded_for_reckoning,
    without_dust,
)

Figure = int | float | Decimal
ENGLISH = "en_US"


class NumberStyle(NamedTuple):
    """The signs of one locale; the defaults are those of American English."""

    locale: str = ENGLISH
    decimal: str = "."
    group: str = ","
    before_percent: str = ""
    before_money: str = "€"
    after_money: str = ""


MOST_BELOW_WHOLE = 4
"""Decimals of a percentage just below 100."""


def decimals_below_whole(share: Figure, decimals: int) -> int:
    """As many decimals as wanted, or more where a share below 1 would be rounded to 100 percent."""
    exact = without_dust(share) * 100
    while exact < 100 and decimals < MOST_BELOW_WHOLE and rounded(exact, decimals) == 100:
        decimals += 1
    return decimals


class Numbers:
    """Writes numbers in one style. None and NaN are written as a dash, infinity as its sign."""

    def __init__(self, style: NumberStyle) -> None:
        self.style = style

    def number(self, value: Figure | None, decimals: int | None = None) -> str:
        """`1.234,57`: with exactly `decimals` decimals, or with as many as are useful (at most two)."""
        if value is None or not math.isfinite(value):
            return _without_digits(value)
        return self._signed(rounded_for_reading(value) if decimals is None else rounded(value, decimals))

    def factor(self, value: Figure) -> str:
        """`0,007422`: a number in a formula, with enough digits for the reader to reproduce the result."""
        if not math.isfinite(value):
            return _without_digits(value)
        return self._signed(rounded_for_reckoning(value))

    def exact(self, value: Figure | None) -> str:
        """All digits of `value`, grouped, without trailing zeros."""
        if value is None or not math.isfinite(value):
            return _without_digits(value)
        return self._signed(shortest(value))

    def plain(self, value: Figure) -> str:
        """All digits without grouping: the text of a field that is being edited."""
        return f"{shortest(value):f}".replace(".", self.style.decimal).replace("-", MINUS)

    def quantity(self, value: Figure | None, unit: str, decimals: int | None = None) -> str:
        """`33,5 GiB`: a number and its (already translated) unit, joined by a no-break space."""
        number = self.number(value, decimals)
        return f"{number}{NO_BREAK_SPACE}{unit}" if unit else number

    def percent(self, share: Figure | None, decimals: int = 0) -> str:
        """`82 %` for the share 0.815; with more decimals if less than all would read as `100 %`."""
        if share is None or not math.isfinite(share):
            return _without_digits(share)
        shown = decimals_below_whole(share, decimals)
        return self.number(without_dust(share) * 100, shown) + self.style.before_percent + "%"

    def euro(self, value: Decimal | None, decimals: int = 2) -> str:
        """`9.455,00 €`. Raises TypeError for anything but Decimal: money is never a float."""
        if value is None:
            return NO_VALUE
        if not isinstance(value, Decimal):
            raise TypeError(f"Money has to be a Decimal, not {type(value).__name__}")
        amount = rounded(value, decimals)
        sign = MINUS if amount < 0 else ""
        return sign + self.style.before_money + self._signed(abs(amount)) + self.style.after_money

    def gib(self, value: Figure | None, decimals: int | None = None) -> str:
        """`1.023 GiB`: without decimals from 100 GiB, below with at most one."""
        if decimals is None and value is not None and math.isfinite(value):
            whole = abs(rounded(value, 1)) >= 100
            return self.quantity(shortest(rounded(value, 0 if whole else 1)), "GiB")
        return self.quantity(value, "GiB", decimals)

    def iops(self, value: Figure | None) -> str:
        """`1.860 IOPS`, whole."""
        return self.quantity(value, "IOPS", 0)

    def mhz(self, value: Figure | None) -> str:
        """`350 MHz`, and from 1,000 MHz on `2,67 GHz`."""
        if value is not None and math.isfinite(value) and abs(without_dust(value)) >= 1000:
            return self.quantity(without_dust(value) / 1000, "GHz", 2)
        return self.quantity(value, "MHz", 0)

    def of_message(self, quantity: Quantity, unit: str) -> str:
        """A quantity inside a message, with its unit already translated."""
        if quantity.unit == "EUR" and math.isfinite(quantity.value):
            return self.euro(shortest(quantity.value), euro_decimals(quantity.value))
        if quantity.unit == "%":
            return self.number(quantity.value) + self.style.before_percent + "%"
        return self.quantity(quantity.value, unit)

    def _signed(self, value: Decimal) -> str:
        """A finite decimal with this style's signs; zero never has a minus."""
        text = f"{value if value else abs(value):,f}"
        whole, point, fraction = text.partition(".")
        grouped = whole.replace(",", self.style.group).replace("-", MINUS)
        return grouped + (self.style.decimal if point else "") + fraction


def rounded(value: Figure, decimals: int) -> Decimal:
    """`value` with exactly `decimals` decimals, half away from zero; floats as `without_dust` takes them."""
    return without_dust(value).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, ALL_DIGITS)


def shortest(value: Figure) -> Decimal:
    """`value` as a decimal without trailing zeros and without exponent; a float becomes the shortest decimal that
    denotes it, as its user typed or sees it.
    """
    exact = Decimal(float.__repr__(value)) if isinstance(value, float) else Decimal(value)
    whole = exact.to_integral_value(context=ALL_DIGITS)
    return whole if exact == whole else exact.normalize(ALL_DIGITS)


def _without_digits(value: Figure | None) -> str:
    if value is None or math.isnan(value):
        return NO_VALUE
    return "∞" if value > 0 else f"{MINUS}∞"


@cache
def numbers_for(locale: str) -> Numbers:
    """The style of a locale such as "de_DE"; the empty name is the system's own."""
    return Numbers(NumberStyle() if locale == ENGLISH else _style_from_qt(locale))


def numbers() -> Numbers:
    """The current style: that of an enclosing `writing_numbers`, else the installed one."""
    return _style_here.get() or _installed[0]


def install_numbers(locale: str) -> None:
    """Make `locale` the style for the whole program; the empty name is the system's own."""
    _installed[0] = numbers_for(locale)


@contextmanager
def writing_numbers(locale: str) -> Iterator[None]:
    """Within this block and thread, numbers are written in the style of `locale`; for reports."""
    token = _style_here.set(numbers_for(locale))
    try:
        yield
    finally:
        _style_here.reset(token)


def _style_from_qt(name: str) -> NumberStyle:
    # importing Qt takes a tenth of a second; English on the command line needs none
    from PySide6.QtCore import QLocale

    locale = QLocale(name) if name else QLocale.system()
    before, _, after = locale.toCurrencyString(1, "€", 0).partition("1")
    before_percent = "" if locale.language() == QLocale.Language.English else NO_BREAK_SPACE
    decimal, group = locale.decimalPoint(), locale.groupSeparator()
    if decimal not in {".", ","}:  # digits are always 0 to 9, so the signs have to match them
        decimal, group = ".", NO_BREAK_SPACE
    return NumberStyle(locale.name(), decimal, group, before_percent, before, after)


_installed = [numbers_for(ENGLISH)]
_style_here: ContextVar[Numbers | None] = ContextVar("number style", default=None)
