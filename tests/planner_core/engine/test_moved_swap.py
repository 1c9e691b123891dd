"""Moving the swap files from A to B takes from A what the formula says, and brings B what its formula says."""

from __future__ import annotations

import math
from typing import NamedTuple

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.assessment import Saturation
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.random_plans import plans
from tests.support.thorough import examples

SOME = settings(
    examples(8, 20),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


class Target(NamedTuple):
    """One store, or the local stores of all hosts that a pool runs on, with the share of each."""

    shares: dict[str, float]


def targets(plan: Plan, pool: DesktopPool) -> list[Target]:
    """Where the swap files of a pool can lie: each array, its vSAN, and the local disks of its hosts."""
    places = plan.hosts_of(pool.id)
    found = [Target({array.id: 1.0}) for array in plan.of_type(StorageArray)]
    found += [
        Target({group.id: 1.0})
        for group in plan.of_type(DiskGroup)
        if isinstance(plan.components[plan.parents[group.id]], StorageArray)
    ]
    for place in places:
        cluster = plan.components[place]
        if isinstance(cluster, Cluster) and cluster.vsan != "none":
            found.append(Target({place: 1.0}))
    hosts = [
        host.id for host in plan.of_type(Host) if host.id in places or plan.parents.get(host.id) in places
    ]
    local = [
        group.id
        for group in plan.of_type(DiskGroup)
        if group.purpose == "datastore" and plan.parents[group.id] in hosts
    ]
    if local:
        found.append(Target({each: 1.0 / len(local) for each in local}))
    return found


def moved(plan: Plan, pool: DesktopPool, target: Target) -> Plan:
    """The plan with all swap files of a pool on a target."""
    links = {key: link for key, link in plan.links.items() if (link.source, link.role) != (pool.id, "swap")}
    for store, share in target.shares.items():
        link = Link(pool.id, "swap", store, share)
        links[link.key] = link
    return msgspec.structs.replace(plan, links=links)


def shares_by_case(plan: Plan, pool: DesktopPool, target: Target) -> dict[str, list[float]]:
    """Part of the pool's swap on each store of a target, case by case: local files lie where the desktops run."""
    layout = Layout(plan, CATALOG)
    if len(target.shares) == 1:
        return {store: [1.0] * len(layout.cases) for store in target.shares}
    in_cluster = [link for link in plan.links_from(pool.id) if link.role == RUNS_ON]
    hosts = [plan.parents[store] for store in target.shares]
    cards = {plan.parents.get(host) for host in hosts}
    spread = (
        any(link.target in cards for link in in_cluster) and len(plan.children(next(iter(cards)) or "")) > 1
    )
    if not spread:
        total = sum(target.shares.values())
        return {store: [share / total] * len(layout.cases) for store, share in target.shares.items()}
    runs = measure(layout).runs.pools
    here = {}
    row = layout.pools.row[pool.id]
    for entry, (source, host) in enumerate(zip(runs.source, runs.target, strict=True)):
        if source == row:
            column = values_of(runs.share)[entry, 0, 0]
            here[layout.hosts.components[host].id] = [
                float(column[case if len(column) > 1 else 0]) for case in range(len(layout.cases))
            ]
    groups_of = {host: hosts.count(host) for host in hosts}
    return {
        store: [part / groups_of[host] for part in here[host]]
        for store, host in zip(target.shares, hosts, strict=True)
    }


def with_swap_by_case(plan: Plan, pool: DesktopPool, store: str) -> list[float]:
    """Part of the desktops behind a store that run on vSphere, case by case: on the host of local disks, in the cluster
    of a vSAN, anywhere for an array."""
    layout = Layout(plan, CATALOG)
    runs = measure(layout).runs.pools
    behind = plan.parents.get(store, store)
    found = []
    for case in range(len(layout.cases)):
        every = {True: 0.0, False: 0.0}
        for entry, (source, row) in enumerate(zip(runs.source, runs.target, strict=True)):
            host = layout.hosts.components[row]
            around = {host.id, plan.parents.get(host.id)}
            if layout.pools.components[source].id == pool.id and (
                behind in around or isinstance(plan.components[behind], StorageArray)
            ):
                column = values_of(runs.share)[entry, 0, 0]
                is_vsphere = host.hypervisor.startswith(("esx", "vsphere"))
                every[is_vsphere] += float(column[case if len(column) > 1 else 0])
        together = every[True] + every[False]
        found.append(every[True] / together if together else math.nan)
    return found


def file_gib(plan: Plan, pool: DesktopPool, store: str) -> float:
    """One swap file with the overhead of its store: RAM less reservation; on vSAN nothing where it is sparse, and
    before 6.7 mirrored once, measured in the copies of the policy."""
    part = plan.components[store]
    bare = pool.ram_gib - pool.ram_reserved_gib
    if isinstance(part, Cluster):
        hosts = sum(host.count for host in plan.of_type(Host) if plan.parents.get(host.id) == store)
        is_old = part.vsan_version in ("6.0", "6.2")
        reserved = is_old if part.vsan_swap == "by-version" else part.vsan_swap == "reserved"
        bare *= reserved * (2 / copies(part, hosts) if is_old else 1)
    if (
        isinstance(part, StorageArray) and part.swap_reduction > 0
    ):  # in space for files that are reduced as all are
        bare *= part.data_reduction * part.compression * part.compaction / part.swap_reduction
    return bare * (1 + plan.settings.capacity_overhead_percent / 100)


def copies(cluster: Cluster, hosts: int) -> float:
    """Raw bytes for each byte stored; RAID 5 of the express storage by the size of the cluster."""
    raid_5 = 4 / 3 if cluster.vsan != "esa" else 1.25 if hosts >= 6 else 1.5
    by_policy = {
        "ftt-0": 1,
        "raid-1-ftt-1": 2,
        "raid-1-ftt-2": 3,
        "raid-1-ftt-3": 4,
        "raid-5": raid_5,
        "raid-6": 1.5,
    }
    return by_policy[cluster.vsan_policy]


def capacity_rows(plan: Plan) -> dict[tuple[str, str, str], Saturation]:
    rows = evaluate(plan, CATALOG).saturation
    return {
        (row.component, row.resource, row.case): row
        for row in rows
        if row.phase == "steady" and row.load == "average"
    }


@given(plan=plans(), data=st.data())
@SOME
def test_moving_swap_changes_each_store_by_what_the_formula_says(plan: Plan, data: st.DataObject) -> None:
    """Number of desktops x (RAM - reservation) x (1 + overhead), by the share of the store, in every case."""
    pool = data.draw(st.sampled_from(plan.of_type(DesktopPool)))
    places = targets(plan, pool)
    assume(len(places) > 1)
    first = data.draw(st.sampled_from(places))
    second = data.draw(st.sampled_from([each for each in places if each != first]))
    before, after = moved(plan, pool, first), moved(plan, pool, second)
    old, new = capacity_rows(before), capacity_rows(after)
    cases = evaluate(plan, CATALOG).cases
    expected: dict[tuple[str, str], list[float]] = {}

    def book(target: Target, sign: int) -> None:
        for store, shares in shares_by_case(plan, pool, target).items():
            written = with_swap_by_case(plan, pool, store)
            array = plan.parents.get(store, "")
            booked = [(store, "capacity"), (array, "capacity")]
            booked += [(each, "volume_capacity") for each in (store, array) if each]
            for key in booked:
                sums = expected.setdefault(key, [0.0] * len(cases))
                for at, share in enumerate(shares):
                    if share > 0:  # no desktop is behind local disks whose host has failed
                        sums[at] += sign * pool.desktops * share * written[at] * file_gib(plan, pool, store)

    book(first, -1)
    book(second, +1)
    for component, resource, case in old.keys() | new.keys():
        was, is_now = (demand(rows, component, resource, case) for rows in (old, new))
        if resource in ("capacity", "volume_capacity"):
            change = expected.get((component, resource), [0.0] * len(cases))[cases.index(case)]
            assert is_now - was == pytest.approx(change, rel=1e-9, abs=1e-6), (component, resource, case)
        elif resource not in ("vsan_components", "vsan_cache"):
            assert is_now == pytest.approx(was), (component, resource, case)


def demand(rows: dict[tuple[str, str, str], Saturation], component: str, resource: str, case: str) -> float:
    """Demand of a row; nothing of disk groups behind an array, which have a row only where files lie on them."""
    row = rows.get((component, resource, case))
    return row.demand if row else 0.0
