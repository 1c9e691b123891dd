"""A bar of utilisation whose number explains itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.widgets.usage_bar import UsageBar
from app.project.use_ranges import NO_RANGES, UseRanges
from app.results.words.results import USUAL, explained_as, resource_name, when
from planner_core.engine.basis.assessment import Saturation

EXPLAIN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F1})


class NumberBar(UsageBar):
    """Emits `explain_requested` on a click, Enter, Space or F1."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.what = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_row(self, row: Saturation, ranges: UseRanges = NO_RANGES) -> None:
        """Show one row of the saturation, with its range if that is known; phase and case are named unless they are the
        usual ones.
        """
        self.what = explained_as(row)
        is_usual = (row.phase, row.case) == USUAL
        self.set_label(resource_name(row.resource), "" if is_usual else when(row.phase, row.case))
        soft = ranges.of(row.component, row.resource, row.phase, row.case, row.utilisation)
        self.show_usage(row.utilisation, row.status, row.target, soft)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.explain_requested.emit(self.what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in EXPLAIN_KEYS:
            self.explain_requested.emit(self.what)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Enter and F1 go to the bar while it has the focus, even if they are shortcuts of the window."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in EXPLAIN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().colours.accent, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
            painter.end()
