"""A large number of the costs: its caption above it, and both on the screen."""

from __future__ import annotations

from app.look import theme
from app.results.tabs.large_figure import LargeFigure


def inked_rows(figure: LargeFigure) -> set[int]:
    """The rows of pixels with anything but ground in them."""
    image = figure.grab().toImage()
    ground = image.pixelColor(0, 0)
    return {
        y for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y) != ground
    }


def test_caption_and_number_are_painted_one_below_the_other(qtbot) -> None:
    figure = LargeFigure("cost.total")
    qtbot.addWidget(figure)
    figure.show_figure("Total", "\N{EURO SIGN}13,975.00")
    figure.resize(figure.sizeHint())
    both = inked_rows(figure)
    figure.show_figure("", "\N{EURO SIGN}13,975.00")
    number = inked_rows(figure)
    figure.show_figure("Total", "")
    caption = inked_rows(figure)
    assert both == caption | number
    assert max(caption) < min(number)
    assert theme.body_points() <= len(number) < figure.height()
