"""How well the catalogue knows what it says: every record of every table with its values, source and confidence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.graphics_boards import SHIPPED_LISTS, GraphicsBoard, source_of_count
from planner_core.catalog.licence_templates import LicenceTemplate
from planner_core.catalog.records import RECALLED, Record

LEVELS: Final = ("A", "B", "D", "C", RECALLED)
"""The confidences from the best to the least: published, quoted, computed, planning value, recalled."""
OUR_WORD: Final = {"recalled": RECALLED}
"""Other words for a confidence."""
BESIDE: Final = ("_source", "_confidence")
"""Endings of fields that tell the source and the confidence of one value, and of a table of values."""
NO_VALUES: Final = frozenset(
    {"id", "name", "source", "confidence", "recalled", "year", "note", "farm", "counted"}
)
PROFILES: Final = "vgpu_profiles"
RESPONSE: Final = "response"

_DATE: Final = re.compile(
    r"\((?:[^()]*[ ,])?((?:19|20)\d\d(?:-\d\d){0,2})\)"  # (VMware, 2016) and (2026-08-21)
    r"|\b(20\d\d-\d\d(?:-\d\d)?)\b"
    r"|, ((?:19|20)\d\d)$"
)


class KnownRecord(NamedTuple):
    """One record, and how well it is known."""

    name: str
    kind: str
    """The component whose fields the values fill, or "licence"; empty if the values are those of a table."""
    values: Mapping[str, Any]
    """By field: numbers, texts, flags, and tuples of them or of rows."""
    source: str
    confidence: str
    """One of LEVELS."""
    recalled: tuple[str, ...] = ()
    """Fields that are only recalled although the rest was read."""

    @property
    def dated(self) -> str:
        """The latest date that its source names: a year, a month or a day of ISO 8601; empty if it names none."""
        return max(dates_in(self.source), default="")


class KnownTable(NamedTuple):
    """A table of the catalogue."""

    id: str
    records: tuple[KnownRecord, ...]

    @property
    def counts(self) -> dict[str, int]:
        """The number of records at each level."""
        found = Counter(each.confidence for each in self.records)
        return {level: found[level] for level in LEVELS}

    @property
    def partly_recalled(self) -> int:
        """Records that were read, but for a value or two."""
        return sum(bool(each.recalled) and each.confidence != RECALLED for each in self.records)

    @property
    def sources(self) -> int:
        """The number of different sources."""
        return len({each.source for each in self.records})

    @property
    def dates(self) -> tuple[str, str]:
        """The earliest and the latest year that a source names; both empty if none names one."""
        years = {date[:4] for each in self.records for date in dates_in(each.source)}
        return min(years, default=""), max(years, default="")


def known_tables(
    catalog: Catalog, beside: Mapping[str, Iterable[Any]] | None = None
) -> tuple[KnownTable, ...]:
    """Every table of a catalogue: lists of records, tables of constants, and further rows `beside` by table."""
    tables = {name: list(map(_of_record, records)) for name, records in catalog.lists.items()}
    for name in SHIPPED_LISTS:
        tables.pop(name, None)
    for name in catalog.__struct_fields__:
        table = getattr(catalog, name)
        if isinstance(table, Mapping) and name != "lists":
            tables[name] = [_of_row(row) for row in table.values()]
    tables[PROFILES] = list(_profiles(catalog.graphics_boards.values()))
    tables[RESPONSE] = [_of_row(row, name) for name, row in _rows_in(catalog.response, RESPONSE)]
    for name, rows in (beside or {}).items():
        tables[name] = [_of_row(row) for row in rows]
    return tuple(KnownTable(name, tuple(records)) for name, records in tables.items())


def dates_in(source: str) -> tuple[str, ...]:
    """The dates that a source names in brackets, at its end, or as a month or day of ISO 8601."""
    return tuple("".join(found) for found in _DATE.findall(source))


def _of_record(record: Record) -> KnownRecord:
    recalled = tuple(each for each in record.recalled if each in record.values)
    return KnownRecord(record.name, record.kind, record.values, record.source, record.confidence, recalled)


def _of_row(row: Any, name: str = "") -> KnownRecord:
    """A row of a table of constants."""
    given = {field: getattr(row, field) for field in row.__struct_fields__}
    confidence = OUR_WORD.get(row.confidence, row.confidence)
    recalled = set(given.get("recalled", ()))
    recalled |= {
        field.removesuffix(BESIDE[1])
        for field, value in given.items()
        if field.endswith(BESIDE[1]) and value == RECALLED
    }
    shown = given.get("name") or given.get("id") or name
    if isinstance(row, LicenceTemplate):
        shown = f"{row.vendor} {row.name} ({row.id})"
        return KnownRecord(shown, "licence", row.values, row.source, confidence, tuple(sorted(recalled)))
    values = {
        field: value
        for field, value in given.items()
        if field not in NO_VALUES and not field.endswith(BESIDE) and value is not None
    }
    return KnownRecord(str(shown), "", values, row.source, confidence, tuple(sorted(recalled)))


def _profiles(boards: Iterable[GraphicsBoard]) -> Iterator[KnownRecord]:
    """The virtual GPUs of each board."""
    for board in boards:
        for each in board.profiles:
            values = {
                "board_model": board.id,
                "frame_buffer_mib": each.frame_buffer_mib,
                "most_equal": each.most_equal,
                "most_mixed": each.most_mixed,
                "heads": each.heads,
                "pixels": each.pixels,
            }
            kept = {field: value for field, value in values.items() if value is not None}
            recalled = ("heads", "pixels") if each.display_confidence == RECALLED else ()
            source = f"{source_of_count(board, each, mixed=False)[0]}; {board.source}"
            yield KnownRecord(each.name, "", kept, source, each.confidence, recalled)


def _rows_in(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """All rows with a source and a confidence inside a value, each with a name."""
    if isinstance(value, msgspec.Struct):
        fields = value.__struct_fields__
        if "source" in fields and "confidence" in fields:
            yield name, value
            return
        for field in fields:
            yield from _rows_in(getattr(value, field), field)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _rows_in(each, f"{name} {key}")
    elif isinstance(value, tuple):
        for each in value:
            yield from _rows_in(each, name)
