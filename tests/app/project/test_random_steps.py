"""Plan, canvas, results and file stay equal whatever is done, undone and done again, in the window itself.

A few seeds and steps in every run. `RANDOM_SEEDS=0-19 RANDOM_STEPS=1000` tries so many, also in pieces.
"""

from __future__ import annotations

import faulthandler
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom
from app.window.wiring import Wiring
from planner_core.editing.verbs import KIND_NAMES
from planner_core.plan.components import COMPONENT_TYPES
from planner_core.plan.fields import declared_fields
from planner_core.plan.plan import Plan
from tests.support.equal_views import Equality
from tests.support.plans import cluster_plan
from tests.support.random_user import RandomUser
from tests.support.settled import settle
from tests.support.thorough import THOROUGH as THOROUGH_RUN
from tests.support.thorough import sampled

FIRST, LAST = (
    int(each) for each in os.environ.get("RANDOM_SEEDS", "0-1" if THOROUGH_RUN else "0-0").split("-")
)
STEPS = int(os.environ.get("RANDOM_STEPS", "20"))
THOROUGH = 17
"""Every so many steps the form of the inspector is built anew, too."""
ENOUGH = 1000
"""In so many steps, everything that can be done has been done."""
SECONDS_PER_STEP = 2
ENOUGH_TOGETHER = 5 * ENOUGH
MOST_UNUSED = 5
"""Doors that a single long walk may leave unused."""
LOOKING = {"look elsewhere", "look for differences"}
DONE: Counter[str] = Counter()
"""What all walks of this process have done."""
IS_LONG = STEPS > ENOUGH / 10

pytestmark = pytest.mark.timeout(600 + SECONDS_PER_STEP * STEPS)


@pytest.fixture(autouse=True)
def patience() -> None:
    """A long walk is no hang: only the time-out of the test ends it."""
    if IS_LONG:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Wiring]:
    """The whole program with an empty plan in a file of its own."""
    headroom = Headroom(qapp, Preferences(tmp_path / "settings"))
    headroom.start()
    qtbot.waitUntil(lambda: headroom.wiring is not None)
    wiring = headroom.wiring
    assert wiring is not None
    assert wiring.session.new_plan(Plan())
    assert wiring.session.files.save_copy(tmp_path / "random.headroom")
    headroom.window.resize(1280, 800)
    yield wiring
    headroom.window.close()
    headroom.window.deleteLater()
    headroom.deleteLater()
    settle()


def walk(equality: Equality, steps: int, act: Callable[[], object], every: int = 1) -> None:
    """Act so many times and compare after each, or after every so many and the last."""
    for number in range(1, steps + 1):
        name = act()
        if number % every and number < steps:
            continue
        try:
            equality.check(thorough=number % THOROUGH == 0)
        except AssertionError as error:
            raise AssertionError(f"after step {number}, {name or act}: {error}") from error


def undo_and_redo_all(program: Wiring, equality: Equality, every: int = 1) -> None:
    """Back to the first plan and forward to the last one, with the same variants at each place of the history."""
    session, seen = program.session, {}

    def go(action: str) -> None:
        program.actions[action].trigger()
        variants = seen.setdefault(session.history.position, session.project.variants)
        assert session.project.variants == variants, "undo and redo lead to another plan"

    steps = len(session.history.steps)
    seen[session.history.position] = session.project.variants
    walk(equality, steps - session.history.position, lambda: go("edit.redo"), every)
    walk(equality, steps, lambda: go("edit.undo"), every)
    walk(equality, steps, lambda: go("edit.redo"), every)
    assert sorted(seen) == list(range(steps + 1))


@pytest.mark.parametrize("seed", range(FIRST, LAST + 1))
def test_any_steps_leave_plan_canvas_results_and_file_equal(program: Wiring, seed: int) -> None:
    user, equality = RandomUser(program, seed), Equality(program)
    walk(equality, STEPS, user.act)
    undo_and_redo_all(program, equality)
    steps = len(program.session.history.steps)
    print(
        f"\nseed {seed}: {user.done.total()} of {STEPS} changed something, {steps} in the history; {dict(user.done)}"
    )
    assert user.done.total() > STEPS / 3
    DONE.update(user.done)
    never = set(user.doors) - LOOKING - set(user.done)
    assert not STEPS >= ENOUGH or len(never) <= MOST_UNUSED, sorted(never)


def test_long_walks_together_go_through_every_door(program: Wiring) -> None:
    """One walk may never come to a card that has anything to take out; several in one process do."""
    walks = LAST - FIRST + 1
    doors = set(RandomUser(program, FIRST).doors) - LOOKING
    assert walks * STEPS < ENOUGH_TOGETHER or set(DONE) >= doors, sorted(doors - set(DONE))


@pytest.mark.parametrize("kind", sampled(KIND_NAMES, "storage_array", "desktop_pool"))
def test_each_kind_is_added_edited_tied_nested_relocated_copied_and_deleted(
    program: Wiring, kind: str
) -> None:
    session, canvas = program.session, program.workbench.canvas
    assert session.new_plan(cluster_plan())
    user, equality = RandomUser(program, seed=len(kind)), Equality(program)
    canvas.select(["pair"] if kind == "disk_group" else [])
    walk(equality, 1, program.actions[f"insert.{kind}"].trigger)
    (new,) = set(session.plan.components) - set(cluster_plan().components)
    changed = user.edit_each_field(new)
    names = {info.name for info in declared_fields(COMPONENT_TYPES[kind])}
    equality.check(thorough=True)
    assert set(changed) == names
    for title in ("Connect to", "Move into", "Take out of", "Disconnect from"):
        walk(equality, 1, partial(user.choose_for, new, title))
    for pair, role in user.chips():
        if pair[0] == new:
            walk(equality, 1, partial(user.relocate, pair, role))
    canvas.select([new])
    walk(equality, 1, program.actions["edit.duplicate"].trigger)
    assert len(session.plan.components) == len(cluster_plan().components) + 2
    canvas.select([new])
    walk(equality, 1, program.actions["edit.delete"].trigger)
    assert new not in session.plan.components
    undo_and_redo_all(program, equality, 1 if IS_LONG else 16)
