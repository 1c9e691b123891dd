"""The years ahead: chart, tables and sentences say what the study says, and a year becomes a variant."""

from __future__ import annotations

import pytest

from app.results.charts.years_chart import YearsChart
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.years_tab import EACH_YEAR, NOW, YearsTab
from planner_core.editing import verbs
from planner_core.plan.components import DesktopPool, Host
from planner_core.studies.years import years_study


@pytest.fixture
def tab(session, place, qtbot):
    session.perform(verbs.set_field(session.plan, ["pool"], "growth_percent", 40.0))
    for field, value in (("planned_years", 3), ("acceptance_test", "none")):  # its search is short
        session.perform(verbs.set_setting(session.plan, field, value))
    made = ResultTabs(session)
    place(made, 1100, 400)
    made.show_tab("years")
    tab = made.tab("years")
    qtbot.waitUntil(lambda: not tab.is_busy)
    yield tab
    made.stop()


def shown_in(table) -> list[list[str]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def titles(table) -> list[str]:
    return [column.title for column in table.rows.columns]


def test_everything_shown_is_what_the_study_says(tab: YearsTab, session) -> None:
    study = years_study(session.plan, session.catalog)
    assert study is not None
    assert tab.study == study
    assert [row[1] for row in shown_in(tab.as_drawn_table)] == [str(each.desktops) for each in study.as_drawn]
    for table, buying in ((tab.each_year_table, study.each_year), (tab.now_table, study.now)):
        rows = shown_in(table)
        assert [row[1] for row in rows] == [str(each.desktops) for each in buying.years]
        assert [row[2] for row in rows] == [str(each.hosts) for each in buying.years]
    chart = tab.timeline.chart
    assert isinstance(chart, YearsChart)
    assert chart.study == study
    assert [figure.chart for figure in tab.figures()] == [chart]
    assert any("desktops" in text for text in chart.shown_labels())


def test_amounts_that_are_0_in_every_year_have_no_column(tab: YearsTab, session, qtbot) -> None:
    assert "Maintenance" not in titles(tab.each_year_table)
    session.perform(verbs.set_setting(session.plan, "maintenance_percent", 10.0))
    qtbot.waitUntil(lambda: not tab.is_busy)
    priced = any(year.maintenance for year in tab.study.each_year.years)
    assert ("Maintenance" in titles(tab.each_year_table)) == priced


@pytest.mark.parametrize(("view", "when"), [(EACH_YEAR, "each_year"), (NOW, "now")])
def test_a_year_becomes_a_variant(tab: YearsTab, session, view: str, when: str) -> None:
    tab.views.show_view(view)
    assert tab.take_over.isVisible()
    assert not tab.take_over_now.isVisible()
    assert "Year 3" in tab.take_over.text()
    table = tab.each_year_table if view == EACH_YEAR else tab.now_table
    table.selectRow(1)
    assert "Year 2" in tab.take_over.text()
    year, before = getattr(tab.study, when).years[1], session.project.names
    tab.take_over.click()
    assert session.project.names == (*before, f"{before[0]}, Year 2")
    assert session.plan.components == year.plan.components
    assert sum(pool.desktops for pool in session.plan.of_type(DesktopPool)) == year.desktops
    session.undo()
    assert session.project.names == before


def test_the_timeline_offers_what_both_ways_buy_first(tab: YearsTab, session) -> None:
    before = session.project.names
    assert tab.take_over.text() == "As a variant: Buy each year"
    assert tab.take_over_now.text() == "As a variant: Buy everything now"
    first, *_, last = tab.study.now.years
    tab.take_over_now.click()
    assert session.project.names == (*before, f"{before[0]}, Buy everything now")
    assert session.plan.components == first.plan.components
    assert session.plan.of_type(Host)[0].count == last.hosts


def test_without_connections_there_is_a_sentence_and_no_chart(tab: YearsTab, session, qtbot) -> None:
    session.perform(verbs.remove(session.plan, ["pool"]))
    qtbot.waitUntil(lambda: not tab.is_busy and tab.study is None)
    assert "Connect every pool" in tab.views.note.text()
    assert tab.figures() == []
    assert shown_in(tab.each_year_table) == []
