"""What is seen of the drawing: zoom, scrolling, fitting into the window, theme, and the painting of a frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmapCache, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from app.canvas.arrangement import Arrangement
from app.canvas.camera import Camera
from app.canvas.empty import paint_empty
from app.canvas.far import FAR_OUT, FarPicture
from app.canvas.focus_ring import FocusRing
from app.canvas.geometry import Box, united
from app.canvas.ghosts import around
from app.canvas.navigation import Stop
from app.canvas.note_editor import NoteEditor
from app.canvas.overview import Overview
from app.canvas.runner import GestureRunner
from app.canvas.scene import CanvasScene
from app.canvas.zoom import stepped
from app.i18n import tr

SCREENS_KEPT = 3
"""Room for the painted cards, in screens full of them; Qt's own 10 MiB would not hold one. What is larger only fills up
with cards as they looked before."""
BYTES_PER_PIXEL = 4
RESTYLED = (QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange)


class Sight(QGraphicsView):
    """A view of the scene through a camera. `CanvasView` makes the parts that are only named here."""

    zoom_changed = Signal(float)
    camera: Camera
    runner: GestureRunner
    overview: Overview
    ring: FocusRing
    note_editor: NoteEditor
    _scene: CanvasScene
    _far: FarPicture
    is_made = False
    """Qt tells of changes of style even while the constructor runs."""
    _to_fit = True
    """The whole plan stays in sight until the reader zooms or scrolls."""
    _fitting = False
    _says_empty = False
    """Whether the hint of an empty drawing stands in what was painted last."""

    def scene(self) -> CanvasScene:
        return self._scene

    @property
    def arrangement(self) -> Arrangement:
        """Where everything is."""
        return self._scene.arrangement

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
        # Each frame covers it whole, so that nothing behind it need be painted first, and its picture is a plain copy.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setBackgroundBrush(self._scene.look.colours.canvas)
        screen = self.screen().size() * self.screen().devicePixelRatio()
        room = SCREENS_KEPT * screen.width() * screen.height() * BYTES_PER_PIXEL // 1024
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), room))

    # --- zooming and fitting -----------------------------------------------------------------------------

    def fit_all(self) -> None:
        """Show the whole plan, no larger than 100 %, and keep it in sight while the window changes."""
        self._fit(around(self._scene.ghosts.shown, self.arrangement.bounds()))
        self._to_fit = True

    def fit_selection(self) -> None:
        """Show the selected components, no larger than 100 %."""
        boxes = [self.arrangement.box_of(each) for each in self._scene.selected]
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

    @property
    def is_fitted(self) -> bool:
        """Whether the whole plan is kept in sight while the window changes."""
        return self._to_fit

    def look_at(self, zoom: float, place: tuple[float, float]) -> None:
        """Show a place of the drawing in the middle, at a zoom."""
        self._zoom_to(zoom)
        self.camera.centre(Box(*place, 0, 0))

    def visible_box(self) -> Box:
        """The part of the scene that is on the screen."""
        return self.camera.seen()

    def stop_box(self, stop: Stop | None) -> Box | None:
        """Where a card or chip is."""
        if isinstance(stop, tuple):
            route = self.arrangement.routes.get(stop[0])
            return next((box for role, box in route.chips if role == stop[1]), None) if route else None
        return self.arrangement.box_of(stop) if stop and stop in self.arrangement.plan.components else None

    def show_stop(self, stop: Stop) -> None:
        """Scroll until a card or chip is in sight."""
        if box := self.stop_box(stop):
            self._bring_into_sight(box)

    def show_cards(self, cards: Sequence[str]) -> None:
        """Scroll until these cards are in sight, or the first of them where there is no room for all; not at all where
        they are in sight already."""
        boxes = [box for card in cards if (box := self.stop_box(card))]
        if not boxes:
            return
        seen, together = self.camera.seen(), united(boxes)
        has_room = together.width <= seen.width and together.height <= seen.height
        box = together if has_room else boxes[0]
        is_seen = seen.contains(box.x, box.y) and seen.contains(box.right, box.bottom)
        if not is_seen or self.overview.hides(box):
            self._bring_into_sight(box)

    def _bring_into_sight(self, box: Box) -> None:
        self.camera.show(box)
        self.camera.scroll(self.overview.hides(box), 0)

    def _zoom_to(self, zoom: float, held: QPointF | None = None) -> None:
        self.camera.zoom_to(zoom, held)
        self._zoomed()

    def _zoomed(self) -> None:
        self._to_fit = self._to_fit and self._fitting
        self.viewport().update()
        self.runner.look_again()
        self.overview.follow()
        self.note_editor.follow()
        self.zoom_changed.emit(self.camera.zoom)

    def _fit(self, box: Box) -> None:
        self._fitting = True
        self.camera.fit(box)
        self._zoomed()
        self._fitting = False

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

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        self._says_empty = self._is_empty() and self.runner.gesture is None
        if self._says_empty:
            painter.resetTransform()
            paint_empty(painter, self.viewport().rect(), self._scene.look)

    def _is_empty(self) -> bool:
        return not self._scene.cards and not self._scene.ghosts.shown

    def _renew_hint(self) -> None:
        """The hint of an empty drawing belongs to no card, so that none takes it along where one comes or goes."""
        if self._says_empty or self._is_empty():
            self.viewport().update()

    # --- the window ----------------------------------------------------------------------------------------

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._renew_hint()
        self._to_fit = self._to_fit and self._fitting
        self.runner.look_again()
        self.overview.follow()
        self.note_editor.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        to_fit = self._to_fit
        super().resizeEvent(event)
        self.camera.make_room()
        if to_fit and self.isVisible():
            self.fit_all()
        self.runner.look_again()
        self.overview.follow()
        self.ring.follow()
        self.note_editor.follow()

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
