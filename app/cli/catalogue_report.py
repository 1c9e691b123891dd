"""What the catalogue knows, and how well: as text for a terminal, and as JSON for scripts. Keys are only added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from app.cli.terminal import harmless, table
from app.results.tables.known_tables import (
    RecordRow,
    found_rows,
    record_rows,
    table_columns,
    table_rows,
)
from planner_core.catalog.provenance import KnownTable

INDENT = "  "


def tables_lines(tables: Sequence[KnownTable], typed: str) -> Iterator[str]:
    """One line for each table that has a record with the typed words."""
    columns = table_columns()
    rows = table_rows(tables, found_rows(record_rows(tables), typed))
    cells = [[each.title for each in columns]]
    cells += [[each.shown(row) for each in columns] for row in rows]
    yield from table(cells, right={place for place, each in enumerate(columns) if each.is_numeric})


def records_lines(rows: Sequence[RecordRow]) -> Iterator[str]:
    """A record with its confidence, and below it its values and its source."""
    for row in rows:
        yield harmless(f"{row.name} ({'; '.join(row.confidence_tip.splitlines())})")
        if row.values:
            yield INDENT + harmless("; ".join(row.values))
        yield INDENT + harmless(row.source)


def catalogue_json(tables: Sequence[KnownTable], rows: Sequence[RecordRow] | None) -> dict[str, Any]:
    """The output of `headroom catalogue --json`, as plain values; `records` only if a table or words were given."""
    found: dict[str, Any] = {"tables": [_table_json(each) for each in tables]}
    if rows is not None:
        found["records"] = [_record_json(each) for each in rows]
    return found


def _table_json(known: KnownTable) -> dict[str, Any]:
    first, last = known.dates
    return {
        "table": known.id,
        "records": len(known.records),
        "confidence": known.counts,
        "partly_recalled": known.partly_recalled,
        "sources": known.sources,
        "first_year": first or None,
        "last_year": last or None,
    }


def _record_json(row: RecordRow) -> dict[str, Any]:
    record = row.record
    return {
        "table": row.table,
        "name": record.name,
        "values": msgspec.to_builtins(record.values),
        "source": record.source,
        "date": record.dated or None,
        "confidence": record.confidence,
        "recalled": list(record.recalled),
    }
