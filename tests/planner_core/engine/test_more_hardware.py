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
from planner_core.engine.basis.axes import WORKING_PHASES, failed_hosts
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
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG
from tests.support.random_plans import plans, replaced
from tests.support.thorough import examples

ROUNDING = 1e-9
SOME = settings(
    examples(2, 5),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MOST_HITS = 99.0

Counts: TypeAlias = Callable[[str, str, str, str], bool]
"""Whether a limit is asked, by component, resource, phase and case."""


class More(NamedTuple):
    """A field of which more is better, and what is asked of it."""

    kind: type[Component]
    field: str
    asked: Callable[[Plan, Component], bool] = lambda _plan, _part: True
    counts: Counts = lambda _component, _resource, _phase, _case: True

    @property
    def name(self) -> str:
        """What pytest calls it."""
        return f"{self.kind.__name__}-{self.field}"


def first_limit(plan: Plan, counts: Counts) -> float:
    """The smallest limit that counts, before it is rounded down to whole desktops on each host."""
    layout, least = Layout(plan, CATALOG), math.inf
    for bound in plan_bounds(layout, measure(layout).blocks):
        asked = [
            [
                [counts(part, bound.block.resource, phase, case) for case in layout.cases]
                for phase in layout.phases
            ]
            for part in bound.block.components
        ]
        least = min(least, float(np.where(asked, bound.exact, np.inf).min()))
    return least


def in_mixed_cluster(plan: Plan, host: Component) -> bool:
    """Whether a host card shares its cluster with another card."""
    parent = plan.parents.get(host.id)
    return parent is not None and len(plan.children(parent)) > 1


def of_one_make(plan: Plan, host: Component) -> bool:
    """Cards that share their cluster with others are asked below."""
    return not in_mixed_cluster(plan, host)


def beside_others(plan: Plan, host: Component) -> bool:
    """A vSAN of one host has no traffic between hosts, one of two has. Where one card of a cluster has a host cache
    and another has none, more hosts of the other leave more reads to the stores."""
    cluster = plan.components.get(plan.parents.get(host.id, ""))
    alone = isinstance(cluster, Cluster) and cluster.vsan != "none" and len(plan.children(cluster.id)) == 1
    return caches_alike(plan, host) and not (alone and getattr(host, "count", 1) == 1)


def caches_alike(plan: Plan, host: Component) -> bool:
    """Whether all cards of the host's cluster have a host cache, or none has."""
    cluster = plan.parents.get(host.id)
    beside = plan.children(cluster) if cluster is not None else ()
    return len({getattr(plan.components[each], "host_cache_gib", 0) > 0 for each in beside}) <= 1


def own_drives(_: Plan, group: Component) -> bool:
    """Drives that are not shared by a vSAN."""
    return isinstance(group, DiskGroup) and group.purpose == "datastore"


def shared_drives(plan: Plan, group: Component) -> bool:
    """Drives of a vSAN whose hosts are of one card: where there are several, the memory that vSAN takes for a device
    moves desktops to the other card, whose ports or local disks may then limit earlier."""
    host = plan.components.get(plan.parents.get(group.id, ""))
    return not own_drives(plan, group) and not (isinstance(host, Host) and in_mixed_cluster(plan, host))


def beside_vsan_memory(_: str, resource: str, __: str, ___: str) -> bool:
    """vSAN takes memory for each device, by the published formula of its version."""
    return resource != "ram"


def of_several_controllers(_: Plan, array: Component) -> bool:
    """Arrays that lose one of their controllers before as after."""
    return isinstance(array, StorageArray) and array.controllers > 1


def of_one_controller(_: Plan, array: Component) -> bool:
    """Arrays that stand still with their controller, of which no limit is asked."""
    return isinstance(array, StorageArray) and array.controllers == 1


def without_new_promises(_: str, __: str, ___: str, case: str) -> bool:
    """A second controller brings the promise that one of them, and one of its paths, may fail; what is left then
    carries the background work of two. Every other case is compared with one controller.
    """
    return case not in ("controller", "path")


def beside_replicas(_: str, resource: str, __: str, ___: str) -> bool:
    """Every volume holds replicas of its own, so more of them take more of the array's space."""
    return resource != "capacity"


HARDWARE = [
    *(
        More(Host, field, of_one_make)
        for field in (
            "sockets",
            "cores_per_socket",
            "all_core_turbo_ghz",
            "work_per_clock_percent",
            "hyper_threading_gain_percent",
            "ram_gib",
        )
    ),
    More(Host, "count", beside_others),
    *(More(Host, field) for field in ("nic_ports", "nic_gbit_s", "hba_ports", "hba_mb_s")),
    More(StorageArray, "controllers", of_several_controllers),
    More(StorageArray, "controllers", of_one_controller, without_new_promises),
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


@pytest.mark.parametrize(
    "field", ["sockets", "cores_per_socket", "all_core_turbo_ghz", "work_per_clock_percent", "ram_gib"]
)
def test_a_larger_card_of_a_mixed_cluster_lowers_no_limit_but_of_its_own_ports_and_disks(field: str) -> None:
    """The scheduler asks processors and memory, so a larger card draws desktops, with what they send and store, and
    with boots that load processors in another proportion than memory. All other hosts and stores are relieved, in
    every phase and failure; and while users work the larger card's own processors and memory are no limit either.

    That holds while all hosts run. With one of the larger card failed the others take over in the proportions of the
    normal case, so the rest of a card that has grown in processors alone may run out of memory earlier."""

    @given(plan=plans(most_islands=1), times=st.integers(2, 3))
    @SOME
    def holds(plan: Plan, times: int) -> None:
        for host in plan.of_type(Host):
            own = {host.id, *plan.children(host.id)}

            def asked(part: str, resource: str, phase: str, case: str, own: set[str] = own) -> bool:
                at_work = resource in ("cpu", "ram") and phase in WORKING_PHASES and not failed_hosts(case)
                return part not in own or at_work

            def this_card(plan: Plan, part: Component, card: str = host.id) -> bool:
                return part.id == card and in_mixed_cluster(plan, part) and caches_alike(plan, part)

            assert_no_limit_falls(plan, More(Host, field, this_card, asked), lambda number: number * times)

    holds()


def test_a_second_controller_lowers_nothing_but_what_it_newly_promises() -> None:
    """A quarter of each controller is busy with work of its own; one of two that is left has the work of both."""

    def limit(controllers: int, case: str) -> float:
        parts = [
            Host(id="hosts", name="Hosts", count=4, all_core_turbo_ghz=4.0),
            StorageArray(
                id="array", name="Array", controllers=controllers, ports=8, controller_idle_percent=25.0
            ),
            DiskGroup(id="drives", name="Drives", drives=24, drive_iops=100_000.0),
            DesktopPool(id="pool", name="Pool", desktops=100, cpu_mhz=1.0, iops=200.0),
        ]
        links = [Link("pool", RUNS_ON, "hosts"), *(Link("pool", role, "array") for role in POOL_FILE_ROLES)]
        plan = Plan(
            settings=Settings(controller_target_percent=90.0, failure_target_percent=90.0),
            components={part.id: part for part in parts},
            parents={"drives": "array"},
            links={link.key: link for link in links},
        )
        return first_limit(plan, lambda _, resource, __, at: resource == "controller" and at == case)

    assert limit(2, "normal") == pytest.approx(2 * limit(1, "normal"))
    assert limit(1, "controller") == math.inf
    assert limit(2, "controller") < limit(1, "normal")


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
