"""Paints the content of a card: name, caption, bars. At a low zoom only the name and the worst bar."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.canvas.content.card_content import CardBar, Face
from app.canvas.kinds import FRAMES
from app.canvas.layout import note_lines
from app.canvas.layout.geometry import HEAD, MARK_WIDTH, PAD, Box, fold_box, row_box
from app.canvas.painting.bar_marks import BAR_HEIGHT, draw_bar, draw_chevron
from app.canvas.painting.style import CanvasStyle
from app.look.icons import paint_icon
from app.look.text_lines import LEFT, RIGHT, Script
from app.look.widgets.status_painting import THEN, paint_mark, paint_then

EVERYWHERE = (-math.inf, math.inf)
GLYPH = 20.0
TEXT_LEFT = PAD + GLYPH + 10
NAME_HEIGHT = 20.0
CAPTION_TOP = 17.0
CAPTION_HEIGHT = 18.0
HEAD_END = PAD + CAPTION_TOP + CAPTION_HEIGHT
RISE = 2.0
"""The text above bars is shifted up by this much; without bars it is centred."""
COUNT_GAP = 6.0
LABEL_WIDTH = 68.0
LABEL_GAP = 4.0
PERCENT_WIDTH = 48.0
MARK = 8.0
MARK_OF = {"error": "over", "warning": "near"}
"""Severity of a finding -> the status with the same shape."""

LEAST_FAR_TEXT = 10.0
LEAST_FAR_BAR = 4.0
LARGEST_FAR_TEXT = 44.0
FAR_LINE = 1.35
"""Line spacing at a low zoom, as a multiple of the text height."""


class FacePainter:
    """Paints the content of one card of some width with its corner at (0, 0)."""

    def __init__(
        self, painter: QPainter, face: Face, width: float, style: CanvasStyle, *, pointed: bool = False
    ) -> None:
        self._painter = painter
        self._face = face
        self._width = width
        self._style = style
        self._pointed = pointed
        """Whether the card has the pointer or the focus."""

    def draw(self, heights: tuple[float, float] = EVERYWHERE) -> None:
        """Paint everything between two heights, at a legible zoom."""
        if self._face.kind == "note":
            self._draw_note()
            return
        upper, lower = heights
        if upper < HEAD_END:
            self._draw_head(PAD - RISE if self._face.bars else PAD + RISE / 2)
        for index, bar in enumerate(self._face.bars):
            row = row_box(self._width, index)
            if upper < row.bottom and row.y < lower:
                self._draw_row(bar, row)

    def draw_far(self, height: float, zoom: float) -> None:
        """Paint name and worst bar, as large as the card allows."""
        pixels = min(max(LEAST_FAR_TEXT / zoom, 13), LARGEST_FAR_TEXT, height * 0.4)
        script = self._style.title_of(round(pixels))
        room, line = self._width - 2 * PAD, pixels * FAR_LINE
        thick = max(BAR_HEIGHT, LEAST_FAR_BAR / zoom) if self._face.worst else 0.0
        top = PAD / 2 if self._face.kind in FRAMES else max((height - line - thick) / 2, 0)
        worst = self._face.worst
        status = (worst.then or worst).status if worst else ""
        if status in MARK_OF.values():
            self._mark(PAD + room - line / 2, top + line / 2, status, line / 2)
        left = room - line if worst else room
        self._write(QRectF(PAD, top, left, line), script.fitted(self._face.title, left), script)
        if worst:
            track = QRectF(PAD, top + line, room, thick)
            draw_bar(self._painter, track, worst.share, worst.status, self._style.colours, 1.0, worst.soft)
            self._draw_then(worst, track)

    def _draw_head(self, top: float) -> None:
        style, face, right = self._style, self._face, self._width - PAD
        glyph = QRectF(PAD, top + (HEAD - GLYPH) / 2 - RISE, GLYPH, GLYPH)
        paint_icon(self._painter, glyph, face.glyph, style.colours.text_muted)
        if face.severity:
            self._mark(right - MARK, top + NAME_HEIGHT / 2, MARK_OF[face.severity])
            right -= MARK_WIDTH
        if face.fold:
            mark = fold_box(self._width)
            if self._pointed or face.fold == "closed":
                draw_chevron(self._painter, mark, style.colours.text_muted, down=face.fold == "open")
            right = mark.x
        count = style.title.width(face.hosts) + COUNT_GAP if face.hosts else 0
        room = right - TEXT_LEFT - count
        title = style.title.fitted(face.title, room)
        self._write(QRectF(TEXT_LEFT, top, room, NAME_HEIGHT), title, style.title)
        if face.hosts:
            x = TEXT_LEFT + style.title.width(title) + COUNT_GAP
            self._write(QRectF(x, top, count, NAME_HEIGHT), face.hosts, style.count, muted=True)
        room = self._width - PAD - TEXT_LEFT
        caption = style.caption.fitted(face.caption, room)
        box = QRectF(TEXT_LEFT, top + CAPTION_TOP, room, CAPTION_HEIGHT)
        self._write(box, caption, style.caption, muted=True)

    def _draw_note(self) -> None:
        """Paint heading and text, without an icon."""
        style, room = self._style, self._width - 2 * PAD
        title = style.title.fitted(self._face.title, room)
        self._write(QRectF(PAD, PAD, room, note_lines.NAME), title, style.title)
        top = PAD + note_lines.NAME + note_lines.BETWEEN
        for number, line in enumerate(self._face.lines):
            shown = style.caption.fitted(line, self._width - PAD - 2)
            box = QRectF(PAD, top + number * note_lines.LINE, self._width - PAD, note_lines.LINE)
            self._write(box, shown, style.caption)

    def _draw_row(self, bar: CardBar, box: Box) -> None:
        style = self._style
        label = QRectF(box.x, box.y, LABEL_WIDTH, box.height)
        figure = bar.percent if bar.then is None else f"{THEN} {bar.then.percent}"
        status = bar.status if bar.then is None else bar.then.status
        width = max(PERCENT_WIDTH, style.figure.width(figure) + LABEL_GAP)  # from 1,000 % on
        percent = QRectF(box.right - MARK_WIDTH - width, box.y, width, box.height)
        left = label.right()
        track = QRectF(left, box.middle_y - BAR_HEIGHT / 2, percent.left() - left, BAR_HEIGHT)
        words = style.caption.fitted(bar.label, LABEL_WIDTH - LABEL_GAP)
        self._write(label, words, style.caption, muted=True)
        draw_bar(self._painter, track, bar.share, bar.status, style.colours, bar.target, bar.soft)
        self._draw_then(bar, track)
        self._write(percent, figure, style.figure, RIGHT)
        if status in MARK_OF.values():
            self._mark(box.right - MARK, box.middle_y, status)

    def _draw_then(self, bar: CardBar, track: QRectF) -> None:
        """Where the bar would end after the step that is tried."""
        if bar.then is not None:
            then = bar.then
            paint_then(self._painter, track, bar.share, then.share, then.status, self._style.colours)

    def _mark(self, x: float, middle: float, status: str, side: float = MARK) -> None:
        paint_mark(self._painter, QRectF(x, middle - side / 2, side, side), status, self._style.colours)

    def _write(
        self,
        box: QRectF,
        text: str,
        script: Script,
        horizontal: Qt.AlignmentFlag = LEFT,
        *,
        muted: bool = False,
    ) -> None:
        colours = self._style.colours
        script.write(self._painter, box, text, colours.text_muted if muted else colours.text, horizontal)
