"""The user's own library: records beside or in place of those that come with Headroom, and prices.

It changes as a plan does: a step is data, edits with the row before and after, so that it can be undone, and
refused where somebody else has changed the row in the meantime.
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
    """A row is no longer what the change was made for: another window of Headroom was faster."""


class LibraryEdit(NamedTuple):
    """One row before and after; None where it is not there."""

    table: Table
    key: RecordKey | int
    before: Record | Price | None
    after: Record | Price | None

    def inverse(self) -> LibraryEdit:
        """What takes the edit back."""
        return LibraryEdit(self.table, self.key, self.after, self.before)


class LibraryStep(NamedTuple):
    """What the user does at once, and what it is called."""

    label: Message
    edits: tuple[LibraryEdit, ...]

    def inverse(self) -> LibraryStep:
        """What takes the step back."""
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
        """A number that no price has."""
        return max(self.prices, default=0) + 1


def applied(library: Library, edits: Iterable[LibraryEdit]) -> Library:
    """The library after the edits. Raises StaleLibraryError where a row is not as an edit says it was."""
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
