"""Pictures of chips lie where they are painted, copied from a cache or, enlarged, painted anew."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.canvas.painting.chip_pictures import MOST_PIXELS, Picture


def drawn(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, 40, 20), Qt.GlobalColor.red)


@pytest.mark.parametrize("zoom", [1.0, 2.0, 80.0])
def test_a_picture_is_where_it_is_painted_at_any_zoom(qapp: object, zoom: float) -> None:
    sheet = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    painter.translate(200 - 30 * zoom, 100 - 10 * zoom)  # the upper left corner of the chip is in the middle
    painter.scale(zoom, zoom)
    Picture(40, 20, drawn).paint(painter, 30, 10)
    painter.end()
    assert (40 * 20 * zoom * zoom > MOST_PIXELS) == (zoom == 80)
    inside, outside = sheet.pixelColor(202, 102), sheet.pixelColor(197, 97)
    assert (inside.name(), outside.name()) == ("#ff0000", "#ffffff")
