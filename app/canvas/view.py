"""The canvas: a view of the scene with mouse, keyboard, drag and drop. The way in for the rest of the program.

Ids cross its border, never objects. Nothing here changes the plan: gestures and commands hand steps to the
session, and its signals bring the change back.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QGraphicsView, QToolTip, QWidget

from app.canvas.accessible import Readable
from app.canvas.aligning import Side, Way
from app.canvas.arrangement import Arrangement
from app.canvas.camera import Camera
from app.canvas.clips import Clips
from app.canvas.commands import INITIATOR, Commands
from app.canvas.content import Results
from app.canvas.empty import paint_empty
from app.canvas.far import FAR_OUT, FarPicture
from app.canvas.geometry import Box, united
from app.canvas.hits import Hit
from app.canvas.keys import Keys
from app.canvas.landing import Landing
from app.canvas.menus import Menus
from app.canvas.navigation import Stop
from app.canvas.orders import Orders
from app.canvas.overview import Overview
from app.canvas.painter import FAR
from app.canvas.pointer import Pointer
from app.canvas.quick_add import QuickAdd
from app.canvas.runner import GestureRunner
from app.canvas.scene import CanvasScene
from app.canvas.tips import tip_for
from app.canvas.tools.gesture import Bench
from app.canvas.zoom import stepped
from app.i18n import tr, translate
from app.result_words import USUAL, explained_as
from app.session import Session
from planner_core.catalog.catalog import Record
from planner_core.editing.document import Changed
from planner_core.plan.plan import Position

CACHE_KIB = 96 * 1024
"""Room for the painted cards; Qt's own 10 MiB would not hold one screen of them at twice the scale."""
TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
RESTYLED = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange)


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
    is_made = False
    """Qt tells of changes of style even while the constructor runs."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._scene = CanvasScene(self)
        self._far = FarPicture(self._scene)
        self._phase, self._case = USUAL
        self._to_fit = True  # the whole plan stays in sight until the reader zooms or scrolls
        self._fitting = False
        self.camera = Camera(self, self._scene.arrangement)
        self.commands = Commands(session, self._scene.arrangement, self.hint.emit)
        self.bench = Bench(
            self._scene, self.commands, self.hint.emit, self.camera.seen, lambda: self.camera.scale
        )
        self.runner = GestureRunner(self)
        self.orders = Orders(self)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.readable = Readable(self)
        self.clips = Clips(self)
        self._landing = Landing(self)
        self._menus = Menus(self)
        self._quick_add: QuickAdd | None = None
        self.overview = Overview(self, self._far)
        self._dress()
        self._scene.selection_changed.connect(self.selection_changed)
        session.opened.connect(self._show_plan)
        session.changed.connect(self._refresh)
        session.assessed.connect(self._show_results)
        self.is_made = True
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
        self.setBackgroundBrush(self._scene.look.colours.canvas)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHE_KIB))

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

    def go_to(self, component: str) -> None:
        """Select one component, bring it into sight, so large that it can be read, and put the keyboard on it."""
        if component not in self._scene.cards:
            return
        if self.camera.zoom < FAR:
            self._zoom_to(1.0)
            self.camera.centre(self.arrangement.boxes[component])
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.keys.go_to(component)

    def set_phase(self, phase: str) -> None:
        """Show the results of another phase: "steady", "boot" ..."""
        self._phase = phase
        self._show_results()

    def set_case(self, case: str) -> None:
        """Show the results of another case: "normal", or something has failed."""
        self._case = case
        self._show_results()

    def add_kind(self, kind: str, record: Record | None = None) -> str:
        """Add a component without the mouse: into the host it belongs to, or beside what is selected.

        Returns its id, or nothing where there is no host to put it into.
        """
        return self.orders.add(kind, record)

    @property
    def quick_add(self) -> QuickAdd:
        """The field that opens where one begins to type, made when it is first wanted."""
        if self._quick_add is None or self._quick_add.window() is not self.window():
            self._quick_add = QuickAdd(self)
        return self._quick_add

    def type_to_add(self, typed: str = "") -> None:
        """Let the user type what is to be added; a letter typed on the drawing is its beginning."""
        if self.session.read_only_reason is not None:
            self.hint.emit(translate(self.session.read_only_reason))
        elif self.runner.gesture is None:
            self.quick_add.begin(typed)

    def start_connect(self) -> None:
        """Draw a line with the keyboard: from the selected pool or servers."""
        self.orders.connect()

    def delete_selection(self) -> None:
        """Delete the selected components."""
        self.commands.delete(self._scene.selected)

    def duplicate_selection(self) -> None:
        """Copy the selected components and select the copies."""
        self.orders.duplicate()

    def align(self, side: Side) -> None:
        """Put the selected cards in line: left, centre, right, top, middle or bottom."""
        self.orders.align(side)

    def distribute(self, way: Way) -> None:
        """Put the selected cards at even distances: across or down."""
        self.orders.distribute(way)

    def tidy(self) -> None:
        """Lay out the whole plan anew, or the selected cards where several are."""
        self.orders.tidy()

    def copy_selection(self) -> None:
        """Put the selected components on the clipboard."""
        self.clips.copy()

    def cut_selection(self) -> None:
        """Put the selected components on the clipboard and remove them."""
        self.clips.cut()

    def paste(self, at: Position | None = None) -> None:
        """Put what is on the clipboard into the plan, at a place of the scene or where there is room."""
        self.clips.paste(at)

    def explain_focused(self) -> None:
        """Ask for the derivation of the worst number of the card that the keyboard is on or that is selected."""
        self.orders.explain()

    def fit_all(self) -> None:
        """Show the whole plan, no larger than 100 %, and keep it in sight while the window changes."""
        self._fit(self.arrangement.bounds())
        self._to_fit = True

    def fit_selection(self) -> None:
        """Show the selected components, no larger than 100 %."""
        boxes = [self.arrangement.boxes[each] for each in self._scene.selected]
        if boxes:
            self._fit(united(boxes))

    def zoom_in(self) -> None:
        """One level closer."""
        self._zoom_to(stepped(self.camera.zoom, 1))

    def zoom_out(self) -> None:
        """One level farther."""
        self._zoom_to(stepped(self.camera.zoom, -1))

    def zoom_100(self) -> None:
        """Show cards in their own size."""
        self._zoom_to(1.0)

    def visible_box(self) -> Box:
        """The part of the scene that is on the screen."""
        return self.camera.seen()

    # --- what pointer, keys and menus ask ----------------------------------------------------------------

    def scene(self) -> CanvasScene:
        return self._scene

    @property
    def arrangement(self) -> Arrangement:
        """Where everything is."""
        return self._scene.arrangement

    def choose(self, component: str) -> None:
        """Select one card, as a click does."""
        self._scene.select((component,))
        self._scene.focus_on(component, shown=False)

    def explain(self, component: str, resource: str) -> None:
        """Ask for the derivation of a number of a card."""
        self.explain_requested.emit(self.explanation(component, resource))

    def explanation(self, component: str, resource: str) -> str:
        """What the derivation of a number is called, in the phase and case that are shown."""
        row = self._results().row(component, resource)
        return explained_as(row) if row is not None else f"{component}.{resource}.{self._phase}"

    def _results(self) -> Results:
        return Results(self.session.assessment, self._phase, self._case)

    def stop_box(self, stop: Stop | None) -> Box | None:
        """Where a card or chip is."""
        if isinstance(stop, tuple):
            route = self.arrangement.routes.get(stop[0])
            return next((box for role, box in route.chips if role == stop[1]), None) if route else None
        return self.arrangement.boxes.get(stop) if stop else None

    def show_stop(self, stop: Stop) -> None:
        """Scroll until a card or chip is in sight."""
        if box := self.stop_box(stop):
            self.camera.show(box)
            self.camera.scroll(self.overview.hides(box), 0)

    # --- following the session and the camera --------------------------------------------------------------

    def _show_plan(self) -> None:
        self.runner.cancel()
        self._scene.show_plan(self.session.plan, self._results())
        self.camera.make_room()
        self._to_fit = True
        if self.isVisible():
            self.fit_all()
        self.overview.follow_plan()

    def _refresh(self, changed: Changed) -> None:
        if changed.initiator != INITIATOR:
            self.runner.cancel()  # what is dragged may be gone
        self._scene.refresh(self.session.plan, changed)
        if changed.aspects & {"positions", "parents"}:
            self.camera.make_room()
        if self.camera.zoom <= FAR_OUT or len(self._scene.cards) <= 1:
            self.viewport().update()
        self.overview.follow_plan()

    def _show_results(self) -> None:
        self._scene.show_results(self._results())
        if self.camera.zoom <= FAR_OUT:
            self.viewport().update()
        else:
            self._scene.freshen(self.camera.seen())
        self.overview.follow_plan()

    def _zoom_to(self, zoom: float, held: QPointF | None = None) -> None:
        self.camera.zoom_to(zoom, held)
        self._zoomed()

    def _zoomed(self) -> None:
        self._to_fit = self._to_fit and self._fitting
        self.viewport().update()
        self.runner.look_again()
        self.overview.follow()
        self.zoom_changed.emit(self.camera.zoom)

    def _fit(self, box: Box) -> None:
        self._fitting = True
        self.camera.fit(box)
        self._zoomed()
        self._fitting = False

    # --- events ------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.runner.paint():
            return
        if self.camera.zoom <= FAR_OUT and self._scene.cards:
            self._paint_far()
            return
        self._scene.freshen(self.camera.seen())
        super().paintEvent(event)

    def _paint_far(self) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.backgroundBrush())
        painter.setTransform(self.viewportTransform())
        self._far.paint(painter)
        painter.end()

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        if not self._scene.cards and self.runner.gesture is None:
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

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._to_fit = self._to_fit and self._fitting
        self.runner.look_again()
        self.overview.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        to_fit = self._to_fit
        super().resizeEvent(event)
        self.camera.make_room()
        if to_fit and self.isVisible():
            self.fit_all()
        self.runner.look_again()
        self.overview.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._to_fit:
            self.fit_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in RESTYLED and self.is_made:
            self._take_theme()

    def _take_theme(self) -> None:
        """Look as the theme says, and keep text at the size that the reader asks for."""
        if self._scene.restyle():
            self.setBackgroundBrush(self._scene.look.colours.canvas)
        self.overview.restyle()
        if self.transform().m11() != self.camera.scale:
            waiting = self._to_fit and not self.isVisible()
            self._zoom_to(self.camera.zoom)  # larger text means larger cards, even where not all fit any more
            self._to_fit = waiting
