"""The items of the drawing, synchronised with plan and results. Any item can be recreated at any time.

Items are created when their place first becomes visible; until then only the arrangement knows them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.canvas.content.card_content import CardResults, Face
from app.canvas.content.card_faces import Faces
from app.canvas.layout.arrangement import Arrangement, Touched
from app.canvas.layout.folded_files import FoldedFiles
from app.canvas.layout.geometry import Box
from app.canvas.layout.routing import Pair
from app.canvas.painting.card_painter import State
from app.canvas.painting.style import CanvasStyle, current_style
from app.canvas.scene.item_cache import Made
from app.canvas.scene.items import CardItem, ChipsItem, LineItem, rectangle
from planner_core.plan.plan import Plan

SPARE = 0.25
"""Width of the margin around the visible part that also gets items, as a share of its size."""
MANY = 1000
"""If more cards change at once, finding the visible ones again is faster than checking each."""


class Stage(QGraphicsScene):
    """Cards, lines and chips by id. Subclasses determine their state from pointer and keyboard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look: CanvasStyle = current_style()
        self.arrangement = Arrangement(self.look.chip.width)
        routes = self.arrangement.routes
        self.cards = Made(self.arrangement.boxes, self._make_card)
        self.lines = Made(routes, self._make_line)
        self.chips = Made(routes, self._make_chips, lambda pair: bool(routes[pair].chips))
        self.faces = Faces(self.arrangement, FoldedFiles(self.look.chip.width))
        self._present = Box(0, 0, 0, 0)
        """The area in which every item exists."""
        self._unmade: dict[Pair, Box] | None = None
        """The lines without an item, with their boxes; None until first needed, while there are no items."""

    @abstractmethod
    def _arrange(self, plan: Plan) -> None:
        """Arrange another plan."""

    @abstractmethod
    def _state(self, component: str) -> State:
        """The state of a card."""

    @abstractmethod
    def _is_active(self, pair: Pair) -> bool:
        """Whether a line is highlighted."""

    @abstractmethod
    def _is_open(self, pair: Pair) -> bool:
        """Whether a line shows each of its chips."""

    @abstractmethod
    def _chip_states(self, pair: Pair) -> Mapping[str, State]:
        """The states of the chips of a line, except plain ones."""

    def _start_over(self, plan: Plan, results: CardResults) -> None:
        """Show another plan; items are created when visible."""
        self.clear()
        for items in (self.cards, self.lines, self.chips):
            items.made.clear()
        self._forget_what_is_present()
        self.faces.start_over(results)
        self._arrange(plan)
        self.faces.files.follow(plan)

    def _show(self, touched: Touched) -> None:
        """Update what changed, and nothing else."""
        if len(touched.cards) > MANY:
            self._show_many(touched)
            return
        for component in touched.cards:
            self._show_card(component)
        for pair in touched.pairs:
            self._show_line(pair)

    def _show_many(self, touched: Touched) -> None:
        """The same if hardly any changed component has an item: visible ones are created when painted."""
        self._forget_what_is_present()
        self.update()
        self.faces.outdate(touched.cards, there=self.arrangement.boxes)
        for component in touched.cards & self.cards.made.keys():
            self._show_card(component)
        for pair in touched.pairs & (self.lines.made.keys() | self.chips.made.keys()):
            self._show_line(pair)

    def freshen(self, visible: Box) -> set[str]:
        """Create the items of a part of the scene and update them to the last assessment. Returns those that differ."""
        self._bring_in(visible)
        if not self.faces.outdated:
            return set()
        outdated = self.faces.outdated.intersection(self.arrangement.places.at(visible))
        return {each for each in outdated if self.cards[each].show_face(self.faces.of(each))}

    def freshen_card(self, component: str) -> Face:
        """Update a card; returns its content."""
        face = self.faces.of(component)
        item = self.cards.made.get(component)
        if item is not None:
            item.show_face(face)
        return face

    def restyle(self) -> bool:
        """Apply the current theme. Returns False if it is applied already."""
        if current_style() is self.look:
            return False
        self.look = current_style()
        for items in (self.cards, self.lines, self.chips):
            for item in items.made.values():
                item.wear(self.look)
        return True

    def bounds(self) -> QRectF:
        """The bounding box of everything drawn."""
        return rectangle(self.arrangement.bounds())

    def _forget_what_is_present(self) -> None:
        self._present, self._unmade = Box(0, 0, 0, 0), None

    def _bring_in(self, visible: Box) -> None:
        """Create the missing items of a part of the scene, and those in a margin around it."""
        if self._present.encloses(visible):
            return
        self._present = around = visible.grown(SPARE * max(visible.width, visible.height))
        for component in self.arrangement.places.at(around):
            self.cards[component]
        if self._unmade is None:
            routes = self.arrangement.routes
            self._unmade = {pair: routes[pair].reach for pair in routes if pair not in self.lines.made}
        for pair in [pair for pair, box in self._unmade.items() if box.meets(around)]:
            self._show_line(pair)

    def _make_card(self, component: str) -> CardItem:
        item = CardItem(component, self.look)
        self._place(item)
        item.show_state(self._state(component))
        self.faces.outdated.add(component)
        self.addItem(item)
        return item

    def _make_line(self, pair: Pair) -> LineItem:
        line = LineItem(pair, self.look)
        line.show_route(self.arrangement.routes[pair])
        line.show_active(self._is_active(pair), self.faces.files.tint(pair[0]))
        self.addItem(line)
        return line

    def _make_chips(self, pair: Pair) -> ChipsItem:
        chips = ChipsItem(pair, self.look)
        chips.show_chips(self.arrangement.routes[pair], self.arrangement.chips[pair])
        self._show_chip_states(chips)
        self.addItem(chips)
        return chips

    def _show_card(self, component: str) -> None:
        box = self.arrangement.boxes.get(component)
        self.faces.outdated.add(component)
        if box is not None:
            item = self.cards.made.get(component)
            if item is not None:
                self._place(item)
            elif box.meets(self._present):
                self.cards[component]  # created up to date
            return
        self._drop(self.cards.made.pop(component, None))
        self.faces.forget(component)

    def _place(self, item: CardItem) -> None:
        arrangement, component = self.arrangement, item.component
        depth = arrangement.places.depths[component]
        item.place(arrangement.boxes[component], depth, framed=arrangement.is_frame(component))
        item.show_tint(self.faces.files.tint(component))

    def _show_line(self, pair: Pair) -> None:
        route = self.arrangement.routes.get(pair)
        is_made = pair in self.lines.made or pair in self.chips.made
        if route is not None and not is_made:
            if self._unmade is None:
                return
            reach = route.reach
            if not reach.meets(self._present):
                self._unmade[pair] = reach
                return
        if self._unmade is not None:
            self._unmade.pop(pair, None)
        line, chips = self.lines.made.get(pair), self.chips.made.get(pair)
        if route is None:
            self._drop(self.lines.made.pop(pair, None))
        elif line is not None:
            line.show_route(route)
        else:
            self.lines[pair]  # created up to date
        if route is None or not route.chips:
            self._drop(self.chips.made.pop(pair, None))
        elif chips is not None:
            chips.show_chips(route, self.arrangement.chips[pair])
            self._show_chip_states(chips)
        else:
            self.chips[pair]

    def _show_chip_states(self, chips: ChipsItem) -> None:
        pair = chips.pair
        chips.show_folded(self.faces.files.chip(self.arrangement.routes[pair]), is_open=self._is_open(pair))
        chips.show_states(self._chip_states(pair))

    def _show_tints(self) -> None:
        """Follow the colours of the pools, which change if there are more or fewer."""
        for component, card in self.cards.made.items():
            card.show_tint(self.faces.files.tint(component))
        for pair, line in self.lines.made.items():
            line.show_active(line.active, self.faces.files.tint(pair[0]))
        for chips in self.chips.made.values():
            self._show_chip_states(chips)

    def _drop(self, item: QGraphicsItem | None) -> None:
        if item is not None:
            self.removeItem(item)
