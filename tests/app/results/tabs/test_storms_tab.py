"""Storms: every time of the assessment is in the table, the slowest in the charts, and each explains itself."""

from __future__ import annotations

import pytest

from app.project.samples import read_sample
from app.results.tabs.all_tabs import ResultTabs
from planner_core.editing import verbs
from planner_core.engine.explaining.explain import explainable
from planner_core.plan.plan import Plan


@pytest.fixture
def tabs(session, place, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample("tr4540-1500"))
    made = ResultTabs(session)
    place(made, 1200, 400)
    made.show_tab("storms")
    qtbot.waitUntil(lambda: bool(made.tab("storms").cards.cards))
    return made


@pytest.mark.parametrize("case", ["normal", "controller"])
def test_the_table_holds_every_time_of_the_assessment(tabs, session, case):
    tabs.show_case(case)
    rows = tabs.tab("storms").model.rows
    for storm in session.assessment.storms:
        if storm.case != case:
            continue
        here = [row for row in rows if row.storm.phase == storm.phase]
        parts = {(row.kind, row.minutes) for row in here}
        assert {("resource", part.minutes) for part in storm.parts} <= parts
        if storm.throttle_minutes is not None:
            assert ("throttle", storm.throttle_minutes) in parts
            whole = next(row for row in here if row.kind == "all")
            work = next(
                each
                for each in session.assessment.work
                if (each.phase, each.case) == (storm.phase, storm.case)
            )
            assert whole.minutes == pytest.approx(work.minutes)
            assert whole.is_late == (work.minutes > work.window_minutes)


def test_a_failure_says_how_long_vsan_rebuilds(tabs, session, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample("vsan62-hybrid-500"))
    storms = tabs.tab("storms")
    assert storms.views.note.text() == ""
    tabs.show_case("host-1")
    (rebuild,) = (each for each in session.assessment.rebuilds if each.case == "host-1")
    assert f"{rebuild.gib:,.0f}" in storms.views.note.text()
    assert f"in {rebuild.hours:.1f}" in storms.views.note.text()


def test_every_time_explains_itself(tabs, session):
    known = set(explainable(session.assessment))
    asked = []
    tab = tabs.tab("storms")
    tabs.explain_requested.connect(asked.append)
    for row in tab.model.rows:
        tab.table.chosen.emit(row, 0)
    assert set(asked) <= known
    assert len(asked) == len(tab.model.rows) > 10
    for row, what in zip(tab.model.rows, asked, strict=True):
        assert float(session.results.explain(what).value) == pytest.approx(row.minutes)


def test_each_storm_has_a_card_that_says_whether_it_is_done_in_time(tabs):
    cards = {card.heading.text().split(":")[0]: card for card in tabs.tab("storms").cards.cards}
    assert cards["Boot"].heading.text() == "Boot: 12\N{NO-BREAK SPACE}min"
    assert cards["Boot"].verdict.text() == (
        "In its window of 12\N{NO-BREAK SPACE}min; misses it with 13\N{NO-BREAK SPACE}min (Controller failed)."
    )
    assert "Nothing to do here" in cards["Login"].verdict.text()
    tabs.show_case("controller")
    assert cards["Boot"].verdict.text() == "Misses its window of 12\N{NO-BREAK SPACE}min."
    assert tabs.tab("storms").views.note.text() == "In this case: Controller failed"


def test_a_card_draws_the_throttle_and_the_slowest(tabs, session):
    (boot,) = session.assessment.storms.where(("boot", "normal"))
    chart = tabs.tab("storms").cards.cards[0].chart
    assert [row.minutes for row in chart.rows] == [
        boot.throttle_minutes,
        *(part.minutes for part in boot.parts[:3]),
    ]


def test_a_card_that_gets_work_draws_it(tabs, session, perform):
    login = next(card for card in tabs.tab("storms").cards.cards if "Login" in card.heading.text())
    assert login.chart is None
    perform(verbs.set_field(session.plan, ("pool",), "login_ios", 10_000.0))
    assert login.chart.isVisible()
    assert login.heading.text().startswith("Login: ")
    assert [row.kind for row in login.chart.rows] == ["resource"] * len(login.chart.rows)
    perform(verbs.set_field(session.plan, ("pool",), "login_ios", 0.0))
    assert not login.chart.isVisible()


def test_cards_stand_beside_each_other_as_far_as_there_is_room(tabs, qtbot):
    cards = tabs.tab("storms").cards.cards
    tops = {card.y() for card in cards[:3]}
    assert len(tops) == 1
    tabs.resize(450, 400)
    qtbot.waitUntil(lambda: len({card.x() for card in cards}) == 1)
    assert [card.y() for card in cards] == sorted({card.y() for card in cards})
    assert all(card.width() <= 450 for card in cards)


def test_without_a_storm_the_table_says_what_to_do(tabs, session, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    tab = tabs.tab("storms")
    assert tab.views.shown == "table"
    assert len(tab.table.empty_text) > 20
