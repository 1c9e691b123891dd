"""Where the money goes: the largest items of the bill as bars with their shares."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, plain_tip
from app.results.tables.largest_costs import CostPart
from app.results.words.money import money

LETTERS = 30
"""Usual width of a part."""
SIDE = 6


class CostParts(QWidget):
    """One line for each part, the largest first; a click or Enter selects its component."""

    component_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Where it goes"))
        self.parts: list[CostPartBar] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        heading = plain_label(tr("Where it goes"), "section", self)
        heading.setContentsMargins(SIDE, 0, SIDE, 0)
        self._column.addWidget(heading)
        self._column.addStretch(1)

    def show_parts(self, parts: Sequence[CostPart], currency: str) -> None:
        """Show the parts of a bill; lines that are still needed are kept."""
        while len(self.parts) < len(parts):
            bar = CostPartBar(self)
            bar.chosen.connect(self.component_requested)
            self._column.insertWidget(self._column.count() - 1, bar)
            self.parts.append(bar)
        for bar, part in zip(self.parts, parts, strict=False):
            bar.show_part(part, currency)
        for number, bar in enumerate(self.parts):
            bar.setVisible(number < len(parts))
        self.setVisible(bool(parts))


class CostPartBar(QAbstractButton):
    """The name of a part, its share as a bar and as a number."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part: CostPart | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._choose)

    def show_part(self, part: CostPart, currency: str) -> None:
        """Show a part, and its amount in the tooltip."""
        self._part = part
        words = tr(
            "{item}: {amount}, {percent} of the total",
            item=part.title,
            amount=money(part.amount, currency),
            percent=numbers().percent(float(part.share)),
        )
        self.setText(part.title)
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor if part.component else Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = theme.current().metrics
        width = LETTERS * QFontMetrics(self.font()).averageCharWidth()
        return QSize(width, QFontMetrics(self.font()).height() + metrics.bar_height + 3 * metrics.gap)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._part is None:
            return
        worn = theme.current()
        colours, metrics = worn.colours, worn.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(SIDE, 2, -SIDE, -2)
        percent = numbers().percent(float(self._part.share))
        measure = painter.fontMetrics()
        spare = int(room.width()) - measure.horizontalAdvance(percent) - 4 * metrics.gap
        painter.setPen(colours.accent if self.underMouse() and self._part.component else colours.text)
        title = measure.elidedText(self.text(), Qt.TextElideMode.ElideRight, max(spare, 0))
        painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, title)
        painter.setPen(colours.text)
        painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, percent)
        bar = QRectF(room.left(), room.bottom() - metrics.bar_height, room.width(), metrics.bar_height)
        outline = QPainterPath()
        outline.addRoundedRect(bar, metrics.bar_height / 2, metrics.bar_height / 2)
        painter.fillPath(outline, colours.track)
        painter.setClipPath(outline)
        filled = QRectF(bar)
        filled.setWidth(max(bar.width() * float(self._part.share), 1.0))
        painter.fillRect(filled, colours.accent if self._part.component else colours.text_muted)
        painter.setClipping(False)
        if self.hasFocus():
            painter.setPen(QPen(colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _choose(self) -> None:
        if self._part is not None and self._part.component:
            self.chosen.emit(self._part.component)
