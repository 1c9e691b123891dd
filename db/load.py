"""Creates project and history from verified rows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import msgspec

from db.checksums import TableSum
from db.declared_rows import checked
from db.design_rows import read_design
from db.errors import ContentError, DamagedProjectError, damaged, in_table
from db.history_rows import EditRow, read_step
from db.history_walk import Walk
from db.progress import advancing
from db.read_plans import read_plans
from db.tables import Row
from db.verify import Tables, check_references, reading, verified
from planner_core.editing.edits import Edit, Step
from planner_core.editing.history import History, RestorePoint, point_name_problem
from planner_core.messages import Message
from planner_core.plan.project import Project, Variant, project_problems


class LoadedProject(NamedTuple):
    """The content of a project file."""

    project: Project
    history: History
    sums: dict[str, TableSum]
    editor: str
    """User and computer that have the file open for editing, as stored; empty if none."""
    since: str
    """Since when, in UTC."""


def load(connection: apsw.Connection, path: Path) -> LoadedProject:
    """The validated content of the file. Raises DamagedProjectError, or apsw.Error on a disk error."""
    tables, sums = verified(connection, path, with_constraints=False)
    try:
        project = read_project(tables, path)
        history = read_history(tables, project, path)
    except DamagedProjectError:
        with reading(path, Message("structure")):
            check_references(connection, path)  # which names the row, if it is one that refers to nothing
        raise
    document = _document(tables, path)
    return LoadedProject(project, history, sums, str(document["editor"]), str(document["since"]))


def read_project(tables: Tables, path: Path) -> Project:
    """The variants and the proposal in the rows. Raises DamagedProjectError naming table and row."""
    shown, plans = str(_document(tables, path)["shown"]), read_plans(tables, path)
    rows = sorted(checked(tables, "variant", path), key=lambda row: row[1])
    with reading(path, in_table("variant")):
        if [place for _, place, _ in rows] != list(range(len(rows))):
            raise ContentError(Message("the variants are not listed at the places 0, 1, 2 ..."))
    with reading(path, in_table("settings", len(plans) + 1)):
        variants = tuple(Variant(id_, name, plans.pop(id_)) for id_, _, name in rows)
        if plans:
            raise ContentError(Message("there is no variant {variant}", {"variant": min(plans)}))
    project = Project(variants, shown, read_design(tables, path))
    if found := project_problems(project):
        raise damaged(path, Message("plan"), found[0])
    return project


def read_history(tables: Tables, project: Project, path: Path) -> History:
    """The history in the rows; every step is validated against its project."""
    document, rows = _document(tables, path), checked(tables, "step", path)
    position, sealed = document["position"], document["sealed"]
    with reading(path, in_table("document", 1)):
        if [row[0] for row in rows] != list(range(1, len(rows) + 1)) or not 0 <= position <= len(rows):
            raise ContentError(Message("the steps are not numbered 1, 2, 3 ..."))
    listed = groupby(checked(tables, "edit", path), _first)
    edits = {step: [row[2:] for row in group] for step, group in listed}
    steps: dict[int, Step] = {}
    back, forth = Walk(project), Walk(project)
    for number in advancing(Message("Reading the history"), range(position, 0, -1), every=10):
        steps[number] = _step(path, rows[number - 1], edits.pop(number, []), back.back)
    for number in advancing(Message("Reading the history"), range(position + 1, len(rows) + 1), every=10):
        steps[number] = _step(path, rows[number - 1], edits.pop(number, []), forth.forth)
    if edits:
        raise damaged(path, in_table("edit"), Message("there is no step {step}", {"step": min(edits)}))
    points = _points(tables, path, len(rows))
    return History(tuple(steps[number] for number in sorted(steps)), position, points, bool(sealed))


def _points(tables: Tables, path: Path, last: int) -> tuple[RestorePoint, ...]:
    points: list[RestorePoint] = []
    with reading(path, lambda: in_table("restore_point", len(points) + 1)):
        for row in checked(tables, "restore_point", path):
            values = dict(zip(RestorePoint.__struct_fields__, row, strict=True))
            point = msgspec.convert(values, RestorePoint)
            if point.position > last:
                raise ContentError(Message("the restore point is outside the history"))
            if problem := point_name_problem(point.name):
                raise ContentError(problem)
            points.append(point)
    return tuple(points)


def _document(tables: Tables, path: Path) -> dict[str, Any]:
    with reading(path, in_table("document", 1)):
        return tables["document"].named(checked(tables, "document", path)[0])


def _first(row: Row) -> Any:
    return row[0]


def _step(path: Path, row: Row, edits: list[EditRow], read: Callable[[list[EditRow]], list[Edit]]) -> Step:
    number, text, plural, arguments, gesture = row
    with reading(path, Message("table edit, step {step}", {"step": number})):
        done = read(edits)
    with reading(path, in_table("step", number)):
        return read_step(text, plural, arguments, gesture, done)
