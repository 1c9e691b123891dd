"""What a number field accepts, and the message for anything else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal

from app.look.number_format import Numbers, rounded
from app.look.number_input import NumberInputError, read_number
from planner_core.currencies import decimals_of_price, shown_decimals
from planner_core.messages import Message

DECIMALS = 3
DIGITS = 6
"""Significant digits of a small number, beyond the usual decimals: 16 s are 0.266667 min."""
EXAMPLE = Decimal("1234.5")
"""Example of how thousands and decimals are written, if it is within the bounds."""


_THOUSANDS = re.compile(r"[0-9]{1,3}([.,][0-9]{3})+")
_THOUSANDS_OR_NOT = re.compile(r"[^0-9.,]*([1-9][0-9]{0,2}[.,][0-9]{3})[^0-9.,]*")
"""Money has two decimals, so three digits after a separator are thousands, or a typing error."""


@dataclass(frozen=True, slots=True)
class NumberSpec:
    """The title of a number, its unit and bounds (inclusive, in that unit), and its format.

    `unit` is the symbol in files, `unit_shown` its translation. `decimals` is 0 for whole numbers; others have three,
    or enough for six significant digits. Money is written with the decimals of its currency, and a price below the
    smallest unit with all its decimals. An `optional` number may be empty.
    """

    title: str
    unit: str = ""
    unit_shown: str = ""
    least: Decimal | None = None
    most: Decimal | None = None
    decimals: int = DECIMALS
    money: bool = False
    optional: bool = False
    step: Decimal = Decimal(1)
    memory: bool = False
    """Whether a typed GB means GiB."""
    grouped: bool = True
    """Whether thousands are separated: not in a year of the calendar."""

    def read(self, text: str, style: Numbers) -> Decimal | None:
        """The number meant by `text`, or None for an empty optional one. Raises NumberInputError."""
        if self.optional and not text.strip():
            return None
        try:
            value = read_number(text, style, [self.unit, self.unit_shown], memory=self.memory)
        except NumberInputError as refused:
            raise self._with_own_example(refused, style) from None
        if self.decimals == 0 and not self.money and value != value.to_integral_value():
            raise NumberInputError(Message("{value} is not a whole number.", {"value": style.exact(value)}))
        if self.decimals == 0 and not self.money and (grouped := _THOUSANDS.fullmatch(text.strip())):
            _refuse_if_cut(grouped[0], value, style)
        value = rounded(value, self._decimals_of(value))
        if self.money:  # without zeros that nobody typed
            value = rounded(value, shown_decimals(value, self.decimals))
        if self.money and (grouped := _THOUSANDS_OR_NOT.fullmatch(text)):
            _refuse_if_cut(grouped[1], value, style)
        if not self.allows(value):
            raise NumberInputError(self.range_message(style))
        return value

    def _decimals_of(self, value: Decimal) -> int:
        """How many decimals of a number are stored."""
        if self.money:
            return decimals_of_price(value, value, self.decimals)
        if self.decimals != DECIMALS or not value:
            return self.decimals
        return max(self.decimals, DIGITS - 1 - value.adjusted())

    def _with_own_example(self, refused: NumberInputError, style: Numbers) -> NumberInputError:
        """Replace the example in a message if the field would refuse it."""
        message = refused.message
        if "example" not in message.arguments:
            return refused
        bounds = (each for each in (self.most, self.least) if each is not None)
        usual = EXAMPLE if self.decimals else EXAMPLE.to_integral_value(ROUND_DOWN)
        example = usual if self.allows(usual) else next(bounds)
        return NumberInputError(Message(message.text, {**message.arguments, "example": style.exact(example)}))

    def allows(self, value: Decimal) -> bool:
        """Whether a number lies within the bounds."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def range_message(self, style: Numbers) -> Message:
        """The allowed range as an instruction; empty if there are no bounds."""
        words = {"least": self.written(self.least, style), "most": self.written(self.most, style)}
        if self.least is not None and self.most is not None:
            return Message("Type a number from {least} to {most}.", words)
        if self.least is not None:
            return Message("Type a number of at least {least}.", words)
        return Message("Type a number of at most {most}.", words) if self.most is not None else Message("")

    def written(self, value: Decimal | None, style: Numbers) -> str:
        """A number as shown while it is not edited; empty for None."""
        if value is None:
            return ""
        if not self.grouped:
            return style.plain(value)
        return style.number(value, shown_decimals(value, self.decimals)) if self.money else style.exact(value)

    def typed(self, value: Decimal | None, style: Numbers) -> str:
        """A number as shown while it is edited; empty for None."""
        return "" if value is None else style.plain(value)


def _refuse_if_cut(grouped: str, value: Decimal, style: Numbers) -> None:
    """In a field for whole numbers or money, `1.000` means a thousand to many readers; it never silently becomes 1."""
    large = Decimal(re.sub("[.,]", "", grouped))
    if value != large:
        words = {"text": grouped, "large": style.plain(large), "small": style.plain(value)}
        raise NumberInputError(Message("“{text}” can mean two numbers. Type {large} or {small}.", words))
