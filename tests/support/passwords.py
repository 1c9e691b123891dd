"""Files with a password that open quickly: deriving the key takes little memory, all else is unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from db import cipher
from db.cipher import Password

CHEAP = (("cipher", "aegis"), ("algorithm", "aegis-256"), ("tcost", 1), ("mcost", 64), ("pcost", 1))


@pytest.fixture
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive keys without the effort that slows down guessing."""
    monkeypatch.setattr(cipher, "SETTINGS", CHEAP)


def places_of(text: str, *folders: Path) -> list[str]:
    """The files below the folders that contain a text, in their content or name, in one of its usual encodings."""
    wanted = [text.encode(each) for each in ("utf-8", "utf-16-le", "utf-16-be")]
    found = (path for folder in folders for path in files_below(folder))
    return [
        str(path) for path in found if text in path.name or any(each in path.read_bytes() for each in wanted)
    ]


def page_of_steps(data: bytes | bytearray, password: Password) -> int:
    """The number, counted from 0, of a page of a locked file with steps of its history."""
    with cipher.sealed_in_memory(bytes(data), password) as connection:
        sql = "SELECT max(pageno) FROM dbstat WHERE name = 'edit' AND pagetype = 'leaf'"
        return int(connection.execute(sql).fetchall()[0][0]) - 1


def files_below(folder: Path) -> Iterator[Path]:
    """Every file, hidden ones included."""
    return (path for path in folder.rglob("*") if path.is_file())
