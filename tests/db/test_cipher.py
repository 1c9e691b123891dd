"""Files locked today can always be opened: the parameters of the key are not stored in a file."""

from __future__ import annotations

from pathlib import Path

import apsw
import pytest

from db import cipher
from db.cipher import Password, is_sealed, seal, unlock

GOLDEN = Path(__file__).parents[1] / "golden" / "locked.db"


def read(path: Path, text: str) -> str:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        unlock(connection, Password(text))
        return connection.execute("SELECT text FROM word").fetchall()[0][0]
    finally:
        connection.close()


def test_a_file_that_was_locked_by_the_first_edition_opens() -> None:
    assert is_sealed(GOLDEN.read_bytes())
    assert read(GOLDEN, "Grüße, 2026") == "kept for ever"
    with pytest.raises(apsw.NotADBError):
        read(GOLDEN, "Grüße, 2027")


def test_what_was_locked_and_opened_again_is_not_taken_for_locked(tmp_path: Path) -> None:
    plain = apsw.Connection(":memory:")
    plain.execute("CREATE TABLE word (text TEXT)")
    path = tmp_path / "locked.db"
    path.write_bytes(seal(plain.serialize("main"), Password("x")))
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    unlock(connection, Password("x"))
    opened = connection.serialize("main")
    connection.close()
    assert opened[16:24] == path.read_bytes()[16:24]
    assert is_sealed(path.read_bytes())
    assert not is_sealed(opened)


def test_a_key_of_zeros_which_the_engine_takes_without_memory_is_refused(tmp_path: Path) -> None:
    """Such a file opens without its password."""
    path = tmp_path / "zeros.db"
    connection = apsw.Connection(str(path))
    for setting, value in cipher.SETTINGS:
        connection.pragma(setting, value)
    connection.execute(f"PRAGMA key = 'raw:{'00' * 32}'").fetchall()
    connection.execute("CREATE TABLE word (text TEXT)")
    connection.close()
    assert is_sealed(path.read_bytes())
    with pytest.raises(apsw.NoMemError):
        cipher._refuse_zero_key(path.read_bytes())
    cipher._refuse_zero_key(GOLDEN.read_bytes())
