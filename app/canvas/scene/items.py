"""The items of the scene: their content and state. Painters do the painting."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.canvas.content.card_content import Face, differing_rows
from app.canvas.content.chip_texts import ChipFace
from app.canvas.layout.geometry import MARGIN, RADIUS, Box, row_box, united
from app.canvas.layout.routing import Pair, Route
from app.canvas.painting.card_painter import FAR, State, draw_card, snap_to_pixels
from app.canvas.painting.line_painter import draw_chip, draw_line, line_path
from app.canvas.painting.style import CanvasStyle

LINE_Z, CARD_Z, CHIP_Z = 20.0, 30.0, 40.0
"""Frames are below the lines, at their depth; lines never cross the text of a card inside them."""
LINE_MARGIN = 5.0
MOST_CACHED = 150_000
"""A line in a larger box, in square pixels, is faster to paint than to copy from a cache."""
LONGEST_CACHED = 600.0
"""Qt caches only the visible part of a larger item, which after scrolling does not match the rest to the pixel."""
DEVICE_CACHE = QGraphicsItem.CacheMode.DeviceCoordinateCache
CHIP_MARGIN = 6.0
TINT = 3.0
"""Width of the colour of a pool on its card, and its distance from the edge."""
CLEARED_MARGIN = 2.0
"""Qt may clear this many pixels beyond the exposed area."""


def rectangle(box: Box) -> QRectF:
    """A box as a Qt rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def cache_mode(is_kept: bool) -> QGraphicsItem.CacheMode:
    """The cache mode of an item: painted from a cached picture, or each time."""
    return DEVICE_CACHE if is_kept else QGraphicsItem.CacheMode.NoCache


class CardItem(QGraphicsItem):
    """One component: a card, or a frame around cards that are items of their own."""

    def __init__(self, component: str, style: CanvasStyle) -> None:
        super().__init__()
        self.component = component
        self.framed = False
        self.style = style
        self.state = State.PLAIN
        self._face: Face | None = None
        self._size = (0.0, 0.0)
        self.box = Box(0, 0, 0, 0)
        self.depth = 0
        self.tint = -1
        """The number of the pool whose colour its edge has; none below 0."""
        self._has_rows = False
        """Whether its rows can be repainted one by one since it was last painted."""
        self.setCacheMode(DEVICE_CACHE)

    @property
    def face(self) -> Face | None:
        """The content of the card."""
        return self._face

    def show_face(self, face: Face) -> bool:
        """Set the content; repaints only what differs. Returns whether anything does."""
        before, self._face = self._face, face
        if face == before:
            return False
        rows = differing_rows(before, face) if before is not None and self._has_rows else None
        if rows is None:
            self.update()
        for row in rows or ():
            self.update(rectangle(row_box(self._size[0], row)))
        return True

    def place(self, box: Box, depth: int, *, framed: bool) -> None:
        """Set the place and size, and whether it is a frame."""
        size = (box.width, box.height)
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            self.setCacheMode(cache_mode(max(size) <= LONGEST_CACHED))
            self.update()
        self.box, self.depth, self.framed = box, depth, framed
        self.setZValue(depth if self.framed else CARD_Z + depth)
        self.setPos(box.x, box.y)

    def show_tint(self, tint: int) -> None:
        """Give it the colour of a pool by its number; none below 0."""
        if tint != self.tint:
            self.tint = tint
            self.update()

    def draw_tint(self, painter: QPainter) -> None:
        """Paint the colour of the pool at the left edge of its card, beside the lines and chips that have it, too."""
        if self.tint >= 0:
            height = self._size[1]
            edge = QRectF(TINT, RADIUS, TINT, height - 2 * RADIUS)
            painter.fillRect(edge, self.style.theme.series_colour(self.tint))

    def show_state(self, state: State) -> None:
        """Show it as selected, focused, a target ..."""
        if state != self.state:
            self.state = state
            self.update()

    def wear(self, style: CanvasStyle) -> None:
        """Apply another theme."""
        self.style = style
        self.update()

    def boundingRect(self) -> QRectF:
        width, height = self._size
        return QRectF(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._face is None:
            return
        scale, exposed = snap_to_pixels(painter), option.exposedRect
        self._has_rows = scale.zoom >= FAR and scale.is_whole
        margin = CLEARED_MARGIN / scale.zoom
        heights = exposed.top() - margin, exposed.bottom() + margin
        draw_card(painter, self._face, self._size, self.style, self.state, scale, heights)
        self.draw_tint(painter)


class LineItem(QGraphicsItem):
    """One line between two components, in scene coordinates."""

    def __init__(self, pair: Pair, style: CanvasStyle) -> None:
        super().__init__()
        self.pair = pair
        self.style = style
        self.active = False
        self._tint = -1
        self._route: Route | None = None
        self._path: QPainterPath | None = None
        self._bounds = QRectF()
        self.setZValue(LINE_Z)

    @property
    def route(self) -> Route | None:
        return self._route

    def show_route(self, route: Route) -> None:
        """Set the route."""
        if route == self._route:
            return
        self.prepareGeometryChange()
        self._route, self._path = route, None
        bounds = route.box.grown(LINE_MARGIN)
        self._bounds = rectangle(bounds)
        self.setCacheMode(cache_mode(bounds.width * bounds.height <= MOST_CACHED))
        self.update()
        self.setZValue(LINE_Z + route.runs)

    def show_active(self, active: bool, tint: int = -1) -> None:
        """Highlight it, or not: if one of its ends is selected or the pointer is on it. `tint` is the number of its
        pool, if it has one.
        """
        if (active, tint) != (self.active, self._tint):
            self.active, self._tint = active, tint
            self.update()

    def wear(self, style: CanvasStyle) -> None:
        """Apply another theme."""
        self.style = style
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._route is None:
            return
        if self._path is None:
            self._path = line_path(self._route.points)
        draw_line(painter, self._path, self._route, self.style, self.active, self._tint)


class ChipsItem(QGraphicsItem):
    """All chips of one line, in scene coordinates."""

    def __init__(self, pair: Pair, style: CanvasStyle) -> None:
        super().__init__()
        self.pair = pair
        self.style = style
        self._states: dict[str, State] = {}
        self._chips: tuple[tuple[Box, ChipFace], ...] = ()
        self.folded: tuple[Box, ChipFace] | None = None
        """The chip that stands for all of them while they are not open; None if they always are."""
        self._is_open = True
        self._bounds = QRectF()
        self.setZValue(CHIP_Z)
        self.setCacheMode(DEVICE_CACHE)

    @property
    def chips(self) -> tuple[tuple[Box, ChipFace], ...]:
        """Each chip with its box."""
        return self._chips

    def show_chips(self, route: Route, faces: tuple[ChipFace, ...]) -> None:
        """Set the chips and their places."""
        chips = tuple((box, face) for (_, box), face in zip(route.chips, faces, strict=True))
        if chips != self._chips:
            self.prepareGeometryChange()
            self._chips = chips
            self._bounds = rectangle(united([box for box, _ in chips]).grown(CHIP_MARGIN))
            self.update()

    @property
    def drawn(self) -> tuple[tuple[Box, ChipFace], ...]:
        """What is painted: each chip, or the one that stands for them."""
        return self._chips if self.folded is None or self._is_open else (self.folded,)

    def show_folded(self, folded: tuple[Box, ChipFace] | None, *, is_open: bool) -> None:
        """Set the chip that stands for all of them, and whether they are open."""
        if (folded, is_open) != (self.folded, self._is_open):
            self.folded, self._is_open = folded, is_open
            self.update()

    def covers(self, x: float, y: float) -> bool:
        """Whether a point is among chips that open there."""
        around = united([box for box, _ in self._chips])
        return self.folded is not None and around.grown(2).contains(x, y)

    def show_states(self, states: Mapping[str, State]) -> None:
        """Set the states of some chips by role (focused, under the pointer, dragged away); the others are plain."""
        if states != self._states:
            self._states = dict(states)
            self.update()

    def chip_at(self, x: float, y: float) -> str:
        """The role of the chip at a point of the scene; empty if there is none."""
        return next((face.role for box, face in self._chips if box.grown(2).contains(x, y)), "")

    def wear(self, style: CanvasStyle) -> None:
        """Apply another theme."""
        self.style = style
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        zoom = snap_to_pixels(painter).zoom
        for box, face in self.drawn:
            state = self._states.get(face.role, State.PLAIN)
            draw_chip(painter, box, face, self.style, state, zoom)
