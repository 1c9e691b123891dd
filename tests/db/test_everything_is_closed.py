"""Whatever opens a database closes it, also where it fails: an open file cannot be replaced or sent everywhere."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.project.samples import read_sample
from db import cipher, migrate, opening
from db import library as library_module
from db.cipher import Password, refuse_without_memory, seal, sealed_in_memory, unlock
from db.connection import READ_ONLY, connect
from db.damaged_rows import DamagedRows
from db.errors import ContentError, DamagedProjectError, ProjectError, UnstorableError, WrongPasswordError
from db.inspect_file import why_not_opened
from db.library import LibraryFile, export_library, read_foreign
from db.migrate import empty_file, latest_version
from db.new_file import write_new_file
from db.project_file import ProjectFile
from db.reseal import reseal
from db.salvage import salvage
from db.storable import refuse_unstorable
from planner_core.editing.edits import Edit, Step
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.components import Host
from planner_core.plan.project import as_project
from tests.support.libraries import price, put
from tests.support.passwords import quick_keys

__all__ = ["quick_keys"]

GOLDEN = Path(__file__).parents[1] / "golden"
PROJECT = as_project(read_sample("replica-on-ssd"))
RIGHT, WRONG = Password("right"), Password("wrong")

pytestmark = pytest.mark.usefixtures("quick_keys")


@pytest.fixture
def still_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], int]]:
    """How many of the connections that were made since are open."""
    made: list[apsw.Connection] = []

    class Noted(apsw.Connection):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            made.append(self)

    def count() -> int:
        assert made
        left = 0
        for each in made:
            try:
                each.in_transaction  # noqa: B018
            except apsw.ConnectionClosedError:
                continue
            left += 1
        return left

    monkeypatch.setattr(apsw, "Connection", Noted)
    yield count
    monkeypatch.undo()
    for each in made:
        each.close(True)


def project(folder: Path) -> Path:
    path = folder / "plan.headroom"
    write_new_file(path, PROJECT, History())
    return path


def locked(folder: Path) -> Path:
    path = folder / "locked.headroom"
    write_new_file(path, PROJECT, History(), RIGHT)
    return path


def library(folder: Path) -> LibraryFile:
    file = LibraryFile(folder / "library.sqlite")
    file.commit(put(1, price()))
    return file


def older(folder: Path, version: int = 3) -> Path:
    return Path(shutil.copy(GOLDEN / f"plan_v{version}.headroom", folder / "old.headroom"))


def opened_and_closed(path: Path, *, read_only: bool = False, password: Password | None = None) -> None:
    ProjectFile.open(path, read_only=read_only, password=password).close()


def spoiled(path: Path) -> Path:
    """A whole file whose plan makes no sense, and whose sums say so."""
    connection = apsw.Connection(str(path))
    connection.execute("UPDATE host SET ram_gib = 1")
    connection.close()
    return path


def protected(folder: Path) -> None:
    file = ProjectFile.open(project(folder))
    file.protect(RIGHT)
    file.close()


ACTS: dict[str, tuple[Callable[[Path], object], type[Exception] | None]] = {
    "a new file": (project, None),
    "editing": (lambda folder: opened_and_closed(project(folder)), None),
    "reading": (lambda folder: opened_and_closed(project(folder), read_only=True), None),
    "a damaged file": (lambda folder: opened_and_closed(spoiled(project(folder))), DamagedProjectError),
    "an older file": (lambda folder: opened_and_closed(older(folder)), None),
    "an older file to read": (lambda folder: opened_and_closed(older(folder), read_only=True), None),
    "a locked file": (lambda folder: opened_and_closed(locked(folder), password=RIGHT), None),
    "a wrong password": (
        lambda folder: opened_and_closed(locked(folder), password=WRONG),
        WrongPasswordError,
    ),
    "why it is not opened": (lambda folder: why_not_opened(locked(folder), WRONG), None),
    "a new password": (lambda folder: reseal(locked(folder), RIGHT, WRONG), None),
    "a new password by a wrong one": (lambda folder: reseal(locked(folder), WRONG, None), WrongPasswordError),
    "a password for an open file": (protected, None),
    "sealing": (lambda _: seal(empty_file(), RIGHT), None),
    "memory for a key": (lambda _: refuse_without_memory(RIGHT), None),
    "salvage": (lambda folder: salvage(project(folder)), None),
    "salvage of a locked file": (lambda folder: salvage(locked(folder), RIGHT), None),
    "salvage of nothing": (lambda folder: salvage(locked(folder), WRONG), ProjectError),
    "the empty file": (lambda _: migrate.empty_file.__wrapped__(), None),
    "a schema": (lambda _: migrate.expected_schema.__wrapped__(latest_version()), None),
    "a library": (lambda folder: library(folder).read(), None),
    "a changed library": (lambda folder: library(folder).has_changed(), None),
    "a foreign library": (lambda folder: read_foreign(library(folder).path), None),
    "an exported library": (lambda folder: export_library(library(folder).library, folder / "x"), None),
    "the schema of a library": (lambda _: library_module.library_schema.__wrapped__(1), None),
}


@pytest.mark.parametrize("name", ACTS)
def test_no_connection_stays_open(tmp_path: Path, still_open: Callable[[], int], name: str) -> None:
    act, failure = ACTS[name]
    if failure is None:
        act(tmp_path)
    else:
        with pytest.raises(failure):
            act(tmp_path)
    assert still_open() == 0


def test_an_interrupted_change_is_taken_back_before_reading_and_nothing_stays_open(
    tmp_path: Path, still_open: Callable[[], int]
) -> None:
    path = project(tmp_path)
    opening._take_back(path, None)
    assert still_open() == 0
    assert opening.try_lock(path)[0] is not None


# ---------------------------------------- what the first sample of mutants found


def test_a_new_library_is_made_as_durably_as_it_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for name in ("guard", "make_durable"):
        really = getattr(library_module, name)

        def noted(connection: apsw.Connection, name: str = name, really: Any = really) -> None:
            asked.append(name)
            really(connection)

        monkeypatch.setattr(library_module, name, noted)
    LibraryFile(tmp_path / "library.sqlite")._create()
    assert asked == ["guard", "make_durable"]


class Fickle(Host, frozen=True, tag="fickle"):
    """A component that is equal to nothing, like a value that JSON changes."""

    def __eq__(self, _: object) -> bool:
        return False

    __hash__ = None  # type: ignore[assignment]


def test_a_value_that_comes_back_as_another_is_refused() -> None:
    odd = Edit("components", "x", None, Fickle(id="x", name="X"), PROJECT.shown)
    with pytest.raises((UnstorableError, ContentError), match="differs from the value"):
        refuse_unstorable(PROJECT, Step(Message("x"), (odd,)))


def test_a_row_without_an_id_is_left_out_of_what_is_salvaged(tmp_path: Path) -> None:
    path = project(tmp_path)
    connection = connect(path, READ_ONLY)
    rows = DamagedRows(connection)
    found = rows.rows("host")
    connection.close()
    assert found
    assert rows.left_out == 0
    rows.drop()
    rows.drop(3)
    assert rows.left_out == 4


def test_a_page_that_was_altered_is_read_only_by_who_believes_it() -> None:
    plain = apsw.Connection(":memory:")
    plain.deserialize("main", empty_file())
    plain.execute("CREATE TABLE word (text); INSERT INTO word VALUES (zeroblob(20000))")
    data = bytearray(seal(plain.serialize("main"), RIGHT))
    plain.close()
    data[-2 * 4096 + 100] ^= 1
    with sealed_in_memory(bytes(data), RIGHT) as believing:
        assert len(believing.execute("SELECT text FROM word").get) == 20000
    with cipher._in_memory(bytes(data)) as (name, _):
        strict = apsw.Connection(name, flags=cipher.MADE, vfs=cipher.LAYER + cipher.MEMORY)
        unlock(strict, RIGHT)
        with pytest.raises(apsw.CorruptError):
            strict.execute("SELECT text FROM word").get  # noqa: B018
        strict.close()
