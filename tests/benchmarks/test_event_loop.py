"""How long the window cannot answer: the longest turn of its event loop during everything that a user does often.

Measured in processor time of the window's thread, in the whole program with all panes; a frame at 60 Hz is the
measure. From one wait for events to the next the loop may handle several, so a turn is an upper bound of one event.
What runs beside the window is not counted, and neither is waiting for it.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.results.tabs.all_tabs import NAMES
from app.window.wiring import Wiring
from planner_core.editing import verbs
from tests.gui.conftest import program, spoken  # noqa: F401 - the fixtures
from tests.support.calibration import calibration
from tests.support.large_canvas import large_plan

FRAME_MS = 1000 / 60
GOAL_MS = 200
SIZES = (100, 1000)
LARGE = (1000, 5000)
"""In these, everything is duplicated, pasted and deleted at once."""
GOAL_FRAMES = {100: 1, 1000: 2}
"""From an edit to a repainted drawing and strip."""
FIELDS = (("pool0", "desktops", 200), ("pool0", "iops", 10), ("host0", "ram_gib", 256), ("ssd0", "drives", 4))
"""What is edited, and its first value. Most of an evaluation is kept while numbers of desktops change, and nothing but
what a desktop asks for while hardware changes."""
EDITS = 20
PAUSE_MS = 150
"""Between two edits: the findings of the last one are computed by then."""


class Turns:
    """The turns of the event loop since the last look."""

    def __init__(self) -> None:
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        self._began = time.thread_time()
        self._turns: list[float] = []
        # Which of the two comes before events are handled, and which after, is not the same in every dispatcher.
        dispatcher.awake.connect(self._end)
        dispatcher.aboutToBlock.connect(self._end)

    def forget(self) -> None:
        """Begin anew."""
        self._turns = []
        self._began = time.thread_time()

    @property
    def longest_ms(self) -> float:
        return max(self._turns, default=0.0) * 1000

    def _end(self) -> None:
        self._turns.append(time.thread_time() - self._began)
        self._began = time.thread_time()


@pytest.fixture(autouse=True)
def clean() -> None:
    """Collect what the program of the test before has left: in one's own program, that never happens."""
    gc.collect()


def settled(window: Wiring) -> bool:
    """Whether everything that was asked for is on the screen."""
    tabs = window.workbench.tabs
    return not getattr(tabs.tab(tabs.shown), "is_busy", False)


@pytest.mark.benchmark
@pytest.mark.timeout(600)
@pytest.mark.parametrize("components", SIZES)
def test_the_longest_turn_of_the_event_loop(
    program: Wiring,  # noqa: F811
    qtbot: QtBot,
    tmp_path: Path,
    components: int,
) -> None:
    turns = Turns()
    session = program.session
    found: dict[str, float] = {}

    def measure(what: str, act: Callable[[], object]) -> None:
        turns.forget()
        start = time.thread_time()
        act()
        direct = (time.thread_time() - start) * 1000
        qtbot.wait(400)
        qtbot.waitUntil(lambda: settled(program), timeout=60_000)
        qtbot.wait(100)
        found[what] = max(direct, turns.longest_ms)

    def open_plan() -> None:
        session.new_plan(large_plan(components))

    def edit() -> None:
        number = session.plan.components["pool0"].desktops + 1  # type: ignore[union-attr]
        session.perform(verbs.set_field(session.plan, ["pool0"], "desktops", number))

    canvas, actions = None, program.actions
    measure("open the plan", open_plan)
    qtbot.waitUntil(lambda: session.assessment is not None, timeout=60_000)
    canvas = program.workbench.canvas
    measure("edit a field", edit)
    measure("open the results", lambda: actions["view.results"].setChecked(True))
    for name in NAMES:
        measure(f"tab {name}", lambda name=name: program.workbench.tabs.show_tab(name))
        measure(f"edit while {name} is in front", edit)
    program.workbench.tabs.show_tab(NAMES[0])
    for what, action in (
        ("undo", "edit.undo"),
        ("redo", "edit.redo"),
        ("next phase", "phase.next"),
        ("next case", "case.next"),
        ("fit the plan", "view.fit_all"),
        ("zoom in", "view.zoom_in"),
        ("select all", "edit.select_all"),
        ("duplicate", "edit.duplicate"),
        ("undo of duplicate", "edit.undo"),
        ("tidy", "arrange.tidy"),
        ("find anything", "edit.find"),
    ):
        measure(what, actions[action].trigger)
    measure("explain", lambda: program.workbench.explain_number("desktops.maximum"))
    assert canvas is not None
    with qtbot.waitSignal(program.exports.proposal_written, timeout=120_000, raising=True):
        measure("export the proposal", lambda: program.exports.export_proposal(tmp_path / "proposal.pdf"))
    measure("look at the proposal", actions["file.export_proposal"].trigger)
    window = program.proposal_window
    turns.forget()
    qtbot.waitUntil(lambda: window.view.count > 0 and window.view.is_drawn(), timeout=120_000)
    found["pages of the proposal"] = turns.longest_ms
    window.close()

    print(f"\n{components} components, longest turn of the event loop (goal {GOAL_MS} ms):")
    for what, milliseconds in sorted(found.items(), key=lambda each: -each[1]):
        mark = "  !" if milliseconds > GOAL_MS else ""
        print(f"  {what:42} {milliseconds:7.1f} ms {milliseconds / FRAME_MS:6.1f} frames{mark}")


@pytest.mark.benchmark
@pytest.mark.timeout(600)
@pytest.mark.parametrize("components", LARGE)
def test_the_longest_turn_where_everything_is_copied(
    program: Wiring,  # noqa: F811
    qtbot: QtBot,
    components: int,
) -> None:
    turns, session, actions = Turns(), program.session, program.actions
    session.new_plan(large_plan(components))
    qtbot.waitUntil(lambda: session.assessment is not None, timeout=60_000)
    canvas = program.workbench.canvas
    canvas.setFocus()
    qtbot.wait(1000)
    print(f"\n{components} components, longest turn of the event loop (goal {GOAL_MS} ms):")
    everything = len(session.plan.components)
    for what, action, left in (
        ("select all", "edit.select_all", 1),
        ("duplicate", "edit.duplicate", 2),
        ("undo of duplicate", "edit.undo", 1),
        ("select all again", "edit.select_all", 1),
        ("copy", "edit.copy", 1),
        ("paste", "edit.paste", 2),
        ("undo of paste", "edit.undo", 1),
        ("redo of paste", "edit.redo", 2),
        ("select all of both", "edit.select_all", 2),
        ("delete", "edit.delete", 0),
        ("undo of delete", "edit.undo", 2),
    ):
        turns.forget()
        shown = session.assessment
        plan = session.plan
        actions[action].trigger()
        assert len(session.plan.components) == left * everything
        if session.plan is not plan:
            qtbot.waitUntil(lambda shown=shown: session.assessment is not shown, timeout=60_000)
        qtbot.wait(1500)  # the overview waits as long until it is painted
        mark = "  !" if turns.longest_ms > GOAL_MS else ""
        print(f"  {what:42} {turns.longest_ms:7.1f} ms {turns.longest_ms / FRAME_MS:6.1f} frames{mark}")


@pytest.mark.benchmark
@pytest.mark.timeout(300)
@pytest.mark.parametrize("components", SIZES)
def test_an_edit_until_drawing_and_strip_are_repainted(
    program: Wiring,  # noqa: F811
    qtbot: QtBot,
    components: int,
) -> None:
    session = program.session
    session.new_plan(large_plan(components))
    qtbot.waitUntil(lambda: session.assessment is not None, timeout=60_000)
    bench, application = program.workbench, QApplication.instance()
    assert application is not None
    bench.canvas.framing.zoom_100()
    bench.canvas.centerOn(QPointF(400, 200))
    qtbot.wait(200)
    for component, field, least in FIELDS:
        milliseconds, waited, speed = [], [], []
        for turn in range(EDITS):
            speed.append(min(calibration() for _ in range(3)))
            shown = session.assessment
            start, began = time.process_time(), time.perf_counter()
            session.perform(verbs.set_field(session.plan, [component], field, least + turn))
            while session.assessment is shown:
                application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            application.processEvents()
            milliseconds.append((time.process_time() - start) * 1000)
            waited.append((time.perf_counter() - began) * 1000)
            qtbot.wait(PAUSE_MS)
        _print_edit(components, f"{component} {field}", milliseconds, waited, speed)


def _print_edit(
    components: int, what: str, milliseconds: list[float], waited: list[float], speed: list[float]
) -> None:
    median, wall = sorted(milliseconds)[EDITS // 2], sorted(waited)[EDITS // 2]
    fixed = sorted(speed)[EDITS // 2]
    goal = GOAL_FRAMES[components]
    print(
        f"\n{components} components, edit of {what} to drawing and strip: {median:.1f} ms processor time,"
        f" {median / FRAME_MS:.2f} frames, goal {goal}; {wall:.1f} ms by the clock, with the write to the disk;"
        f" {median / fixed:.1f} x a fixed piece of Python, which took {fixed:.1f} ms"
    )
