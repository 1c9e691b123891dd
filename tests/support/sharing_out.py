"""How the run is shared out among processes, and how much memory each of them may take.

`make test` runs two (`pytest -n 2`). Each has a home folder and a virtual screen of its own, because each makes its
session's fixtures for itself. A file's tests stay together, so that what a file makes once is made once; so do the
tests of one printed plan, whichever file they are in.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

MOST_MIB = "1024"
"""Of memory in any process of the run, at any time; the option `most_mib` of pytest changes it."""
PRINTED_PLAN = re.compile(r"\[(?P<plan>.+?-(?:en|de))(?:-\w+)?\]$")
PRINTED_FILES = tuple(
    f"tests/app/results/test_{name}.py" for name in ("same_answer", "printed_sums", "same_sessions")
)
"""Those that use the fixture `printed`; checked when tests are collected."""
TAKEN = pytest.StashKey[dict[str, int]]()


class Together(LoadScopeScheduling):
    """Hands out whole files, and all tests of a printed plan in one go."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def group(nodeid: str) -> str:
    """The tests that run in one process share this."""
    file, _, test = nodeid.partition("::")
    if file in PRINTED_FILES and (found := PRINTED_PLAN.search(test)):
        return f"printed {found['plan']}"
    return file


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run set its own limit: `-o most_mib=500`."""
    parser.addini("most_mib", "the most memory that a process of the run may take", default=MOST_MIB)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Hold the list of files above to what the tests ask for."""
    for item in items:
        plan = getattr(getattr(item, "callspec", None), "params", {}).get("printed")
        if isinstance(plan, tuple) and not group(item.nodeid).startswith("printed "):
            raise pytest.UsageError(f"{item.nodeid} uses `printed`: add its file to PRINTED_FILES")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """Called by pytest-xdist in the process that hands out."""
    config.option.loadscopereorder = False  # the number of a file's tests says nothing about their time
    return Together(config, log)


def most_mib(*, with_children: bool = True) -> int:
    """The most memory that this process, or the largest that it has started, has had so far."""
    if sys.platform == "win32":
        return 0
    import resource

    whose = [resource.RUSAGE_SELF, *([resource.RUSAGE_CHILDREN] if with_children else [])]
    most = max(resource.getrusage(who).ru_maxrss for who in whose)
    return most // (1024 * 1024 if sys.platform == "darwin" else 1024)


def limit(config: pytest.Config) -> int:
    """The most memory that a process may take, in MiB."""
    return int(config.getini("most_mib"))


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """Collect what each process has taken; fail the run where that is too much."""
    result = yield
    config = session.config
    output = getattr(config, "workeroutput", None)
    if output is not None:
        output["most_mib"] = most_mib()
        return result
    taken = config.stash.setdefault(TAKEN, {})
    taken["this process"] = most_mib(with_children=not taken)
    if max(taken.values()) > limit(config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    return result


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Called by pytest-xdist when a process has ended."""
    output = getattr(node, "workeroutput", {})
    if "most_mib" in output:
        node.config.stash.setdefault(TAKEN, {})[node.gateway.id] = output["most_mib"]


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say it, in words that name the limit where it was passed."""
    taken = config.stash.get(TAKEN, {})
    if any(taken.values()):
        each = ", ".join(f"{name} {mib:,} MiB" for name, mib in sorted(taken.items()))
        terminalreporter.write_line(f"Most memory: {each}")
    for name, mib in taken.items():
        if mib > limit(config):
            line = f"{name} took more than {limit(config):,} MiB: the run fails"
            terminalreporter.write_line(line, red=True)
