"""Tests of one file or of one printed plan stay together, each process has a screen of its own, memory is watched."""

from __future__ import annotations

import subprocess
import sys
from collections import OrderedDict
from pathlib import Path

import pytest

from tests.support.sharing_out import STORIES, WAITING, Together, group, next_scope, waits
from tests.support.thorough import sampled

ROOT = Path(__file__).parents[2]
PROCESS = {"-n1": "gw0", "-n0": "this process"}
TELLING = """
import os
import time

import pytest


@pytest.mark.parametrize("number", range(4))
def test_where_it_runs(number, display):
    with open({told!r}, "a") as file:
        print(*(os.environ[name] for name in ("DISPLAY", "HEADROOM_TEST_HOMES", "XDG_RUNTIME_DIR")), file=file)
    deadline = time.monotonic() + 60
    while not os.path.exists({other!r}) and time.monotonic() < deadline:  # a screen is free again when one ends
        time.sleep(0.01)
"""
QUICK = """
import pytest


@pytest.mark.parametrize("number", range(3))
def test_quick(number):
    assert number < 3
"""
SAYING = """
import pytest


@pytest.mark.parametrize("number", range(3))
def test_that_says_when(number):
    if number == 0:
        with open({told!r}, "a") as file:
            print({name!r}, file=file)
"""
DEADLY = """
import os
import pathlib
import signal

import pytest


@pytest.mark.parametrize("number", range(2))
def test_quick(number):
    assert number < 2


def test_that_ends_the_process():
    mark = pathlib.Path({mark!r})
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
"""


def run(folder: Path, *options: str, screen: bool = False) -> subprocess.CompletedProcess[str]:
    """Run the tests in a folder with the hooks and fixtures of these; without a screen, nothing of Qt is imported."""
    (folder / "conftest.py").write_text("from tests.conftest import *\n")
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {ROOT}\naddopts = --import-mode=importlib\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
    command += [*([] if screen else ["-p", "no:pytest-qt"]), "--rootdir", str(folder), *options, str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100)


def test_each_process_has_a_screen_and_a_home_of_its_own_and_takes_whole_files(tmp_path: Path) -> None:
    for name, other in (("one", "other"), ("other", "one")):
        telling = TELLING.format(told=str(tmp_path / name), other=str(tmp_path / other))
        (tmp_path / f"test_{name}.py").write_text(telling)
    done = run(tmp_path, "-n2", screen=True)
    assert "8 passed" in done.stdout, done.stdout + done.stderr
    one, other = ((tmp_path / name).read_text().splitlines() for name in ("one", "other"))
    assert len(one) == len(other) == 4
    (here,), (there,) = {*one}, {*other}
    for mine, theirs in zip(here.split(), there.split(), strict=True):
        assert mine != theirs


@pytest.mark.parametrize("others", sampled([2, 3, 4, 7], 3, 7))
def test_a_process_that_dies_fails_the_run_but_does_not_hold_it_up(tmp_path: Path, others: int) -> None:
    """The rest of its work is done by others, and the one test that ended it is named. With few other files a single
    test may be left over for the process that comes after it."""
    for number in range(others):
        (tmp_path / f"test_quick_{number}.py").write_text(QUICK)
    (tmp_path / "test_dying.py").write_text(DEADLY.format(mark=str(tmp_path / "died")))
    done = run(tmp_path, "-n2")
    assert "crashed while running" in done.stdout, done.stdout + done.stderr
    assert "test_dying.py::test_that_ends_the_process" in done.stdout
    assert f"1 failed, {3 * others + 3} passed" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize("processes", ["-n1", "-n0"])
def test_too_much_memory_or_work_fails_the_run(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_modest.py").write_text("def test_little():\n    sum(range(2_000_000))\n")
    modest = run(tmp_path, processes, "-o", "most_mib=8192")  # Linux counts what its parent had, too
    assert "1 passed" in modest.stdout, modest.stdout + modest.stderr
    assert (modest.returncode, "the run fails" in modest.stdout) == (0, False)
    assert "Most memory: " in modest.stdout
    assert "test_modest.py 0." in modest.stdout
    over = run(tmp_path, processes, "-o", "most_mib=10", "-o", "most_pieces=0")
    assert "1 passed" in over.stdout, over.stdout + over.stderr
    assert over.returncode == 1
    assert f"{PROCESS[processes]} took more than 10 MiB: the run fails" in over.stdout
    assert "pieces of work, more than 0: the run fails" in over.stdout


@pytest.mark.parametrize(
    ("nodeid", "expected"),
    [
        ("tests/app/look/test_translation.py::test_one[de]", "tests/app/look/test_translation.py"),
        ("tests/app/results/test_same_answer.py::test_one[me4-50]", "tests/app/results/test_same_answer.py"),
        ("tests/app/results/test_same_answer.py::test_one[me4-50-en]", "printed me4-50-en"),
        ("tests/app/results/test_printed_sums.py::test_two[me4-50-en-word]", "printed me4-50-en"),
        (
            "tests/app/results/test_printed_sums.py::test_two[odd cents, more-de-pdf]",
            "printed odd cents, more-de",
        ),
        ("tests/app/output/proposal/test_pages.py::test_two[me4-50-en]", "printed me4-50-en"),
        (
            "tests/app/output/word/test_hostile.py::test_two[me4-50-en]",
            "tests/app/output/word/test_hostile.py",
        ),
    ],
)
def test_tests_that_share_what_is_made_for_them_stay_together(nodeid: str, expected: str) -> None:
    assert group(nodeid) == expected


def test_half_of_the_processes_wait_and_the_others_compute() -> None:
    """Of those that wait the stories first, then those with the most tests; by name the longest might be last."""
    story = STORIES[0]
    left = {f"tests/db/test_{number}.py": range(9 - number) for number in range(3)}
    left |= {f"tests/gui/test_{number}.py": range(number) for number in range(2, 4)} | {story: range(1)}
    order = []
    for may_wait in (True, False, True, False, True, True, False):
        order.append(next_scope(left, may_wait))
        left.pop(order[-1], None)
    gui, db = "tests/gui/test_{}.py".format, "tests/db/test_{}.py".format
    assert order == [story, db(0), gui(3), db(1), gui(2), db(2), ""]
    assert [int(waits(each)) for each in order] == [1, 0, 1, 0, 1, 0, 0]
    assert next_scope({gui(1): range(1)}, may_wait=False) == gui(1)


def test_the_folders_of_tests_that_wait_are_there() -> None:
    assert all((ROOT / folder).is_dir() for folder in WAITING)
    assert all(waits(file) and (ROOT / file).is_file() for file in STORIES)


class Process:
    """Takes what it is given, and runs nothing."""

    def __init__(self) -> None:
        self.shutting_down = False

    def send_runtest_some(self, indices: list[int]) -> None:
        assert indices


@pytest.mark.parametrize(("processes", "waiting"), [(1, 1), (2, 1), (4, 2), (5, 3)])
def test_at_most_half_of_the_processes_are_given_tests_that_wait(processes: int, waiting: int) -> None:
    scheduler = Together.__new__(Together)
    scheduler.assigned_work = {Process(): {} for _ in range(processes)}
    tests = [f"tests/{folder}/test_{file}.py::test" for folder in ("db", "gui") for file in range(6)]
    scheduler.workqueue = OrderedDict((group(test), {test: False}) for test in tests)
    scheduler.registered_collections = dict.fromkeys(scheduler.nodes, tests)
    for node in scheduler.nodes:
        scheduler._assign_work_unit(node)
    given = [scope for work in scheduler.assigned_work.values() for scope in work]
    assert [waits(scope) for scope in given] == [True] * waiting + [False] * (processes - waiting)
    scheduler.log = lambda *_words: None
    first = scheduler.nodes[0]
    scheduler.mark_test_complete(first, tests.index(f"{given[0]}::test"))
    assert given[0] not in scheduler.assigned_work[first]
    (after,) = scheduler.assigned_work[first]
    assert not waits(after), "it is asked before the test is done"


def test_a_run_hands_them_out_in_that_order(tmp_path: Path) -> None:
    told, names = tmp_path / "told", ("gui/test_a", "gui/test_b", "db/test_c", "db/test_d")
    for name in names:
        path = tmp_path / "tests" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(SAYING.format(told=str(told), name=name))
    done = run(tmp_path, "-n1")
    assert "12 passed" in done.stdout, done.stdout + done.stderr
    assert told.read_text().split() == ["gui/test_a", "db/test_c", "gui/test_b", "db/test_d"]
