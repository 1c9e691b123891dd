"""A project file under a password: what the engine is told so that every page on the disk is encrypted.

The engine is SQLite3 Multiple Ciphers, its scheme `aegis`: each page, in the file and in the rollback journal alike,
is encrypted and authenticated by AEGIS-256 under a nonce drawn for each writing and bound to the page's number. The
key is made of the password by Argon2id with the second set of parameters that RFC 9106 recommends: 64 MiB and three
passes make guessing dear. Two other schemes of the engine were weighed and left: ChaCha20-Poly1305 and SQLCipher's
AES with HMAC are as sound, but make their key by PBKDF2, which graphics cards guess fast.

Of such a file the first 16 bytes are the salt of the key; the next 8 are open and hold the page size and other
numbers that are the same in each of our files, so they are compared with what they have to be. Everything else is
authenticated. Application id and version are inside: a locked file is told from other files by those 8 bytes, and
what is in it shows when the password fits. A readable header would have told more, but then the salt would need a
place outside the file. An attacker who can write can put an old page in the place of a newer one; the checksums of the
content notice that. Name, size and time of a file stay visible.

The numbers below are nowhere in the file. They are part of the format: other ones need a new way to tell files apart.
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
"""What the engine puts before the name of a file system to get one that encrypts."""
MEMORY: Final = "memdb"
ZERO_KEY: Final = "raw:" + "00" * 32
MADE: Final = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE


class EmptyPasswordError(ProjectError):
    """No password where one is needed."""


class Password:
    """What a user typed, ready for the engine. It shows itself nowhere: not in a message, a log or a traceback."""

    __slots__ = ("_hexadecimal",)

    def __init__(self, text: str) -> None:
        """Equal characters are equal whatever keyboard and system wrote them. Raises EmptyPasswordError."""
        if not text:
            raise EmptyPasswordError(Message("A password has at least one character."))
        data = unicodedata.normalize("NFC", text).encode("utf-8", "surrogatepass")
        if data.startswith((b"raw:", b"x'")):  # the engine would take it for a key and not for a password
            data = b" " + data
        self._hexadecimal = data.hex()

    def __repr__(self) -> str:
        return "Password(...)"

    def for_engine(self) -> str:
        """The bytes of the password in hexadecimal, as pragmas take them."""
        return self._hexadecimal


def is_sealed(header: bytes | bytearray) -> bool:
    """Whether a file that begins with these bytes may be a project under a password.

    One that was under a password before has the same open bytes, behind the words that any database begins with.
    """
    return header[OPEN_BYTES] == OPEN_VALUES and not header.startswith(UNSEALED)


def layer(vfs: str | None) -> str | None:
    """The file system that encrypts what goes through `vfs`; that of SQLite does anyway."""
    return None if vfs is None else LAYER + vfs


def unlock(connection: apsw.Connection, password: Password, *, believing: bool = False) -> None:
    """Give the key to a connection that nothing has been read from. Whether it fits shows with the first reading.

    With `believing`, pages are read though their authentication fails, as far as they make sense.
    """
    _set_up(connection)
    if believing:
        connection.pragma("hmac_check", 0)
    _give(connection, "hexkey", password.for_engine())


def seal(plain: bytes, password: Password) -> bytes:
    """The bytes of a database, encrypted, with a salt of their own. Nothing of it touches the disk.

    Raises apsw.NoMemError where there is no memory for making the key.
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
    """Raise apsw.NoMemError where there is no memory for making a key: seal something small and look at it."""
    small = apsw.Connection(":memory:")
    try:
        small.execute("PRAGMA user_version = 1")
        seal(small.serialize("main"), password)
    finally:
        small.close()


@contextmanager
def sealed_in_memory(data: bytes, password: Password) -> Iterator[apsw.Connection]:
    """A connection to the bytes of a locked file, damaged or not, that reads what it can. Raises apsw.Error."""
    with _in_memory(data) as (name, _):
        connection = apsw.Connection(name, flags=MADE, vfs=LAYER + MEMORY)
        try:
            unlock(connection, password, believing=True)
            yield connection
        finally:
            connection.close()


@contextmanager
def _in_memory(data: bytes) -> Iterator[tuple[str, apsw.VFSFile]]:
    """A file in memory that several connections see by its name, and the bytes in it as they are."""
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
    """Not by `pragma`, which would keep the statement with the password in it for another time."""
    connection.execute(f"PRAGMA {pragma} = '{hexadecimal}'", can_cache=False).fetchall()


def _refuse_zero_key(data: bytes) -> None:
    """Where Argon2id gets no memory, the engine goes on with a key of zeros and says nothing."""
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
