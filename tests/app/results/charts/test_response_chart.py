"""The response chart draws its picture, names lines and marks, and keeps its words apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from app.look import theme
from app.results.charts.labels import contrast
from app.results.charts.response_chart import ResponseChart
from app.results.charts.response_lines import Mark, ResponseLine, ResponsePicture
from tests.support.settled import settle


def picture(*, pools=(("pool",),), case="normal"):
    lines = [ResponseLine((), "bound", (1, 100, 200), (0.5, 0.5, 1.0))]
    for number, names in enumerate(pools):
        lines += [
            ResponseLine(names, "wait", (1, 100, 200), (0.6 + number, 0.8 + number, 1.2 + number)),
            ResponseLine(names, "pace", (1, 90, 100), (0.6 + number, 1.0 + number, 9.0)),
        ]
    if case != "normal":
        lines.insert(0, ResponseLine(pools[0], "before", (1, 120), (0.6, 9.0)))
    marks = (Mark("planned", 95.0), Mark("vsimax", 97.0), Mark("knee", 100.4), Mark("maximum", 101.0))
    return ResponsePicture(tuple(lines), marks, 150.0, 3.0)


@pytest.fixture
def chart(on_screen):
    made = on_screen(ResponseChart(), 800, 260)
    made.show_picture(picture(), {"pool": "Desktops"})
    return made


def boxes(chart):
    box = chart.getPlotItem().getViewBox()
    scale = chart.pixels_per_x()
    return [
        label.box(QPointF(chart.mapFromScene(box.mapViewToScene(QPointF(label.x, label.y)))), scale)
        for label in chart.labels
    ]


def test_marks_and_kinds_of_lines_are_named(chart):
    words = chart.shown_labels()
    for expected in ("planned 95", "knee 100", "maximum 101", "VSImax 4.1 97", "users keep their pace"):
        assert expected in words
    assert "users wait for answers" in words
    assert "normal case" not in words
    assert not any("Desktops" in each for each in words)  # one pool needs no name


def test_a_failure_names_the_normal_case(chart):
    chart.show_picture(picture(case="host-1"), {"pool": "Desktops"})
    assert "normal case" in chart.shown_labels()


def test_several_pools_are_named_in_their_colours(chart):
    chart.show_picture(picture(pools=(("a",), ("b", "c"))), {"a": "Sales", "b": "Office", "c": "Lab"})
    words = chart.shown_labels()
    assert "● Sales" in words
    assert "● Office · Lab" in words


@pytest.mark.parametrize("look", ["light", "dark"])
def test_each_pool_has_a_colour_of_its_own_for_its_lines_and_its_name(chart, themes, look):
    themes.choose(look)
    pools = (("a",), ("b", "c"), ("d",))
    chart.show_picture(
        picture(pools=pools, case="host-1"), {"a": "Sales", "b": "Office", "c": "Lab", "d": "CAD"}
    )
    worn = theme.current()
    drawn = {(line.pools, line.kind): item.opts["pen"].color() for line, item in chart._curves}
    for number, names in enumerate(pools):
        assert drawn[names, "pace"] == drawn[names, "wait"] == worn.series_colour(number)
    assert drawn[("a",), "before"] == worn.series_colour(0)
    assert drawn[(), "bound"] == QColor(worn.colours.text_muted)
    inks = {label.texts[0]: label.ink for label in chart.labels if label.bold}
    readable = [worn.series_colour(number) for number in range(3)]
    readable = [each.lighter(140) if worn.is_dark else each.darker(115) for each in readable]
    assert inks == dict(zip(("● Sales", "● Office · Lab", "● CAD"), readable, strict=True))
    assert len({each.name() for each in readable}) == 3


@pytest.mark.parametrize("width", [320, 500, 900])
def test_the_names_of_marks_never_touch(chart, qtbot, width):
    chart.resize(width, 260)
    settle()
    marks = [
        box
        for box, label in zip(boxes(chart), chart.labels, strict=True)
        if label.texts[0].split(" ")[0] in {"planned", "knee", "maximum", "VSImax"}
    ]
    assert len(marks) == 4
    for number, one in enumerate(marks):
        for other in marks[number + 1 :]:
            assert not one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1))


def test_lines_stay_below_the_names_of_the_marks(chart):
    low, high = chart.getPlotItem().getViewBox().viewRange()[1]
    assert low == 0
    assert high > 3.0
    mark = next(label for label in chart.labels if label.texts[0] == "knee 100")
    assert mark.y > 3.0


def test_its_range_is_set_and_never_computed_anew(chart):
    assert chart.getPlotItem().getViewBox().autoRangeEnabled() == [False, False]


def test_words_in_the_colours_of_lines_are_readable_in_both_themes(chart, themes):
    from app.results.charts.response_chart import _readable

    for name in ("light", "dark"):
        themes.choose(name)
        worn = theme.current()
        for number in range(len(worn.common.series_colours)):
            assert contrast(worn.series_colour(number), worn.colours.panel) >= 3
            assert contrast(_readable(worn.series_colour(number)), worn.colours.panel) >= 4.5


def test_the_ground_follows_the_theme(chart, themes):
    light = QColor(chart.grab().toImage().pixel(2, 2))
    themes.choose("dark")
    chart.dress()
    dark = QColor(chart.grab().toImage().pixel(2, 2))
    assert light.lightness() > 200 > 80 > dark.lightness()
