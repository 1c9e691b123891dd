"""Fail every write, sync, truncation and removal in turn; nothing that was acknowledged may be lost."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from db.errors import DiskFullError, ProjectError
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Step
from planner_core.editing.history import RestorePoint
from planner_core.plan.plan import Position
from planner_core.plan.project import FIRST_ID, Project
from tests.support import failing_disk as disk
from tests.support.projects import (
    State,
    edit_at_random,
    order,
    quick_folder,
    sample_file,
    state,
    stored,
    undo_all,
)
from tests.support.thorough import rounds

MOST_CALLS = 1000
EVERY = rounds(13, 1)
"""One call in so many fails in a quick run; which ones differs from way to way."""

Act = Callable[[Project], Step] | str
SCENARIO: tuple[Act, ...] = (
    lambda project: verbs.set_field(project.plan, ["pool"], "desktops", 61, gesture="typing"),
    lambda project: verbs.set_field(project.plan, ["pool"], "desktops", 62, gesture="typing"),
    "undo",
    "redo",
    "mark",
    lambda project: verbs.duplicate_variant(project, FIRST_ID, verbs.free_copy_name(project, "Copy")),
    lambda project: verbs.remove(project.plan, ["host"]),
    lambda project: verbs.set_setting(project.plan, "customer", "Müller"),
    lambda project: verbs.set_setting(project.plan, "notes", "much " * 3000),
    lambda project: verbs.move_variant(project, FIRST_ID, 1),
    lambda project: verbs.move(project.plan, {"pool": Position(9, 9)}),
    "undo",
    lambda project: verbs.remove_variant(project, FIRST_ID),
)


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory where the system offers that, so that a thousand syncs cost nothing."""
    with quick_folder() as place:
        yield place


@pytest.mark.parametrize(
    ("full", "for_good", "after_the_act"),
    [
        pytest.param(False, False, False, id="broken once"),
        pytest.param(True, False, False, id="full once"),
        pytest.param(True, True, False, id="full for good"),
        pytest.param(False, False, True, id="broken once, half done"),
        pytest.param(False, True, True, id="broken for good, half done"),
    ],
)
def test_whichever_call_fails_nothing_acknowledged_is_lost(
    folder: Path, full: bool, for_good: bool, after_the_act: bool
) -> None:
    original = project_with_free_pages(folder)
    refusals = surprises = 0
    for at in range(1 + (full + 2 * for_good + 4 * after_the_act) % EVERY, MOST_CALLS, EVERY):
        path = folder / f"{at}.headroom"
        shutil.copy(original, path)
        with disk.failing_disk() as failure:
            file = ProjectFile.open(path, vfs=disk.NAME)
            failure.at, failure.for_good = failure.calls + at, for_good
            failure.full, failure.after_the_act = full, after_the_act
            refused = run(file, full)
            acknowledged, rows = state(file), order(file.project)
            file.close()
            hits, failure.at = failure.hits, 0
        repair(path)
        found = stored(path)
        if found == acknowledged:
            assert order(found[0]) == rows, f"call {at}"
        else:
            assert after_the_act, f"call {at}"
            assert found in refused, f"call {at}"
            surprises += 1
        path.unlink()
        refusals += len(refused)
        if not hits:
            break
    else:
        pytest.fail(f"still calls to fail after {MOST_CALLS}")
    assert at > 100, "the scenario makes too few calls to be one"
    assert refusals >= at // EVERY // 2
    assert surprises <= len(SCENARIO), "only the removal of a journal may leave a doubt"


def project_with_free_pages(folder: Path) -> Path:
    """A project with a history in which much has been deleted, and steps to redo."""
    file = sample_file(folder)
    edit_at_random(file, seed=7, changes=40)
    undo_all(file)
    file.close()
    return file.path


def run(file: ProjectFile, full: bool) -> list[State]:
    """Run the scenario; each refusal leaves everything as it was. The states that would have come of those."""
    refused = []
    for act in SCENARIO:
        before = state(file)
        try:
            perform(file, act)
        except ProjectError as error:
            assert state(file) == before
            check_words(file, error, full)
            refused.append(state(perform(Document(*before), act)))
        except (IndexError, verbs.RuleError):
            assert refused, "the scenario itself is wrong"
    return refused


def check_words(file: ProjectFile, error: ProjectError, full: bool) -> None:
    """The message names the file, and speaks of space only where there is none."""
    assert str(file.path) in str(error)
    assert not isinstance(error, DiskFullError) or (full and "MiB are free" in str(error))


def perform(target, act: Act):
    """One act on a project file or on a bare document."""
    if act == "mark" and isinstance(target, ProjectFile):
        target.keep_restore_point(RestorePoint(target.history.position, "Approved", "2026-11-22", "anna"))
    elif act == "mark":
        target.keep_history(
            target.history.with_point(RestorePoint(target.history.position, "Approved", "2026-11-22", "anna"))
        )
    elif isinstance(act, str):
        getattr(target, act)()
    else:
        (target.commit if isinstance(target, ProjectFile) else target.perform)(act(target.project))
    return target


def repair(path: Path) -> None:
    """What the next start does first: with write access, roll back the interrupted change."""
    ProjectFile.open(path).close()


def test_a_call_that_fails_when_all_is_on_the_disk_fails_nothing(folder: Path) -> None:
    """The journal is deleted, which makes the change; only its folder could not be synced, and the disk works again."""
    original = project_with_free_pages(folder)
    done = 0
    for at in range(1, MOST_CALLS):
        path = folder / f"{at}.headroom"
        shutil.copy(original, path)
        with disk.failing_disk() as failure:
            file = ProjectFile.open(path, vfs=disk.NAME)
            failure.at, failure.after_the_act = failure.calls + at, True
            try:
                perform(file, SCENARIO[0])
            except ProjectError:
                pass
            else:
                done += failure.hits
            acknowledged, hits, failure.at = state(file), failure.hits, 0
            file.close()
        if not hits:
            break
        repair(path)
        assert stored(path)[0].plan.components["pool"].desktops in (
            61,
            acknowledged[0].plan.components["pool"].desktops,
        )
        path.unlink()
    assert done
