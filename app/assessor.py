"""Assesses plans one after the other: at once while that is quick, beside the window when it is not."""

from __future__ import annotations

import importlib
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from app.garbage import collect_here
from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment
from planner_core.plan.plan import Plan

ENGINE = "planner_core.engine.evaluate"
SECONDS_INLINE = 0.006
"""A third of a frame at 60 Hz; an assessment that takes longer moves to the worker thread."""


class Assessor(QObject):
    """Answers the latest request only, and never in another order than it was asked."""

    assessed = Signal(object)
    """An Assessment of the plan asked for last."""
    failed = Signal(object)
    """The exception that the engine raised instead."""
    _finished = Signal(object, object)

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        collect_here()
        self._worker = ThreadPoolExecutor(1, "assessor")
        self._running: Plan | None = None
        self._waiting: Plan | None = None
        self._seconds: float | None = None
        # Queued even where the worker is done before it is asked whether it is.
        self._finished.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def request(self, plan: Plan) -> None:
        """Assess a plan; an earlier one that is not done yet is forgotten."""
        if self._running is not None:
            self._waiting = plan
        elif self._seconds is not None and self._seconds < SECONDS_INLINE:
            self._answer(self._measured(plan))
        else:
            self._start(plan)

    def forget(self) -> None:
        """Answer nothing that was asked so far, and expect nothing about the next plan's size."""
        self._waiting = None
        self._running = None
        self._seconds = None

    def stop(self) -> None:
        """Wait for the thread to end; nothing is answered any more."""
        self.forget()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _start(self, plan: Plan) -> None:
        self._running = plan
        future = self._worker.submit(self._measured, plan)
        future.add_done_callback(lambda done: self._report(plan, done))

    def _report(self, plan: Plan, done: Future[tuple[Assessment | Exception, float]]) -> None:
        """In the worker thread: hand the result over to the thread of the window."""
        if not done.cancelled():
            self._finished.emit(plan, done.result())

    def _take(self, plan: Plan, result: tuple[Assessment | Exception, float]) -> None:
        if plan is not self._running:
            return
        self._running = None
        if self._waiting is None:
            self._answer(result)
        else:
            waiting, self._waiting = self._waiting, None
            self._start(waiting)

    def _answer(self, result: tuple[Assessment | Exception, float]) -> None:
        outcome, self._seconds = result
        if isinstance(outcome, Exception):
            self.failed.emit(outcome)
        else:
            self.assessed.emit(outcome)

    def _measured(self, plan: Plan) -> tuple[Assessment | Exception, float]:
        start = time.perf_counter()
        outcome: Assessment | Exception
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
