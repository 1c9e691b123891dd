"""The scroll area of a form: the field with the cursor stays where it is, whatever comes and goes around it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.look.widgets.yielding_area import YieldingArea

LAID_OUT = frozenset({QEvent.Type.Resize, QEvent.Type.LayoutRequest})
MARGIN = 8
"""Between the field with the cursor and what may grow below the area."""


class FormArea(YieldingArea):
    """Scrolls by itself when words above a field, or what lies below the area, become longer or shorter.

    Where the form ends too early for that, it is made longer, until the cursor leaves it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._field: QWidget | None = None
        self._top = 0
        """Where the field with the cursor is seen, from the top of the pane around this area."""
        self._is_settling = False
        self.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        QApplication.instance().focusChanged.connect(self._follow_focus)  # type: ignore[union-attr]

    def let_go(self) -> None:
        """The user has moved what is in the form: the field goes where this puts it."""
        self._field = None

    def room_below_field(self) -> int | None:
        """How much of the area may be taken away from below without covering the field with the cursor. None where it
        is not in here, or not in sight."""
        if not self._is_there() or self._field is None:
            return None
        bottom = self._field.mapTo(self.viewport(), QPoint(0, self._field.height())).y()
        return max(self.viewport().height() - bottom - MARGIN, 0) if bottom > 0 else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.widget() or event.type() not in LAID_OUT:
            return super().eventFilter(watched, event)
        was_settling, self._is_settling = self._is_settling, True
        done = super().eventFilter(watched, event)
        self._is_settling = was_settling
        self._settle()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_settling, self._is_settling = self._is_settling, True
        super().resizeEvent(event)
        self._is_settling = was_settling
        self._settle()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Scroll until the field is where it was seen."""
        if self._is_settling or not self._is_there():
            return
        self._is_settling = True
        bar = self.verticalScrollBar()
        wanted = bar.value() + self._top_now() - self._top
        if wanted > bar.maximum():
            self._keep_form_at(wanted + self.viewport().height())
        bar.setValue(wanted)
        self._is_settling = False

    def _follow_scrolling(self) -> None:
        if not self._is_settling:
            self._note(QApplication.focusWidget())

    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """What a field has set off when it was left is laid out before the next one is looked at."""
        is_inside = new is not None and self.isAncestorOf(new)
        if is_inside:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        elif new is not None:
            self._keep_form_at(0)
        self._note(new if is_inside else None)

    def _note(self, field: QWidget | None) -> None:
        self._field = field if field is not None and self.isAncestorOf(field) else None
        if self._is_there():
            self._top = self._top_now()

    def _keep_form_at(self, least: int) -> None:
        """Make the form at least so high."""
        form = self.widget()
        if form is not None:
            form.setMinimumHeight(least)

    def _is_there(self) -> bool:
        return self._field is not None and isValid(self._field) and self._field.isVisible()

    def _top_now(self) -> int:
        pane = self.parentWidget()
        assert self._field is not None
        assert pane is not None
        return self._field.mapTo(pane, QPoint(0, 0)).y()
