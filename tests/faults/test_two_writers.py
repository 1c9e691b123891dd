"""Two processes that write one file, or make drafts, at once: each result is one of both, whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.project.drafts import drafts_folder
from db import opening, safe_writing
from db.errors import damaged
from db.lock import PART_BYTE, FileLock, is_edited
from db.project_file import ProjectFile
from db.safe_writing import PART, random_name_beside, remove_left_over, write_whole
from planner_core.messages import Message
from tests.support.projects import names_in, quick_folder, sample_file, stored
from tests.support.thorough import rounds

ROOT = Path(__file__).parents[2]
MARKS = ("One", "Two")
WRITES = rounds(15, 60)
DRAFTS = rounds(8, 15)


@contextmanager
def writers(target: str, times: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Two processes that have begun to write at the same moment."""
    command = [sys.executable, "-m", "tests.support.writing_child", target]
    children = [
        subprocess.Popen(
            [*command, mark, str(times)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for mark in MARKS
    ]
    try:
        for child in children:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
        for child in children:
            assert child.stdin is not None
            child.stdin.write("go\n")
            child.stdin.flush()
        yield children
    finally:
        for child in children:
            child.kill()
            child.communicate()


def test_two_writers_of_one_target_leave_one_of_both_and_refuse_nothing() -> None:
    read = 0
    with quick_folder() as folder:
        target = folder / "plan.headroom"
        with writers(str(target), WRITES) as children:
            while any(child.poll() is None for child in children):
                if target.exists():
                    assert stored(target)[0].plan.name in MARKS
                    read += 1
            said = [child.communicate() for child in children]
        assert said == [("", ""), ("", "")]
        assert names_in(folder) == [target.name]
        ProjectFile.open(target).close()
    assert read, "nobody looked while it was written"


def test_drafts_that_two_make_at_once_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    with quick_folder() as home:
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("LOCALAPPDATA", str(home))
        monkeypatch.setenv("HOME", str(home))
        with writers("drafts", DRAFTS) as children:
            said = [child.communicate() for child in children]
        assert [error for _, error in said] == ["", ""]
        made = {name: mark for (out, _), mark in zip(said, MARKS, strict=True) for name in out.split()}
        assert len(made) == 2 * DRAFTS, "a name was given twice"
        assert names_in(drafts_folder()) == sorted(made)
        for name, mark in made.items():
            assert stored(drafts_folder() / name)[0].plan.name == mark


@pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file cannot be removed")
@pytest.mark.parametrize("holds_it_still", [False, True])
def test_a_file_that_is_taken_for_something_left_over_before_it_is_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holds_it_still: bool
) -> None:
    """Another writer may look between the two; the first one lost its file and was told of a missing folder."""
    path, lock, held = tmp_path / "export.pdf", safe_writing.try_lock, []

    def late(descriptor: int, byte: int) -> bool:
        if not held:
            (part,) = tmp_path.iterdir()
            held.append(os.open(part, os.O_RDWR))
            if holds_it_still:
                assert lock(held[0], byte)
            else:
                remove_left_over(path)
        return lock(descriptor, byte)

    monkeypatch.setattr(safe_writing, "try_lock", late)
    write_whole(path, b"new")
    os.close(held[0])
    assert path.read_bytes() == b"new"
    remove_left_over(path)
    assert names_in(tmp_path) == ["export.pdf"]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere an open file cannot be removed")
def test_a_left_over_file_is_locked_until_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its writer could lock it in between, and lose it all the same."""
    part, tried = tmp_path / ".export.pdf.0123456789abcdef.part", []
    part.write_bytes(b"half")
    unlink = Path.unlink

    def look(self: Path) -> None:
        descriptor = os.open(self, os.O_RDWR)
        tried.append(safe_writing.try_lock(descriptor, PART_BYTE))
        os.close(descriptor)
        unlink(self)

    monkeypatch.setattr(Path, "unlink", look)
    remove_left_over(tmp_path / "export.pdf")
    assert tried == [False]
    assert names_in(tmp_path) == []


def test_what_is_being_written_is_not_taken_for_something_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, left = tmp_path / "export.pdf", tmp_path / ".export.pdf.0123456789abcdef.part"
    left.write_bytes(b"half")
    seen, sync = [], os.fsync

    def look(descriptor: int) -> None:
        remove_left_over(path)
        seen.append(names_in(tmp_path))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", look)
    write_whole(path, b"new")
    assert len(seen[0]) == 1, "what a crash has left is gone, what is being written is there"
    assert seen[0][0].endswith(PART)
    assert names_in(tmp_path) == ["export.pdf"]
    assert random_name_beside(path, PART).parent == tmp_path


@pytest.mark.skipif(os.name != "posix", reason="only taking the lock tells there")
def test_asking_for_an_editor_keeps_nobody_from_editing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, close, taken = tmp_path / "plan.headroom", os.close, []
    path.write_bytes(b"")

    def look(descriptor: int) -> None:
        monkeypatch.setattr(os, "close", close)
        taken.append(FileLock.take(path))
        close(descriptor)

    monkeypatch.setattr(os, "close", look)
    assert not is_edited(path)
    lock = taken[0]
    assert lock is not None, "who asks was taken for an editor"
    assert is_edited(path)
    lock.release()
    assert not is_edited(path)


def test_a_plan_that_is_replaced_while_it_is_opened_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "plan.headroom", sample_file(tmp_path, "other.headroom")
    other.close()
    path.write_bytes(other.path.read_bytes())
    inspect = opening.inspect_file

    def replaced_meanwhile(place: Path) -> bool:
        monkeypatch.setattr(opening, "inspect_file", inspect)
        shutil.copy(other.path, tmp_path / "part")
        (tmp_path / "part").replace(place)
        raise damaged(place, Message("size"), "of another file")

    monkeypatch.setattr(opening, "inspect_file", replaced_meanwhile)
    ProjectFile.open(path).close()
