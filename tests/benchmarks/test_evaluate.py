"""`evaluate` against the same arithmetic on bare numpy arrays, in one run, interleaved."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import numpy as np
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout import Layout
from planner_core.plan.components import DesktopPool, DiskGroup, Host
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

FRAME_MS = 1000 / 60
ROUNDS = 9


def large_plan(components: int) -> Plan:
    """Half hosts, a quarter disk groups, a quarter pools; every pool on its own host and store."""
    blocks = max(1, components // 4)
    parts: dict[str, Host | DiskGroup | DesktopPool] = {}
    links: dict[tuple[str, str, str], Link] = {}
    parents: dict[str, str] = {}
    for block in range(blocks):
        host, spare, store, pool = f"h{block}", f"s{block}", f"d{block}", f"p{block}"
        parts[host] = Host(id=host, name=host, ram_gib=256.0 + block % 8)
        parts[spare] = Host(id=spare, name=spare)
        parts[store] = DiskGroup(id=store, name=store, drives=4 + block % 4 * 2)
        parts[pool] = DesktopPool(id=pool, name=pool, desktops=50 + block % 50)
        parents[store] = host
        for role in (RUNS_ON, *POOL_FILE_ROLES):
            link = Link(pool, role, host if role == RUNS_ON else store)  # type: ignore[arg-type]
            links[link.key] = link
    return Plan(components=parts, parents=parents, links=links)  # type: ignore[arg-type]


class BareArrays:
    """The arithmetic of an assessment on arrays that are there already: the least that the numbers cost."""

    def __init__(self, plan: Plan) -> None:
        hosts, groups, pools = plan.of_type(Host), plan.of_type(DiskGroup), plan.of_type(DesktopPool)
        self.clock = np.array(
            [h.count * h.sockets * h.cores_per_socket * h.all_core_turbo_ghz * 1200 for h in hosts]
        )
        self.ram = np.array([h.ram_gib for h in hosts])
        self.raw_iops = np.array([g.drives * g.drive_iops for g in groups])
        self.gib = np.array([g.drives / 2 * g.drive_gb * 1e9 / 2**30 for g in groups])
        self.desktops = np.array([float(p.desktops) for p in pools])
        fields = (
            "cpu_mhz",
            "ram_gib",
            "iops",
            "read_percent",
            "delta_gib",
            "disposable_gib",
            "log_gib",
            "vmx_swap_gib",
        )
        self.pool = {name: np.array([float(getattr(p, name)) for p in pools]) for name in fields}
        rows = {part.id: row for part_list in (hosts, groups) for row, part in enumerate(part_list)}
        self.host_of = np.array([rows[f"h{p.id[1:]}"] for p in pools])
        self.store_of = np.array([rows[f"d{p.id[1:]}"] for p in pools])

    def evaluate(self) -> np.ndarray:
        n, pool = self.desktops, self.pool
        found = []
        for iops, reads, mhz in (
            (pool["iops"], pool["read_percent"] / 100, pool["cpu_mhz"]),
            (np.full_like(n, 27471 / 3600), np.full_like(n, 0.957), np.full_like(n, 32000 / 3600)),
        ):
            cpu = np.bincount(self.host_of, n * mhz, len(self.clock)) / self.clock
            per_desktop = pool["ram_gib"] + (18.352 + 0.0074053 * 1024 * pool["ram_gib"] + 3.98) / 1024
            ram = np.bincount(self.host_of, n * per_desktop, len(self.ram)) / (self.ram * 0.98 - 4)
            read = np.bincount(self.store_of, n * iops * reads, len(self.raw_iops))
            write = np.bincount(self.store_of, n * iops * (1 - reads), len(self.raw_iops))
            disk = (read + 2 * write) / self.raw_iops
            size = (
                pool["delta_gib"]
                + pool["disposable_gib"]
                + pool["ram_gib"]
                + pool["log_gib"]
                + pool["vmx_swap_gib"]
            )
            space = (np.bincount(self.store_of, n * size, len(self.gib)) + 120) * 1.15 / self.gib
            with np.errstate(divide="ignore"):
                found += [
                    cpu,
                    ram,
                    disk,
                    space,
                    n.sum() / cpu,
                    n.sum() / ram,
                    n.sum() / disk,
                    n.sum() / space,
                ]
        return np.array([each.max() for each in found])


def median_ms(work: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Medians of two pieces of work, run in turn."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for kept, each in zip(times, (work, other), strict=True):
            start = time.perf_counter()
            each()
            kept.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


@pytest.mark.benchmark
@pytest.mark.parametrize("components", [10, 100, 1000, 10_000])
def test_evaluate_against_bare_numpy(components: int) -> None:
    plan = large_plan(components)
    bare = BareArrays(plan)
    ours, floor = median_ms(lambda: evaluate(plan, CATALOG), bare.evaluate)
    layout, _ = median_ms(lambda: Layout(plan, CATALOG), bare.evaluate)
    print(
        f"\nevaluate, {components:6} components: {ours:8.2f} ms, {ours / floor:6.1f} x bare numpy ({floor:.3f} ms),"
        f" {ours / FRAME_MS:5.2f} of a 60 Hz frame; laying out alone {layout:.2f} ms"
    )
    assert evaluate(plan, CATALOG).desktops.maximum
