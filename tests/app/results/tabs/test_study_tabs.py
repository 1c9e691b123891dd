"""Tabs whose answers take longer than a frame: asked when looked at, the latest plan wins, left when nobody looks."""

from __future__ import annotations

import copy
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.project.samples import read_sample
from app.results.tabs import study_tab
from app.results.tabs.all_tabs import NAMES, ResultTabs
from app.results.tabs.study_tab import StudyTab
from planner_core.editing import verbs
from planner_core.plan.plan import Plan
from tests.support.panels import formatted_labels, nameless

STUDIES = ("limits", "response", "assumptions", "opinions")


@pytest.fixture
def tabs(session, place):
    made = ResultTabs(session)
    place(made, 1100, 400)
    yield made
    made.stop()


@pytest.fixture
def look(tabs, qtbot):
    """Look at a tab until it has found out everything."""

    def at(name):
        tabs.show_tab(name)
        tab = tabs.tab(name)
        qtbot.waitUntil(lambda: not getattr(tab, "is_busy", False), timeout=60_000)
        return tab

    return at


class Slow(StudyTab):
    """Answers when it is told to."""

    def __init__(self):
        super().__init__("slow")
        self.go_on = threading.Event()
        self.begun = threading.Event()
        self.got = []
        self.fails = False

    def pieces(self, plan, assessment):
        self.begun.set()
        yield f"first of {plan.name}"
        self.go_on.wait(10)
        if self.fails:
            raise RuntimeError
        yield f"second of {plan.name}"

    def show_piece(self, piece):
        self.got.append(piece)

    def clear(self):
        self.got.append("clear")


@pytest.fixture
def slow(session, place, monkeypatch):
    monkeypatch.setattr(study_tab, "PAUSE_MS", 0)
    monkeypatch.setattr(study_tab, "BUSY_AFTER_MS", 20)
    made = Slow()
    place(made, 600, 200)
    yield made
    made.go_on.set()
    made.stop()


def ours(tab, question):
    return {row.ours for row in tab.model.rows if row.question == question}


def named(name):
    return Plan(settings=Plan().settings.__class__(name=name))


def test_no_tab_is_made_before_anybody_looks_at_it(session, place):
    made = ResultTabs(session)
    place(made, 1100, 400)
    assert list(made._tabs) == ["saturation"]
    made.show_tab("cost")
    assert list(made._tabs) == ["saturation", "cost"]
    assert not [each for each in threading.enumerate() if each.name.startswith(("response", "second"))]


def test_a_study_cancelled_by_leaving_its_tab_runs_again_later(tabs, look, session, perform):
    assert ours(look("opinions"), "hosts") == {2}
    tabs.show_tab("assumptions")
    tabs.show_tab("saturation")
    assert not tabs.tab("assumptions").is_busy
    assert not tabs.tab("assumptions").model.rows
    assert look("assumptions").model.rows
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 20))
    assert ours(look("opinions"), "hosts") == {1}


def test_the_latest_plan_wins(slow, session, qtbot):
    slow.show_results(named("old"), session.assessment)
    qtbot.waitUntil(lambda: slow.got == ["first of old"])
    slow.show_results(named("new"), session.assessment)
    slow.go_on.set()
    qtbot.waitUntil(lambda: "second of new" in slow.got)
    assert slow.got == ["first of old", "first of new", "second of new"]


def test_what_takes_long_says_so_and_can_be_stopped_and_begun_again(slow, session, qtbot):
    slow.show_results(named("plan"), session.assessment)
    qtbot.waitUntil(lambda: bool(slow.busy_text))
    assert slow.busy_text == "Working it out…"
    qtbot.mouseClick(slow._busy.button, Qt.MouseButton.LeftButton)
    assert not slow.is_busy
    assert slow.busy_text.startswith("Stopped")
    slow.go_on.set()
    qtbot.mouseClick(slow._busy.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "second of plan" in slow.got)
    qtbot.waitUntil(lambda: not slow.busy_text)


@pytest.mark.parametrize("goes_on", [True, False])
def test_what_was_said_of_the_last_plan_does_not_stay(slow, session, qtbot, goes_on):
    slow.show_results(named("old"), session.assessment)
    qtbot.waitUntil(lambda: bool(slow.busy_text))
    qtbot.mouseClick(slow._busy.button, Qt.MouseButton.LeftButton)
    assert slow.busy_text.startswith("Stopped")
    slow.show_results(named("new"), session.assessment if goes_on else None)
    assert slow.busy_text == ""


def test_a_fault_is_told_and_can_be_tried_again(slow, session, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    slow.fails = True
    slow.go_on.set()
    slow.show_results(named("plan"), session.assessment)
    qtbot.waitUntil(lambda: "fault" in slow.busy_text)
    assert slow._busy.button.text() == "Try again"
    slow.fails = False
    qtbot.mouseClick(slow._busy.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "second of plan" in slow.got)


def test_another_plan_clears_the_answer_at_once(slow, session):
    slow.show_results(named("plan"), session.assessment)
    slow.show_results(Plan(), None)
    assert slow.got == ["clear"]
    assert not slow.is_busy


@pytest.mark.parametrize("name", NAMES)
def test_every_tab_can_be_read_aloud_and_formats_no_name(tabs, look, session, perform, name):
    perform(verbs.set_field(session.plan, ("host",), "name", "<b>x</b>"))
    tab = look(name)
    assert formatted_labels(tab) == []
    assert nameless(tabs) == []


@pytest.mark.parametrize("name", ["storms", "response", "assumptions", "opinions", "limits"])
def test_tables_are_copied_with_their_headings(tabs, look, name):
    tab = look(name)
    for table in [each for each in vars(tab).values() if hasattr(each, "copy_text")]:
        lines = table.copy_text().splitlines()
        assert lines[0].split("\t") == [column.title for column in table.rows.columns]
        assert len(lines) == 1 + len(table.rows.rows)
        assert {line.count("\t") for line in lines} == {len(table.rows.columns) - 1}


def test_ctrl_c_copies_the_table_that_has_the_focus(tabs, look):
    table = look("opinions").table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == table.copy_text()


@pytest.mark.parametrize("name", STUDIES)
def test_an_empty_plan_is_no_fault(tabs, look, session, qtbot, name):
    look(name)
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    tab = look(name)
    assert tab.busy_text == ""


def test_the_tabs_follow_the_case_and_the_phase(tabs, look, session, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample("vsan62-hybrid-500"))
    look("response")
    tabs.show_case("host-1")
    tab = look("response")
    assert tab.shown_curve.network.case == "host-1"
    assert tab.views.note.text().startswith("Steady, 1 host failed")
    tabs.show_phase("login")
    assert look("response").shown_curve.network.phase == "login"
    tabs.show_phase("boot")
    assert look("response").shown_curve.network.phase == "steady"
    storms = look("storms")
    assert {row.storm.case for row in storms.model.rows} == {"host-1"}


@pytest.mark.parametrize("name", ["response", "assumptions", "opinions"])
def test_studies_ask_the_catalogue_of_the_moment(session, tabs, look, qtbot, name, monkeypatch):
    look(name)
    asked = []
    monkeypatch.setattr(type(tabs.tab(name)), "show_results", lambda *_: asked.append(session.catalog))
    other = copy.copy(session.catalog)
    session.use_catalog(other)
    assert len(asked) == 1
    assert asked[0] is other
