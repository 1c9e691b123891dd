"""Boxes of cards: at their positions on the canvas, or stacked inside their frames. No Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from app.canvas.content.card_content import Shown
from app.canvas.kinds import FRAMES, bars_of
from app.canvas.layout.geometry import CARD_WIDTH, FRAME_WIDTH, PAD, Box, head_height, stacked, united
from app.canvas.layout.note_lines import note_height
from app.canvas.layout.places import Places
from planner_core.plan.components import Component, Note, kind_of
from planner_core.plan.plan import Plan, Position

FARTHEST = 1_000_000.0
"""Cards farther out, which only a damaged file has, are drawn at this distance."""
ORIGIN = Position(0, 0)


class _Shape(NamedTuple):
    """A component with its contents, each at its place relative to the frame."""

    component: str
    width: float
    height: float
    inner: tuple[tuple[_Shape, Box], ...]


class CardBoxes:
    """Boxes of all components of one plan. The contents of a closed card have none; the card stands for them."""

    def __init__(self, plan: Plan | None = None) -> None:
        """Takes the plan without placing its cards."""
        self.plan = plan or Plan()
        self.places = Places()
        self._children = children_of(self.plan)

    @property
    def boxes(self) -> Mapping[str, Box]:
        """The box of every drawn component, in scene coordinates; contents of closed cards are not drawn."""
        return self.places.boxes

    def shown_by(self, component: str) -> str:
        """The card that represents a component: its own, or the closed card around it."""
        if component in self.places.boxes:
            return component
        return next(each for each in self.outwards(component) if each in self.places.boxes)

    def box_of(self, component: str) -> Box:
        """The box of a component, or of the closed card around it."""
        return self.places.boxes[self.shown_by(component)]

    def is_closed(self, component: str) -> bool:
        """Whether a component is drawn as one card that stands for its contents."""
        position = self.plan.positions.get(component)
        return position is not None and position.closed and component in self._children

    def closed(self) -> frozenset[str]:
        """All closed components. Faster than `is_closed` for thousands."""
        found = (each for each, position in self.plan.positions.items() if position.closed)
        return frozenset(each for each in found if each in self._children)

    def is_frame(self, component: str) -> bool:
        """Whether a component is drawn as a frame, with or without contents."""
        part = self.plan.components[component]
        return kind_of(part) in FRAMES and not (component in self._children and self.is_closed(component))

    def can_resize(self, component: str) -> bool:
        """Whether a component is a note or an open frame on the canvas itself."""
        if component in self.plan.parents or component not in self.places.boxes:
            return False
        return isinstance(self.plan.components[component], Note) or self.is_frame(component)

    def resized(self, component: str, box: Box) -> dict[str, Box]:
        """The boxes of a component on the canvas and its visible contents, if it had this box."""
        boxes: dict[str, Box] = {}
        shape = self._shape(component, box.width)
        waiting = [(shape._replace(height=box.height), box.x, box.y)]
        while waiting:
            shape, x, y = waiting.pop()
            boxes[shape.component] = Box(x, y, shape.width, shape.height)
            waiting += [(child, x + at.x, y + at.y) for child, at in shape.inner]
        return boxes

    def seen_inside(self, component: str) -> Iterator[str]:
        """A component and its visible contents."""
        return (each for each in self.inside(component) if each in self.places.boxes)

    def least_width(self, component: str) -> float:
        """Minimum width of a component, so that the cards in it have their usual width."""
        inner = [self.least_width(child) for child in self.children(component)]
        return max([CARD_WIDTH, *(width + 2 * PAD for width in inner)])

    def least_height(self, component: str, width: float) -> float:
        """Minimum height of a component at a width: that of its contents."""
        return self._shape(component, width).height

    def children(self, parent: str) -> tuple[str, ...]:
        """Its direct contents, from top to bottom."""
        return tuple(self._children.get(parent, ()))

    def outermost(self, component: str) -> str:
        """The outermost frame around a component, or the component itself."""
        while component in self.plan.parents:
            component = self.plan.parents[component]
        return component

    def outwards(self, component: str) -> Iterator[str]:
        """A component and the frames around it, from the innermost."""
        yield component
        while component in self.plan.parents:
            component = self.plan.parents[component]
            yield component

    def inside(self, component: str) -> Iterator[str]:
        """A component and all its contents."""
        yield component
        for child in self._children.get(component, ()):
            yield from self.inside(child)

    def outer_bounds(self) -> Box:
        """The bounding box of all cards, without lines."""
        depths = self.places.depths
        return united(box for each, box in self.boxes.items() if depths[each] == 0)

    def outer_boxes(self) -> dict[str, Box]:
        """The boxes of the cards on the canvas itself, without their contents."""
        found: dict[str, Box] = {}
        for component in self.plan.components:
            if component not in self.plan.parents:
                found[component] = self.standing_box(component)
        return found

    def standing_box(self, component: str) -> Box:
        """The box that such a card should have."""
        shape, x, y = self._standing(component)
        return Box(x, y, shape.width, shape.height)

    # --- for subclasses ------------------------------------------------------------------------------------

    def _place(self, component: str) -> None:
        shape, x, y = self._standing(component)
        self._put(shape, x, y, 0)

    def _standing(self, component: str) -> tuple[_Shape, float, float]:
        """A component on the canvas with its visible contents, and its position."""
        position = self.plan.positions.get(component, ORIGIN)
        x, y = position.x, position.y
        if not (-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST):
            x, y = min(max(x, -FARTHEST), FARTHEST), min(max(y, -FARTHEST), FARTHEST)
        if position.closed and self.is_closed(component):
            return self._shape(component, CARD_WIDTH), x, y
        width, height = own_width_of(self.plan.components[component]), 0.0
        if position.width or position.height:
            width = min(max(position.width or width, self.least_width(component)), FARTHEST)
            height = min(position.height, FARTHEST)
        shape = self._shape(component, width)
        return (shape if height <= shape.height else shape._replace(height=height)), x, y

    def _put(self, shape: _Shape, x: float, y: float, depth: int) -> None:
        self.places.put(shape.component, Box(x, y, shape.width, shape.height), depth)
        if not shape.inner and shape.component in self._children:
            for each in self.inside(shape.component):
                if each != shape.component:
                    self.places.remove(each)
        for child, box in shape.inner:
            self._put(child, x + box.x, y + box.y, depth + 1)

    def _shape(self, component: str, width: float) -> _Shape:
        part = self.plan.components[component]
        if isinstance(part, Note):
            return _Shape(component, width, note_height(part.notes, width), ())
        children = self._children.get(component)
        if not children:
            return _Shape(component, width, head_height(len(bars_of(part))), ())
        if self.is_closed(component):
            return _Shape(component, width, head_height(1), ())
        shapes = [self._shape(child, width - 2 * PAD) for child in children]
        height, boxes = stacked(len(bars_of(part)), width, [shape.height for shape in shapes])
        return _Shape(component, width, height, tuple(zip(shapes, boxes, strict=True)))


def children_of(plan: Plan) -> dict[str, list[str]]:
    """The direct contents of each component that has any."""
    children: dict[str, list[str]] = defaultdict(list)
    for child, parent in plan.parents.items():
        children[parent].append(child)
    return dict(children)


def shown_card(arrangement: CardBoxes, component: str) -> Shown:
    """What the caption of a component's card describes. A hidden card is described as if it stood alone."""
    parts, box = arrangement.plan.components, arrangement.boxes.get(component)
    width = box.width if box is not None else CARD_WIDTH
    if not arrangement.children(component):
        return Shown(parts[component], width)
    if not arrangement.is_closed(component):
        return Shown(parts[component], width, "open")
    inside = tuple(parts[each] for each in arrangement.inside(component) if each != component)
    return Shown(parts[component], width, "closed", inside)


def own_width_of(part: Component) -> float:
    """The width of a card on the canvas that the user has not resized, in scene units."""
    return FRAME_WIDTH if kind_of(part) in FRAMES else CARD_WIDTH
