"""Merging two libraries: what only the other one has, and where the two conflict."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.catalog.prices import Price, by_line
from planner_core.catalog.records import Record
from planner_core.messages import Message


class Conflict(NamedTuple):
    """The same record or price line in both libraries, with different values."""

    mine: Record | Price
    theirs: Record | Price
    take_theirs: LibraryEdit
    """The edit that replaces my row by theirs."""


class Merge(NamedTuple):
    """The result of a merge before it is applied."""

    added: tuple[LibraryEdit, ...]
    conflicts: tuple[Conflict, ...]
    same: int


def merge_of(mine: Library, theirs: Library) -> Merge:
    """Compare another library with mine. Records are matched by list and name, prices by their line."""
    added: list[LibraryEdit] = []
    conflicts: list[Conflict] = []
    same = 0
    for key, record in theirs.records.items():
        present = mine.records.get(key)
        if present is None:
            added.append(LibraryEdit("records", key, None, record))
        elif present == record:
            same += 1
        else:
            conflicts.append(Conflict(present, record, LibraryEdit("records", key, present, record)))
    lines, number = by_line(mine.prices), mine.free_number()
    for line, theirs_number in by_line(theirs.prices).items():
        price = theirs.prices[theirs_number]
        if line not in lines:
            added.append(LibraryEdit("prices", number, None, price))
            number += 1
            continue
        held = mine.prices[lines[line]]
        if held == price:
            same += 1
        else:
            edit = LibraryEdit("prices", lines[line], held, price)
            conflicts.append(Conflict(held, price, edit))
    return Merge(tuple(added), tuple(conflicts), same)


def merge_step(merge: Merge, theirs: Iterable[Conflict], name: str) -> LibraryStep:
    """The step that adds what is new and resolves some conflicts in their favour; in the others mine stays."""
    edits = (*merge.added, *(conflict.take_theirs for conflict in theirs))
    return LibraryStep(Message("Merge {file}", {"file": name}), edits)


def whole_library_step(library: Library, label: Message) -> LibraryStep:
    """The step that adds a whole library to an empty one."""
    records = (LibraryEdit("records", key, None, record) for key, record in library.records.items())
    prices = (LibraryEdit("prices", key, None, price) for key, price in library.prices.items())
    return LibraryStep(label, (*records, *prices))
