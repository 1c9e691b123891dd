"""Lines of text on cards: one line each, whatever is written, kept once they are laid out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.canvas.painting.style import CanvasStyle
from app.look import theme
from app.look.text_lines import CENTRE, LEFT, RIGHT
from app.look.theme_manager import load_fonts

ROOM = QRectF(10, 10, 300, 20)


def written(text: str, lettering: str = "screen", horizontal: Qt.AlignmentFlag = LEFT) -> QImage:
    load_fonts()
    image = QImage(320, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    CanvasStyle(theme.current(), lettering).caption.write(painter, ROOM, text, QColor("black"), horizontal)
    painter.end()
    return image


def inked(image: QImage) -> tuple[int, int, int, int]:
    """The left, top, right and bottom edge of what is written."""
    dark = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 128
    ]
    across, down = [x for x, _ in dark], [y for _, y in dark]
    return min(across), min(down), max(across), max(down)


@pytest.mark.parametrize("broken", ["Hosts\nof the branch", "Hosts\tof\u2028the branch"])
@pytest.mark.parametrize("horizontal", [LEFT, CENTRE, RIGHT])
def test_breaks_and_tabs_are_spaces(qapp, broken, horizontal):
    assert written(broken, horizontal=horizontal) == written("Hosts of the branch", horizontal=horizontal)
    caption = CanvasStyle(theme.current()).caption
    assert caption.width(broken) == caption.width("Hosts of the branch")
    assert caption.fitted(broken, 60) == caption.fitted("Hosts of the branch", 60)


def test_markup_is_shown_as_it_was_typed(qapp):
    left, _, right, _ = inked(written("<b>Hosts</b>"))
    short_left, _, short_right, _ = inked(written("Hosts"))
    assert right - left > 1.5 * (short_right - short_left)


@pytest.mark.parametrize("horizontal", [LEFT, CENTRE, RIGHT])
@pytest.mark.parametrize("lettering", ["paper", "outlines"])
def test_screen_and_paper_put_it_at_the_same_place(qapp, lettering, horizontal):
    here, there = (inked(written("Schreibpuffer gy", each, horizontal)) for each in ("screen", lettering))
    assert here == pytest.approx(there, abs=1)
