"""One committed step against a bare SQLite transaction that writes the same pages, and opening against reading.

Interleaved in one run; medians; every round checks that the work was done.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import apsw
import pytest

from app.project.samples import read_sample
from db.cipher import Password, is_sealed, unlock
from db.connection import WRITABLE, connect
from db.project_file import ProjectFile
from db.tables import CONTENT_TABLES
from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan, Position
from planner_core.plan.project import Project, Variant
from tests.benchmarks.test_evaluate import large_plan
from tests.support.projects import state, stored

ROUNDS = 300
BARE_PAGES = 64


class BareTransaction:
    """The same file settings, and nothing but an UPDATE that dirties a given number of pages."""

    def __init__(self, path: Path, pages: int) -> None:
        made = apsw.Connection(str(path))
        made.execute("CREATE TABLE page (number INTEGER PRIMARY KEY, filling BLOB)")
        made.executemany(
            "INSERT INTO page VALUES (?, ?)", [(each, bytes(4000)) for each in range(BARE_PAGES)]
        )
        made.close()
        self.connection = connect(path, WRITABLE)
        self.pages = pages
        self.round = 0

    def __call__(self) -> None:
        """One durable transaction."""
        self.round += 1
        filling = self.round.to_bytes(4, "little") * 1000
        self.connection.execute("BEGIN IMMEDIATE")
        self.connection.execute(
            "UPDATE page SET filling = ? WHERE number < ?", (filling, self.pages - 1)
        )  # the header is one page more
        self.connection.execute("COMMIT")


class SyncedWrite:
    """The floor of anything durable: the same bytes over an existing file, and fdatasync."""

    def __init__(self, path: Path, size: int) -> None:
        self.file = os.open(path, os.O_RDWR | os.O_CREAT)
        self.data = bytes(size)
        self()

    def __call__(self) -> None:
        os.pwrite(self.file, self.data, 0)
        os.fdatasync(self.file)


def medians(*works: Callable[[], object]) -> list[float]:
    """Median milliseconds of each, run in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for kept, work in zip(times, works, strict=True):
            start = time.perf_counter()
            work()
            kept.append((time.perf_counter() - start) * 1000)
    return [statistics.median(each) for each in times]


def pages_written(connection: apsw.Connection, work: Callable[[], object]) -> int:
    """How many pages of the database one piece of work writes."""
    before = connection.status(apsw.SQLITE_DBSTATUS_CACHE_WRITE)[0]
    work()
    return connection.status(apsw.SQLITE_DBSTATUS_CACHE_WRITE)[0] - before


@pytest.mark.benchmark
@pytest.mark.parametrize(("components", "variants"), [(4, 1), (1000, 1), (5000, 1), (1000, 30)])
def test_step_against_bare_transaction(tmp_path: Path, components: int, variants: int) -> None:
    plan = read_sample("everything-on-ssd") if components == 4 else large_plan(components)
    pool = plan.of_type(DesktopPool)[0].id
    file = ProjectFile.create(tmp_path / "plan.headroom", alike(with_place(plan, pool), variants))
    number = iter(range(1, 10**6))

    def edit() -> None:
        file.commit(verbs.set_field(file.plan, [pool], "desktops", next(number)))

    def drag() -> None:
        file.commit(verbs.move(file.plan, {pool: Position(float(next(number)), 0.0)}))

    edit()
    pages = pages_written(file._connection, edit)
    bare = BareTransaction(tmp_path / "bare.db", pages)
    assert pages_written(bare.connection, bare) == pages
    synced = SyncedWrite(tmp_path / "raw", pages * 4096)
    step, move, transaction, write = medians(edit, drag, bare, synced)
    assert stored(file.path) == state(file)
    print(
        f"\none committed step, {variants:2} x {components:4} components: {step:.3f} ms, moving a card {move:.3f} ms;"
        f" {step / transaction:.2f} x a bare SQLite transaction of the same {pages} pages ({transaction:.3f} ms);"
        f" {step / write:.1f} x writing and syncing those bytes ({write:.3f} ms)"
    )
    file.close()


def alike(plan: Plan, variants: int) -> Project:
    """A project with so many variants, all with this plan."""
    numbers = range(1, variants + 1)
    return Project(
        tuple(Variant(f"variant-{each}", f"Variant {each}", plan) for each in numbers), "variant-1"
    )


def with_place(plan: Plan, component: str) -> Plan:
    """The plan with a card on the canvas."""
    return Plan(
        components=plan.components,
        parents=plan.parents,
        links=plan.links,
        positions={**plan.positions, component: Position(0, 0)},
    )


@pytest.mark.benchmark
@pytest.mark.parametrize(("components", "variants"), [(4, 1), (1000, 1), (5000, 1), (1000, 30)])
def test_open_against_reading_the_rows(tmp_path: Path, components: int, variants: int) -> None:
    plan = read_sample("everything-on-ssd") if components == 4 else large_plan(components)
    path = tmp_path / "plan.headroom"
    ProjectFile.create(path, alike(plan, variants)).close()

    def read_rows() -> int:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        rows = sum(len(connection.execute(f"SELECT * FROM {table}").fetchall()) for table in CONTENT_TABLES)
        connection.close()
        return rows

    times: list[list[float]] = [[], []]
    for _ in range(9):
        for kept, work in zip(times, (lambda: stored(path), read_rows), strict=True):
            start = time.perf_counter()
            work()
            kept.append((time.perf_counter() - start) * 1000)
    opened, read = (statistics.median(each) for each in times)
    assert stored(path)[0].plan == plan
    print(
        f"\nopening {variants:2} x {components:4} components ({read_rows()} rows), every check done: {opened:.1f} ms,"
        f" {opened / read:.1f} x SELECT * of all rows ({read:.2f} ms)"
    )


@pytest.mark.benchmark
@pytest.mark.parametrize("components", [4, 1000])
def test_a_locked_project_against_an_open_one(tmp_path: Path, components: int) -> None:
    plan = read_sample("everything-on-ssd") if components == 4 else large_plan(components)
    pool = plan.of_type(DesktopPool)[0].id
    password, number = Password("as strong as it is"), iter(range(1, 10**6))
    files = [
        ProjectFile.create(tmp_path / f"{name}.headroom", plan, password=given)
        for name, given in (("open", None), ("locked", password))
    ]

    def edit(file: ProjectFile) -> None:
        file.commit(verbs.set_field(file.plan, [pool], "desktops", next(number)))

    plain, locked = medians(*(partial(edit, file) for file in files))
    assert [file.plan.components[pool] for file in files] != [plan.components[pool]] * 2
    for file in files:
        file.close()
    assert not is_sealed(files[0].path.read_bytes())
    assert is_sealed(files[1].path.read_bytes())

    def key() -> None:
        connection = apsw.Connection(str(files[1].path), flags=apsw.SQLITE_OPEN_READONLY)
        unlock(connection, password)
        connection.close()

    def opening(file: ProjectFile) -> None:
        ProjectFile.open(file.path, read_only=True, password=password).close()

    times: list[list[float]] = [[], [], []]
    for _ in range(9):
        for kept, work in zip(times, (*(partial(opening, file) for file in files), key), strict=True):
            start = time.perf_counter()
            work()
            kept.append((time.perf_counter() - start) * 1000)
    opened, unlocked, made = (statistics.median(each) for each in times)
    print(
        f"\none committed step of a locked project of {components} components: {locked:.3f} ms, {locked / plain:.2f} x"
        f" an open one ({plain:.3f} ms); opening it {unlocked:.0f} ms, an open one {opened:.0f} ms; making a key and"
        f" nothing else {made:.0f} ms"
    )
