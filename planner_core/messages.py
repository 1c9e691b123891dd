"""User-facing texts that are translated later, by the application.

The core and the project file use English and know nothing about languages. A text for the user is a `Message`: an
English text with named placeholders and the values for them. `str()` gives the English sentence; the application
translates the text first and fills the values in afterwards, numbers in the number style of the reader.

Plain data classes, because these are needed before the first paint and msgspec is not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Context, Decimal
from numbers import Integral, Real
from typing import Any, Final

MOST_DECIMALS = 2
FACTOR_DIGITS = 4
FINEST = 6
"""Decimals of an exact price below one euro."""
SURE_DIGITS: Final = ".12g"
LARGE: Final = 1e9
"""From here on, fewer than three of the reliable digits would be after the decimal point."""
LARGE_DIGITS: Final = ".15g"
"""Significant digits of a float without rounding noise; it has 15 to 17, and long sums lose some."""
ALL_DIGITS = Context(prec=400)  # a float has up to 309 digits before the point; all must be kept
LONGEST_REASON: Final = 400
NO_VALUE = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Quantity:
    """A number with its unit as an argument of a message, such as `Quantity(33.5, "GiB")`.

    The unit "EUR" is money and needs a Decimal; "%" expects percent (62.5), not a share (0.625).
    """

    value: int | float | Decimal
    unit: str = ""

    def __str__(self) -> str:
        return english_quantity(self)


@dataclass(frozen=True)
class Named:
    """The name that a user gave to something, as an argument of a sentence, where it stands in quotation marks."""

    name: str

    def __str__(self) -> str:
        return f"“{self.name}”"


@dataclass(frozen=True)
class Message:
    """An English text with named placeholders, the values for them, and the text for counts other than 1.

    Values may be text (shown as typed), names (shown quoted), whole or fractional numbers, quantities with a unit, and
    further messages. A Decimal becomes a `Quantity` without unit, so that a message survives JSON unchanged.
    `plural` is used instead of `text` when the argument `count` is not 1.
    """

    text: str
    arguments: Mapping[str, object] = field(default_factory=dict)
    plural: str = ""

    def __post_init__(self) -> None:
        if not self.arguments:
            return
        if AS_THEY_ARE.issuperset(map(type, self.arguments.values())):
            kept = dict(self.arguments)
        else:
            kept = {name: _kept(value) for name, value in self.arguments.items()}
        object.__setattr__(self, "arguments", kept)

    def __str__(self) -> str:
        template = self.plural if self.plural and self.arguments.get("count") != 1 else self.text
        return filled(template, self.arguments, english_argument)


AS_THEY_ARE: Final = frozenset({str, int, float, bool, Quantity, Named, Message})
"""Types of arguments that a message stores unchanged; subclasses are converted."""


class HeadroomError(Exception):
    """A problem that the user can act on; its message states what happened, where, and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


def filled(template: str, arguments: Mapping[str, object], shown: Callable[[object], str]) -> str:
    """`template` with each `{name}` replaced by its formatted argument; unknown names stay visible."""
    return template.format_map(_Shown({name: shown(value) for name, value in arguments.items()}))


def english_argument(value: object) -> str:
    """One argument in English: numbers grouped and rounded for display, everything else unchanged."""
    if isinstance(value, int | float | Decimal) and not isinstance(value, bool):
        return english_number(value)
    return str(value)


def english_number(value: float | Decimal) -> str:
    """`1,234.57`: grouped, at most two decimals, below one two significant digits; half rounds up."""
    if not math.isfinite(value):
        return _not_finite(value)
    return f"{rounded_for_reading(value):,f}".replace("-", MINUS)


def english_factor(value: float | Decimal) -> str:
    """`0.007422`: a number in a formula, with enough digits to reproduce the result."""
    if not math.isfinite(value):
        return _not_finite(value)
    return f"{rounded_for_reckoning(value):,f}".replace("-", MINUS)


def english_quantity(quantity: Quantity) -> str:
    """`33.5 GiB`, `62.5%`, `€9,455.00`: the number with its unit, joined by a no-break space."""
    value, unit = quantity.value, quantity.unit
    if unit == "EUR" and math.isfinite(value):
        cents = Decimal(value).quantize(Decimal(1).scaleb(-euro_decimals(value)), ROUND_HALF_UP, ALL_DIGITS)
        return f"{MINUS}€{-cents:,f}" if cents < 0 else f"€{cents:,f}"
    number = english_number(value)
    if unit == "%":
        return number + unit
    return f"{number}{NO_BREAK_SPACE}{unit}" if unit else number


def euro_decimals(value: float | Decimal) -> int:
    """Decimals of an amount in euro: cents, and all decimals of an exact price below one euro."""
    if not isinstance(value, Decimal) or not 0 < abs(value) < 1:
        return MOST_DECIMALS
    return min(max(MOST_DECIMALS, -int(value.normalize(ALL_DIGITS).as_tuple().exponent)), FINEST)


def rounded_for_reading(value: float | Decimal) -> Decimal:
    """`value` with at most two decimals, or two significant digits below one; no trailing zeros.

    A float passes through `without_dust` first, so 0.125 gives 0.13 and 2.675 gives 2.68.
    """
    return _rounded(value, digits=MOST_DECIMALS, below=1)


def rounded_for_reckoning(value: float | Decimal) -> Decimal:
    """`value` with at most two decimals, but never fewer than four significant digits; no trailing zeros."""
    return _rounded(value, digits=FACTOR_DIGITS, below=10 ** (FACTOR_DIGITS - MOST_DECIMALS))


def _rounded(value: float | Decimal, *, digits: int, below: int) -> Decimal:
    """At most two decimals, or `digits` significant digits for numbers `below`; no trailing zeros."""
    exact = without_dust(value)
    if exact == 0:
        return Decimal(0)
    decimals = digits - 1 - exact.adjusted() if abs(exact) < below else MOST_DECIMALS
    rounded = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, ALL_DIGITS)
    whole = rounded.to_integral_value()
    return whole if rounded == whole else rounded.normalize(ALL_DIGITS)


def without_dust(value: float | Decimal) -> Decimal:
    """`value` without floating-point noise, for display: the shortest decimal that denotes a float, without the digits
    that depend on the order of sums and products. 37.5 and 37.499999999999993 both give 37.5, and so both 38.
    """
    if not isinstance(value, float):
        return Decimal(value)
    if value.is_integer():
        return Decimal(float.__repr__(value))
    return Decimal(float.__format__(value, SURE_DIGITS if abs(value) < LARGE else LARGE_DIGITS))


def shortened(text: str, most: int) -> str:
    """`text` with at most `most` characters, two at least; the excess is cut from its middle."""
    if len(text) <= most:
        return text
    end = most // 3
    return f"{text[: most - end - 1]}…{text[len(text) - end :]}"


def in_short(error: Exception) -> str:
    """A decoder's error about an unknown value, shortened: it repeats the value at full length, then its place."""
    return shortened(str(error), LONGEST_REASON)


class _Shown(dict[str, str]):
    """Arguments as text; a missing one shows its placeholder, because formatting an error must never fail."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def _not_finite(value: float | Decimal) -> str:
    if math.isnan(value):
        return NO_VALUE
    return "∞" if value > 0 else f"{MINUS}∞"


def _kept(value: object) -> object:
    """One argument in its stored form, whether new or read from JSON."""
    if isinstance(value, Decimal):
        return Quantity(value)
    if isinstance(value, dict):
        return _from_json(value)
    if isinstance(value, bool | str):
        return value
    if isinstance(value, Integral):  # numpy numbers too: JSON supports only Python's own
        return int(value)
    return float(value) if isinstance(value, Real) else value


def _from_json(fields: dict[str, Any]) -> object:
    if "text" in fields:
        return Message(fields["text"], fields.get("arguments", {}), fields.get("plural", ""))
    if "value" not in fields:
        raise ValueError("An argument of a message is neither a message nor a quantity.")
    value = fields["value"]
    return Quantity(Decimal(value) if isinstance(value, str) else value, fields.get("unit", ""))
