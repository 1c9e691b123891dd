"""The whole drawing as boxes and routes, updated by id. Pure: no painting, no results.

Scene, picture and gestures all look up places here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from math import ceil
from typing import NamedTuple

from app.canvas.content.chip_texts import ChipFace, chip, file_roles, has_own_disk, whole_chips
from app.canvas.layout.card_boxes import CardBoxes, children_of
from app.canvas.layout.geometry import CHIP_PAD, Box, port_height, united
from app.canvas.layout.places import Places
from app.canvas.layout.routing import Pair, Route, Wire, routes_to
from app.results.words.platform_terms import VMWARE, image_of
from planner_core.editing.document import Changed
from planner_core.plan.components import Component
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.plan.plan import Plan

NO_FILES = frozenset({RUNS_ON, DISPLAY})
"""Roles of lines without chips."""

ONLY_FIELDS = frozenset({"components"})
"""The aspects of a change that only sets fields, and neither connects nor moves anything."""

MeasureText = Callable[[str], float]


class Touched(NamedTuple):
    """The cards and lines that an update moved, added or removed."""

    cards: frozenset[str]
    pairs: frozenset[Pair]
    moved: bool = True
    """Whether any card or line has another place."""


class Arrangement(CardBoxes):
    """Boxes of all components and routes of all lines of one plan."""

    def __init__(self, measure: MeasureText) -> None:
        super().__init__()
        self.routes: dict[Pair, Route] = {}
        self.chips: dict[Pair, tuple[ChipFace, ...]] = {}
        self._measure = measure
        self._chip_widths: dict[str, float] = {}
        """Cache: the width of a chip by its label."""
        self._links: dict[Pair, list[Link]] = {}
        self._pairs: dict[str, set[Pair]] = {}
        self._running: set[Pair] = set()
        """The lines from pools and servers to what they run on."""
        self._obstacle_regions: dict[str, Box] = {}
        self._whole_chips = cache(whole_chips)
        self._image = VMWARE.image
        """The plan's word for a replica."""
        self._files: dict[str, tuple[Component, Mapping[str, ChipFace]]] = {}
        """Cache: each owner and the contents of its chips, valid while the owner is the same object."""

    # --- asking ------------------------------------------------------------------------------------------

    def pairs_of(self, components: Iterable[str]) -> set[Pair]:
        """The lines connected to any of the components."""
        return set().union(*(self._pairs.get(each, ()) for each in components))

    def bounds(self) -> Box:
        """The bounding box of everything."""
        return united(
            [
                *self.places.boxes.values(),
                *(route.box for route in self.routes.values()),
                *(box for route in self.routes.values() for _, box in route.chips),
            ]
        )

    # --- keeping up --------------------------------------------------------------------------------------

    def rebuild(self, plan: Plan) -> None:
        """Arrange a whole plan from scratch."""
        self.place_all(plan)
        self._route(component for component in plan.components if component not in plan.parents)

    def place_all(self, plan: Plan) -> None:
        """Place the cards of a whole plan, without its lines."""
        self.plan, self._image = plan, image_of(plan)
        self.places.clear()
        self.routes.clear()
        self.chips.clear()
        self._obstacle_regions.clear()
        self._files.clear()
        self._whole_chips.cache_clear()
        self._index()
        for component in plan.components:
            if component not in plan.parents:
                self._place(component)

    def update(self, plan: Plan, changed: Changed) -> Touched:
        """Rearrange what a change affects. Returns what moved."""
        if image_of(plan) != self._image:  # a chip of each pool has another label
            return self._arranged_anew(plan)
        before = self._with_surroundings(changed.ids)
        gone = before - plan.components.keys()
        old_pairs = self.pairs_of(before)
        boxes = {each: self.places.boxes.get(each) for each in before}
        routes = {pair: self.routes.get(pair) for pair in old_pairs}
        self.plan = plan
        if changed.aspects & {"links", "parents"}:
            self._index()
        for each in gone:
            self.places.remove(each)
            self._files.pop(each, None)
            self._obstacle_regions.pop(each, None)
        outer = {self.outermost(each) for each in (changed.ids | before) if each in plan.components}
        for each in outer:
            self._place(each)
        cards = self._with_surroundings(outer)
        stay = all(boxes.get(each) == self.boxes.get(each) for each in cards | gone)
        if stay and changed.aspects <= ONLY_FIELDS and not any(map(self._is_another_line, old_pairs)):
            return Touched(cards, frozenset(old_pairs), moved=False)
        targets = outer | {self.outermost(target) for _, target in self.pairs_of(cards)}
        targets |= self._disturbed(
            box
            for each in cards | gone
            for box in {boxes.get(each), self.boxes.get(each)}
            if boxes.get(each) != self.boxes.get(each)
        )
        self._forget(old_pairs)
        pairs = self._route(targets) | old_pairs
        rerouted = any(routes.get(pair) != self.routes.get(pair) for pair in pairs)
        return Touched(cards | gone, pairs, not stay or rerouted)

    def _arranged_anew(self, plan: Plan) -> Touched:
        cards, pairs = set(self.places.boxes), set(self.routes)
        self.rebuild(plan)
        return Touched(frozenset(cards | set(self.places.boxes)), frozenset(pairs | set(self.routes)))

    # --- beside the window -------------------------------------------------------------------------------

    def copied(self) -> Arrangement:
        """A copy that can be updated in another thread.

        It cannot measure text, which needs the window: an update with a new label raises LookupError.
        """
        other = Arrangement(_unmeasured)
        other.plan, other.places = self.plan, self.places.copied()
        other._image = self._image
        other.routes, other.chips = dict(self.routes), dict(self.chips)
        other._take(self)
        other._chip_widths, other._files = dict(self._chip_widths), dict(self._files)
        other._obstacle_regions = dict(self._obstacle_regions)
        return other

    def anew(self, plan: Plan) -> Arrangement:
        """An arrangement of another plan, created in any thread. Raises LookupError if a label has to be measured."""
        other = Arrangement(_unmeasured)
        other._chip_widths = dict(self._chip_widths)
        other.rebuild(plan)
        return other

    def measure(self, labels: Iterable[str]) -> None:
        """Measure the chips with these labels."""
        for label in labels:
            self._chip_width(label)

    def adopt(self, other: Arrangement) -> None:
        """Take over the state of an updated copy. Other objects keep their references to this one's tables."""
        self.plan, self._image = other.plan, other._image
        self.places.adopt(other.places)
        for mine, theirs in ((self.routes, other.routes), (self.chips, other.chips)):
            mine.clear()
            mine.update(theirs)  # type: ignore[arg-type]
        self._take(other)

    def _take(self, other: Arrangement) -> None:
        """Share the tables that are replaced on every change, and those of a copy that is no longer used."""
        self._children, self._links, self._pairs = other._children, other._links, other._pairs
        self._running, self._whole_chips = other._running, other._whole_chips
        self._chip_widths, self._files = other._chip_widths, other._files
        self._obstacle_regions = other._obstacle_regions

    # --- inside ------------------------------------------------------------------------------------------

    def _with_surroundings(self, ids: Iterable[str]) -> frozenset[str]:
        """The known ids with their outermost frames and all contents of those."""
        known = [each for each in ids if each in self.plan.components]
        return frozenset(inner for each in known for inner in self.inside(self.outermost(each)))

    def _disturbed(self, boxes: Iterable[Box | None]) -> set[str]:
        """The cards whose lines were routed around a place that has changed."""
        changed = Places()
        for number, box in enumerate(boxes):
            if box is not None:
                changed.put(str(number), box, 0)
        if not changed.boxes:
            return set()
        return {
            target
            for target, region in self._obstacle_regions.items()
            # Lines to a card that has moved into a frame belong to the frame.
            if target not in self.plan.parents and changed.any_at(region)
        }

    def _forget(self, pairs: Iterable[Pair]) -> None:
        for pair in pairs:
            if pair not in self._links:
                self.routes.pop(pair, None)
                self.chips.pop(pair, None)

    def _index(self) -> None:
        links: dict[Pair, list[Link]] = {}
        pairs: dict[str, set[Pair]] = defaultdict(set)
        running: set[Pair] = set()
        for link in self.plan.links.values():
            pair = (link.source, link.target)
            known = links.get(pair)
            if known is None:
                links[pair] = [link]
                pairs[link.source].add(pair)
                pairs[link.target].add(pair)
            else:
                known.append(link)
            if link.role == RUNS_ON:
                running.add(pair)
        self._children = children_of(self.plan)
        self._links, self._pairs, self._running = links, dict(pairs), running

    # --- lines -------------------------------------------------------------------------------------------

    def _route(self, targets: Iterable[str]) -> frozenset[Pair]:
        """Route all lines to these outermost components again. Returns these lines."""
        changed: set[Pair] = set()
        for target in targets:
            arriving = self._arriving(target)
            looked_at: list[Box] = []
            if arriving:
                drawn = [pair for pair in arriving if self._is_drawn(pair)]
                if len(drawn) < len(arriving):
                    for pair in set(arriving).difference(drawn):
                        self.routes.pop(pair, None)
                for route in self._routed(target, drawn, looked_at):
                    self.routes[route.pair] = route
                changed.update(arriving)
            self._obstacle_regions[target] = looked_at[0] if len(looked_at) == 1 else united(looked_at)
        return frozenset(changed)

    def _routed(self, target: str, pairs: Iterable[Pair], looked_at: list[Box]) -> list[Route]:
        """The lines to one outermost component; `looked_at` collects the areas searched for obstacles."""

        def obstacles(box: Box) -> list[Box]:
            looked_at.append(box)
            return self.places.outer_boxes(box)

        wires = [self.wire(pair) for pair in pairs]
        return routes_to(self.boxes[target], wires, obstacles) if wires else []

    # --- while cards are dragged -------------------------------------------------------------------------

    def neighbours(self, components: Iterable[str]) -> tuple[set[Pair], set[Pair]]:
        """The lines at or near these components: those that move along unchanged, and those that are routed again when
        the components move.
        """
        moved = set(components)
        rigid: set[Pair] = set()
        others: set[Pair] = set()
        for target in {self.outermost(target) for _, target in self.pairs_of(moved)}:
            arriving = {pair for pair in self._arriving(target) if pair in self.routes}
            together = target in moved and all(owner in moved for owner, _ in arriving)
            (rigid if together else others).update(arriving)
        return rigid, others

    def _arriving(self, target: str) -> list[Pair]:
        found = [pair for pair in self._pairs.get(target, ()) if pair[1] == target]
        for child in self._children.get(target, ()):
            found += self._arriving(child)
        return sorted(found) if target not in self.plan.parents else found

    def _is_another_line(self, pair: Pair) -> bool:
        """Whether a change of its owner adds or removes a line, or changes its chips."""
        chips, was_drawn = self.chips.get(pair), pair in self.routes
        return self._is_drawn(pair) != was_drawn or self.chips[pair] != chips

    def _is_drawn(self, pair: Pair) -> bool:
        """A line for files is drawn only if the component has such files; other lines always are."""
        owner, links = self.plan.components[pair[0]], self._links[pair]
        known = self._files.get(owner.id)
        if known is None or known[0] is not owner:
            known = self._files[owner.id] = (owner, self._chips_of(owner))
        whole = known[1]
        self.chips[pair] = shown = tuple(
            [
                whole[link.role] if link.share >= 1 else chip(owner, link, self._image)
                for link in links
                if link.role in whole
            ]
        )
        return bool(shown) or any(link.role in NO_FILES for link in links)

    def _chips_of(self, owner: Component) -> Mapping[str, ChipFace]:
        return self._whole_chips(file_roles(owner), has_own_disk(owner), self._image)

    def _chip_width(self, label: str) -> float:
        width = self._chip_widths[label] = ceil(self._measure(label)) + 2 * CHIP_PAD
        return width

    def wire(self, pair: Pair) -> Wire:
        """A line with its ends and chips, for routing."""
        owner, target = pair
        boxes = self.places.boxes
        shown = target if target in boxes else self.shown_by(target)
        end = boxes[shown]
        chips = self.chips[pair]
        return Wire(
            pair,
            boxes[owner],
            end,
            end.y + port_height(end.height, self.is_frame(shown)),
            tuple([each.role for each in chips]),
            tuple([self._chip_widths.get(each.label) or self._chip_width(each.label) for each in chips]),
            pair in self._running,
        )


def _unmeasured(label: str) -> float:
    raise LookupError(label)
