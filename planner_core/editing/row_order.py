"""In which order rows go, so that undo brings them back where they stood among their like.

A plan lists rows in the order in which they came, and the drawing follows it: disk groups in a host, lines of a pool.
A row that comes back comes last. So whatever stands behind one that goes, in the same frame or of the same pool, goes
and comes back with it; taking that back, last edit first, leaves all of them in the order of before. It is the same in
a file, which need not know any places.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from planner_core.editing.edits import PLAN_TABLES, Edit, Table
from planner_core.plan.plan import Plan

LIKE: Final[Mapping[Table, Callable[[Any, Any], Any]]] = {
    "parents": lambda _child, parent: parent,
    "links": lambda key, _link: key[0],
}
"""What rows have in common that are drawn in their order, by key and row. The rows of other tables are drawn each by
itself; only tables of results list a component last that came back."""


def keeping_order(plan: Plan, edits: Sequence[Edit]) -> Sequence[Edit]:
    """The edits of one plan with those first that take rows away, the last row of a table before the others; what
    stands behind them goes and comes back, as it was or changed."""
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
        return edits  # where rows change twice or are not there, the order is part of what was meant
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
    """The keys of the rows that stay behind one of their like that goes."""
    if table not in LIKE:
        return frozenset()
    like, hit, found = LIKE[table], set(), []
    for key, row in rows.items():
        if key in gone:
            hit.add(like(key, row))
        elif like(key, row) in hit:
            found.append(key)
    return frozenset(found)
