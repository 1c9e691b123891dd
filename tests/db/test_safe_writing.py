"""A file gets another name, but never the place of another file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from db.safe_writing import move_without_replacing


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    mine, other = tmp_path / "mine", tmp_path / "other"
    mine.write_bytes(b"mine")
    other.write_bytes(b"other")
    return mine, other


def test_a_name_that_is_taken_is_refused_and_both_files_stay(two: tuple[Path, Path]) -> None:
    mine, other = two
    with pytest.raises(FileExistsError):
        move_without_replacing(mine, other)
    assert (mine.read_bytes(), other.read_bytes()) == (b"mine", b"other")


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the system refuses by itself")
def test_where_files_cannot_have_two_names_the_same_is_true(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise OSError("no hard links here")

    mine, other = two
    monkeypatch.setattr(os, "link", unknown)
    with pytest.raises(FileExistsError):
        move_without_replacing(mine, other)
    assert (mine.read_bytes(), other.read_bytes()) == (b"mine", b"other")
    move_without_replacing(mine, mine.with_name("free"))
    assert not mine.exists()
    assert mine.with_name("free").read_bytes() == b"mine"
