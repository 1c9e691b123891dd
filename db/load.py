"""Makes plan and history out of verified rows; each value is checked against its declaration once more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import msgspec

from db.checksums import TableSum
from db.errors import ContentError, damaged, in_table
from db.history_rows import EditRow, Walk, read_step
from db.tables import COMPONENTS, PART_FIELDS, SETTINGS, SETTINGS_TABLE, Row
from db.verify import Table, Tables, reading, verified
from planner_core.editing.edits import Edit, Step
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.problems import problems


class Loaded(NamedTuple):
    """What a project file holds."""

    plan: Plan
    history: History
    sums: dict[str, TableSum]
    editor: str
    """User and computer that has the file open for editing, as the file says; empty where nobody has."""


def load(connection: apsw.Connection, path: Path) -> Loaded:
    """Everything in the file, checked. Raises DamagedProjectError, or apsw.Error where the disk fails."""
    tables, sums = verified(connection, path)
    plan = read_plan(tables, path)
    history = read_history(tables, plan, path)
    return Loaded(plan, history, sums, str(_document(tables, path)["editor"]))


def read_plan(tables: Tables, path: Path) -> Plan:
    """The plan in the rows. Raises DamagedProjectError naming table and row."""
    plan = Plan(
        settings=_settings(tables[SETTINGS_TABLE], path),
        components=_components(tables, path),
        parents=dict(_each(path, "parent", tables, lambda row: (_id(row[1]), _id(row[2])))),
        positions=dict(_each(path, "position", tables, _position)),
        links={link.key: link for link in _each(path, "link", tables, _link)},
    )
    if found := problems(plan):
        raise damaged(path, Message("plan"), found[0])
    return plan


def read_history(tables: Tables, plan: Plan, path: Path) -> History:
    """The history in the rows, each step held against the plan it was made on."""
    document, rows = _document(tables, path), tables["step"].rows
    position, clean, sealed = document["position"], document["clean"], document["sealed"]
    with reading(path, in_table("document", 1)):
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)) or not 0 <= position <= len(rows):
            raise ContentError(Message("the steps are not numbered 1, 2, 3 ..."))
        if clean is not None and not 0 <= clean <= len(rows):
            raise ContentError(Message("the restore point is outside the history"))
    edits = {step: [row[2:] for row in group] for step, group in groupby(tables["edit"].rows, _first)}
    steps: dict[int, Step] = {}
    back, forth = Walk(plan), Walk(plan)
    for number in range(position, 0, -1):
        steps[number] = _step(path, rows[number - 1], edits.get(number, []), back.back)
    for number in range(position + 1, len(rows) + 1):
        steps[number] = _step(path, rows[number - 1], edits.get(number, []), forth.forth)
    return History(tuple(steps[number] for number in sorted(steps)), position, clean, bool(sealed))


def _document(tables: Tables, path: Path) -> dict[str, Any]:
    with reading(path, in_table("document", 1)):
        return tables["document"].named(tables["document"].rows[0])


def _each(path: Path, name: str, tables: Tables, read: Callable[[Row], Any]) -> list[Any]:
    done: list[Any] = []
    with reading(path, lambda: in_table(name, len(done) + 1)):
        for row in tables[name].rows:
            done.append(read(row))  # noqa: PERF401 - which row stumbles has to be known
    return done


def _settings(table: Table, path: Path) -> Settings:
    with reading(path, in_table(SETTINGS_TABLE, 1)):
        return msgspec.convert(SETTINGS.loaded(table.named(table.rows[0])), Settings)


def _id(value: Any) -> str:
    return msgspec.convert(value, str)


def _position(row: Row) -> tuple[str, Position]:
    _, component, x, y = row
    return _id(component), msgspec.convert({"x": x, "y": y}, Position)


def _link(row: Row) -> Link:
    _, source, role, target, share = row
    return msgspec.convert({"source": source, "role": role, "target": target, "share": share}, Link)


def _components(tables: Tables, path: Path) -> dict[str, Component]:
    origins = _grouped(tables["origin"], lambda row: (row[1], {"kind": row[2], "reference": row[3]}))
    parts = _grouped(tables["part"], lambda row: (row[1], dict(zip(PART_FIELDS, row[2:], strict=True))))
    fields = {
        kind: {row[0]: tables[kind].named(row) for row in tables[kind].rows} for kind in COMPONENT_TYPES
    }

    def component(row: Row) -> Component:
        _, id_, kind = row
        values = COMPONENTS[kind].loaded(fields[kind].pop(id_))
        values |= {"id": id_, "kind": kind}
        values["origins"] = dict(origins.pop(id_, ()))
        values["parts"] = [price for _, price in parts.pop(id_, ())]
        made: Component = msgspec.convert(values, COMPONENT_TYPES[kind])
        return made

    made = {part.id: part for part in _each(path, "component", tables, component)}
    left_over: dict[str, dict[Any, Any]] = {"origin": origins, "part": parts, **fields}
    for name, rows in left_over.items():
        if rows:
            lost: dict[str, object] = {"id": str(next(iter(rows)))}
            raise damaged(path, in_table(name), Message("there is no component {id}", lost))
    return made


def _grouped(table: Table, read: Callable[[Row], tuple[Any, Any]]) -> dict[Any, list[tuple[Any, Any]]]:
    return {key: [read(row) for row in group] for key, group in groupby(table.rows, _first)}


def _first(row: Row) -> Any:
    return row[0]


def _step(path: Path, row: Row, edits: list[EditRow], read: Callable[[list[EditRow]], list[Edit]]) -> Step:
    number, text, plural, arguments, gesture = row
    with reading(path, Message("table edit, step {step}", {"step": number})):
        done = read(edits)
    with reading(path, in_table("step", number)):
        return read_step(text, plural, arguments, gesture, done)
