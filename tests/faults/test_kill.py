"""Killed at a random moment: no torn file, nothing acknowledged lost, nothing left behind."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from db import migrate
from db.inspect_file import journal_path
from db.project_file import ProjectFile
from tests.support.editing_child import fingerprint
from tests.support.migrating_child import pretend
from tests.support.projects import edit_at_random, names_in, sample_file, state, stored
from tests.support.thorough import rounds

ROOT = Path(__file__).parents[2]
KILLED = 1 if sys.platform == "win32" else -9
KILLS_WHILE_EDITING = rounds(15, 200)
AIMED = 3
"""One in so many kills waits for a transaction to begin; the others come at any time."""
KILLS_WHILE_COPYING = rounds(4, 100)
KILLS_WHILE_MIGRATING = rounds(6, 100)


class Child(NamedTuple):
    """A running child and the first line that it said."""

    process: subprocess.Popen[str]
    first: str


def start(*arguments: str, module: str = "editing_child") -> Child:
    """The child, running and past its first line."""
    command = [sys.executable, "-m", f"tests.support.{module}", *arguments]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, bufsize=-1)
    assert child.stdout is not None
    first = child.stdout.readline()
    assert first, "the child could not open the project"
    return Child(child, first)


def wait_for(journal: Path) -> None:
    """Until a transaction has begun, as far as that takes no longer than a second."""
    late = time.monotonic() + 1
    while not journal.exists() and time.monotonic() < late:
        pass


def kill(child: Child) -> list[tuple[str, str]]:
    """Kill it and return what it said: word and fingerprint of each whole line."""
    process = child.process
    process.kill()
    assert process.stdout is not None
    with process.stdout as told:  # `communicate` with a limit reads past what `start` has buffered
        said = child.first + told.read()
    assert process.wait(timeout=30) == KILLED, "it ended by itself"
    whole = said[: said.rfind("\n") + 1]
    return [(line.split()[0], line.split()[1]) for line in whole.splitlines()]


def test_kills_while_editing_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    file = sample_file(tmp_path)
    path = file.path
    last = [fingerprint(state(file))]
    file.close()
    source, acknowledged, interrupted = random.Random(50), 0, 0
    for round_ in range(KILLS_WHILE_EDITING):
        child = start("edit", str(path), str(round_))
        time.sleep(source.uniform(0.01, 0.12))
        if round_ % AIMED == 0:
            wait_for(journal_path(path))
        said = kill(child)
        interrupted += journal_path(path).exists()
        acknowledged += sum(word == "done" for word, _ in said) - 1  # the first one says what it found
        last = allowed(said, last)
        again = ProjectFile.open(path)
        assert not again.read_only, again.read_only_reason
        found = fingerprint(state(again))
        assert found in last, f"round {round_}: neither the last acknowledged state nor the one under way"
        last = [found]
        again.close()
        assert names_in(tmp_path) == ["plan.headroom"]
    print(
        f"\n{KILLS_WHILE_EDITING} kills, {acknowledged} acknowledged changes, {interrupted} in the middle of a"
        " transaction: none lost, no torn file"
    )
    assert acknowledged > KILLS_WHILE_EDITING
    assert interrupted >= KILLS_WHILE_EDITING // 10, "the kills miss the transactions"


def allowed(said: list[tuple[str, str]], before: list[str]) -> list[str]:
    """The last acknowledged state, which is the one before where none was, and the one under way."""
    done = [at for at, (word, _) in enumerate(said) if word == "done"]
    if not done:
        return [*before, *(each for _, each in said)]
    return [each for _, each in said[done[-1] :]]


def test_kills_while_copying_leave_the_old_copy_or_the_new_one(tmp_path: Path) -> None:
    project, target = sample_file(tmp_path), tmp_path / "copies" / "copy.headroom"
    target.parent.mkdir()
    project.save_copy(target)
    last = [fingerprint(state(project))]
    project.close()
    source = random.Random(10)
    for round_ in range(KILLS_WHILE_COPYING):
        child = start("copy", str(project.path), str(target))
        time.sleep(source.uniform(0.02, 0.1))
        said = kill(child)
        again = ProjectFile.open(target)
        last = allowed(said, last)
        found = fingerprint(state(again))
        assert found in last, f"round {round_}"
        last = [found]
        again.close()
        assert names_in(target.parent) == ["copy.headroom"]


@pytest.fixture
def next_format(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The format that the migrating child brings files up to."""
    monkeypatch.setattr(migrate, "schema_steps", migrate.schema_steps)
    pretend()
    yield
    migrate.expected_schema.cache_clear()


def test_kills_while_migrating_leave_the_old_file_or_the_new_one(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = sample_file(tmp_path)
    edit_at_random(file, seed=3, changes=60)
    expected = fingerprint(state(file))
    file.close()
    format_of_today = migrate.latest_version()
    old, folder = file.path.rename(tmp_path / "old"), tmp_path / "project"
    request.getfixturevalue("next_format")
    source, ends = random.Random(28), {"old": 0, "new": 0}
    for round_ in range(KILLS_WHILE_MIGRATING):
        folder.mkdir()
        path = folder / "plan.headroom"
        shutil.copy(old, path)
        child = start(str(path), module="migrating_child")
        time.sleep(source.uniform(0, 0.06))
        child.process.kill()
        child.process.communicate(timeout=30)
        untouched = path.read_bytes() == old.read_bytes()
        ends["old" if untouched else "new"] += 1
        kept = folder / f"plan (format {format_of_today}).headroom"
        assert untouched or kept.read_bytes() == old.read_bytes(), (
            f"round {round_}: no backup of the old format"
        )
        assert fingerprint(stored(path)) == expected, f"round {round_}"
        ProjectFile.open(path).close()
        assert fingerprint(stored(path)) == expected
        assert names_in(folder) == [kept.name, path.name]
        shutil.rmtree(folder)
    print(
        f"\n{KILLS_WHILE_MIGRATING} kills while migrating: {ends['old']} old files, {ends['new']} new ones, 0 torn"
    )
    assert ends["old"], "no kill came in time"
