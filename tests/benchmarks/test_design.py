"""The best design among 115,200 and among millions: proof, screening and memory, against one evaluation."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable
from decimal import Decimal

import msgspec
import numpy as np
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.design.amounts import Amounts
from planner_core.studies.design.life import By, LifeCosts
from planner_core.studies.design.search import DesignSearch
from planner_core.studies.design.space import DesignChoice, Space
from planner_core.studies.needed import always
from tests.support.design import drive, fields, memory, priced_plan, processor
from tests.support.plans import CATALOG

MODULES = ((32, 8), (32, 12), (32, 16), (64, 8), (64, 12), (64, 16), (64, 24), (64, 32), (128, 8), (128, 16))
SERIES = ("Xeon Gold 6", "Xeon Platinum 8", "EPYC 7", "EPYC 9", "Silver 4")
BYTES_PER_MB = 1e6


def many_designs(hosts: range | None) -> tuple[Plan, Space]:
    """40 processors x 2 numbers of sockets x 10 memories x 144 sets of drives, N+1, 1,000 desktops."""
    source = random.Random(7)
    records = [each for each in CATALOG.records("cpus") if any(word in each.name for word in SERIES)][:40]
    prices = [200 + 20 * each.values["cores_per_socket"] * source.uniform(2, 4) for each in records]
    drives = [
        drive(f"Drive {at}", 480.0 * (1 + at % 4 * 2), 8_000.0 + 6_000 * (at // 4), 150 + 90 * (at % 4))
        for at in range(12)
    ]
    choices = [
        DesignChoice(
            "host",
            "processor",
            tuple(processor(each.name, round(price)) for each, price in zip(records, prices, strict=True)),
        ),
        fields("host", "sockets", "sockets", [1, 2], 2),
        DesignChoice(
            "host", "memory", tuple(memory(size * count, size, size * 7) for size, count in MODULES)
        ),
        DesignChoice("drives", "drive", tuple(drives)),
        fields("drives", "drives", "drives", [4, 6, 8, 12], 6),
        fields("drives", "raid", "raid", ["raid-10", "raid-5", "raid-6"], "raid-10"),
    ]
    if hosts is not None:
        choices.append(fields("host", "hosts", "count", hosts, 12))
    return priced_plan("local", desktops=1000, hosts=12), Space(tuple(choices))


@pytest.mark.benchmark
@pytest.mark.parametrize("by", ["purchase", "life"])
@pytest.mark.parametrize("hosts", [None, range(3, 33)], ids=["115,200", "3,456,000"])
def test_proof_against_one_evaluation(hosts: range | None, by: By) -> None:
    plan, space = many_designs(hosts)
    if by == "life":
        line = Licence(id="suite", name="Suite", term="year", unit_price=Decimal(150))
        plan = msgspec.structs.replace(plan, licences={line.id: line})
    with apart():
        start = time.perf_counter()
        evaluate(plan, CATALOG)
        one = time.perf_counter() - start
    longest, last = 0.0, time.perf_counter()

    def wanted() -> bool:
        nonlocal longest, last
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
        return True

    start, busy = time.perf_counter(), time.process_time()
    last = start
    search = proven(plan, space, by, wanted)
    proof, busy = time.perf_counter() - start, time.process_time() - busy
    start = time.perf_counter()
    left = int(np.count_nonzero(search.open()))
    screening = time.perf_counter() - start
    tracemalloc.start()
    proven(plan, space, by)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(
        f"\n{search.exists.size:,} designs by {by}: proven in {proof:.2f} s, of which processor time {busy:.2f} s,"
        f" {proof / one:.0f} x one evaluation, with {search.measured} designs measured; screening all"
        f" {screening * 1e3:.1f} ms ({left:,} left); longest time between two questions whether to go on"
        f" {longest * 1e3:.0f} ms; arrays and all {peak / BYTES_PER_MB:.0f} MB"
    )


def proven(plan: Plan, space: Space, by: By, wanted: Callable[[], bool] = always) -> DesignSearch:
    """The search, once it has found the cheapest."""
    search = DesignSearch(plan, CATALOG, space, 1000, wanted)
    amounts = Amounts(search.designs, search.wanted)
    prices = amounts.prices(search.layout_of_first)
    order = LifeCosts(amounts, prices).order if by == "life" else prices
    assert search.first_by(order, amounts.parts()) is not None
    return search
