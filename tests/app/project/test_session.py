"""The session: file first, then plan, then signals; one plan at a time, assessed in order."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from app.machine.crash_log import log_folder
from app.project import assessor
from app.project.assessor import ENGINE
from app.project.drafts import drafts, drafts_folder, free_draft_path
from app.project.plan_results import AssessmentError
from app.project.samples import read_sample
from app.project.session import Session
from db.errors import (
    ChangedOnDiskError,
    DiskFullError,
    MissingProjectError,
    NotAProjectError,
    ReadOnlyProjectError,
)
from db.project_file import ProjectFile
from planner_core import reuse
from planner_core.editing import verbs
from planner_core.editing.edits import Edit, Step
from planner_core.engine import evaluate as engine
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.explaining.explain import ExplainError
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan, Position
from tests.support.large_canvas import large_plan
from tests.support.plans import CATALOG
from tests.support.projects import names_in, on_disk
from tests.support.settled import settle

SIGNALS = ("opened", "changed", "assessed", "history_changed", "refused")


class Listener:
    """Everything a session has said, in order."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[str, tuple[object, ...]]] = []
        for name in SIGNALS:
            getattr(session, name).connect(lambda *values, name=name: self.heard.append((name, values)))

    def names(self) -> list[str]:
        """The signals since the last question."""
        names, self.heard = [name for name, _ in self.heard], []
        return names

    def last(self, name: str):
        """What came with the last signal of that name."""
        return next(values[0] for heard, values in reversed(self.heard) if heard == name)


@pytest.fixture
def session(qtbot) -> Iterator[Session]:
    made = Session(CATALOG)
    yield made
    made.close()


@pytest.fixture
def ready(session: Session, qtbot, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A session with a sample, assessed once; from now on at once, however busy the machine is."""
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 10.0)
    with qtbot.waitSignal(session.assessed):
        assert session.new_plan(read_sample("replica-on-ssd"))
    return session


def desktops(session: Session, number: int) -> Step:
    return verbs.set_field(session.plan, ["pool"], "desktops", number)


def test_before_the_first_plan_there_is_nothing_and_nothing_can_be_done(session: Session) -> None:
    listener = Listener(session)
    assert (session.plan, session.path, session.assessment) == (Plan(), None, None)
    assert not any(
        (session.files.read_only, session.files.is_draft, session.changes.can_undo, session.changes.can_redo)
    )
    assert not session.perform(Step(Message("x"), (Edit("settings", "name", "a", "b"),)))
    assert not session.undo()
    assert not session.points.set()
    assert not session.files.save_copy(Path("x"))
    assert set(listener.names()) == {"refused"}


def test_a_new_plan_lives_in_a_draft_at_once(session: Session, qtbot, home: Path) -> None:
    listener, plan = Listener(session), read_sample("everything-on-ssd")
    with qtbot.waitSignal(session.assessed):
        assert session.new_plan(plan)
        assert session.assessment is None
    assert session.path == drafts_folder() / "everything-on-ssd-1.headroom"
    assert home in session.path.parents
    assert session.files.is_draft
    assert session.plan.name == plan.name
    assert on_disk(session.path)[0] == session.plan == plan
    assert listener.names() == ["opened", "history_changed", "assessed"]
    assert session.assessment is not None
    assert session.assessment.plan_name == plan.name


def test_a_step_is_in_the_file_before_anybody_hears_of_it(ready: Session) -> None:
    seen = []
    ready.changed.connect(lambda changed: seen.append((changed, on_disk(ready.path)[0] == ready.plan)))
    assert ready.perform(desktops(ready, 90), "inspector")
    (changed, was_there), *more = seen
    assert was_there
    assert not more
    assert (changed.ids, changed.aspects, changed.initiator) == ({"pool"}, {"components"}, "inspector")


def test_a_change_a_move_undo_redo_and_a_restore_point_say_what_they_are(ready: Session) -> None:
    listener = Listener(ready)
    assert ready.perform(desktops(ready, 90))
    assert listener.last("assessed").desktops.planned == 90
    assert listener.names() == ["changed", "assessed", "history_changed"]
    assert ready.perform(verbs.move(ready.plan, {"pool": Position(7, 7)}))
    assert listener.names() == ["changed", "history_changed"]
    assert ready.undo("menu")
    assert listener.last("changed").initiator == "menu"
    assert ready.undo()
    assert ready.redo()
    assert ready.changes.can_undo
    assert ready.changes.can_redo
    listener.names()
    assert ready.points.set()
    assert listener.names() == ["history_changed"]
    assert ready.history.points[-1].position == ready.history.position
    assert on_disk(ready.path) == (ready.plan, ready.history)


def test_a_restore_point_that_is_gone_is_refused_and_changes_nothing(ready: Session) -> None:
    assert ready.points.set()
    (point,) = ready.history.points
    assert ready.points.remove(point)
    assert ready.perform(desktops(ready, 90))
    listener, before = Listener(ready), on_disk(ready.path)
    assert ready.points.go_to(point) is False
    assert "no longer exists" in str(listener.last("refused"))
    assert listener.names() == ["refused"]
    assert on_disk(ready.path) == before


def test_an_empty_step_is_nothing(ready: Session) -> None:
    listener, before = Listener(ready), ready.path.read_bytes()
    assert ready.perform(desktops(ready, ready.plan.components["pool"].desktops))
    assert listener.names() == ["changed", "assessed", "history_changed"], "its origin changes"
    ready.undo()
    listener.names()
    before = ready.path.read_bytes()
    assert ready.perform(Step(Message("Nothing"), ()))
    assert listener.names() == []
    assert ready.path.read_bytes() == before


def test_undo_without_a_step_is_no_error(ready: Session) -> None:
    listener = Listener(ready)
    assert not ready.undo()
    assert not ready.redo()
    assert listener.names() == []


def test_a_disk_that_refuses_changes_nothing_and_says_so(ready: Session) -> None:
    listener, before = Listener(ready), (ready.plan, ready.history, ready.assessment)
    connection = ready._project.file._connection
    pages = connection.pragma("page_count")
    connection.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    assert not ready.perform(verbs.set_setting(ready.plan, "notes", "much " * 4000))
    assert isinstance(listener.last("refused"), DiskFullError)
    assert listener.names() == ["refused"]
    assert (ready.plan, ready.history, ready.assessment) == before
    assert on_disk(ready.path) == before[:2]


def test_a_step_for_another_plan_is_refused(ready: Session) -> None:
    stale = desktops(ready, 90)
    assert ready.perform(desktops(ready, 80))
    listener, before = Listener(ready), ready.plan
    assert not ready.perform(stale)
    assert listener.names() == ["refused"]
    assert ready.plan == before == on_disk(ready.path)[0]


def test_a_read_only_project_says_why_and_moves_on_to_a_copy(session: Session, qtbot, tmp_path: Path) -> None:
    owner = ProjectFile.create(tmp_path / "a.headroom", read_sample("everything-on-sas"))
    with qtbot.waitSignal(session.assessed):
        assert session.open(owner.path)
    assert session.files.read_only
    assert "Close it there" in str(session.files.read_only_reason)
    listener = Listener(session)
    assert not session.perform(desktops(session, 5))
    assert isinstance(listener.last("refused"), ReadOnlyProjectError)
    assert session.files.save_copy(tmp_path / "mine.headroom")
    assert not session.files.read_only
    assert session.perform(desktops(session, 5))
    assert owner.plan == on_disk(owner.path)[0] != session.plan
    owner.close()


def test_a_project_that_became_free_can_be_changed_once_it_is_opened_again(
    session: Session, tmp_path: Path
) -> None:
    owner = ProjectFile.create(tmp_path / "a.headroom", read_sample("everything-on-sas"))
    assert session.open(owner.path)
    assert session.files.read_only
    owner.close()
    assert session.open(owner.path)
    assert not session.files.read_only
    assert session.perform(desktops(session, 5))


def test_saving_moves_a_draft_with_its_history(ready: Session, tmp_path: Path) -> None:
    ready.perform(desktops(ready, 90))
    draft, before = ready.path, (ready.plan, ready.history)
    assert ready.files.save_copy(tmp_path / "customer v1.2")
    assert ready.path == tmp_path / "customer v1.2.headroom"
    assert not ready.files.is_draft
    assert not draft.exists()
    assert drafts() == ()
    assert (ready.plan, ready.history) == before == on_disk(ready.path)
    assert ready.undo()
    assert on_disk(ready.path) == (ready.plan, ready.history)


def test_saving_elsewhere_leaves_a_file_that_has_a_place(ready: Session, tmp_path: Path) -> None:
    first, second = tmp_path / "first.headroom", tmp_path / "second.headroom"
    assert ready.files.save_copy(first)
    before = ready.plan
    assert ready.files.save_copy(second)
    assert ready.perform(desktops(ready, 5))
    assert on_disk(first)[0] == before
    assert names_in(tmp_path) == ["first.headroom", "second.headroom"]


def test_saving_to_its_own_place_is_a_restore_point(ready: Session) -> None:
    ready.perform(desktops(ready, 90))
    path = ready.path
    assert ready.files.save_copy(path)
    assert ready.path == path
    assert [point.position for point in ready.history.points] == [ready.history.position] == [1]


def test_saving_where_it_cannot_be_keeps_the_plan_where_it_is(ready: Session, tmp_path: Path) -> None:
    listener, path = Listener(ready), ready.path
    assert not ready.files.save_copy(tmp_path / "no folder" / "a.headroom")
    assert isinstance(listener.last("refused"), MissingProjectError)
    assert ready.path == path
    assert ready.perform(desktops(ready, 90))


def test_opening_what_is_no_project_keeps_the_present_plan(ready: Session, tmp_path: Path) -> None:
    (tmp_path / "x.headroom").write_text("no")
    listener, path = Listener(ready), ready.path
    assert not ready.open(tmp_path / "x.headroom")
    assert isinstance(listener.last("refused"), NotAProjectError)
    assert not ready.open(tmp_path / "gone.headroom")
    assert ready.path == path
    assert ready.perform(desktops(ready, 90))


def test_opening_what_is_open_changes_nothing(ready: Session) -> None:
    listener = Listener(ready)
    assert ready.open(ready.path)
    assert not ready.files.read_only
    assert listener.names() == []


def test_a_file_changed_behind_our_back_is_refused_and_can_be_saved_elsewhere(
    ready: Session, tmp_path: Path
) -> None:
    assert ready.files.save_copy(tmp_path / "a.headroom")
    ready.path.unlink()
    listener, plan = Listener(ready), ready.plan
    assert not ready.perform(desktops(ready, 5))
    assert isinstance(listener.last("refused"), ChangedOnDiskError)
    assert ready.files.save_copy(tmp_path / "b.headroom")
    assert on_disk(tmp_path / "b.headroom")[0] == plan == ready.plan


def test_opening_again_shows_what_another_program_did(ready: Session, tmp_path: Path) -> None:
    assert ready.files.save_copy(tmp_path / "a.headroom")
    other = ProjectFile.create(tmp_path / "b.headroom", read_sample("everything-on-sas"))
    other.close()
    other.path.replace(ready.path)
    assert not ready.perform(desktops(ready, 5))
    assert ready.open(tmp_path / "a.headroom")
    assert ready.plan == other.plan
    assert not ready.files.read_only
    assert ready.perform(desktops(ready, 5))
    assert on_disk(ready.path) == (ready.plan, ready.history)


def test_what_another_program_damaged_is_not_opened_again(ready: Session, tmp_path: Path) -> None:
    assert ready.files.save_copy(tmp_path / "a.headroom")
    ready.path.write_bytes(b"x" * 5000)
    listener, plan = Listener(ready), ready.plan
    assert not ready.open(tmp_path / "a.headroom")
    assert isinstance(listener.last("refused"), NotAProjectError)
    assert ready.plan == plan
    assert ready.files.save_copy(tmp_path / "b.headroom")
    assert on_disk(ready.path)[0] == plan


def test_untouched_drafts_are_removed_and_others_kept(session: Session) -> None:
    assert session.new_plan(Plan())
    untouched = session.path
    assert session.new_plan(Plan())
    assert not untouched.exists()
    assert session.perform(verbs.add_component(session.plan, Host(id="h", name="H"), Position(0, 0)))
    touched = session.path
    assert session.new_plan(Plan())
    assert session.path != touched
    session.close()
    assert drafts() == (touched,)
    assert session.path is None


def test_names_of_drafts_are_free_and_safe(home: Path) -> None:
    folder = drafts_folder()
    assert home in folder.parents
    assert not folder.exists()
    paths = [free_draft_path(name) for name in ("Größe / ../x", "漢字", "", "a" * 300)]
    assert [path.name for path in paths] == [
        "groe-x-1.headroom",
        "plan-1.headroom",
        "plan-1.headroom",
        "a" * 60 + "-1.headroom",
    ]
    paths[1].touch()
    assert free_draft_path("漢字").name == "plan-2.headroom"


def test_drafts_that_cannot_be_kept_are_refused(session: Session, home: Path) -> None:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    Path(place).parent.mkdir(parents=True)
    Path(place).write_text("a file where the folder should be")
    listener = Listener(session)
    assert not session.new_plan(Plan())
    assert listener.names() == ["refused"]
    assert session.path is None


# --- assessments ---------------------------------------------------------------------------------------------


class SlowEngine:
    """The real engine, held up until it is let go; it keeps a list of what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.gate = threading.Event()
        self.gave_up = False
        self._real = engine.evaluate
        monkeypatch.setattr(engine, "evaluate", self)

    def __call__(self, plan: Plan, catalog) -> Assessment:
        self.asked.append(plan.name)
        self.gave_up = not self.gate.wait(10)
        return self._real(plan, catalog)


def rename(session: Session, name: str) -> None:
    assert session.perform(verbs.set_setting(session.plan, "name", name))


def test_while_one_is_under_way_only_the_latest_of_the_others_is_assessed(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, names = SlowEngine(monkeypatch), []
    session.assessed.connect(lambda found: names.append(found.plan_name))
    session.new_plan(Plan())
    for name in ("first", "second", "third"):
        rename(session, name)
    assert names == []
    slow.gate.set()
    qtbot.waitUntil(lambda: names == ["third"])
    assert slow.asked == ["Untitled plan", "third"]
    rename(session, "fourth")
    qtbot.waitUntil(lambda: names == ["third", "fourth"])


def test_the_window_stays_alive_while_a_large_plan_is_assessed(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowEngine(monkeypatch)
    session.new_plan(Plan())
    rename(session, "first")
    assert session.perform(verbs.add_component(session.plan, Host(id="h", name="H"), Position(0, 0)))
    assert not slow.gave_up, "an edit waited for the engine"
    assert session.assessment is None
    slow.gate.set()
    qtbot.waitUntil(lambda: session.assessment is not None)
    assert session.assessment.plan_name == "first"


def test_an_assessment_of_the_last_plan_never_arrives_at_the_next(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, names = SlowEngine(monkeypatch), []
    session.assessed.connect(lambda found: names.append(found.plan_name))
    session.new_plan(read_sample("everything-on-sas"))
    session.new_plan(read_sample("everything-on-ssd"))
    slow.gate.set()
    qtbot.waitUntil(lambda: bool(names))
    settle()
    assert names == ["Everything on SSD"]


def test_a_quick_engine_answers_before_the_step_returns(ready: Session) -> None:
    thread = []
    ready.assessed.connect(lambda _: thread.append(threading.current_thread()))
    assert ready.perform(desktops(ready, 88))
    assert ready.assessment.desktops.planned == 88
    assert thread == [threading.main_thread()]


def test_a_slow_engine_moves_to_the_worker(ready: Session, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 0.0)
    with qtbot.waitSignal(ready.assessed):
        assert ready.perform(desktops(ready, 88))
        assert ready.assessment.desktops.planned != 88
    assert ready.assessment.desktops.planned == 88


@pytest.mark.parametrize(("seconds", "at_once"), [(0.008, True), (0.017, False)])
def test_numbers_are_waited_for_within_a_frame_and_no_longer(
    session: Session, qtbot, monkeypatch: pytest.MonkeyPatch, seconds: float, at_once: bool
) -> None:
    with qtbot.waitSignal(session.assessed):
        assert session.new_plan(read_sample("replica-on-ssd"))
    expected = session.results._assessor
    monkeypatch.setattr(expected, "_seconds", seconds)
    monkeypatch.setattr(expected, "_seconds_anew", seconds)
    assert expected._is_quick(session.plan) == at_once


def test_what_comes_back_all_at_once_is_not_expected_to_be_as_quick_as_an_empty_plan(
    ready: Session, qtbot
) -> None:
    with qtbot.waitSignal(ready.assessed):
        assert ready.new_plan(large_plan(200))
    planned = ready.assessment.desktops.planned
    assert ready.perform(verbs.remove(ready.plan, list(ready.plan.components)))
    assert ready.assessment.desktops.planned == 0
    with qtbot.waitSignal(ready.assessed):
        assert ready.undo()
        assert ready.assessment.desktops.planned == 0
    assert ready.assessment.desktops.planned == planned


def test_a_bug_in_the_engine_is_logged_and_told_and_the_next_plan_is_assessed(
    ready: Session, qtbot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(plan: Plan, catalog) -> Assessment:
        raise ZeroDivisionError(f"customer {plan.name}")

    listener = Listener(ready)
    with monkeypatch.context() as patch:
        patch.setattr(engine, "evaluate", broken)
        with qtbot.waitSignal(ready.refused):
            assert ready.perform(desktops(ready, 88))
    assert isinstance(listener.last("refused"), AssessmentError)
    assert "could not be assessed" in str(listener.last("refused"))
    assert ready.assessment is None
    assert ready.plan.components["pool"].desktops == 88
    log = (log_folder() / "headroom.log").read_text("utf-8")
    assert "ZeroDivisionError" in log
    assert ready.plan.name not in log
    with qtbot.waitSignal(ready.assessed):
        assert ready.perform(desktops(ready, 89))
    assert ready.assessment.desktops.planned == 89


def test_explanations_come_from_the_present_plan(ready: Session) -> None:
    assert ready.results.explain("desktops.maximum")
    with pytest.raises(ExplainError):
        ready.results.explain("nothing.at.all")


def test_closing_ends_the_worker(session: Session, qtbot) -> None:
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    session.close()
    assert not [each for each in threading.enumerate() if each.name.startswith("assessor")]


def test_the_engine_keeps_nothing_of_a_plan_that_is_closed(ready: Session, qtbot) -> None:
    assert reuse.last(Layout) is not None
    at_opening: list[Layout | None] = []
    ready.opened.connect(lambda: at_opening.append(reuse.last(Layout)))
    with qtbot.waitSignal(ready.assessed):
        assert ready.new_plan(Plan())
    assert at_opening == [None]
    assert reuse.last(Layout) is not None
    ready.close()
    assert reuse.last(Layout) is None


def test_the_engine_is_named_right() -> None:
    assert engine.__name__ == ENGINE
