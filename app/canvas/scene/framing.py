"""Which part of the drawing is visible: fitted to the window, zoomed, or scrolled to."""

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

READABLE = 0.7
"""The zoom down to which a plan is shown whole when a card is added."""


class Framing(QObject):
    """Controls a camera; keeps the whole plan fitted until the user zooms or scrolls."""

    zoom_changed = Signal(float)
    moved = Signal()
    """The visible part or the zoom has changed."""

    def __init__(
        self, view: QGraphicsView, scene: CanvasScene, camera: Camera, hides: Callable[[Box], int]
    ) -> None:
        """`hides` returns by how many pixels a box must move to the left so that no overlay covers it."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._camera = camera
        self._hides = hides
        self._to_fit = True
        """The whole plan stays fitted until the user zooms or scrolls."""
        self._fitting = False

    @property
    def is_fitted(self) -> bool:
        """Whether the whole plan stays fitted when the window changes."""
        return self._to_fit

    def fit_all(self) -> None:
        """Fit the whole plan, at most at 100 %, and keep it fitted."""
        self._fit(around(self._scene.ghosts.shown, self._scene.arrangement.bounds()))
        self._to_fit = True

    def fit_selection(self) -> None:
        """Fit the selected components, at most at 100 %."""
        boxes = [self._scene.arrangement.box_of(each) for each in self._scene.selected]
        if boxes:
            self._fit(united(boxes))

    def zoom_in(self) -> None:
        """One level in."""
        self._zoom_to(stepped(self._camera.zoom, 1))

    def zoom_out(self) -> None:
        """One level out."""
        self._zoom_to(stepped(self._camera.zoom, -1))

    def zoom_100(self) -> None:
        """Zoom to 100 %."""
        self._zoom_to(1.0)

    def turn(self, angle: int, held: QPointF) -> None:
        """Zoom by a turn of the wheel, around a point of the view."""
        if self._camera.turn(angle, held):
            self._zoomed()

    def look_at(self, zoom: float, place: tuple[float, float]) -> None:
        """Centre a point of the drawing, at a zoom."""
        self._zoom_to(zoom)
        self._camera.centre(Box(*place, 0, 0))

    def come_near(self, component: str) -> None:
        """Zoom in until a component is readable."""
        if self._camera.zoom < FAR:
            self._zoom_to(1.0)
            self._camera.centre(self._scene.arrangement.box_of(component))

    def show_stop(self, stop: Stop) -> None:
        """Scroll to a card or chip."""
        if box := stop_box(self._scene.arrangement, stop):
            self._bring_into_sight(box)

    def show_cards(self, cards: Sequence[str]) -> None:
        """Scroll until these cards are visible, or the first of them if they do not all fit; does nothing if they are
        visible already.
        """
        boxes = [box for card in cards if (box := stop_box(self._scene.arrangement, card))]
        if not boxes:
            return
        seen, together = self._camera.seen(), united(boxes)
        has_room = together.width <= seen.width and together.height <= seen.height
        box = together if has_room else boxes[0]
        is_seen = seen.contains(box.x, box.y) and seen.contains(box.right, box.bottom)
        if not is_seen or self._hides(box):
            self._bring_into_sight(box)

    def show_new(self, card: str) -> None:
        """Show a card that was added by typing: with the whole plan if that stays readable, else with what its lines
        lead to, and alone in a plan where they are far apart.
        """
        arrangement = self._scene.arrangement
        if card not in arrangement.boxes:
            self.show_stop(card)
            return
        ends = {end for pair in arrangement.pairs_of((card,)) for end in pair}
        group = united([stop_box(arrangement, each) or arrangement.box_of(each) for each in {card, *ends}])
        if READABLE <= self._camera.zoom_of(arrangement.bounds()) < self._camera.zoom:
            self.fit_all()
            return
        if self._camera.zoom_of(group) < self._camera.zoom:
            self.show_stop(card)
            return
        seen = self._camera.seen()
        is_seen = seen.contains(group.x, group.y) and seen.contains(group.right, group.bottom)
        if not is_seen or self._hides(group):
            self._bring_into_sight(group)

    def show_added(self, card: str) -> None:
        """Scroll to a card that was dropped, unless its middle is visible, where the hand let go of it."""
        if box := stop_box(self._scene.arrangement, card):
            seen = self._camera.seen()
            if not seen.contains((box.x + box.right) / 2, (box.y + box.bottom) / 2):
                self.show_cards([card])

    # --- following the view and the plan -------------------------------------------------------------------

    def start_over(self) -> None:
        """Another plan is shown: fit it as soon as the view is visible."""
        self._camera.make_room()
        self._to_fit = True
        self._fit_if_kept()

    def take_room(self, *, fit: bool = False) -> None:
        """Update the scroll range after a change of the plan; with `fit`, also fit it again if it was fitted."""
        self._camera.make_room()
        if fit:
            self._fit_if_kept()

    def resize(self, *, was_fitted: bool) -> None:
        """The view was resized; `was_fitted`: whether the plan was fitted before Qt scrolled it."""
        self._camera.make_room()
        if was_fitted and self._view.isVisible():
            self.fit_all()
        self.moved.emit()

    def scrolled(self) -> None:
        """The view was scrolled, by user or program."""
        self._to_fit = self._to_fit and self._fitting
        self.moved.emit()

    def rescale(self) -> None:
        """Adapt to a new text size."""
        if self._view.transform().m11() != self._camera.scale:
            waiting = self._to_fit and not self._view.isVisible()
            self._zoom_to(self._camera.zoom)  # larger text means larger cards, even if they no longer all fit
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
