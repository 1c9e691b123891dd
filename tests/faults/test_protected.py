"""A file under a password: nobody reads it without, nothing of it lies about, and no accident opens or loses it."""

from __future__ import annotations

import errno
import os
import random
import resource
import shutil
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from db import cipher
from db.cipher import EmptyPasswordError, Password, is_sealed, seal
from db.errors import (
    ChangedOnDiskError,
    DamagedProjectError,
    LockedProjectError,
    NewerProjectError,
    NotAProjectError,
    ProjectError,
    ReadOnlyProjectError,
    StorageError,
    WrongPasswordError,
)
from db.inspect_file import journal_path
from db.project_file import ProjectFile
from db.safe_writing import PART, random_name_beside
from db.salvage import salvage
from db.wipe import aside_path, replace_and_wipe, wipe_left_over
from planner_core.editing import verbs
from tests.faults.test_kill import Child, kill, next_format, start
from tests.support import failing_disk
from tests.support.editing_child import fingerprint
from tests.support.locking_child import password as child_password
from tests.support.passwords import page_of_steps, places_of, quick_keys
from tests.support.projects import edit_at_random, names_in, sample_file, state
from tests.support.thorough import rounds

__all__ = ["next_format", "quick_keys"]

RIGHT = "Grüße, Müller & Söhne"
CUSTOMER = "Geheimrat Ungenannt KG"
KILLS = rounds(12, 200)
FLIPS = rounds(150, 5000)
PAGE = 4096

pytestmark = pytest.mark.usefixtures("quick_keys")


def protected(folder: Path, vfs: str | None = None) -> ProjectFile:
    """A locked project with a customer's name in it, open for editing."""
    file = ProjectFile.create(
        folder / "plan.headroom", sample_file(folder, "made").plan, vfs=vfs, password=Password(RIGHT)
    )
    (folder / "made").unlink()
    file.commit(verbs.set_setting(file.plan, "customer", CUSTOMER))
    return file


def opened(path: Path, text: str = RIGHT, *, read_only: bool = False) -> ProjectFile:
    return ProjectFile.open(path, read_only=read_only, password=Password(text))


def test_only_the_password_opens_it(tmp_path: Path) -> None:
    file = protected(tmp_path)
    saved = state(file)
    file.close()
    with pytest.raises(LockedProjectError, match="protected by a password"):
        ProjectFile.open(file.path)
    for wrong in ("", RIGHT.lower(), RIGHT + " ", "x", "'; DROP TABLE plan; --", "a" * 5000):
        with pytest.raises(EmptyPasswordError if not wrong else WrongPasswordError):
            opened(file.path, wrong)
    again = opened(file.path)
    assert state(again) == saved
    assert not again.read_only
    again.close()


def test_letters_are_equal_however_they_are_composed(tmp_path: Path) -> None:
    protected(tmp_path).close()
    opened(tmp_path / "plan.headroom", "Gru\u0308ße, Mu\u0308ller & So\u0308hne").close()


@pytest.mark.parametrize(
    "text", ["raw:" + "00" * 32, "raw:" + "ab" * 48, "x'" + "00" * 32 + "'", "\0", "🔑" * 9]
)
def test_whatever_is_typed_is_a_password_and_never_a_key(tmp_path: Path, text: str) -> None:
    made = ProjectFile.create(tmp_path / "a.headroom", sample_file(tmp_path).plan, password=Password(text))
    made.close()
    opened(made.path, text).close()
    with pytest.raises(WrongPasswordError):
        opened(made.path, text + "0")
    with pytest.raises(WrongPasswordError):
        opened(made.path, " ")


def test_a_password_shows_itself_nowhere() -> None:
    password = Password(RIGHT)
    assert RIGHT not in repr(password)
    assert RIGHT not in f"{password} {[password]} {password!s}"
    assert not hasattr(password, "__dict__")


def test_nothing_can_be_read_in_the_file_its_journal_and_what_was_there_before(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.set_setting(file.plan, "customer", CUSTOMER))
    assert places_of(CUSTOMER, tmp_path)
    descriptor = os.open(file.path, os.O_RDONLY)
    file.protect(Password(RIGHT))
    assert not any(os.pread(descriptor, 10**7, 0)), "what was in the file is still on the disk"
    os.close(descriptor)
    assert names_in(tmp_path) == ["plan.headroom"]
    assert is_sealed(file.path.read_bytes())
    for number in range(5):
        seen: list[str] = []
        file._connection.set_commit_hook(lambda seen=seen: bool(seen.extend(_in_flight(tmp_path))))
        file.commit(verbs.set_setting(file.plan, "customer", f"{CUSTOMER} {number}"))
        assert "plan.headroom-journal" in seen
        file._connection.set_commit_hook(None)
    file.save_copy(tmp_path / "copy.headroom")
    file.close()
    assert not places_of(CUSTOMER, tmp_path)
    assert not places_of("Pool", tmp_path)
    with pytest.raises(LockedProjectError):
        ProjectFile.open(tmp_path / "copy.headroom")
    opened(tmp_path / "copy.headroom").close()


def _in_flight(folder: Path) -> list[str]:
    assert not places_of(CUSTOMER, folder)
    return [path.name for path in folder.iterdir()]


def test_steps_are_durable_one_by_one_and_the_second_opens_for_reading(tmp_path: Path) -> None:
    file = protected(tmp_path)
    edit_at_random(file, seed=4, changes=60)
    reader = opened(file.path)
    assert reader.read_only
    assert state(reader) == state(file)
    reader.close()
    file.undo()
    saved = state(file)
    file.close()
    assert state(opened(file.path, read_only=True)) == saved
    assert names_in(tmp_path) == ["plan.headroom"]


def test_a_password_is_set_changed_and_removed_with_all_that_is_in_the_file(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=9, changes=50)
    file.set_restore_point("here")
    saved = state(file)
    for text in (RIGHT, "another one", None, RIGHT):
        file.protect(Password(text) if text else None)
        assert state(file) == saved
        file.undo()
        file.redo()
        assert is_sealed(file.path.read_bytes()) == bool(text)
        assert (file.password is None) == (text is None)
        assert names_in(tmp_path) == ["plan.headroom"]
    file.close()
    assert state(opened(file.path)) == saved


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is not in its mode there")
def test_who_may_read_a_file_stays_the_same_whatever_becomes_of_its_password(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    for mode in (0o600, 0o640, 0o664):
        for text in (RIGHT, "another one", None):
            file.path.chmod(mode)
            file.protect(Password(text) if text else None)
            assert stat.S_IMODE(file.path.stat().st_mode) == mode
    copy = tmp_path / "copy.headroom"
    copy.touch(0o600)
    copy.chmod(0o600)
    file.save_copy(copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    file.close()


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is not in its mode there")
def test_nobody_else_reads_a_file_while_it_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = sample_file(tmp_path)
    file.path.chmod(0o600)
    seen: list[int] = []
    sync = os.fsync

    def look(descriptor: int) -> None:
        seen.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", look)
    file.protect(Password(RIGHT))
    assert seen[0] == 0o600
    file.close()


def test_equal_files_under_one_password_have_no_page_in_common(tmp_path: Path) -> None:
    file = protected(tmp_path)
    file.save_copy(tmp_path / "copy.headroom")
    file.save_copy(tmp_path / "second copy.headroom")
    file.close()
    first, second = ((tmp_path / name).read_bytes() for name in ("copy.headroom", "second copy.headroom"))
    assert first[:16] != second[:16]
    pages = [{data[at : at + PAGE] for at in range(0, len(data), PAGE)} for data in (first, second)]
    assert len(pages[0]) == len(first) // PAGE
    assert not pages[0] & pages[1]


def test_a_file_that_anybody_can_read_needs_no_password_and_takes_one_in_vain(tmp_path: Path) -> None:
    sample_file(tmp_path).close()
    file = opened(tmp_path / "plan.headroom")
    assert file.password is None
    file.close()


def test_every_flipped_bit_is_noticed(tmp_path: Path) -> None:
    file = protected(tmp_path)
    edit_at_random(file, seed=2, changes=40)
    saved = state(file)
    file.close()
    sound, source = file.path.read_bytes(), random.Random(24)
    harmed, open_head = tmp_path / "harmed.headroom", [*range(24 * 8)]
    refused: dict[str, int] = {}
    unread = 0
    for bit in [*open_head, *(source.randrange(len(sound) * 8) for _ in range(FLIPS))]:
        data = bytearray(sound)
        data[bit // 8] ^= 1 << bit % 8
        harmed.write_bytes(data)
        try:
            found = opened(harmed, read_only=True)
        except ProjectError as error:
            kind = type(error).__name__
            refused[kind] = refused.get(kind, 0) + 1
        else:
            assert state(found) == saved, f"bit {bit % 8} of byte {bit // 8} changes a value unnoticed"
            found.close()
            unread += 1  # on a page that is free and holds nothing
        assert harmed.read_bytes() == data
    print(
        f"\n{sum(refused.values())} flipped bits noticed: {refused}; {unread} on free pages, without effect"
    )
    assert unread < FLIPS // 4
    assert {*refused} <= {"DamagedProjectError", "WrongPasswordError", "NotAProjectError"}


def test_pages_that_are_exchanged_missing_or_added_are_noticed(tmp_path: Path) -> None:
    file = protected(tmp_path)
    old = file.path.read_bytes()
    edit_at_random(file, seed=5, changes=30)
    whole = (file.project, file.history)
    file.close()
    data, harmed = file.path.read_bytes(), tmp_path / "harmed.headroom"
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    assert len(pages) > 6
    for other in (
        [*pages[:2], pages[3], pages[2], *pages[4:]],
        pages[:-1],
        [*pages, pages[-1]],
        [*pages, bytes(PAGE)],
        [*pages[:-1], bytes(PAGE)],
        [pages[0]],
    ):
        harmed.write_bytes(b"".join(other))
        with pytest.raises(DamagedProjectError):
            opened(harmed)
    earlier = [old[at : at + PAGE] for at in range(0, len(old), PAGE)]
    noticed = 0
    for number in range(1, min(len(earlier), len(pages))):
        if earlier[number] == pages[number]:
            continue
        harmed.write_bytes(b"".join([*pages[:number], earlier[number], *pages[number + 1 :]]))
        try:
            back = opened(harmed)
        except DamagedProjectError:
            noticed += 1
        else:  # each writing of a page draws a nonce, so that the same content has other bytes
            assert (back.project, back.history) == whole, number
            back.close()
    assert noticed > 3


def test_a_file_cut_in_the_middle_of_a_page_or_empty_is_refused(tmp_path: Path) -> None:
    protected(tmp_path).close()
    data, harmed = (tmp_path / "plan.headroom").read_bytes(), tmp_path / "harmed.headroom"
    for size in (0, 10, 24, 100, PAGE - 1, PAGE + 7, len(data) - 1):
        harmed.write_bytes(data[:size])
        with pytest.raises(ProjectError) as caught:
            opened(harmed)
        assert isinstance(caught.value, NotAProjectError | DamagedProjectError | WrongPasswordError), size


def test_a_locked_database_of_another_program_and_a_newer_project_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "other.headroom"
    for application, version, kind in (
        (77, 1, NotAProjectError),
        (0x4864526D, 99, NewerProjectError),
        (0x4864526D, 0, DamagedProjectError),
    ):
        made = apsw.Connection(":memory:")
        made.execute(
            f"CREATE TABLE t (a); PRAGMA application_id={application}; PRAGMA user_version={version}"
        )
        path.write_bytes(seal(made.serialize("main"), Password(RIGHT)))
        with pytest.raises(kind):
            opened(path)
        with pytest.raises(WrongPasswordError):
            opened(path, "another")


def test_what_can_be_read_of_a_damaged_file_is_offered_to_who_has_the_password(tmp_path: Path) -> None:
    file = protected(tmp_path)
    edit_at_random(file, seed=8, changes=80)
    plans = file.project.plans
    ProjectFile.create(tmp_path / "open.headroom", file.project, file.history).close()
    file.close()
    data = bytearray(file.path.read_bytes())
    whole = salvage(file.path, Password(RIGHT))
    assert whole == salvage(tmp_path / "open.headroom")
    assert not whole.doubtful
    for page in (0, page_of_steps(data, Password(RIGHT))):
        harmed = bytearray(data)
        harmed[page * PAGE + 3900] ^= 1
        file.path.write_bytes(harmed)
        with pytest.raises(DamagedProjectError):
            opened(file.path)
        with pytest.raises(LockedProjectError):
            salvage(file.path)
        with pytest.raises(DamagedProjectError, match="no part of it can be read"):
            salvage(file.path, Password("another"))
        assert file.path.read_bytes() == harmed
    found = salvage(file.path, Password(RIGHT))
    assert {*found.project.plans} == {*plans}


def test_a_change_that_was_interrupted_is_taken_back_with_the_password(tmp_path: Path) -> None:
    file = protected(tmp_path)
    saved = state(file)
    file._connection.execute("BEGIN IMMEDIATE")
    file._connection.execute("UPDATE settings SET customer = 'half written'")
    file._connection.execute("PRAGMA cache_spill = 1; PRAGMA cache_size = 0").fetchall()
    file._connection.execute("UPDATE edit SET key = key || ' '")
    file._connection.cache_flush()
    folder = tmp_path / "after the crash"
    folder.mkdir()
    for path in (file.path, journal_path(file.path)):
        shutil.copy(path, folder)
    file._connection.execute("ROLLBACK")
    file.close()
    assert names_in(folder) == ["plan.headroom", "plan.headroom-journal"]
    assert not places_of(CUSTOMER, folder)
    assert not places_of("half written", folder)
    before = [path.read_bytes() for path in sorted(folder.iterdir())]
    with pytest.raises(WrongPasswordError):
        opened(folder / "plan.headroom", "another")
    assert [path.read_bytes() for path in sorted(folder.iterdir())] == before
    assert names_in(folder) == ["plan.headroom", "plan.headroom-journal"], (
        "it was taken back without the right"
    )
    assert state(opened(folder / "plan.headroom", read_only=True)) == saved
    assert names_in(folder) == ["plan.headroom"]


def test_a_locked_file_of_an_older_format_is_brought_up_to_date_and_kept_locked(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = protected(tmp_path)
    edit_at_random(file, seed=6, changes=30)
    saved = fingerprint(state(file))
    file.close()
    file.path.chmod(0o600)
    old = file.path.read_bytes()
    request.getfixturevalue("next_format")
    reader = opened(file.path, read_only=True)
    assert fingerprint(state(reader)) == saved
    reader.close()
    assert file.path.read_bytes() == old
    again = opened(file.path)
    assert fingerprint(state(again)) == saved
    assert again.older is not None
    assert again.older.read_bytes() == old
    if os.name == "posix":
        assert {stat.S_IMODE(path.stat().st_mode) for path in (again.path, again.older)} == {0o600}
    again.close()
    assert is_sealed(file.path.read_bytes())
    assert file.path.read_bytes() != old
    assert not places_of(CUSTOMER, tmp_path)


def test_kills_while_the_password_changes_leave_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=3, changes=40)
    saved, path, present = state(file), file.path, "-"
    file.close()
    source, changes = random.Random(7), 0
    for round_ in range(KILLS):
        child = start(str(path), present, module="locking_child")
        assert child.process.stdout is not None
        lines = [child.process.stdout.readline() for _ in range(source.randrange(6))]
        time.sleep(source.uniform(0.0, 0.03))
        said = kill(Child(child.process, child.first + "".join(lines)))
        done = [word for state_, word in said if state_ == "done"]
        changes += len(done) - 1
        possible = {done[-1], said[-1][1]}
        fitting = [word for word in possible if _opens(path, word, saved)]
        assert len(fitting) == 1, f"round {round_}: {possible}"
        present = fitting[0]
        assert names_in(tmp_path) == ["plan.headroom"], "something was left, and it may be readable"
    print(f"\n{KILLS} kills, {changes} changes of password: none torn, none lost, nothing left behind")
    assert changes >= KILLS // 2


def _opens(path: Path, word: str, saved: object) -> bool:
    try:
        file = ProjectFile.open(path, password=child_password(word))
    except LockedProjectError:
        return False
    fits = file.password is None if word == "-" else file.password is not None
    assert state(file) == saved
    file.close()
    return fits


@pytest.mark.parametrize("from_then_on", [False, True])
def test_whichever_call_fails_while_editing_a_locked_file_nothing_is_lost(
    tmp_path: Path, from_then_on: bool
) -> None:
    struck = 0
    with failing_disk.failing_disk() as plan:
        for at in range(1, 200):
            folder = tmp_path / str(at)
            folder.mkdir()
            file = protected(folder, vfs=failing_disk.NAME)
            before = state(file)
            plan.at, plan.calls, plan.for_good, plan.hits = at, 0, from_then_on, 0
            try:
                file.commit(verbs.set_field(file.plan, ["pool"], "desktops", 81))
                refused = False
            except ProjectError:
                refused = True
            after, hits, plan.at = state(file), plan.hits, 0
            struck += hits > 0
            assert (after == before) == refused
            file.close()
            assert state(opened(file.path)) == after
            if not hits:
                break
    assert struck > 5


def test_no_new_password_where_the_folder_or_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = protected(tmp_path)
    saved = state(file)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", refuse)
        with pytest.raises(ProjectError, match="not enough space"):
            file.protect(Password("another"))
    assert names_in(tmp_path) == ["plan.headroom"]
    assert state(file) == saved
    file.undo()
    file.close()
    opened(file.path).close()


@pytest.mark.parametrize(("old", "new"), [(None, RIGHT), (RIGHT, "another"), (RIGHT, None)])
@pytest.mark.parametrize("kind", [errno.ENOSPC, errno.EIO])
@pytest.mark.parametrize("from_then_on", [False, True])
def test_whichever_call_fails_while_the_password_changes_the_file_has_the_old_one_or_the_new_one(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    old: str | None,
    new: str | None,
    kind: int,
    from_then_on: bool,
) -> None:
    file = ProjectFile.create(
        tmp_path / "plan.headroom",
        sample_file(tmp_path, "made").plan,
        password=Password(old) if old else None,
    )
    (tmp_path / "made").unlink()
    saved, ends, calls = state(file), {"old": 0, "new": 0}, 0
    for at in range(1, 30):
        failing = Failing(at, kind, from_then_on)
        with monkeypatch.context() as patched:
            for name in Failing.CALLS:
                patched.setattr(os, name, failing.instead_of(getattr(os, name)))
            try:
                file.protect(Password(new) if new else None)
                end = "new"
            except ProjectError:
                end = "old"
        if not failing.hits:
            break
        calls += failing.hits
        ends[end] += 1
        file.close()
        present = new if end == "new" else old
        file = ProjectFile.open(tmp_path / "plan.headroom", password=Password(present) if present else None)
        assert not file.read_only
        assert state(file) == saved, f"call {at}"
        assert is_sealed(file.path.read_bytes()) == bool(present), f"call {at}"
        assert names_in(tmp_path) == ["plan.headroom"], f"call {at}"
        if end == "new":
            file.protect(Password(old) if old else None)
    else:
        pytest.fail("there is no end to the calls")
    print(f"\n{calls} calls failed, from {old} to {new}: {ends}")
    assert ends["old"]
    file.close()


class Failing:
    """Lets one call of the system fail, or that and all later ones."""

    CALLS = ("fsync", "link", "replace", "unlink")

    def __init__(self, at: int, kind: int, from_then_on: bool) -> None:
        self.at, self.kind, self.from_then_on, self.calls, self.hits = at, kind, from_then_on, 0, 0

    def instead_of(self, call: Callable[..., object]) -> Callable[..., object]:
        def failing(*arguments: object, **options: object) -> object:
            self.calls += 1
            if self.calls == self.at or (self.from_then_on and self.calls > self.at):
                self.hits += 1
                raise OSError(self.kind, os.strerror(self.kind))
            return call(*arguments, **options)

        return failing


def test_no_new_password_for_a_file_that_another_program_has_changed(tmp_path: Path) -> None:
    file = protected(tmp_path)
    other = tmp_path / "other.headroom"
    file.save_copy(other)
    other.replace(file.path)
    with pytest.raises(ChangedOnDiskError):
        file.protect(None)
    assert is_sealed(file.path.read_bytes())
    reader = opened(file.path)
    file.close()
    reader.close()
    reading = opened(file.path, read_only=True)
    with pytest.raises(ReadOnlyProjectError):
        reading.protect(None)


def test_another_name_that_the_user_has_for_the_old_file_keeps_its_content(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    saved = state(file)
    mine = tmp_path / "mine.headroom"
    os.link(file.path, mine)
    file.protect(Password(RIGHT))
    file.close()
    assert state(ProjectFile.open(mine, read_only=True)) == saved
    assert names_in(tmp_path) == ["mine.headroom", "plan.headroom"]


def test_what_a_crash_has_left_is_overwritten_at_the_next_opening(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.set_setting(file.plan, "customer", CUSTOMER))
    data = file.path.read_bytes()
    file.protect(Password(RIGHT))
    file.close()
    aside_path(file.path).write_bytes(data)
    random_name_beside(file.path, PART).write_bytes(data)
    opened(file.path).close()
    assert names_in(tmp_path) == ["plan.headroom"]
    os.link(file.path, aside_path(file.path))  # killed before the new file was there
    wipe_left_over(file.path)
    assert names_in(tmp_path) == ["plan.headroom"]
    opened(file.path).close()


def test_the_file_itself_is_not_overwritten_where_the_disk_counts_no_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = sample_file(tmp_path)
    data = file.path.read_bytes()
    file.close()
    os.link(file.path, aside_path(file.path))
    real = Path.stat

    def one_name(path: Path, **options: Any) -> os.stat_result:
        fields = [*real(path, **options)]
        fields[stat.ST_NLINK] = 1
        return os.stat_result(fields)

    monkeypatch.setattr(Path, "stat", one_name)
    wipe_left_over(file.path)
    assert file.path.read_bytes() == data
    assert names_in(tmp_path) == ["plan.headroom"]


@pytest.mark.skipif(os.name != "posix", reason="folders are not synced there")
@pytest.mark.parametrize("for_good", [False, True])
def test_what_was_in_the_file_is_overwritten_once_the_folder_is_synced_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, for_good: bool
) -> None:
    path = tmp_path / "file"
    path.write_bytes(CUSTOMER.encode())
    old, failed, sync = os.open(path, os.O_RDONLY), [], os.fsync

    def failing(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode) and (for_good or not failed):
            failed.append(descriptor)
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        sync(descriptor)

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", failing)
        with pytest.raises(OSError, match="error"):
            replace_and_wipe(path, b"new")
    assert path.read_bytes() == b"new"
    if for_good:
        assert os.pread(old, 1000, 0) == CUSTOMER.encode(), "a power failure would leave neither of both"
        wipe_left_over(path)
    assert not any(os.pread(old, 1000, 0)), "what was in the file is still on the disk"
    assert names_in(tmp_path) == ["file"]
    os.close(old)


@pytest.mark.skipif(not hasattr(resource, "RLIMIT_AS"), reason="no limit on memory here")
def test_without_memory_for_the_key_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine would go on with a key of zeros."""
    file = sample_file(tmp_path)
    before = file.path.read_bytes()
    greedy = tuple((name, 2**30 if name == "mcost" else value) for name, value in cipher.SETTINGS)
    monkeypatch.setattr(cipher, "SETTINGS", greedy)
    limits = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (64 * 2**30, limits[1]))
    try:
        with pytest.raises(StorageError, match="not enough memory"):
            file.protect(Password(RIGHT))
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
    assert file.path.read_bytes() == before
    file.undo() if file.history.can_undo else file.commit(verbs.set_setting(file.plan, "customer", "X"))
    file.close()
