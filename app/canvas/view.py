"""The canvas: a view of the scene with mouse, keyboard, drag and drop. The way in for the rest of the program.

Ids cross its border, never objects. Nothing here changes the plan: gestures and commands hand steps to the
session, and its signals bring the change back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
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
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QGraphicsView, QToolTip, QWidget

from app import theme
from app.canvas.accessible import Readable
from app.canvas.arrangement import Arrangement
from app.canvas.commands import Commands, may_own, must_nest
from app.canvas.content import Results
from app.canvas.empty import paint_empty
from app.canvas.far import FAR_OUT, FarPicture
from app.canvas.geometry import Box, united
from app.canvas.items import rectangle
from app.canvas.keys import Keys
from app.canvas.menus import Menus
from app.canvas.navigation import Stop
from app.canvas.pointer import Pointer
from app.canvas.routing import Pair
from app.canvas.runner import GestureRunner
from app.canvas.scene import CanvasScene
from app.canvas.tips import tip_for
from app.canvas.tools.choose import Choice, Choose
from app.canvas.tools.drop import DropComponent, card_size, carried
from app.canvas.tools.gesture import Bench
from app.canvas.zoom import NOTCH, fitting, stepped
from app.i18n import tr
from app.session import Session
from planner_core.catalog.catalog import Record
from planner_core.editing.document import Changed
from planner_core.plan.components import kind_of
from planner_core.plan.rules import may_connect, may_link

FIT_MARGIN = 40
CACHE_KIB = 96 * 1024
"""Room for the painted cards; Qt's own 10 MiB would not hold one screen of them at twice the scale."""


class CanvasView(QGraphicsView):
    """Shows the plan of a session and lets the user change it."""

    selection_changed = Signal(tuple)
    """The ids of the selected components."""
    explain_requested = Signal(str)
    """What to explain, as `planner_core.engine.explain` takes it: "host.cpu.steady"."""
    edit_requested = Signal(str)
    """Enter or a double click on a component: its fields are wanted."""
    hint = Signal(str)
    """One line about what happens or why it does not; empty takes it away."""
    zoom_changed = Signal(float)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._scene = CanvasScene(self)
        self._phase = "steady"
        self._zoom = 1.0
        self._turned = 0
        self._to_fit = True
        self._far = FarPicture(self._scene)
        self.commands = Commands(session, self._scene.arrangement, self.hint.emit)
        self.bench = Bench(self._scene, self.commands, self.hint.emit, self.visible_box)
        self.runner = GestureRunner(self)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.readable = Readable(self)
        self._menus = Menus(self)
        self._dress()
        self._scene.selection_changed.connect(self.selection_changed)
        session.opened.connect(self._show_plan)
        session.changed.connect(self._refresh)
        session.assessed.connect(self._show_results)
        self._show_plan()

    def _dress(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 160)
        self.setAccessibleName(tr("Drawing"))
        self.setAccessibleDescription(tr("Tab goes from card to card, Enter edits, the arrows move."))
        self.viewport().setMouseTracking(True)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHE_KIB))
        self._take_colours()

    # --- what others ask of the canvas -------------------------------------------------------------------

    def select(self, ids: Iterable[str]) -> None:
        """Select these components and nothing else."""
        self._scene.select(ids)

    def selected_ids(self) -> tuple[str, ...]:
        """The ids of the selected components, in the order in which they were selected."""
        return self._scene.selected

    def select_all(self) -> None:
        """Select every card that stands on the canvas."""
        self._scene.select(each for each, depth in self.arrangement.places.depths.items() if depth == 0)

    def set_phase(self, phase: str) -> None:
        """Show the results of another phase: "steady", "boot"."""
        self._phase = phase
        self._show_results()

    def add_kind(self, kind: str, record: Record | None = None) -> str:
        """Add a component without the mouse: into the host it belongs to, or beside what is selected.

        Returns its id, or nothing where there is no host to put it into.
        """
        host = self.commands.host_for(kind, self._scene.selected)
        if must_nest(kind) and not host:
            self.hint.emit(tr("A disk group lies inside a host: select the host first."))
            return ""
        place = self.commands.free_place(self._beside_selection(kind))
        added = self.commands.add(kind, record, place.x, place.y, host if must_nest(kind) else "")
        if added:
            self.choose(added)
            self.show_stop(added)
        return added

    def start_connect(self) -> None:
        """Draw a line with the keyboard: the selected pool or servers to a host or a store."""
        plan = self.session.plan
        owner = next((each for each in self._scene.selected if may_own(kind_of(plan.components[each]))), "")
        if not owner:
            self.hint.emit(tr("Select a desktop pool or servers first, then connect them."))
            return
        kind = kind_of(plan.components[owner])
        targets = [part.id for part in plan.components.values() if may_connect(kind, kind_of(part))]
        self._choose(owner, targets, lambda target: self.commands.connect(owner, target))

    def start_relocate(self, pair: Pair, role: str) -> None:
        """Move a chip with the keyboard: choose the store it goes to."""
        plan, (owner, home) = self.session.plan, pair
        kind = kind_of(plan.components[owner])
        targets = [
            part.id
            for part in plan.components.values()
            if part.id != home and may_link(kind, role, kind_of(part))
        ]
        self._choose(owner, targets, lambda store: self.commands.relocate(owner, role, store))

    def delete_selection(self) -> None:
        """Delete the selected components."""
        self.commands.delete(self._scene.selected)

    def duplicate_selection(self) -> None:
        """Copy the selected components and select the copies."""
        if copies := self.commands.duplicate(self._scene.selected):
            self._scene.select(copies)

    def explain_focused(self) -> None:
        """Ask for the derivation of the worst number of the card that the keyboard is on or that is selected."""
        focus = self._scene.focus
        component = focus if isinstance(focus, str) else next(iter(self._scene.selected), "")
        if component in self._scene.cards and (bar := self._scene.freshen_card(component).worst):
            self.explain(component, bar.resource)

    # --- zoom --------------------------------------------------------------------------------------------

    def fit_all(self) -> None:
        """Show the whole plan, no larger than 100 %."""
        self._fit(self.arrangement.bounds())

    def fit_selection(self) -> None:
        """Show the selected components as large as they fit."""
        boxes = [self.arrangement.boxes[each] for each in self._scene.selected]
        if boxes:
            self._fit(united(boxes))

    def zoom_in(self) -> None:
        """One level closer."""
        self._zoom_to(stepped(self._zoom, 1))

    def zoom_out(self) -> None:
        """One level farther."""
        self._zoom_to(stepped(self._zoom, -1))

    def zoom_100(self) -> None:
        """Show cards in their own size."""
        self._zoom_to(1.0)

    # --- what pointer, keys and menus ask ----------------------------------------------------------------

    def scene(self) -> CanvasScene:
        return self._scene

    @property
    def arrangement(self) -> Arrangement:
        """Where everything is."""
        return self._scene.arrangement

    @property
    def scale_now(self) -> float:
        """Pixels of the view per pixel of the scene: the zoom at the reader's size of text."""
        return self._zoom * theme.body_points() / theme.BODY_POINTS

    def visible_box(self) -> Box:
        """The part of the scene that is on the screen."""
        rect = self.mapToScene(self.viewport().rect()).boundingRect()
        return Box(rect.x(), rect.y(), rect.width(), rect.height())

    def choose(self, component: str) -> None:
        """Select one card, as a click does."""
        self._scene.select((component,))
        self._scene.focus_on(component, shown=False)

    def explain(self, component: str, resource: str) -> None:
        """Ask for the derivation of a number of a card."""
        self.explain_requested.emit(self.explanation(component, resource))

    def explanation(self, component: str, resource: str) -> str:
        """What the derivation of a number is called."""
        return f"{component}.{resource}.{self._phase}"

    def stop_box(self, stop: Stop | None) -> Box | None:
        """Where a card or chip is."""
        if isinstance(stop, tuple):
            route = self.arrangement.routes.get(stop[0])
            return next((box for role, box in route.chips if role == stop[1]), None) if route else None
        return self.arrangement.boxes.get(stop) if stop else None

    def show_stop(self, stop: Stop) -> None:
        """Scroll until a card or chip is in sight."""
        if box := self.stop_box(stop):
            self.ensureVisible(rectangle(box), FIT_MARGIN, FIT_MARGIN)

    def _choose(self, owner: str, targets: list[str], act: Callable[[str], object]) -> None:
        if not targets:
            self.hint.emit(tr("There is nothing to connect to yet: add a host with a disk group."))
            return
        question = tr("Tab chooses, Enter connects to {target}, Esc cancels.", target="{target}")
        choice = Choice(self.arrangement.boxes[owner], targets, act, question)
        self.runner.begin(Choose(self.bench, choice), self.viewport().rect().center())
        self.setFocus()

    def _beside_selection(self, kind: str) -> Box:
        """Where a new card goes when no pointer says it: to the right of the selection, else in the middle."""
        size = card_size(kind)
        boxes = [self.arrangement.boxes[self.arrangement.outermost(each)] for each in self._scene.selected]
        if boxes:
            around = united(boxes)
            return Box(around.right + FIT_MARGIN, around.y, *size)
        seen = self.visible_box()
        return Box(seen.middle_x - size[0] / 2, seen.middle_y - size[1] / 2, *size)

    # --- following the session ---------------------------------------------------------------------------

    def _show_plan(self) -> None:
        self.runner.cancel()
        self._scene.show_plan(self.session.plan, Results(self.session.assessment, self._phase))
        self._to_fit = True
        self._make_room()
        if self.isVisible():
            self.fit_all()

    def _refresh(self, changed: Changed) -> None:
        self._scene.refresh(self.session.plan, changed)
        self._make_room()
        if not self.session.plan.components:
            self.viewport().update()

    def _show_results(self) -> None:
        self._scene.show_results(Results(self.session.assessment, self._phase))
        self.viewport().update()

    # --- zoom, inside ------------------------------------------------------------------------------------

    def _zoom_to(self, zoom: float, fixed: QPointF | None = None) -> None:
        """Zoom so that a place of the view (its middle by default) stays over the same place of the scene."""
        held = fixed or QPointF(self.viewport().rect().center())
        there = self.mapToScene(held.toPoint())
        self._zoom = zoom
        self.setTransform(QTransform.fromScale(self.scale_now, self.scale_now))
        self._make_room()
        now = self.mapFromScene(there)
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(now.x() - held.x()))
        down.setValue(down.value() + round(now.y() - held.y()))
        self.runner.look_again()
        self.zoom_changed.emit(zoom)

    def _fit(self, box: Box) -> None:
        self._to_fit = False
        unit = self.scale_now / self._zoom
        room = self.viewport().size()
        wide, high = (max(length - 2 * FIT_MARGIN, 1) for length in (room.width(), room.height()))
        self._zoom_to(fitting(box.width * unit, box.height * unit, wide, high))
        self.centerOn(box.middle_x, box.middle_y)

    def _make_room(self) -> None:
        """Let the drawing be scrolled until only its edge is in sight, and no farther."""
        room = self.viewport().size()
        bounds = self._scene.bounds()
        wide, high = room.width() / self.scale_now, room.height() / self.scale_now
        self.setSceneRect(bounds.adjusted(-wide, -high, wide, high))

    # --- events ------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.runner.paint():
            return
        if self._zoom <= FAR_OUT and self._scene.cards:
            self._paint_far()
            return
        self._scene.freshen(self.visible_box())
        super().paintEvent(event)

    def _paint_far(self) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.backgroundBrush())
        painter.setTransform(self.viewportTransform())
        self._far.paint(painter)
        painter.end()

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        if not self.session.plan.components and self.runner.gesture is None:
            painter.resetTransform()
            paint_empty(painter, self.viewport().rect(), self._scene.look)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        hit = self.pointer.hit(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and hit.kind == "card":
            self.edit_requested.emit(hit.component)
        else:
            self.pointer.press(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turned += turned.y()
            steps, self._turned = int(self._turned / NOTCH), self._turned - int(self._turned / NOTCH) * NOTCH
            if steps:
                self._zoom_to(stepped(self._zoom, steps), event.position())
            event.accept()
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not turned.x():
            across = self.horizontalScrollBar()
            across.setValue(across.value() - turned.y())
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
        tabbed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._scene.focus_on(self._scene.focus, shown=tabbed)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointer.hold_space(False)
        self._scene.focus_on(self._scene.focus, shown=False)
        super().focusOutEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.runner.cancel()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        hit = self.keys.focused_hit() if by_key else self.pointer.hit(event.pos())
        if hit.component and hit.component not in self._scene.selected:
            self.choose(hit.component)
        at = self.viewport().mapToGlobal(self.keys.menu_place()) if by_key else event.globalPos()
        menu = self._menus.menu_for(hit)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event.pos(), event.globalPos())
            return True
        if event.type() == QEvent.Type.Leave:
            self._scene.hover(type(self.pointer.hit(QPoint()))())
        return super().viewportEvent(event)

    def _show_tip(self, at: QPoint, where: QPoint) -> None:
        QToolTip.showText(where, tip_for(self._scene, self.pointer.hit(at)), self.viewport())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        what = carried(event.mimeData(), self.session.catalog)
        if what is None or self.session.read_only:
            event.ignore()
            return
        self.runner.begin(DropComponent(self.bench, what), event.position().toPoint())
        event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        gesture = self.runner.gesture
        if not isinstance(gesture, DropComponent):
            event.ignore()
            return
        self.runner.move(event.position().toPoint(), event.modifiers())
        if gesture.can_land:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.runner.cancel()
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        gesture = self.runner.gesture
        if not isinstance(gesture, DropComponent):
            event.ignore()
            return
        self.runner.end(event.position().toPoint(), event.modifiers())
        if gesture.added:
            event.acceptProposedAction()
            self.choose(gesture.added)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.runner.look_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        if self._to_fit and self.isVisible():
            self.fit_all()
        self.runner.look_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._to_fit:
            self.fit_all()
            self._to_fit = True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._take_colours()

    def _take_colours(self) -> None:
        if not hasattr(self, "_menus"):
            return
        self._scene.restyle()
        self.setBackgroundBrush(self._scene.look.colours.canvas)
        self._zoom_to(self._zoom)
