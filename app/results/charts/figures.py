"""Charts for a document: on white paper, one below the other, each with a title and a line of text.

The chart of the window is painted itself, for a moment at paper width and in the light theme, so that the picture
matches the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from app.look import theme

if TYPE_CHECKING:
    from app.results.charts.labelled_chart import LabelledChart

PAPER_WIDTH = 960
USUAL_HEIGHT = 480
"""For charts of any height; others have their own."""
MARGIN = 16
BETWEEN = 24
SHARPNESS = 2
MOST_PIXELS = 16_000
SCREEN_DPI = 96
WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)
FALLBACK_FONTS = 'font-family="Inter, Segoe UI, Helvetica, Arial, sans-serif"'
"""For readers of a vector picture without our font."""


class ChartFigure(NamedTuple):
    """A chart with its heading."""

    title: str
    caption: str
    chart: LabelledChart


def figures_image(figures: Sequence[ChartFigure], sharpness: float = SHARPNESS) -> QImage:
    """The charts as an image, `sharpness` pixels per screen pixel, fewer if it would be too large."""
    sheet = _Sheet(figures)
    scale = min(sharpness, MOST_PIXELS / max(sheet.size.width(), sheet.size.height()))
    image = QImage((sheet.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    _paint(painter, sheet)
    return image


def figures_png(figures: Sequence[ChartFigure]) -> bytes:
    """The charts as a PNG file at twice the size of the screen. Raises OSError if it cannot be written."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(figures_image(figures)):
        raise OSError(writer.errorString())
    return bytes(buffer.data().data())


def figures_svg(figures: Sequence[ChartFigure]) -> bytes:
    """The charts as an SVG file; text stays text."""
    sheet = _Sheet(figures)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(SCREEN_DPI)
    generator.setTitle(figures[0].title if figures else "")
    generator.setSize(sheet.size.toSize())
    generator.setViewBox(QRectF(0, 0, sheet.size.width(), sheet.size.height()))
    _paint(QPainter(generator), sheet)
    return bytes(buffer.data().data()).replace(b'font-family="Inter"', FALLBACK_FONTS.encode())


def _paint(painter: QPainter, sheet: _Sheet) -> None:
    """Paint and always end the painter: one that outlives its device crashes the process."""
    try:
        sheet.paint(painter)
    finally:
        painter.end()


class _Sheet:
    """Charts below each other on white."""

    def __init__(self, figures: Sequence[ChartFigure]) -> None:
        self._figures = figures
        with theme.on_paper() as paper:
            self._paper = paper
        self._title = paper.font("body", QFont.Weight.DemiBold)
        self._caption = paper.font("caption")
        self._words = [self._height_of_words(each) for each in figures]
        self._charts = [_paper_size(each.chart) for each in figures]
        high = sum(self._words) + sum(size.height() for size in self._charts)
        gaps = BETWEEN * max(len(figures) - 1, 0)
        self.size = QSizeF(PAPER_WIDTH + 2 * MARGIN, high + gaps + 2 * MARGIN)

    def paint(self, painter: QPainter) -> None:
        """Paint all, from the top."""
        top, colours = float(MARGIN), self._paper.colours
        for figure, words, size in zip(self._figures, self._words, self._charts, strict=True):
            painter.setPen(colours.text)
            below = _write(painter, self._title, figure.title, top)
            painter.setPen(colours.text_muted)
            _write(painter, self._caption, figure.caption, below)
            with _on_paper(figure.chart, size):
                _render(figure.chart, painter, QPoint(MARGIN, round(top + words)))
            top += words + size.height() + BETWEEN

    def _height_of_words(self, figure: ChartFigure) -> float:
        return _room(self._title, figure.title).height() + _room(self._caption, figure.caption).height()


def _room(font: QFont, words: str) -> QRectF:
    room = QRectF(0, 0, PAPER_WIDTH, MOST_PIXELS)
    return QFontMetricsF(font).boundingRect(room, WRAPPED, words) if words else QRectF()


def _write(painter: QPainter, font: QFont, words: str, top: float) -> float:
    """Write at a height; returns the lower end."""
    high = _room(font, words).height()
    painter.setFont(font)
    painter.drawText(QRectF(MARGIN, top, PAPER_WIDTH, high), WRAPPED, words)
    return top + high


def _render(chart: LabelledChart, painter: QPainter, place: QPoint) -> None:
    painter.save()
    chart.scene().prepareForPaint()
    # QGraphicsView.render paints only the scene; our labels are painted in front of it.
    QWidget.render(chart.viewport(), painter, place, renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.restore()


def _paper_size(chart: LabelledChart) -> QSize:
    """As wide as the paper, and of the chart's preferred height."""
    return QSize(PAPER_WIDTH, chart.minimumHeight() or USUAL_HEIGHT)


@contextmanager
def _on_paper(chart: LabelledChart, size: QSize) -> Iterator[None]:
    """Within the block the chart has this size and the colours of paper; the screen is not updated."""
    before = chart.size()
    chart.setUpdatesEnabled(False)
    try:
        with theme.on_paper():
            chart.resize(size)
            chart.dress()
            yield
    finally:
        chart.resize(before)
        chart.dress()
        chart.setUpdatesEnabled(True)
