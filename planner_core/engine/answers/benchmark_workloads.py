"""Which test a pool's workload represents: Login VSI and View Planner have rules only for their own users."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.records import Benchmark
from planner_core.catalog.workload_mix import profiles_in
from planner_core.messages import Message, Named
from planner_core.plan.components import DesktopPool

PRODUCTS: Final[Mapping[str, str]] = {
    "login-vsi-3": "Login VSI 3",
    "login-vsi-4": "Login VSI 4",
    "view-planner": "View Planner",
}
"""Names of products, the same in every language."""


def benchmark_of(workload: str, catalog: Catalog) -> Benchmark | None:
    """The test that a catalogue workload represents; for a mix, the test common to all its profiles."""
    records = [catalog.record("workloads", name) for name in profiles_in(workload)]
    found = {each.calibration.benchmark if each and each.calibration else None for each in records}
    return found.pop() if len(found) == 1 else None


def why_no_verdict(benchmark: str, pools: Iterable[DesktopPool], catalog: Catalog) -> Message | None:
    """Why a test cannot rate pools; None if all of them run its own workload."""
    for pool in pools:
        if benchmark_of(pool.workload, catalog) != benchmark:
            words: dict[str, object] = {"test": PRODUCTS[benchmark], "pool": Named(pool.name)}
            if not pool.workload:
                return Message("{test} judges its own users only; {pool} has no workload profile.", words)
            return Message(
                "{test} judges its own users only; those of {pool} are: {workload}.",
                {**words, "workload": pool.workload},
            )
    return None
