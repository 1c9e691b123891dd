"""The byte that is locked is the same in every version, and nothing of a lock stays open."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from db import lock as module
from db.lock import LOCK_BYTE, PART_BYTE, FileLock, is_edited, try_lock

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks the system as Linux does")


def is_open(descriptor: int) -> bool:
    try:
        os.fstat(descriptor)
    except OSError:
        return False
    return True


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "plan.headroom"
    place.write_bytes(b"0123456789")
    return place


def test_editors_of_all_versions_lock_the_same_byte_and_no_other(path: Path) -> None:
    assert (LOCK_BYTE, PART_BYTE) == (1_073_741_568, 1_073_741_567)
    held = FileLock.take(path)
    assert held is not None
    other = os.open(path, os.O_RDWR)
    free = [byte for byte in range(LOCK_BYTE - 2, LOCK_BYTE + 3) if try_lock(other, byte)]
    assert free == [LOCK_BYTE - 2, LOCK_BYTE - 1, LOCK_BYTE + 1, LOCK_BYTE + 2]
    os.close(other)
    held.release()


def test_one_holds_the_lock_until_it_is_released_and_asking_takes_nothing(path: Path) -> None:
    assert not is_edited(path)
    held = FileLock.take(path)
    assert held is not None
    descriptor = held.descriptor
    assert is_edited(path)
    assert FileLock.take(path) is None
    held.release()
    assert held.descriptor == -1
    assert not is_open(descriptor)
    held.release()  # a second time it does nothing
    assert not is_edited(path)
    again = FileLock.take(path)
    assert again is not None
    again.release()


def test_who_does_not_get_the_lock_keeps_no_file_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(descriptor: int) -> bool:
        asked.append(descriptor)
        if len(asked) == 2:
            raise OSError(5, "no")
        return False

    monkeypatch.setattr(module, "try_lock", refuse)
    assert FileLock.take(path) is None
    with pytest.raises(OSError, match="no"):
        FileLock.take(path)
    assert [is_open(each) for each in asked] == [False, False]


def test_a_new_file_is_private_and_never_an_old_one(path: Path) -> None:
    new = path.with_name("new")
    held = FileLock.create(new)
    assert held is not None
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    assert is_edited(new)
    held.release()
    with pytest.raises(FileExistsError):
        FileLock.create(path)
    assert path.read_bytes() == b"0123456789"


def test_what_is_written_takes_the_place_of_all_and_is_read_piece_by_piece(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = FileLock.take(path)
    assert held is not None
    held.write(b"abc")
    assert path.read_bytes() == b"abc"
    held.write(b"defgh")
    assert path.read_bytes() == b"defgh"
    monkeypatch.setattr(module, "CHUNK", 2)
    assert held.content(path) == b"defgh"
    held.release()


def test_a_link_is_not_followed(path: Path) -> None:
    link = path.with_name("link")
    link.symlink_to(path)
    for act in (FileLock.take, FileLock.create, is_edited):
        with pytest.raises(OSError, match="link"):
            act(link)


@pytest.mark.parametrize("number", [22, 95])
def test_where_a_file_cannot_be_locked_by_itself_the_process_locks_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """EINVAL and ENOTSUP: file systems that know only the older locks. Another failure is told."""
    asked: list[tuple[int, ...]] = []

    def unknown(*_: object) -> bytes:
        raise OSError(number, "unknown")

    monkeypatch.setattr(module.fcntl, "fcntl", unknown)
    monkeypatch.setattr(module.fcntl, "lockf", lambda _, *rest: asked.append(rest))
    descriptor = os.open(path, os.O_RDWR)
    assert try_lock(descriptor)
    assert not is_edited(path)
    exclusive_at_once = module.fcntl.LOCK_EX | module.fcntl.LOCK_NB
    assert asked == [(exclusive_at_once, 1, LOCK_BYTE)] * 2
    number = 5
    with pytest.raises(OSError, match="unknown"):
        try_lock(descriptor)
    with pytest.raises(OSError, match="unknown"):
        is_edited(path)
    os.close(descriptor)
