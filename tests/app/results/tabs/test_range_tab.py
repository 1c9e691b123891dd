"""The range: its sentences, charts and tables say what the study says, and follow an edit."""

from __future__ import annotations

import pytest

from app.results.charts.range_chart import RangeChart
from app.results.charts.span_chart import SpanChart
from app.results.tabs.all_tabs import ResultTabs
from app.results.tabs.range_tab import DEPENDS, DESKTOPS, LIMITS, RangeTab
from planner_core.editing import verbs
from planner_core.studies.range_study import range_study


@pytest.fixture
def tab(session, place, qtbot):
    made = ResultTabs(session)
    place(made, 1100, 400)
    made.show_tab("range")
    tab = made.tab("range")
    qtbot.waitUntil(lambda: not tab.is_busy)
    yield tab
    made.stop()


def shown_in(table) -> list[list[str]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_everything_shown_is_what_the_study_says(tab: RangeTab, session) -> None:
    study = range_study(session.plan, session.catalog)
    assert study is not None
    assert tab.study == study
    note = tab.views.note.text()
    assert f"{study.desktops.low:.0f} to {study.desktops.high:.0f} in 8 of 10 futures" in note
    assert f"9 of 10 futures carry {study.sure} desktops or more." in note
    limits = shown_in(tab.limits_table)
    assert [row[0] for row in limits] == [
        session.plan.components[each.component].name for each in study.first_limits
    ]
    assert len(shown_in(tab.influences_table)) == len(study.influences)
    assert len(shown_in(tab.distribution_table)) == len(study.distribution)
    desktops, depends, first = (tab.pages[each].chart for each in (DESKTOPS, DEPENDS, LIMITS))
    assert isinstance(desktops, RangeChart)
    assert isinstance(depends, SpanChart)
    assert isinstance(first, SpanChart)
    assert desktops.study == study
    for span, influence in zip(depends.spans, study.influences, strict=False):
        assert (span.start, span.end) == (
            min(influence.low, influence.high),
            max(influence.low, influence.high),
        )
    assert [span.end for span in first.spans] == [
        each.chance for each in study.first_limits[: len(first.spans)]
    ]


def test_a_row_leads_to_what_it_is_about(tab: RangeTab) -> None:
    fields, components = [], []
    tab.field_requested.connect(lambda component, field: fields.append((component, field)))
    tab.component_requested.connect(components.append)
    tab.influences_table.chosen.emit(tab.study.influences[0], 0)
    tab.limits_table.chosen.emit(tab.study.first_limits[0], 0)
    assert fields == [(tab.study.influences[0].components[0], tab.study.influences[0].field)]
    assert components == [tab.study.first_limits[0].component]


def test_the_range_follows_what_is_typed_and_undone(tab: RangeTab, session, qtbot) -> None:
    before, influence = tab.study, max(tab.study.influences, key=lambda each: each.worth)
    session.perform(verbs.give_or_take(session.plan, [influence.components[0]], influence.field, 0.0))
    qtbot.waitUntil(lambda: not tab.is_busy and tab.study != before)
    assert tab.study.desktops.high - tab.study.desktops.low < before.desktops.high - before.desktops.low
    session.undo()
    qtbot.waitUntil(lambda: not tab.is_busy and tab.study == before)


def test_without_a_limit_there_is_a_sentence_and_no_chart(tab: RangeTab, session, qtbot) -> None:
    session.perform(verbs.remove(session.plan, ["pool"]))
    qtbot.waitUntil(lambda: not tab.is_busy and tab.study is None)
    assert "There is no range" in tab.views.note.text()
    assert tab.figures() == []
    assert shown_in(tab.limits_table) == []
