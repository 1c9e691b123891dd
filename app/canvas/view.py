"""The canvas: a view of the scene with mouse, keyboard, drag and drop. The rest of the program uses it through this
class.

Its interface takes and returns ids, not objects. Nothing here changes the plan: gestures and commands pass steps to the
session, whose signals report the change. The view creates its parts, passes Qt's events to them, and paints.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
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

from app.canvas.commands.canvas_commands import INITIATOR, Commands, Trials
from app.canvas.commands.canvas_orders import Orders
from app.canvas.commands.clipboard import Clips
from app.canvas.commands.context_menus import Menus
from app.canvas.content.shown_results import ShownResults
from app.canvas.content.tooltips import tip_for
from app.canvas.gestures.gesture import Bench
from app.canvas.gestures.gesture_runner import GestureRunner
from app.canvas.gestures.keyboard import Keys
from app.canvas.gestures.note_editor import NoteEditor
from app.canvas.gestures.palette_drags import PaletteDrags
from app.canvas.gestures.pointer import Pointer
from app.canvas.gestures.quick_add import QuickAdd
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.ghosts import Absent
from app.canvas.layout.hits import Hit
from app.canvas.layout.variant_change import changed_between
from app.canvas.painting.card_painter import State
from app.canvas.painting.empty_canvas import paint_empty
from app.canvas.painting.far_painter import FAR_OUT, FarPicture
from app.canvas.scene.accessible import Readable
from app.canvas.scene.camera import Camera
from app.canvas.scene.framing import Framing
from app.canvas.scene.overview import Overview
from app.canvas.scene.scene import CanvasScene
from app.look.translation import tr
from app.look.widgets.focus_ring import FocusRing
from app.project.session import Session
from planner_core.editing.document import Changed
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.links import LinkKey
from planner_core.plan.plan import Plan, Position
from planner_core.studies.differences import What

SCREENS_KEPT = 3
"""Size of the pixmap cache for painted cards, in screens; Qt's default of 10 MiB is less than one. A larger cache would
only fill up with outdated cards.
"""
BYTES_PER_PIXEL = 4
RESTYLED = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange)
TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CanvasView(QGraphicsView):
    """Shows the plan of a session and lets the user change it."""

    selection_changed = Signal(tuple)
    """The ids of the selected components."""
    hint = Signal(str)
    """One line about what happens or why not; empty removes it."""
    results_shown = Signal()
    """The drawing shows other results: after an assessment, or a choice of another phase or case."""
    _is_made = False
    """Qt sends style events already during the constructor."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._scene = CanvasScene(self)
        self._far = FarPicture(self._scene)
        self._says_empty = False
        """Whether the hint of an empty drawing was painted last."""
        self.shown = ShownResults(session, self)
        self.camera = Camera(self, self._scene.around)
        self.commands = Commands(session, self._scene.arrangement, self.hint.emit)
        trials = Trials(session, self._scene.arrangement, self.hint.emit)
        self._bench = bench = Bench(
            self._scene, self.commands, trials, self.hint.emit, self.camera.seen, lambda: self.camera.scale
        )
        self.runner = GestureRunner(self)
        self.readable = Readable(self, self._scene, lambda: session.catalog.hypervisors)
        self.overview = Overview(self, self._scene, self.camera, self._far)
        self.framing = Framing(self, self._scene, self.camera, self.overview.hides)
        self.ring = FocusRing(self)
        self.note_editor = NoteEditor(self, session, bench)
        self.orders = Orders(self, session, bench, self.framing, self.runner, self.note_editor, self.shown)
        self.pointer = Pointer(self, bench, self.runner, self.orders)
        self.keys = Keys(
            self, bench, self.runner, self.pointer, self.orders, self.framing, self.readable, self.ring
        )
        self.clips = Clips(session, bench, self.framing)
        self.palette_drags = PaletteDrags(self, session, bench, self.runner, self.orders, self.framing)
        self._menus = Menus(self, bench, self.orders, self.clips, self.framing)
        self._quick_add: QuickAdd | None = None
        self._dress()
        self._connect_parts()
        session.opened.connect(self._show_plan)
        session.variant_shown.connect(self._show_variant)
        session.files.writing.ahead.append(self._scene.ahead.work_out)
        session.files.writing.anew.append(self._scene.ahead.work_out_anew)
        session.results.ahead.append(self._work_out_results)
        session.changed.connect(self._refresh)
        session.assessed.connect(self._show_results)
        session.results.reviewed.connect(self._show_remarks)
        session.results.ranged.connect(self._show_ranges)
        session.results.trial.changed.connect(self._show_trial)
        self._is_made = True
        self._show_plan()

    def _connect_parts(self) -> None:
        self._scene.selection_changed.connect(self.ring.mark_cards)
        self._scene.selection_changed.connect(self.selection_changed)
        for follow in (self.runner.look_again, self.overview.follow, self.note_editor.follow):
            self.framing.moved.connect(follow)
        self.shown.chosen.connect(self._show_results)
        self.orders.adding_requested.connect(self._add_by_typing)

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
        self.setAcceptDrops(False)  # a file dropped here is opened by the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 160)
        self.setAccessibleName(tr("Drawing"))
        self.setAccessibleDescription(tr("Tab goes from card to card, Enter edits, the arrows move."))
        self.viewport().setMouseTracking(True)
        # Every paint covers the whole viewport, so nothing behind it needs painting.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setBackgroundBrush(self._scene.look.colours.canvas)
        screen = self.screen().size() * self.screen().devicePixelRatio()
        room = SCREENS_KEPT * screen.width() * screen.height() * BYTES_PER_PIXEL // 1024
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), room))

    # --- what others ask of the canvas -------------------------------------------------------------------

    def scene(self) -> CanvasScene:
        return self._scene

    @property
    def arrangement(self) -> Arrangement:
        """The places of everything."""
        return self._scene.arrangement

    @property
    def quick_add(self) -> QuickAdd:
        """The field for adding by typing; created on first use."""
        if self._quick_add is None or self._quick_add.window() is not self.window():
            self._quick_add = QuickAdd(self, self.session, self._bench, self.orders)
        return self._quick_add

    def _add_by_typing(self, typed: str) -> None:
        self.quick_add.begin(typed)

    def select(self, ids: Iterable[str]) -> None:
        """Select exactly these components."""
        self._scene.select(ids)

    def selected_ids(self) -> tuple[str, ...]:
        """The selected ids, in order of selection."""
        return self._scene.selected

    def go_to(self, component: str) -> None:
        """Select one component, scroll to it, zoom in until it is readable, and focus it."""
        if component not in self.session.plan.components:
            return
        self.framing.come_near(component)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.keys.go_to(component)

    def show_menu_of(self, component: str, at: QPoint) -> None:
        """Open the menu of a component at a screen position; it applies to everything selected with it."""
        if component not in self.session.plan.components:
            return
        if component not in self._scene.selected:
            self._scene.choose(component)
        self._pop_up(Hit("card", component), at)

    def mark_differences(
        self,
        marks: Mapping[str, What],
        files: Collection[LinkKey] = (),
        note_of: Callable[[str], str] = lambda _component: "",
        absent: Absent | None = None,
    ) -> None:
        """Mark components that were added or changed against another variant; an empty mapping ends it.

        `files` are the links of files that are elsewhere there; `note_of` describes the difference of a component.
        `absent` are components only in that variant: outlines show them at their place there.
        """
        places = self._scene.places_version
        states = {each: State.ADDED if what == "added" else State.CHANGED for each, what in marks.items()}
        self._scene.mark_differences(states, files, note_of, absent)
        if places != self._scene.places_version:
            self.framing.take_room()
            self.overview.follow_plan()
        self._renew_hint()
        self._update_if_far()

    # --- following the session -----------------------------------------------------------------------------

    def _show_plan(self) -> None:
        self.runner.cancel()
        self.note_editor.discard()
        self.shown.read_remarks()
        self.shown.read_ranges()
        self._scene.show_plan(self.session.plan, self.shown.of_plan())
        self.framing.start_over()
        self.overview.follow_plan()

    def _show_variant(self) -> None:
        """Switch to another variant of the project; common components keep their place in the view, and the selection
        stays.
        """
        self.runner.cancel()
        self.note_editor.discard()
        self.shown.read_remarks()
        self.shown.read_ranges()
        changed = changed_between(self.arrangement.plan, self.session.plan)
        if changed is None:
            self._scene.show_plan(self.session.plan, self.shown.of_plan())
        else:
            self._scene.refresh(self.session.plan, changed)
            self._scene.show_results(self.shown.of_plan())
        self.framing.take_room(fit=True)
        self.viewport().update()
        self.overview.follow_plan()

    def _refresh(self, changed: Changed) -> None:
        is_ours = changed.initiator == INITIATOR
        if not is_ours:
            self.runner.cancel()  # what is dragged may be deleted
        self._scene.refresh(self.session.plan, changed)
        if not is_ours:
            self._select_what_came(changed.came)
        if changed.aspects & {"positions", "parents"}:
            self.framing.take_room()
        self._renew_hint()
        self._update_if_far()
        self.overview.follow_plan()
        self.note_editor.follow()

    def _select_what_came(self, came: Collection[str]) -> None:
        """Select what undo or redo restored."""
        plan = self.session.plan
        if came:
            self.select(
                each for each in plan.components if each in came and plan.parents.get(each) not in came
            )

    def _work_out_results(self, _plan: Plan, assessment: Assessment) -> None:
        """Runs in any thread: compute and cache what every card needs while the whole plan is visible."""
        if self.camera.zoom <= FAR_OUT:
            _ = self.shown.of(assessment).every_fullest

    def _show_results(self) -> None:
        self._scene.show_results(self.shown.of_plan())
        if not self._update_if_far():
            self._scene.freshen(self.camera.seen())
        self.overview.follow_plan()
        self.results_shown.emit()
        if self.shown.is_ahead_of_ranges:  # what the edit changed is on the screen first
            QTimer.singleShot(0, self, self._show_ranges)

    def _show_remarks(self) -> None:
        differing = self.shown.read_remarks()
        self._scene.show_remarks(self.shown.of_plan(), differing)
        if self.camera.zoom > FAR_OUT:  # at a lower zoom there is no room for them
            self._scene.freshen(self.camera.seen())

    def _show_ranges(self) -> None:
        """While something is dragged they wait for the next paint; from far away nothing differs."""
        self.shown.read_ranges()
        self._scene.faces.show_results(self.shown.of_plan())
        if self.camera.zoom > FAR_OUT and self.runner.gesture is None:
            self._scene.freshen(self.camera.seen())

    def _show_trial(self) -> None:
        """What would change if a step that is tried were made; from far away only the strip says it."""
        self._scene.faces.show_results(self.shown.of_plan())
        if self.camera.zoom > FAR_OUT:
            differing = self._scene.freshen(self.camera.seen())
            boxes = self.arrangement.boxes
            self.runner.show_results(differing, [boxes[each] for each in differing])

    # --- mouse, keyboard, menu, drag and drop --------------------------------------------------------------

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
            self.framing.turn(turned.y(), event.position())
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
            self._scene.choose(hit.component)
        at = self.viewport().mapToGlobal(self.keys.menu_place()) if by_key else event.globalPos()
        there = self.mapToScene(event.pos())
        self._pop_up(hit, at, None if by_key else Position(there.x(), there.y()))

    def _pop_up(self, hit: Hit, at: QPoint, clicked: Position | None = None) -> None:
        menu = self._menus.menu_for(hit, clicked)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = tip_for(self._scene, self.pointer.hit(event.pos()), self.session.catalog.hypervisors)
            QToolTip.showText(event.globalPos(), tip, self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._scene.hover(Hit())
        return super().viewportEvent(event)

    # --- painting ----------------------------------------------------------------------------------------

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

    def _update_if_far(self) -> bool:
        """Repaint the plan if the zoom is so low that cards are not items. Returns whether it is."""
        if self.camera.zoom <= FAR_OUT:
            self.viewport().update()
        return self.camera.zoom <= FAR_OUT

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        self._says_empty = self._is_empty() and self.runner.gesture is None
        if self._says_empty:
            painter.resetTransform()
            paint_empty(painter, self.viewport().rect(), self._scene.look)

    def _is_empty(self) -> bool:
        return not self._scene.cards and not self._scene.ghosts.shown

    def _renew_hint(self) -> None:
        """Repaint the hint of an empty drawing, which no item repaints."""
        if self._says_empty or self._is_empty():
            self.viewport().update()

    # --- the window ----------------------------------------------------------------------------------------

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._renew_hint()
        self.framing.scrolled()

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_fitted = self.framing.is_fitted
        super().resizeEvent(event)
        self.framing.resize(was_fitted=was_fitted)
        self.ring.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.framing.is_fitted:
            self.framing.fit_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in RESTYLED and self._is_made:
            self._take_theme()

    def _take_theme(self) -> None:
        """Apply the current theme and text size."""
        if self._scene.restyle():
            self.setBackgroundBrush(self._scene.look.colours.canvas)
        self.overview.restyle()
        self.framing.rescale()
