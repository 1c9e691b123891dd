"""Writes the edits of a step to the tables of the plans."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import apsw

from db.design_rows import write_design
from db.progress import advancing
from db.tables import (
    COMPONENTS,
    LICENCES,
    PART_FIELDS,
    SCOPE_BETWEEN,
    SETTINGS,
    SETTINGS_TABLE,
    delete_sql,
    insert_sql,
    stored_value,
    update_sql,
)
from planner_core.editing.edits import PLAN_TABLES, Edit, VariantRow
from planner_core.messages import Message
from planner_core.plan.components import Component, kind_of
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId

ORIGIN_FIELDS = ("kind", "reference", "give_or_take_percent")
ORIGIN_COLUMNS = ("variant", "component", "field", *ORIGIN_FIELDS)
PART_COLUMNS = ("variant", "component", "number", *PART_FIELDS)
STORED_TABLES: Final = (
    "licence",
    "link",
    "position",
    "parent",
    "part",
    "origin",
    *COMPONENTS,
    "component",
    SETTINGS_TABLE,
)
"""Every table with rows of plans; referencing tables come last."""


def write_project(connection: apsw.Connection, project: Project) -> None:
    """Fill the empty tables with whole plans and the proposal's design."""
    write_design(connection, project.proposal)
    listed = [*enumerate(project.variants)]
    for place, each in advancing(Message("Writing variants"), listed, every=1):
        _insert_variant(connection, each.id, VariantRow(each.name, place), each.plan)


def write_edits(connection: apsw.Connection, edits: Sequence[Edit]) -> None:
    """Change the rows of the edits from `before` to `after`; the edits name their variants."""
    for edit in advancing(Message("Writing the file"), edits):
        if edit.before != edit.after:
            _WRITERS[edit.table](connection, edit.variant, edit.key, edit.before, edit.after)


def _write_variant(
    connection: apsw.Connection, _: VariantId, key: str, before: VariantRow | None, after: VariantRow | None
) -> None:
    if after is None:
        for table in STORED_TABLES:
            connection.execute(delete_sql(table, "variant"), (key,))
        connection.execute(delete_sql("variant", "id"), (key,))
    elif before is None:
        assert after.plan is not None, "the document refuses a variant without a plan"
        _insert_variant(connection, key, after, after.plan)
    else:
        connection.execute(update_sql("variant", ("place", "name"), "id"), (after.place, after.name, key))


def _insert_variant(connection: apsw.Connection, variant: VariantId, row: VariantRow, plan: Plan) -> None:
    connection.execute(insert_sql("variant", ("id", "place", "name")), (variant, row.place, row.name))
    columns = ("variant", *SETTINGS.names)
    connection.execute(insert_sql(SETTINGS_TABLE, columns), (variant, *SETTINGS.stored(plan.settings)))
    for table in PLAN_TABLES:
        for key, value in getattr(plan, table).items():
            _WRITERS[table](connection, variant, key, None, value)


def _write_proposal(connection: apsw.Connection, _: VariantId, _key: str, _before: Any, after: Any) -> None:
    write_design(connection, after)


def _write_setting(connection: apsw.Connection, variant: VariantId, key: str, _: Any, after: Any) -> None:
    connection.execute(update_sql(SETTINGS_TABLE, (key,), "variant"), (stored_value(after), variant))


def _write_component(
    connection: apsw.Connection,
    variant: VariantId,
    key: str,
    before: Component | None,
    after: Component | None,
) -> None:
    if before is not None and after is not None and type(before) is type(after):
        _change_component(connection, variant, before, after)
        return
    if before is not None:
        _delete_details(connection, variant, before)
    if after is None:
        connection.execute(delete_sql("component", "variant", "id"), (variant, key))
    elif before is None:
        columns = ("variant", "id", "kind")
        connection.execute(insert_sql("component", columns), (variant, key, kind_of(after)))
    else:
        change = update_sql("component", ("kind",), "variant", "id")
        connection.execute(change, (kind_of(after), variant, key))
    if after is not None:
        _insert_details(connection, variant, after)


def _insert_details(connection: apsw.Connection, variant: VariantId, part: Component) -> None:
    columns = COMPONENTS[kind_of(part)]
    connection.execute(
        insert_sql(kind_of(part), ("variant", "id", *columns.names)),
        (variant, part.id, *columns.stored(part)),
    )
    _insert_origins(connection, variant, part, part.origins)
    _insert_parts(connection, variant, part)


def _delete_details(connection: apsw.Connection, variant: VariantId, part: Component) -> None:
    connection.execute(delete_sql("part", "variant", "component"), (variant, part.id))
    connection.execute(delete_sql("origin", "variant", "component"), (variant, part.id))
    connection.execute(delete_sql(kind_of(part), "variant", "id"), (variant, part.id))


def _change_component(
    connection: apsw.Connection, variant: VariantId, before: Component, after: Component
) -> None:
    kind = kind_of(after)
    if changed := COMPONENTS[kind].changed(before, after):
        change = update_sql(kind, tuple(changed), "variant", "id")
        connection.execute(change, (*changed.values(), variant, after.id))
    altered = [name for name, origin in before.origins.items() if after.origins.get(name) != origin]
    for name in altered:
        gone = delete_sql("origin", "variant", "component", "field")
        connection.execute(gone, (variant, after.id, name))
    new = [name for name in after.origins if name in altered or name not in before.origins]
    _insert_origins(connection, variant, after, new)
    if before.parts != after.parts:
        connection.execute(delete_sql("part", "variant", "component"), (variant, after.id))
        _insert_parts(connection, variant, after)


def _insert_origins(
    connection: apsw.Connection, variant: VariantId, part: Component, fields: Iterable[str]
) -> None:
    rows = [
        (variant, part.id, name, *(getattr(part.origins[name], each) for each in ORIGIN_FIELDS))
        for name in fields
    ]
    connection.executemany(insert_sql("origin", ORIGIN_COLUMNS), rows)


def _insert_parts(connection: apsw.Connection, variant: VariantId, part: Component) -> None:
    rows = [
        (variant, part.id, number, *(stored_value(getattr(price, name)) for name in PART_FIELDS))
        for number, price in enumerate(part.parts, 1)
    ]
    connection.executemany(insert_sql("part", PART_COLUMNS), rows)


def _write_row(connection: apsw.Connection, table: str, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Update the row in place, so that it keeps its position in row order, or append it."""
    columns = (*key, *values)
    changes = ", ".join(f"{name} = excluded.{name}" for name in values)
    connection.execute(
        f"{insert_sql(table, columns)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}",
        (*key.values(), *values.values()),
    )


def _write_parent(connection: apsw.Connection, variant: VariantId, key: str, _: Any, after: Any) -> None:
    if after is None:
        connection.execute(delete_sql("parent", "variant", "child"), (variant, key))
    else:
        _write_row(connection, "parent", {"variant": variant, "child": key}, {"parent": after})


def _write_position(connection: apsw.Connection, variant: VariantId, key: str, _: Any, after: Any) -> None:
    if after is None:
        connection.execute(delete_sql("position", "variant", "component"), (variant, key))
    else:
        place = {"variant": variant, "component": key}
        shape = {"closed": int(after.closed), "width": after.width, "height": after.height}
        _write_row(connection, "position", place, {"x": after.x, "y": after.y, **shape})


def _write_link(
    connection: apsw.Connection, variant: VariantId, key: tuple[str, str, str], _: Any, after: Any
) -> None:
    source, role, target = key
    if after is None:
        connection.execute(delete_sql("link", "variant", "source", "role", "target"), (variant, *key))
    else:
        ends = {"variant": variant, "source": source, "role": role, "target": target}
        _write_row(connection, "link", ends, {"share": after.share})


def _write_licence(
    connection: apsw.Connection, variant: VariantId, key: str, _: Any, after: Licence | None
) -> None:
    if after is None:
        connection.execute(delete_sql("licence", "variant", "id"), (variant, key))
    else:
        fields = dict(zip(LICENCES.names, LICENCES.stored(after), strict=True))
        values = {"scope": SCOPE_BETWEEN.join(after.scope), **fields}
        _write_row(connection, "licence", {"variant": variant, "id": key}, values)


_WRITERS: dict[str, Callable[[apsw.Connection, VariantId, Any, Any, Any], None]] = {
    "variants": _write_variant,
    "proposal": _write_proposal,
    "settings": _write_setting,
    "components": _write_component,
    "parents": _write_parent,
    "positions": _write_position,
    "links": _write_link,
    "licences": _write_licence,
}
