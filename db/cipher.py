"""Encryption of project files: settings that make the engine encrypt every page on disk.

The engine is SQLite3 Multiple Ciphers, its scheme `aegis`: each page, in the file and in the rollback journal alike, is
encrypted and authenticated by AEGIS-256 under a nonce drawn for each writing and bound to the page's number. The key is
derived from the password by Argon2id with the second set of parameters that RFC 9106 recommends: 64 MiB and three
passes make guessing expensive. Two other schemes of the engine were rejected: ChaCha20-Poly1305 and SQLCipher's AES
with HMAC are equally secure, but derive their key by PBKDF2, which graphics cards attack fast.

The first 16 bytes of such a file are the salt; the next 8 are not encrypted and hold the page size and other numbers
that are the same in all our files, so they are verified. Everything else is authenticated. Application id and version
are encrypted: a locked file is recognised by those 8 bytes, and its content can only be checked with the password. A
readable header would tell more, but then the salt would have to be stored outside the file. An attacker with write
access can replace a page by an older one; the content checksums detect that. Name, size and time of a file stay
visible.

The parameters below are not stored in the file. They are part of the format: changing them requires a new way to
recognise files.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import apsw

from db.errors import ProjectError
from planner_core.messages import Message

SETTINGS: Final = (
    ("cipher", "aegis"),
    ("algorithm", "aegis-256"),
    ("tcost", 3),
    ("mcost", 65536),
    ("pcost", 4),
)
"""Scheme and algorithm; passes, KiB and lanes of Argon2id."""
OPEN_BYTES: Final = slice(16, 24)
OPEN_VALUES: Final = bytes.fromhex("1000010140402020")
"""Pages of 4096 bytes, rollback journal for reading and writing, 64 bytes of each page for nonce and tag, and three
fixed numbers."""
UNSEALED: Final = b"SQLite format 3\0"
LAYER: Final = "multipleciphers-"
"""Prefix of a file system's name that selects its encrypting variant."""
MEMORY: Final = "memdb"
ZERO_KEY: Final = "raw:" + "00" * 32
MADE: Final = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE


class EmptyPasswordError(ProjectError):
    """A password is required but empty."""


class Password:
    """A password as typed, converted for the engine. It never appears in a message, log or traceback."""

    __slots__ = ("_hexadecimal",)

    def __init__(self, text: str) -> None:
        """Normalises characters, so that keyboard and system do not matter. Raises EmptyPasswordError."""
        if not text:
            raise EmptyPasswordError(Message("A password needs at least one character."))
        data = unicodedata.normalize("NFC", text).encode("utf-8", "surrogatepass")
        if data.startswith((b"raw:", b"x'")):  # the engine would interpret it as a raw key
            data = b" " + data
        self._hexadecimal = data.hex()

    def __repr__(self) -> str:
        return "Password(...)"

    def for_engine(self) -> str:
        """The password's bytes in hexadecimal, for pragmas."""
        return self._hexadecimal


def is_sealed(header: bytes | bytearray) -> bool:
    """Whether a file that begins with these bytes may be an encrypted project.

    A formerly encrypted file has the same unencrypted bytes, after the header string of any database.
    """
    return header[OPEN_BYTES] == OPEN_VALUES and not header.startswith(UNSEALED)


def layer(vfs: str | None) -> str | None:
    """The encrypting file system on top of `vfs`; SQLite's own is encrypting by default."""
    return None if vfs is None else LAYER + vfs


def unlock(connection: apsw.Connection, password: Password, *, believing: bool = False) -> None:
    """Set the key of a connection that has not read yet. A wrong one is detected by the first read.

    With `believing`, pages are read even if their authentication fails, as far as they are valid.
    """
    _set_up(connection)
    if believing:
        connection.pragma("hmac_check", 0)
    _give(connection, "hexkey", password.for_engine())


def seal(plain: bytes, password: Password) -> bytes:
    """The bytes of a database, encrypted with a new salt. Does not touch the disk.

    Raises apsw.NoMemError if there is not enough memory to derive the key.
    """
    source = apsw.Connection(":memory:")
    try:
        source.deserialize("main", plain)
        with _in_memory(b"") as (name, file):
            connection = apsw.Connection(name, flags=MADE, vfs=LAYER + MEMORY)
            try:
                with connection.backup("main", source, "main") as backup:
                    backup.step()
                _set_up(connection)
                _give(connection, "hexrekey", password.for_engine())
            finally:
                connection.close()
            data = file.xRead(file.xFileSize(), 0)
    finally:
        source.close()
    _refuse_zero_key(data)
    return data


def refuse_without_memory(password: Password) -> None:
    """Raise apsw.NoMemError if there is not enough memory to derive a key: encrypts something small and checks it."""
    small = apsw.Connection(":memory:")
    try:
        small.execute("PRAGMA user_version = 1")
        seal(small.serialize("main"), password)
    finally:
        small.close()


@contextmanager
def sealed_in_memory(data: bytes, password: Password) -> Iterator[apsw.Connection]:
    """A connection to the bytes of a locked file, possibly damaged, that reads as much as it can. Raises apsw.Error."""
    with _in_memory(data) as (name, _):
        connection = apsw.Connection(name, flags=MADE, vfs=LAYER + MEMORY)
        try:
            unlock(connection, password, believing=True)
            yield connection
        finally:
            connection.close()


@contextmanager
def _in_memory(data: bytes) -> Iterator[tuple[str, apsw.VFSFile]]:
    """An in-memory file with these bytes, shared by name between connections."""
    name = f"/{secrets.token_hex(16)}"
    file = apsw.VFSFile(MEMORY, name, [MADE | apsw.SQLITE_OPEN_MAIN_DB, 0])
    try:
        if data:
            file.xWrite(data, 0)
        yield name, file
    finally:
        file.xClose()


def _set_up(connection: apsw.Connection) -> None:
    for setting, value in SETTINGS:
        if str(connection.pragma(setting, value)) != str(value):
            raise apsw.SQLError(f"this SQLite cannot encrypt: {setting}")


def _give(connection: apsw.Connection, pragma: str, hexadecimal: str) -> None:
    """Not by `pragma`, whose statement cache would retain the password."""
    connection.execute(f"PRAGMA {pragma} = '{hexadecimal}'", can_cache=False).fetchall()


def _refuse_zero_key(data: bytes) -> None:
    """If Argon2id gets no memory, the engine continues silently with a key of zeros."""
    with _in_memory(data) as (name, _):
        connection = apsw.Connection(name, flags=apsw.SQLITE_OPEN_READONLY, vfs=LAYER + MEMORY)
        try:
            _set_up(connection)
            connection.execute(f"PRAGMA key = '{ZERO_KEY}'").fetchall()
            connection.pragma("user_version")
        except apsw.NotADBError:
            return
        finally:
            connection.close()
    raise apsw.NoMemError("there is no memory for making the key")
