"""Values of the library as cell texts, and typed, pasted or imported texts as values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import Any, Final

from app.look.number_format import Numbers, numbers
from app.look.number_input import NumberInputError
from app.look.translation import tr
from app.look.widgets.number_spec import NumberSpec
from planner_core.catalog.library_rules import DAYS, expected_of
from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo

NUMBER_KINDS: Final = frozenset({"integer", "number", "money"})
DECIMALS: Final = {"integer": 0, "number": 6, "money": 6}
ISO_DAY: Final = re.compile(r"([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?")
GERMAN_DAY: Final = re.compile(r"(?:(?:([0-9]{1,2})\.)?([0-9]{1,2})\.)?([0-9]{4})")


class CellError(HeadroomError):
    """A text that is not a valid value of its field; the message says what is expected."""


def cell_text(info: FieldInfo, value: Any) -> str:
    """A value as shown in its cell; empty for None."""
    if value is None:
        return ""
    if info.kind == "choice":
        return tr(info.choices[value]) if info.choices.get(value) else ""
    if info.kind == "money" and info.name == "unit_price":
        return numbers().number(value, max(2, -int(Decimal(value).normalize().as_tuple().exponent)))
    if info.kind in NUMBER_KINDS and info.name != "year":
        return numbers().exact(value)
    return str(value)


def typed_text(info: FieldInfo, value: Any) -> str:
    """A value as shown in its cell's editor: numbers without grouping."""
    if info.kind in NUMBER_KINDS and value is not None:
        return numbers().plain(value)
    return cell_text(info, value)


def read_cell(info: FieldInfo, text: str, style: Numbers | None = None) -> Any:
    """The value of a text; None for an empty cell of a number or choice. Raises HeadroomError."""
    typed = text.strip()
    if info.name in DAYS:
        return read_day(typed)
    if info.kind == "text":
        return typed
    if info.kind == "choice":
        return _choice(info, typed)
    return None if not typed else number_value(info, _number(info, typed, style or numbers()))


def number_value(info: FieldInfo, value: Decimal) -> Any:
    """A number in the type of the field."""
    if info.kind == "integer":
        if value != value.to_integral_value():
            raise CellError(_expected(info, value))
        return int(value)
    return float(value) if info.kind == "number" else value


def _number(info: FieldInfo, typed: str, style: Numbers) -> Decimal:
    unit = tr(info.unit) if info.unit else ""
    spec = NumberSpec(
        tr(info.title),
        info.unit,
        unit,
        None if info.least is None else Decimal(str(info.least)),
        None if info.most is None else Decimal(str(info.most)),
        DECIMALS[info.kind],
        memory=info.memory,
    )
    value = spec.read(typed, style)
    if value is None:
        raise NumberInputError(Message("Type a number."))
    return value if info.kind == "integer" else value.normalize() + 0


def _choice(info: FieldInfo, typed: str) -> Any:
    wanted = typed.casefold()
    for value, name in info.choices.items():
        if wanted in {str(value).casefold(), name.casefold(), tr(name).casefold() if name else ""}:
            return value
    if not typed:
        return None
    offered = ", ".join(tr(name) for name in info.choices.values() if name)
    words: dict[str, object] = {"text": typed, "offered": offered}
    raise CellError(Message("“{text}” is not one of the choices: {offered}.", words))


def read_day(typed: str) -> str:
    """A day as ISO text: `2026-11-30`, `30.11.2026`; month or year alone are unchanged. Raises CellError.

    `11/12/2026` is ambiguous between Europe and America, so it is refused.
    """
    if not typed:
        return ""
    if found := ISO_DAY.fullmatch(typed):
        year, month, day = found.groups()
    elif found := GERMAN_DAY.fullmatch(typed):
        day, month, year = found.groups()
    else:
        raise CellError(
            Message("“{text}” is not a date; type it like 2026-11-30 or 30.11.2026.", {"text": typed})
        )
    try:
        date(int(year), int(month or 1), int(day or 1))
    except ValueError as error:
        raise CellError(Message("“{text}” is not in the calendar.", {"text": typed})) from error
    return "-".join([year, *(each.zfill(2) for each in (month, day) if each)])


def _expected(info: FieldInfo, value: object) -> Message:
    words: Mapping[str, object] = {"text": str(value), "expected": expected_of(info)}
    return Message("“{text}” does not fit; this must be {expected}.", dict(words))
