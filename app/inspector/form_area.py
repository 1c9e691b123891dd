"""The scroll area of a form: the field with the cursor keeps its place while the layout around it changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.look.widgets.yielding_area import YieldingArea

LAID_OUT = frozenset({QEvent.Type.Resize, QEvent.Type.LayoutRequest})
MARGIN = 8
"""Distance between the field with the cursor and what may grow below the area."""


class FormArea(YieldingArea):
    """Scrolls automatically when text above a field, or what is below the area, changes its height.

    If the form ends too early for that, it is extended until the cursor leaves it.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._field: QWidget | None = None
        self._top = 0
        """Distance of the field with the cursor from the top of the pane around this area."""
        self._is_settling = False
        self.verticalScrollBar().valueChanged.connect(self._follow_scrolling)
        QApplication.instance().focusChanged.connect(self._follow_focus)  # type: ignore[union-attr]

    def let_go(self) -> None:
        """The user has changed the form: do not hold the field in place."""
        self._field = None

    def room_below_field(self) -> int | None:
        """By how much the area may be reduced at the bottom without covering the field with the cursor. None if the
        field is not in this area or not visible.
        """
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
        """Scroll until the field is at its previous place."""
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
        """Complete pending layouts, caused by committing the last field, before the next field's place is noted."""
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
        """Give the form at least this height."""
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
