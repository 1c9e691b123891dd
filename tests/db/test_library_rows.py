"""The rows of a library, what is refused at its door, and the files around it."""

from __future__ import annotations

import struct
from decimal import Decimal
from pathlib import Path
from typing import Any

import apsw
import pytest
from msgspec.structs import replace

from db import library as module
from db.checksums import Checksums
from db.library import LibraryFile, export_library, library_schema, open_or_set_aside, read_foreign
from db.library_errors import DamagedLibraryError, LibraryError
from db.library_rows import library_of
from db.verify import Table
from planner_core.catalog.library import Library
from planner_core.catalog.records import Calibration
from tests.support.libraries import BLADE, price, put

KEY = ("servers", "Our blade")
PROFILE = replace(
    BLADE,
    name="Clerks",
    kind="desktop_pool",
    values={"iops": 6.5, "desktops": 40, "suspends": True, "image": "optimised"},
    year=2024,
    note="Two\nlines",
    calibration=Calibration("office", "clerk", "Windows 11", ("one", "two"), "login-vsi-4"),
)
WORKLOAD = ("workloads", "Clerks")


@pytest.fixture
def file(tmp_path: Path) -> LibraryFile:
    made = LibraryFile(tmp_path / "library.sqlite")
    made.commit(put(KEY, BLADE))
    made.commit(put(1, price()))
    return made


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def tampered(path: Path, sql: str) -> None:
    connection = apsw.Connection(str(path))
    connection.execute("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; BEGIN").fetchall()
    connection.execute(sql)
    Checksums(connection, {}).recount()
    connection.execute("COMMIT")
    connection.close()


def test_a_record_is_one_row_a_value_each_and_goes_with_all_of_them(file: LibraryFile) -> None:
    file.commit(put(WORKLOAD, PROFILE))
    assert rows(file.path, "SELECT * FROM record WHERE list = 'workloads'") == [
        ("workloads", "Clerks", "Offer of 3 May", "C", 2024, "Two\nlines")
    ]
    typed = {
        field: values
        for field, *values in rows(
            file.path, "SELECT field, whole, number, words FROM value WHERE record = 'Clerks'"
        )
    }
    assert typed == {
        "iops": [None, 6.5, None],
        "desktops": [40, None, None],
        "suspends": [1, None, None],
        "image": [None, None, "optimised"],
    }
    assert rows(file.path, "SELECT * FROM calibration") == [
        ("workloads", "Clerks", "office", "clerk", "Windows 11", "one\ntwo", "login-vsi-4")
    ]
    back = LibraryFile(file.path).read().records[WORKLOAD]
    assert back == PROFILE
    assert back.values["suspends"] is True
    bare = replace(PROFILE, values={"iops": 7.0}, calibration=None)
    file.commit(put(WORKLOAD, bare, PROFILE))
    assert LibraryFile(file.path).read().records[WORKLOAD] == bare
    assert rows(file.path, "SELECT count(*) FROM value WHERE record = 'Clerks'") == [(1,)]
    assert rows(file.path, "SELECT count(*) FROM calibration") == [(0,)]
    file.commit(put(WORKLOAD, None, bare))
    assert rows(file.path, "SELECT count(*) FROM value WHERE record = 'Clerks'") == [(0,)]
    assert LibraryFile(file.path).read() == Library({KEY: BLADE}, {1: price()})


def test_a_price_is_a_row_that_is_replaced_and_goes(file: LibraryFile) -> None:
    dear = price(unit_price=Decimal("1000.10"), discount_percent=Decimal("2.50"))
    file.commit(put(1, dear, price()))
    assert rows(file.path, "SELECT id, unit_price, discount_percent FROM price") == [(1, "1000.10", "2.50")]
    file.commit(put(1, None, dear))
    assert rows(file.path, "SELECT count(*) FROM price") == [(0,)]
    assert rows(file.path, "SELECT count(*) FROM record") == [(1,)]


@pytest.mark.parametrize(
    ("sql", "name"),
    [
        ("UPDATE price SET unit_price = 'much'", "Module 64 GB"),
        ("UPDATE price SET unit_price = 'much', item = ''", "M-64"),
        ("UPDATE price SET currency = 'eur'", "Module 64 GB"),
        ("UPDATE record SET name = ' x'; UPDATE value SET record = ' x'", " x"),
    ],
)
def test_a_row_that_makes_no_sense_is_left_out_by_name_and_stays_in_the_file(
    file: LibraryFile, sql: str, name: str
) -> None:
    """Rows that a constraint forbids are damage; those that pass are only left out."""
    tables = {
        each: Table(
            tuple(row[1] for row in rows(file.path, f"PRAGMA table_info({each})")),
            rows(file.path, f"SELECT * FROM {each}"),
        )
        for each in ("record", "value", "calibration", "price")
    }
    connection = apsw.Connection(":memory:")
    connection.deserialize("main", file.path.read_bytes())
    connection.execute("PRAGMA ignore_check_constraints = ON").fetchall()
    connection.execute(sql)
    for each, table in tables.items():
        tables[each] = Table(table.columns, connection.execute(f"SELECT * FROM {each}").fetchall())
    connection.close()
    library, complaints = library_of(tables)
    assert len(complaints) == 1
    assert name in str(complaints[0])
    assert len(library.prices) + len(library.records) == 1


def test_a_library_holds_no_more_than_fits(file: LibraryFile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_PRICES", 2)
    monkeypatch.setattr(module, "MOST_RECORDS", 1)
    file.commit(put(2, price()))
    before = file.path.read_bytes()
    for step in (put(3, price()), put(("servers", "B"), replace(BLADE, name="B"))):
        with pytest.raises(LibraryError, match="at most 2 prices and 1 records"):
            file.commit(step)
    assert file.path.read_bytes() == before


def put_header(path: Path, at: int, value: int) -> None:
    data = bytearray(path.read_bytes())
    struct.pack_into(">I", data, at, value)
    path.write_bytes(data)


def test_a_header_that_is_not_ours_is_damage(file: LibraryFile, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = file.path.read_bytes()
    assert struct.unpack_from(">I", whole, 68)[0] == int.from_bytes(b"HdLb")
    assert struct.unpack_from(">I", whole, 60)[0] == 3
    monkeypatch.setattr(module, "LARGEST_FILE", len(whole))
    assert LibraryFile(file.path).read() == file.library
    for at, value in ((68, 7), (60, 0)):
        put_header(file.path, at, value)
        with pytest.raises(DamagedLibraryError, match="not a Headroom database"):
            LibraryFile(file.path).read()
        file.path.write_bytes(whole)
    monkeypatch.setattr(module, "LARGEST_FILE", len(whole) - 1)
    with pytest.raises(DamagedLibraryError, match="not a Headroom database"):
        LibraryFile(file.path).read()
    for content in (whole[:99], b"x" + whole[1:]):
        file.path.write_bytes(content)
        with pytest.raises(DamagedLibraryError, match="not a Headroom database"):
            LibraryFile(file.path).read()
    with pytest.raises(DamagedLibraryError, match="not a Headroom database"):
        LibraryFile(Path("/dev/null")).read()


def test_a_damaged_library_takes_its_journal_along(file: LibraryFile) -> None:
    folder = file.path.parent
    file.path.write_bytes(b"x" * 200)
    (folder / "library.sqlite-journal").write_bytes(b"journal")
    _, message = open_or_set_aside(file.path)
    assert message is not None
    assert sorted(each.name for each in folder.iterdir()) == [
        "library (damaged 1).sqlite",
        "library (damaged 1).sqlite-journal",
    ]
    assert (folder / "library (damaged 1).sqlite-journal").read_bytes() == b"journal"


def test_where_a_damaged_library_cannot_be_set_aside_it_stays(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.path.write_bytes(b"x" * 200)

    def refuse(*_: object) -> None:
        raise OSError(13, "no")

    monkeypatch.setattr(module, "move_without_replacing", refuse)
    with pytest.raises(LibraryError, match="write-protected"):
        open_or_set_aside(file.path)
    assert file.path.read_bytes() == b"x" * 200


def test_a_foreign_library_is_read_for_ten_seconds_and_never_written(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags: list[int] = []
    limits: list[float] = []
    connect, limit = module.connect, module.time_limit

    def connected(path: Path, how: int, vfs: str | None = None) -> apsw.Connection:
        flags.append(how)
        return connect(path, how, vfs)

    def limited(connection: apsw.Connection, seconds: float) -> Any:
        limits.append(seconds)
        return limit(connection, seconds)

    monkeypatch.setattr(module, "connect", connected)
    monkeypatch.setattr(module, "time_limit", limited)
    assert read_foreign(file.path) == file.library
    assert (flags, limits) == ([module.READ_ONLY], [10.0])
    assert LibraryFile(file.path).read() == file.library
    assert not file.has_changed()
    assert (flags[1:], limits) == ([module.WRITABLE, module.READ_ONLY], [10.0])
    with pytest.raises(LibraryError, match="no such file"):
        read_foreign(file.path.with_name("gone"))


def test_an_exported_library_replaces_only_if_allowed_and_comes_back(
    file: LibraryFile, tmp_path: Path
) -> None:
    target = tmp_path / "export.sqlite"
    file.commit(put(WORKLOAD, PROFILE))
    export_library(file.library, target)
    assert read_foreign(target) == file.library
    with pytest.raises(FileExistsError):
        export_library(Library(), target, replace=False)
    assert read_foreign(target) == file.library
    export_library(Library(), target)
    assert read_foreign(target) == Library()
    with pytest.raises(LibraryError):
        export_library(Library(), tmp_path / "no folder" / "x")


def test_a_new_library_is_private_durable_and_in_folders_of_its_own(tmp_path: Path) -> None:
    made = LibraryFile(tmp_path / "a" / "b" / "library.sqlite")
    assert made.library == Library()
    assert not made.has_changed()
    made.commit(put(1, price()))
    assert (made.path.stat().st_mode & 0o777, made.path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert rows(made.path, "PRAGMA user_version") == [(3,)]


def test_a_schema_is_made_from_where_it_is() -> None:
    assert library_schema(1) != library_schema(2)
    connection = apsw.Connection(":memory:")
    for version in (1, 2, 1):
        module._make_schema(connection, version)
    assert module.version_of(connection) == 2
    assert module.schema_of(connection) == library_schema(2)
    connection.close()


def test_another_failure_of_a_library_that_is_cancelled_is_no_damage(
    file: LibraryFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise module.CalledOffError

    monkeypatch.setattr(module, "write_edit", stop)
    with pytest.raises(module.CalledOffError):
        file.commit(put(2, price()))
    monkeypatch.undo()
    assert LibraryFile(file.path).read() == Library({KEY: BLADE}, {1: price()})
