"""Dragging a line of the palette: a picture of it follows the pointer until the button is released.

The drag stays inside this window, so it needs no drag and drop between programs: no event loop inside another, no data
to encode, and no other program that could drop something that looks like ours.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

from app.canvas.gestures.drop_component import Carried
from app.project.palette_model import Entry
from app.window.panes.palette_delegate import drag_picture

BESIDE_POINTER = QPoint(12, 12)
"""The picture leaves free what is under the pointer."""


class DropTarget(Protocol):
    """Where lines of the palette are dropped; points are global."""

    def carry(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> bool:
        """Show what a drop would do; returns whether it is allowed."""

    def drop(self, what: Carried, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Take effect where allowed."""

    def cancel(self) -> None:
        """Leave nothing."""


class PaletteDrag:
    """One drag, from its first move to `drop` or `cancel`."""

    def __init__(self, source: QWidget, entry: Entry, target: DropTarget) -> None:
        self._source = source
        self._target = target
        self._what = Carried(entry.kind, entry.record)
        self._picture = QLabel(source.window())
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture.setPixmap(drag_picture(entry, source.devicePixelRatioF()))
        self._picture.adjustSize()

    def move(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """Move picture and component to `at`; the pointer shows whether a drop is allowed."""
        self._picture.move(self._source.window().mapFromGlobal(at) + BESIDE_POINTER)
        self._picture.show()
        self._picture.raise_()
        can_land = self._target.carry(self._what, at, modifiers)
        self._source.setCursor(Qt.CursorShape.DragCopyCursor if can_land else Qt.CursorShape.ForbiddenCursor)

    def drop(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> None:
        """The button is released."""
        self._put_away()
        self._target.drop(self._what, at, modifiers)

    def cancel(self) -> None:
        """Esc, or the window has gone: nothing is added."""
        self._put_away()
        self._target.cancel()

    def _put_away(self) -> None:
        self._source.unsetCursor()
        self._picture.hide()
        self._picture.deleteLater()
