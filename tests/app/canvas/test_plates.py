"""Round plates: the same on a screen, where they are filled, as on paper, where their edge is a line."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.canvas.content.chip_texts import ChipFace
from app.canvas.layout.geometry import Box
from app.canvas.painting.bar_marks import draw_plate
from app.canvas.painting.card_painter import State
from app.canvas.painting.line_painter import draw_chip
from app.canvas.painting.style import CanvasStyle
from app.look import theme


def painted(paint) -> QImage:
    image = QImage(120, 40, QImage.Format.Format_RGB32)
    image.fill(theme.current().colours.canvas)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("width", [1.0, 2.0])
def test_edge_and_ground_are_where_a_line_would_have_them(qapp, width):
    edge, ground = QColor("#7A89A0"), QColor("#FFFFFF")

    def line(painter):
        painter.setPen(QPen(edge, width))
        painter.setBrush(ground)
        half = width / 2
        box = QRectF(10, 5, 100, 30).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, 6 - half, 6 - half)

    drawn = painted(line)
    filled = painted(
        lambda painter: draw_plate(painter, QRectF(10, 5, 100, 30), 6, QPen(edge, width), ground)
    )
    for place in ((60, 20), (60, 5), (10, 20), (109, 20), (60, 34), (2, 2), (12, 7)):
        one, other = drawn.pixelColor(*place), filled.pixelColor(*place)
        assert abs(one.lightness() - other.lightness()) <= 12, place


@pytest.mark.parametrize("more", [State.PLAIN, State.CHANGED])
def test_a_chip_that_is_dragged_away_is_fainter_than_one_that_stays(qapp, more):
    style = CanvasStyle(theme.current())
    chip, box = ChipFace("replica", ""), Box(10, 8, 100, 22)
    stays = painted(lambda painter: draw_chip(painter, box, chip, style, more))
    leaves = painted(lambda painter: draw_chip(painter, box, chip, style, more | State.DIMMED))
    canvas = theme.current().colours.canvas.lightness()
    middle = QPointF(60, 19).toPoint()

    def distance(image: QImage) -> int:
        return abs(image.pixelColor(middle).lightness() - canvas)

    assert distance(leaves) < distance(stays)


def test_a_dashed_edge_stays_dashed(qapp):
    pen = QPen(QColor("black"), 1, Qt.PenStyle.DashLine)
    image = painted(lambda painter: draw_plate(painter, QRectF(10, 5, 100, 30), 6, pen, QColor("white")))
    along = [image.pixelColor(x, 5).lightness() for x in range(20, 100)]
    assert min(along) < 100
    assert max(along) > 200
