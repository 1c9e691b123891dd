"""What a reviewer would point out follows the numbers: beside the window, and of the last plan only."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from app.canvas.view import CanvasView
from app.inspector.inspector import Inspector
from app.machine.crash_log import log_folder
from app.project import assessor
from app.project.plan_results import AssessmentError
from app.project.samples import read_sample
from app.project.session import Session
from app.results.tabs.all_tabs import NAMES, ResultTabs
from planner_core.editing import verbs
from planner_core.engine import evaluate as engine
from planner_core.plan.plan import Position
from tests.support.in_front import bring_to_front
from tests.support.plans import CATALOG
from tests.support.settled import settle


@pytest.fixture
def session(qtbot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """With a sample that is reviewed; its numbers come at once from now on, however busy the machine is."""
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 10.0)
    made = Session(CATALOG)
    with qtbot.waitSignal(made.results.reviewed):
        made.new_plan(read_sample("everything-on-ssd"))
    yield made
    made.close()


class Reviewers:
    """Notes in which thread each review took place, of how many planned desktops."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[str] = []
        self.desktops: list[int] = []
        real = engine.findings_of

        def noted(review):
            self.threads.append(threading.current_thread().name)
            self.desktops.append(review.desktops.planned)
            return real(review)

        monkeypatch.setattr(engine, "findings_of", noted)


def plan_desktops(session: Session, number: int) -> None:
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", number))


def without_hosts(session: Session) -> None:
    assert session.perform(verbs.remove(session.plan, ["host"]))


def test_the_numbers_come_first_and_the_findings_follow(session: Session, qtbot) -> None:
    before = session.results.findings
    with qtbot.waitSignal(session.results.reviewed) as told:
        without_hosts(session)
        assert session.assessment.desktops.maximum is None, "the numbers waited for the review"
        assert not session.results.is_reviewed
        assert session.results.findings == before
    assert told.args == [session.assessment]
    assert session.results.is_reviewed
    assert session.results.findings == session.assessment.findings != before


def test_of_steps_in_a_row_only_the_last_plan_is_reviewed(session: Session, qtbot, monkeypatch) -> None:
    reviewers, told = Reviewers(monkeypatch), []
    session.results.reviewed.connect(lambda found: told.append(found.desktops.planned))
    for number in (81, 82, 83):
        plan_desktops(session, number)
    qtbot.waitUntil(lambda: bool(told))
    settle()
    assert told == reviewers.desktops == [83]


def test_no_view_works_the_findings_out_in_the_thread_of_the_window(
    session: Session, qtbot, monkeypatch
) -> None:
    canvas, inspector, tabs = CanvasView(session), Inspector(session), ResultTabs(session)
    for widget in (canvas, inspector, tabs):
        qtbot.addWidget(widget)
        bring_to_front(qtbot, widget)
    reviewers = Reviewers(monkeypatch)
    for number, name in enumerate((*NAMES, "findings"), 80):
        tabs.show_tab(name)
        with qtbot.waitSignal(session.results.reviewed):
            plan_desktops(session, number)
            settle()
    tabs.stop()
    assert set(reviewers.threads) == {"assessor_0"}


def test_cards_tabs_and_inspector_follow_the_review(session: Session, qtbot) -> None:
    canvas, inspector, tabs = CanvasView(session), Inspector(session), ResultTabs(session)
    for widget in (canvas, inspector, tabs):
        qtbot.addWidget(widget)
    tabs.show_tab("findings")
    bring_to_front(qtbot, tabs)
    with qtbot.waitSignal(session.results.reviewed):
        without_hosts(session)
    severe = [each for each in session.results.findings if each.severity == "error"]
    pool = [
        each for each in session.results.findings if each.component == "pool" and each.severity != "notice"
    ]
    plan = [  # the errors of all components besides, which nobody would look for at each
        each for each in session.results.findings if not each.component or each.severity == "error"
    ]
    assert severe
    assert pool
    assert plan
    assert len(canvas.scene().freshen_card("pool").remarks) == len(pool)
    assert len(inspector.results.notes) == len(plan)
    shown = tabs.tab("findings").model.rows
    assert shown[0].finding == severe[0]
    assert tabs.tabText(NAMES.index("findings")) == f"Findings ({len(shown)})"


def test_a_plan_that_is_opened_shows_no_findings_of_the_last(session: Session, qtbot) -> None:
    assert session.results.findings
    session.new_plan(read_sample("everything-on-sas"))
    assert list(session.results.findings) == []
    qtbot.waitUntil(lambda: bool(session.results.findings))


def test_a_moved_card_keeps_the_review_that_is_under_way(session: Session, qtbot, monkeypatch) -> None:
    reviewers = Reviewers(monkeypatch)
    with qtbot.waitSignal(session.results.reviewed):
        plan_desktops(session, 81)
        assert session.perform(verbs.move(session.plan, {"pool": Position(400, 300)}))
    assert session.results.present is session.assessment
    assert session.results.is_reviewed
    assert reviewers.desktops == [81]


def test_a_fault_in_a_check_is_logged_and_told_and_the_next_plan_is_reviewed(
    session: Session, qtbot, monkeypatch
) -> None:
    def broken(review):
        raise ZeroDivisionError("in a check")

    with monkeypatch.context() as patch:
        patch.setattr(engine, "findings_of", broken)
        with qtbot.waitSignal(session.refused) as told:
            plan_desktops(session, 81)
    assert isinstance(told.args[0], AssessmentError)
    assert session.assessment is None
    assert list(session.results.findings) == []
    assert "ZeroDivisionError" in (log_folder() / "headroom.log").read_text("utf-8")
    with qtbot.waitSignal(session.results.reviewed):
        plan_desktops(session, 82)
    assert session.results.findings


def test_a_review_that_was_passed_over_is_made_where_its_plan_is_shown_again(
    session: Session, qtbot, monkeypatch
) -> None:
    """Two new variants in a hurry: the review of the second waits for the worker while the third is shown again."""
    canvas = CanvasView(session)
    qtbot.addWidget(canvas)
    reviewers, gate = Reviewers(monkeypatch), threading.Event()
    session.results._assessor._worker.submit(gate.wait)
    for name, number in (("Second", 81), ("Third", 82)):
        assert session.variants.duplicate(session.variants.shown.id, name)
        plan_desktops(session, number)
    second, third = (each.id for each in session.project.variants[1:])
    assert session.variants.show(second)
    settle()
    assert session.variants.show(third)
    gate.set()
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    assert reviewers.desktops == [82]
    with qtbot.waitSignal(session.results.reviewed):
        assert session.variants.show(second)
    assert reviewers.desktops == [82, 81]
    assert set(reviewers.threads) == {"assessor_0"}


def test_a_failed_assessment_leaves_no_remark_on_a_card(session: Session, qtbot, monkeypatch) -> None:
    canvas = CanvasView(session)
    qtbot.addWidget(canvas)
    host = canvas.scene().freshen_card("host")
    assert host.severity
    with monkeypatch.context() as patch:
        patch.setattr(engine, "evaluate", lambda *_: 1 / 0)
        with qtbot.waitSignal(session.refused):
            plan_desktops(session, 81)
    canvas.shown.set_phase("boot")
    host = canvas.scene().freshen_card("host")
    assert (host.severity, host.remarks) == ("", ())


def test_nothing_is_said_of_findings_before_they_are_known(session: Session, qtbot) -> None:
    tabs = ResultTabs(session)
    qtbot.addWidget(tabs)
    tabs.show_tab("findings")
    bring_to_front(qtbot, tabs)
    table = tabs.tab("findings").table
    session.new_plan(read_sample("everything-on-sas"))
    assert (table.rows.rows, table.empty_text) == ((), "")
    qtbot.waitUntil(lambda: bool(table.rows.rows))


def test_views_work_out_beside_the_window_what_they_show_of_numbers_made_there(
    session: Session, qtbot, monkeypatch
) -> None:
    seen = []
    session.results.ahead.append(
        lambda plan, assessment: seen.append((threading.current_thread().name, plan, assessment))
    )
    plan_desktops(session, 30)
    assert seen == [], "what is assessed in the window is shown at once"
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 0.0)
    with qtbot.waitSignal(session.assessed):
        plan_desktops(session, 31)
    assert len(seen) == 1
    thread, plan, assessment = seen[0]
    assert thread.startswith("assessor")
    assert plan is session.plan
    assert assessment is session.assessment


def test_a_view_that_fails_beside_the_window_keeps_no_numbers_back(
    session: Session, qtbot, monkeypatch
) -> None:
    def fail(_plan, _assessment):
        raise ZeroDivisionError

    session.results.ahead.append(fail)
    monkeypatch.setattr(assessor, "SECONDS_INLINE", 0.0)
    with qtbot.waitSignal(session.assessed):
        plan_desktops(session, 32)
    assert session.assessment.desktops.planned == 32
    assert list(log_folder().iterdir())


def test_an_edit_of_a_field_says_nothing_of_how_long_a_deletion_takes(
    session: Session, qtbot, monkeypatch
) -> None:
    watched = session.results._assessor
    plan_desktops(session, 33)
    watched._seconds_anew = (
        20.0  # as for thousands of components, of which an edit of a field leaves most as it was
    )
    plan_desktops(session, 34)
    assert session.assessment is not None
    assert session.assessment.desktops.planned == 34, "in the window, at once"
    known = session.assessment
    with qtbot.waitSignal(session.assessed):
        without_hosts(session)
        assert session.assessment is not known or watched.is_busy
        assert watched.is_busy, "beside it"
    assert watched._seconds_anew < 20.0
