"""The drawing as a bitmap or as vectors for the proposal: no window, no display, always the light theme."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.canvas.content.card_content import CardResults
from app.canvas.painting.card_painter import FAR, Scale
from app.look import theme
from app.output.picture.paper_sheets import Sheets, sheets_of
from app.output.picture.picture_drawing import Drawing
from app.results.words.results import USUAL
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan

SHARPNESS = 2
MOST_PIXELS = 16_000
"""Maximum width and height of a picture; a larger plan is scaled down."""


def picture_bytes(
    plan: Plan, assessment: Assessment | None, suffix: str, phase: str = USUAL[0], case: str = USUAL[1]
) -> bytes:
    """The drawing with its legend as a ".png" (at twice the screen size) or ".svg" file; the text of the latter is
    outlines, so that it needs no font.

    Needs a QGuiApplication. Raises ValueError for another suffix, HeadroomError if the picture cannot be created.
    """
    results = CardResults(assessment, phase, case)
    if suffix == ".svg":
        return _legend_svg(plan, results)
    if suffix == ".png":
        return _png(plan, results)
    raise ValueError(f"a picture is written as .png or .svg, not as {suffix}")


def drawing_pages(plan: Plan, assessment: Assessment | None) -> tuple[bytes, ...]:
    """The drawing as SVG for a document that has the font Inter, so that its text is text: first a page with the whole
    drawing, with texts as large as the cards allow if it is small, then the parts of `sheets_of`.

    Needs a QGuiApplication.
    """
    sheets = sheets_of(plan)
    with theme.on_paper():
        drawing = Drawing(plan, CardResults(assessment), "paper")
        return (_overview(drawing, sheets), *(_svg(drawing.part(each.region)) for each in sheets.parts))


def _overview(drawing: Drawing, sheets: Sheets) -> bytes:
    drawing.show_part(sheets.whole)
    if sheets.scale < FAR:
        drawing.seen_at(Scale(sheets.scale, 1.0 / sheets.scale))
    return _svg(drawing)


def _legend_svg(plan: Plan, results: CardResults) -> bytes:
    with theme.on_paper():
        return _svg(Drawing(plan, results, "outlines", legend=True))


def _svg(drawing: Drawing) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(96)
    generator.setTitle(drawing.name)
    generator.setSize(drawing.size.toSize())
    generator.setViewBox(QRectF(0, 0, drawing.size.width(), drawing.size.height()))
    _paint(drawing, QPainter(generator))
    return bytes(buffer.data().data())


def preview_image(
    plan: Plan, assessment: Assessment | None, room: QSize, sharpness: float = SHARPNESS
) -> QImage:
    """The drawing for a room in pixels: names and fullest bars only, with texts as large as the cards allow."""
    drawing = Drawing(plan, CardResults(assessment))
    fitted = drawing.size.scaled(QSizeF(room), Qt.AspectRatioMode.KeepAspectRatio)
    zoom = min(fitted.width() / drawing.size.width(), 1.0)
    drawing.seen_at(Scale(zoom, 1.0 / zoom))
    return _painted(drawing, zoom * sharpness)


def _painted(drawing: Drawing, sharpness: float) -> QImage:
    scale = min(sharpness, MOST_PIXELS / max(drawing.size.width(), drawing.size.height()))
    image = QImage((drawing.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(drawing.ground)
    painter = QPainter(image)
    painter.scale(scale, scale)
    _paint(drawing, painter)
    return image


def _paint(drawing: Drawing, painter: QPainter) -> None:
    """Paint and always end the painter: one that outlives its device crashes the process."""
    try:
        drawing.draw(painter)
    finally:
        painter.end()


def _png(plan: Plan, results: CardResults) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    with theme.on_paper():
        image = _painted(Drawing(plan, results, legend=True), SHARPNESS)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise HeadroomError(
            Message("The picture cannot be made: {reason}.", {"reason": writer.errorString()})
        )
    return bytes(buffer.data().data())
