"""The chart of a storm: a bar for each time, its words in or beside it, and the window."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, Qt

from app.results.charts.storm_chart import StormChart
from app.results.words.storms import MOST_BARS, StormRow
from planner_core.engine.basis.assessment import Storm, StormPart
from tests.support.settled import settle


def rows(*minutes, window=60.0):
    storm = Storm("boot", "normal", window, "power_operations", minutes[0], (), ())
    return [
        StormRow(storm, "throttle", minutes[0]),
        *(
            StormRow(
                storm, "resource", each, StormPart(f"host-{number}", "cpu", each), f"CPU of Host {number}"
            )
            for number, each in enumerate(minutes[1:])
        ),
    ]


@pytest.fixture
def chart(on_screen):
    made = StormChart()
    made.show_rows("Boot: 30 min", rows(30.0, 12.0, 1.5))
    return on_screen(made, 420, made.height())


def test_each_time_is_named_with_its_minutes(chart):
    words = chart.shown_labels()
    assert words[:3] == [
        "Concurrent power operations, 30\N{NO-BREAK SPACE}min",
        "CPU of Host 0, 12\N{NO-BREAK SPACE}min",
        "CPU of Host 1, 1.5\N{NO-BREAK SPACE}min",
    ]
    assert words[3] == "window 60\N{NO-BREAK SPACE}min"
    assert chart.accessibleName() == "Boot: 30 min"


def test_the_window_is_always_in_sight_and_so_is_what_misses_it(chart):
    def end():
        return chart.getPlotItem().getViewBox().viewRange()[0][1]

    assert end() >= 60
    chart.show_rows("late", rows(30.0, 90.0))
    assert end() >= 90
    chart.show_rows("very late", rows(30.0, 6000.0))
    assert 120 < end() < 200


def test_zero_has_room_for_its_number(chart):
    start, end = chart.getPlotItem().getViewBox().viewRange()[0]
    assert -0.05 < start / end < -0.01


def test_an_endless_storm_is_labelled_as_never_done(chart):
    chart.show_rows("never", rows(30.0, math.inf))
    assert any("never done" in text for text in chart.shown_labels())


def test_the_slowest_are_drawn_and_the_rest_is_left_to_the_table(chart):
    chart.show_rows("many", rows(30.0, *range(20, 0, -1)))
    assert len(chart.rows) == MOST_BARS
    assert [row.minutes for row in chart.rows] == [30.0, 20, 19, 18]


def test_narrow_charts_keep_the_minutes(chart, qtbot):
    chart.resize(120, chart.height())
    settle()
    assert any(text.endswith("min") for text in chart.shown_labels())
    assert max(map(len, chart.shown_labels())) < 30


def test_a_click_on_a_bar_or_its_words_explains_it(chart, qtbot):
    settle()
    box = chart.getPlotItem().getViewBox()
    for row, minutes in ((0, 10.0), (1, 5.0), (2, 20.0)):
        place = chart.mapFromScene(box.mapViewToScene(QPointF(minutes, row)))
        with qtbot.waitSignal(chart.explain_requested) as asked:
            qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert asked.args == [chart.rows[row].what]


def test_its_range_is_set_and_never_computed_anew(chart):
    assert chart.getPlotItem().getViewBox().autoRangeEnabled() == [False, False]
