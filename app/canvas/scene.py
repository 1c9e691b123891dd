"""The scene: items by id, kept equal to the plan. It can build every item anew at any time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from app.canvas.arrangement import Arrangement
from app.canvas.content import Face, Results, face, with_results
from app.canvas.geometry import Box
from app.canvas.hits import Hit, nearest_port, number_at, on_line
from app.canvas.items import LINE_Z, CardItem, ChipsItem, LineItem, rectangle
from app.canvas.kinds import FRAMES, OWNERS
from app.canvas.painter import State
from app.canvas.routing import Pair
from app.canvas.style import CanvasStyle, current_style
from planner_core.editing.document import Changed
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Plan

ChipKey = tuple[Pair, str]
"""A chip: its line and its file role."""


class CanvasScene(QGraphicsScene):
    """Shows one plan. Emits the ids that are selected whenever those change."""

    selection_changed = Signal(tuple)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look: CanvasStyle = current_style()
        self.arrangement = Arrangement(self.look.chip_metrics.horizontalAdvance)
        self.cards: dict[str, CardItem] = {}
        self.lines: dict[Pair, LineItem] = {}
        self.chips: dict[Pair, ChipsItem] = {}
        self._results = Results()
        self._outdated: set[str] = set()
        self._selected: dict[str, None] = {}
        self._focus: str | ChipKey | None = None
        self._focus_shown = False
        self.version = 0
        """Counts what was shown, so that others see when what they made of the scene is void."""
        self._hovered: Hit = Hit()
        self._lifted: ChipKey | None = None
        self._targets: dict[str, State] = {}

    # --- the plan ----------------------------------------------------------------------------------------

    def show_plan(self, plan: Plan, results: Results) -> None:
        """Show a plan from scratch."""
        self.clear()
        self.cards.clear()
        self.lines.clear()
        self.chips.clear()
        self._results = results
        self._hovered = Hit()
        self._outdated.clear()
        self.arrangement.rebuild(plan)
        for component in plan.components:
            self._show_card(component)
        for pair in self.arrangement.routes:
            self._show_line(pair)
        self._keep_selection()
        self.version += 1

    def refresh(self, plan: Plan, changed: Changed) -> None:
        """Show what a change touched, and nothing else."""
        touched = self.arrangement.update(plan, changed)
        for component in touched.cards:
            self._show_card(component)
        for pair in touched.pairs:
            self._show_line(pair)
        self._keep_selection()
        self.version += 1

    def show_results(self, results: Results) -> None:
        """Show what an assessment says. Cards out of sight follow when they come into sight."""
        self._results = results
        self._outdated = set(self.cards)
        self.version += 1

    def freshen(self, visible: Box) -> None:
        """Let the cards in a part of the scene say what the last assessment says."""
        if self._outdated:
            for component in self._outdated.intersection(self.arrangement.places.at(visible)):
                self.freshen_card(component)

    def freshen_card(self, component: str) -> Face:
        """What a card says now."""
        item = self.cards[component]
        if component in self._outdated or item.face is None:
            self._outdated.discard(component)
            part = self.arrangement.plan.components[component]
            if item.face is not None and item.part is part:
                item.show_face(part, with_results(item.face, part, self._results))
            else:
                item.show_face(part, face(part, self._results))
        assert item.face is not None
        return item.face

    def restyle(self) -> bool:
        """Take on the theme in force; False where that is the one worn already."""
        if current_style() is self.look:
            return False
        self.look = current_style()
        for items in (self.cards, self.lines, self.chips):
            for item in items.values():
                item.wear(self.look)
        return True

    def bounds(self) -> QRectF:
        """Around everything that is drawn."""
        return rectangle(self.arrangement.bounds())

    def _show_card(self, component: str) -> None:
        box = self.arrangement.boxes.get(component)
        if box is None:
            self._drop(self.cards.pop(component, None))
            self._outdated.discard(component)
            return
        item = self.cards.get(component)
        if item is None:
            kind = kind_of(self.arrangement.plan.components[component])
            item = self.cards[component] = CardItem(component, kind in FRAMES, self.look)
            self.addItem(item)
        self._outdated.add(component)
        item.place(box, self.arrangement.places.depths[component])

    def _show_line(self, pair: Pair) -> None:
        route = self.arrangement.routes.get(pair)
        if route is None:
            self._drop(self.lines.pop(pair, None))
            self._drop(self.chips.pop(pair, None))
            return
        line = self.lines.get(pair)
        if line is None:
            line = self.lines[pair] = LineItem(pair, self.look)
            self.addItem(line)
        line.show_route(route)
        if not route.chips:
            self._drop(self.chips.pop(pair, None))
            return
        chips = self.chips.get(pair)
        if chips is None:
            chips = self.chips[pair] = ChipsItem(pair, self.look)
            self.addItem(chips)
        chips.show_chips(route, self.arrangement.chips[pair])

    def _drop(self, item: QGraphicsItem | None) -> None:
        if item is not None:
            self.removeItem(item)

    # --- selection and focus -----------------------------------------------------------------------------

    @property
    def selected(self) -> tuple[str, ...]:
        """The ids that are selected, in the order in which they were."""
        return tuple(self._selected)

    @property
    def focus(self) -> str | ChipKey | None:
        """The card or chip that the keyboard is on."""
        return self._focus

    def select(self, ids: Iterable[str]) -> None:
        """Select these and nothing else; unknown ids are left out."""
        chosen = {each: None for each in ids if each in self.cards}
        if list(chosen) == list(self._selected):
            return
        before, self._selected = self._selected, chosen
        self._show_states({*before, *chosen})
        self.selection_changed.emit(tuple(chosen))

    def focus_on(self, target: str | ChipKey | None, *, shown: bool) -> None:
        """Put the keyboard on a card or a chip, or on nothing; the ring is `shown` while keys are used."""
        before, self._focus, self._focus_shown = self._focus, target, shown
        for each in (before, target):
            self._show_focus(each)

    def hover(self, hit: Hit) -> None:
        """Show what the pointer is on."""
        before, self._hovered = self._hovered, hit
        if before == hit:
            return
        self._show_states({before.component, hit.component})
        for pair in (before.pair, hit.pair):
            if pair is not None:
                self._show_marks(pair)

    def lift(self, chip: ChipKey | None) -> None:
        """Show a chip as being dragged away; None puts it back."""
        before, self._lifted = self._lifted, chip
        for each in (before, chip):
            if each is not None:
                self._show_marks(each[0])

    def mark_targets(self, targets: Mapping[str, State]) -> None:
        """Show cards as places where something may land or may not; an empty mapping ends it."""
        before, self._targets = self._targets, dict(targets)
        self._show_states({*before, *targets})

    def _keep_selection(self) -> None:
        if not self._is_here(self._focus):
            self._focus = None
        self._show_states(set(self._selected))
        self._show_focus(self._focus)
        self.select(self._selected)

    def _is_here(self, target: str | ChipKey | None) -> bool:
        if isinstance(target, tuple):
            pair, role = target
            return any(chip.role == role for chip in self.arrangement.chips.get(pair, ()))
        return target is None or target in self.cards

    def _show_focus(self, target: str | ChipKey | None) -> None:
        if isinstance(target, str):
            self._show_states({target})
        elif target is not None:
            self._show_marks(target[0])

    def _show_states(self, ids: Iterable[str]) -> None:
        for each in ids:
            item = self.cards.get(each)
            if item is not None:
                item.show_state(self._state(each))
                for pair in self.arrangement.pairs_of((each,)):
                    self._show_marks(pair)

    def _state(self, component: str) -> State:
        state = self._targets.get(component, State.PLAIN)
        if component in self._selected:
            state |= State.SELECTED
        if self._focus_shown and component == self._focus:
            state |= State.FOCUSED
        if component == self._hovered.component:
            state |= State.HOVERED
        owner = kind_of(self.arrangement.plan.components[component]) in OWNERS
        if owner and (component == self._hovered.component or list(self._selected) == [component]):
            state |= State.PORTS
        return state

    def _show_marks(self, pair: Pair) -> None:
        chips, line = self.chips.get(pair), self.lines.get(pair)
        if chips is not None:
            chips.show_states(self._chip_states(pair))
        if line is not None:
            line.show_active(pair[0] in self._selected or self._hovered.pair == pair)

    def _chip_states(self, pair: Pair) -> dict[str, State]:
        states: dict[str, State] = defaultdict(lambda: State.PLAIN)
        if self._hovered.pair == pair and self._hovered.role:
            states[self._hovered.role] |= State.HOVERED
        if self._focus_shown and isinstance(self._focus, tuple) and self._focus[0] == pair:
            states[self._focus[1]] |= State.FOCUSED
        if self._lifted is not None and self._lifted[0] == pair:
            states[self._lifted[1]] |= State.DIMMED
        return states

    # --- what is where -----------------------------------------------------------------------------------

    def hit(self, x: float, y: float, reach: float) -> Hit:
        """What is at a point; `reach` is how far from a thin thing still counts."""
        plan, boxes = self.arrangement.plan, self.arrangement.boxes
        ported = [each for each in (*self._selected, self._hovered.component) if each in boxes]
        owners = {each: boxes[each] for each in ported if kind_of(plan.components[each]) in OWNERS}
        if port := nearest_port(owners, x, y, reach):
            return Hit("port", port)
        around = QRectF(x - reach, y - reach, 2 * reach, 2 * reach)
        line = Hit()
        card = Hit()
        for item in self.items(around, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if isinstance(item, ChipsItem) and (role := item.chip_at(x, y)):
                return Hit("chip", item.pair[0], item.pair, role)
            if isinstance(item, CardItem) and not card.kind and boxes[item.component].contains(x, y):
                card = self._card_hit(item, x, y)
            if (
                isinstance(item, LineItem)
                and not line.kind
                and item.route
                and on_line(item.route, x, y, reach)
            ):
                line = Hit("line", "", item.pair)
        inner = card.kind and self.cards[card.component].zValue() > LINE_Z
        return card if inner or not line.kind else line

    def _card_hit(self, item: CardItem, x: float, y: float) -> Hit:
        box = self.arrangement.boxes[item.component]
        resource = number_at(self.freshen_card(item.component), box, x, y)
        return Hit("card", item.component, None, "", resource)
