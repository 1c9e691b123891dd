"""Projects in files: a project file or JSON, by suffix. Reading never writes anything."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.passwords import unlocked
from app.machine.files import FileError, already_there, file_problem
from app.output.plan_json import JSON, is_json, read_json, write_json
from db.cipher import Password
from db.errors import NameTakenError
from db.new_file import write_new_file
from db.project_file import SUFFIX, ProjectFile
from db.safe_writing import target_status
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project
from planner_core.studies.decisions import Past, past_of

SUFFIXES = (SUFFIX, JSON)


def read_project(path: Path) -> Project:
    """The project in a file; a single plan is a project of one variant. Raises HeadroomError that names the file."""
    return read_protected(path)[0]


def read_protected(path: Path) -> tuple[Project, Password | None]:
    """The project in a file, and its password if it is locked. Raises HeadroomError that names the file."""
    project, password, _ = _read(path)
    return project, password


def read_with_past(path: Path, variant: str | None = None) -> tuple[Project, Past]:
    """The project in a file with the named variant shown, or the one shown last, and how that came about; JSON tells
    no past. Raises HeadroomError.
    """
    project, _, history = _read(path)
    project = _showing(project, variant, path)
    return project, past_of(project, history)


def _read(path: Path) -> tuple[Project, Password | None, History]:
    if is_json(path):
        return read_json(path), None, History()
    file = unlocked(path, lambda password: ProjectFile.open(path, read_only=True, password=password))
    try:
        return file.project, file.password, file.history
    finally:
        file.close()


def read_plan(path: Path, variant: str | None = None) -> Plan:
    """The plan of the named variant, or of the shown one. Raises HeadroomError."""
    return read_variant(path, variant).plan


def read_variant(path: Path, variant: str | None = None) -> Project:
    """The project in a file with the named variant shown, or the one shown last. Raises HeadroomError."""
    return _showing(read_project(path), variant, path)


def _showing(project: Project, variant: str | None, path: Path) -> Project:
    if variant is None:
        return project
    found = project.named(variant)
    if found is None:
        words = {"file": str(path), "variant": variant, "known": ", ".join(project.names)}
        raise HeadroomError(Message("{file} has no variant {variant}. There are: {known}.", words))
    return project.showing(found.id)


def write_plan(
    path: Path,
    content: Project | Plan,
    password: Password | None = None,
    *,
    like: Path | None = None,
    replace: bool = True,
) -> None:
    """Write a project or plan as a project file or as JSON, atomically. Raises HeadroomError.

    The password is for a project file; JSON gets the access rights of the file `like`.
    """
    if is_json(path):
        write_json(path, content, like=like, replace=replace)
        return
    try:
        write_new_file(path, content, History(), password, like=like, replace=replace)
    except NameTakenError as error:
        raise FileError(already_there(path)) from error


def commit_step(path: Path, variant: str | None, plan: Plan, step: Step, initiator: str = "") -> None:
    """Make one step in a project file, which then can be undone in the window. The variant shown stays the same.

    Raises HeadroomError if the file holds no steps, may not be written, or holds another plan by now.
    """
    if path.suffix.lower() != SUFFIX:
        words: dict[str, object] = {"file": str(path)}
        raise HeadroomError(
            Message(
                "{file} is no project file: only those hold steps. Turn it into one with `convert`.", words
            )
        )
    file = unlocked(path, lambda password: ProjectFile.open(path, password=password))
    try:
        if file.read_only:
            assert file.read_only_reason is not None
            raise HeadroomError(file.read_only_reason)
        project, shown = file.project, file.project.shown
        found = project.named(variant) if variant else project.variant(shown)
        if found is None or found.plan != plan:
            raise HeadroomError(Message("The plan has changed in the meantime. Try again."))
        if found.id != shown:
            file.show(found.id)
        file.commit(step, initiator)
        if found.id != shown:
            file.show(shown)
    finally:
        file.close()


def refuse_existing(arguments: argparse.Namespace, path: Path) -> None:
    """Raise HeadroomError if the file exists and may not be replaced; called before any work is done."""
    try:
        there = target_status(path) is not None
    except OSError as error:
        raise FileError(file_problem(error, path)) from error
    if there and not arguments.force:
        raise FileError(already_there(path))
