"""Each failure of SQLite and of the system becomes its own kind of error, with what the user has to know."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from types import SimpleNamespace

import apsw
import pytest

from db import errors
from db.errors import (
    BusyProjectError,
    ContentError,
    DamagedProjectError,
    DiskFullError,
    MissingProjectError,
    NameTakenError,
    ProjectError,
    ReadOnlyProjectError,
    StorageError,
    UnstorableError,
    changed_on_disk,
    damaged,
    disk_full,
    from_storage,
    in_table,
    reason_of,
    refuse_unreadable_name,
)
from db.library_errors import LibraryError, damaged_library, library_failure
from db.safe_writing import RefusedTargetError
from planner_core.messages import LONGEST_REASON, Message

PATH = Path("/plans/mine.headroom")


def system(number: int) -> OSError:
    return OSError(number, os.strerror(number))


FULL = [apsw.FullError(), *map(system, (errno.ENOSPC, errno.EDQUOT, errno.EFBIG))]
PROTECTED = [
    apsw.ReadOnlyError(),
    apsw.PermissionsError(),
    *map(system, (errno.EACCES, errno.EPERM, errno.EROFS)),
]
PROJECT: list[tuple[Exception, type[ProjectError], str]] = [
    *[(each, DiskFullError, "not enough space") for each in FULL],
    *[(each, ReadOnlyProjectError, "write-protected") for each in PROTECTED],
    (system(errno.ENOENT), MissingProjectError, "There is no file"),
    (system(errno.ENOTDIR), MissingProjectError, "There is no file"),
    (system(errno.EEXIST), NameTakenError, "already"),
    (system(errno.EIO), StorageError, os.strerror(errno.EIO)),
    (apsw.IOError("the disk"), StorageError, "the disk"),
    (apsw.NoMemError(), StorageError, "not enough memory"),
    (MemoryError(), StorageError, "not enough memory"),
    (apsw.BusyError(), BusyProjectError, "in use by another program"),
    (apsw.LockedError(), BusyProjectError, "in use by another program"),
    (apsw.CorruptError("malformed"), DamagedProjectError, "database: malformed"),
    (apsw.NotADBError("no database"), DamagedProjectError, "database: no database"),
    (apsw.InterruptError(), DamagedProjectError, "takes too long"),
    (apsw.TooBigError("too big"), UnstorableError, "too big"),
    (apsw.ConstraintError("no constraint"), UnstorableError, "no constraint"),
    (UnicodeError("surrogates"), UnstorableError, "surrogates"),
    (OverflowError("too large"), UnstorableError, "too large"),
    (RefusedTargetError(Message("It is a pipe.")), ProjectError, "It is a pipe"),
]
LIBRARY: list[tuple[Exception, str]] = [
    *[(each, "not enough space") for each in FULL],
    *[(each, "write-protected") for each in (*PROTECTED, apsw.CantOpenError())],
    (apsw.InterruptError(), "takes too long"),
    (apsw.BusyError(), "in use by another program"),
    (apsw.LockedError(), "in use by another program"),
    (system(errno.EIO), os.strerror(errno.EIO)),
    (apsw.IOError("the disk"), "the disk"),
    (RefusedTargetError(Message("It is a pipe.")), "It is a pipe"),
]


def named(value: object) -> str:
    return repr(value) if isinstance(value, Exception) else ""


@pytest.mark.parametrize(("error", "kind", "said"), PROJECT, ids=named)
def test_a_failure_of_a_project_file(error: Exception, kind: type[ProjectError], said: str) -> None:
    found = from_storage(error, PATH)
    assert type(found) is kind
    assert said in str(found)
    assert kind is ProjectError or str(PATH) in str(found)


@pytest.mark.parametrize(("error", "said"), LIBRARY, ids=named)
def test_a_failure_of_a_library(error: Exception, said: str) -> None:
    found = library_failure(error, PATH)
    assert type(found) is LibraryError
    assert said in str(found)
    assert "pipe" in said or str(PATH) in str(found)


def test_what_is_in_words_already_stays() -> None:
    project, library = BusyProjectError(Message("a")), LibraryError(Message("b"))
    assert from_storage(project, PATH) is project
    assert library_failure(library, PATH) is library


def test_a_reason_is_translatable_if_it_is_ours_and_short_if_not() -> None:
    ours = Message("there is no host")
    assert reason_of(ours) is ours
    assert reason_of(ContentError(ours)) is ours
    assert reason_of(StorageError(ours)) is ours
    assert reason_of(ValueError("x")) == "x"
    assert reason_of("y") == "y"
    assert len(str(reason_of("z" * 9 * LONGEST_REASON))) <= LONGEST_REASON
    assert str(ContentError(ours)) == "there is no host"


def test_a_place_is_a_table_or_a_row_of_it() -> None:
    assert str(in_table("host")) == "table host"
    assert str(in_table("host", 3)) == "table host, row 3"
    assert "(table host, row 3: y)" in str(damaged(PATH, in_table("host", 3), "y"))


def test_a_full_disk_is_told_with_what_is_free_and_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def usage(folder: Path) -> SimpleNamespace:
        asked.append(folder)
        return SimpleNamespace(free=7 * 1024 * 1024 + 1_048_575)

    monkeypatch.setattr(errors.shutil, "disk_usage", usage)
    assert disk_full(PATH).message.arguments == {"path": str(PATH), "free": 7, "needed": 10}
    assert asked == [PATH.parent]

    def unknown(_: Path) -> SimpleNamespace:
        raise OSError

    monkeypatch.setattr(errors.shutil, "disk_usage", unknown)
    assert disk_full(PATH).message.arguments["free"] == 0


def test_a_file_that_is_gone_is_told_apart_from_one_that_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "plan.headroom"
    assert "is gone" in str(changed_on_disk(path))
    path.symlink_to(tmp_path / "nowhere")  # something is there
    assert "changed or replaced" in str(changed_on_disk(path))


def test_a_name_that_is_no_utf_8_is_refused() -> None:
    refuse_unreadable_name(Path("Größe.headroom"))
    with pytest.raises(ProjectError, match="not UTF-8"):
        refuse_unreadable_name(Path("\udcff.headroom"))


def test_the_reason_for_a_project_fits_a_library_too() -> None:
    """Its path and advice are left out: those of a project do not apply."""
    error = damaged(Path("/other"), in_table("price", 2), Message("it is negative"))
    assert str(damaged_library(PATH, error)) == (
        f"The library {PATH} is damaged: table price, row 2: it is negative."
    )
    for reason in (Message("no database"), ValueError("no database"), LibraryError(Message("no database"))):
        assert str(damaged_library(PATH, reason)) == f"The library {PATH} is damaged: no database"
