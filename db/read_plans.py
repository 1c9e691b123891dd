"""Creates the plans of a project from verified rows; each value is validated against its declaration again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from db.declared_rows import checked
from db.errors import damaged, in_table
from db.tables import COMPONENTS, LICENCES, PART_FIELDS, SCOPE_BETWEEN, SETTINGS, SETTINGS_TABLE, Row
from db.verify import Tables, reading
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component, Origin, Part
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.project import VariantId

T = TypeVar("T")
ByVariant = Mapping[VariantId, dict[Any, Any]]
"""The rows of one table of each plan."""


def read_plans(tables: Tables, path: Path) -> dict[VariantId, Plan]:
    """The plan of each variant with settings. Raises DamagedProjectError naming table and row.

    Equal rows of several variants become one object, as before saving.
    """
    settings = _settings(path, tables)
    components = _components(path, tables)
    parents, positions, links = _parents(path, tables), _positions(path, tables), _links(path, tables)
    licences = _licences(path, tables)
    for rows in (components, parents, positions, links, licences):
        if lost := rows.keys() - settings.keys():
            words: dict[str, object] = {"variant": min(lost)}
            place = in_table(SETTINGS_TABLE, len(settings) + 1)
            raise damaged(path, place, Message("there is no variant {variant}", words))
    return {
        variant: Plan(
            settings=found,
            components=components.get(variant, {}),
            parents=parents.get(variant, {}),
            positions=positions.get(variant, {}),
            links=links.get(variant, {}),
            licences=licences.get(variant, {}),
        )
        for variant, found in settings.items()
    }


def _settings(path: Path, tables: Tables) -> dict[VariantId, Settings]:
    rows, named = checked(tables, SETTINGS_TABLE, path), tables[SETTINGS_TABLE].named
    made = _shared(tables, [msgspec.convert(SETTINGS.loaded(named(row)), Settings) for row in rows])
    return {row[0]: settings for row, settings in zip(rows, made, strict=True)}


def _parents(path: Path, tables: Tables) -> ByVariant:
    found: dict[VariantId, dict[Any, Any]] = {}
    for _, variant, child, parent in checked(tables, "parent", path):
        found.setdefault(variant, {})[child] = parent
    return found


def _positions(path: Path, tables: Tables) -> ByVariant:
    position = cache(Position)  # equal ones are one object
    found: dict[VariantId, dict[Any, Any]] = {}
    rows = checked(tables, "position", path)
    for _, variant, component, x, y, closed, width, height in rows:
        found.setdefault(variant, {})[component] = position(x, y, bool(closed), width, height)
    return found


def _links(path: Path, tables: Tables) -> ByVariant:
    link = cache(Link) if _are_several(tables) else Link
    found: dict[VariantId, dict[Any, Any]] = {}
    for _, variant, source, role, target, share in checked(tables, "link", path):
        found.setdefault(variant, {})[source, role, target] = link(source, role, target, share)
    return found


def _licences(path: Path, tables: Tables) -> ByVariant:
    found: dict[VariantId, dict[Any, Any]] = {}
    named = tables["licence"].named
    rows = list(map(named, checked(tables, "licence", path)))
    for row, licence in zip(rows, _shared(tables, list(map(licence_of, rows))), strict=True):
        found.setdefault(str(row["variant"]), {})[licence.id] = licence
    return found


def licence_of(row: Mapping[str, Any]) -> Licence:
    """A licence from its row. Raises msgspec.ValidationError."""
    scope = tuple(row["scope"].split(SCOPE_BETWEEN)) if row["scope"] else ()
    return msgspec.convert({**LICENCES.loaded(row), "id": row["id"], "scope": scope}, Licence)


def _components(path: Path, tables: Tables) -> ByVariant:
    origins, parts = _origins(path, tables), _parts(path, tables)
    made = {kind: _of_kind(path, tables, kind, origins, parts) for kind in COMPONENT_TYPES}
    found: dict[VariantId, dict[Any, Any]] = {}
    done = 0
    with reading(path, lambda: in_table("component", done + 1)):
        for _, variant, id_, kind in checked(tables, "component", path):
            found.setdefault(variant, {})[id_] = made[kind].pop((variant, id_))
            done += 1
    left_over: dict[str, dict[Any, Any]] = {"origin": origins, "part": parts, **made}
    for name, rows in left_over.items():
        if rows:
            lost: dict[str, object] = {"id": str(next(iter(rows))[1])}
            raise damaged(path, in_table(name), Message("there is no component {id}", lost))
    return found


def _of_kind(
    path: Path,
    tables: Tables,
    kind: str,
    origins: dict[Row, dict[str, Origin]],
    parts: dict[Row, tuple[Part, ...]],
) -> dict[Row, Component]:
    """The components of one kind by variant and id. What belongs to them is taken out of `origins` and `parts`."""
    rows, place_of = checked(tables, kind, path), tables[kind].columns.index
    fields = [name for name in COMPONENTS[kind].names if name != "name"]
    fields_of, name_at = _picked(map(place_of, fields)), place_of("name")
    flags = [at for at, name in enumerate(fields) if name in COMPONENTS[kind].flags]
    component_type, made = COMPONENT_TYPES[kind], list[Component]()
    for row in rows:
        values = fields_of(row)
        if flags:
            values = list(values)
            for at in flags:
                values[at] = bool(values[at])
        made.append(component_type(*values, id=row[1], name=row[name_at]))
    if origins or parts:
        for at, row in enumerate(rows):
            place = row[:2]
            if place in origins or place in parts:
                made[at] = replace(made[at], origins=origins.pop(place, {}), parts=parts.pop(place, ()))
    return {row[:2]: component for row, component in zip(rows, _shared(tables, made), strict=True)}


def _origins(path: Path, tables: Tables) -> dict[Row, dict[str, Origin]]:
    """The origins of each component, by variant and id."""
    origin = cache(Origin)  # equal ones are one object
    found: dict[Row, dict[str, Origin]] = {}
    for variant, component, field, *values in checked(tables, "origin", path):
        found.setdefault((variant, component), {})[field] = origin(*values)
    return found


def _parts(path: Path, tables: Tables) -> dict[Row, tuple[Part, ...]]:
    """The price records of each component, by variant and id."""
    found: dict[Row, tuple[Part, ...]] = {}
    for variant, component, _, *values in checked(tables, "part", path):
        part = msgspec.convert(dict(zip(PART_FIELDS, values, strict=True)), Part)
        found[variant, component] = (*found.get((variant, component), ()), part)
    return found


def _picked(indexes: Iterable[int]) -> Callable[[Row], Iterable[Any]]:
    """What takes the values at these places out of a row."""
    first, *others = indexes
    return itemgetter(first, *others) if others else lambda row: (row[first],)


def _shared(tables: Tables, made: list[T]) -> list[T]:
    """The same values; if there are several variants, equal values are one object."""
    if not _are_several(tables):
        return made
    known: dict[bytes, T] = {}
    return [known.setdefault(msgspec.msgpack.encode(each), each) for each in made]


def _are_several(tables: Tables) -> bool:
    return len(tables["variant"].rows) > 1
