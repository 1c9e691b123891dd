"""The user's library: one SQLite database, changed by one durable transaction per step.

Every use opens and closes the file, so that several windows can share it, and it can be copied or replaced at any time.
A step is applied only if the rows it changes are unchanged since it was created.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from errno import ENOENT
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import apsw

from db.checksums import Checksums, TableSum, stored_sums
from db.connection import (
    LARGEST_FILE,
    READ_ONLY,
    WRITABLE,
    connect,
    guard,
    make_durable,
    time_limit,
    transaction,
)
from db.errors import ProjectError
from db.library_errors import (
    DamagedLibraryError,
    LibraryError,
    damaged_library,
    library_failure,
    newer_library,
    set_aside,
)
from db.library_rows import library_of, write_edit
from db.migrate import SchemaObject, schema_of, version_of
from db.progress import CalledOffError, advance, advancing
from db.safe_writing import NEW_FILE, PRIVATE_FILE, make_missing_folders, move_without_replacing, write_whole
from db.verify import verified
from planner_core.catalog.library import (
    MOST_PRICES,
    MOST_RECORDS,
    Library,
    LibraryEdit,
    LibraryStep,
    applied,
)
from planner_core.catalog.library_merge import whole_library_step
from planner_core.catalog.library_rules import check_edit
from planner_core.messages import Message

APPLICATION_ID: Final = 0x48644C62
"""`HdLb` at byte 68 of the file."""
FILE_NAME: Final = "library.sqlite"
SECONDS_TO_READ: Final = 10.0
"""For a library of unknown origin."""
MAGIC: Final = b"SQLite format 3\x00"
HEADER_BYTES: Final = 100
VERSION_AT: Final = 60
APPLICATION_AT: Final = 68
Sums = Mapping[str, TableSum]
T = TypeVar("T")


class LoadedLibrary(NamedTuple):
    """The content of the file, and the invalid rows."""

    library: Library
    complaints: tuple[Message, ...]
    sums: Sums


class LibraryFile:
    """The library at a path. The first step creates the file."""

    def __init__(self, path: Path, *, foreign: bool = False, vfs: str | None = None) -> None:
        self.path = path
        self._vfs = vfs
        self._foreign = foreign
        """Opened read-only, regardless of permissions."""
        self._loaded = LoadedLibrary(Library(), (), {})

    @property
    def library(self) -> Library:
        """The content as read or written last."""
        return self._loaded.library

    @property
    def complaints(self) -> tuple[Message, ...]:
        """Invalid rows; they stay in the file."""
        return self._loaded.complaints

    def read(self) -> Library:
        """The current content. Raises LibraryError; the file stays unchanged."""
        if not self.path.exists() or (self.path.is_file() and self.path.stat().st_size == 0):
            self._loaded = LoadedLibrary(Library(), (), {})
            return self.library
        # Writable if permitted: only then can SQLite roll back an interrupted change.
        may_write = os.access(self.path, os.W_OK) and os.access(self.path.parent, os.W_OK)
        flags = WRITABLE if may_write and not self._foreign else READ_ONLY
        self._loaded = self._using(flags, lambda connection: _load(connection, self.path))
        return self.library

    def commit(self, step: LibraryStep) -> Library:
        """Make a step durable. Raises LibraryError, LibraryRuleError or StaleLibraryError; then nothing has changed.

        It reports progress and can be cancelled (see `db/progress.py`).
        """
        for edit in advancing(Message("Checking the rows"), step.edits):
            check_edit(edit)
        self._create()
        self._using(WRITABLE, lambda connection: self._write(connection, step.edits))
        return self.library

    def has_changed(self) -> bool:
        """Whether another window changed the file since it was read. Raises LibraryError."""
        if not self.path.exists():
            return bool(self._loaded.sums)
        return self._using(READ_ONLY, _sums) != self._loaded.sums

    def _write(self, connection: apsw.Connection, edits: tuple[LibraryEdit, ...]) -> None:
        while True:
            if _sums(connection) != self._loaded.sums:
                self._loaded = _load(connection, self.path)
            library = applied(self._loaded.library, edits)
            _refuse_too_many(library)
            with transaction(connection):
                _make_schema(connection)
                sums = Checksums(connection, stored_sums(connection))
                if sums.committed == self._loaded.sums:  # otherwise another window was faster
                    for edit in advancing(Message("Writing to the library"), edits):
                        write_edit(connection, edit)
                    advance(Message("Writing to the library"), 1, 1)  # last chance to cancel
                    sums.store()
                    break
        self._loaded = LoadedLibrary(library, self._loaded.complaints, sums.pending)

    def _create(self) -> None:
        if self.path.exists() and self.path.stat().st_size > 0:
            return
        try:
            make_missing_folders(self.path.parent)
            with suppress(FileExistsError):
                os.close(os.open(self.path, NEW_FILE | os.O_WRONLY, PRIVATE_FILE))
            connection = apsw.Connection(
                str(self.path), flags=WRITABLE | apsw.SQLITE_OPEN_CREATE, vfs=self._vfs
            )
            try:
                guard(connection)
                make_durable(connection)
                with transaction(connection):
                    _make_schema(connection)  # another window may have created it
            finally:
                connection.close()
        except (apsw.Error, OSError) as error:
            raise library_failure(error, self.path) from error

    def _using(self, flags: int, act: Callable[[apsw.Connection], T]) -> T:
        with _failures(self.path):
            _check_header(self.path)
            connection = connect(self.path, flags, self._vfs)
            try:
                # No time limit for the user's own library: a slow machine must not reject a valid file.
                with time_limit(connection, SECONDS_TO_READ) if self._foreign else nullcontext():
                    return act(connection)
            finally:
                connection.close()


def export_library(library: Library, path: Path, *, like: Path | None = None, replace: bool = True) -> None:
    """Write a library to a file of its own, replacing an existing one if allowed.

    It is built in memory and contains no deleted data. Its permissions are no wider than those of `like`.
    Raises LibraryError, FileExistsError.
    """
    step = whole_library_step(library, Message("Export"))
    try:
        write_whole(path, _library_bytes(step.edits), like=like, replace=replace)
    except FileExistsError:
        raise
    except (apsw.Error, OSError, UnicodeError) as error:
        raise library_failure(error, path) from error


def _library_bytes(edits: tuple[LibraryEdit, ...]) -> bytes:
    connection = apsw.Connection(":memory:")
    try:
        guard(connection)
        with transaction(connection):
            _make_schema(connection)
            sums = Checksums(connection, {})
            for edit in edits:
                write_edit(connection, edit)
            sums.store()
        return connection.serialize("main")
    finally:
        connection.close()


def read_foreign(path: Path) -> Library:
    """Read a library from an untrusted file, which stays unchanged. Raises LibraryError."""
    if not path.exists():
        raise library_failure(FileNotFoundError(ENOENT, "there is no such file"), path)
    return LibraryFile(path, foreign=True).read()


def open_or_set_aside(path: Path) -> tuple[LibraryFile, Message | None]:
    """The library; a damaged one is set aside and a new one created, as the message states.

    Raises LibraryError if the file is valid but unusable: of a newer version, or on a disk error.
    """
    file = LibraryFile(path)
    try:
        file.read()
    except DamagedLibraryError as error:
        kept = _free_place(path)
        try:
            move_without_replacing(path, kept)
            journal = path.with_name(path.name + "-journal")
            if journal.exists():
                move_without_replacing(journal, kept.with_name(kept.name + "-journal"))
        except OSError as refused:
            raise library_failure(refused, path) from refused
        return LibraryFile(path), set_aside(kept, error)
    return file, None


def _free_place(path: Path) -> Path:
    number = 1
    while (kept := path.with_stem(f"{path.stem} (damaged {number})")).exists():
        number += 1
    return kept


@cache
def library_steps() -> tuple[str, ...]:
    """The SQL of each migration; the first one creates version 1 in an empty database."""
    files = sorted(
        (each for each in resources.files("db.schema_library").iterdir() if each.name.endswith(".sql")),
        key=lambda each: each.name,
    )
    return tuple(each.read_text(encoding="utf-8") for each in files)


@cache
def library_schema(version: int) -> frozenset[SchemaObject]:
    """The exact schema of a library of this version."""
    connection = apsw.Connection(":memory:")
    try:
        _make_schema(connection, version)
        return schema_of(connection)
    finally:
        connection.close()


def _make_schema(connection: apsw.Connection, version: int | None = None) -> None:
    """Bring a library, or an empty file, to the current version or another one; it may be there already."""
    version = version or len(library_steps())
    if (present := version_of(connection)) >= version:
        return
    for step in library_steps()[present:version]:
        connection.execute(step)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version}")


def _is_unmade(connection: apsw.Connection) -> bool:
    """Whether creating the file was interrupted and rolled back, so that it is empty."""
    return version_of(connection) == 0 and not schema_of(connection)


def _sums(connection: apsw.Connection) -> Sums:
    return {} if _is_unmade(connection) else stored_sums(connection)


def _load(connection: apsw.Connection, path: Path) -> LoadedLibrary:
    if _is_unmade(connection):
        return LoadedLibrary(Library(), (), {})
    tables, sums = verified(connection, path, library_schema(version_of(connection)))
    return LoadedLibrary(*library_of(tables), sums)


def _refuse_too_many(library: Library) -> None:
    if len(library.prices) > MOST_PRICES or len(library.records) > MOST_RECORDS:
        words: dict[str, object] = {"prices": MOST_PRICES, "records": MOST_RECORDS}
        raise LibraryError(
            Message(
                "A library holds at most {prices} prices and {records} records. Delete those that are no longer"
                " valid. Nothing was done.",
                words,
            )
        )


def _check_header(path: Path) -> None:
    """Verify application id and version before SQLite reads the file."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise damaged_library(path, Message("it is not a Headroom database."))
    size = status.st_size
    if size == 0:
        return  # creating it was interrupted; for SQLite it is an empty database
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if len(header) < HEADER_BYTES or not header.startswith(MAGIC):
        raise damaged_library(path, Message("it is not a Headroom database."))
    application, version = (struct.unpack_from(">I", header, at)[0] for at in (APPLICATION_AT, VERSION_AT))
    if application != APPLICATION_ID or version == 0 or size > LARGEST_FILE:
        raise damaged_library(path, Message("it is not a Headroom database."))
    if version > len(library_steps()):
        raise newer_library(path, version, len(library_steps()))


@contextmanager
def _failures(path: Path) -> Iterator[None]:
    try:
        yield
    except CalledOffError:
        raise
    except (ProjectError, apsw.CorruptError, apsw.NotADBError) as error:
        raise damaged_library(path, error) from error
    except (apsw.Error, OSError, UnicodeError) as error:
        raise library_failure(error, path) from error
