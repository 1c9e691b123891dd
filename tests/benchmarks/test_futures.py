"""10,000 futures of each sample, against the same arithmetic on bare numpy arrays, in one run, interleaved.

The floor is what numpy does at least: every formula that the engine asks in one part of the futures, and every sum over
links, called again on the same arrays, without the engine around them. What the engine adds is layout, dependencies,
what it draws up for limits, and Python.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.machine.garbage import hold_little
from app.project.samples import read_sample, sample_names
from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.recording import concatenate, gather, stacked, total
from planner_core.plan.plan import Plan
from planner_core.studies import futures
from planner_core.studies.range_study import first_range_steps, range_study
from planner_core.studies.uncertain_values import draws_of, uncertain_values
from tests.benchmarks.test_evaluate import large_plan
from tests.support.plans import CATALOG

ROUNDS = 3
FUTURES = 10_000


class Asked:
    """What one part of the futures asks of the formulas: the plain functions with their arguments."""

    def __init__(self, plan: Plan, count: int) -> None:
        self.calls: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]] = []
        self._inside = False
        self._originals: list[tuple[dict[str, Any], str, Any]] = []
        values = uncertain_values(plan, CATALOG)
        self._listen()
        try:
            futures.limits_in_futures(
                plan, CATALOG, values, futures.common_deviations(draws_of(values), count)
            )
        finally:
            for names, name, function in self._originals:
                names[name] = function

    def again(self) -> None:
        for function, arguments, named in self.calls:
            function(*arguments, **named)

    def _listen(self) -> None:
        """Every name of every loaded module that is a declared formula leads here first."""
        spies: dict[int, Callable[..., Any]] = {}
        functions = {id(declared.function) for declared in FORMULAS.values()}
        columns = {id(each) for each in (gather, total, stacked, concatenate)}
        for module in [each for name, each in sys.modules.items() if name.startswith("planner_core.")]:
            names = vars(module)
            for name, found in list(names.items()):
                plain = found if id(found) in columns else getattr(found, "__wrapped__", None)
                if id(plain) in functions | columns:
                    self._originals.append((names, name, found))
                    names[name] = spies.setdefault(id(found), self._spy(found, plain))

    def _spy(self, declared: Callable[..., Any], plain: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            if self._inside:
                return declared(*arguments, **named)
            self.calls.append((plain, arguments, named))
            self._inside = True
            try:
                return declared(*arguments, **named)
            finally:
                self._inside = False

        return call


def median_seconds(clock: Callable[[], float], *works: Callable[[], object]) -> list[float]:
    """Medians of several pieces of work, run in turn: in a thread beside the window, as the program does."""
    times: list[list[float]] = [[] for _ in works]

    def run() -> None:
        for _ in range(ROUNDS):
            for kept, each in zip(times, works, strict=True):
                start = clock()
                each()
                kept.append(clock() - start)

    hold_little()
    with ThreadPoolExecutor(1) as beside:
        beside.submit(run).result()
    return [statistics.median(each) for each in times]


@pytest.mark.benchmark
@pytest.mark.all_futures
@pytest.mark.parametrize("name", sample_names())
def test_futures_against_bare_numpy(name: str) -> None:
    plan = read_sample(name)
    values = uncertain_values(plan, CATALOG)
    deviations = futures.common_deviations(draws_of(values), FUTURES)
    at_once = min(FUTURES, futures.futures_at_once(plan))
    asked = Asked(plan, at_once)
    parts = FUTURES / at_once
    of_all, of_one = median_seconds(
        time.process_time,
        lambda: futures.limits_in_futures(plan, CATALOG, values, deviations),
        asked.again,
    )
    (wall,) = median_seconds(
        time.perf_counter, lambda: futures.limits_in_futures(plan, CATALOG, values, deviations)
    )
    print(
        f"\n{FUTURES:,} futures of {name}: {of_all:.2f} s of processor time,"
        f" {of_all / (of_one * parts):.1f} x bare numpy ({len(asked.calls)} calls in a part);"
        f" {wall:.2f} s by the clock; usually {futures.futures_of(plan, CATALOG):,}"
    )


@pytest.mark.benchmark
@pytest.mark.all_futures
@pytest.mark.parametrize("components", [100, 1_000])
def test_first_range_of_a_large_plan(components: int) -> None:
    plan = large_plan(components)
    count = futures.futures_of(plan, CATALOG)
    start = time.perf_counter()
    range_study(plan, CATALOG)
    whole = time.perf_counter() - start
    (first,) = median_seconds(time.perf_counter, lambda: [*first_range_steps(plan, CATALOG)])
    print(f"\n{components:,} components: first range in {first:.2f} s, of {count:,} futures in {whole:.2f} s")
