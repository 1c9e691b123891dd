"""The items of the drawing, kept equal to plan and results. Any of them can be made anew at any time.

Items come into being when their place first comes into sight; until then the arrangement knows where they are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.canvas.content.card_content import CardResults, Face
from app.canvas.content.card_faces import Faces
from app.canvas.layout.arrangement import Arrangement, Touched
from app.canvas.layout.geometry import Box
from app.canvas.layout.routing import Pair
from app.canvas.painting.card_painter import State
from app.canvas.painting.style import CanvasStyle, current_style
from app.canvas.scene.item_cache import Made
from app.canvas.scene.items import CardItem, ChipsItem, LineItem, rectangle
from planner_core.plan.plan import Plan

SPARE = 0.25
"""How much more than what is in sight gets its items, of its size, on every side."""
MANY = 1000
"""Where more cards change at once, to find again what is in sight takes less than to ask where each of them is."""


class Stage(QGraphicsScene):
    """Cards, lines and chips by id. How each is shown at the moment, say those that know of pointer and keyboard."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look: CanvasStyle = current_style()
        self.arrangement = Arrangement(self.look.chip.width)
        routes = self.arrangement.routes
        self.cards = Made(self.arrangement.boxes, self._make_card)
        self.lines = Made(routes, self._make_line)
        self.chips = Made(routes, self._make_chips, lambda pair: bool(routes[pair].chips))
        self.faces = Faces(self.arrangement)
        self._present = Box(0, 0, 0, 0)
        """Where every item is there in fact."""
        self._unmade: dict[Pair, Box] | None = None
        """The lines that have no item yet, and where they are; None until somebody looks, and nothing is there."""

    @abstractmethod
    def _arrange(self, plan: Plan) -> None:
        """Find the place of everything in another plan."""

    @abstractmethod
    def _state(self, component: str) -> State:
        """How a card is shown at the moment."""

    @abstractmethod
    def _is_active(self, pair: Pair) -> bool:
        """Whether a line is emphasised."""

    @abstractmethod
    def _chip_states(self, pair: Pair) -> Mapping[str, State]:
        """How the chips of a line are shown, those that are not plain."""

    def _start_over(self, plan: Plan, results: CardResults) -> None:
        """Show another plan; items come when they are looked at."""
        self.clear()
        for items in (self.cards, self.lines, self.chips):
            items.made.clear()
        self._forget_what_is_present()
        self.faces.start_over(results)
        self._arrange(plan)

    def _show(self, touched: Touched) -> None:
        """Show what was touched, and nothing else."""
        if len(touched.cards) > MANY:
            self._show_many(touched)
            return
        for component in touched.cards:
            self._show_card(component)
        for pair in touched.pairs:
            self._show_line(pair)

    def _show_many(self, touched: Touched) -> None:
        """The same where hardly any of what was touched has an item: what is in sight of it is made where it is
        painted."""
        self._forget_what_is_present()
        self.update()
        self.faces.outdate(touched.cards, there=self.arrangement.boxes)
        for component in touched.cards & self.cards.made.keys():
            self._show_card(component)
        for pair in touched.pairs & (self.lines.made.keys() | self.chips.made.keys()):
            self._show_line(pair)

    def freshen(self, visible: Box) -> None:
        """Let there be items in a part of the scene, and let them say what the last assessment says."""
        self._bring_in(visible)
        if self.faces.outdated:
            for component in self.faces.outdated.intersection(self.arrangement.places.at(visible)):
                self.freshen_card(component)

    def freshen_card(self, component: str) -> Face:
        """What a card says now."""
        face = self.faces.of(component)
        item = self.cards.made.get(component)
        if item is not None:
            item.show_face(face)
        return face

    def restyle(self) -> bool:
        """Take on the theme in force; False where that is the one worn already."""
        if current_style() is self.look:
            return False
        self.look = current_style()
        for items in (self.cards, self.lines, self.chips):
            for item in items.made.values():
                item.wear(self.look)
        return True

    def bounds(self) -> QRectF:
        """Around everything that is drawn."""
        return rectangle(self.arrangement.bounds())

    def _forget_what_is_present(self) -> None:
        self._present, self._unmade = Box(0, 0, 0, 0), None

    def _bring_in(self, visible: Box) -> None:
        """Make the items of a part of the scene that have not been in sight before, and a few around it."""
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
        line.show_active(self._is_active(pair))
        self.addItem(line)
        return line

    def _make_chips(self, pair: Pair) -> ChipsItem:
        chips = ChipsItem(pair, self.look)
        chips.show_chips(self.arrangement.routes[pair], self.arrangement.chips[pair])
        chips.show_states(self._chip_states(pair))
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
                self.cards[component]  # made as it has to be
            return
        self._drop(self.cards.made.pop(component, None))
        self.faces.forget(component)

    def _place(self, item: CardItem) -> None:
        arrangement, component = self.arrangement, item.component
        depth = arrangement.places.depths[component]
        item.place(arrangement.boxes[component], depth, framed=arrangement.is_frame(component))

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
            self.lines[pair]  # made as it has to be
        if route is None or not route.chips:
            self._drop(self.chips.made.pop(pair, None))
        elif chips is not None:
            chips.show_chips(route, self.arrangement.chips[pair])
        else:
            self.chips[pair]

    def _drop(self, item: QGraphicsItem | None) -> None:
        if item is not None:
            self.removeItem(item)
