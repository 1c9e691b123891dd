"""Whole desktops on clusters of unequal hosts: as many as all its hosts hold together, each of them whole ones."""

from __future__ import annotations

import math

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG

LARGE = Host(id="large", name="Large", count=2, sockets=2, cores_per_socket=16, ram_gib=1024.0)
SMALL = Host(id="small", name="Small", sockets=1, cores_per_socket=8, ram_gib=1024.0)
DRIVES = DiskGroup(id="drives", name="Drives", drives=100, drive_kind="nvme", drive_iops=150_000.0)


def assessed(small: int, users: int, desktops: int = 7, beside: int = 0) -> Assessment:
    """A pool of session hosts on two large hosts and so many small ones, which have a quarter of the clock; with
    another pool `beside` it."""
    cluster = Cluster(id="cluster", name="Cluster", failures_to_tolerate=0)
    parts: list[Component] = [cluster, LARGE, StorageArray(id="array", name="Array", controllers=8), DRIVES]
    parents = {"large": "cluster", "drives": "array"}
    if small:
        parts.append(msgspec.structs.replace(SMALL, count=small))
        parents["small"] = "cluster"
    numbers = {"pool": desktops} | ({"other": beside} if beside else {})
    for pool, number in numbers.items():
        parts.append(
            DesktopPool(id=pool, name=pool, desktops=number, users_per_desktop=users, vcpus=4, ram_gib=16.0)
        )
    plan = Plan(components={part.id: part for part in parts}, parents=parents)
    for pool in numbers:
        for end in ("cluster", "array"):
            plan = apply(plan, verbs.connect(plan, pool, end).edits)
    return evaluate(plan, CATALOG)


def by_processors(found: Assessment) -> tuple[float, int]:
    """The smallest limit of the processors, exact and in whole desktops."""
    rungs = [limit for limit in found.limits if limit.resource == "cpu"]
    return min(limit.exact for limit in rungs), min(limit.desktops for limit in rungs)


@pytest.mark.parametrize("users", [4, 8, 12, 13, 14, 16, 19, 20, 24])
def test_whole_desktops_of_a_cluster_are_those_of_all_its_hosts(users: int) -> None:
    """Rounded on the small host alone and scaled up, three hosts were said to hold 9 where two of them hold 12, and
    none at all where a small host has no room for one."""
    on_large = by_processors(assessed(0, users))[0] / 2
    for small in range(4):
        exact, whole = by_processors(assessed(small, users))
        assert exact == pytest.approx(on_large * (2 + small / 4))
        assert whole == 2 * math.floor(on_large + 1e-9) + small * math.floor(on_large / 4 + 1e-9)


@pytest.mark.parametrize("users", [4, 12, 20])
def test_the_limit_of_a_pool_beside_another_counts_all_hosts_too(users: int) -> None:
    on_large = by_processors(assessed(0, users))[0] / 2
    for small in range(4):
        found = assessed(small, users, desktops=2, beside=3)
        pool = next(each for each in found.pool_limits if each.pool == "pool")
        rungs = [limit.desktops for limit in pool.ladder if limit.resource == "cpu"]
        room = 2 * math.floor(on_large + 1e-9) + small * math.floor(on_large / 4 + 1e-9)
        assert min(rungs) == max(0, room - 3)


def week(**fields: float) -> Assessment:
    """Two hosts of equal memory, one with a quarter of the cores: on usual days memory is what they have least of."""
    many = msgspec.structs.replace(LARGE, id="many", count=1, ram_gib=2048.0)
    few = msgspec.structs.replace(many, id="few", cores_per_socket=4)
    drives = msgspec.structs.replace(DRIVES, drives=400)
    parts: list[Component] = [Cluster(id="cluster", name="Cluster", failures_to_tolerate=0), many, few]
    parts += [StorageArray(id="array", name="Array", controllers=32, ports=32), drives]
    parts.append(
        DesktopPool(id="pool", name="Pool", desktops=50, ram_gib=16.0, login_cpu_ghz_seconds=0.0, **fields)
    )
    parents = {"many": "cluster", "few": "cluster", "drives": "array"}
    plan = Plan(components={part.id: part for part in parts}, parents=parents)
    for end in ("cluster", "array"):
        plan = apply(plan, verbs.connect(plan, "pool", end).edits)
    return evaluate(plan, CATALOG)


def test_desktops_are_spread_for_the_day_that_takes_most_of_the_processors() -> None:
    """They stay where they are from day to day: spread by the usual day, the host of few cores would be full on Monday
    long before the other.
    """
    usual, monday = 60.0, 1_500.0
    both, only_monday = week(cpu_mhz=usual, first_cpu_mhz=monday), week(cpu_mhz=monday)
    assert both.desktops.maximum == only_monday.desktops.maximum
    assert both.limits[0].phase == "first_steady"
    rows = {row.component: row.load_factor for row in both.saturation
            if (row.resource, row.phase, row.case) == ("cpu", "first_steady", "normal")}  # fmt: skip
    assert rows["many"] == pytest.approx(rows["few"])
    lighter = week(cpu_mhz=monday, first_cpu_mhz=usual)
    assert lighter.desktops.maximum == only_monday.desktops.maximum
    assert week(cpu_mhz=usual).limits[0].resource == "ram"
