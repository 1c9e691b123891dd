"""Files are written whole or not at all, and every problem is said in words."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from app.machine.files import FileError, file_problem, read_file, write_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let writing break off half-way."""
    write = os.write

    def half(descriptor: int, data: bytes) -> int:
        write(descriptor, bytes(data)[:2])
        raise error

    monkeypatch.setattr(os, "write", half)


def test_a_file_is_replaced_in_one_go(tmp_path, monkeypatch):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    seen, sync = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda descriptor: (seen.append(path.read_bytes()), sync(descriptor)))
    write_file(path, b"new")
    assert seen[0] == b"old", "the new one is on the disk before it takes the name"
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["plan.pdf"]


@pytest.mark.parametrize("error", [ValueError("in between"), KeyboardInterrupt()])
def test_whatever_goes_wrong_the_old_file_stays_and_nothing_else(tmp_path, monkeypatch, error):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    failing(monkeypatch, error)
    with pytest.raises(type(error)):
        write_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["plan.pdf"]


def test_a_full_disk_is_said_and_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    failing(monkeypatch, OSError(errno.ENOSPC, "No space left on device"))
    with pytest.raises(FileError, match=r"There is no room for .*plan\.pdf"):
        write_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["plan.pdf"]


def test_reading_stops_at_the_limit(tmp_path):
    path = tmp_path / "large.json"
    path.write_bytes(bytes(2_000_001))
    assert len(read_file(path, 2_000_001)) == 2_000_001
    with pytest.raises(FileError, match="larger than 2 MB"):
        read_file(path, 2_000_000)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FileNotFoundError(errno.ENOENT, "gone"), "There is no file"),
        (IsADirectoryError(errno.EISDIR, "folder"), "is a folder"),
        (PermissionError(errno.EACCES, "not allowed"), "may not be used: not allowed"),
        (OSError(errno.EDQUOT, "quota"), "There is no room for"),
        (OSError(errno.EIO, "broken"), "cannot be used: broken"),
    ],
)
def test_every_problem_names_file_and_cause(tmp_path, error, words):
    message = str(file_problem(error, tmp_path / "plan.json"))
    assert words in message
    assert str(tmp_path / "plan.json") in message
    assert message.endswith(".")
