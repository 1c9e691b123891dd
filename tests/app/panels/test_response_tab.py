"""Response times: curve, cases and tests are those of the study, and lead to what users queue for."""

from __future__ import annotations

import pytest

from app.catalogue import load_response_data
from app.panels.results.tabs import ResultTabs
from planner_core.editing import verbs
from planner_core.engine.explain import explainable
from planner_core.studies.response_study import response_study


@pytest.fixture
def tab(session, place, qtbot):
    made = ResultTabs(session)
    place(made, 1100, 400)
    made.show_tab("response")
    tab = made.tab("response")
    qtbot.waitUntil(lambda: not tab.is_busy, timeout=20_000)
    yield tab
    made.stop()


@pytest.fixture
def study(session):
    return response_study(session.plan, session.catalog, load_response_data())


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
        each.sessions for each in study.vsimax if (each.users, each.rule) == ("open", "login-vsi-4.1")
    ]
    assert marks["planned"] == study.curve.network.sessions == 70
    assert marks["knee"] == study.curve.knee
    assert marks["maximum"] == session.assessment.desktops.maximum == 65
    assert marks["vsimax"] == vsimax


def test_the_planned_sessions_are_held_against_every_case(tab, study):
    assert tab.cases.rows == study.cases
    assert [row.case for row in tab.cases.rows] == ["normal", "drive"]


def test_every_rule_and_group_has_its_verdict(tab, study):
    rows = {row.test: row for row in tab.tests.rows}
    for each in study.vsimax:
        row = rows[each.name]
        assert (row.keeping_pace if each.users == "open" else row.waiting) == each.sessions
        assert row.source == each.source
    for group in study.view_planner.groups:
        row = next(row for row in tab.tests.rows if f"group {group.group}" in row.test)
        assert row.keeping_pace == group.most_sessions
        assert row.allowed_seconds == group.limit_seconds
        assert (row.verdict == "passes") == (group.most_sessions >= 70)
    verdicts = {row.verdict for row in tab.tests.rows if row.keeping_pace is not None}
    assert verdicts <= {"passes", "fails"}
    for row in tab.tests.rows:
        if row.keeping_pace is not None:
            assert (row.verdict == "passes") == (row.planned <= row.keeping_pace)


def test_rows_explain_what_users_queue_for(tab, session, qtbot):
    known = set(explainable(session.assessment))
    asked = []
    tab.explain_requested.connect(asked.append)
    tab.curve_table.chosen.emit(0, 0)
    for row in tab.cases.rows:
        tab.cases_table.chosen.emit(row, 0)
    tab.tests_table.chosen.emit(tab.tests.rows[0], 0)
    assert len(asked) == 4
    assert set(asked) <= known
    assert asked[0] == f"{tab.shown_curve.bottleneck}.{tab.shown_curve.bottleneck_resource}.steady"


def test_the_summary_says_how_long_users_wait(tab, study):
    text = tab.views.note.text()
    assert text.startswith("Steady, Normal: 70 sessions wait ")
    assert f"Full from {int(study.curve.knee)} on" in text


def test_too_many_sessions_are_said_to_be_too_many(tab, session, perform, qtbot):
    perform(verbs.set_field(session.plan, ("pool",), "desktops", 200))
    qtbot.waitUntil(lambda: not tab.is_busy, timeout=20_000)
    assert "200 sessions are too many to keep their pace" in tab.views.note.text()
    assert "∞" not in tab.views.note.text()
    assert {row.verdict for row in tab.tests.rows if row.keeping_pace is not None} == {"fails"}


def test_without_an_answer_the_reason_stands_in_place_of_the_chart(tab, session, perform, qtbot):
    perform(verbs.set_field(session.plan, ("pool",), "concurrency_percent", 0.0))
    qtbot.waitUntil(lambda: not tab.is_busy, timeout=20_000)
    assert tab.chart_page.reason.isVisible()
    assert len(tab.chart_page.reason.text()) > 10
    assert not tab.chart_page.chart.isVisible()
    assert not tab.curve.rows
    perform(verbs.set_field(session.plan, ("pool",), "concurrency_percent", 100.0))
    qtbot.waitUntil(lambda: not tab.is_busy, timeout=20_000)
    assert tab.chart_page.chart.isVisible()
    assert not tab.chart_page.reason.isVisible()
