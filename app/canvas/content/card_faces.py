"""The contents of all cards, computed on demand and updated with plan and results; and which files are folded."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping

from app.canvas.content.card_content import CardResults, Face, Shown, bare_face, with_results, worst_of
from app.canvas.layout.card_boxes import CardBoxes, shown_card
from app.canvas.layout.folded_files import FoldedFiles
from planner_core.engine.basis.case_results import Held


class Faces:
    """A cache of card contents by component."""

    def __init__(self, nesting: CardBoxes, files: FoldedFiles) -> None:
        self._nesting = nesting
        self.files = files
        """Which files are folded into one chip."""
        self._results = CardResults()
        self._known: dict[str, tuple[Shown, Face]] = {}
        self.outdated: set[str] = set()
        """Components with a cached face that may have changed."""

    def start_over(self, results: CardResults) -> None:
        """Drop everything, for another plan."""
        self._results = results
        self._known.clear()
        self.outdated.clear()

    def show_results(self, results: CardResults) -> None:
        """Use the results of an assessment from now on."""
        self._results = results
        self.outdated.update(self._known)  # cards that are drawn but not yet refreshed stay outdated

    def show_remarks(self, results: CardResults, differing: set[str]) -> None:
        """Use the findings of a review from now on; `differing` are the components whose findings changed."""
        self._results = results
        for component, (shown, _) in self._known.items():
            if component in differing or any(part.id in differing for part in shown.inside):
                self.outdated.add(component)

    def outdate(self, components: frozenset[str], there: Container[str]) -> None:
        """Mark components as outdated, or drop those not `there` any more; few of thousands are cached."""
        for component in components & (self._known.keys() | self.outdated):
            if component in there:
                self.outdated.add(component)
            else:
                self.forget(component)

    def forget(self, component: str) -> None:
        """Drop a component that was removed or is no longer drawn."""
        self._known.pop(component, None)
        self.outdated.discard(component)

    def of(self, component: str) -> Face:
        """The current content of a card."""
        known = self._known.get(component)
        if known is None or component in self.outdated:
            self.outdated.discard(component)
            shown = shown_card(self._nesting, component)
            said = known[1] if known is not None and known[0] == shown else bare_face(shown)
            known = self._known[component] = (shown, with_results(said, shown, self._results))
        return known[1]

    def every_worst(self, components: Iterable[str]) -> Iterator[tuple[str, Held]]:
        """The result nearest to its target for each component that has one, without computing the card."""
        fullest, closed = self._results.every_fullest, self._nesting.closed()
        for component in components:
            worst = self._worst_inside(component, fullest) if component in closed else fullest.get(component)
            if worst is not None:
                yield component, worst

    def _worst_inside(self, component: str, fullest: Mapping[str, Held]) -> Held | None:
        shown = shown_card(self._nesting, component)
        return worst_of((shown.part, *shown.inside), fullest)
