"""Assesses plans one after the other: at once while that is quick, beside the window when it is not."""

from __future__ import annotations

import importlib
import sys
import time
from collections import deque
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from app.garbage import collect_here
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

ENGINE = "planner_core.engine.evaluate"
SECONDS_INLINE = 0.006
"""A third of a frame at 60 Hz; an assessment that takes longer moves to the worker thread."""


Outcome = Assessment | Exception


class _Known(NamedTuple):
    """What came of a plan, which is kept with it so that its identity stays its own, and how long that took."""

    plan: Plan
    outcome: Outcome
    seconds: float


class Assessor(QObject):
    """Answers the latest request only, and never in another order than it was asked.

    Plans never change, so what is known of one stays known until `keep` says that it is no longer needed.
    """

    assessed = Signal(object)
    """An Assessment of the plan asked for last."""
    failed = Signal(object)
    """The exception that the engine raised instead."""
    settled = Signal()
    """Everything that was asked for is known now, other plans too."""
    _finished = Signal(object, object)

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        collect_here()
        self._worker = ThreadPoolExecutor(1, "assessor")
        self._running: Plan | None = None
        self._wanted: Plan | None = None
        self._others: deque[Plan] = deque()
        self._known: dict[int, _Known] = {}
        self._seconds: float | None = None
        # Queued even where the worker is done before it is asked whether it is.
        self._finished.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def request(self, plan: Plan, *, another: bool = False) -> None:
        """Assess a plan; an earlier one that is not done yet is forgotten.

        `another` says that it is none that came of the last one, so that nothing is expected of its size.
        """
        if another:
            self._seconds = None
        self._wanted = plan
        if (known := self._known.get(id(plan))) is not None:
            self._answer(known)
        elif self._running is None and self._seconds is not None and self._seconds < SECONDS_INLINE:
            self._learn(plan, self._measured(plan))
        self._go_on()

    def request_others(self, plans: Iterable[Plan]) -> None:
        """Assess further plans when there is time; those of an earlier request that are not done are forgotten."""
        under_way = {id(self._wanted), id(self._running)}
        missing = {id(plan): plan for plan in plans if self.known(plan) is None}
        self._others = deque(plan for key, plan in missing.items() if key not in under_way)
        self._go_on()

    def known(self, plan: Plan) -> Outcome | None:
        """What came of assessing this very plan, or None."""
        found = self._known.get(id(plan))
        return found.outcome if found is not None else None

    def alike(self, before: Plan, after: Plan) -> None:
        """The second plan differs from the first in nothing that counts."""
        if (known := self._known.get(id(before))) is not None:
            self._known[id(after)] = known._replace(plan=after)

    def keep(self, plans: Iterable[Plan]) -> None:
        """Forget what is known of all other plans."""
        kept = {id(plan) for plan in plans}
        self._known = {key: known for key, known in self._known.items() if key in kept}

    def forget(self) -> None:
        """Answer nothing that was asked so far, and expect nothing about the next plan's size."""
        self._wanted = None
        self._running = None
        self._others.clear()
        self._known.clear()
        self._seconds = None

    def stop(self) -> None:
        """Wait for the thread to end; nothing is answered any more."""
        self.forget()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _go_on(self) -> None:
        """Start with what comes next, or say that nothing does."""
        if self._running is not None:
            return
        if self._wanted is not None:
            self._start(self._wanted)
        elif self._others:
            self._start(self._others.popleft())
        else:
            self.settled.emit()

    def _start(self, plan: Plan) -> None:
        self._running = plan
        future = self._worker.submit(self._measured, plan)
        future.add_done_callback(lambda done: self._report(plan, done))

    def _report(self, plan: Plan, done: Future[tuple[Outcome, float]]) -> None:
        """In the worker thread: hand the result over to the thread of the window."""
        if not done.cancelled():
            self._finished.emit(plan, done.result())

    def _take(self, plan: Plan, result: tuple[Outcome, float]) -> None:
        if plan is not self._running:
            return
        self._running = None
        self._learn(plan, result)
        self._go_on()

    def _learn(self, plan: Plan, result: tuple[Outcome, float]) -> None:
        known = self._known[id(plan)] = _Known(plan, *result)
        if plan is self._wanted:
            self._answer(known)

    def _answer(self, known: _Known) -> None:
        self._wanted, self._seconds = None, known.seconds
        if isinstance(known.outcome, Exception):
            self.failed.emit(known.outcome)
        else:
            self.assessed.emit(known.outcome)

    def _measured(self, plan: Plan) -> tuple[Outcome, float]:
        start = time.perf_counter()
        outcome: Outcome
        try:
            # Imported at the first request: the engine brings numpy, which the first paint need not wait for.
            engine = sys.modules.get(ENGINE) or importlib.import_module(ENGINE)
            assessment: Assessment = engine.evaluate(plan, self._catalog)
            for rows in (assessment.findings, assessment.stores, assessment.work):
                len(rows)  # made here, so that no view has to wait or fail
            outcome = assessment
        except Exception as error:  # noqa: BLE001 - a bug in the engine must not take the window down
            outcome = error
        return outcome, time.perf_counter() - start
