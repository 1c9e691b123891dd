"""Whole files: what salvage keeps, passwords of closed files, versions, and what stands in the way of opening."""

from __future__ import annotations

import os
import shutil
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest

from app.project.samples import read_sample
from db import new_file as new_file_module
from db import opening
from db import salvage as salvage_module
from db.cipher import Password, is_sealed
from db.connection import LARGEST_FILE
from db.errors import (
    DamagedProjectError,
    LockedProjectError,
    MissingProjectError,
    NameTakenError,
    NewerProjectError,
    NotAProjectError,
    ProjectError,
    ReadOnlyProjectError,
    StorageError,
    UnstorableError,
    WrongPasswordError,
)
from db.inspect_file import inspect_file, is_locked, is_name_too_long, journal_path
from db.lock import FileLock
from db.migrate import empty_file, latest_version, migrate, version_of
from db.new_file import project_bytes, write_new_file
from db.project_file import ProjectFile
from db.reseal import reseal
from db.salvage import salvage
from db.wipe import aside_path
from planner_core.editing import verbs
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.components import kind_of
from planner_core.plan.project import Project, as_project
from tests.faults.test_hostile_files import tamper
from tests.support.passwords import quick_keys
from tests.support.projects import sample_file, state, stored

__all__ = ["quick_keys"]

GOLDEN = Path(__file__).parents[1] / "golden" / f"plan_v{latest_version()}.headroom"
MAGIC_OF_JOURNALS = bytes.fromhex("d9d505f920a163d7")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with everything that a project can have, closed."""
    return Path(shutil.copy(GOLDEN, tmp_path / "plan.headroom"))


# ---------------------------------------- salvage


def test_of_a_sound_file_with_everything_in_it_nothing_is_lost(path: Path) -> None:
    found, saved = salvage(path), stored(path)[0]
    assert msgspec.structs.replace(found.project, shown=saved.shown) == saved
    assert found.components == sum(len(each.plan.components) for each in saved.variants)
    assert (found.left_out, found.doubtful) == (0, ())
    assert any(
        origin.give_or_take_percent is not None
        for part in found.project.plan.components.values()
        for origin in part.origins.values()
    )


TABLES = {
    "licence": ("licences", "UPDATE licence SET name = ''"),
    "parent": ("parents", "UPDATE parent SET parent = child"),
    "position": ("positions", "UPDATE position SET width = -1"),
    "link": ("links", "UPDATE link SET source = 'nobody' || rowid"),
}


@pytest.mark.parametrize("table", TABLES)
def test_rows_without_sense_are_left_out_counted_and_named(path: Path, table: str) -> None:
    name, sql = TABLES[table]
    saved = stored(path)[0]
    rows = sum(len(getattr(each.plan, name)) for each in saved.variants)
    assert rows
    tamper(path, sql)
    found = salvage(path)
    assert all(not getattr(each.plan, name) for each in found.project.variants)
    assert found.left_out == rows
    assert [list(each.plan.components) for each in found.project.variants] == [
        list(each.plan.components) for each in saved.variants
    ]
    tamper(path, f"DELETE FROM {table} WHERE rowid = (SELECT min(rowid) FROM {table})", keep_sums=True)
    again = salvage(path)
    assert again.left_out == rows  # one of them is not there any more, which the checksums know
    assert again.doubtful == (table,)


def test_a_component_that_is_none_takes_its_rows_with_it_and_no_other(path: Path) -> None:
    saved = stored(path)[0]
    first = saved.variants[0].plan
    gone = next(id_ for id_ in first.components if id_ in first.parents)
    table = kind_of(first.components[gone])
    tamper(
        path, f"UPDATE {table} SET id = 'no id' WHERE variant = '{saved.variants[0].id}' AND id = '{gone}'"
    )
    found = salvage(path)
    plan = found.project.variants[0].plan
    assert list(plan.components) == [each for each in first.components if each != gone]
    assert gone not in {*plan.parents, *plan.positions}
    assert found.left_out > 1
    assert found.components == sum(len(each.plan.components) for each in found.project.variants)


def test_components_come_in_the_order_of_the_file_and_those_without_a_place_last(path: Path) -> None:
    saved = stored(path)[0].variants[0]
    ids = list(saved.plan.components)
    tamper(path, f"DELETE FROM component WHERE variant = '{saved.id}' AND id = '{ids[0]}'", keep_sums=True)
    assert list(salvage(path).project.variants[0].plan.components) == [*ids[1:], ids[0]]


def test_variants_without_their_rows_get_names_and_shared_settings(path: Path) -> None:
    names = [each.name for each in stored(path)[0].variants]
    assert len(names) > 1
    tamper(path, "UPDATE variant SET name = ''")
    assert [each.name for each in salvage(path).project.variants] == [
        f"Variant {number}" for number in range(1, len(names) + 1)
    ]
    tamper(path, "UPDATE variant SET name = 'Variant 2' WHERE place = 0")
    assert [each.name for each in salvage(path).project.variants][:2] == ["Variant 2", "Variant 2 (1)"]


def test_a_file_that_is_too_large_empty_locked_or_gone_is_not_read(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_keys: None
) -> None:
    with pytest.raises(MissingProjectError):
        salvage(tmp_path / "gone")
    locked = tmp_path / "locked.headroom"
    shutil.copy(path, locked)
    reseal(locked, None, Password("x"))
    with pytest.raises(LockedProjectError):
        salvage(locked)
    assert salvage(locked, Password("x")).project == salvage(path, Password("in vain")).project
    with pytest.raises(DamagedProjectError, match="no part of it can be read"):
        salvage(locked, Password("y"))
    monkeypatch.setattr(salvage_module, "LARGEST_FILE", path.stat().st_size)
    assert salvage(path).left_out == 0
    monkeypatch.setattr(salvage_module, "LARGEST_FILE", path.stat().st_size - 1)
    with pytest.raises(DamagedProjectError, match="no part of it can be read"):
        salvage(path)
    path.write_bytes(empty_file())
    with pytest.raises(DamagedProjectError, match="no part of it can be read"):
        salvage(path)


def test_a_file_of_an_older_format_is_salvaged_too(tmp_path: Path) -> None:
    old = Path(shutil.copy(GOLDEN.with_name("plan_v2.headroom"), tmp_path / "old.headroom"))
    before = old.read_bytes()
    assert salvage(old).project.variants == stored(old)[0].variants
    assert old.read_bytes() == before


# ---------------------------------------- passwords of closed files


def test_the_password_of_a_closed_file_is_set_changed_and_removed(path: Path, quick_keys: None) -> None:
    saved = stored(path)
    one, two = Password("one"), Password("two")
    reseal(path, None, one)
    assert is_sealed(path.read_bytes())
    sealed = path.read_bytes()
    for wrong, kind in ((None, LockedProjectError), (two, WrongPasswordError)):
        with pytest.raises(kind) as refused:
            reseal(path, wrong, two)
        assert str(path) in str(refused.value)
        assert path.read_bytes() == sealed
    reseal(path, one, two)
    assert path.read_bytes() != sealed
    reseal(path, two, None)
    assert not is_sealed(path.read_bytes())
    assert stored(path) == saved
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    with pytest.raises(MissingProjectError):
        reseal(path.with_name("gone"), None, one)


# ---------------------------------------- versions


def test_a_database_is_migrated_once_and_from_where_it_is() -> None:
    connection = apsw.Connection(":memory:")
    steps = ["CREATE TABLE a (x)", "CREATE TABLE b (x)", "CREATE TABLE c (x)"]
    assert migrate(connection, steps[:1])
    assert (version_of(connection), connection.pragma("application_id")) == (1, 0x4864526D)
    assert migrate(connection, steps)
    assert version_of(connection) == 3
    assert not migrate(connection, steps)
    connection.pragma("user_version", 9)
    assert not migrate(connection, steps)
    assert version_of(connection) == 9
    connection.close()


# ---------------------------------------- before opening


def put(data: bytes, at: int, layout: str, value: int) -> bytes:
    harmed = bytearray(data)
    struct.pack_into(layout, harmed, at, value)
    return bytes(harmed)


HEADERS: dict[str, tuple[Callable[[bytes], bytes], type[ProjectError], str]] = {
    "empty": (lambda _: b"", NotAProjectError, "is empty"),
    "zeros": (lambda data: bytes(len(data)), DamagedProjectError, "nothing but zeros"),
    "text": (lambda _: b"x" * 200, NotAProjectError, "not a project"),
    "short": (lambda data: data[:99], NotAProjectError, "not a project"),
    "another program's": (lambda data: put(data, 68, ">I", 7), NotAProjectError, "not a project"),
    "newer": (lambda data: put(data, 60, ">I", latest_version() + 1), NewerProjectError, "newer Headroom"),
    "no version": (lambda data: put(data, 60, ">I", 0), DamagedProjectError, "it has no version"),
    "cut": (lambda data: data[:-1], DamagedProjectError, "bytes instead of"),
    "longer": (lambda data: data + b"\0", DamagedProjectError, "bytes instead of"),
    "pages": (lambda data: put(data, 28, ">I", 1), DamagedProjectError, "instead of 4,096"),
    "large pages": (
        lambda data: put(put(data, 16, ">H", 1), 28, ">I", 1),
        DamagedProjectError,
        "instead of 65,536",
    ),
}


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_that_is_not_ours_is_refused_for_its_own_reason(path: Path, name: str) -> None:
    harm, kind, said = HEADERS[name]
    assert not inspect_file(path)
    path.write_bytes(harm(path.read_bytes()))
    with pytest.raises(ProjectError, match=said) as refused:
        inspect_file(path)
    assert type(refused.value) is kind


def test_a_header_of_exactly_a_hundred_bytes_is_read(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(DamagedProjectError, match="100 bytes instead of"):
        inspect_file(path)


def test_while_a_change_is_not_taken_back_the_size_says_nothing(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    journal_path(path).touch()
    assert not inspect_file(path)


@pytest.mark.parametrize(
    ("content", "ours"),
    [
        (b"", True),
        (MAGIC_OF_JOURNALS, True),
        (b"x" + MAGIC_OF_JOURNALS, False),
        (MAGIC_OF_JOURNALS + b"x", True),
        (b"x" * 7, True),
        (b"x" * 5000 + MAGIC_OF_JOURNALS, False),
    ],
)
def test_a_journal_of_several_files_is_not_ours(path: Path, content: bytes, ours: bool) -> None:
    journal_path(path).write_bytes(content)
    if ours:
        inspect_file(path)
    else:
        with pytest.raises(DamagedProjectError, match="does not come from Headroom"):
            inspect_file(path)


@pytest.mark.parametrize("kind", ["link", "folder", "second name"])
def test_a_journal_that_is_no_file_of_its_own_is_not_ours(path: Path, tmp_path: Path, kind: str) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"")
    journal = journal_path(path)
    if kind == "link":
        journal.symlink_to(other)
    elif kind == "folder":
        journal.mkdir()
    else:
        os.link(other, journal)
    with pytest.raises(DamagedProjectError, match="does not come from Headroom"):
        inspect_file(path)


def test_no_file_a_link_to_nowhere_and_a_folder_are_told_apart(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "nowhere")
    for place, kind, said in (
        (tmp_path / "gone", MissingProjectError, "There is no file"),
        (link, MissingProjectError, "leads nowhere"),
        (tmp_path, NotAProjectError, "not a project"),
    ):
        assert not is_locked(place)
        with pytest.raises(kind, match=said):
            inspect_file(place)
    assert not is_locked(path)


def test_a_name_has_room_for_its_journal_up_to_247_letters(tmp_path: Path) -> None:
    assert not is_name_too_long(tmp_path / ("n" * 247))
    assert is_name_too_long(tmp_path / ("n" * 248))


def test_a_file_that_is_replaced_meanwhile_is_looked_at_five_times_more_at_most(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(100))
    tried: list[Path] = []

    def refuse(place: Path, *_: object) -> None:
        tried.append(place)
        raise DamagedProjectError(Message("x"))

    monkeypatch.setattr(opening, "_opened", refuse)
    monkeypatch.setattr(opening, "_identity", lambda _: next(numbers))
    with pytest.raises(DamagedProjectError):
        opening.open_project(path, False, None)
    assert len(tried) == 6
    monkeypatch.setattr(opening, "_identity", lambda _: (1, 1))
    with pytest.raises(DamagedProjectError):
        opening.open_project(path, False, None)
    assert len(tried) == 7


def test_opening_has_ten_seconds_and_clears_up_only_where_it_may_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[float] = []
    really = opening.time_limit

    def limit(connection: apsw.Connection, seconds: float) -> Any:
        limits.append(seconds)
        return really(connection, seconds)

    monkeypatch.setattr(opening, "time_limit", limit)
    left = aside_path(path)
    left.write_bytes(b"what was there before")
    ProjectFile.open(path, read_only=True).close()
    assert left.exists()
    ProjectFile.open(path).close()
    assert not left.exists()
    assert limits == [10.0, 10.0]


# ---------------------------------------- new files


@pytest.fixture
def project() -> Project:
    return as_project(read_sample("replica-on-ssd"))


def test_a_new_file_needs_a_folder_a_place_and_no_foreign_journal(tmp_path: Path, project: Project) -> None:
    with pytest.raises(MissingProjectError, match="There is no folder"):
        write_new_file(tmp_path / "no" / "x.headroom", project, History())
    path = tmp_path / "x.headroom"
    journal_path(path).touch()
    write_new_file(path, project, History())
    with pytest.raises(NameTakenError):
        write_new_file(path, project, History(), replace=False)
    journal_path(path).write_bytes(b"x")
    with pytest.raises(ProjectError, match="interrupted change"):
        write_new_file(path, project, History())
    with pytest.raises(ReadOnlyProjectError, match="too long"):
        write_new_file(tmp_path / ("n" * 250), project, History())
    held = FileLock.take(path)
    assert held is not None
    with pytest.raises(ReadOnlyProjectError, match="open in another window"):
        write_new_file(path, project, History())
    held.release()


def test_what_does_not_come_back_makes_no_file(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    really = new_file_module.load

    def other(*arguments: Any) -> Any:
        return really(*arguments)._replace(history=None)

    monkeypatch.setattr(new_file_module, "load", other)
    with pytest.raises(UnstorableError, match="differs from the"):
        project_bytes(Path("x"), project, History())

    def damaged(*_: Any) -> Any:
        raise DamagedProjectError(Message("worms"))

    monkeypatch.setattr(new_file_module, "load", damaged)
    with pytest.raises(UnstorableError, match="This plan cannot be saved: worms"):
        project_bytes(Path("x"), project, History())


# ---------------------------------------- while it is open


def test_a_file_for_reading_refuses_and_one_that_is_open_is_no_copy(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    step = verbs.set_setting(file.plan, "notes", "x")
    reader = ProjectFile.open(file.path)
    assert reader.read_only
    assert "has had" in str(reader.read_only_reason) or "open in another" in str(reader.read_only_reason)
    for act in (
        lambda: reader.commit(step),
        lambda: reader.protect(None),
        lambda: reader.set_restore_point("P"),
    ):
        with pytest.raises(ReadOnlyProjectError) as refused:
            act()
        assert refused.value.message == reader.read_only_reason
    with pytest.raises(ProjectError, match="is this project itself"):
        file.save_copy(file.path)
    reader.close()
    file.close()
    file.close()
    assert file.read_only


def test_a_restore_point_has_a_name_and_a_place_of_its_own(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    file.commit(verbs.set_setting(file.plan, "notes", "x"))
    assert file.set_restore_point("Now").position == 1
    assert file.set_restore_point("First", 0).position == 0
    with pytest.raises(ProjectError):
        file.set_restore_point("")
    assert [each.name for each in file.history.points] == ["First", "Now"]
    assert stored(file.path) == state(file)
    file.remove_restore_point(0)
    assert [each.name for each in stored(file.path)[1].points] == ["Now"]
    assert file.state_at(0) != file.project
    file.close()


def test_a_password_is_not_changed_while_a_change_is_not_taken_back(tmp_path: Path, quick_keys: None) -> None:
    file = sample_file(tmp_path)
    before = file.path.read_bytes()
    journal_path(file.path).touch()
    with pytest.raises(StorageError, match="disk failed"):
        file.protect(Password("x"))
    assert file.path.read_bytes() == before
    journal_path(file.path).unlink()
    file.close()


def test_a_file_that_cannot_be_opened_again_is_for_reading_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick_keys: None
) -> None:
    file = sample_file(tmp_path)

    def refuse(*_: object) -> None:
        raise StorageError(Message("the disk is gone"))

    monkeypatch.setattr("db.project_file.open_project", refuse)
    with pytest.raises(StorageError, match="the disk is gone"):
        file.protect(Password("x"))
    assert file.read_only
    assert str(file.read_only_reason) == "the disk is gone"
    monkeypatch.undo()
    assert is_sealed(file.path.read_bytes())
    assert FileLock.take(file.path) is not None


def test_the_largest_file_is_half_a_gibibyte() -> None:
    assert LARGEST_FILE == 536_870_912
