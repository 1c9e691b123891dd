"""Renames a project file without ever replacing another file."""

from __future__ import annotations

from pathlib import Path

from db.errors import from_storage, name_taken
from db.safe_writing import move_without_replacing, sync_folder


def rename_file(path: Path, target: Path) -> None:
    """Rename a file that is not open. Raises ProjectError; then it is unchanged."""
    try:
        if not target.exists():
            move_without_replacing(path, target)
        elif target.samefile(path):  # differs only in case, on a case-insensitive file system
            path.rename(target)
        else:
            raise name_taken(target)
    except FileExistsError as error:
        raise name_taken(target) from error
    except OSError as error:
        raise from_storage(error, path) from error
    sync_folder(path.parent)
