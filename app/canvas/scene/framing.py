"""Which part of the drawing is in sight: fitted into the window, zoomed, or brought there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsView

from app.canvas.layout.geometry import Box, united
from app.canvas.layout.ghosts import around
from app.canvas.layout.navigation import Stop, stop_box
from app.canvas.layout.zoom import stepped
from app.canvas.painting.card_painter import FAR
from app.canvas.scene.camera import Camera
from app.canvas.scene.scene import CanvasScene


class Framing(QObject):
    """Leads a camera; keeps the whole plan in sight until the reader zooms or scrolls."""

    zoom_changed = Signal(float)
    moved = Signal()
    """Another part of the scene is in sight, or at another zoom."""

    def __init__(
        self, view: QGraphicsView, scene: CanvasScene, camera: Camera, hides: Callable[[Box], int]
    ) -> None:
        """`hides` says how many pixels a box has to move to the left to come out from under what lies on the view."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._camera = camera
        self._hides = hides
        self._to_fit = True
        """The whole plan stays in sight until the reader zooms or scrolls."""
        self._fitting = False

    @property
    def is_fitted(self) -> bool:
        """Whether the whole plan is kept in sight while the window changes."""
        return self._to_fit

    def fit_all(self) -> None:
        """Show the whole plan, no larger than 100 %, and keep it in sight while the window changes."""
        self._fit(around(self._scene.ghosts.shown, self._scene.arrangement.bounds()))
        self._to_fit = True

    def fit_selection(self) -> None:
        """Show the selected components, no larger than 100 %."""
        boxes = [self._scene.arrangement.box_of(each) for each in self._scene.selected]
        if boxes:
            self._fit(united(boxes))

    def zoom_in(self) -> None:
        """One level closer."""
        self._zoom_to(stepped(self._camera.zoom, 1))

    def zoom_out(self) -> None:
        """One level farther."""
        self._zoom_to(stepped(self._camera.zoom, -1))

    def zoom_100(self) -> None:
        """Show cards in their own size."""
        self._zoom_to(1.0)

    def turn(self, angle: int, held: QPointF) -> None:
        """Zoom by what a wheel was turned, around a place of the view."""
        if self._camera.turn(angle, held):
            self._zoomed()

    def look_at(self, zoom: float, place: tuple[float, float]) -> None:
        """Show a place of the drawing in the middle, at a zoom."""
        self._zoom_to(zoom)
        self._camera.centre(Box(*place, 0, 0))

    def come_near(self, component: str) -> None:
        """Show a component so large that it can be read."""
        if self._camera.zoom < FAR:
            self._zoom_to(1.0)
            self._camera.centre(self._scene.arrangement.box_of(component))

    def show_stop(self, stop: Stop) -> None:
        """Scroll until a card or chip is in sight."""
        if box := stop_box(self._scene.arrangement, stop):
            self._bring_into_sight(box)

    def show_cards(self, cards: Sequence[str]) -> None:
        """Scroll until these cards are in sight, or the first of them where there is no room for all; not at all where
        they are in sight already."""
        boxes = [box for card in cards if (box := stop_box(self._scene.arrangement, card))]
        if not boxes:
            return
        seen, together = self._camera.seen(), united(boxes)
        has_room = together.width <= seen.width and together.height <= seen.height
        box = together if has_room else boxes[0]
        is_seen = seen.contains(box.x, box.y) and seen.contains(box.right, box.bottom)
        if not is_seen or self._hides(box):
            self._bring_into_sight(box)

    # --- following the view and the plan -------------------------------------------------------------------

    def start_over(self) -> None:
        """Another plan is drawn: it is shown whole, as soon as the view is seen."""
        self._camera.make_room()
        self._to_fit = True
        self._fit_if_kept()

    def take_room(self, *, fit: bool = False) -> None:
        """The plan may be scrolled as far as it reaches now; where it was kept whole it can be fitted again."""
        self._camera.make_room()
        if fit:
            self._fit_if_kept()

    def resize(self, *, was_fitted: bool) -> None:
        """The view is of another size; `was_fitted` says whether the plan was kept whole before Qt scrolled it."""
        self._camera.make_room()
        if was_fitted and self._view.isVisible():
            self.fit_all()
        self.moved.emit()

    def scrolled(self) -> None:
        """The view was scrolled, by whomever."""
        self._to_fit = self._to_fit and self._fitting
        self.moved.emit()

    def rescale(self) -> None:
        """Keep text at the size that the reader asks for."""
        if self._view.transform().m11() != self._camera.scale:
            waiting = self._to_fit and not self._view.isVisible()
            self._zoom_to(
                self._camera.zoom
            )  # larger text means larger cards, even where not all fit any more
            self._to_fit = waiting

    # --- inside --------------------------------------------------------------------------------------------

    def _fit_if_kept(self) -> None:
        if self._to_fit and self._view.isVisible():
            self.fit_all()

    def _bring_into_sight(self, box: Box) -> None:
        self._camera.show(box)
        self._camera.scroll(self._hides(box), 0)

    def _zoom_to(self, zoom: float) -> None:
        self._camera.zoom_to(zoom)
        self._zoomed()

    def _zoomed(self) -> None:
        self._to_fit = self._to_fit and self._fitting
        self._view.viewport().update()
        self.moved.emit()
        self.zoom_changed.emit(self._camera.zoom)

    def _fit(self, box: Box) -> None:
        self._fitting = True
        self._camera.fit(box)
        self._zoomed()
        self._fitting = False
