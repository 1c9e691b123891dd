"""Reads typed numbers without ever changing their magnitude silently.

Both `,` and `.` work as decimal separator in every locale. A separator that can only group digits has to be in the
right places. A text that could mean two numbers follows the reader's locale; if the locale does not decide, it is
refused with both readings. Simple expressions (`2*192`) and units are understood.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Context, Decimal, DivisionByZero, InvalidOperation, localcontext

from app.look.number_format import Numbers
from planner_core.messages import HeadroomError, Message

LONGEST = 80
PRECISION = Context(prec=60)
GROUP_SIGNS = (
    "\N{SPACE}\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}'\N{RIGHT SINGLE QUOTATION MARK}"
)

# Units of one kind by their size; typing another unit of the same kind converts.
FAMILIES: tuple[dict[str, Decimal], ...] = (
    {
        **{unit: Decimal(10) ** power for unit, power in (("kB", 3), ("MB", 6), ("GB", 9), ("TB", 12))},
        **{unit: Decimal(2) ** power for unit, power in (("KiB", 10), ("MiB", 20), ("GiB", 30), ("TiB", 40))},
    },
    {"MHz": Decimal(1), "GHz": Decimal(1000)},
    {"ms": Decimal(1), "s": Decimal(1000), "min": Decimal(60_000), "h": Decimal(3_600_000)},
    {"W": Decimal(1), "kW": Decimal(1000)},
)
OF_MEMORY = {"kb": "KiB", "mb": "MiB", "gb": "GiB", "tb": "TiB"}
SAME_UNIT = ({"eur", "€", "euro"},)

_PIECES = re.compile(rf"\s*(?:([0-9.,][0-9.,{GROUP_SIGNS}]*)|([-+*/()−×·÷xX]))")
_UNIT_AFTER = re.compile(r"(?<=[0-9).,\s])\s*([^\W\d_]|[%€])[^\d()*+]*$")
_EURO_BEFORE = re.compile(r"([-+−]?)\s*€\s*")
_OPERATORS = {"−": "-", "×": "*", "·": "*", "x": "*", "X": "*", "÷": "/"}


class NumberInputError(HeadroomError):
    """The typed text is not one number; the message says why and what to type."""


def read_number(text: str, style: Numbers, units: Sequence[str] = (), *, memory: bool = False) -> Decimal:
    """The number that `text` means to a reader of `style`, in the first of `units`.

    `units` are the names of the field's unit (symbol, translated word); a text may end with one of them or with another
    unit of the same kind, which is converted. For `memory`, a GB is a GiB and a TB a TiB, because memory is sold in
    powers of two under those names. Raises NumberInputError.
    """
    typed = text.strip()
    if not typed:
        raise NumberInputError(Message("Type a number."))
    expression, unit = _split_unit(typed)
    try:
        with localcontext(PRECISION):
            value = _Expression(expression, typed, style).value()
            return +value * _factor(_of_memory(unit) if memory else unit, units)
    except (DivisionByZero, InvalidOperation):
        raise NumberInputError(Message("“{text}” divides by zero.", {"text": typed})) from None


def _split_unit(typed: str) -> tuple[str, str]:
    if leading := _EURO_BEFORE.match(typed):
        return leading.group(1) + typed[leading.end() :], "€"
    found = _UNIT_AFTER.search(typed)
    if found is None:
        return typed, ""
    return typed[: found.start()].strip(), found.group().strip()


def _of_memory(typed: str) -> str:
    """The unit that a typed unit of bytes means for memory."""
    return OF_MEMORY.get(typed.casefold(), typed)


def _factor(typed: str, units: Sequence[str]) -> Decimal:
    """Value of one typed unit in units of the field."""
    own = {unit.casefold() for unit in units if unit}
    aliases = set().union(*(group for group in SAME_UNIT if group & own))
    if not typed or typed.casefold() in own | aliases:
        return Decimal(1)
    for family in FAMILIES:
        sizes = {unit.casefold(): size for unit, size in family.items()}
        ours = own & sizes.keys()
        if ours and typed.casefold() in sizes:
            return sizes[typed.casefold()] / sizes[ours.pop()]
    if not own:
        raise NumberInputError(
            Message("Type the number without “{typed}”: it has no unit.", {"typed": typed})
        )
    raise NumberInputError(
        Message("“{typed}” does not fit: this value is in {unit}.", {"typed": typed, "unit": units[-1]})
    )


class _Expression:
    """Sums, products and brackets over typed numbers; a fresh object for each text."""

    def __init__(self, text: str, typed: str, style: Numbers) -> None:
        self._typed = typed
        self._style = style
        self._pieces = self._split(text)
        self._next = 0

    def value(self) -> Decimal:
        """The value of the whole text."""
        result = self._sum()
        if self._next < len(self._pieces):
            raise self._not_a_number()
        return result

    def _split(self, text: str) -> list[str]:
        pieces, position = [], 0
        while position < len(text):
            found = _PIECES.match(text, position)
            if found is None or len(text) > LONGEST:
                raise self._not_a_number()
            pieces.append(
                (found.group(1) or _OPERATORS.get(found.group(2), found.group(2))).strip(GROUP_SIGNS)
            )
            position = found.end()
        return pieces

    def _take(self, *wanted: str) -> str:
        """The next token if it is one of `wanted`, else the empty text."""
        if self._next < len(self._pieces) and self._pieces[self._next] in wanted:
            self._next += 1
            return self._pieces[self._next - 1]
        return ""

    def _sum(self) -> Decimal:
        value = self._product()
        while operator := self._take("+", "-"):
            term = self._product()
            value = value + term if operator == "+" else value - term
        return value

    def _product(self) -> Decimal:
        value = self._signed()
        while operator := self._take("*", "/"):
            factor = self._signed()
            value = value * factor if operator == "*" else value / factor
        return value

    def _signed(self) -> Decimal:
        if operator := self._take("+", "-"):
            return -self._signed() if operator == "-" else self._signed()
        if self._take("("):
            value = self._sum()
            if not self._take(")"):
                raise self._not_a_number()
            return value
        if self._next >= len(self._pieces) or self._pieces[self._next] in set("*/)"):
            raise self._not_a_number()
        self._next += 1
        return one_number(self._pieces[self._next - 1], self._style)

    def _not_a_number(self) -> NumberInputError:
        return not_a_number(self._typed, self._style)


def one_number(text: str, style: Numbers) -> Decimal:
    """The value of digits with decimal and grouping signs, such as `1.234,5`. Raises NumberInputError."""
    spaced = any(sign in text for sign in GROUP_SIGNS)
    whole, fraction = _split_decimals(text, style, spaced)
    if not _well_grouped(whole) or not re.fullmatch("[0-9]*", fraction):
        raise NumberInputError(
            Message(
                "The digits of “{text}” are grouped in an unusual way. Type it like {example}.",
                {"text": text, "example": style.exact(Decimal("1234.5"))},
            )
        )
    digits = re.sub("[^0-9]", "", whole)
    if not digits and not fraction:
        raise not_a_number(text, style)
    return Decimal(f"{digits or 0}.{fraction or 0}")


def not_a_number(text: str, style: Numbers) -> NumberInputError:
    """The error for a text that cannot be read at all."""
    shown = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return NumberInputError(
        Message(
            "“{text}” is not a number. Type one like {example}.",
            {"text": shown, "example": style.exact(Decimal("1234.5"))},
        )
    )


def _split_decimals(text: str, style: Numbers, spaced: bool) -> tuple[str, str]:
    """The integer part with its grouping signs, and the decimals of one number."""
    last = max(text.rfind("."), text.rfind(","))
    if last < 0:
        return text, ""
    sign, before, after = text[last], text[:last], text[last + 1 :]
    if sign in before:
        return text, ""
    other = {".": ",", ",": "."}[sign]
    could_group = len(after) == 3 and re.fullmatch("[1-9][0-9]{0,2}", before)
    if spaced or other in before or not could_group or sign == style.style.decimal:
        return before, after
    if sign == style.style.group:
        return text, ""
    large, small = Decimal(before + after), Decimal(f"{before}.{after}")
    raise NumberInputError(
        Message(
            "“{text}” can mean two numbers. Type {large} or {small}.",
            {"text": text, "large": style.plain(large), "small": style.plain(small)},
        )
    )


def _well_grouped(whole: str) -> bool:
    """Whether these are digits alone, or one to three digits and then groups of three with the same separator."""
    if re.fullmatch("[0-9]*", whole):
        return True
    signs = set(re.sub("[0-9]", "", whole))
    return len(signs) == 1 and bool(re.fullmatch(r"[1-9][0-9]{0,2}([^0-9][0-9]{3})+", whole))
