"""More hardware never lowers a limit; where it honestly does, the test says why it is not asked."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from planner_core.engine.answers.limits import plan_bounds
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.axes import PHASES
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.random_plans import plans, replaced

ROUNDING = 1e-9
SOME = settings(
    max_examples=5,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MOST_HITS = 99.0

Counts: TypeAlias = Callable[[str, str, str], bool]
"""Whether a limit is asked, by resource, phase and case."""


class More(NamedTuple):
    """A field of which more is better, and what is asked of it."""

    kind: type[Component]
    field: str
    asked: Callable[[Plan, Component], bool] = lambda _plan, _part: True
    counts: Counts = lambda _resource, _phase, _case: True

    @property
    def name(self) -> str:
        """What pytest calls it."""
        return f"{self.kind.__name__}-{self.field}"


def first_limit(plan: Plan, counts: Counts) -> float:
    """The smallest limit that counts, before it is rounded down to whole desktops on each host."""
    layout, least = Layout(plan, CATALOG), math.inf
    for bound in plan_bounds(layout, measure(layout).blocks):
        asked = [[counts(bound.block.resource, phase, case) for case in layout.cases] for phase in PHASES]
        least = min(least, float(np.where(asked, bound.exact, np.inf).min()))
    return least


def in_mixed_cluster(plan: Plan, host: Component) -> bool:
    """Whether a host card shares its cluster with another card."""
    parent = plan.parents.get(host.id)
    return parent is not None and len(plan.children(parent)) > 1


def of_one_make(plan: Plan, host: Component) -> bool:
    """In a cluster of several cards a larger one draws desktops to itself, and with them I/O to its local disks and
    traffic to its ports, and away from the host cache of another; the scheduler asks processors and memory only.
    A vSAN of one host has no traffic between hosts, one of two has."""
    cluster = plan.components.get(plan.parents.get(host.id, ""))
    alone = isinstance(cluster, Cluster) and cluster.vsan != "none" and getattr(host, "count", 1) == 1
    return not in_mixed_cluster(plan, host) and not alone


def own_drives(_: Plan, group: Component) -> bool:
    """Drives that are not shared by a vSAN."""
    return isinstance(group, DiskGroup) and group.purpose == "datastore"


def shared_drives(plan: Plan, group: Component) -> bool:
    """Drives of a vSAN whose hosts are of one card: where there are several, the memory that vSAN takes for a device
    moves desktops to the other card, whose ports or local disks may then limit earlier."""
    host = plan.components.get(plan.parents.get(group.id, ""))
    return not own_drives(plan, group) and not (isinstance(host, Host) and in_mixed_cluster(plan, host))


def beside_vsan_memory(resource: str, _: str, case: str) -> bool:
    """vSAN takes memory for each device; and with larger drives another disk group, a faster one, may be the one that
    the cluster has to do without."""
    return resource != "ram" and case != "disk-group"


def controllers_in_pairs(_: Plan, array: Component) -> bool:
    """A second controller brings the promise along that one may fail, and with it the background work of two."""
    return isinstance(array, StorageArray) and array.controllers > 1


def beside_replicas(resource: str, _: str, __: str) -> bool:
    """Every volume holds replicas of its own, so more of them take more of the array's space."""
    return resource != "capacity"


HARDWARE = [
    *(
        More(Host, field, of_one_make)
        for field in (
            "count",
            "sockets",
            "cores_per_socket",
            "all_core_turbo_ghz",
            "hyper_threading_gain_percent",
            "ram_gib",
        )
    ),
    *(More(Host, field) for field in ("nic_ports", "nic_gbit_s", "hba_ports", "hba_mb_s")),
    More(StorageArray, "controllers", controllers_in_pairs),
    More(StorageArray, "volumes", counts=beside_replicas),
    *(
        More(StorageArray, field)
        for field in (
            "controller_read_iops",
            "controller_write_iops",
            "ports",
            "port_mb_s",
            "data_reduction",
            "volume_gib",
        )
    ),
    *(More(DiskGroup, field, own_drives) for field in ("drives", "drive_gb", "drive_iops")),
    *(
        More(DiskGroup, field, shared_drives, beside_vsan_memory)
        for field in ("drives", "drive_gb", "drive_iops")
    ),
    More(Cluster, "vsan_data_reduction"),
    More(NetworkLink, "bandwidth_mbit_s"),
]
HITS = [
    *(
        More(kind, field)
        for kind in (StorageArray, DiskGroup)
        for field in ("read_cache_hit_percent", "write_coalescing_percent")
    ),
    More(Cluster, "vsan_read_cache_hit_percent"),
    More(Cluster, "vsan_write_coalescing_percent"),
    More(DesktopPool, "host_cache_hit_percent"),
    More(DesktopPool, "boot_host_cache_hit_percent"),
]


def assert_no_limit_falls(plan: Plan, more: More, larger: Callable[[float], float]) -> None:
    before = first_limit(plan, more.counts)
    for part in plan.of_type(more.kind):
        if more.asked(plan, part):
            now = getattr(part, more.field)
            after = first_limit(replaced(plan, part.id, **{more.field: larger(now)}), more.counts)
            assert after >= before * (1 - ROUNDING), (part.id, more.field, now, before, after)


@pytest.mark.parametrize("more", HARDWARE, ids=lambda more: more.name)
def test_more_hardware_never_lowers_the_limit(more: More) -> None:
    @given(plan=plans(), times=st.integers(2, 3))
    @SOME
    def holds(plan: Plan, times: int) -> None:
        assert_no_limit_falls(plan, more, lambda number: number * times)

    holds()


@pytest.mark.parametrize("more", HITS, ids=lambda more: more.name)
def test_more_cache_hits_never_lower_the_limit(more: More) -> None:
    @given(plan=plans(), part=st.sampled_from([0.1, 0.5, 1.0]))
    @SOME
    def holds(plan: Plan, part: float) -> None:
        assert_no_limit_falls(plan, more, lambda hits: hits + max(0.0, MOST_HITS - hits) * part)

    holds()


@pytest.mark.parametrize("field", ["sockets", "cores_per_socket", "all_core_turbo_ghz", "ram_gib", "count"])
def test_a_larger_card_never_lowers_what_a_mixed_cluster_carries_while_users_work(field: str) -> None:
    """What the scheduler asks: processors and memory while users work and log in. Storms load processors in other
    proportions than memory, so a host that more memory brings more desktops can be the slower one to boot them."""

    def asked(resource: str, phase: str, case: str) -> bool:
        return case == "normal" and phase in ("steady", "login") and resource in ("cpu", "ram")

    @given(plan=plans(most_islands=1), times=st.integers(2, 3))
    @SOME
    def holds(plan: Plan, times: int) -> None:
        assert_no_limit_falls(plan, More(Host, field, in_mixed_cluster, asked), lambda number: number * times)

    holds()


def test_more_memory_does_not_draw_more_logins_than_the_processors_have_left() -> None:
    """Two cards in a cluster that stands two failures; with 768 GiB in the larger one its RAM and CPU are as full."""
    cards = [
        Host(
            id="big",
            name="Big",
            count=3,
            sockets=2,
            cores_per_socket=24,
            all_core_turbo_ghz=2.6,
            ram_gib=768.0,
        ),
        Host(
            id="small",
            name="Small",
            count=4,
            sockets=2,
            cores_per_socket=16,
            all_core_turbo_ghz=2.4,
            ram_gib=384.0,
        ),
    ]
    pool = DesktopPool(id="pool", name="Pool", desktops=600, ram_gib=4.0, vcpus=2, cpu_mhz=790.0)
    parts = [Cluster(id="cluster", name="Cluster", failures_to_tolerate=2), *cards, pool]
    link = Link("pool", RUNS_ON, "cluster")
    plan = Plan(
        components={part.id: part for part in parts},
        parents={"big": "cluster", "small": "cluster"},
        links={link.key: link},
    )
    before, after = (
        evaluate(each, CATALOG).limits[0] for each in (plan, replaced(plan, "big", ram_gib=1408.0))
    )
    assert after.exact >= before.exact * (1 - 1e-3)
