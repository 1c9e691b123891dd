"""An edit replaces one row of one of the plan's tables and carries the row before and after.

The inverse is the same data the other way round, so undo and redo walk through the same `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.plan import Plan

Table = Literal["settings", "components", "parents", "positions", "links"]
TABLES: tuple[Table, ...] = ("settings", "components", "parents", "positions", "links")
"""In the order in which a file has to write them, so that a row's references exist before it."""


class Edit(msgspec.Struct, frozen=True):
    """One row of one table, before and after.

    `key` is a component id (components, parents, positions), a link's key (links) or a field name
    (settings). `before` or `after` is None where the row does not exist; settings always exist.
    """

    table: Table
    key: Any
    before: Any
    after: Any

    def inverse(self) -> Edit:
        """The edit that takes this one back."""
        return Edit(self.table, self.key, self.after, self.before)


class Step(msgspec.Struct, frozen=True):
    """What the user did: one undoable command made of edits that happen together or not at all."""

    label: Message
    edits: tuple[Edit, ...]
    gesture: str = ""
    """Steps in a row with the same gesture (typing into one field, nudging with the arrow keys) are one step."""

    def inverse(self) -> Step:
        """The step that takes this one back; its edits run in reverse order."""
        return Step(self.label, tuple(edit.inverse() for edit in reversed(self.edits)), self.gesture)

    def then(self, later: Step) -> Step:
        """This step and a later one of the same gesture as one; a row changed twice keeps its first `before`."""
        merged: dict[Any, Edit] = {(edit.table, edit.key): edit for edit in self.edits}
        for edit in later.edits:
            first = merged.get((edit.table, edit.key))
            merged[(edit.table, edit.key)] = (
                edit if first is None else Edit(edit.table, edit.key, first.before, edit.after)
            )
        return Step(later.label, tuple(merged.values()), self.gesture)


def apply(plan: Plan, edits: Iterable[Edit]) -> Plan:
    """The plan after the edits; only the touched tables are copied. Raises ValueError where a `before` does not
    match the plan, because then plan and history have come apart."""
    tables: dict[str, dict[Any, Any]] = {}
    settings: dict[str, Any] = {}
    for edit in edits:
        if edit.table == "settings":
            _expect(edit, settings.get(edit.key, getattr(plan.settings, edit.key)))
            settings[edit.key] = edit.after
            continue
        if edit.table not in tables:
            tables[edit.table] = dict(getattr(plan, edit.table))
        _replace_row(tables[edit.table], edit)
    changes: dict[str, Any] = dict(tables)
    if settings:
        changes["settings"] = msgspec.structs.replace(plan.settings, **settings)
    return msgspec.structs.replace(plan, **changes)


def _replace_row(table: dict[Any, Any], edit: Edit) -> None:
    _expect(edit, table.get(edit.key))
    if edit.after is None:
        del table[edit.key]
    else:
        table[edit.key] = edit.after


def _expect(edit: Edit, present: Any) -> None:
    if present != edit.before:
        raise ValueError(f"{edit.table}[{edit.key!r}] is {present!r}, but the edit expects {edit.before!r}")
