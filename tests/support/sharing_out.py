"""How the run is shared out among processes, and what memory and processor time each of them and each file may take.

`make test` runs four (`pytest -n 4`) on two processors: tests that move the mouse or wait for processes leave theirs
idle for two thirds of their time. Half of the processes run files of that kind, the others those that compute, all
through the run: more that wait at once leave a processor without work, and the rest would be left for the end.

Each process has a home folder and a virtual screen of its own, because each makes its session's fixtures for itself. A
file's tests stay together, so that its fixtures are created once; so do the tests of one printed plan, in any file.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sized
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.support.effort import piece_seconds
from tests.support.giving_back import Keeper

MOST_MIB = "1024"
"""Maximum memory of any process of the run; pytest's option `most_mib` changes it."""
MOST_PIECES = "10000"
"""Maximum work of any file (see effort.py), one or two minutes on most machines; the option `most_pieces` changes it.
"""
PRINTED_PLAN = re.compile(r"\[(?P<plan>.+?-(?:en|de))(?:-\w+)?\]$")
PRINTED_FILES = (
    "tests/app/results/test_same_answer.py",
    "tests/app/results/test_same_sessions.py",
    "tests/app/results/test_printed_costs.py",
    "tests/app/results/test_printed_sums.py",
    "tests/app/output/proposal/test_pages.py",
    "tests/app/output/proposal/test_proposal.py",
    "tests/app/output/word/test_samples.py",
)
"""Files that use what `tests/support/printed.py` creates once per plan and process."""
WAITING = ("tests/gui/", "tests/faults/")
"""Folders whose tests mostly wait for the screen and for processes."""
STORIES = (
    "tests/gui/test_rebuilding_samples.py",
    "tests/gui/test_consultant_scenario.py",
    "tests/gui/test_file_dialogs.py",
    "tests/gui/test_plans_on_disk.py",
)
"""Files of a few tests that take as long as others with dozens, half a minute to one and a half."""
MEMORY = pytest.StashKey[dict[str, int]]()
WORK = pytest.StashKey[Counter[str]]()
KEEPER = pytest.StashKey[Keeper]()


class Together(LoadScopeScheduling):
    """Distributes whole files, and all tests of a printed plan together; waiting ones beside computing ones."""

    def _assign_work_unit(self, node: Any) -> None:
        out = [scope for work in self.assigned_work.values() for scope in work]
        scope = next_scope(self.workqueue, sum(map(waits, out)) < max(len(self.nodes) / 2, 1))
        self.workqueue.move_to_end(scope, last=False)
        super()._assign_work_unit(node)

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """Note a finished test, and forget its scope with the last one; pytest-xdist counts all again for each test.

        Nor must a finished scope be given back to the queue when a process dies: a process that gets it has nothing to
        do, never reports that it is done, and the run waits forever.
        """
        work = self.assigned_work[node]
        scope = group(self.registered_collections[node][item_index])
        is_last = sum(not done for done in work[scope].values()) == 1
        super().mark_test_complete(node, item_index, duration)
        if is_last:
            del work[scope]

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)

    def schedule(self) -> None:
        """Schedule, and give a process that replaces a dead one more than one file at once, or the end.

        A process holds back its last test until it gets another one or is told that there is none. pytest-xdist gives a
        late process a single file: if that has one test, the run would wait forever.
        """
        is_late = self.collection is not None
        super().schedule()
        for node in self.nodes if is_late else ():
            self._reschedule(node)


def waits(scope: str) -> bool:
    """Whether the tests mostly wait."""
    return scope.startswith(WAITING)


def next_scope(left: Mapping[str, Sized], may_wait: bool) -> str:
    """The next scope: one that waits if another may, and there is one. Of those, the stories first, then the one with
    the most tests, because each takes about as long; so no long one is left at the end.
    """
    waiting = [scope for scope in left if waits(scope)]
    computing = (scope for scope in left if not waits(scope))
    if not waiting or not may_wait:
        return next(computing, next(iter(waiting), ""))
    return max(waiting, key=lambda scope: (scope in STORIES, len(left[scope])))


def group(nodeid: str) -> str:
    """Tests with the same group run in one process."""
    file, _, test = nodeid.partition("::")
    if file in PRINTED_FILES and (found := PRINTED_PLAN.search(test)):
        return f"printed {found['plan']}"
    return file


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run set its own limits: `-o most_mib=500`."""
    parser.addini("most_mib", "the most memory that a process of the run may take", default=MOST_MIB)
    parser.addini("most_pieces", "the most work that the tests of a file may be", default=MOST_PIECES)


def pytest_configure(config: pytest.Config) -> None:
    """Counters for the run."""
    config.stash[MEMORY] = {}
    config.stash[WORK] = Counter()
    config.stash[KEEPER] = Keeper()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Check the list of files above against the tests' fixtures."""
    for item in items:
        plan = getattr(getattr(item, "callspec", None), "params", {}).get("printed")
        if isinstance(plan, tuple) and not group(item.nodeid).startswith("printed "):
            raise pytest.UsageError(f"{item.nodeid} uses `printed`: add its file to PRINTED_FILES")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Called by pytest-xdist in the controlling process."""
    config.option.loadscopereorder = False  # the number of a file's tests does not tell their time
    return Together(config, log)


def most_mib(*, with_children: bool = True) -> int:
    """Peak memory of this process, or of the largest that it has started."""
    if sys.platform == "win32":
        return 0
    import resource

    whose = [resource.RUSAGE_SELF, *([resource.RUSAGE_CHILDREN] if with_children else [])]
    most = max(resource.getrusage(who).ru_maxrss for who in whose)
    return most // (1024 * 1024 if sys.platform == "darwin" else 1024)


def processor_seconds() -> float:
    """Processor time of this process and those that it has started."""
    if sys.platform == "win32":
        return 0.0
    import resource

    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    commands = sys.modules.get("tests.support.command")  # their common parent tells, as long as it runs
    return sum(each.ru_utime + each.ru_stime for each in used) + (
        commands.processor_seconds() if commands else 0
    )


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[object]:
    """Add up the work of each file's tests and fixtures; then free memory."""
    start = processor_seconds()
    result = yield
    item.config.stash[KEEPER].look()
    file = item.nodeid.partition("::")[0]
    item.config.stash[WORK][file] += round(1000 * (processor_seconds() - start))
    return result


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """Collect the use of each process; fail the run if it exceeds a limit."""
    result = yield
    config = session.config
    memory, work = config.stash[MEMORY], config.stash[WORK]
    output = getattr(config, "workeroutput", None)
    if output is not None:
        output.update(most_mib=most_mib(), milliseconds=dict(work))
        return result
    memory["this process"] = most_mib(with_children=not memory)
    if [*too_much(config)] and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return result


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Called by pytest-xdist when a process has ended."""
    output = getattr(node, "workeroutput", {})
    if "most_mib" in output:
        node.config.stash[MEMORY][node.gateway.id] = output["most_mib"]
        node.config.stash[WORK].update(output["milliseconds"])


def too_much(config: pytest.Config) -> Iterator[str]:
    """Everything that exceeded its limit."""
    mib, pieces = int(config.getini("most_mib")), int(config.getini("most_pieces"))
    for name, taken in config.stash[MEMORY].items():
        if taken > mib:
            yield f"{name} took more than {mib:,} MiB: the run fails"
    for file, milliseconds in config.stash[WORK].items():
        if (found := milliseconds / 1000 / piece_seconds()) > pieces:
            yield f"{file} took {found:,.0f} pieces of work, more than {pieces:,}: the run fails"


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print the summary, with any exceeded limit."""
    memory, work = config.stash[MEMORY], config.stash[WORK]
    if any(memory.values()):
        each = ", ".join(f"{name} {mib:,} MiB" for name, mib in sorted(memory.items()))
        terminalreporter.write_line(f"Most memory: {each}")
    if work:
        most = ", ".join(f"{file} {spent / 1000:,.1f} s" for file, spent in work.most_common(3))
        terminalreporter.write_line(f"Processor time: {work.total() / 1000:,.1f} s; most in {most}")
    for line in too_much(config):
        terminalreporter.write_line(line, red=True)
