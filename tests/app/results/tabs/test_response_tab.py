"""Response times: curve, cases and tests are those of the study, and lead to what users queue for."""

from __future__ import annotations

import math

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.results.tables.load_test_table import verdict_columns, verdict_rows
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.response_tab import LOWEST_CHART
from planner_core.editing import verbs
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explainable
from planner_core.studies.response_study import response_study
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.response import VIEW_PLANNER_USERS


@pytest.fixture
def tab(session, place, qtbot):
    made = ResultTabs(session)
    place(made, 1400, 400)  # all tabs beside each other, without the buttons that scroll them
    made.show_tab("response")
    tab = made.tab("response")
    qtbot.waitUntil(lambda: not tab.is_busy)
    yield tab
    made.stop()


@pytest.fixture
def study(session):
    return response_study(session.plan, session.catalog)


def test_the_chart_and_its_table_show_the_curve_of_the_study(tab, study):
    curve = study.curve
    assert tab.shown_curve == curve
    for row in range(tab.curve.rowCount()):
        at = tab.curve.rows[row]
        shown = [tab.curve.index(row, column).data() for column in range(3)]
        assert shown[0] == str(curve.sessions[at])
        for text, seconds in zip(shown[1:], (curve.open_seconds[at], curve.closed_seconds[at]), strict=True):
            expected = "∞" if seconds == float("inf") else f"{seconds:.2f}\N{NO-BREAK SPACE}s"
            assert text == expected
    assert int(curve.network.sessions) in [curve.sessions[at] for at in tab.curve.rows]


def test_planned_maximum_knee_and_vsimax_are_marked(tab, study, session):
    marks = {mark.kind: mark.sessions for mark in tab.chart_page.chart.picture.marks}
    (vsimax,) = [
        each.sessions
        for each in study.vsimax
        if (each.users, each.rule) == ("open", "login-vsi-3-dynamic-analyser")
    ]
    assert marks["planned"] == study.curve.network.sessions == 70
    assert marks["knee"] == study.curve.knee
    assert marks["maximum"] == session.assessment.desktops.maximum == 65
    assert marks["vsimax"] == vsimax


def test_the_chart_waits_for_no_verdict(tab, session, qtbot, monkeypatch):
    """A curve is there sooner than what load tests would say."""
    monkeypatch.setattr(tab, "_show_verdicts", lambda _: None)
    assert session.perform(verbs.set_field(session.plan, ["pool"], "desktops", 60))
    qtbot.waitUntil(lambda: not tab.is_busy and tab.shown_curve.network.sessions == 60)
    marks = {mark.kind: mark.sessions for mark in tab.chart_page.chart.picture.marks}
    assert (marks["planned"], marks["knee"]) == (60, tab.shown_curve.knee)
    assert "vsimax" not in marks


def test_the_planned_sessions_are_held_against_every_case(tab, study):
    assert tab.cases.rows == study.cases
    assert {"normal", "drive"} <= {row.case for row in tab.cases.rows}


@pytest.mark.parametrize(("desktops", "verdicts"), [(5, ["passes", "passes"]), (51, ["fails", "passes"])])
def test_each_group_of_view_planner_has_a_row(desktops, verdicts):
    """Users of View Planner on one processor with 1,000 MHz each: five of them pass, 51 wait too long for a core."""
    plan = small_plan(desktops=desktops, cpu_mhz=1000.0, workload=VIEW_PLANNER_USERS)
    plan = with_fields(plan, "host", sockets=1)
    found = response_study(plan, CATALOG).view_planner
    rows = [row for row in verdict_rows(desktops, (), found) if row.test.startswith("View Planner, group ")]
    assert [row.test[:21] for row in rows] == ["View Planner, group A", "View Planner, group B"]
    assert [row.verdict for row in rows] == verdicts
    assert [row.planned for row in rows] == [desktops, desktops]
    assert [row.keeping_pace for row in rows] == [each.most_sessions for each in found.groups]
    assert [row.allowed_seconds for row in rows] == [1.0, 6.0]


def test_every_rule_has_its_verdict_and_other_tests_say_why_not(tab, study):
    rows = {row.test: row for row in tab.tests.rows}
    answered = [each for each in study.vsimax if each.benchmark == "login-vsi-3"]
    assert answered
    for each in answered:
        row = rows[each.name]
        assert (row.keeping_pace if each.users == "open" else row.waiting) == each.sessions
        assert row.source == each.source
    for test in ("Login VSI 4", "View Planner"):
        assert (rows[test].planned, rows[test].keeping_pace, rows[test].verdict) == (None, None, "–")
        assert "judges its own users only" in rows[test].remark
    verdicts = {row.verdict for row in tab.tests.rows if row.keeping_pace is not None}
    assert verdicts <= {"passes", "fails"}
    for row in tab.tests.rows:
        if row.keeping_pace is not None:
            assert (row.verdict == "passes") == (row.planned <= row.keeping_pace)


def test_every_store_has_its_latency_in_every_phase_with_i_o(tab, session):
    rows = [each for each in session.assessment.latencies if each.case == "normal"]
    assert {each.phase for each in rows} >= {"steady", "boot"}
    assert sorted(tab.stores.rows, key=str) == sorted(rows, key=str)
    names = [tab.stores.index(row, 0).data() for row in range(tab.stores.rowCount())]
    assert names == [session.plan.components[each.store].name for each in tab.stores.rows]


@pytest.mark.parametrize("desktops", [74, 75, 83, 84, 90])
def test_the_verdict_of_a_row_is_that_of_the_study(desktops):
    """Within the limit of the disks, just within it, before their knee and beyond it, with a fraction of a session."""
    plan = small_plan(
        desktops=desktops, concurrency_percent=99.5, cpu_mhz=100.0, iops=8.0, workload=VIEW_PLANNER_USERS
    )
    plan = with_fields(plan, "ssd", drive_kind="hdd", drive_iops=150.0)
    found = response_study(plan, CATALOG).view_planner
    rows = verdict_rows(found.sessions, (), found)
    assert [row.verdict for row in rows] == ["passes" if each.passed else "fails" for each in found.groups]
    measures = verdict_columns()["measures"]
    is_endless = math.isinf(found.groups[1].seconds)
    assert is_endless == (desktops >= 84)
    assert (measures.shown(rows[1]) == "∞", measures.key(rows[1]) is None) == (is_endless, is_endless)


def test_rows_explain_what_users_queue_for(tab, session, qtbot):
    known = set(explainable(session.assessment))
    asked = []
    tab.explain_requested.connect(asked.append)
    tab.curve_table.chosen.emit(0, 0)
    for row in tab.cases.rows:
        tab.cases_table.chosen.emit(row, 0)
    tab.tests_table.chosen.emit(tab.tests.rows[0], 0)
    assert len(asked) == 2 + len(tab.cases.rows)
    assert set(asked) <= known
    assert asked[0] == f"{tab.shown_curve.bottleneck}.{tab.shown_curve.bottleneck_resource}.steady"


def test_the_summary_says_how_long_users_wait(tab, study):
    text = tab.views.note.text()
    assert text.startswith("Steady, Normal: 70 sessions wait ")
    assert f"Full from {int(study.curve.knee)} on" in text


def test_in_a_low_pane_the_chart_is_scrolled_and_not_flattened(tab, qtbot):
    page, chart = tab.chart_page, tab.chart_page.chart
    tab.window().resize(1400, 120)
    qtbot.waitUntil(lambda: page.height() < LOWEST_CHART)
    assert chart.height() >= LOWEST_CHART
    assert page.verticalScrollBar().maximum() > 0
    tab.window().resize(1400, 600)
    qtbot.waitUntil(lambda: chart.height() > LOWEST_CHART)
    assert page.verticalScrollBar().maximum() == 0


def test_a_low_chart_is_scrolled_by_keys_as_well(tab, qtbot):
    page = tab.chart_page
    assert page.focusPolicy() == Qt.FocusPolicy.NoFocus
    tab.window().resize(1400, 120)
    bar = page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    tab.views._switch.setFocus()
    before = page.grab().toImage()
    QTest.keyClick(tab.views._switch, Qt.Key.Key_Tab)
    qtbot.waitUntil(page.hasFocus)
    assert page.accessibleName()
    assert page.grab().toImage() != before  # one sees where keys go
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    tab.window().resize(1400, 600)
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    assert page.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_too_many_sessions_are_said_to_be_too_many(tab, session, perform, qtbot):
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 200))
    qtbot.waitUntil(lambda: not tab.is_busy)
    assert "200 sessions are too many to keep their pace" in tab.views.note.text()
    assert "∞" not in tab.views.note.text()
    assert {row.verdict for row in tab.tests.rows if row.keeping_pace is not None} == {"fails"}


def test_without_an_answer_the_reason_stands_in_place_of_the_chart(tab, session, perform, qtbot):
    perform(verbs.set_field(session.plan, ("pool",), "concurrency_percent", 0.0))
    qtbot.waitUntil(lambda: not tab.is_busy)
    assert tab.chart_page.reason.isVisible()
    assert len(tab.chart_page.reason.text()) > 10
    assert not tab.chart_page.chart.isVisible()
    assert not tab.curve.rows
    perform(verbs.set_field(session.plan, ("pool",), "concurrency_percent", 100.0))
    qtbot.waitUntil(lambda: not tab.is_busy)
    assert tab.chart_page.chart.isVisible()
    assert not tab.chart_page.reason.isVisible()


def test_users_behind_a_line_have_a_column_of_their_own(tab, study):
    titles = [column.title for column in tab.tests.columns]
    assert "Through the line" not in titles
    rows = [row._replace(through_line=12.0) for row in tab.tests.rows]
    through_line = msgspec.structs.replace(study.vsimax[0], through_line=12)
    tab.tests.show_columns([*verdict_columns([through_line]).values()])
    tab.tests.show_rows(rows)
    assert [column.title for column in tab.tests.columns] == [*titles, "Through the line"]
    assert tab.tests.index(0, len(titles)).data() == "12"


def test_another_plan_is_shown_without_the_components_of_the_last_one(tab, session, qtbot):
    assert {row.bottleneck for row in tab.cases.rows} & set(session.plan.components)
    tab.show_results(cluster_plan(), evaluate(cluster_plan(), session.catalog))
    qtbot.waitUntil(lambda: not tab.is_busy)
    words = [tab.cases.index(row, column).data() for row in range(len(tab.cases.rows)) for column in range(5)]
    assert not any("RX300" in str(each) for each in words)
