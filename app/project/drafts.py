"""Storage of plans without a location chosen by the user: every plan is in a file from the start."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from app.look.translation import tr
from app.machine.data_folder import data_folder
from app.project.backups import origin_of
from db.cipher import Password
from db.errors import NameTakenError, from_storage
from db.project_file import SUFFIX, ProjectFile
from db.rename import rename_file
from db.safe_writing import make_private_folder, write_whole
from planner_core.editing.history import History
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project

LONGEST_STEM = 60
DISCARDED = "discarded"
SOURCES = "sources"
"""Folder of notes that list the source files of each draft."""


def drafts_folder() -> Path:
    """The folder for drafts in the user's application data, with links resolved like the paths of open files; may not
    exist yet.
    """
    return _resolved(data_folder() / "drafts")


def drafts() -> tuple[Path, ...]:
    """Existing drafts, the one changed last first."""
    found = []
    for path in drafts_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return tuple(path for _, path in sorted(found, reverse=True))


def is_draft(path: Path) -> bool:
    """Whether a project file is in the drafts folder."""
    return _resolved(path.parent) == drafts_folder()


@lru_cache(maxsize=8)
def _resolved(folder: Path) -> Path:
    """Called at every edit; the location of a folder is assumed constant."""
    return folder.resolve()


def create_draft(
    content: Project | Plan,
    history: History | None = None,
    password: Password | None = None,
    name: str = "",
    source: Path | None = None,
) -> ProjectFile:
    """A new project file among the drafts, open for editing. Raises ProjectError.

    It is named after the plan, or `name`: a locked file does not reveal its content. If it has content of another file,
    that `source` is noted, so that a password of one can be applied to the other.
    """
    project = as_project(content, tr("Variant {number}", number=1))
    while True:
        try:
            path = free_draft_path(name or project.plan.name)
        except OSError as error:
            raise from_storage(error, drafts_folder()) from error
        with suppress(NameTakenError):  # just created by another Headroom
            made = ProjectFile.create(path, project, history, password=password, private=True, replace=False)
            _note_sources(made.path, source)
            return made


def copy_as_draft(source: Path, password: Password | None = None, name: str = "") -> ProjectFile:
    """A draft with the content and history of a project file, with the same password. Raises ProjectError.

    `name` is used for a locked file, whose own name is only a number.
    """
    read = ProjectFile.open(source, read_only=True, password=password)
    read.close()
    named = name or source.stem if read.password else ""
    return create_draft(read.project, read.history, read.password, named, read.path)


def discard_draft(path: Path) -> Callable[[], object] | None:
    """Remove a draft from the list; the returned value restores it until the next start of Headroom."""
    if not is_draft(path):
        return None
    aside = drafts_folder() / DISCARDED
    try:
        make_private_folder(aside)
        path.replace(aside / path.name)
    except OSError as error:
        raise from_storage(error, path) from error
    return lambda: rename_file(aside / path.name, path)


def forget_discarded() -> list[Path]:
    """Permanently remove discarded drafts; returns their paths, except those in use again."""
    gone = []
    for path in (drafts_folder() / DISCARDED).glob(f"*{SUFFIX}"):
        with suppress(OSError):
            path.unlink()
            gone.append(drafts_folder() / path.name)
    gone = [path for path in gone if not path.exists()]
    for path in gone:
        _forget_sources(path)
    return gone


def remove_draft(path: Path) -> None:
    """Remove a project file if it is a draft; any other stays."""
    if is_draft(path):
        with suppress(OSError):
            path.unlink(missing_ok=True)
            _forget_sources(path)


def made_of(source: Path) -> tuple[Path, ...]:
    """The drafts with content of a project file, discarded ones included: copies of it and of its backups."""
    folder = drafts_folder()
    names = [note.stem for note in (folder / SOURCES).glob("*.json") if str(source) in _noted(note)]
    places = [place / name for name in names for place in (folder, folder / DISCARDED)]
    return tuple(path for path in places if path.is_file() and path != source)


def source_moved(old: Path, new: Path) -> None:
    """A project file was moved; update the drafts derived from it."""
    for note in (drafts_folder() / SOURCES).glob("*.json"):
        noted = _noted(note)
        if str(old) in noted:
            with suppress(OSError):
                _write_note(note, [str(new) if each == str(old) else each for each in noted])


def _note_sources(draft: Path, source: Path | None) -> None:
    """All sources of a draft: its source, and the sources of that one."""
    if source is None:
        return
    origin = origin_of(source)
    before = _noted(_note_of(origin)) if is_draft(origin) else []
    with suppress(OSError):  # then a password of the source does not apply to this draft
        make_private_folder(drafts_folder() / SOURCES)
        _write_note(_note_of(draft), [str(origin), *before])


def _forget_sources(draft: Path) -> None:
    with suppress(OSError):
        _note_of(draft).unlink(missing_ok=True)


def _note_of(draft: Path) -> Path:
    return drafts_folder() / SOURCES / f"{draft.name}.json"


def _noted(note: Path) -> list[str]:
    try:
        found = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    return [str(each) for each in found] if isinstance(found, list) else []


def _write_note(note: Path, sources: list[str]) -> None:
    write_whole(note, json.dumps(sources).encode("utf-8"), private=True)


def free_draft_path(name: str) -> Path:
    """An unused path in the drafts folder, derived from a plan's name. Raises OSError."""
    folder = drafts_folder()
    make_private_folder(data_folder())
    make_private_folder(folder)
    stem, number = _stem(name), 1
    while os.path.lexists(path := folder / f"{stem}-{number}{SUFFIX}"):
        number += 1
    return path


def _stem(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:LONGEST_STEM].strip("-") or "plan"
