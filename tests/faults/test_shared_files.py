"""Two programs and one file: nobody overwrites what somebody else did."""

from __future__ import annotations

import errno
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.project.samples import read_sample
from db import connection as settings
from db import lock, watch
from db.errors import BusyProjectError, ChangedOnDiskError, ProjectError, ReadOnlyProjectError
from db.inspect_file import journal_path
from db.presence import NAME, announced
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.edits import Step
from tests.faults.test_hostile_files import overwrite, tamper
from tests.support.projects import names_in, sample_file, state, stored

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from db.inspect_file import journal_path
from db.project_file import ProjectFile
from planner_core.editing import verbs
file = ProjectFile.open(Path(sys.argv[1]))
if sys.argv[2] == "edit":
    file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 5))
print(file.read_only, flush=True)
time.sleep(60)
"""


def five(file: ProjectFile) -> Step:
    """A step that changes something, again and again."""
    return verbs.set_field(file.plan, ["pool"], "desktops", file.plan.components["pool"].desktops + 1)  # type: ignore[union-attr]


def holder(path: Path, act: str) -> subprocess.Popen[str]:
    """Another process that has the project open for editing."""
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path), act], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "False\n"
    return child


def is_locked_for_others(path: Path) -> bool:
    """Whether another process opens the project for reading only."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path), "look"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        child.kill()
    assert said in ("True\n", "False\n")
    return said == "True\n"


def can_note(folder: Path) -> bool:
    """Whether the disk holds notes beside the content of a file."""
    file = sample_file(folder, "note.headroom")
    noted = announced(file.path) is not None
    file.close()
    file.path.unlink()
    return noted


@pytest.mark.parametrize("act", ["look", "edit"])
def test_the_second_opens_for_reading_and_a_killed_owner_leaves_no_lock(tmp_path: Path, act: str) -> None:
    file = sample_file(tmp_path)
    file.close()
    child = holder(file.path, act)
    second = ProjectFile.open(file.path)
    assert second.read_only
    is_named = act == "edit" or can_note(tmp_path)
    owner = f"@{socket.gethostname()} has had " if is_named else "another window"
    assert owner in str(second.read_only_reason)
    assert (time.strftime(" %Y, ") in str(second.read_only_reason)) == is_named
    with pytest.raises(ReadOnlyProjectError, match="save a copy"):
        second.commit(five(second))
    with pytest.raises(ReadOnlyProjectError) as refused:
        second.protect(None)
    assert refused.value.message == second.read_only_reason
    with pytest.raises(
        ReadOnlyProjectError, match=r"has had .* open since .+ 20\d\d, |is open in another window"
    ):
        ProjectFile.create(file.path, second.plan)
    second.save_copy(tmp_path / "copy.headroom")
    second.close()
    child.kill()
    child.communicate(timeout=30)
    third = ProjectFile.open(file.path)
    assert not third.read_only
    third.commit(five(third))
    third.close()
    assert names_in(tmp_path) == ["copy.headroom", "plan.headroom"]


def test_the_second_in_the_same_process_opens_for_reading_too(tmp_path: Path) -> None:
    first = sample_file(tmp_path)
    second = ProjectFile.open(first.path)
    assert second.read_only
    second.close()
    first.commit(five(first))
    third = ProjectFile.open(first.path)
    assert third.read_only, "closing a reader must not drop the lock of the editor"
    third.close()
    first.close()


def test_a_name_noted_at_opening_leaves_the_file_as_it_is_and_goes_with_its_owner(tmp_path: Path) -> None:
    if not can_note(tmp_path):
        pytest.skip("this disk holds no notes beside the content of a file")
    file = sample_file(tmp_path)
    file.close()
    bytes_before, stat_before = file.path.read_bytes(), file.path.stat()
    owner = ProjectFile.open(file.path)
    noted = announced(file.path)
    assert noted is not None
    assert noted[0].endswith(f"@{socket.gethostname()}")
    assert names_in(tmp_path) == ["plan.headroom"]
    reader = ProjectFile.open(file.path)
    reader.close()
    assert announced(file.path) == noted, "a reader has nothing to withdraw"
    shutil.copy2(file.path, tmp_path / "copy.headroom")
    copy = ProjectFile.open(tmp_path / "copy.headroom")
    assert not copy.read_only, "the note that was copied along means nothing"
    copy.close()
    file.path.rename(tmp_path / "moved.headroom")
    owner.close()
    assert announced(tmp_path / "moved.headroom") is None, "it is found whatever the file is called by now"
    assert (tmp_path / "moved.headroom").read_bytes() == bytes_before
    assert (tmp_path / "moved.headroom").stat().st_mtime_ns == stat_before.st_mtime_ns


@pytest.mark.parametrize(
    "note",
    [b"", b"{", b"[]", b'["a"]', b'["", ""]', b'["a\\u001b[2J", ""]', b"[" * 2000, b"\xff", b'[1, "2"]'],
)
def test_a_note_that_makes_no_sense_is_not_shown(tmp_path: Path, note: bytes) -> None:
    if not can_note(tmp_path) or not hasattr(os, "setxattr"):
        pytest.skip("this disk holds no notes beside the content of a file")
    file = sample_file(tmp_path)
    os.setxattr(file.path, f"user.{NAME}", note)
    assert announced(file.path) is None
    second = ProjectFile.open(file.path)
    assert "another window" in str(second.read_only_reason)
    second.close()
    file.close()


def test_the_owner_is_named_only_while_there_is_one(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    assert editor_in(file.path) == ""
    file.commit(five(file))
    assert editor_in(file.path).endswith(f"@{socket.gethostname()}")
    file.close()
    assert editor_in(file.path) == ""


def test_the_next_owner_replaces_the_name_of_one_that_crashed(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.close()
    tamper(file.path, "UPDATE document SET editor = 'anna on pc-17'")
    again = ProjectFile.open(file.path)
    assert editor_in(file.path).endswith(f"@{socket.gethostname()}")
    again.close()
    assert editor_in(file.path) == ""


@pytest.mark.parametrize("content", [b"", bytes(512)], ids=["empty", "zeros"])
def test_a_journal_in_which_nothing_was_written_yet_does_not_stay(tmp_path: Path, content: bytes) -> None:
    # A process that is killed at the beginning of its first change leaves one; SQLite pays it no heed.
    file = sample_file(tmp_path)
    before = state(file)
    file.close()
    journal_path(file.path).write_bytes(content)
    again = ProjectFile.open(file.path)
    assert names_in(tmp_path) == ["plan.headroom"]
    assert state(again) == before
    again.close()
    assert (editor_in(file.path), names_in(tmp_path)) == ("", ["plan.headroom"])


def editor_in(path: Path) -> str:
    """Whom the file names as its editor."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    name = connection.execute("SELECT editor FROM document").get
    connection.close()
    return str(name)


def test_a_file_that_is_held_by_another_program_is_waited_for_and_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "WAIT_MS", 300)
    file = sample_file(tmp_path)
    before = state(file)
    other = apsw.Connection(str(file.path))
    other.execute("BEGIN EXCLUSIVE")
    start = time.monotonic()
    with pytest.raises(BusyProjectError, match="in use by another program"):
        file.commit(five(file))
    assert time.monotonic() - start > 0.25, "it was refused without a wait"
    assert state(file) == before
    other.execute("ROLLBACK")
    other.close()
    file.commit(five(file))
    assert stored(file.path) == state(file)
    file.close()


# --- changed behind our back -----------------------------------------------------------------------------------


def replace(path: Path) -> None:
    other = path.with_name("other")
    ProjectFile.create(other, read_sample("everything-on-sas")).close()
    other.replace(path)


def overwrite_in_place(path: Path) -> None:
    other = path.with_name("other")
    ProjectFile.create(other, read_sample("everything-on-sas")).close()
    with path.open("rb+") as target:
        target.write(other.read_bytes())
    other.unlink()


def truncate(path: Path) -> None:
    os.truncate(path, 0)


CHANGES: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "renamed": lambda path: path.rename(path.with_name("renamed")),
    "replaced": replace,
    "replaced by an equal copy": lambda path: (
        shutil.copy(path, path.with_name("x")) and path.with_name("x").replace(path)
    ),
    "edited with SQL": lambda path: tamper(path, "UPDATE desktop_pool SET desktops = 99"),
    "edited with SQL, old checksums": lambda path: tamper(
        path, "UPDATE document SET sealed = 1 - sealed", True
    ),
    "overwritten in place": overwrite_in_place,
    "truncated": truncate,
    "damaged": lambda path: overwrite(path, 4096, b"\xff" * 8192),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_file_changed_by_another_program_is_never_written_over(
    tmp_path: Path, change: Callable[[Path], object]
) -> None:
    file = sample_file(tmp_path)
    file.commit(five(file))
    before = state(file)
    change(file.path)
    data = file.path.read_bytes() if file.path.exists() else None
    for act in (lambda: file.commit(five(file)), file.undo, lambda: file.set_restore_point("a")):
        with pytest.raises(ProjectError) as refused:
            act()
        assert isinstance(refused.value, ChangedOnDiskError), refused.value
        assert "save a copy under another name" in str(refused.value)
        assert state(file) == before
        assert (file.path.read_bytes() if file.path.exists() else None) == data
    file.save_copy(tmp_path / "copy.headroom")
    assert stored(tmp_path / "copy.headroom") == before
    file.close()
    assert (file.path.read_bytes() if file.path.exists() else None) == data


def test_a_file_that_was_touched_is_read_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, reads, read = sample_file(tmp_path), [], watch.load

    def counted(*arguments: Any) -> Any:
        reads.append(1)
        return read(*arguments)

    monkeypatch.setattr(watch, "load", counted)
    for seconds in (1, 2):
        os.utime(file.path, (seconds, seconds))
        for _ in range(3):
            assert file.is_as_left()
        assert len(reads) == seconds
    tamper(file.path, "UPDATE settings SET customer = 'somebody else'")
    assert not file.is_as_left()
    assert not file.is_as_left(), "what is not equal is never taken for the present state"
    file.close()


def test_the_lock_outlasts_whatever_else_this_process_does_with_the_file(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.path.read_bytes()
    ProjectFile.open(file.path, read_only=True).close()
    assert is_locked_for_others(file.path)
    file.commit(five(file))
    assert is_locked_for_others(file.path)
    file.close()
    assert not is_locked_for_others(file.path)


@pytest.mark.skipif(os.name != "posix", reason="Windows knows one kind of lock only")
def test_a_file_system_without_locks_of_open_files_gets_one_of_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    path, real = tmp_path / "file", fcntl.fcntl
    path.touch()

    def without(descriptor: int, command: int, *arguments: Any) -> Any:
        if command == lock._LOCK_OPEN_FILE:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return real(descriptor, command, *arguments)

    with monkeypatch.context() as patched:
        patched.setattr(fcntl, "fcntl", without)
        taken = lock.FileLock.take(path)
    assert taken is not None
    assert lock.FileLock.take(path) is None, "whichever kind it is, one hinders the other"
    taken.release()
    again = lock.FileLock.take(path)
    assert again is not None
    again.release()


@pytest.mark.skipif(sys.platform != "linux", reason="attributes of files as Linux has them")
def test_the_note_of_the_editor_is_read_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other tests do without a note if the disk holds none; this one stands in for a disk that does."""
    kept: dict[str, bytes] = {}

    def read(_path: Path, name: str) -> bytes:
        if name not in kept:
            raise OSError(errno.ENODATA, os.strerror(errno.ENODATA))
        return kept[name]

    monkeypatch.setattr(os, "setxattr", lambda _place, name, note: kept.update({name: note}))
    monkeypatch.setattr(os, "removexattr", lambda _place, name: kept.pop(name))
    monkeypatch.setattr(os, "getxattr", read)
    file = sample_file(tmp_path)
    (note,) = kept.values()
    assert announced(file.path) == tuple(json.loads(note))
    file.close()
    assert kept == {}
    assert announced(file.path) is None


@pytest.mark.skipif(os.name != "posix", reason="Windows knows one kind of lock only")
def test_a_lock_of_the_process_holds_one_byte_and_not_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing a temporary file locks the byte before that of an open project."""
    import fcntl

    path, real, held = tmp_path / "file", fcntl.lockf, []
    path.touch()

    def without(descriptor: int, command: int, *arguments: Any) -> Any:
        raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    def lockf(descriptor: int, how: int, length: int, start: int) -> None:
        held.append(range(start, start + length))
        real(descriptor, how, length, start)

    monkeypatch.setattr(fcntl, "fcntl", without)
    monkeypatch.setattr(fcntl, "lockf", lockf)
    with path.open("r+b") as opened:
        assert lock.try_lock(opened.fileno(), lock.PART_BYTE)
        assert lock.try_lock(opened.fileno())
    assert [[*each] for each in held] == [[lock.PART_BYTE], [lock.LOCK_BYTE]]


def test_a_new_modification_time_alone_is_no_change(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    os.utime(file.path, (1, 1))
    file.commit(five(file))
    assert stored(file.path) == state(file)
    file.close()


def test_a_copy_taken_at_any_moment_is_whole_or_refused(tmp_path: Path) -> None:
    # A sync folder does this: it copies a file while it is being written.
    file = sample_file(tmp_path)
    states, copy, refused = [state(file)], tmp_path / "copy.headroom", 0
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.support.copying_child", str(file.path), str(tmp_path / "copies")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "started\n"
    for _ in range(150):
        file.commit(five(file))
        states.append(state(file))
    child.terminate()
    child.communicate(timeout=30)
    file.close()
    copies = sorted((tmp_path / "copies").iterdir())
    for copy in copies:
        try:
            assert stored(copy) in states
        except ProjectError:
            refused += 1
    print(
        f"\n{len(copies)} copies taken while editing: {refused} refused, the others equal to a state there was"
    )
    assert len(copies) > 10
    assert refused < len(copies)


def test_checksums_that_cannot_be_read_at_the_last_look_count_as_somebody_elses(tmp_path: Path) -> None:
    """Another program emptied the file between the last check and the transaction, so it has no table of checksums."""
    path = tmp_path / "plan.headroom"
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE other (id)")
    look = watch.Watch(path, watch.Stamp.of(path))
    with pytest.raises(ChangedOnDiskError):
        look.refuse_other_content(connection, {})
    connection.close()
