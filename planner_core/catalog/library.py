"""The user's own library: records that add to or replace the shipped ones, and prices.

It changes as a plan does: a step is a list of edits with the row before and after, so it can be undone, and is rejected
if another window has changed the row in the meantime.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from planner_core.catalog.own_records import OwnRecords
from planner_core.catalog.prices import Price
from planner_core.catalog.records import Record
from planner_core.messages import HeadroomError, Message

Table = Literal["records", "prices"]
RecordKey = tuple[str, str]
"""List and name."""
MOST_PRICES: Final = 200_000
MOST_RECORDS: Final = 20_000


class StaleLibraryError(HeadroomError):
    """A row no longer has the value the change was based on: another window of Headroom changed it first."""


class LibraryEdit(NamedTuple):
    """One row before and after; None if the row does not exist."""

    table: Table
    key: RecordKey | int
    before: Record | Price | None
    after: Record | Price | None

    def inverse(self) -> LibraryEdit:
        """The edit that undoes this one."""
        return LibraryEdit(self.table, self.key, self.after, self.before)


class LibraryStep(NamedTuple):
    """One user action and its label."""

    label: Message
    edits: tuple[LibraryEdit, ...]

    def inverse(self) -> LibraryStep:
        """The step that undoes this one."""
        return LibraryStep(self.label, tuple(edit.inverse() for edit in reversed(self.edits)))


class Library(msgspec.Struct, frozen=True):
    """All own records by list and name, all prices by their number."""

    records: Mapping[RecordKey, Record] = {}
    prices: Mapping[int, Price] = {}

    def own_records(self) -> OwnRecords:
        """List name -> records, for the catalogue."""
        lists: dict[str, list[Record]] = {}
        for (list_name, _), record in self.records.items():
            lists.setdefault(list_name, []).append(record)
        return {name: tuple(records) for name, records in lists.items()}

    def free_number(self) -> int:
        """An unused price number."""
        return max(self.prices, default=0) + 1


def applied(library: Library, edits: Iterable[LibraryEdit]) -> Library:
    """The library after the edits. Raises StaleLibraryError if a row differs from the edit's `before`."""
    tables: dict[str, dict[Any, Any]] = {"records": dict(library.records), "prices": dict(library.prices)}
    for edit in edits:
        rows = tables[edit.table]
        if rows.get(edit.key) != edit.before:
            raise StaleLibraryError(
                Message(
                    "Another window of Headroom has changed the library in the meantime. It is shown as it is"
                    " now; nothing was done. Try again."
                )
            )
        if edit.after is None:
            rows.pop(edit.key, None)
        else:
            rows[edit.key] = edit.after
    return Library(tables["records"], tables["prices"])
