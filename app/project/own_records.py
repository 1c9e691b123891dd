"""Where the user's own library lies, and how records kept as files by earlier versions come into it."""

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
"""Added to the name of a file of records once the library holds what is in it."""


def library_path() -> Path:
    """The file of the user's library; it may not exist."""
    return data_folder() / FILE_NAME


def own_records_folder() -> Path:
    """Where files of records are looked for at each start; it may not exist."""
    return data_folder() / "catalogue"


def take_over(folder: Path, file: LibraryFile) -> tuple[Message, ...]:
    """Put the records of every .json file in a folder into the library, and mark those files as done.

    What the library holds already stays as it is. A file that cannot be used stays, and the message says why.
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
            with suppress(OSError):  # where it cannot be renamed, the library has its records all the same
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
