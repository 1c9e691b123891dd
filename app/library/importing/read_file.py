"""Reads a foreign table in a separate process, so that no file can harm the window. No Qt.

Started as `headroom --read-table FILE ANSWER SHEET ENCODING DELIMITER`, it writes its answer to a file, because a
program without a console has no output.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from app.library.importing.raw_tables import MOST_BYTES, RawTable, TableError, read_csv
from app.library.importing.workbook_reading import read_workbook
from app.machine.child_command import READ_TABLE
from app.machine.files import FileError, read_file
from planner_core.messages import HeadroomError, Message

MEMORY: Final = 2**30
MOST_SECONDS: Final = 60
WORKBOOKS: Final = frozenset({".xlsx", ".xlsm", ".xls", ".xlsb"})


class ReaderAnswer(msgspec.Struct, kw_only=True):
    """What the process of a reader answers."""

    problem: Message | None = None
    """Why there is nothing."""


class TableRead(ReaderAnswer, kw_only=True):
    """The table, or why there is none."""

    table: RawTable | None = None


Answer = TypeVar("Answer", bound=ReaderAnswer)


def reading_arguments(path: Path, answer: Path, *how: str) -> list[str]:
    """The arguments for reading a file; `how` are sheet, encoding and delimiter, as far as given."""
    return [READ_TABLE, str(path.resolve()), str(answer), *how]


def answer_in(path: Path, kind: type[Answer], name: str) -> Answer:
    """The answer of the process about a file of that name; an error if there is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return kind(problem=reading_stopped(name))


def reading_stopped(name: str) -> Message:
    """What is said of a file whose reader gave no answer."""
    words: dict[str, object] = {"file": name}
    return Message(
        "{file} could not be read: reading it stopped, perhaps for lack of memory. Nothing was done.", words
    )


def too_slow(name: str, seconds: int = MOST_SECONDS) -> TableError:
    """The error for a file whose reader was stopped."""
    words: dict[str, object] = {"file": name, "seconds": seconds}
    return TableError(Message("{file} could not be read within {seconds} seconds; nothing was done.", words))


def run_reader(arguments: Sequence[str]) -> int:
    """Read and answer; returns 0 if an answer was written."""
    path, answer, sheet, encoding, delimiter = (*arguments, "", "", "")[:5]
    words: dict[str, object] = {"file": Path(path).name}
    write_answer(
        Path(answer),
        TableRead,
        lambda: TableRead(table=read_table(Path(path), sheet, encoding, delimiter)),
        Message("{file} needs more memory than a price list may.", words),
    )
    return 0


def write_answer(path: Path, kind: type[Answer], read: Callable[[], Answer], too_large: Message) -> None:
    """In the process of a reader: read within the limit of memory, and write what was read or why nothing was."""
    limit_memory()
    try:
        found = read()
    except MemoryError:
        found = kind(problem=too_large)
    except HeadroomError as error:
        found = kind(problem=error.message)
    path.write_bytes(msgspec.json.encode(found))


def read_table(path: Path, sheet: str = "", encoding: str = "", delimiter: str = "") -> RawTable:
    """The table in a CSV file or workbook. Raises TableError."""
    words: dict[str, object] = {"file": path.name, "most": MOST_BYTES // 10**6}
    try:
        data = read_file(
            path, MOST_BYTES, Message("{file} is larger than {most} MB; no price list is that large.", words)
        )
    except FileError as error:
        raise TableError(error.message) from error
    if not data.strip():
        raise TableError(Message("{file} is empty.", {"file": path.name}))
    if path.suffix.lower() in WORKBOOKS or data.startswith(b"PK\x03\x04"):
        return read_workbook(path.name, data, sheet)
    return read_csv(path.name, data, encoding, delimiter)


def limit_memory() -> None:
    """Where the system supports it: a file that needs more memory ends the reader, not the machine."""
    if sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
