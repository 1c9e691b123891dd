"""Gives a project file another name without ever replacing another file."""

from __future__ import annotations

from pathlib import Path

from db.errors import from_storage, name_taken
from db.safe_writing import move_without_replacing, sync_folder


def rename_file(path: Path, target: Path) -> None:
    """Rename a file that nobody has open. Raises ProjectError; then it is where it was."""
    try:
        if not target.exists():
            move_without_replacing(path, target)
        elif target.samefile(path):  # other capital letters, where the file system makes no difference
            path.rename(target)
        else:
            raise name_taken(target)
    except FileExistsError as error:
        raise name_taken(target) from error
    except OSError as error:
        raise from_storage(error, path) from error
    sync_folder(path.parent)
