"""A short sentence of the result strip with emphasised figures and a status mark."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
    QStaticText,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QWidget

from app.look import theme
from app.look.text_lines import laid_out
from app.look.widgets.plain_text import plain_tip
from app.look.widgets.status_painting import paint_mark, status_text

FADE_MS = 900
PADDING = 8
SIZES = (("title", "heading"), ("body", "title"), ("caption", "body"))
"""Sizes of words and figures, from roomy to dense."""
DENSEST = len(SIZES) - 1
Pieces = list[tuple[str, bool]]
"""Parts of a text, and whether each is emphasised."""
PLACEHOLDER = "\N{HORIZONTAL ELLIPSIS}"
EMPHASIS = "\N{WORD JOINER}"
"""Put around the values of a sentence before its translation, so that they can be found afterwards."""


def emphasised(value: str) -> str:
    """Mark a value of a sentence as emphasised."""
    return f"{EMPHASIS}{value}{EMPHASIS}"


def _pieces(sentence: str) -> Pieces:
    return [(text, bool(index % 2)) for index, text in enumerate(sentence.split(EMPHASIS)) if text]


# Cached: layout and painting call this many times per edit; `points` is the current text size.


@cache
def _font(bold: bool, density: int, _points: float) -> QFont:
    words, figures = SIZES[density]
    if not bold:
        return theme.current().font(words)
    return theme.current().font(figures, QFont.Weight.DemiBold)


@cache
def _measure(bold: bool, density: int, points: float) -> QFontMetrics:
    return QFontMetrics(_font(bold, density, points))


@lru_cache(maxsize=256)
def _width(text: str, bold: bool, density: int, points: float) -> int:
    return _measure(bold, density, points).horizontalAdvance(text)


@lru_cache(maxsize=256)
def _laid_out(text: str, bold: bool, density: int, points: float) -> QStaticText:
    """Cached: a new figure lights up and fades over many frames."""
    return laid_out(text, _font(bold, density, points))


def _mark_room(density: int, points: float) -> int:
    return _measure(False, density, points).capHeight() + 2 + 6


def status_spoken(sentence: str, status: str, mark: str = "") -> str:
    """A sentence with its status in words, unless that is as it should be."""
    return sentence if status == "ok" else f"{sentence}, {mark or status_text(status)}"


class StripItem(QAbstractButton):
    """Explains itself on a click, Enter or F1; a changed figure lights up once and fades."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._what = ""
        self._status = "unknown"
        self._pieces: Pieces = []
        self._settled: Pieces = []
        """Those of the plan itself."""
        self._is_trial = self._is_waiting = False
        self._short: Pieces = []
        self._density = 0
        self.is_short = False
        """Whether the short form is chosen."""
        self._told: tuple[str, ...] = ()
        self._fade = QVariantAnimation(self, duration=FADE_MS, startValue=1.0, endValue=0.0)
        self._fade.valueChanged.connect(lambda _value: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.clicked.connect(self._explain)
        self._take_focus()

    @property
    def sentence(self) -> str:
        """The sentence as shown."""
        return "".join(text for text, _ in self._pieces)

    @property
    def status(self) -> str:
        """The status whose mark precedes the sentence."""
        return self._status

    def show_sentence(
        self, sentence: str, status: str, what: str = "", tip: str = "", short: str = "", mark: str = ""
    ) -> None:
        """Show a sentence with `emphasised` values, or `short` if there is little room.

        `what` is the name of the number that explains it; `mark` describes the mark if the status does not.
        """
        pieces = _pieces(sentence)
        is_news = bool(self._settled) and pieces != self._settled
        self._settled = pieces
        spoken = status_spoken("".join(text for text, _ in pieces), status, mark)
        self._put(spoken, sentence, status, what, tip, short, is_news=is_news)

    def show_trial(self, sentence: str, status: str, spoken: str, short: str) -> None:
        """Show on a tinted ground what a step would change, until the next `show_sentence`; it is no news yet."""
        spoken = status_spoken(spoken, status)
        self._put(spoken, sentence, status, self._what, "", short, is_trial=True)

    def wait(self, said: str) -> None:
        """Show an ellipsis in place of an outdated sentence, as wide as that, until the next `show_sentence`."""
        self._is_waiting, self._told = True, ()
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.update()

    @property
    def is_waiting(self) -> bool:
        """Whether an ellipsis stands in place of the sentence."""
        return self._is_waiting

    def _put(
        self,
        spoken: str,
        sentence: str,
        status: str,
        what: str,
        tip: str,
        short: str,
        *,
        is_news: bool = False,
        is_trial: bool = False,
    ) -> None:
        told = (spoken, sentence, status, what, tip, short)
        if told == self._told:
            return
        self._told, self._is_trial, self._is_waiting = told, is_trial, False
        self._pieces, self._short = _pieces(sentence), _pieces(short or sentence)
        self._status, self._what = status, what
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tip(f"{self.sentence}\n{tip}" if tip else self.sentence))
        self._take_focus()
        self.updateGeometry()
        if is_news and self.isVisible():
            self._tell_news(spoken)
        self.update()

    def _tell_news(self, spoken: str) -> None:
        """Announce the new sentence without moving the focus, and light it up once."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))
        if self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
            self._fade.stop()
            self._fade.start()

    def set_density(self, density: int) -> None:
        """Set the text size: 0 is the largest, DENSEST the smallest."""
        if density != self._density:
            self._density = density
            self.updateGeometry()
            self.update()

    def set_short(self, is_short: bool) -> None:
        """Choose the short form, however much room there is, or the long one where there is room."""
        if is_short != self.is_short:
            self.is_short = is_short
            self.updateGeometry()
            self.update()

    def width_at(self, density: int, *, short: bool = False) -> int:
        """Width of the sentence, in pixels."""
        pieces, points = (self._short if short else self._pieces), theme.body_points()
        text = sum(_width(piece, bold, density, points) for piece, bold in pieces)
        return text + 2 * PADDING + (_mark_room(density, points) if self._has_mark else 0) + 2

    def sizeHint(self) -> QSize:
        height = _measure(True, self._density, theme.body_points()).height() + 2 * PADDING
        return QSize(self.width_at(self._density, short=self.is_short), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_at(self._density, short=True), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """F1 and Enter belong to the item while it has the focus."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._explains(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._explains(event):
            self._explain()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._cover()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._cover()

    def _cover(self) -> None:
        """Paint an opaque background, so that fading repaints nothing behind it; every style sheet resets this
        attribute.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = theme.current().colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.panel)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, colours)
        density, points = self._density, theme.body_points()
        baseline = (self.height() + _measure(True, density, points).capHeight()) / 2
        if self._is_waiting:
            wide = _width(PLACEHOLDER, False, density, points)
            self._paint_piece(painter, PLACEHOLDER, False, (self.width() - wide) / 2, baseline)
            painter.end()
            return
        left = float(PADDING)
        if self._has_mark:
            side = _measure(False, density, points).capHeight() + 2
            paint_mark(painter, QRectF(left, baseline - side + 1, side, side), self._status, colours)
            left += _mark_room(density, points)
        has_room = not self.is_short and self.width() >= self.width_at(density)
        for text, bold in self._pieces if has_room else self._short:
            self._paint_piece(painter, text, bold, left, baseline)
            left += _width(text, bold, density, points)
        painter.end()

    def _paint_ground(self, painter: QPainter, colours: theme.Colours) -> None:
        running = self._fade.state() == QVariantAnimation.State.Running
        pointed = self.underMouse() and bool(self._what)
        if not (running or pointed or self.hasFocus() or self._is_trial):
            return
        glow = QColor(colours.accent_soft)
        lit = 1.0 if self._is_trial else 0.0
        glow.setAlphaF(float(self._fade.currentValue()) if running and not self._is_trial else lit)
        ground = colours.hover if pointed else glow
        painter.setPen(QPen(colours.accent, 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _paint_piece(self, painter: QPainter, text: str, bold: bool, left: float, baseline: float) -> None:
        density, points = self._density, theme.body_points()
        colours, measure = theme.current().colours, _measure(bold, density, points)
        room = int(self.width() - PADDING - left) + 1
        if room <= 1:
            return
        if _width(text, bold, density, points) > room:
            text = measure.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(_font(bold, density, points))
        painter.setPen(colours.text if bold else colours.text_muted)
        painter.drawStaticText(
            QPointF(left, baseline - measure.ascent()), _laid_out(text, bold, density, points)
        )

    @property
    def _has_mark(self) -> bool:
        return self._status != "ok"

    def _take_focus(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._what else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._what else Qt.CursorShape.ArrowCursor)

    def _explains(self, event: QKeyEvent) -> bool:
        return event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def _explain(self) -> None:
        if self._what:
            self.explain_requested.emit(self._what)
