"""Validation of the user's own records and prices; errors name the record, the field and the expected value."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from planner_core.catalog.library import LibraryEdit
from planner_core.catalog.prices import Price
from planner_core.catalog.records import RECORD_LISTS, Record, check_record
from planner_core.messages import HeadroomError, Message
from planner_core.plan.days import is_in_calendar
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.problems import is_discount, is_price

LONGEST_NAME: Final = 200
LONGEST_WORDS: Final = 4000
YEARS: Final = (1970, 2200)
OWN: Final = "library"
"""Used instead of a file name in messages about a library record."""
DAYS: Final = ("valid_from", "valid_to", "price_date")
JUDGED: Final = tuple(
    info for info in declared_fields(Price) if info.name in ("unit_price", "discount_percent", *DAYS)
)
"""Fields of a price that need more than a type check."""
EXPECTED: Final = {
    "integer": Message("a whole number"),
    "number": Message("a number"),
    "money": Message("a number"),
    "choice": Message("one of the choices"),
    "flag": Message("yes or no"),
}


class LibraryRuleError(HeadroomError):
    """The library rejects a change; the message names record and field and states what is expected."""


def check_edit(edit: LibraryEdit) -> None:
    """Validate the row an edit leaves behind. Raises LibraryRuleError or CatalogError."""
    if isinstance(edit.after, Price):
        check_price(edit.after)
    elif isinstance(edit.after, Record):
        check_own_record(str(edit.key[0]) if isinstance(edit.key, tuple) else "", edit.after)


def check_own_record(list_name: str, record: Record) -> None:
    """Validate an own record against its list. Raises CatalogError or LibraryRuleError with record and field."""
    if list_name not in RECORD_LISTS:
        raise _refused(record.name, Message("List"), Message("there is no list {list}", {"list": list_name}))
    check_record(OWN, list_name, record)
    if len(record.name) > LONGEST_NAME or record.name != record.name.strip():
        words: dict[str, object] = {"most": LONGEST_NAME}
        raise _refused(
            record.name, Message("Name"), Message("1 to {most} characters, no blanks at the ends", words)
        )
    for title, text in ((Message("Source"), record.source), (Message("Note"), record.note)):
        if len(text) > LONGEST_WORDS:
            raise _refused(record.name, title, Message("at most {most} characters", {"most": LONGEST_WORDS}))
    if record.year is not None and not YEARS[0] <= record.year <= YEARS[1]:
        words = {"least": str(YEARS[0]), "most": str(YEARS[1])}
        raise _refused(record.name, Message("Year"), Message("{least} to {most}", words))


def check_price(price: Price) -> None:
    """Validate a price against its fields. Raises LibraryRuleError with item and field."""
    name = price.item or price.order_number
    if not name.strip():
        raise _refused("", Message("Item"), Message("an item or an order number"))
    try:
        msgspec.convert(
            msgspec.structs.asdict(price), Price
        )  # checks all fields at once, because price lists are long
    except msgspec.ValidationError:
        for info in declared_fields(Price):
            _check_type(name, info, getattr(price, info.name))
    for info in JUDGED:
        _check_price_value(name, info, getattr(price, info.name))
    if price.valid_from and price.valid_to and price.valid_to < price.valid_from:
        words: dict[str, object] = {"day": price.valid_from}
        raise _refused(name, Message("Valid to"), Message("no day before {day}", words))
    if bool(price.list) != bool(price.record):
        raise _refused(name, Message("Record"), Message("a list together with the name of a record in it"))


def _check_type(name: str, info: FieldInfo, value: Any) -> None:
    try:
        msgspec.convert(value, info.type)
    except msgspec.ValidationError as error:
        raise _refused(name, Message(info.title), expected_of(info)) from error


def _check_price_value(name: str, info: FieldInfo, value: Any) -> None:
    if info.name == "unit_price" and not is_price(value):
        raise _refused(name, Message(info.title), Message("an amount of money, 0 or more"))
    if info.name == "discount_percent" and not is_discount(value):
        raise _refused(name, Message(info.title), Message("0 to 100%"))
    if info.name in DAYS and value and not is_in_calendar(value):
        raise _refused(name, Message(info.title), Message("a day such as 2026-11-30"))


def expected_of(info: FieldInfo) -> Message:
    """What a field accepts, in words."""
    if info.name in DAYS:
        return Message("a day such as 2026-11-30")
    if info.name == "currency":
        return Message("three capital letters such as EUR")
    if info.kind in ("integer", "number") and info.least is not None and info.most is not None:
        return _range_of(info)
    if info.kind == "text":
        return Message("at most {most} characters", {"most": _longest(info)})
    return EXPECTED[info.kind]


def _range_of(info: FieldInfo) -> Message:
    words: dict[str, object] = {"least": info.least, "most": info.most, "unit": Message(info.unit)}
    if info.kind == "integer":
        if info.unit:
            return Message("a whole number from {least} to {most} {unit}", words)
        return Message("a whole number from {least} to {most}", words)
    if info.unit:
        return Message("a number from {least} to {most} {unit}", words)
    return Message("a number from {least} to {most}", words)


def _longest(info: FieldInfo) -> int:
    metas = getattr(info.type, "__metadata__", ())
    return next(
        (each.max_length for each in metas if isinstance(each, msgspec.Meta) and each.max_length),
        LONGEST_WORDS,
    )


def _refused(name: str, title: Message, expected: Message) -> LibraryRuleError:
    words: dict[str, object] = {"name": name, "field": title, "expected": expected}
    if not name:
        return LibraryRuleError(Message("{field}: this must be {expected}.", words))
    return LibraryRuleError(Message("{name}, {field}: this must be {expected}.", words))
