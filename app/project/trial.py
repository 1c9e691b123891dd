"""A step that is tried while the hand still moves: its results are known, and nothing is in the plan, history or file.

The step is that of the verb which the drop would use, on a copy of the plan, which is immutable. The last question is
answered; asking again for the same step computes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from app.machine.background import Background
from app.machine.crash_log import record_crash
from app.project.assessor import SECONDS_INLINE, processor_seconds
from app.project.open_project import OpenProject
from planner_core import reuse
from planner_core.catalog.catalog import Catalog
from planner_core.editing.document import Changed
from planner_core.editing.edits import PROJECT_TABLES, Edit, Step, Table, apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.messages import HeadroomError
from planner_core.plan.plan import Plan

MOST_COMPONENTS_UNMEASURED = 200
"""Up to so many components the first trial of its kind is computed at once, before one has been measured."""
WITHOUT_NUMBERS: frozenset[Table] = PROJECT_TABLES | {"positions"}
"""Tables on which no number of a plan depends."""

Make = Callable[[Plan], Step]


class Results(Protocol):
    """The results of the plan itself."""

    catalog: Catalog
    assessed: SignalInstance

    @property
    def assessment(self) -> Assessment | None: ...
    @property
    def present(self) -> Assessment | None: ...


class _Asked(NamedTuple):
    """The edits that are tried, and the plan that they are tried on."""

    plan: Plan
    edits: tuple[Edit, ...]

    @property
    def kind(self) -> frozenset[Table]:
        """What the duration of the evaluation depends on: another link takes longer than another number."""
        return frozenset(edit.table for edit in self.edits)

    def is_same(self, other: _Asked | None) -> bool:
        """Whether another trial has the same results."""
        return other is not None and other.plan is self.plan and other.edits == self.edits


class _Answer(NamedTuple):
    """The results of a trial, or None if the engine refused the plan, and how long they took."""

    then: Assessment | None
    seconds: float


class Trial(QObject):
    """Tries one step at a time on the shown plan. Any change of the plan ends it."""

    changed = Signal()
    """`then` has become known, is another one, or is gone."""

    def __init__(self, project: OpenProject, results: Results, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project, self._results = project, results
        self._asker: object = None
        self._asked: _Asked | None = None
        self._then: Assessment | None = None
        self._seconds: dict[frozenset[Table], float] = {}
        """How long the last trial of each kind took on this plan."""
        self._background = Background("trial", self)
        self._background.arrived.connect(self._take)
        project.changed.connect(self._follow)
        for replaced in (project.opened, project.variant_shown):
            replaced.connect(self._forget)
        results.assessed.connect(self._go_on)

    @property
    def plan(self) -> Plan:
        """The plan with the step of `then`; the plan itself while nothing is tried."""
        asked = self._asked
        return self._project.plan if asked is None else apply(asked.plan, asked.edits)

    @property
    def then(self) -> Assessment | None:
        """What the plan would be with the step, without findings; None while nothing is tried or known."""
        return self._then if self._results.assessment is not None else None

    def ask(self, asker: object, make: Make) -> None:
        """Try the step that a verb makes of the plan. One that is refused or changes no number ends the trial."""
        plan = self._project.plan
        try:
            made = () if self._project.read_only else make(plan).edits
        except HeadroomError:
            made = ()
        edits = tuple(edit for edit in made if edit.table not in WITHOUT_NUMBERS)
        if not edits:
            self._end()
            return
        asked = _Asked(plan, edits)
        self._asker = asker
        if not asked.is_same(self._asked):
            self._asked = asked
            self._go_on()

    def drop(self, asker: object) -> None:
        """End the trial, if it is that of `asker`."""
        if asker is self._asker:
            self._end()

    def start_over(self) -> None:
        """Another catalogue fills components and prices them."""
        self._seconds.clear()
        self._end()

    def stop(self) -> None:
        """End the thread."""
        self._end()
        self._background.stop()

    # --- inside ------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._asker = self._asked = None
        self._background.forget()
        self._show(None)

    def _show(self, then: Assessment | None) -> None:
        if then is not self._then:
            self._then = then
            self.changed.emit()

    def _follow(self, changed: Changed) -> None:
        """The plan is another one. What is shown stays until that is assessed, which every view follows: between the
        two nothing would be shown of the step, and then all of it again.
        """
        if not changed.moves_only:
            self._forget()

    def _forget(self) -> None:
        """End the trial without a word: every view is about to show something else."""
        self._asker = self._asked = self._then = None
        self._background.forget()

    def _go_on(self) -> None:
        """Compute what is asked, once the plan itself is assessed: what is reused comes from there."""
        asked = self._asked
        if asked is None or self._results.present is None:
            return
        self._background.forget()
        catalog = self._results.catalog
        if self._expected(asked) < SECONDS_INLINE:
            self._take(_tried(asked, catalog))
        else:
            self._background.ask(lambda: _in_background(asked, catalog))

    def _expected(self, asked: _Asked) -> float:
        """Seconds that a trial will take."""
        is_small = len(asked.plan.components) <= MOST_COMPONENTS_UNMEASURED
        return self._seconds.get(asked.kind, 0.0 if is_small else SECONDS_INLINE)

    def _take(self, answer: object) -> None:
        if self._asked is not None and isinstance(answer, _Answer):
            self._seconds[self._asked.kind] = answer.seconds
            self._show(answer.then)


def _in_background(asked: _Asked, catalog: Catalog) -> Iterator[object]:
    yield _tried(asked, catalog)


def _tried(asked: _Asked, catalog: Catalog) -> _Answer:
    # Not at the top: the engine imports numpy, which the first paint does not need.
    from planner_core.engine.evaluate import evaluate

    start = processor_seconds()
    then = None
    try:
        with reuse.beside():
            then = evaluate(apply(asked.plan, asked.edits), catalog)
            _ = then.cost.total
    except HeadroomError:
        pass
    except Exception as error:  # noqa: BLE001 - a bug in the engine must not take the window down
        record_crash(error)
    return _Answer(then, processor_seconds() - start)
