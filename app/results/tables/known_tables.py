"""Tables of what the catalogue knows, and how well: one row for each of its tables, and one for each record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from app.look.fuzzy_search import WHOLE, Fit, fit, most_cost
from app.look.number_format import numbers
from app.look.references import reference_in_words
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.confidence import confidence_in_words
from app.results.words.known_tables import TABLE_TITLES, field_title, table_title, values_in_words
from planner_core.catalog.provenance import LEVELS, KnownRecord, KnownTable

EN_DASH = "\N{EN DASH}"
ALL = ""
"""The id of the row for all tables."""


class RecordRow:
    """A record with its texts, which are written when they are first needed."""

    def __init__(self, table: str, record: KnownRecord) -> None:
        self.table = table
        self.record = record
        self.name = tr(record.name)

    @cached_property
    def values(self) -> list[str]:
        """Title and value of each field."""
        return values_in_words(self.record.kind, self.record.name, self.record.values)

    @cached_property
    def source(self) -> str:
        """The source in words."""
        return reference_in_words(self.record.source)

    @property
    def confidence(self) -> str:
        """The letter, and which values are only recalled."""
        return "; ".join(filter(None, (self.record.confidence, self._recalled)))

    @property
    def confidence_tip(self) -> str:
        """What that means."""
        return "\n".join(filter(None, (confidence_in_words(self.record.confidence), self._recalled)))

    @property
    def _recalled(self) -> str:
        titles = [field_title(self.record.kind, each) for each in self.record.recalled]
        fields = ", ".join(filter(None, titles))
        return tr("recalled: {fields}", fields=fields) if fields else ""

    def fit(self, typed: str) -> Fit | None:
        """How well all words match, by the common rule of finders; None if one is missing."""
        return fit(typed, self.name, (table_title(self.table), *self.values), self.source, in_one_piece=True)


class TableRow:
    """A table, or all of them together, with the records that are shown of it."""

    def __init__(self, table: KnownTable, shown: int) -> None:
        self.table = table
        self.shown = shown

    @property
    def title(self) -> str:
        """Its title."""
        return table_title(self.table.id) if self.table.id else tr("All tables")

    @property
    def dates(self) -> str:
        """The years from the earliest to the latest that a source names."""
        first, last = self.table.dates
        return first if first == last else f"{first}{EN_DASH}{last}"


def ordered(tables: Iterable[KnownTable]) -> list[KnownTable]:
    """In the order of the page."""
    order = [*TABLE_TITLES]
    return sorted(tables, key=lambda each: order.index(each.id) if each.id in order else len(order))


def record_rows(tables: Iterable[KnownTable]) -> list[RecordRow]:
    """One row for each record."""
    return [RecordRow(table.id, record) for table in tables for record in table.records]


def found_rows(rows: Iterable[RecordRow], typed: str) -> list[RecordRow]:
    """The rows that match every typed word, the best first; all of them if nothing is typed. Names with all typed words
    are equally good wherever those stand, and come in the order of their tables.
    """
    if not typed.strip():
        return list(rows)
    fitting = [(found, row) for row in rows if (found := row.fit(typed)) is not None]
    most = most_cost(typed, [found for found, _ in fitting])
    whole = WHOLE * len(typed.split())
    order = list(dict.fromkeys(row.table for _, row in fitting))
    fitting.sort(key=lambda each: (max(each[0].cost, whole), order.index(each[1].table), *each[0][:3]))
    return [row for found, row in fitting if found.cost <= most]


def table_rows(tables: Sequence[KnownTable], shown: Iterable[RecordRow]) -> list[TableRow]:
    """All tables together, and each that has a shown record."""
    counts: dict[str, int] = {}
    for row in shown:
        counts[row.table] = counts.get(row.table, 0) + 1
    whole = KnownTable(ALL, tuple(record for table in tables for record in table.records))
    found = [TableRow(table, counts[table.id]) for table in tables if table.id in counts]
    return [TableRow(whole, sum(counts.values())), *found]


def table_columns() -> list[Column[TableRow]]:
    """Records by how well they are known, and their sources."""
    titles = {
        "A": tr("Published"),
        "B": tr("Quoted"),
        "D": tr("Computed"),
        "C": tr("Planning value"),
        "E": tr("Recalled"),
    }
    return [
        Column(tr("Table"), lambda row: row.title, bold=lambda row: row.table.id == ALL),
        Column(
            tr("Records"),
            _records,
            lambda row: row.shown,
            0,
        ),
        *(_level(level, titles[level]) for level in LEVELS),
        Column(
            tr("Partly recalled"),
            lambda row: _count(row.table.partly_recalled),
            lambda row: row.table.partly_recalled,
            0,
            tip=lambda _row: tr("Read, but for a value or two that are only recalled."),
        ),
        Column(tr("Sources"), lambda row: _count(row.table.sources), lambda row: row.table.sources, 0),
        Column(
            tr("Years of the sources"),
            lambda row: row.dates,
            tip=lambda _row: tr("The earliest and the latest year that a source names; many name none."),
        ),
    ]


def record_columns(*, with_table: bool) -> list[Column[RecordRow]]:
    """One row for each record."""
    table = [Column[RecordRow](tr("Table"), lambda row: table_title(row.table))] if with_table else []
    return [
        Column(tr("Record"), lambda row: row.name),
        *table,
        Column(tr("Values"), lambda row: "; ".join(row.values), tip=lambda row: "\n".join(row.values)),
        Column(tr("Confidence"), lambda row: row.confidence, tip=lambda row: row.confidence_tip),
        Column(tr("Date"), lambda row: row.record.dated),
        Column(tr("Source"), lambda row: row.source),
    ]


def _level(level: str, title: str) -> Column[TableRow]:
    return Column(
        title,
        lambda row: _count(row.table.counts[level]),
        lambda row: row.table.counts[level],
        0,
        tip=lambda _row: confidence_in_words(level),
    )


def _records(row: TableRow) -> str:
    there = len(row.table.records)
    if row.shown == there:
        return _count(there)
    return tr("{shown} of {there}", shown=row.shown, there=there)


def _count(count: int) -> str:
    return numbers().number(count, 0)
