"""Inspects a file before SQLite reads its content: is it a project, complete, and of a known version?"""

from __future__ import annotations

import errno
import os
import stat
import struct
from pathlib import Path
from typing import Final

import apsw

from db.cipher import Password, is_sealed, refuse_without_memory, sealed_in_memory
from db.connection import LARGEST_FILE
from db.errors import (
    DamagedProjectError,
    NewerProjectError,
    NotAProjectError,
    ProjectError,
    damaged,
    from_storage,
    leads_nowhere,
    missing,
    out_of_memory,
    refuse_unreadable_name,
    wrong_password,
)
from db.migrate import APPLICATION_ID, latest_version, version_of
from planner_core.messages import Message

MAGIC: Final = b"SQLite format 3\x00"
HEADER_BYTES: Final = 100
PAGE_SIZE_AT: Final = 16
LARGEST_PAGE: Final = 65536
PAGES_AT: Final = 28
VERSION_AT: Final = 60
APPLICATION_AT: Final = 68
JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")


def inspect_file(path: Path) -> bool:
    """Whether the file needs a password; if so, `inspect_unlocked` does the remaining checks.

    Raises the matching ProjectError if this Headroom cannot open the file.
    """
    refuse_unreadable_name(path)
    try:
        if not path.exists():
            raise leads_nowhere(path) if path.is_symlink() else missing(path)
        if not path.is_file():
            raise _not_a_project(path)
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size  # of this file, even if another one replaces it now
            header = file.read(HEADER_BYTES)
    except OSError as error:
        raise from_storage(error, path) from error
    sealed = is_sealed(header)
    if sealed:
        _check_largest(path, size)
    else:
        _check_header(path, header, size)
    _check_journal(path)
    return sealed


def is_locked(path: Path) -> bool:
    """Whether the file exists and needs a password."""
    try:
        if not path.is_file():  # reading a pipe would block forever
            return False
        with path.open("rb") as file:
            return is_sealed(file.read(HEADER_BYTES))
    except OSError:
        return False


def inspect_unlocked(connection: apsw.Connection, path: Path) -> None:
    """The remaining checks of `inspect_file` for a file that needs no password. Raises ProjectError or apsw.Error."""
    connection.execute("BEGIN")  # no size change between the two checks
    try:
        _check_kind(path, connection.pragma("application_id"), version_of(connection))
        if not has_journal(path):
            pages, page_bytes = connection.pragma("page_count"), connection.pragma("page_size")
            _check_size(path, path.stat().st_size, pages, page_bytes)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def why_not_opened(path: Path, password: Password) -> ProjectError:
    """Why SQLite rejects a locked file: wrong password, damage on a first page that still looks valid, or no memory:
    the engine then uses a key of zeros, which matches no file.
    """
    try:
        refuse_without_memory(password)
    except (apsw.NoMemError, MemoryError):
        return out_of_memory(path)
    try:
        with sealed_in_memory(path.read_bytes(), password) as connection:
            ours = connection.pragma("application_id") == APPLICATION_ID
    except apsw.Error:
        ours = False
    if not ours:
        return wrong_password(path)
    return damaged(path, Message("header"), Message("values differ from those that were saved"))


def _check_header(path: Path, header: bytes, size: int) -> None:
    if size == 0:
        raise NotAProjectError(
            Message(
                "{path} is empty. It was not changed. Open an earlier copy, for example a backup or the"
                " attachment of an older mail.",
                {"path": str(path)},
            )
        )
    if not any(header):
        raise damaged(path, Message("header"), Message("it holds nothing but zeros"))
    if not header.startswith(MAGIC) or len(header) < HEADER_BYTES:
        raise _not_a_project(path)
    application, version = (struct.unpack_from(">I", header, at)[0] for at in (APPLICATION_AT, VERSION_AT))
    _check_kind(path, application, version)
    _check_largest(path, size)
    if not has_journal(path):
        page_bytes = struct.unpack_from(">H", header, PAGE_SIZE_AT)[0]
        pages = struct.unpack_from(">I", header, PAGES_AT)[0]
        _check_size(path, size, pages, LARGEST_PAGE if page_bytes == 1 else page_bytes)


def _check_kind(path: Path, application: object, version: int) -> None:
    if application != APPLICATION_ID:
        raise _not_a_project(path)
    if version > latest_version():
        raise _newer(path, version)
    if version == 0:
        raise damaged(path, Message("header"), Message("it has no version"))


def _check_largest(path: Path, size: int) -> None:
    if size > LARGEST_FILE:
        raise damaged(
            path, Message("size"), Message("{size} bytes are more than a project can have", {"size": size})
        )


def _check_size(path: Path, size: int, pages: int, page_bytes: int) -> None:
    """Verify the file's size against its header, to detect truncated copies early."""
    if size != page_bytes * pages:
        words: dict[str, object] = {"size": size, "expected": page_bytes * pages}
        raise damaged(path, Message("size"), Message("{size} bytes instead of {expected}", words))


def _check_journal(path: Path) -> None:
    """Reject a journal of a multi-file transaction: we never create one, and SQLite would delete the file that it
    names. Reject a link in its place: SQLite would write to its target.
    """
    journal = journal_path(path)
    try:
        status = os.lstat(journal)
        is_ours = stat.S_ISREG(status.st_mode) and status.st_nlink <= 1
        ending = _ending_of(journal) if is_ours else b""
    except OSError as error:
        if error.errno in (errno.ENOENT, errno.ENAMETOOLONG):
            return
        raise from_storage(error, journal) from error
    if not is_ours or (ending == JOURNAL_MAGIC and status.st_size > len(JOURNAL_MAGIC)):
        raise DamagedProjectError(
            Message(
                "The file {journal} next to the project does not come from Headroom. Move it elsewhere"
                " and open the project again.",
                {"journal": str(journal)},
            )
        )


def _ending_of(journal: Path) -> bytes:
    with journal.open("rb") as file:
        file.seek(max(os.fstat(file.fileno()).st_size - len(JOURNAL_MAGIC), 0))
        return file.read(len(JOURNAL_MAGIC))


def journal_path(path: Path) -> Path:
    """Path of SQLite's rollback journal; the file exists only during a transaction."""
    return path.with_name(path.name + "-journal")


def has_journal(path: Path) -> bool:
    """Whether a journal exists next to a file; never if its name would be too long."""
    return os.path.lexists(journal_path(path))


def is_name_too_long(path: Path) -> bool:
    """Whether the name is too long for a journal (eight more bytes), so that the file cannot be changed."""
    try:
        os.lstat(journal_path(path))
    except OSError as error:
        return error.errno == errno.ENAMETOOLONG
    return False


def _not_a_project(path: Path) -> NotAProjectError:
    return NotAProjectError(
        Message(
            "{path} is not a project of Headroom. Project files end in .headroom; plans in JSON are"
            " imported instead.",
            {"path": str(path)},
        )
    )


def _newer(path: Path, version: int) -> NewerProjectError:
    words: dict[str, object] = {"path": str(path), "version": version, "known": latest_version()}
    return NewerProjectError(
        Message(
            "{path} was saved by a newer Headroom (format {version}; this one knows up to {known}). It was not"
            " changed. Install the newer version to open it.",
            words,
        )
    )
