"""Charts in a document: light, titled, whole, and the chart on the screen is as it was."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from app.look import theme
from app.results.charts.figures import PAPER_WIDTH, ChartFigure, figures_image, figures_png, figures_svg
from app.results.charts.storm_chart import StormChart
from tests.app.results.charts.test_storm_chart import rows


@pytest.fixture
def chart(on_screen):
    made = StormChart()
    made.show_rows("Boot: 30 min", rows(30.0, 12.0, 1.5))
    return on_screen(made, 420, made.height())


def test_a_picture_is_light_in_the_dark_theme_and_the_chart_stays_dark(chart, themes):
    themes.choose("dark")
    chart.dress()
    before = chart.grab().toImage()
    image = figures_image([ChartFigure("Boot", "Normal", chart)], 1)
    assert image.pixelColor(3, 3).lightness() == 255
    assert image.pixelColor(image.width() // 2, image.height() - 60).lightness() > 200
    assert chart.grab().toImage() == before
    assert theme.current().is_dark


def test_a_picture_shows_its_heading_and_the_chart_below_it(chart):
    image = figures_image([ChartFigure("Boot", "Normal", chart)], 1)
    light = theme.theme_named("light").colours
    bars = {light.status_ok.name(), light.status_over.name()}
    colours = [{image.pixelColor(x, y).name() for x in range(image.width())} for y in range(image.height())]
    heading = next(y for y, row in enumerate(colours) if len(row) > 1)
    bar = next(y for y, row in enumerate(colours) if row & bars)
    assert heading < bar, "words, and bars below them"


def test_vectors_hold_title_caption_and_every_word_of_the_chart(chart):
    drawn = figures_svg([ChartFigure("Boot & more", "Plan <A>, Normal", chart)])
    words = {"".join(each.itertext()).strip() for each in ET.fromstring(drawn).findall(".//{*}text")}
    assert {"Boot & more", "Plan <A>, Normal", "minutes since the beginning"} <= words
    assert b"<image" not in drawn
    assert any(text.startswith("Concurrent power operations") for text in words)


def test_several_charts_stand_below_each_other(chart, on_screen):
    other = StormChart()
    other.show_rows("Patch", rows(3.0))
    on_screen(other, 300, other.height())
    one = figures_image([ChartFigure("Boot", "", chart)], 1)
    two = figures_image([ChartFigure("Boot", "", chart), ChartFigure("Patch", "", other)], 1)
    assert one.width() == two.width() >= PAPER_WIDTH
    assert two.height() > one.height() + other.minimumHeight()


def test_a_png_is_twice_as_sharp_as_the_screen(chart):
    figures = [ChartFigure("Boot", "", chart)]
    image = QImage.fromData(figures_png(figures), "png")
    assert image.width() == 2 * figures_image(figures, 1).width()
