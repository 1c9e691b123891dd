"""Plans as JSON files: read with a position for every card, and written atomically."""

from __future__ import annotations

from pathlib import Path

import msgspec

from app.canvas.layout.placing import with_places
from app.machine.files import read_file, write_file
from planner_core.messages import Message
from planner_core.plan.interchange import InterchangeError
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project
from planner_core.plan.project_json import project_from_json, project_to_json

JSON = ".json"
LARGEST_JSON = 64_000_000
"""Bytes; a larger file is refused before it is read."""


def is_json(path: Path) -> bool:
    """Whether a file's suffix is that of JSON."""
    return path.suffix.lower() == JSON


def read_json(path: Path) -> Project:
    """The project in a JSON file; a single plan becomes one variant. Raises HeadroomError that names the file."""
    try:
        return _with_places(project_from_json(read_file(path, LARGEST_JSON)))
    except InterchangeError as error:
        words = {"file": str(path), "problem": error.message}
        raise InterchangeError(Message("{file}: {problem}", words)) from error


def write_json(
    path: Path, content: Project | Plan, *, like: Path | None = None, replace: bool = True
) -> None:
    """Write a project or plan as JSON with the access rights of the file `like`. Raises HeadroomError."""
    write_file(path, project_to_json(as_project(content)), like=like, replace=replace)


def _with_places(project: Project) -> Project:
    variants = tuple(msgspec.structs.replace(each, plan=with_places(each.plan)) for each in project.variants)
    return msgspec.structs.replace(project, variants=variants)
