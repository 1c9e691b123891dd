"""Creates the plans of a project from verified rows; each value is validated against its declaration again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from db.errors import damaged, in_table
from db.progress import advancing
from db.tables import COMPONENTS, PART_FIELDS, SETTINGS, SETTINGS_TABLE, Row
from db.verify import Tables, reading
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.project import VariantId

ByVariant = Mapping[VariantId, dict[Any, Any]]
"""The rows of one table of each plan."""


def read_plans(tables: Tables, path: Path) -> dict[VariantId, Plan]:
    """The plan of each variant with settings. Raises DamagedProjectError naming table and row.

    Equal rows of several variants become one object, as before saving.
    """
    settings = _by_variant(path, tables, SETTINGS_TABLE, _settings(tables), 0)
    components = _components(path, tables)
    parents = _by_variant(path, tables, "parent", lambda row: (_id(row[0]), _id(row[1])))
    positions = _by_variant(path, tables, "position", _position)
    links = _by_variant(path, tables, "link", _link)
    return {
        variant: Plan(
            settings=found[SETTINGS_TABLE],
            components=components.get(variant, {}),
            parents=parents.get(variant, {}),
            positions=positions.get(variant, {}),
            links=links.get(variant, {}),
        )
        for variant, found in settings.items()
    }


def _by_variant(
    path: Path, tables: Tables, name: str, read: Callable[[Row], tuple[Any, Any]], variant_at: int = 1
) -> ByVariant:
    """Key and value of each row, by variant."""
    found: dict[VariantId, dict[Any, Any]] = {}
    known: dict[Row, tuple[Any, Any]] = {}
    done = 0
    with reading(path, lambda: in_table(name, done + 1)):
        for row in advancing(Message("Reading components"), tables[name].rows):
            content = row[variant_at + 1 :]
            if content not in known:
                known[content] = read(content)
            key, value = known[content]
            found.setdefault(row[variant_at], {})[key] = value
            done += 1
    return found


def _settings(tables: Tables) -> Callable[[Row], tuple[str, Settings]]:
    columns = tables[SETTINGS_TABLE].columns[1:]

    def read(row: Row) -> tuple[str, Settings]:
        values = SETTINGS.loaded(dict(zip(columns, row, strict=True)))
        return SETTINGS_TABLE, msgspec.convert(values, Settings)

    return read


def _id(value: Any) -> str:
    return msgspec.convert(value, str)


def _position(row: Row) -> tuple[str, Position]:
    component, x, y, closed, width, height = row
    shape = {"closed": bool(closed), "width": width, "height": height}
    return _id(component), msgspec.convert({"x": x, "y": y, **shape}, Position)


def _link(row: Row) -> tuple[Any, Link]:
    source, role, target, share = row
    link = msgspec.convert({"source": source, "role": role, "target": target, "share": share}, Link)
    return link.key, link


def _components(path: Path, tables: Tables) -> ByVariant:
    origins, parts = _grouped(tables, "origin"), _grouped(tables, "part")
    fields = {kind: {row[:2]: row[1:] for row in tables[kind].rows} for kind in COMPONENT_TYPES}
    columns = {kind: tables[kind].columns[1:] for kind in COMPONENT_TYPES}
    known: dict[Row, Component] = {}

    def component(variant: str, id_: str, kind: str) -> Component:
        place = (variant, id_)
        content = (kind, fields[kind].pop(place), origins.pop(place, ()), parts.pop(place, ()))
        if content not in known:
            known[content] = _component(columns[kind], *content)
        return known[content]

    found: dict[VariantId, dict[Any, Any]] = {}
    done = 0
    with reading(path, lambda: in_table("component", done + 1)):
        for _, variant, id_, kind in advancing(Message("Reading components"), tables["component"].rows):
            made = component(variant, id_, kind)
            found.setdefault(variant, {})[made.id] = made
            done += 1
    left_over: dict[str, dict[Any, Any]] = {"origin": origins, "part": parts, **fields}
    for name, rows in left_over.items():
        if rows:
            lost: dict[str, object] = {"id": str(next(iter(rows))[1])}
            raise damaged(path, in_table(name), Message("there is no component {id}", lost))
    return found


def _component(
    columns: tuple[str, ...], kind: str, fields: Row, origins: tuple[Row, ...], parts: tuple[Row, ...]
) -> Component:
    row = dict(zip(columns, fields, strict=True))
    values = COMPONENTS[kind].loaded(row) | {"id": row["id"], "kind": kind}
    values["origins"] = {field: {"kind": of, "reference": reference} for field, of, reference in origins}
    values["parts"] = [dict(zip(PART_FIELDS, price, strict=True)) for _, *price in parts]
    made: Component = msgspec.convert(values, COMPONENT_TYPES[kind])
    return made


def _grouped(tables: Tables, name: str) -> dict[Row, tuple[Row, ...]]:
    """The rows of each component, without its key columns."""
    groups = groupby(tables[name].rows, lambda row: row[:2])
    return {place: tuple(row[2:] for row in group) for place, group in groups}
