"""An edit replaces one row of one of the plan's tables and carries the row before and after.

The inverse swaps the two rows, so undo and redo use the same `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import VariantId

Table = Literal["variants", "proposal", "settings", "components", "parents", "positions", "links", "licences"]
TABLES: tuple[Table, ...] = (
    "variants",
    "proposal",
    "settings",
    "components",
    "parents",
    "positions",
    "links",
    "licences",
)
"""In the order in which a file must write them, so that referenced rows exist first."""
PROJECT_TABLES: frozenset[Table] = frozenset({"variants", "proposal"})
"""Tables that belong to no variant."""
DESIGN: Final = "design"
"""The key of the one row of the table "proposal"."""
PLAN_TABLES: tuple[Table, ...] = ("components", "parents", "positions", "links", "licences")
"""The tables with the rows of a plan, by the plan's names for them."""


class VariantRow(msgspec.Struct, frozen=True):
    """A row of the project's list of variants."""

    name: str
    place: int
    """Place in the list, from 0."""
    plan: Plan | None = None
    """The whole content of a variant that is added or removed; None if only its row changes."""
    copy_of: VariantId = ""
    """The variant whose plan this one shares, if it is added as a duplicate."""


class Edit(msgspec.Struct, frozen=True):
    """One row of one table, before and after.

    `key` is a variant id (variants), a component id (components, parents, positions), a link's key (links), an id
    (licences), a field name (settings), or DESIGN (proposal). `before` or `after` is None if the row does not exist;
    settings and the design of the proposal always exist.
    """

    table: Table
    key: Any
    before: Any
    after: Any
    variant: VariantId = ""
    """The variant whose plan the row belongs to. Verbs that know only a plan leave it empty, and the document fills it
    in; it stays empty for project tables, which belong to no variant.
    """

    def inverse(self) -> Edit:
        """The edit that undoes this one."""
        return Edit(self.table, self.key, self.after, self.before, self.variant)

    @property
    def row(self) -> tuple[VariantId, Table, Any]:
        """Which row of the project it changes."""
        return self.variant, self.table, self.key


class Step(msgspec.Struct, frozen=True):
    """A user action: one undoable command whose edits apply all together or not at all."""

    label: Message
    edits: tuple[Edit, ...]
    gesture: str = ""
    """Consecutive steps with the same gesture (typing into one field, nudging with the arrow keys) are merged."""

    @property
    def variants(self) -> frozenset[VariantId]:
        """The variants whose plans it changes."""
        return frozenset(edit.variant for edit in self.edits)

    def inverse(self) -> Step:
        """The step that undoes this one; its edits are in reverse order."""
        return Step(self.label, tuple(edit.inverse() for edit in reversed(self.edits)), self.gesture)

    def then(self, later: Step) -> Step:
        """This step merged with a later one of the same gesture."""
        return Step(later.label, merged(self.edits, later.edits), self.gesture)


def merged(*lists: Iterable[Edit]) -> tuple[Edit, ...]:
    """Consecutive lists of edits merged into one; a row changed twice keeps its first `before`."""
    by_row: dict[Any, Edit] = {}
    for edits in lists:
        for edit in edits:
            first = by_row.get(edit.row)
            by_row[edit.row] = (
                edit if first is None else Edit(edit.table, edit.key, first.before, edit.after, edit.variant)
            )
    return tuple(by_row.values())


def apply(plan: Plan, edits: Iterable[Edit]) -> Plan:
    """The plan after edits of its rows; only the affected tables are copied. Raises ValueError if a `before` does not
    match the plan, because then plan and history are inconsistent.
    """
    tables: dict[str, dict[Any, Any]] = {}
    settings: dict[str, Any] = {}
    for edit in edits:
        if edit.table == "settings":
            expect(edit, settings.get(edit.key, getattr(plan.settings, edit.key)))
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
    expect(edit, table.get(edit.key))
    if edit.after is None:
        del table[edit.key]
    else:
        table[edit.key] = edit.after


def expect(edit: Edit, present: Any) -> None:
    """Raise ValueError unless the row equals the edit's `before`."""
    if present != edit.before:
        raise ValueError(f"{edit.table}[{edit.key!r}] is {present!r}, but the edit expects {edit.before!r}")
