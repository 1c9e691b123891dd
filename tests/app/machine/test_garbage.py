"""Once there is a worker, what only the thread of the window may free is freed there and nowhere else."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import app
from app.machine.garbage import (
    AT_LATEST,
    PATIENCE,
    PAUSE,
    SHORT_S,
    WORTH,
    Pauses,
    collect_here,
    collect_what_is_due,
)

ROOT = Path(__file__).parents[3]
LARGE_PIECES = """
import sys
from pathlib import Path

from app.machine.garbage import LARGE_BYTES, hold_little

def resident_mb():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 / 1e6

if sys.argv[1] == "True":
    hold_little()
for _ in range(3):
    del_me = bytearray(8 * LARGE_BYTES)
    del del_me
before = resident_mb()
large = [bytearray(2 * LARGE_BYTES) for _ in range(10)]
later = [bytearray(2_000) for _ in range(1_000)]
large.clear()
print(resident_mb() - before - 2)
"""
STARTS_A_WORKER = re.compile(r"ThreadPoolExecutor\(|\bThread\(|\bQThread\(")


class Knot:
    """Garbage that reference counting alone never frees."""

    def __init__(self, freed_in: list[threading.Thread]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: freed_in.append(threading.current_thread()))


def allocate_a_lot() -> int:
    return len([[] for _ in range(50_000)])


def test_garbage_is_freed_in_the_window_thread_only(qtbot) -> None:
    collect_here()
    freed_in: list[threading.Thread] = []
    Knot(freed_in)
    with ThreadPoolExecutor(1) as worker:
        assert worker.submit(allocate_a_lot).result() == 50_000
    assert freed_in == []
    kept = [[] for _ in range(2000)]  # more than the youngest generation waits for
    collect_what_is_due()
    gc.collect()
    assert kept
    assert freed_in == [threading.main_thread()]


def test_garbage_is_collected_while_the_event_loop_runs(qtbot) -> None:
    collect_here()
    collect_here()
    freed_in: list[threading.Thread] = []
    Knot(freed_in)
    kept = [[] for _ in range(5000)]
    qtbot.waitUntil(lambda: bool(freed_in))
    assert kept
    assert freed_in == [threading.main_thread()]


def test_the_oldest_generation_waits_until_little_is_made_but_not_for_ever(qtbot) -> None:
    collect_here()
    for is_patient in (True, False):
        freed_in: list[threading.Thread] = []
        gc.collect()
        Knot(freed_in)
        gc.freeze()  # moves what is there, and with it the knot, past all generations,
        gc.unfreeze()  # and this into the oldest
        young, _, old = gc.get_threshold()
        for _ in range(old * (1 if is_patient else PATIENCE) + 1):
            gc.collect(1)
        kept = [[] for _ in range(young * 2)]
        collect_what_is_due()
        assert kept
        assert (freed_in == []) is is_patient
        gc.collect(0)
        collect_what_is_due()
        assert freed_in == [threading.main_thread()]


@pytest.fixture
def thresholds() -> Iterator[None]:
    """Python's own again afterwards."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.usefixtures("thresholds")
def test_a_generation_without_a_threshold_is_never_due(qtbot, place: int) -> None:
    collect_here()
    most = [10**6] * 3
    most[place] = 0
    gc.collect()
    for younger in range(place):  # something has been counted in the generation
        gc.collect(younger)
    gc.set_threshold(*most)
    kept = [[] for _ in range(100)]
    assert gc.get_count()[place] > 0
    before = [each["collections"] for each in gc.get_stats()]
    collect_what_is_due()
    assert kept
    assert [each["collections"] for each in gc.get_stats()] == before


def test_whatever_starts_a_worker_has_garbage_collected_in_the_window() -> None:
    folder = Path(app.__file__).parent
    texts = {path.relative_to(folder): path.read_text("utf-8") for path in folder.rglob("*.py")}
    starting = {path for path, text in texts.items() if STARTS_A_WORKER.search(text)}
    assert len(starting) >= 5
    # A process without an event loop collects by itself, and says so.
    looked_after = re.compile(r"collect_here\(\)|gc\.disable\(\)")
    assert {path for path in starting if not looked_after.search(texts[path])} == set()


FREEING = """
import os
from app.machine.garbage import give_back


def resident_mb():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 1e6


freed, kept = [], []
for _ in range(2_000):
    freed.append(os.urandom(20_000))
    kept.append(os.urandom(1_000))
before = resident_mb()
freed.clear()
give_back()
assert len(kept) == 2_000
print(before - resident_mb())
"""


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems take freed memory back by themselves"
)
def test_freed_memory_goes_back_although_something_newer_is_kept() -> None:
    """In a process of its own: here threads of other tests may take memory meanwhile."""
    done = subprocess.run([sys.executable, "-c", FREEING], capture_output=True, text=True, check=True)
    assert float(done.stdout) > 20


@pytest.fixture
def given_back(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each time that memory went back."""
    times: list[int] = []
    monkeypatch.setattr("app.machine.garbage.give_back", lambda: times.append(1))
    return times


def test_a_pause_after_work_is_used_to_tidy_up_once(given_back: list[int]) -> None:
    pauses = Pauses()
    knot: list[threading.Thread] = []
    Knot(knot)
    for _ in range(WORTH):
        pauses.note(was_busy=True)
    for _ in range(PAUSE - 1):
        pauses.note(was_busy=False)
    assert (given_back, knot) == ([], [])
    for _ in range(3 * PAUSE):
        pauses.note(was_busy=False)
    assert (given_back, knot) == ([1], [threading.main_thread()])


def test_what_takes_long_is_collected_less_often(
    given_back: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[int] = []

    def collect() -> float:
        collected.append(1)
        return 3.5 * SHORT_S

    monkeypatch.setattr("app.machine.garbage.collect_all", collect)
    pauses = Pauses()
    seen = []
    for _ in range(6):
        for was_busy in [True] * WORTH + [False] * PAUSE:
            pauses.note(was_busy=was_busy)
        seen.append(len(collected))
    assert seen == [1, 1, 1, 1, 2, 2]
    assert len(given_back) == 6


def test_an_idle_program_is_left_alone(given_back: list[int]) -> None:
    pauses = Pauses()
    for number in range(2 * AT_LATEST):
        pauses.note(was_busy=number == 1)
    assert given_back == []


def test_without_a_pause_memory_goes_back_all_the_same(given_back: list[int]) -> None:
    pauses = Pauses()
    for _ in range(2 * AT_LATEST):
        pauses.note(was_busy=True)
    assert given_back == [1, 1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only the C library of Linux is asked")
@pytest.mark.parametrize("holds_little", [True, False])
def test_a_large_piece_goes_back_at_once_though_one_went_before(holds_little: bool) -> None:
    """Without it, the C library takes the second piece from the heap, and keeps it there below what came later."""
    done = subprocess.run(
        [sys.executable, "-c", LARGE_PIECES, str(holds_little)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (float(done.stdout) < 5) is holds_little
