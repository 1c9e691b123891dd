"""The whole drawing as boxes and routes, kept up to date id by id. Pure: no painting, no results.

Scene, picture and gestures all ask this one place where something is.
"""

from __future__ import annotations

from collections import ChainMap, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from math import ceil
from typing import NamedTuple

from app.canvas.chips import ChipFace, chip, file_size_gib
from app.canvas.geometry import (
    CARD_WIDTH,
    CHIP_PAD,
    FRAME_WIDTH,
    HEAD_PORT,
    INNER_WIDTH,
    Box,
    head_height,
    stacked,
    united,
)
from app.canvas.kinds import FRAMES, bars_of
from app.canvas.notes import note_height
from app.canvas.places import Places
from app.canvas.routing import Pair, Route, Wire, routes_to
from planner_core.editing.document import Changed
from planner_core.plan.components import Note, kind_of
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.plan.plan import Plan, Position

FARTHEST = 1_000_000.0
"""Cards farther out, as only a damaged file has them, are drawn here."""
NO_FILES = frozenset({RUNS_ON, DISPLAY})
"""Roles of lines without chips."""

MeasureText = Callable[[str], float]


class Touched(NamedTuple):
    """What an update moved, made or removed."""

    cards: frozenset[str]
    pairs: frozenset[Pair]


class Arrangement:
    """Boxes of all components and routes of all lines of one plan."""

    def __init__(self, measure: MeasureText) -> None:
        self.plan = Plan()
        self.places = Places()
        self.routes: dict[Pair, Route] = {}
        self.chips: dict[Pair, tuple[ChipFace, ...]] = {}
        self._measure = cache(measure)
        self._children: dict[str, list[str]] = {}
        self._links: dict[Pair, list[Link]] = {}
        self._pairs: dict[str, set[Pair]] = {}
        self._obstacle_regions: dict[str, Box] = {}

    # --- asking ------------------------------------------------------------------------------------------

    @property
    def boxes(self) -> Mapping[str, Box]:
        """Every component's box in scene coordinates."""
        return self.places.boxes

    def children(self, parent: str) -> tuple[str, ...]:
        """What lies directly inside, from top to bottom."""
        return tuple(self._children.get(parent, ()))

    def outermost(self, component: str) -> str:
        """The component that stands on the canvas and holds this one, or is it."""
        while component in self.plan.parents:
            component = self.plan.parents[component]
        return component

    def outwards(self, component: str) -> Iterator[str]:
        """A component and the frames it lies in, from the innermost."""
        yield component
        while component in self.plan.parents:
            component = self.plan.parents[component]
            yield component

    def inside(self, component: str) -> Iterator[str]:
        """A component and all that lies in it."""
        yield component
        for child in self._children.get(component, ()):
            yield from self.inside(child)

    def pairs_of(self, components: Iterable[str]) -> set[Pair]:
        """The lines that touch any of the components."""
        return set().union(*(self._pairs.get(each, ()) for each in components))

    def outer_bounds(self) -> Box:
        """Around all cards, without the lines."""
        depths = self.places.depths
        return united(box for each, box in self.boxes.items() if depths[each] == 0)

    def bounds(self) -> Box:
        """Around everything."""
        return united(
            [
                *self.places.boxes.values(),
                *(route.box for route in self.routes.values()),
                *(box for route in self.routes.values() for _, box in route.chips),
            ]
        )

    # --- keeping up --------------------------------------------------------------------------------------

    def rebuild(self, plan: Plan) -> None:
        """Arrange a whole plan anew."""
        self.plan = plan
        self.places.clear()
        self.routes.clear()
        self.chips.clear()
        self._obstacle_regions.clear()
        self._index()
        for component in plan.components:
            if component not in plan.parents:
                self._place(component)
        self._route(component for component in plan.components if component not in plan.parents)

    def update(self, plan: Plan, changed: Changed) -> Touched:
        """Arrange anew what a change touched, and say what that was."""
        before = self._with_surroundings(changed.ids)
        gone = before - plan.components.keys()
        old_pairs = self.pairs_of(before)
        boxes = {each: self.places.boxes[each] for each in before}
        self.plan = plan
        if changed.aspects & {"links", "parents"}:
            self._index()
        for each in gone:
            self.places.remove(each)
            self._obstacle_regions.pop(each, None)
        outer = {self.outermost(each) for each in (changed.ids | before) if each in plan.components}
        for each in outer:
            self._place(each)
        cards = self._with_surroundings(outer)
        targets = outer | {self.outermost(target) for _, target in self.pairs_of(cards)}
        targets |= self._disturbed(
            box
            for each in cards | gone
            for box in {boxes.get(each), self.boxes.get(each)}
            if boxes.get(each) != self.boxes.get(each)
        )
        self._forget(old_pairs)
        return Touched(cards | gone, frozenset(old_pairs) | self._route(targets))

    def _with_surroundings(self, ids: Iterable[str]) -> frozenset[str]:
        """The known ones of the ids, with the frames they lie in and everything else in those."""
        known = [each for each in ids if each in self.plan.components]
        return frozenset(inner for each in known for inner in self.inside(self.outermost(each)))

    def _disturbed(self, boxes: Iterable[Box | None]) -> set[str]:
        """The cards whose lines were drawn with an eye on a place that has changed."""
        known = [box for box in boxes if box is not None]
        if not known:
            return set()
        return {
            target
            for target, region in self._obstacle_regions.items()
            # What has gone into a frame since then has lent its lines to that frame.
            if target not in self.plan.parents and any(region.meets(box) for box in known)
        }

    def _forget(self, pairs: Iterable[Pair]) -> None:
        for pair in pairs:
            if pair not in self._links:
                self.routes.pop(pair, None)
                self.chips.pop(pair, None)

    def _index(self) -> None:
        children: dict[str, list[str]] = defaultdict(list)
        for child, parent in self.plan.parents.items():
            children[parent].append(child)
        links: dict[Pair, list[Link]] = defaultdict(list)
        pairs: dict[str, set[Pair]] = defaultdict(set)
        for link in self.plan.links.values():
            pair = (link.source, link.target)
            links[pair].append(link)
            pairs[link.source].add(pair)
            pairs[link.target].add(pair)
        self._children, self._links, self._pairs = dict(children), dict(links), dict(pairs)

    # --- boxes -------------------------------------------------------------------------------------------

    def _place(self, component: str) -> None:
        position = self.plan.positions.get(component, Position(0, 0))
        x, y = (min(max(each, -FARTHEST), FARTHEST) for each in (position.x, position.y))
        width = FRAME_WIDTH if kind_of(self.plan.components[component]) in FRAMES else CARD_WIDTH
        self._place_inside(component, x, y, width, 0)

    def _place_inside(self, component: str, x: float, y: float, width: float, depth: int) -> None:
        height, inner = self._shape(component, width)
        self.places.put(component, Box(x, y, width, height), depth)
        for child, box in zip(self.children(component), inner, strict=True):
            self._place_inside(child, x + box.x, y + box.y, box.width, depth + 1)

    def _shape(self, component: str, width: float) -> tuple[float, tuple[Box, ...]]:
        part = self.plan.components[component]
        if isinstance(part, Note):
            return note_height(part.notes), ()
        rows = len(bars_of(part))
        heights = [self._shape(child, INNER_WIDTH)[0] for child in self.children(component)]
        return stacked(rows, width, heights) if heights else (head_height(rows), ())

    # --- lines -------------------------------------------------------------------------------------------

    def _route(self, targets: Iterable[str]) -> frozenset[Pair]:
        """Draw all lines that arrive at these outermost components anew; which ones those are."""
        changed: set[Pair] = set()
        for target in targets:
            arriving = self._arriving(target)
            drawn = [pair for pair in arriving if self._is_drawn(pair)]
            for pair in set(arriving) - set(drawn):
                self.routes.pop(pair, None)
            looked_at: list[Box] = []
            for route in self._routed(target, drawn, looked_at):
                self.routes[route.pair] = route
            self._obstacle_regions[target] = united(looked_at)
            changed.update(arriving)
        return frozenset(changed)

    def _routed(self, target: str, pairs: Iterable[Pair], looked_at: list[Box]) -> list[Route]:
        """The lines to one outermost component; `looked_at` collects where other cards would be in the way."""

        def obstacles(box: Box) -> list[Box]:
            looked_at.append(box)
            return self.places.outer_boxes(box)

        wires = [self._wire(pair, self.boxes) for pair in pairs]
        return routes_to(self.boxes[target], wires, obstacles) if wires else []

    # --- while cards are dragged -------------------------------------------------------------------------

    def neighbours(self, components: Iterable[str]) -> tuple[set[Pair], set[Pair]]:
        """The lines at or near these components: those that move with them as they are, and those that run
        another way when the components move."""
        moved = set(components)
        rigid: set[Pair] = set()
        others: set[Pair] = set()
        for target in {self.outermost(target) for _, target in self.pairs_of(moved)}:
            arriving = {pair for pair in self._arriving(target) if pair in self.routes}
            together = target in moved and all(owner in moved for owner, _ in arriving)
            (rigid if together else others).update(arriving)
        return rigid, others

    def preview(self, moved: Mapping[str, Box], pairs: Collection[Pair]) -> list[Route]:
        """Those lines as they would run if some components stood elsewhere."""
        boxes = ChainMap(dict(moved), self.places.boxes)

        def obstacles(box: Box) -> list[Box]:
            outer = (each for each in self.places.at(box) if self.places.depths[each] == 0)
            return [self.places.boxes[each] for each in outer if each not in moved]

        by_target: dict[str, list[Wire]] = defaultdict(list)
        for pair in sorted(pairs):
            by_target[self.outermost(pair[1])].append(self._wire(pair, boxes))
        return [
            route
            for target, wires in by_target.items()
            for route in routes_to(boxes[target], wires, obstacles)
        ]

    def _arriving(self, target: str) -> list[Pair]:
        return sorted(
            pair for each in self.inside(target) for pair in self._pairs.get(each, ()) if pair[1] == each
        )

    def _is_drawn(self, pair: Pair) -> bool:
        """Files that a component does not have are no line; what runs or is shown somewhere always is."""
        owner, links = self.plan.components[pair[0]], self._links[pair]
        shown = tuple(
            chip(owner, link)
            for link in links
            if link.role not in NO_FILES and file_size_gib(owner, link.role) > 0
        )
        self.chips[pair] = shown
        return bool(shown) or any(link.role in NO_FILES for link in links)

    def _wire(self, pair: Pair, boxes: Mapping[str, Box]) -> Wire:
        owner, target = pair
        end = boxes[target]
        framed = kind_of(self.plan.components[target]) in FRAMES
        chips = self.chips[pair]
        return Wire(
            pair,
            boxes[owner],
            end,
            end.y + HEAD_PORT if framed else end.middle_y,
            tuple(each.role for each in chips),
            tuple(ceil(self._measure(each.label)) + 2 * CHIP_PAD for each in chips),
            any(link.role == RUNS_ON for link in self._links[pair]),
        )
