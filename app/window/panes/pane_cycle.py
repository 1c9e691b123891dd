"""Moving between panes with F6, so that neither lists nor the drawing trap the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.look.widgets.inside import inside
from app.look.widgets.scroll_to_widget import bring_into_sight


class PaneCycle(QObject):
    """Moves the focus to the next visible pane, to where it was there last."""

    def __init__(self, panes: Sequence[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._panes = tuple(panes)
        self._last: dict[QWidget, QWidget] = {}
        QApplication.instance().focusChanged.connect(self._note)  # type: ignore[union-attr]

    def go(self, direction: int) -> None:
        """Focus the next pane for 1, the previous one for -1."""
        there = [pane for pane in self._panes if pane.isVisible() and focus_target(pane)]
        if not there:
            return
        present = self._pane_of(QApplication.focusWidget())
        if present in there:
            wanted = there[(there.index(present) + direction) % len(there)]
        else:
            wanted = there[0 if direction > 0 else -1]
        self.enter(wanted)

    def enter(self, pane: QWidget) -> None:
        """Focus a pane where it had the focus last, or its first field."""
        last = self._last.get(pane)
        target = last if last is not None and isValid(last) and _can_take(last) else focus_target(pane)
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_sight(target)  # the pane may have the focus already

    def _note(self, old: QWidget | None, new: QWidget | None) -> None:
        pane = self._pane_of(new)
        if pane is not None and new is not None:
            self._last[pane] = new
            came_from = self._pane_of(old)
            # Not for mouse clicks: the place under the pointer must not scroll away.
            if came_from not in (None, pane) and not QApplication.mouseButtons():
                bring_into_sight(new)

    def _pane_of(self, widget: QWidget | None) -> QWidget | None:
        if widget is None:
            return None
        return next((pane for pane in self._panes if pane is widget or pane.isAncestorOf(widget)), None)


def focus_target(pane: QWidget) -> QWidget | None:
    """The widget that takes the focus in a pane: itself, or the first one in it that Tab would reach.

    Qt's own focus chain leads out of the pane to the window, and PySide6 makes the asked widget the owner of the next
    one. When a label was deleted, everything Qt had created in the window went with it.
    """
    return next((each for each in chain((pane,), inside(pane, QWidget)) if _can_take(each)), None)


def _can_take(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.isEnabled() and widget.isVisible()
