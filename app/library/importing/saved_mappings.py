"""What columns of foreign tables are, as said once: kept for this user, and in files for the command line. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from app.machine.data_folder import data_folder
from app.machine.files import FileError, read_file, write_private
from planner_core.imports.mapped_tables import TableMapping, shape
from planner_core.messages import HeadroomError, Message

FILE_NAME: Final = "table-mappings.json"
LONGEST_FILE: Final = 2_000_000
MOST_KEPT: Final = 100


class SavedMappings:
    """The mappings of this user, the one used last first. A file that cannot be read has none; it is never an error."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or data_folder() / FILE_NAME

    @property
    def all(self) -> tuple[TableMapping, ...]:
        """All of them."""
        with suppress(HeadroomError):
            return read_mappings(self._path)
        return ()

    def remember(self, mappings: Iterable[TableMapping]) -> None:
        """Keep these, in place of earlier ones of the same headings. Raises FileError."""
        new = tuple(mappings)
        shapes = {_shape(each) for each in new}
        kept = (*new, *(each for each in self.all if _shape(each) not in shapes))[:MOST_KEPT]
        try:
            write_private(self._path, mappings_as_json(kept))
        except OSError as error:
            words: dict[str, object] = {"file": str(self._path)}
            raise FileError(
                Message("{file} cannot be written, so the columns are not remembered.", words)
            ) from error


def read_mappings(path: Path) -> tuple[TableMapping, ...]:
    """The mappings in a file. Raises FileError."""
    words: dict[str, object] = {"file": str(path)}
    data = read_file(path, LONGEST_FILE)
    try:
        return msgspec.json.decode(data, type=tuple[TableMapping, ...])
    except msgspec.MsgspecError as error:
        words["problem"] = str(error)
        raise FileError(Message("{file} has no mapping of columns: {problem}", words)) from error


def mappings_as_json(mappings: Iterable[TableMapping]) -> bytes:
    """Mappings as a file that can be read and changed."""
    return msgspec.json.format(msgspec.json.encode(tuple(mappings)), indent=2) + b"\n"


def _shape(mapping: TableMapping) -> tuple[str, ...]:
    return shape(each.heading for each in mapping.columns)
