"""The capacity chart: every GiB of the assessment is drawn, labelled where there is room, and readable."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QScrollArea

from app.look import theme
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.results.charts import capacity_chart
from app.results.charts.capacity_chart import CapacityChart
from app.results.charts.labels import contrast, ink_on
from app.results.charts.store_bars import pieces_of
from planner_core.engine.basis.assessment import StoreUse
from planner_core.engine.evaluate import evaluate
from planner_core.plan.links import ROLE_NAMES
from tests.support.in_front import bring_to_front
from tests.support.settled import settle


@pytest.fixture
def chart(on_screen):
    return on_screen(CapacityChart())


@pytest.fixture
def stores():
    return evaluate(read_sample("replica-on-ssd"), load_catalog()).stores


def names(stores):
    return {use.component: use.component.upper() for use in stores}


def test_pieces_follow_each_other_and_add_up(stores):
    for row, use in enumerate(stores):
        pieces = [piece for piece in pieces_of(stores) if piece.row == row]
        assert sum(piece.gib for piece in pieces) == pytest.approx(use.used_gib)
        assert pieces[0].start == 0
        assert pieces[-1].end == pytest.approx(use.used_gib / use.capacity_gib)
        for one, other in pairwise(pieces):
            assert one.end == other.start


def test_a_store_without_capacity_has_no_bar_but_a_row(chart):
    empty = StoreUse("raid", 0.0, 10.0, {"delta": 10.0})
    chart.show_stores([empty], {"raid": "RAID"}, 0.8)
    assert chart.pieces == ()
    assert not chart.grab().isNull()


def test_bars_tracks_and_the_line_of_what_is_full_are_on_the_screen(chart):
    use = StoreUse("ssd", 100.0, 60.0, {"delta": 40.0, "swap": 20.0})
    chart.show_stores([use], {"ssd": "SSD"}, 0.8)
    settle()
    picture = chart.grab().toImage()
    box, colours = chart.getPlotItem().getViewBox(), theme.current().colours

    def colour_at(share, row):
        place = chart.mapFromScene(box.mapViewToScene(QPointF(share, row)))
        scale = picture.devicePixelRatio()
        return {
            picture.pixelColor(round(place.x() * scale) + aside, round(place.y() * scale)).name()
            for aside in (-2, -1, 0, 1, 2)
        }

    edge = capacity_chart.BAR / 2 - 0.05  # within the bar, beside its words
    assert colour_at(0.2, edge) == {theme.current().data_colour("delta").name()}
    assert colour_at(0.5, edge) == {theme.current().data_colour("swap").name()}
    assert colour_at(0.7, edge) == {QColor(colours.track).name()}
    above = [-edge - 0.08 - step / 100 for step in range(12)]  # a dashed line has gaps
    for share, is_there in ((0.8, True), (0.9, False), (1.0, True)):
        seen = set().union(*(colour_at(share, row) for row in above))
        assert (seen != {QColor(colours.panel).name()}) == is_there, share


def test_the_axis_shows_what_is_over_the_brim(chart):
    full = StoreUse("ssd", 100.0, 250.0, {"delta": 200.0, "swap": 50.0})
    chart.show_stores([full], {"ssd": "SSD"}, 0.8)
    low, high = chart.getPlotItem().getViewBox().viewRange()[0]
    assert low == 0
    assert high > 2.5
    axis = chart.getPlotItem().getAxis("bottom")
    assert axis._tickLevels is None, "the chart chooses fewer than there is room for"
    chart.show_stores([StoreUse("ssd", 100.0, 130.0, {"delta": 130.0})], {"ssd": "SSD"}, 0.8)
    (ticks,) = axis._tickLevels
    assert ticks[:2] == [(0.0, "0%"), (0.25, "25%")]


def test_labels_show_where_they_fit_and_go_where_they_do_not(chart, stores, qtbot):
    chart.show_stores(stores, names(stores), 0.8)
    wide = chart.shown_labels()
    assert any("GiB" in text for text in wide)
    chart.resize(300, 240)
    settle()
    narrow = chart.shown_labels()
    assert sum(len(text) for text in narrow) < sum(len(text) for text in wide)


def test_a_click_on_a_piece_explains_it(chart, stores, qtbot):
    chart.show_stores(stores, names(stores), 0.8)
    settle()
    piece = max(chart.pieces, key=lambda each: each.end - each.start)
    box = chart.getPlotItem().getViewBox()
    middle = QPointF((piece.start + piece.end) / 2, piece.row)
    with qtbot.waitSignal(chart.explain_requested) as asked:
        place = chart.mapFromScene(box.mapViewToScene(middle))
        qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [f"{piece.component}.used.{piece.role}"]


def test_its_range_is_set_and_never_computed_anew(chart, stores):
    chart.show_stores(stores, names(stores), 0.8)
    assert chart.getPlotItem().getViewBox().autoRangeEnabled() == [False, False]


def test_words_on_the_colours_of_the_roles_are_readable(themes):
    for role in ROLE_NAMES:
        if role != "runs_on":
            ground = theme.current().data_colour(role)
            assert contrast(ink_on(ground), ground) >= 4.5, role


def test_the_ground_follows_the_theme_and_the_data_do_not(chart, stores, themes):
    chart.show_stores(stores, names(stores), 0.8)
    light = chart.grab().toImage()
    data = theme.current().data_colour("replica")
    themes.choose("dark")
    chart.dress()
    dark = chart.grab().toImage()
    assert QColor(light.pixel(2, 2)).lightness() > 200 > 80 > QColor(dark.pixel(2, 2)).lightness()
    assert theme.current().data_colour("replica") == data


def test_a_narrow_chart_with_large_text_says_only_how_full_stores_are(chart, stores, qtbot):
    before = theme.body_points()
    theme.use_body_points(2 * before)
    try:
        chart.resize(420, 400)
        chart.show_stores(stores, names(stores), 0.8)
        settle()
        box = chart.getPlotItem().getViewBox()
        scale, edge = chart.pixels_per_x(), box.viewRange()[0][1]
        for label in chart.labels:
            place = QPointF(label.x * scale, 0.0)
            assert label.box(place, scale).right() <= edge * scale + 1
        ticks = [share for share, _ in chart.getPlotItem().getAxis("bottom")._tickLevels[0]]
        assert ticks == [0, 0.5, 1]
    finally:
        theme.use_body_points(before)
    chart.resize(900, 300)
    chart.show_stores(stores, names(stores), 0.8)
    settle()
    assert any("GiB" in label.texts[0] for label in chart.labels if label.x >= 1)
    assert len(chart.getPlotItem().getAxis("bottom")._tickLevels[0]) > 3


def test_of_hundreds_of_stores_only_those_in_sight_are_written_and_painted(qtbot, monkeypatch):
    written = []
    real = capacity_chart._labels_of
    monkeypatch.setattr(
        capacity_chart, "_labels_of", lambda pieces: written.append(pieces[0].row) or real(pieces)
    )
    chart, area = CapacityChart(), QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(chart)
    qtbot.addWidget(area)
    area.resize(700, 400)
    many = [StoreUse(f"s{number}", 100.0, 60.0, {"delta": 40.0, "swap": 20.0}) for number in range(400)]
    bring_to_front(qtbot, area)
    chart.show_stores(many, {each.component: f"Store {each.component[1:]}" for each in many}, 0.8)
    qtbot.waitUntil(lambda: bool(written))
    settle()
    assert max(written) < 20
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: 399 in written)
    assert len(set(written)) < 60
    assert {f"Store {number}" for number in range(400)} <= set(chart.shown_labels())


def test_the_line_of_the_target_is_there_at_once_wherever_one_looks(chart, stores):
    chart.show_stores(stores, names(stores), 1.0)
    assert not chart._aim.isVisible()
    chart.show_stores(stores, names(stores), 0.8)
    assert chart._aim.isVisible(), "it waits until the words beside it are painted"


def test_nothing_can_be_dropped_on_a_chart(chart):
    """pyqtgraph passes on that a drag leaves but not that it enters, and Qt complains."""
    assert not chart.acceptDrops()
    assert not chart.viewport().acceptDrops()
