"""Where plans live that have not been given a place yet: every plan is in a file from its first moment on."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from app.data_folder import data_folder
from app.i18n import tr
from db.cipher import Password
from db.errors import NameTakenError, from_storage
from db.project_file import SUFFIX, ProjectFile
from db.rename import rename_file
from db.safe_writing import make_private_folder
from planner_core.editing.history import History
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project

LONGEST_STEM = 60
DISCARDED = "discarded"


def drafts_folder() -> Path:
    """The folder for drafts in the user's application data, without links, as open files are called; it may not
    exist yet.
    """
    return _resolved(data_folder() / "drafts")


def drafts() -> tuple[Path, ...]:
    """The drafts that there are, the one changed last first."""
    found = []
    for path in drafts_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return tuple(path for _, path in sorted(found, reverse=True))


def is_draft(path: Path) -> bool:
    """Whether a project file lies among the drafts."""
    return _resolved(path.parent) == drafts_folder()


@lru_cache(maxsize=8)
def _resolved(folder: Path) -> Path:
    """Asked at every edit, and where a folder lies does not change meanwhile."""
    return folder.resolve()


def create_draft(
    content: Project | Plan,
    history: History | None = None,
    password: Password | None = None,
    name: str = "",
) -> ProjectFile:
    """A new project file among the drafts, open for editing. Raises ProjectError.

    It is called after the plan, or by `name`: a locked file says nothing of what is in it.
    """
    project = as_project(content, tr("Variant {number}", number=1))
    while True:
        try:
            path = free_draft_path(name or project.plan.name)
        except OSError as error:
            raise from_storage(error, drafts_folder()) from error
        with suppress(NameTakenError):  # by another Headroom, just now
            return ProjectFile.create(path, project, history, password=password, private=True, replace=False)


def copy_as_draft(source: Path, password: Password | None = None, name: str = "") -> ProjectFile:
    """A draft with what is in a project file, history and all, and protected as it is. Raises ProjectError.

    `name` is that of a locked one, where the source has a number instead.
    """
    read = ProjectFile.open(source, read_only=True, password=password)
    read.close()
    return create_draft(
        read.project, read.history, read.password, name or source.stem if read.password else ""
    )


def discard_draft(path: Path) -> Callable[[], object] | None:
    """Take a draft out of the list; what is answered brings it back until Headroom is started again."""
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
    """Remove for good what was discarded before; the paths that those drafts had, unless another has one now."""
    gone = []
    for path in (drafts_folder() / DISCARDED).glob(f"*{SUFFIX}"):
        with suppress(OSError):
            path.unlink()
            gone.append(drafts_folder() / path.name)
    return [path for path in gone if not path.exists()]


def remove_draft(path: Path) -> None:
    """Remove a project file if it is a draft; any other stays."""
    if is_draft(path):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def free_draft_path(name: str) -> Path:
    """A path in the drafts folder, made after a plan's name, that no file has. Raises OSError."""
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
