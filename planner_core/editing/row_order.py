"""Orders row removals so that undo restores each row at its original position.

A plan lists rows in insertion order, and the drawing follows it: disk groups in a host, lines of a pool. A restored row
is appended at the end. So when a row is removed, all later rows of the same frame or pool are removed and added again
with it; undo, which runs edits in reverse, then restores the original order. The same holds in a file, so rows need no
position column.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from planner_core.editing.edits import PLAN_TABLES, Edit, Table
from planner_core.plan.plan import Plan

LIKE: Final[Mapping[Table, Callable[[Any, Any], Any]]] = {
    "parents": lambda _child, parent: parent,
    "links": lambda key, _link: key[0],
    "licences": lambda _id, _licence: "",
}
"""Which rows are drawn in sequence, by key and row: rows with an equal value form one sequence. Rows of other tables
are drawn individually; only result tables list a restored component last.
"""


def keeping_order(plan: Plan, edits: Sequence[Edit]) -> Sequence[Edit]:
    """The edits of one plan with removals first, the last row of a table before the others; later rows of a sequence
    are removed and added again, unchanged or changed.
    """
    going: dict[Table, dict[Any, Edit]] = {table: {} for table in PLAN_TABLES}
    rest = []
    for edit in edits:
        if edit.after is None and edit.table in going:
            going[edit.table][edit.key] = edit
        else:
            rest.append(edit)
    changed = {(edit.table, edit.key): edit for edit in edits}
    is_known = all(getattr(plan, table).keys() >= gone.keys() for table, gone in going.items())
    if len(rest) == len(edits) or len(changed) < len(edits) or not is_known:
        return edits  # if rows change twice or are missing, the order of the edits is intended
    taken, back = [], []
    for table in reversed(PLAN_TABLES):
        if gone := going[table]:
            rows = getattr(plan, table)
            behind = _behind(table, rows, gone.keys())
            moved = [key for key in rows if key in gone or key in behind]
            taken += [gone.get(key) or Edit(table, key, rows[key], None) for key in reversed(moved)]
            back += [_coming_back(table, key, rows[key], changed) for key in moved if key in behind]
    come = {(edit.table, edit.key) for edit in back}
    return (*taken, *back, *(edit for edit in rest if (edit.table, edit.key) not in come))


def _coming_back(table: Table, key: Any, row: Any, changed: Mapping[tuple[Table, Any], Edit]) -> Edit:
    edit = changed.get((table, key))
    return Edit(table, key, None, row if edit is None else edit.after)


def _behind(table: Table, rows: Mapping[Any, Any], gone: Collection[Any]) -> frozenset[Any]:
    """The keys of rows that stay and come after a removed row of their sequence."""
    if table not in LIKE:
        return frozenset()
    like, hit, found = LIKE[table], set(), []
    for key, row in rows.items():
        if key in gone:
            hit.add(like(key, row))
        elif like(key, row) in hit:
            found.append(key)
    return frozenset(found)
