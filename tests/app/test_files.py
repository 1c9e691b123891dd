"""Files are written whole or not at all, and every problem is said in words."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from app.files import FileError, file_problem, read_file, replacing, write_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def write_half(path: Path, error: BaseException) -> None:
    with replacing(path) as beside:
        beside.write_bytes(b"half")
        raise error


def test_a_file_is_replaced_in_one_go(tmp_path):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    with replacing(path) as beside:
        assert beside.suffix == ".pdf"
        beside.write_bytes(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["plan.pdf"]


@pytest.mark.parametrize("error", [ValueError("in between"), KeyboardInterrupt()])
def test_whatever_goes_wrong_the_old_file_stays_and_nothing_else(tmp_path, error):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    with pytest.raises(type(error)):
        write_half(path, error)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["plan.pdf"]


def test_a_full_disk_is_said_and_leaves_the_old_file(tmp_path):
    path = tmp_path / "plan.pdf"
    write_file(path, b"old")
    with pytest.raises(FileError, match=r"There is no room for .*plan\.pdf"):
        write_half(path, OSError(errno.ENOSPC, "No space left on device"))
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["plan.pdf"]


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "target.json").write_bytes(b"old")
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "target.json")
    write_file(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "target.json").read_bytes() == b"new"


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
