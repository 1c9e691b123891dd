"""Qt's events of mouse, keyboard, menu and drag and drop, handed to whoever deals with them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from app.canvas.hits import Hit
from app.canvas.keys import Keys
from app.canvas.landing import Landing
from app.canvas.menus import Menus
from app.canvas.orders import Orders
from app.canvas.pointer import Pointer
from app.canvas.sight import Sight
from app.canvas.tips import tip_for
from planner_core.plan.plan import Position

TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Handled(Sight):
    """A view that hands work on the drawing. `CanvasView` makes the parts that are only named here."""

    edit_requested = Signal(str)
    """Enter or a double click on a component that is more than its text: its fields are wanted."""
    orders: Orders
    pointer: Pointer
    keys: Keys
    _landing: Landing
    _menus: Menus

    def choose(self, component: str) -> None:
        """Select one card, as a click does."""
        self._scene.select((component,))
        self._scene.focus_on(component, shown=False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.ring.use_keys(False)
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hit = self.pointer.hit(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and hit.kind == "card":
            if self.arrangement.children(hit.component):
                self.orders.toggle(hit.component)
            else:
                self.orders.edit(hit.component)
        else:
            self.pointer.press(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.camera.turn(turned.y(), event.position()):
                self._zoomed()
            event.accept()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not turned.x():
            self.camera.scroll(-turned.y(), 0)
            event.accept()
        else:
            QAbstractScrollArea.wheelEvent(self, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.pointer.hold_space(False)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.keys.tab(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._scene.focus_on(self._scene.focus, shown=event.reason() in TABBED)
        super().focusInEvent(event)
        self.ring.come(event.reason(), TABBED)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointer.hold_space(False)
        self._scene.focus_on(self._scene.focus, shown=False)
        super().focusOutEvent(event)
        self.ring.follow()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.runner.cancel()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        hit = self.keys.focused_hit() if by_key else self.pointer.hit(event.pos())
        if hit.component and hit.component not in self._scene.selected:
            self.choose(hit.component)
        at = self.viewport().mapToGlobal(self.keys.menu_place()) if by_key else event.globalPos()
        there = self.mapToScene(event.pos())
        self._pop_up(hit, at, None if by_key else Position(there.x(), there.y()))

    def show_menu_of(self, component: str, at: QPoint) -> None:
        """Open the menu of a component at a place of the screen; it works on all that is selected with it."""
        if component not in self._scene.selected:
            self.choose(component)
        self._pop_up(Hit("card", component), at)

    def _pop_up(self, hit: Hit, at: QPoint, clicked: Position | None = None) -> None:
        menu = self._menus.menu_for(hit, clicked)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = tip_for(self._scene, self.pointer.hit(event.pos()))
            QToolTip.showText(event.globalPos(), tip, self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._scene.hover(Hit())
        return super().viewportEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._landing.enter(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._landing.move(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._landing.leave(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._landing.drop(event)
