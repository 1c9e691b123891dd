"""Names, rights, locks and syncs of the files that are written, measured on the file or on what the system is asked."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from db import safe_writing as module
from db.lock import PART_BYTE, try_lock
from db.safe_writing import (
    RefusedTargetError,
    append_private,
    left_over_beside,
    make_missing_folders,
    make_private_folder,
    narrow,
    narrow_all,
    random_name_beside,
    remove_left_over,
    remove_unfinished,
    target_status,
    write_whole,
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")


@pytest.fixture(autouse=True)
def umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def made(path: Path, rights: int, data: bytes = b"old") -> Path:
    path.write_bytes(data)
    path.chmod(rights)
    return path


@pytest.mark.parametrize(
    ("like", "private", "ours", "rights"),
    [
        (None, False, True, 0o644),
        (None, True, True, 0o600),
        (0o640, False, True, 0o640),
        (0o666, True, True, 0o600),
        (0o400, False, True, 0o600),
        (0o7755, False, True, 0o644),
        (0o664, False, False, 0o644),
        (0o660, False, False, 0o600),
        (0o604, False, False, 0o604),
    ],
)
def test_a_new_file_has_the_rights_of_its_source_but_never_more(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    like: int | None,
    private: bool,
    ours: bool,
    rights: int,
) -> None:
    source = None if like is None else made(tmp_path / "source", like)
    group = source.stat().st_gid if source else os.getegid()
    monkeypatch.setattr(os, "getegid", lambda: group if ours else group + 1)
    write_whole(tmp_path / "new", b"new", like=source, private=private)
    assert mode(tmp_path / "new") == rights
    assert (tmp_path / "new").read_bytes() == b"new"


def test_without_its_source_a_file_is_private(tmp_path: Path) -> None:
    write_whole(tmp_path / "new", b"new", like=tmp_path / "gone")
    assert mode(tmp_path / "new") == 0o600


@pytest.mark.parametrize("rights", [0o604, 0o660, 0o666, 0o755])
def test_a_replacement_has_the_rights_of_the_old_file_whatever_the_umask(tmp_path: Path, rights: int) -> None:
    old = made(tmp_path / "old", rights)
    write_whole(old, b"new")
    assert (mode(old), old.read_bytes()) == (rights, b"new")
    write_whole(old, b"own", private=True)
    assert mode(old) == 0o600


@pytest.mark.parametrize(("allowed", "rights"), [(True, 0o664), (False, 0o644)])
def test_where_the_group_of_the_old_file_cannot_be_given_its_rights_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: bool, rights: int
) -> None:
    new = made(tmp_path / "new", 0o600)
    given: list[tuple[int, int]] = []
    group = [new.stat().st_gid]

    def give(_: int, user: int, other: int) -> None:
        given.append((user, other))
        if not allowed:
            raise PermissionError
        group[0] = other

    old = SimpleNamespace(st_gid=group[0] + 1)
    descriptor = os.open(new, os.O_RDWR)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fchown", give)
        patched.setattr(os, "fstat", lambda _: SimpleNamespace(st_gid=group[0]))
        module._keep_rights(descriptor, old, 0o664)  # type: ignore[arg-type]
    os.close(descriptor)
    assert given == [(-1, old.st_gid)]
    assert mode(new) == rights


def test_what_is_durable_is_synced_before_it_has_its_name_and_the_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    asked: list[tuple[bool, bool]] = []

    def sync(descriptor: int) -> None:
        asked.append((stat.S_ISDIR(os.fstat(descriptor).st_mode), path.exists()))

    monkeypatch.setattr(os, "fsync", sync)
    write_whole(path, b"x")
    assert asked == [(False, False), (True, True)]
    write_whole(path, b"y", durable=False)
    assert len(asked) == 2


def test_while_it_is_built_a_file_is_locked_and_nothing_is_left_of_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, seen = tmp_path / "file", []

    def fail(descriptor: int) -> None:
        (part,) = tmp_path.iterdir()
        assert re.fullmatch(r"\.file\.[0-9a-f]{16}\.part", part.name)
        assert module._unfinished == {part}
        remove_left_over(path)  # a second writer leaves it alone
        assert part.exists()
        other = os.open(part, os.O_RDWR)
        assert not try_lock(other, PART_BYTE)
        os.close(other)
        seen.append(descriptor)
        raise OSError(errno.EIO, "no")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no"):
        write_whole(path, b"x")
    assert list(tmp_path.iterdir()) == []
    assert module._unfinished == set()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(seen[0])


def test_the_unfinished_files_of_this_process_are_removed_at_its_end(tmp_path: Path) -> None:
    parts = {made(tmp_path / name, 0o600) for name in ("a", "b")} | {tmp_path / "gone"}
    module._unfinished.update(parts)
    try:
        remove_unfinished()
    finally:
        module._unfinished.difference_update(parts)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_kept_where_nothing_may_be_replaced(tmp_path: Path) -> None:
    old = made(tmp_path / "old", 0o644)
    with pytest.raises(FileExistsError):
        write_whole(old, b"new", replace=False)
    assert old.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["old"]
    write_whole(tmp_path / "new", b"new", replace=False)
    assert (tmp_path / "new").read_bytes() == b"new"
    assert (tmp_path / "new").stat().st_nlink == 1


@pytest.mark.parametrize(("locked", "links"), [(False, 1), (True, 0)])
def test_ten_names_are_tried_and_then_it_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locked: bool, links: int
) -> None:
    """Each was taken for a left-over by another writer, which had it locked, or removed it already."""
    opened: list[int] = []

    def lock(descriptor: int, byte: int) -> bool:
        assert byte == PART_BYTE
        opened.append(descriptor)
        return locked

    monkeypatch.setattr(module, "remove_left_over", lambda _: None)
    monkeypatch.setattr(module, "try_lock", lock)
    monkeypatch.setattr(os, "fstat", lambda _: SimpleNamespace(st_nlink=links))
    with pytest.raises(OSError, match=os.strerror(errno.EAGAIN)) as refused:
        write_whole(tmp_path / "file", b"x")
    assert refused.value.errno == errno.EAGAIN
    assert len(opened) == 10
    monkeypatch.undo()
    for descriptor in set(opened):
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(descriptor)


def test_a_name_that_is_taken_is_drawn_again_and_one_without_locks_is_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> bool:
        raise OSError(errno.ENOLCK, "no locks")

    names = iter([made(tmp_path / "taken", 0o600), tmp_path / "free"])
    monkeypatch.setattr(module, "random_name_beside", lambda *_: next(names))
    monkeypatch.setattr(module, "try_lock", no_locks)
    write_whole(tmp_path / "file", b"x")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "taken"]


def test_a_temporary_name_is_hidden_short_and_known_again(tmp_path: Path) -> None:
    for name in ("plan.headroom", "n" * 255, "ü" * 120, "x" * 100, "x" * 101):
        part = random_name_beside(tmp_path / name, ".part")
        stem = part.name[1 : -len(".part") - 17]
        assert name.startswith(stem)
        assert len(stem.encode()) == min(100, len(name.encode()))
        part.touch()
        (tmp_path / f"{part.name}x").touch()
        assert list(left_over_beside(tmp_path / name, ".part")) == [part]
        for each in tmp_path.iterdir():
            each.unlink()
    assert list(left_over_beside(tmp_path / "no folder" / "x", ".part")) == []


def test_what_a_crash_left_is_removed_unless_it_is_a_link(tmp_path: Path) -> None:
    path, other = tmp_path / "file", made(tmp_path / "other", 0o600)
    left, link = (random_name_beside(path, ".part") for _ in range(2))
    left.touch()
    link.symlink_to(other)
    free = os.dup(0)  # the next number that the system gives away
    os.close(free)
    remove_left_over(path)
    again = os.dup(0)
    os.close(again)
    assert again == free
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([other.name, link.name])


@pytest.mark.parametrize("rights", [0o600, 0o644, 0o666])
def test_a_log_is_private_and_grows_at_its_end(tmp_path: Path, rights: int) -> None:
    log = made(tmp_path / "log", rights, b"one\n")
    append_private(log, "zwölf\n")
    append_private(tmp_path / "new", "\ud800")  # no text, but no reason to lose the rest either
    assert log.read_bytes() == b"one\n" + "zwölf\n".encode()
    assert (mode(log), mode(tmp_path / "new")) == (0o600, 0o600)
    assert (tmp_path / "new").read_bytes() == b"?"


def test_a_log_with_a_second_name_or_that_is_no_file_is_refused(tmp_path: Path) -> None:
    log = made(tmp_path / "log", 0o644, b"one\n")
    os.link(log, tmp_path / "second")
    with pytest.raises(RefusedTargetError) as refused:
        append_private(log, "two")
    assert refused.value.errno == errno.EINVAL
    assert str(log) in str(refused.value.message)
    assert (log.read_bytes(), mode(log)) == (b"one\n", 0o644)
    with pytest.raises(OSError, match="device"):
        append_private(Path(os.devnull), "two")


def test_only_a_file_is_a_target(tmp_path: Path) -> None:
    file, link = made(tmp_path / "file", 0o644), tmp_path / "link"
    link.symlink_to(file)
    status = target_status(file)
    assert status is not None
    assert status.st_ino == file.stat().st_ino
    assert target_status(tmp_path / "gone") is None
    for path, said in ((link, "is a link to"), (tmp_path, "is a folder"), (Path(os.devnull), "no ordinary")):
        with pytest.raises(RefusedTargetError, match=said):
            target_status(path)
    with pytest.raises(RefusedTargetError, match=re.escape(str(file.resolve()))):
        target_status(link)


def test_a_private_folder_has_private_parents_and_those_that_were_there_stay(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    there.chmod(0o755)
    os.umask(0)
    make_missing_folders(there)
    assert mode(there) == 0o755
    make_private_folder(there / "a" / "b")
    assert [mode(each) for each in (there, there / "a", there / "a" / "b")] == [0o755, 0o700, 0o700]
    make_private_folder(there)
    assert mode(there) == 0o700
    made(there / "file", 0o644)
    with pytest.raises(NotADirectoryError) as refused:
        make_missing_folders(there / "file")
    assert refused.value.filename == str(there / "file")
    assert refused.value.errno == errno.ENOTDIR


def test_narrowing_takes_the_rights_of_others_from_what_is_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner = tmp_path / "root" / "inner"
    inner.mkdir(parents=True)
    for each in (tmp_path / "root", inner):
        each.chmod(0o755)
    outside = made(tmp_path / "outside", 0o666)
    file, link = made(inner / "file", 0o754), inner / "link"
    link.symlink_to(outside)
    narrow_all(tmp_path / "root")
    assert [mode(each) for each in (tmp_path / "root", inner, file, outside)] == [0o700, 0o700, 0o700, 0o666]
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    narrow(outside)  # of somebody else
    assert mode(outside) == 0o666
    narrow(tmp_path / "gone")


def test_a_write_that_takes_only_a_part_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, bytes(data[:3])))
    write_whole(tmp_path / "file", b"0123456789")
    assert (tmp_path / "file").read_bytes() == b"0123456789"
