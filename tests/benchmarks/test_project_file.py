"""What a project file costs compared with the least that could do the same: one committed step, and opening.

A step is compared with a bare SQLite transaction that changes one row with the same durability; it may cost three of
those. Opening, with every check, is compared with SELECT * of all rows, of which it may cost four, in processor time;
and with reading the bytes and with parsing the same plan from compact JSON, by the standard library and by msgspec; it
may cost ten times the slower. All are interleaved in one run.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import apsw
import msgspec
import pytest

from db.connection import WRITABLE, connect
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool
from planner_core.plan.project import as_project
from planner_core.plan.project_json import project_from_json, project_to_json
from tests.benchmarks.test_evaluate import large_plan
from tests.support.projects import state, stored

COMPONENTS = 1_000
STEPS, OPENINGS = 300, 21
MOST_TRANSACTIONS, MOST_READINGS, MOST_SELECTS = 3, 10, 4


def medians(rounds: int, *works: Callable[[], object]) -> list[float]:
    """Median milliseconds of each, run in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for kept, work in zip(times, works, strict=True):
            start = time.perf_counter()
            work()
            kept.append((time.perf_counter() - start) * 1000)
    return [statistics.median(each) for each in times]


@pytest.mark.benchmark
def test_step_against_a_transaction_of_one_row(tmp_path: Path) -> None:
    plan = large_plan(COMPONENTS)
    pool = plan.of_type(DesktopPool)[0].id
    file = ProjectFile.create(tmp_path / "plan.headroom", plan)
    made = apsw.Connection(str(tmp_path / "bare.db"))
    made.execute("CREATE TABLE one (id INTEGER PRIMARY KEY, number INTEGER); INSERT INTO one VALUES (1, 0)")
    made.close()
    bare = connect(tmp_path / "bare.db", WRITABLE)
    number = iter(range(1, 10**6))

    def step() -> None:
        file.commit(verbs.set_field(file.plan, [pool], "desktops", next(number)))

    def transaction() -> None:
        bare.execute("BEGIN IMMEDIATE")
        bare.execute("UPDATE one SET number = number + 1 WHERE id = 1")
        bare.execute("COMMIT")

    step()
    ours, theirs = medians(STEPS, step, transaction)
    assert len(plan.components) >= COMPONENTS
    assert stored(file.path) == state(file)
    assert bare.execute("SELECT number FROM one").get == STEPS
    print(
        f"\none committed step of {len(plan.components)} components: {ours:.3f} ms, {ours / theirs:.2f} x a bare"
        f" transaction of one row with the same durability ({theirs:.3f} ms); at most {MOST_TRANSACTIONS} are asked"
    )
    file.close()
    bare.close()


@pytest.mark.benchmark
def test_opening_against_bytes_and_json(tmp_path: Path) -> None:
    plan, path = large_plan(COMPONENTS), tmp_path / "plan.headroom"
    ProjectFile.create(path, plan).close()
    text = msgspec.json.format(project_to_json(as_project(plan)), indent=-1)

    def opened() -> ProjectFile:
        file = ProjectFile.open(path)
        file.close()
        return file

    assert opened().plan == project_from_json(text).plan == plan
    ours, read, standard, fast, typed = medians(
        OPENINGS,
        opened,
        path.read_bytes,
        lambda: json.loads(text),
        lambda: msgspec.json.decode(text),
        lambda: project_from_json(text),
    )
    print(
        f"\nopening {len(plan.components)} components ({path.stat().st_size / 1024:.0f} KiB), every check done:"
        f" {ours:.1f} ms; {ours / standard:.1f} x the json module ({standard:.1f} ms for {len(text) / 1024:.0f} KiB),"
        f" {ours / fast:.1f} x msgspec without types ({fast:.1f} ms), {ours / typed:.1f} x our own plans in JSON"
        f" ({typed:.1f} ms), {ours / read:.0f} x reading the bytes ({read:.2f} ms); at most {MOST_READINGS} times"
        " the slower of bytes and JSON are asked"
    )


@pytest.mark.benchmark
@pytest.mark.parametrize("components", [1_000, 5_000])
def test_opening_against_selecting_all_rows(tmp_path: Path, components: int) -> None:
    plan, path = large_plan(components), tmp_path / "plan.headroom"
    ProjectFile.create(path, plan).close()

    def opened() -> ProjectFile:
        file = ProjectFile.open(path)
        file.close()
        return file

    def selected() -> list[object]:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        rows: list[object] = []
        for (name,) in tables:
            rows += connection.execute(f"SELECT * FROM {name}").fetchall()
        connection.close()
        return rows

    assert opened().plan == plan
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(OPENINGS):
        for kept, work in ((ours, opened), (theirs, selected)):
            start = time.process_time()
            work()
            kept.append((time.process_time() - start) * 1000)
    print(
        f"\nopening {components} components, every check done: {min(ours):.1f} ms of processor time,"
        f" {min(ours) / min(theirs):.1f} x SELECT * of its {len(selected())} rows ({min(theirs):.1f} ms);"
        f" at most {MOST_SELECTS} are asked"
    )
