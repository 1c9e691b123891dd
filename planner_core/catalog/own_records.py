"""The user's own records, in addition to those that come with Headroom.

A file of them is one JSON object that names the lists it adds to:

    {"servers": [{"name": "Our blade", "kind": "host", "values": {"sockets": 2, "ram_gib": 768.0},
                  "source": "Offer of 3 May", "confidence": "C"}]}

An own record replaces a shipped one of the same name, and keeps its prices if it has none; all other records are
appended to their list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import RECORD_LISTS, CatalogError, Record, check_record
from planner_core.messages import Message, in_short

OwnRecords = Mapping[str, tuple[Record, ...]]
"""List name -> records."""


def decode_own_records(files: Mapping[str, bytes]) -> OwnRecords:
    """Own records from the contents of files, by file name.

    Raises CatalogError with file, list, record and field if a value is invalid or a record occurs twice.
    """
    found: dict[str, dict[str, Record]] = {}
    for file, content in files.items():
        for list_name, raw_records in _lists_of(file, content).items():
            named = found.setdefault(list_name, {})
            for position, raw in enumerate(raw_records, start=1):
                record = _record(file, list_name, position, raw)
                if record.name in named:
                    raise _cannot_use(file, f"{record.name} is there twice in {list_name}")
                named[record.name] = record
    return {name: tuple(records.values()) for name, records in found.items()}


def merged(catalog: Catalog, own_records: OwnRecords) -> Catalog:
    """The catalogue with own records: each replaces the record of the same name, or is appended."""
    lists = dict(catalog.lists)
    for name, records in own_records.items():
        own = {record.name: record for record in records}
        shipped = lists.get(name, ())
        kept = [_in_place_of(record, own.pop(record.name, record)) for record in shipped]
        lists[name] = (*kept, *own.values())
    return msgspec.structs.replace(catalog, lists=lists)


def _in_place_of(shipped: Record, own: Record) -> Record:
    return own if own.parts else msgspec.structs.replace(own, parts=shipped.parts)


def _lists_of(file: str, content: bytes) -> Mapping[str, list[Any]]:
    try:
        lists = msgspec.json.decode(content, type=dict[str, list[Any]])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _cannot_use(file, in_short(error)) from error
    for name in lists:
        if name not in RECORD_LISTS:
            raise _cannot_use(file, f"there is no list {name}; there are {', '.join(RECORD_LISTS)}")
    return lists


def _record(file: str, list_name: str, position: int, raw: Any) -> Record:
    name = raw.get("name") if isinstance(raw, dict) else None
    try:
        record: Record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise _cannot_use(file, f"{list_name}, record {name or position}: {error}") from error
    check_record(file, list_name, record)
    return record


def _cannot_use(file: str, reason: str) -> CatalogError:
    return CatalogError(
        Message("Own records {file} cannot be used: {reason}", {"file": file, "reason": reason})
    )
