"""Recovers the valid rows of a damaged project file, which stays unchanged.

The file is read in memory. A broken page loses its rows; an invalid value is replaced by the default of its field. The
history is dropped: its steps would not match an incomplete plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import apsw
import msgspec

from db.cipher import Password, is_sealed, sealed_in_memory
from db.connection import LARGEST_FILE, guard, time_limit
from db.damaged_rows import UNREADABLE, DamagedRows, attempt
from db.design_rows import design_of
from db.errors import damaged, from_storage, locked
from db.inspect_file import MAGIC
from db.migrate import latest_version, migrate, version_of
from db.read_plans import licence_of
from db.tables import COMPONENTS, SETTINGS, FieldColumns
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component, Origin, Part, kind_of
from planner_core.plan.licences import Licence
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import ID_PATTERN, problems
from planner_core.plan.project import (
    FIRST_ID,
    Project,
    Variant,
    name_problem,
    project_problems,
    with_project_settings,
)
from planner_core.plan.proposal_design import ProposalDesign, design_problems
from planner_core.plan.rules import may_link, may_nest

T = TypeVar("T")

SECONDS: Final = 20.0
JOURNAL_MODE_AT: Final = slice(18, 20)


class Salvaged(NamedTuple):
    """The recovered project."""

    project: Project
    components: int
    left_out: int
    """Rows that were unreadable or invalid, or lost their parent."""
    doubtful: tuple[str, ...]
    """Tables in which values may differ from those saved."""


def salvage(path: Path, password: Password | None = None) -> Salvaged:
    """Recover what can be read. Raises ProjectError if that is nothing, or the file cannot be read at all.

    Pages of a locked file are read even if their authentication fails, as far as they are valid.
    """
    try:
        with path.open("rb") as file:
            data = bytearray(file.read(LARGEST_FILE + 1))
    except OSError as error:
        raise from_storage(error, path) from error
    locked_up = is_sealed(data)
    if locked_up and password is None:
        raise locked(path)
    if not (locked_up or data.startswith(MAGIC)) or len(data) > LARGEST_FILE:
        raise _nothing(path)
    try:
        with _opened(data, password if locked_up else None) as connection:
            guard(connection)
            with time_limit(connection, SECONDS):
                if version_of(connection) < latest_version():
                    migrate(connection)
                return _read(path, DamagedRows(connection))
    except UNREADABLE as error:
        raise _nothing(path) from error


@contextmanager
def _opened(data: bytearray, password: Password | None) -> Iterator[apsw.Connection]:
    if password is not None:
        with sealed_in_memory(bytes(data), password) as connection:
            yield connection
        return
    data[JOURNAL_MODE_AT] = b"\x01\x01"
    connection = apsw.Connection(":memory:")
    try:
        connection.deserialize("main", bytes(data))
        yield connection
    finally:
        connection.close()


def _nothing(path: Path) -> Exception:
    return damaged(path, Message("database"), Message("no part of it can be read"))


def _read(path: Path, reader: DamagedRows) -> Salvaged:
    components = _components(reader)
    listed = sorted(reader.rows("variant"), key=lambda row: str(row["place"]).zfill(9))
    names = {str(row["id"]): row["name"] for row in listed}
    settings = {str(row["variant"]): _settings(row) for row in reader.rows("settings")}
    found = dict.fromkeys((*names, *settings, *components))
    ids = [each for each in found if ID_PATTERN.fullmatch(each)] or [FIRST_ID]
    for each in found.keys() - set(ids):
        reader.drop(1 + len(components.get(each, ())))
    plans = _plans(reader, {each: components.get(each, {}) for each in ids})
    licences = _licences(reader)
    first = settings.get(ids[0]) or Settings()
    variants: list[Variant] = []
    for each in ids:
        own = with_project_settings(settings.get(each) or first, first)
        plan = msgspec.structs.replace(plans[each], settings=own, licences=licences.get(each, {}))
        taken = {variant.name for variant in variants}
        variants.append(Variant(each, _name(names.get(each), len(variants) + 1, taken), plan))
    project = Project(tuple(variants), ids[0], _design(reader))
    count = sum(len(each.plan.components) for each in variants)
    if not count or project_problems(project):
        raise _nothing(path)
    return Salvaged(project, count, reader.left_out, tuple(reader.doubtful))


def _settings(row: Mapping[str, Any]) -> Settings | None:
    """Settings from a row; an invalid amount of money gets its default."""
    made: Settings | None = _struct(SETTINGS, Settings, row)
    if made is None:
        return None
    sound = {
        name: value
        for name, value in msgspec.structs.asdict(made).items()
        if not problems(Plan(settings=Settings(**{name: value})))
    }
    return Settings(**sound)


def _design(reader: DamagedRows) -> ProposalDesign:
    """The proposal's design, or the default one if it is unreadable."""
    whole, chapters = reader.rows("proposal"), reader.rows("proposal_chapter")
    lines = reader.rows("proposal_decision")
    made = attempt(
        lambda: design_of(whole[0], sorted(chapters, key=lambda row: str(row["place"]).zfill(9)), lines)
    )
    if made is None or design_problems(made):
        reader.drop()
        return ProposalDesign()
    return made


def _name(name: object, number: int, taken: set[str]) -> str:
    if isinstance(name, str) and name_problem(name) is None and name not in taken:
        return name
    return f"Variant {number} ({len(taken)})" if f"Variant {number}" in taken else f"Variant {number}"


def _components(reader: DamagedRows) -> dict[str, dict[str, Component]]:
    origins, parts = _owned(reader, "origin", _origin), _owned(reader, "part", _part)
    found: dict[str, dict[str, Component]] = {}
    for kind, columns in COMPONENTS.items():
        for row in reader.rows(kind):
            made = _struct(columns, COMPONENT_TYPES[kind], row, {"id": row["id"], "kind": kind})
            place = str(row["variant"]), str(row["id"])
            if made is not None:
                made = _richer(made, origins=dict(origins.get(place, ())))
                made = _richer(made, parts=tuple(parts.get(place, ())))
            if made is None or problems(Plan(components={made.id: made})):
                reader.drop()
            else:
                found.setdefault(place[0], {})[made.id] = made
    order = {(row["variant"], row["id"]): row["number"] for row in reader.rows("component")}
    return {
        variant: dict(sorted(own.items(), key=lambda item: (order.get((variant, item[0]), 2**62), item[0])))
        for variant, own in found.items()
    }


def _richer(made: Component, **owned: Any) -> Component:
    """A component with its owned rows, if valid."""
    richer = msgspec.structs.replace(made, **owned)
    return made if problems(Plan(components={made.id: richer})) else richer


def _owned(
    reader: DamagedRows, table: str, read: Callable[[dict[str, Any]], T]
) -> dict[tuple[str, str], list[T]]:
    """The rows of a table by component."""
    found: dict[tuple[str, str], list[T]] = {}
    for row in reader.rows(table):
        made = attempt(lambda row=row: read(row))  # type: ignore[misc]
        if made is None:
            reader.drop()
        else:
            found.setdefault((str(row["variant"]), str(row["component"])), []).append(made)
    return found


def _origin(row: dict[str, Any]) -> tuple[str, Origin]:
    return str(row["field"]), msgspec.convert({name: row[name] for name in Origin.__struct_fields__}, Origin)


def _part(row: dict[str, Any]) -> Part:
    return msgspec.convert({name: row[name] for name in Part.__struct_fields__}, Part)


def _licences(reader: DamagedRows) -> dict[str, dict[str, Licence]]:
    """The licences of each variant that are valid."""
    found: dict[str, dict[str, Licence]] = {}
    for row in reader.rows("licence"):
        made = attempt(lambda row=row: licence_of(row))  # type: ignore[misc]
        if made is None or problems(Plan(licences={made.id: made})):
            reader.drop()
        else:
            found.setdefault(str(row["variant"]), {})[made.id] = made
    return found


def _struct(
    columns: FieldColumns, kind: type[Any], row: Mapping[str, Any], head: Mapping[str, Any] | None = None
) -> Any:
    """A component or settings from a row; invalid fields get their defaults. None without an id."""
    values, head = attempt(lambda: columns.loaded(row)) or {}, head or {}
    made = attempt(lambda: msgspec.convert({**values, **head}, kind))
    if made is not None:
        return made
    fallback = {"name": str(row.get("id", ""))} if head else {}
    kept = {
        name: value
        for name, value in values.items()
        if attempt(lambda pair={name: value}: msgspec.convert({**fallback, **pair, **head}, kind)) is not None  # type: ignore[misc]
    }
    return attempt(lambda: msgspec.convert({**fallback, **kept, **head}, kind))


def _plans(reader: DamagedRows, components: Mapping[str, Mapping[str, Component]]) -> dict[str, Plan]:
    parents = dict(_placed(reader, "parent", components, _parent))
    positions = dict(_placed(reader, "position", components, _position))
    links = dict(_placed(reader, "link", components, _link))

    def of(variant: str, rows: Mapping[tuple[str, Any], Any]) -> dict[Any, Any]:
        return {key: value for (owner, key), value in rows.items() if owner == variant}

    return {
        variant: Plan(
            components=own,
            parents=of(variant, parents),
            positions=of(variant, positions),
            links=of(variant, links),
        )
        for variant, own in components.items()
    }


def _placed(
    reader: DamagedRows,
    table: str,
    components: Mapping[str, Mapping[str, Component]],
    read: Callable[[dict[str, Any], Mapping[str, Component]], tuple[Any, Any] | None],
) -> Iterator[tuple[tuple[str, Any], Any]]:
    """The rows of a table whose component was recovered."""
    for row in reader.rows(table):
        own = components.get(str(row["variant"]), {})
        found = attempt(lambda row=row, own=own: read(row, own))  # type: ignore[misc]
        if found is None:
            reader.drop()
        else:
            yield (str(row["variant"]), found[0]), found[1]


def _parent(row: dict[str, Any], own: Mapping[str, Component]) -> tuple[Any, Any] | None:
    child, parent = own[row["child"]], own[row["parent"]]
    return (child.id, parent.id) if may_nest(kind_of(child), kind_of(parent)) else None


def _position(row: dict[str, Any], own: Mapping[str, Component]) -> tuple[Any, Any] | None:
    values = {name: row[name] for name in ("x", "y", "width", "height")} | {"closed": bool(row["closed"])}
    position = msgspec.convert(values, Position)
    return (own[row["component"]].id, position) if min(position.width, position.height) >= 0 else None


def _link(row: dict[str, Any], own: Mapping[str, Component]) -> tuple[Any, Any] | None:
    link = msgspec.convert({name: row[name] for name in ("source", "role", "target", "share")}, Link)
    allowed = may_link(kind_of(own[link.source]), link.role, kind_of(own[link.target]))
    return (link.key, link) if allowed else None
