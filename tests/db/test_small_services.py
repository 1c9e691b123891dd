"""Wiping, notes for others, progress, names of editors: the small services around a project file."""

from __future__ import annotations

import getpass
import json
import os
import re
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import presence, wipe
from db.editor import this_editor, utc_now
from db.errors import NameTakenError, ProjectError
from db.lock import FileLock
from db.progress import CalledOffError, advance, advancing, reporting, to_the_end
from db.rename import rename_file
from planner_core.messages import Message

WHAT = Message("Reading")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "plan.headroom"
    place.write_bytes(b"secret" * 10)
    return place


# ---------------------------------------- wiping


def test_the_old_content_is_overwritten_piece_by_piece_synced_and_gone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int]] = []
    write, sync, cut = os.write, os.fsync, os.ftruncate

    def written(descriptor: int, data: bytes) -> int:
        assert data == bytes(len(data))
        done = write(descriptor, data[:9])
        told.append(("write", done))
        return done

    def synced(descriptor: int) -> None:
        told.append(("sync", os.fstat(descriptor).st_size))
        sync(descriptor)

    def shortened(descriptor: int, size: int) -> None:
        told.append(("cut", size))
        cut(descriptor, size)

    monkeypatch.setattr(wipe, "CHUNK", 25)
    for name, act in (("write", written), ("fsync", synced), ("ftruncate", shortened)):
        monkeypatch.setattr(os, name, act)
    wipe.wipe(path)
    assert told == [*[("write", 9)] * 6, ("write", 6), ("sync", 60), ("cut", 0)]
    assert not path.exists()


def test_a_file_with_a_second_name_is_not_overwritten(path: Path) -> None:
    second = path.with_name("second")
    os.link(path, second)
    wipe.wipe(path)
    assert not path.exists()
    assert second.read_bytes() == b"secret" * 10


def test_a_replaced_file_has_a_second_name_meanwhile_and_is_wiped(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wiped: list[bytes] = []
    folders: list[int] = []

    def write_whole(target: Path, data: bytes) -> None:
        names = sorted(each.name for each in path.parent.iterdir())
        assert re.fullmatch(r"\.plan\.headroom\.[0-9a-f]{16}\.old", names[0])
        assert names[1:] == [path.name]
        target.unlink()
        target.write_bytes(data)

    really = wipe.wipe

    def wipe_now(aside: Path) -> None:
        wiped.append(aside.read_bytes())
        assert folders == [len(wiped)]  # the folder is synced before the content is gone
        really(aside)

    monkeypatch.setattr(wipe, "write_whole", write_whole)
    monkeypatch.setattr(wipe, "wipe", wipe_now)
    monkeypatch.setattr(wipe, "sync_folder", lambda folder: folders.append(len(folders) + 1))
    wipe.replace_and_wipe(path, b"new")
    assert wiped == [b"secret" * 10]
    assert folders == [1, 2]
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == b"new"


def test_where_replacing_fails_the_second_name_goes_and_the_file_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(wipe, "write_whole", refuse)
    with pytest.raises(OSError, match="no"):
        wipe.replace_and_wipe(path, b"new")
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == b"secret" * 10


def test_a_left_over_that_is_no_file_stays(path: Path) -> None:
    folder, link = wipe.aside_path(path), wipe.aside_path(path)
    folder.mkdir()
    link.symlink_to(path)
    wipe.wipe_left_over(path)
    assert folder.is_dir()
    assert link.is_symlink()
    assert path.read_bytes() == b"secret" * 10


# ---------------------------------------- who has it open


@pytest.mark.skipif(sys.platform != "linux", reason="attributes of Linux")
def test_a_note_is_read_by_others_until_it_is_withdrawn(path: Path) -> None:
    held = FileLock.take(path)
    assert held is not None
    before = path.stat().st_mtime_ns
    assert presence.announced(path) is None
    presence.announce(held, path, ("me@here", "2026-11-27T10:00:00+00:00"))
    if "user.headroom.editor" not in os.listxattr(path):
        pytest.skip("this disk has no attributes")
    assert presence.announced(path) == ("me@here", "2026-11-27T10:00:00+00:00")
    assert path.stat().st_mtime_ns == before
    longest = "x" * (500 - len(json.dumps(("", ""))))
    presence.announce(held, path, (longest, ""))
    assert presence.announced(path) == (longest, "")
    presence.announce(held, path, (longest + "y", ""))  # longer notes are not written
    assert presence.announced(path) == (longest, "")
    presence.withdraw(held, path)
    assert os.listxattr(path) == []
    presence.withdraw(held, path)
    held.release()


@pytest.mark.parametrize(
    "note",
    [
        b'["", "now"]',
        b'["a\\u0007", "now"]',
        b'["a", "\\n"]',
        b'["a"]',
        b'["a", 1]',
        b'[1, "a"]',
        b'["a", "b", "c"]',
        b"5",
        b"{",
        b"\xff",
        b"[" * 100_000,
    ],
)
def test_a_note_of_somebody_else_s_making_is_none(monkeypatch: pytest.MonkeyPatch, note: bytes) -> None:
    monkeypatch.setattr(presence, "_read", lambda _: note)
    assert presence.announced(Path("plan")) is None


@pytest.mark.skipif(sys.platform != "linux", reason="attributes of Linux")
def test_of_a_note_no_more_than_500_bytes_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, str]] = []

    def read(path: object, name: str) -> bytes:
        asked.append((path, name))
        return b'["a", "b"]' + b" " * 490 + b"!"

    monkeypatch.setattr(os, "getxattr", read)
    assert presence.announced(Path("plan")) == ("a", "b")
    assert asked == [(Path("plan"), "user.headroom.editor")]


def test_an_editor_is_a_user_and_a_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "desk")
    for error in (OSError, KeyError):

        def nobody(error: type[Exception] = error) -> str:
            raise error

        monkeypatch.setattr(getpass, "getuser", nobody)
        assert this_editor.__wrapped__() == "somebody@desk"
    monkeypatch.setattr(getpass, "getuser", lambda: "jo")
    assert this_editor.__wrapped__() == "jo@desk"


def test_the_time_is_a_second_in_utc() -> None:
    now = utc_now()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", now)
    assert abs(datetime.now(UTC) - datetime.fromisoformat(now)) < timedelta(minutes=1)


# ---------------------------------------- progress


def test_progress_is_told_now_and_then_and_to_nobody_outside() -> None:
    told: list[tuple[str, int, int]] = []

    def report(what: Message, done: int, of: int) -> None:
        told.append((str(what), done, of))

    rows = list(range(1001))
    advance(WHAT, 1, 1)
    assert advancing(WHAT, rows) is rows
    with reporting(report):
        assert list(advancing(WHAT, rows)) == rows
        assert told == [("Reading", 0, 1001), ("Reading", 500, 1001), ("Reading", 1000, 1001)]
        told.clear()
        assert list(advancing(WHAT, "abc", every=2)) == ["a", "b", "c"]
        assert told == [("Reading", 0, 3), ("Reading", 2, 3)]
        told.clear()
        with reporting(lambda *_: None):
            advance(WHAT, 1, 2)
        advance(WHAT, 2, 2)
    advance(WHAT, 3, 3)
    assert told == [("Reading", 2, 2)]


def test_what_exists_already_is_not_called_off() -> None:
    told: list[str] = []

    def stop(*_: object) -> None:
        raise CalledOffError

    with to_the_end():  # nobody listens
        pass
    with reporting(stop, lambda: told.append("too late")):
        with to_the_end():
            advance(WHAT, 1, 1)
            assert told == ["too late"]
            with to_the_end():
                pass
            assert told == ["too late"]
        with pytest.raises(CalledOffError, match="cancelled"):
            advance(WHAT, 1, 1)
    with to_the_end():
        pass
    assert told == ["too late"]


# ---------------------------------------- new names


def test_a_file_is_renamed_and_its_folder_synced_but_none_is_replaced(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr("db.rename.sync_folder", synced.append)
    other, target = path.with_name("other"), path.with_name("new.headroom")
    other.write_bytes(b"other")
    rename_file(path, target)
    assert synced == [path.parent]
    assert (target.read_bytes(), path.exists()) == (b"secret" * 10, False)
    with pytest.raises(NameTakenError):
        rename_file(target, other)
    monkeypatch.setattr(Path, "exists", lambda _: False)  # it came just now
    with pytest.raises(NameTakenError):
        rename_file(target, other)
    assert other.read_bytes() == b"other"
    with pytest.raises(ProjectError):
        rename_file(target, path.with_name("no folder") / "x")
    assert target.read_bytes() == b"secret" * 10
    assert synced == [path.parent]


def test_a_name_that_differs_in_case_only_is_its_own(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    same = path.with_name("PLAN.headroom")
    os.link(path, same)  # as a disk shows it that takes both for one
    monkeypatch.setattr("db.rename.sync_folder", lambda _: None)
    rename_file(path, same)
    assert same.read_bytes() == b"secret" * 10
