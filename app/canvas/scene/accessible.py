"""The canvas for screen readers: a list of cards and chips in reading order, each with its results.

Qt presents a graphics view as one empty object. The entries here refer to ids, not to items of the scene; they are
created when a screen reader asks for them. Qt accepts None for "no interface", which its type stubs do not allow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from app.canvas.content.file_names import Hypervisors, file_name
from app.canvas.layout.navigation import Stop, in_lines, reading_order, stop_box
from app.canvas.scene.scene import CanvasScene
from app.look.translation import tr


class Gone(NamedTuple):
    """A component that exists only in another variant; it is read out, but cannot take the focus."""

    component: str


Entry = Stop | Gone
"""An entry of the list."""


class StopHandle(QObject):
    """Represents one card or chip while a screen reader may refer to it."""

    def __init__(self, readable: Readable, stop: Entry) -> None:
        super().__init__(readable)
        self.readable = readable
        self.stop = stop


class Readable(QObject):
    """The entries of a canvas and their handles."""

    def __init__(
        self, view: QGraphicsView, scene: CanvasScene, hypervisors: Callable[[], Hypervisors]
    ) -> None:
        super().__init__(view)
        self._hypervisors = hypervisors
        self.view = view
        self.scene = scene
        self._handles: dict[Entry, StopHandle] = {}
        self._stops: list[Stop] = []
        self._version = -1
        install_factory()

    @property
    def stops(self) -> list[Stop]:
        """All cards and chips in reading order, which can have the focus."""
        version = self.scene.version
        if version != self._version:
            self._stops, self._version = reading_order(self.scene.arrangement), version
            for gone in self._handles.keys() - {*self._stops, *self._gone()}:
                self._handles.pop(gone).deleteLater()
        return self._stops

    @property
    def entries(self) -> list[Entry]:
        """The stops, followed by components only in another variant, while those are shown."""
        return [*self.stops, *self._gone()]

    def _gone(self) -> list[Gone]:
        shown = self.scene.ghosts.shown
        return [Gone(each) for each in in_lines(shown, {each: ghost.box for each, ghost in shown.items()})]

    def handle(self, stop: Entry) -> StopHandle:
        """The handle of a card or chip."""
        if stop not in self._handles:
            self._handles[stop] = StopHandle(self, stop)
        return self._handles[stop]

    def tell_focus(self, stop: Stop) -> None:
        """Announce the focused card or chip."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.handle(stop), QAccessible.Event.Focus))

    def words(self, stop: Entry) -> str:
        """A card or chip with its results as a sentence; or a component of another variant."""
        scene = self.scene
        if isinstance(stop, Gone):
            return scene.ghosts.spoken(stop.component)
        plan = scene.arrangement.plan
        parts = plan.components
        if isinstance(stop, str):
            return scene.spoken(stop) if stop in parts else ""
        (owner, store), role = stop
        if owner not in parts or store not in parts:
            return ""
        return tr(
            "{file}, on {store}",
            file=file_name(plan, self._hypervisors(), owner, role),
            store=parts[store].name,
        )

    def rect(self, stop: Entry) -> QRect:
        """The place of a card or chip on the screen."""
        if isinstance(stop, Gone):
            ghost = self.scene.ghosts.shown.get(stop.component)
            box = ghost.box if ghost is not None else None
        else:
            box = stop_box(self.scene.arrangement, stop)
        if box is None:
            return QRect()
        corner = self.view.mapFromScene(box.x, box.y)
        opposite = self.view.mapFromScene(box.right, box.bottom)
        return QRect(self.view.viewport().mapToGlobal(corner), self.view.viewport().mapToGlobal(opposite))

    def state(self, stop: Entry) -> QAccessible.State:
        """Whether a card or chip is selected and focused."""
        state = QAccessible.State()
        scene = self.scene
        if isinstance(stop, Gone):
            state.readOnly = True
            return state
        state.focusable = state.selectable = True
        state.focused = self.view.hasFocus() and scene.focus == stop
        state.selected = stop in scene.selected
        return state


class CanvasInterface(QAccessibleWidget):
    """The canvas as a list."""

    def __init__(self, readable: Readable) -> None:
        super().__init__(readable.view, QAccessible.Role.List, readable.view.accessibleName())
        self._readable = readable

    def childCount(self) -> int:
        return len(self._readable.entries)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        stops = self._readable.entries
        if not 0 <= index < len(stops):
            return None
        return QAccessible.queryAccessibleInterface(self._readable.handle(stops[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        handle = child.object()
        stops = self._readable.entries
        return stops.index(handle.stop) if isinstance(handle, StopHandle) and handle.stop in stops else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        # Ghosts are below the cards, so they are found only where no card is.
        behind_first = sorted(self._readable.entries, key=lambda entry: not isinstance(entry, Gone))
        found = [entry for entry in behind_first if self._readable.rect(entry).contains(x, y)]
        return QAccessible.queryAccessibleInterface(self._readable.handle(found[-1])) if found else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focus = self._readable.scene.focus
        return QAccessible.queryAccessibleInterface(self._readable.handle(focus)) if focus else None


class StopInterface(QAccessibleObject):
    """One card or chip as an entry of the list."""

    def __init__(self, handle: StopHandle) -> None:
        super().__init__(handle)
        self._readable, self._stop = handle.readable, handle.stop

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._readable.view)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, which: QAccessible.Text) -> str:
        return self._readable.words(self._stop) if which == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        return self._readable.rect(self._stop)

    def state(self) -> QAccessible.State:
        return self._readable.state(self._stop)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1


@cache
def install_factory() -> None:
    """Register the interfaces of the canvas with Qt; once per process."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, StopHandle):
        return StopInterface(thing)
    # Not an `isinstance` of the view, whose module imports this one.
    readable = getattr(thing, "readable", None)
    return CanvasInterface(readable) if isinstance(readable, Readable) else None
