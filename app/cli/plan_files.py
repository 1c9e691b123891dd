"""Plans in files: a project file or JSON, told apart by the suffix. Reading never writes anything."""

from __future__ import annotations

from pathlib import Path

from app.files import read_file, write_file
from app.placing import with_places
from db.new_file import write_new_file
from db.project_file import SUFFIX, ProjectFile
from planner_core.editing.history import History
from planner_core.messages import HeadroomError, Message
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.plan import Plan

JSON = ".json"
SUFFIXES = (SUFFIX, JSON)
LARGEST_JSON = 64_000_000


def read_plan(path: Path) -> Plan:
    """The plan in a file. Raises HeadroomError that names the file and the problem."""
    if path.suffix.lower() == JSON:
        try:
            return with_places(plan_from_json(read_file(path, LARGEST_JSON)))
        except InterchangeError as error:
            raise InterchangeError(Message("{file}: {problem}", _words(path, error))) from error
    project = ProjectFile.open(path, read_only=True)
    try:
        return project.plan
    finally:
        project.close()


def write_plan(path: Path, plan: Plan) -> None:
    """Write a plan as a project file or as JSON, whole or not at all. Raises HeadroomError."""
    if path.suffix.lower() == JSON:
        write_file(path, plan_to_json(plan))
    else:
        write_new_file(path, plan, History())


def refuse_existing(path: Path) -> None:
    """Raise HeadroomError where there is a file already: plans are never overwritten by accident."""
    if path.exists():
        raise HeadroomError(
            Message("{file} is there already. Choose another name, or add --force.", {"file": str(path)})
        )


def _words(path: Path, error: HeadroomError) -> dict[str, object]:
    return {"file": str(path), "problem": error.message}
