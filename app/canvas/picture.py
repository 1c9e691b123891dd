"""The drawing as a picture or as vectors for the proposal: no window, no display, always the light theme."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from app import theme
from app.canvas.arrangement import Arrangement
from app.canvas.content import Results, face
from app.canvas.geometry import Box
from app.canvas.line_painter import draw_chip, draw_line, line_path
from app.canvas.nesting import shown_card
from app.canvas.painter import ON_PAPER, Scale, State, draw_card
from app.canvas.style import Lettering, current_style
from app.result_words import USUAL
from app.theme_manager import load_fonts
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

SHARPNESS = 2
PAPER_MARGIN = 16
MOST_PIXELS = 16_000
"""A picture is never wider or higher than this; a larger plan is drawn smaller."""


def write_picture(
    plan: Plan, assessment: Assessment | None, path: Path, phase: str = USUAL[0], case: str = USUAL[1]
) -> None:
    """Write the drawing to a .png (at twice the size of the screen) or .svg file; there, text is outlines,
    so that it looks the same for a reader without the font.

    Needs a QGuiApplication. Raises ValueError for another kind of file, OSError where it cannot be written.
    """
    suffix = path.suffix.lower()
    if suffix == ".svg":
        path.write_bytes(_svg(plan, Results(assessment, phase, case), "outlines"))
    elif suffix == ".png":
        path.write_bytes(_png(plan, Results(assessment, phase, case)))
    else:
        raise ValueError(f"a picture is written as .png or .svg, not as {path.name}")


def drawing_svg(plan: Plan, assessment: Assessment | None) -> bytes:
    """The drawing as SVG for a document that has the font Inter: its text is text. Needs a QGuiApplication."""
    return _svg(plan, Results(assessment), "paper")


def _svg(plan: Plan, results: Results, lettering: Lettering) -> bytes:
    with theme.on_paper():
        drawing = _Drawing(plan, results, lettering)
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setResolution(96)
        generator.setTitle(plan.name)
        generator.setSize(drawing.size.toSize())
        generator.setViewBox(QRectF(0, 0, drawing.size.width(), drawing.size.height()))
        _paint(drawing, QPainter(generator))
        return bytes(buffer.data().data())


def plan_image(plan: Plan, assessment: Assessment | None, sharpness: float = SHARPNESS) -> QImage:
    """The drawing as an image in the theme in force, `sharpness` pixels to each pixel of a card."""
    return _image(plan, Results(assessment), sharpness)


def preview_image(
    plan: Plan, assessment: Assessment | None, room: QSize, sharpness: float = SHARPNESS
) -> QImage:
    """The drawing for a place of so many pixels: names and fullest bars only, written as large as the cards allow."""
    drawing = _Drawing(plan, Results(assessment))
    fitted = drawing.size.scaled(QSizeF(room), Qt.AspectRatioMode.KeepAspectRatio)
    zoom = min(fitted.width() / drawing.size.width(), 1.0)
    drawing.seen_at(Scale(zoom, 1.0 / zoom))
    return _painted(drawing, zoom * sharpness)


def _image(plan: Plan, results: Results, sharpness: float) -> QImage:
    return _painted(_Drawing(plan, results), sharpness)


def _painted(drawing: _Drawing, sharpness: float) -> QImage:
    scale = min(sharpness, MOST_PIXELS / max(drawing.size.width(), drawing.size.height()))
    image = QImage((drawing.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(drawing.ground)
    painter = QPainter(image)
    painter.scale(scale, scale)
    _paint(drawing, painter)
    return image


def _paint(drawing: _Drawing, painter: QPainter) -> None:
    """Draw and let go of the device, whatever happens: a painter that outlives its device ends the process."""
    try:
        drawing.draw(painter)
    finally:
        painter.end()


def _png(plan: Plan, results: Results) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    with theme.on_paper():
        image = _image(plan, results, SHARPNESS)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise OSError(writer.errorString())
    return bytes(buffer.data().data())


class _Drawing:
    """One plan laid out for paper."""

    def __init__(self, plan: Plan, results: Results, lettering: Lettering = "screen") -> None:
        load_fonts()
        self._style = current_style(lettering)
        self._scale = ON_PAPER
        self.ground = self._style.colours.canvas if theme.current().is_dark else self._style.colours.card
        self._arrangement = Arrangement(self._style.chip_metrics.horizontalAdvance)
        self._arrangement.rebuild(plan)
        self._results = results
        self._bounds: Box = self._arrangement.bounds().grown(PAPER_MARGIN)
        self.size = QSizeF(self._bounds.width, self._bounds.height).expandedTo(QSizeF(QSize(1, 1)))

    def seen_at(self, scale: Scale) -> None:
        """Draw what can be read at a scale."""
        self._scale = scale

    def draw(self, painter: QPainter) -> None:
        """Frames, lines, cards, chips: from the back to the front."""
        painter.translate(-self._bounds.x, -self._bounds.y)
        arrangement = self._arrangement
        frames = [each for each in arrangement.boxes if shown_card(arrangement, each).fold == "open"]
        inner = [each for each in arrangement.boxes if each not in frames]
        for each in sorted(frames, key=self._arrangement.places.depths.__getitem__):
            self._draw_card(painter, each)
        for route in self._arrangement.routes.values():
            draw_line(painter, line_path(route.points), route, self._style, active=False)
        for each in inner:
            self._draw_card(painter, each)
        for pair, route in self._arrangement.routes.items():
            for (_, box), chip in zip(route.chips, self._arrangement.chips[pair], strict=True):
                draw_chip(painter, box, chip, self._style, zoom=self._scale.zoom)

    def _draw_card(self, painter: QPainter, component: str) -> None:
        box = self._arrangement.boxes[component]
        shown = face(shown_card(self._arrangement, component), self._results)
        painter.save()
        painter.translate(box.x, box.y)
        draw_card(painter, shown, (box.width, box.height), self._style, State.PLAIN, self._scale)
        painter.restore()
