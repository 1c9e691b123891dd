"""Where plans live that have not been given a place yet: every plan is in a file from its first moment on."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from db.errors import from_storage
from db.project_file import SUFFIX, ProjectFile
from planner_core.plan.plan import Plan

APPLICATION = "Headroom"
LONGEST_STEM = 60


def drafts_folder() -> Path:
    """The folder for drafts in the user's application data; it may not exist yet."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(place) / APPLICATION / "drafts"


def drafts() -> tuple[Path, ...]:
    """The drafts that there are, the one changed last first."""
    found = []
    for path in drafts_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return tuple(path for _, path in sorted(found, reverse=True))


def is_draft(path: Path) -> bool:
    """Whether a project file lies among the drafts."""
    return path.parent.resolve() == drafts_folder().resolve()


def create_draft(plan: Plan) -> ProjectFile:
    """A new project file among the drafts, open for editing. Raises ProjectError."""
    try:
        path = free_draft_path(plan.name)
    except OSError as error:
        raise from_storage(error, drafts_folder()) from error
    return ProjectFile.create(path, plan)


def remove_draft(path: Path) -> None:
    """Remove a project file if it is a draft; any other stays."""
    if is_draft(path):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def free_draft_path(name: str) -> Path:
    """A path in the drafts folder, made after a plan's name, that no file has. Raises OSError."""
    folder = drafts_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem, number = _stem(name), 1
    while (path := folder / f"{stem}-{number}{SUFFIX}").exists():
        number += 1
    return path


def _stem(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:LONGEST_STEM].strip("-") or "plan"
