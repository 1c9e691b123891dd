"""Location of the user's library, and migration of record files from earlier versions."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from msgspec.structs import replace

from app.machine.data_folder import data_folder
from db.library import FILE_NAME, LibraryFile
from db.safe_writing import move_without_replacing
from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.catalog.own_records import decode_own_records
from planner_core.catalog.prices import price_of
from planner_core.catalog.records import CatalogError
from planner_core.messages import HeadroomError, Message

TAKEN_OVER = ".in-library"
"""Appended to the name of a record file after its import into the library."""


def library_path() -> Path:
    """The file of the user's library; it may not exist."""
    return data_folder() / FILE_NAME


def own_records_folder() -> Path:
    """Folder checked for record files at each start; may not exist."""
    return data_folder() / "catalogue"


def take_over(folder: Path, file: LibraryFile) -> tuple[Message, ...]:
    """Import the records of every .json file in a folder into the library, and mark the files as done.

    Existing entries of the library are unchanged. An invalid file stays, and the message states why.
    """
    complaints = []
    for path in sorted(folder.glob("*.json")) if folder.is_dir() else []:
        try:
            step = _step(path, file.library)
            if step.edits:
                file.commit(step)
        except HeadroomError as error:
            complaints.append(error.message)
        else:
            with suppress(OSError):  # if renaming fails, the library has its records anyway
                move_without_replacing(path, path.with_name(path.name + TAKEN_OVER))
    return tuple(complaints)


def _step(path: Path, library: Library) -> LibraryStep:
    try:
        content = path.read_bytes()
    except OSError as error:
        words: dict[str, object] = {"file": str(path), "reason": error.strerror or str(error)}
        raise CatalogError(Message("Own records {file} cannot be used: {reason}", words)) from error
    edits: list[LibraryEdit] = []
    number = library.free_number()
    for list_name, records in decode_own_records({path.name: content}).items():
        for record in records:
            if (list_name, record.name) in library.records:
                continue
            edits.append(LibraryEdit("records", (list_name, record.name), None, replace(record, parts=())))
            for part in record.parts:
                edits.append(LibraryEdit("prices", number, None, price_of(part, list_name, record.name)))
                number += 1
    return LibraryStep(Message("Take over {file}", {"file": path.name}), tuple(edits))
