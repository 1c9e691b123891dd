"""Assesses plans one at a time: synchronously while that is fast, in a worker thread otherwise.

The numbers come first, because drawing and result strip show them in the next frame. The findings take longer and are
computed in the background once that frame is painted.
"""

from __future__ import annotations

import importlib
import math
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.machine.garbage import collect_here
from app.project.long_changes import look_ahead
from planner_core import reuse
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

ENGINE = "planner_core.engine.evaluate"
SECONDS_INLINE = 0.012
"""Most of a frame at 60 Hz; a longer assessment runs in the worker thread, at the cost of painting an edit twice: first
the plan, then the numbers.
"""
MORE_COMPONENTS = 100
"""A plan with this many more components than the last one, as after undoing a deletion of all, is not expected to be
as fast.
"""
MS_UNTIL_REVIEW = 30
"""Delay after the numbers: two frames, so that the review does not compete with painting."""


Outcome = Assessment | Exception


class _Known(NamedTuple):
    """The result for a plan, stored with the plan so that its id stays unique."""

    plan: Plan
    outcome: Outcome
    reviewed: bool = False


_Result = tuple[Outcome, bool]
"""The result for a plan, and whether it is reviewed."""


class Assessor(QObject):
    """Answers only the latest request, and in the order of requests.

    Plans are immutable, so a result is cached until `keep` discards it.
    """

    assessed = Signal(object)
    """An Assessment of the plan requested last; findings are computed on first access."""
    reviewed = Signal(object)
    """The same Assessment later, with all lazy results computed."""
    failed = Signal(object)
    """The exception raised by the engine."""
    settled = Signal()
    """All requests are answered, including those for other plans."""
    _finished = Signal(object, object)
    _review_finished = Signal(object, object, bool)

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self.ahead: list[Callable[[Plan, Assessment], None]] = []
        """Called in the worker thread with an assessment before the signal is emitted."""
        collect_here()
        self._worker = ThreadPoolExecutor(1, "assessor")
        self._running: Plan | None = None
        self._wanted: Plan | None = None
        self._others: deque[Plan] = deque()
        self._known: dict[int, _Known] = {}
        self._last: _Known | None = None
        """The last result, while the next plan is expected to have a similar size."""
        self._before: Plan | None = None
        """The plan assessed last, in any thread."""
        self._seconds = self._seconds_anew = math.inf
        """Duration of the last assessment, and of the last one without any reuse."""
        self._to_review: _Known | None = None
        """The last result that is not reviewed yet."""
        self._until_review = QTimer(self, singleShot=True, interval=MS_UNTIL_REVIEW)
        self._until_review.timeout.connect(self._review)
        # Queued even if the worker has finished before the connection is made.
        self._finished.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._review_finished.connect(self._take_review, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether a request is not answered yet."""
        return self._running is not None or self._to_review is not None

    def request(self, plan: Plan, *, another: bool = False) -> None:
        """Assess a plan; an unfinished earlier request is dropped.

        `another`: the plan is unrelated to the last one, so its size cannot be predicted.
        """
        if another:
            self._last = None
        self._wanted = plan
        self._forget_review()
        if (known := self._known.get(id(plan))) is not None:
            self._answer(known)
        elif self._running is None and self._is_quick(plan):
            self._learn(plan, self._measured(plan))
        self._go_on()

    def request_others(self, plans: Iterable[Plan]) -> None:
        """Assess further plans when idle; unfinished ones of an earlier request are dropped."""
        under_way = {id(self._wanted), id(self._running)}
        missing = {id(plan): plan for plan in plans if self.known(plan) is None}
        self._others = deque(plan for key, plan in missing.items() if key not in under_way)
        self._go_on()

    def known(self, plan: Plan) -> Outcome | None:
        """The result for exactly this plan, or None."""
        found = self._known.get(id(plan))
        return found.outcome if found is not None else None

    def alike(self, before: Plan, after: Plan) -> None:
        """Declare the second plan equivalent to the first: its results are the same."""
        if (known := self._known.get(id(before))) is not None:
            self._known[id(after)] = known._replace(plan=after)

    def keep(self, plans: Iterable[Plan]) -> None:
        """Drop the results of all other plans."""
        kept = {id(plan) for plan in plans}
        self._known = {key: known for key, known in self._known.items() if key in kept}

    def forget(self) -> None:
        """Drop all requests, assume nothing about the next plan's size, and clear the engine's cache."""
        self._wanted = None
        self._running = None
        self._forget_review()
        self._others.clear()
        self._known.clear()
        self._last = self._before = None
        reuse.forget()

    def stop(self) -> None:
        """Wait for the thread to end; no more signals are emitted."""
        self.forget()
        self._worker.shutdown(wait=True, cancel_futures=True)
        reuse.forget()  # including the results that the thread has just computed

    def _is_quick(self, plan: Plan) -> bool:
        """Whether the numbers are expected within most of a frame."""
        last = self._last
        if last is None or len(plan.components) >= len(last.plan.components) + MORE_COMPONENTS:
            return False
        return (self._seconds if self._takes_over(plan) else self._seconds_anew) < SECONDS_INLINE

    def _takes_over(self, plan: Plan) -> bool:
        """Whether the engine can reuse most results of the previous plan."""
        before = self._before
        return (
            before is not None
            and plan.links is before.links
            and plan.parents is before.parents
            and plan.settings == before.settings
            and len(plan.components) == len(before.components)
        )

    def _go_on(self) -> None:
        """Start the next task, or signal that there is none."""
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
        is_shown = plan is self._wanted
        future = self._worker.submit(self._measured_ahead if is_shown else self._measured_whole, plan)
        future.add_done_callback(lambda done: self._report(plan, done))

    def _report(self, plan: Plan, done: Future[_Result]) -> None:
        """In the worker thread: pass the result to the GUI thread."""
        if not done.cancelled():
            self._finished.emit(plan, done.result())

    def _take(self, plan: Plan, result: _Result) -> None:
        if plan is not self._running:
            return
        self._running = None
        self._learn(plan, result)
        self._go_on()

    def _learn(self, plan: Plan, result: _Result) -> None:
        known = self._known[id(plan)] = _Known(plan, *result)
        if plan is self._wanted:
            self._answer(known)

    def _answer(self, known: _Known) -> None:
        self._wanted, self._last = None, known
        if isinstance(known.outcome, Exception):
            self.failed.emit(known.outcome)
            return
        self._to_review = known  # available to receivers of the signal
        self.assessed.emit(known.outcome)
        if self._to_review is known:
            if known.reviewed:
                self._forget_review()
                self.reviewed.emit(known.outcome)
            else:
                self._until_review.start()

    def _measured(self, plan: Plan) -> _Result:
        # Thread time instead of wall time: other work in the window does not make a plan larger.
        start = processor_seconds()
        outcome: Outcome
        try:
            # Imported on the first request: the engine imports numpy, which the first paint does not need.
            engine = sys.modules.get(ENGINE) or importlib.import_module(ENGINE)
            outcome = engine.evaluate(plan, self._catalog)
        except Exception as error:  # noqa: BLE001 - a bug in the engine must not take the window down
            outcome = error
        seconds = processor_seconds() - start
        if not self._takes_over(plan):
            self._seconds_anew = seconds
        self._before, self._seconds = plan, seconds
        return outcome, False

    def _measured_ahead(self, plan: Plan) -> _Result:
        """For the shown plan: also computes what views derive from its numbers."""
        result = self._measured(plan)
        if not isinstance(result[0], Exception) and plan is self._wanted:
            look_ahead(self.ahead, plan, result[0])
        return result

    def _measured_whole(self, plan: Plan) -> _Result:
        """For plans that are not shown: numbers and findings together."""
        outcome, _ = self._measured(plan)
        error = _failed_review(outcome)
        return error or outcome, error is None

    # --- the review --------------------------------------------------------------------------------------------

    def _forget_review(self) -> None:
        self._to_review = None
        self._until_review.stop()

    def _review(self) -> None:
        known = self._to_review
        if known is not None:
            future = self._worker.submit(self._reviewed, known)
            future.add_done_callback(lambda done: self._report_review(known, done))

    def _report_review(self, known: _Known, done: Future[tuple[Exception | None, bool]]) -> None:
        """In the worker thread."""
        if not done.cancelled():
            self._review_finished.emit(known, *done.result())

    def _reviewed(self, known: _Known) -> tuple[Exception | None, bool]:
        """The exception raised by the review, and whether it ran: it is skipped if no longer wanted."""
        is_wanted = self._to_review is known
        return _failed_review(known.outcome) if is_wanted else None, is_wanted

    def _take_review(self, known: _Known, error: Exception | None, is_done: bool) -> None:
        if not is_done:
            if self._to_review is known:  # requested again since then
                self._until_review.start()
            return
        ended = {"reviewed": True} if error is None else {"outcome": error}
        for key, each in self._known.items():
            if each.outcome is known.outcome:  # of every equivalent plan
                self._known[key] = each._replace(**ended)
        if self._to_review is not known:
            return
        self._forget_review()
        if error is not None:
            self.failed.emit(error)
        else:
            self.reviewed.emit(known.outcome)


def _failed_review(outcome: Outcome) -> Exception | None:
    """Compute everything lazy in an assessment, so that no view waits or fails; returns the exception raised, if
    any.
    """
    if isinstance(outcome, Exception):
        return outcome
    try:
        for rows in (outcome.work, outcome.findings, outcome.stores, outcome.failures):
            len(rows)
        _ = outcome.cost.running
    except Exception as error:  # noqa: BLE001 - a bug in a check must not take the window down either
        return error
    return None


def processor_seconds() -> float:
    """CPU time of this thread; on Windows its resolution is a whole frame, so wall time is used there."""
    return time.perf_counter() if sys.platform == "win32" else time.thread_time()
