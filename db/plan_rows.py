"""Writes the edits of a step into the tables of the plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import apsw

from db.tables import COMPONENTS, PART_FIELDS, SETTINGS, SETTINGS_TABLE, insert_sql, stored_value, update_sql
from planner_core.editing.edits import Edit
from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Plan

ORIGIN_COLUMNS = ("component", "field", "kind", "reference")
PART_COLUMNS = ("component", "number", *PART_FIELDS)


def write_plan(connection: apsw.Connection, plan: Plan) -> None:
    """Fill the empty tables with a whole plan."""
    connection.execute(
        insert_sql(SETTINGS_TABLE, ("id", *SETTINGS.names)), (1, *SETTINGS.stored(plan.settings))
    )
    for table in ("components", "parents", "positions", "links"):
        write_edits(connection, (Edit(table, key, None, row) for key, row in getattr(plan, table).items()))


def write_edits(connection: apsw.Connection, edits: Iterable[Edit]) -> None:
    """Bring the rows that the edits name from `before` to `after`."""
    for edit in edits:
        if edit.before != edit.after:
            _WRITERS[edit.table](connection, edit.key, edit.before, edit.after)


def _write_setting(connection: apsw.Connection, key: str, _: Any, after: Any) -> None:
    connection.execute(update_sql(SETTINGS_TABLE, (key,), "id"), (stored_value(after), 1))


def _write_component(
    connection: apsw.Connection, key: str, before: Component | None, after: Component | None
) -> None:
    if before is not None and after is not None and type(before) is type(after):
        _change_component(connection, before, after)
        return
    if before is not None:
        _delete_details(connection, before)
    if after is None:
        connection.execute("DELETE FROM component WHERE id = ?", (key,))
    elif before is None:
        connection.execute("INSERT INTO component (id, kind) VALUES (?, ?)", (key, kind_of(after)))
    else:
        connection.execute("UPDATE component SET kind = ? WHERE id = ?", (kind_of(after), key))
    if after is not None:
        _insert_details(connection, after)


def _insert_details(connection: apsw.Connection, part: Component) -> None:
    columns = COMPONENTS[kind_of(part)]
    connection.execute(insert_sql(kind_of(part), ("id", *columns.names)), (part.id, *columns.stored(part)))
    _insert_origins(connection, part, part.origins)
    _insert_parts(connection, part)


def _delete_details(connection: apsw.Connection, part: Component) -> None:
    connection.execute("DELETE FROM part WHERE component = ?", (part.id,))
    connection.execute("DELETE FROM origin WHERE component = ?", (part.id,))
    connection.execute(f"DELETE FROM {kind_of(part)} WHERE id = ?", (part.id,))  # noqa: S608 - our own names


def _change_component(connection: apsw.Connection, before: Component, after: Component) -> None:
    kind = kind_of(after)
    if changed := COMPONENTS[kind].changed(before, after):
        connection.execute(update_sql(kind, tuple(changed), "id"), (*changed.values(), after.id))
    altered = [name for name, origin in before.origins.items() if after.origins.get(name) != origin]
    for name in altered:
        connection.execute("DELETE FROM origin WHERE component = ? AND field = ?", (after.id, name))
    _insert_origins(
        connection, after, [name for name in after.origins if name in altered or name not in before.origins]
    )
    if before.parts != after.parts:
        connection.execute("DELETE FROM part WHERE component = ?", (after.id,))
        _insert_parts(connection, after)


def _insert_origins(connection: apsw.Connection, part: Component, fields: Iterable[str]) -> None:
    rows = [(part.id, name, part.origins[name].kind, part.origins[name].reference) for name in fields]
    connection.executemany(insert_sql("origin", ORIGIN_COLUMNS), rows)


def _insert_parts(connection: apsw.Connection, part: Component) -> None:
    rows = [
        (part.id, number, *(stored_value(getattr(price, name)) for name in PART_FIELDS))
        for number, price in enumerate(part.parts, 1)
    ]
    connection.executemany(insert_sql("part", PART_COLUMNS), rows)


def _write_row(connection: apsw.Connection, table: str, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Update the row in place, so that it keeps its place in the order of rows, or add it at the end."""
    columns = (*key, *values)
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    connection.execute(
        f"{insert_sql(table, columns)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}",
        (*key.values(), *values.values()),
    )


def _write_parent(connection: apsw.Connection, key: str, _: Any, after: Any) -> None:
    if after is None:
        connection.execute("DELETE FROM parent WHERE child = ?", (key,))
    else:
        _write_row(connection, "parent", {"child": key}, {"parent": after})


def _write_position(connection: apsw.Connection, key: str, _: Any, after: Any) -> None:
    if after is None:
        connection.execute("DELETE FROM position WHERE component = ?", (key,))
    else:
        _write_row(connection, "position", {"component": key}, {"x": after.x, "y": after.y})


def _write_link(connection: apsw.Connection, key: tuple[str, str, str], _: Any, after: Any) -> None:
    source, role, target = key
    if after is None:
        connection.execute("DELETE FROM link WHERE source = ? AND role = ? AND target = ?", key)
    else:
        _write_row(
            connection, "link", {"source": source, "role": role, "target": target}, {"share": after.share}
        )


_WRITERS: dict[str, Callable[[apsw.Connection, Any, Any, Any], None]] = {
    "settings": _write_setting,
    "components": _write_component,
    "parents": _write_parent,
    "positions": _write_position,
    "links": _write_link,
}
