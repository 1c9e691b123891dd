"""Conversion between library records and prices, and rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any, Final

import apsw
import msgspec

from db.tables import delete_sql, insert_sql, stored_value
from db.verify import Tables
from planner_core.catalog.library import Library, LibraryEdit, RecordKey
from planner_core.catalog.library_rules import check_own_record, check_price
from planner_core.catalog.prices import Price
from planner_core.catalog.records import LIST_KINDS, Calibration, Record
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_field

RECORD_COLUMNS: Final = ("list", "name", "source", "confidence", "year", "note")
VALUE_COLUMNS: Final = ("list", "record", "field", "whole", "number", "words")
CALIBRATION_COLUMNS: Final = ("list", "record", "family", "workload", "guest", "measured_on", "benchmark")
PRICE_FIELDS: Final = Price.__struct_fields__
MONEY: Final = ("unit_price", "discount_percent")

Named = Mapping[str, Any]


def write_edit(connection: apsw.Connection, edit: LibraryEdit) -> None:
    """Write the row of an edit with its value after the edit. Raises apsw.Error."""
    if edit.table == "prices":
        connection.execute(delete_sql("price", "id"), (edit.key,))
        if isinstance(edit.after, Price):
            stored = (stored_value(getattr(edit.after, name)) for name in PRICE_FIELDS)
            connection.execute(insert_sql("price", ("id", *PRICE_FIELDS)), (edit.key, *stored))
        return
    assert isinstance(edit.key, tuple)
    for table in ("calibration", "value"):
        connection.execute(delete_sql(table, "list", "record"), edit.key)
    connection.execute(delete_sql("record", "list", "name"), edit.key)
    if isinstance(edit.after, Record):
        _write_record(connection, edit.key, edit.after)


def _write_record(connection: apsw.Connection, key: RecordKey, record: Record) -> None:
    words = (record.source, record.confidence, record.year, record.note)
    connection.execute(insert_sql("record", RECORD_COLUMNS), (*key, *words))
    for field, value in record.values.items():
        connection.execute(insert_sql("value", VALUE_COLUMNS), (*key, field, *_typed(value)))
    if (found := record.calibration) is not None:
        systems = "\n".join(found.measured_on)
        row = (*key, found.family, found.workload, found.guest, systems, found.benchmark)
        connection.execute(insert_sql("calibration", CALIBRATION_COLUMNS), row)


def _typed(value: Any) -> tuple[int | None, float | None, str | None]:
    if isinstance(value, bool | int):
        return int(value), None, None
    if isinstance(value, float):
        return None, value, None
    return None, None, None if value is None else str(value)


def library_of(tables: Tables) -> tuple[Library, tuple[Message, ...]]:
    """The library from its rows, and the rows that are invalid."""
    complaints: list[Message] = []
    values, calibrations = _by_record(tables, "value"), _by_record(tables, "calibration")
    records = _kept(
        _named(tables, "record"),
        lambda row: ((row["list"], row["name"]), _record(row, values, calibrations)),
        complaints,
    )
    prices = _kept(_named(tables, "price"), lambda row: (row["id"], _price(row)), complaints)
    return Library(records, prices), tuple(complaints)


def _kept(
    rows: Iterable[Named], make: Callable[[Named], tuple[Any, Any]], complaints: list[Message]
) -> dict[Any, Any]:
    kept = {}
    for row in rows:
        try:
            key, made = make(row)
        except HeadroomError as error:
            complaints.append(error.message)
        except (msgspec.ValidationError, InvalidOperation) as error:
            name = row.get("name") or row.get("item") or row.get("order_number")
            words: dict[str, object] = {"row": str(name), "reason": str(error)}
            complaints.append(Message("Library, {row}: {reason}", words))
        else:
            kept[key] = made
    return kept


def _record(
    row: Named, values: Mapping[RecordKey, list[Named]], others: Mapping[RecordKey, list[Named]]
) -> Record:
    key = (row["list"], row["name"])
    record = Record(
        name=row["name"],
        kind=LIST_KINDS[row["list"]],
        values={each["field"]: _value(row["list"], each) for each in values[key]},
        source=row["source"],
        confidence=row["confidence"],
        year=row["year"],
        note=row["note"],
        calibration=next((_calibration(each) for each in others[key]), None),
    )
    check_own_record(row["list"], record)
    return record


def _value(list_name: str, row: Named) -> Any:
    value = next((row[column] for column in ("whole", "number", "words") if row[column] is not None), None)
    info = declared_field(COMPONENT_TYPES[LIST_KINDS[list_name]], row["field"])
    return bool(value) if info is not None and info.kind == "flag" and value in (0, 1) else value


def _calibration(row: Named) -> Calibration:
    return Calibration(
        family=row["family"],
        workload=row["workload"],
        guest=row["guest"],
        measured_on=tuple(row["measured_on"].split("\n")) if row["measured_on"] else (),
        benchmark=row["benchmark"],
    )


def _price(row: Named) -> Price:
    fields: dict[str, Any] = {
        name: Decimal(row[name]) if name in MONEY else row[name] for name in PRICE_FIELDS
    }
    price = Price(**fields)
    check_price(price)
    return price


def _named(tables: Tables, name: str) -> list[dict[str, Any]]:
    table = tables[name]
    return [table.named(row) for row in table.rows]


def _by_record(tables: Tables, name: str) -> Mapping[RecordKey, list[Named]]:
    found: defaultdict[RecordKey, list[Named]] = defaultdict(list)
    for row in _named(tables, name):
        found[(row["list"], row["record"])].append(row)
    return found
