"""A line of utilisation: label, thin bar with target, status mark, percentage; a note below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.status_painting import THEN, paint_bar, paint_mark, paint_then, status_text

SHORTEST_BAR, LEAST_BAR = 48, 24
"""Usual minimum width of a bar, and its minimum beside a long label."""
WIDEST_PERCENT = 9.99


class UsageBar(QWidget):
    """Shows one resource's utilisation; its accessible name and tooltip say the same in words."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self._note = ""
        self._share: float | None = None
        self._target: float | None = None
        self._status = "unknown"
        self._soft: tuple[float, float] | None = None
        self._then: tuple[float | None, str] | None = None
        """Share and status after the step that is tried, if that changes them."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_usage(None, "unknown")

    def show_usage(
        self,
        share: float | None,
        status: str,
        target: float | None = None,
        soft: tuple[float, float] | None = None,
    ) -> None:
        """Show demand over capacity as a share (0.81), its status, the target share, and the shares between which it
        lies in 8 of 10 futures.
        """
        self._share, self._status, self._target, self._soft = share, status, target, soft
        self._then = None
        self._say()

    def show_then(self, share: float | None, status: str) -> None:
        """Show beside it what it would be after a step that is tried, if that is anything else."""
        now = numbers().percent(self._share), self._status
        then = None if (numbers().percent(share), status) == now else (share, status)
        if then != self._then:
            self._then = then
            self._say()

    def show_no_trial(self) -> None:
        """Nothing is tried any more."""
        self.show_then(self._share, self._status)

    def _say(self) -> None:
        soft = self._soft
        words = tr(
            "{resource}: {percent} used, {status}",
            resource=", ".join(filter(None, (self._label, self._note))),
            percent=numbers().percent(self._share),
            status=status_text(self._status),
        )
        if soft is not None and numbers().percent(soft[0]) == numbers().percent(soft[1]):
            words = tr("{use}; {percent} in 8 of 10 futures", use=words, percent=numbers().percent(soft[0]))
        elif soft is not None:
            words = tr(
                "{use}; {low} to {high} in 8 of 10 futures",
                use=words,
                low=numbers().number(soft[0] * 100, 0),
                high=numbers().percent(soft[1]),
            )
        if self._then is not None:
            words = tr(
                "{now}; it would be {percent}, {status}",
                now=words,
                percent=numbers().percent(self._then[0]),
                status=status_text(self._then[1]),
            )
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def set_label(self, label: str, note: str = "") -> None:
        """Name the resource; a `note` is shown below in small letters."""
        if bool(note) != bool(self._note):
            self.updateGeometry()
        self._label, self._note = label, note
        self.show_usage(self._share, self._status, self._target, self._soft)

    def sizeHint(self) -> QSize:
        measure = self.fontMetrics()
        width = measure.horizontalAdvance(self._label) + 2 * SHORTEST_BAR + self._figures_width(measure)
        return QSize(width, self._line_height() + self._note_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(SHORTEST_BAR + self._figures_width(self.fontMetrics()), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        figures = self._figures_width(self.fontMetrics())
        label = self._label_width(figures)
        painter = QPainter(self)
        self._paint_texts(painter, label)
        self._paint_bar(painter, label, figures)
        self._paint_note(painter)
        painter.end()

    def _paint_texts(self, painter: QPainter, label_width: int) -> None:
        colours = theme.current().colours
        painter.setPen(colours.text_muted)
        if self.fontMetrics().horizontalAdvance(self._label) > label_width:
            painter.setFont(theme.current().font("caption"))
        shown = painter.fontMetrics().elidedText(self._label, Qt.TextElideMode.ElideRight, label_width)
        painter.drawText(QRectF(0, 0, label_width, self._line_height()), Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setFont(self.font())
        painter.setPen(colours.text)
        alignment = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        line = QRectF(0, 0, self.width(), self._line_height())
        painter.drawText(line, alignment, self._figure)

    def _paint_note(self, painter: QPainter) -> None:
        if self._note:
            font = theme.current().font("caption")
            shown = QFontMetrics(font).elidedText(self._note, Qt.TextElideMode.ElideRight, self.width())
            painter.setFont(font)
            painter.setPen(theme.current().colours.text_muted)
            room = QRectF(0, self._line_height(), self.width(), self._note_height())
            painter.drawText(room, Qt.AlignmentFlag.AlignTop, shown)

    def _line_height(self) -> int:
        return self.fontMetrics().height() + theme.current().metrics.gap

    def _note_height(self) -> int:
        return QFontMetrics(theme.current().font("caption")).height() if self._note else 0

    def _paint_bar(self, painter: QPainter, label_width: int, figures_width: int) -> None:
        worn = theme.current()
        gap, thickness = worn.metrics.gap, worn.metrics.bar_height
        left = label_width + 2 * gap if label_width else 0
        top = (self._line_height() - thickness) // 2
        bar = QRectF(left + 0.5, top + 0.5, self.width() - left - figures_width - 1, thickness - 1)
        paint_bar(painter, bar, self._share, self._status, worn.colours, self._target, self._soft)
        if self._then is not None:
            paint_then(painter, bar, self._share, *self._then, worn.colours)
        side = self.fontMetrics().capHeight()
        mark = QRectF(self.width() - figures_width + 2 * gap, (self._line_height() - side) / 2, side, side)
        paint_mark(painter, mark, self._status if self._then is None else self._then[1], worn.colours)

    @property
    def _figure(self) -> str:
        if self._then is None:
            return numbers().percent(self._share)
        return f"{THEN} {numbers().percent(self._then[0])}"

    def _figures_width(self, measure: QFontMetrics) -> int:
        """Width for the mark and the percentage, the same in every line so that bars end together; more if this
        percentage needs it.
        """
        gap = theme.current().metrics.gap
        widest = max(map(measure.horizontalAdvance, (numbers().percent(WIDEST_PERCENT), self._figure)))
        return widest + measure.capHeight() + 3 * gap

    def _label_width(self, figures: int) -> int:
        """Width of the label: half of the room, so that bars start together; more if needed."""
        if not self._label:
            return 0
        wanted = max((self.width() - figures) // 2, self.fontMetrics().horizontalAdvance(self._label) + 1)
        return min(wanted, max(self.width() - figures - LEAST_BAR, 0))
