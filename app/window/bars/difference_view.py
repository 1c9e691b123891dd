"""The differences from the baseline, shown in the drawing and kept up to date."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from app.canvas.layout.ghosts import Absent
from app.canvas.view import CanvasView
from app.project.comparison_choice import ComparisonChoice
from app.project.session import Session
from app.results.words.comparison import difference_sentence
from app.window.bars.difference_legend import DifferenceLegend
from planner_core.editing.document import Changed
from planner_core.plan.components import ComponentId
from planner_core.plan.links import LinkKey
from planner_core.plan.plan import Plan
from planner_core.studies.differences import Difference, changed_components, differences


class DifferenceView(QObject):
    """Marks cards in the drawing, and updates the legend."""

    def __init__(
        self,
        session: Session,
        choice: ComparisonChoice,
        canvas: CanvasView,
        legend: DifferenceLegend,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._choice = choice
        self._canvas = canvas
        self.legend = legend
        for signal in (session.opened, session.variant_shown, session.variants_changed, choice.changed):
            signal.connect(self.follow)
        session.changed.connect(self._follow_change)

    def follow(self) -> None:
        """Mark the current differences, or none."""
        if not self._choice.in_drawing:
            self.legend.hide()
            self._canvas.mark_differences({})
            return
        baseline, shown = self._choice.baseline, self._session.variants.shown
        found = differences(baseline.plan, shown.plan)
        marks = changed_components(found)
        self._canvas.mark_differences(
            {each: what for each, what in marks.items() if each in shown.plan.components},
            _moved_files(found),
            partial(_note, found, baseline.plan, shown.plan),
            Absent(baseline.plan, _removed(found), baseline.name),
        )
        names: dict[str, list[str]] = {}
        for component, what in marks.items():
            plan = baseline.plan if what == "removed" else shown.plan
            names.setdefault(what, []).append(plan.components[component].name)
        self.legend.show_differences(
            names,
            licences=len({each.licence for each in found if each.licence}),
            settings=_settings_in(found),
            is_baseline=baseline.id == shown.id,
        )

    def _follow_change(self, changed: Changed) -> None:
        if self._choice.in_drawing and not changed.moves_only:
            self.follow()


def _removed(found: tuple[Difference, ...]) -> tuple[ComponentId, ...]:
    """Components only in the baseline; includes those replaced by another kind with the same id."""
    return tuple(each.component for each in found if each.what == "removed" and each.component)


def _moved_files(found: tuple[Difference, ...]) -> set[LinkKey]:
    """The links of files that are new, or have another share."""
    return {
        link.key for each in found if each.what == "links" for link in each.after if link not in each.before
    }


def _note(found: tuple[Difference, ...], before: Plan, after: Plan, component: str) -> str:
    """The differences of a component, in sentences."""
    return ". ".join(
        difference_sentence(each, before, after) for each in found if each.component == component
    )


def _settings_in(found: tuple[Difference, ...]) -> int:
    return sum(each.what == "setting" for each in found)
