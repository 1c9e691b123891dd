"""Reads plan and history out of a database and believes nothing that it has not checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import msgspec

from db.checksums import TableSum, stored_sums, table_sum
from db.errors import ProjectError, damaged
from db.history_rows import EditRow, Walk, read_step
from db.migrate import expected_schema, schema_of, version_of
from db.tables import COMPONENTS, CONTENT_TABLES, PART_FIELDS, SETTINGS, Row
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.plan.components import COMPONENT_TYPES, Component
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems


class Table(NamedTuple):
    """All rows of a table, as they are stored."""

    columns: tuple[str, ...]
    rows: list[Row]


Tables = dict[str, Table]


class Loaded(NamedTuple):
    """What a project file holds."""

    plan: Plan
    history: History
    sums: dict[str, TableSum]
    editor: str
    """User and computer that has the file open for editing, as the file says; empty where nobody has."""


def load(connection: apsw.Connection, path: Path) -> Loaded:
    """Everything in the file, checked. Raises DamagedProjectError, or apsw.Error where the disk fails."""
    with _reading(path, "schema"):
        _check_schema(connection, path)
        connection.execute("BEGIN")
    try:
        with _reading(path, "structure"):
            _check_structure(connection, path)
        tables = {table: _table(connection, path, table) for table in CONTENT_TABLES}
        with _reading(path, "checksum"):
            sums = stored_sums(connection)
    finally:
        connection.execute("ROLLBACK")
    _check_sums(path, tables, sums)
    plan = read_plan(tables, path)
    history = read_history(tables, plan, path)
    return Loaded(plan, history, sums, str(tables["document"].rows[0][4]))


@contextmanager
def _reading(path: Path, part: str) -> Iterator[None]:
    """Whatever content makes Python or SQLite stumble is damage in that part; failures of the disk pass."""
    try:
        yield
    except ProjectError:
        raise
    except (
        apsw.CorruptError,
        apsw.NotADBError,
        apsw.TooBigError,
        apsw.SQLError,
        apsw.ConstraintError,
    ) as error:
        raise damaged(path, part, error) from error
    except (msgspec.MsgspecError, ValueError, KeyError, IndexError, TypeError, ArithmeticError) as error:
        raise damaged(path, part, error) from error
    except RecursionError as error:
        raise damaged(path, part, "nested too deeply") from error


def _check_schema(connection: apsw.Connection, path: Path) -> None:
    found, expected = schema_of(connection), expected_schema(version_of(connection))
    if foreign := sorted(found - expected):
        raise damaged(path, "schema", f"{foreign[0][0]} {foreign[0][1]} does not belong there")
    if lost := sorted(each[1] for each in expected - found):
        raise damaged(path, "schema", f"{lost[0]} is not there")


def _check_structure(connection: apsw.Connection, path: Path) -> None:
    verdict = next(iter(connection.execute("PRAGMA integrity_check(1)")))[0]
    if verdict != "ok":
        raise damaged(path, "structure", verdict)
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        raise damaged(path, f"table {table}, row {row}", f"it refers to a {parent} that is not there")


def _table(connection: apsw.Connection, path: Path, table: str) -> Table:
    rows: list[Row] = []
    columns = tuple(str(each[1]) for each in connection.execute(f"PRAGMA table_info({table})"))
    order = "number" if table in ("component", "parent", "position", "link", "step") else "1, 2"
    try:
        for row in connection.execute(f"SELECT * FROM {table} ORDER BY {order}"):  # noqa: S608 - our own names
            rows.append(row)  # noqa: PERF402 - the row that stumbles has to be known
    except (UnicodeDecodeError, OverflowError, apsw.TooBigError, apsw.CorruptError) as error:
        raise damaged(path, f"table {table}, row {len(rows) + 1}", error) from error
    return Table(columns, rows)


def _check_sums(path: Path, tables: Tables, sums: dict[str, TableSum]) -> None:
    for table, (_, rows) in tables.items():
        stored = sums.get(table, TableSum())
        if len(rows) != stored.rows:
            raise damaged(path, f"table {table}", f"{len(rows)} rows instead of {stored.rows}")
        if table_sum(table, rows) != stored:
            raise damaged(path, f"table {table}", "values differ from those that were saved")
    if foreign := set(sums) - set(tables):
        raise damaged(path, "checksum", f"there is no table {min(foreign)}")


def read_plan(tables: Tables, path: Path) -> Plan:
    """The plan in the rows. Raises DamagedProjectError naming table and row."""
    plan = Plan(
        settings=_settings(tables["project"], path),
        components=_components(tables, path),
        parents=dict(_each(path, "parent", tables["parent"].rows, lambda row: (_id(row[1]), _id(row[2])))),
        positions=dict(_each(path, "position", tables["position"].rows, _position)),
        links={link.key: link for link in _each(path, "link", tables["link"].rows, _link)},
    )
    if found := problems(plan):
        raise damaged(path, "plan", found[0])
    return plan


def _each(path: Path, table: str, rows: list[Row], read: Callable[[Row], Any]) -> list[Any]:
    done = []
    for number, row in enumerate(rows, 1):
        with _reading(path, f"table {table}, row {number}"):
            done.append(read(row))
    return done


def _settings(table: Table, path: Path) -> Settings:
    with _reading(path, "table project, row 1"):
        values = SETTINGS.loaded(dict(zip(table.columns, table.rows[0], strict=True)))
        return msgspec.convert(values, Settings)


def _id(value: Any) -> str:
    return msgspec.convert(value, str)


def _position(row: Row) -> tuple[str, Position]:
    _, component, x, y = row
    return _id(component), msgspec.convert({"x": x, "y": y}, Position)


def _link(row: Row) -> Link:
    _, source, role, target, share = row
    return msgspec.convert({"source": source, "role": role, "target": target, "share": share}, Link)


def _components(tables: Tables, path: Path) -> dict[str, Component]:
    origins = _grouped(tables["origin"].rows, lambda row: (row[1], {"kind": row[2], "reference": row[3]}))
    parts = _grouped(tables["part"].rows, lambda row: (row[1], dict(zip(PART_FIELDS, row[2:], strict=True))))
    fields = {kind: _by_id(tables[kind]) for kind in COMPONENT_TYPES}

    def component(row: Row) -> Component:
        _, id_, kind = row
        values = COMPONENTS[kind].loaded(fields[kind].pop(id_))
        values |= {"id": id_, "kind": kind}
        values["origins"] = dict(origins.pop(id_, ()))
        values["parts"] = [price for _, price in parts.pop(id_, ())]
        made: Component = msgspec.convert(values, COMPONENT_TYPES[kind])
        return made

    made = {part.id: part for part in _each(path, "component", tables["component"].rows, component)}
    left_over: dict[str, dict[Any, Any]] = {"origin": origins, "part": parts, **fields}
    for table, rows in left_over.items():
        if rows:
            raise damaged(path, f"table {table}", f"there is no component {next(iter(rows))}")
    return made


def _by_id(table: Table) -> dict[Any, dict[str, Any]]:
    return {row[0]: dict(zip(table.columns, row, strict=True)) for row in table.rows}


def _grouped(rows: list[Row], read: Callable[[Row], tuple[Any, Any]]) -> dict[Any, list[tuple[Any, Any]]]:
    return {key: [read(row) for row in group] for key, group in groupby(rows, key=lambda row: row[0])}


def read_history(tables: Tables, plan: Plan, path: Path) -> History:
    """The history in the rows, each step held against the plan it was made on."""
    with _reading(path, "table document, row 1"):
        _, position, clean, sealed, _ = tables["document"].rows[0]
        rows = tables["step"].rows
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)) or not 0 <= position <= len(rows):
            raise ValueError("the steps are not numbered 1, 2, 3 ...")
        if clean is not None and not 0 <= clean <= len(rows):
            raise ValueError("the restore point is outside the history")
    edits = {
        step: [row[2:] for row in group] for step, group in groupby(tables["edit"].rows, key=lambda r: r[0])
    }
    steps: dict[int, Step] = {}
    back, forth = Walk(plan), Walk(plan)
    for number in range(position, 0, -1):
        steps[number] = _step(path, rows[number - 1], edits.get(number, []), back.back)
    for number in range(position + 1, len(rows) + 1):
        steps[number] = _step(path, rows[number - 1], edits.get(number, []), forth.forth)
    return History(tuple(steps[number] for number in sorted(steps)), position, clean, bool(sealed))


def _step(path: Path, row: Row, edits: list[EditRow], read: Callable[[list[EditRow]], Any]) -> Step:
    number, text, plural, arguments, gesture = row
    with _reading(path, f"table edit, step {number}"):
        done = read(edits)
    with _reading(path, f"table step, row {number}"):
        return read_step(text, plural, arguments, gesture, done)
