"""Gives a project file another name without ever replacing another file."""

from __future__ import annotations

import os
from pathlib import Path

from db.errors import ProjectError, from_storage
from db.new_file import sync_folder
from planner_core.messages import Message


def rename_file(path: Path, target: Path) -> None:
    """Rename a file that nobody has open. Raises ProjectError; then it is where it was."""
    try:
        if target.exists() and not target.samefile(path):
            words: dict[str, object] = {"path": str(target)}
            raise ProjectError(Message("There is a file {path} already. Choose another name.", words))
        _move(path, target)
    except OSError as error:
        raise from_storage(error, path) from error
    sync_folder(path.parent)


def _move(path: Path, target: Path) -> None:
    """A second name first where the system has that: it fails where a file has come to be there meanwhile."""
    if os.name == "posix" and not target.exists():
        try:
            os.link(path, target)
        except FileExistsError:
            raise
        except OSError:  # this kind of file system gives a file one name only
            pass
        else:
            path.unlink()
            return
    path.rename(target)
