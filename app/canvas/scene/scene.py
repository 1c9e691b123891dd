"""The scene: one plan with selection, focus, hover and marks, and the look-up of what is at a point."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping

from PySide6.QtCore import QObject, Qt, Signal

from app.canvas.content.card_content import CardResults, spoken
from app.canvas.content.chip_texts import usual_labels
from app.canvas.kinds import OWNERS
from app.canvas.layout.background_arrangement import Ahead
from app.canvas.layout.geometry import Box
from app.canvas.layout.ghosts import Absent, around
from app.canvas.layout.hits import Hit, edges_at, nearest_port
from app.canvas.layout.routing import Pair
from app.canvas.painting.card_painter import State
from app.canvas.scene.ghost_items import Ghosts
from app.canvas.scene.item_sync import Stage
from app.canvas.scene.items import rectangle
from app.canvas.scene.probing import hit_among
from planner_core.editing.document import Changed
from planner_core.plan.components import kind_of
from planner_core.plan.links import LinkKey
from planner_core.plan.plan import Plan

ChipKey = tuple[Pair, str]
"""A chip: its line and its file role."""


class CanvasScene(Stage):
    """Shows one plan. Emits the selected ids whenever they change."""

    selection_changed = Signal(tuple)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._selected: dict[str, None] = {}
        self._focus: str | ChipKey | None = None
        self._focus_shown = False
        self.version = 0
        """Counts changes of the picture, so that others can detect that a cached picture is outdated."""
        self.places_version = 0
        """The same for changes of places only."""
        self._around: tuple[int, Box] | None = None
        """The bounding box of everything, and the version of the places it is valid for."""
        self.ghosts = Ghosts(self, self.arrangement)
        """The components that exist only in another variant, while those are shown."""
        self.ahead = Ahead(self.arrangement)
        """The arrangement after a change that is still being written."""
        self.arrangement.measure(usual_labels())
        self._hovered: Hit = Hit()
        self._lifted: ChipKey | None = None
        self._targets: dict[str, State] = {}
        self._differences: dict[str, State] = {}
        self._moved_files: dict[Pair, set[str]] = {}
        self._marked: dict[str, State] = {}
        """The cards with a target or difference mark."""
        self._note_of: Callable[[str], str] = lambda _component: ""

    # --- the plan ----------------------------------------------------------------------------------------

    def show_plan(self, plan: Plan, results: CardResults) -> None:
        """Show a plan from scratch."""
        self._hovered = Hit()
        self.ghosts.forget()
        self._start_over(plan, results)
        self.ghosts.follow(self.look)
        self.version += 1
        self.places_version += 1
        self._keep_selection()

    def _arrange(self, plan: Plan) -> None:
        if not self.ahead.taken_anew(plan):
            self.arrangement.rebuild(plan)

    def refresh(self, plan: Plan, changed: Changed) -> None:
        """Update what a change affects, and nothing else."""
        touched = self.ahead.taken(plan, changed) or self.arrangement.update(plan, changed)
        is_tinted_anew = "links" in changed.aspects and self.faces.files.follow(plan)
        self._show(touched)
        if is_tinted_anew:
            self._show_tints()
        followed = self.ghosts.follow(self.look)
        self.version += 1
        self.places_version += touched.moved or followed
        self._keep_selection()

    def show_results(self, results: CardResults) -> None:
        """Show the results of an assessment. Invisible cards are updated when they become visible."""
        self.faces.show_results(results)
        self.version += 1

    def show_remarks(self, results: CardResults, differing: set[str]) -> None:
        """Show the findings of a review; `differing` are the components whose findings changed."""
        self.faces.show_remarks(results, differing)

    # --- selection and focus -----------------------------------------------------------------------------

    @property
    def selected(self) -> tuple[str, ...]:
        """The selected ids, in order of selection."""
        return tuple(self._selected)

    @property
    def focus(self) -> str | ChipKey | None:
        """The focused card or chip."""
        return self._focus

    def select(self, ids: Iterable[str]) -> None:
        """Select exactly these; unknown ids are ignored."""
        chosen = {each: None for each in ids if each in self.arrangement.plan.components}
        if list(chosen) == list(self._selected):
            return
        before, self._selected = self._selected, chosen
        self._show_states({*before, *chosen} | self._closed_around(before, chosen))
        self.selection_changed.emit(tuple(chosen))

    def focus_on(self, target: str | ChipKey | None, *, shown: bool) -> None:
        """Move the focus to a card or a chip, or remove it; the ring is `shown` while the keyboard is used."""
        before, self._focus, self._focus_shown = self._focus, target, shown
        for each in (before, target):
            self._show_focus(each)

    def choose(self, component: str) -> None:
        """Select one card, as a click does."""
        self.select((component,))
        self.focus_on(component, shown=False)

    def hover(self, hit: Hit) -> None:
        """Highlight what is under the pointer."""
        before, self._hovered = self._hovered, hit
        if before == hit:
            return
        self._show_states({before.component, hit.component})
        for pair in (before.pair, hit.pair):
            if pair is not None:
                self._show_marks(pair)

    def lift(self, chip: ChipKey | None) -> None:
        """Show a chip as being dragged away; None ends that."""
        before, self._lifted = self._lifted, chip
        for each in (before, chip):
            if each is not None:
                self._show_marks(each[0])

    def mark_targets(self, targets: Mapping[str, State]) -> None:
        """Mark cards as valid or invalid targets; an empty mapping ends it."""
        before, self._targets = self._targets, dict(targets)
        self._show_states({*before, *targets})

    def mark_differences(
        self,
        marks: Mapping[str, State],
        files: Collection[LinkKey],
        note_of: Callable[[str], str],
        absent: Absent | None = None,
    ) -> None:
        """Mark cards that differ from another variant, and chips of files that are elsewhere there.

        An empty mapping ends it. `note_of` describes the difference of a component; it is called on demand. `absent`
        are components only in that variant, shown at their place there.
        """
        if self.ghosts.show(absent, self.look):
            self.version += 1
            self.places_version += 1
        before, self._differences, self._note_of = self._marked, dict(marks), note_of
        known, self._moved_files = self._moved_files, defaultdict(set)
        for owner, role, store in files:
            self._moved_files[owner, store].add(role)
        self._mark_cards(before)
        for pair in {*known, *self._moved_files}:
            self._show_marks(pair)

    @property
    def differences(self) -> Mapping[str, State]:
        """The cards marked as different; a closed card stands for its contents."""
        return self._marked

    def spoken(self, component: str) -> str:
        """A card in sentences: its content and, while differences are shown, how it differs."""
        said = spoken(self.freshen_card(component))
        note = self._note_of(component) if component in self._differences else ""
        return f"{said}. {note}" if note else said

    def around(self) -> Box:
        """The bounding box of all cards and ghosts; cached until places change."""
        known = self._around
        if known is None or known[0] != self.places_version:
            everything = around(self.ghosts.shown, self.arrangement.outer_bounds())
            known = self._around = (self.places_version, everything)
        return known[1]

    def restyle(self) -> bool:
        restyled = super().restyle()
        if restyled:
            self.ghosts.wear(self.look)
        return restyled

    def _mark_cards(self, before: Mapping[str, State]) -> None:
        boxes, parts = self.arrangement.boxes, self.arrangement.plan.components
        self._marked = {each: state for each, state in self._differences.items() if each in boxes}
        hidden = [each for each in self._differences if each not in boxes and each in parts]
        self._marked |= dict.fromkeys(self._closed_around(hidden) | self.ghosts.closed, State.CHANGED)
        if before != self._marked:
            self._show_states({*before, *self._marked})
            self.version += 1

    def _keep_selection(self) -> None:
        if self._differences or self._marked or self.ghosts.closed:
            self._mark_cards(self._marked)
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

    def _show_states(self, ids: Iterable[str | None]) -> None:
        for each in ids:
            item = self.cards.made.get(each) if each is not None else None
            if item is not None and each is not None:
                item.show_state(self._state(each))
                for pair in self.arrangement.pairs_of((each,)):
                    self._show_marks(pair)

    def _closed_around(self, *ids: Iterable[str]) -> set[str]:
        """The closed cards that contain some of these."""
        boxes, parts = self.arrangement.boxes, self.arrangement.plan.components
        hidden = (each for some in ids for each in some if each not in boxes and each in parts)
        return {self.arrangement.shown_by(each) for each in hidden}

    def _state(self, component: str) -> State:
        state = self._targets.get(component, State.PLAIN) | self._marked.get(component, State.PLAIN)
        if self._holds_what_is_selected(component):
            state |= State.HOLDING
        if component in self._selected:
            state |= State.SELECTED
        if self._focus_shown and component == self._focus:
            state |= State.FOCUSED
        if component == self._hovered.component:
            state |= State.HOVERED
        if self._can_be_dragged_larger(component):
            state |= State.RESIZABLE
        owner = kind_of(self.arrangement.plan.components[component]) in OWNERS
        if owner and (component == self._hovered.component or self._is_all_that_is_selected(component)):
            state |= State.PORTS
        return state

    def _holds_what_is_selected(self, component: str) -> bool:
        """Whether a closed card contains a selected component; checks the card's contents, because thousands may be
        selected.
        """
        arrangement = self.arrangement
        return (
            bool(self._selected)
            and arrangement.is_closed(component)
            and any(each in self._selected for each in arrangement.inside(component) if each != component)
        )

    def _is_all_that_is_selected(self, component: str) -> bool:
        return len(self._selected) == 1 and component in self._selected

    def _can_be_dragged_larger(self, component: str) -> bool:
        return self._is_all_that_is_selected(component) and self.arrangement.can_resize(component)

    def _show_marks(self, pair: Pair) -> None:
        chips, line = self.chips.made.get(pair), self.lines.made.get(pair)
        if chips is not None:
            self._show_chip_states(chips)
        if line is not None:
            line.show_active(self._is_active(pair), self.faces.files.tint(pair[0]))

    def _is_active(self, pair: Pair) -> bool:
        return pair[0] in self._selected or self._hovered.pair == pair

    def _is_open(self, pair: Pair) -> bool:
        """Files show where somebody looks: at the line, at one of them, or at all that their pool has; and those that
        differ from another variant.
        """
        looked_at = (self._focus, self._lifted) if self._focus_shown else (self._lifted,)
        return (
            self._is_active(pair)
            or any(isinstance(each, tuple) and each[0] == pair for each in looked_at)
            or bool(self._moved_files.get(pair))
        )

    def _chip_states(self, pair: Pair) -> dict[str, State]:
        states: dict[str, State] = defaultdict(lambda: State.PLAIN)
        if self._hovered.pair == pair and self._hovered.role:
            states[self._hovered.role] |= State.HOVERED
        if self._focus_shown and isinstance(self._focus, tuple) and self._focus[0] == pair:
            states[self._focus[1]] |= State.FOCUSED
        if self._lifted is not None and self._lifted[0] == pair:
            states[self._lifted[1]] |= State.DIMMED
        for role in self._moved_files.get(pair, ()):
            states[role] |= State.CHANGED
        return states

    # --- what is where -----------------------------------------------------------------------------------

    def hit(self, x: float, y: float, reach: float) -> Hit:
        """What is at a point; `reach` is the tolerance for thin items."""
        plan, boxes = self.arrangement.plan, self.arrangement.boxes
        ported = [each for each in (*self._selected, self._hovered.component) if each in boxes]
        owners = {each: boxes[each] for each in ported if kind_of(plan.components[each]) in OWNERS}
        if port := nearest_port(owners, x, y, reach):
            return Hit("port", port)
        for each in self._selected:
            if self._can_be_dragged_larger(each) and (edges := edges_at(boxes[each], x, y, reach)):
                return Hit("edge", each, edges=edges)
        around = Box(x - reach, y - reach, 2 * reach, 2 * reach)
        self._bring_in(around)
        items = self.items(rectangle(around), Qt.ItemSelectionMode.IntersectsItemBoundingRect)
        return hit_among(items, boxes, self.freshen_card, (x, y), reach)
