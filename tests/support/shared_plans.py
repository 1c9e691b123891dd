"""Plans in which several pools share hosts, stores and lines, generated quickly from one number."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    NetworkLink,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, RUNS_ON, Link, LinkKey
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings

HALF = 0.5


class Drawing:
    """The tables of a plan while it is generated."""

    def __init__(self) -> None:
        self.parts: dict[str, Component] = {}
        self.parents: dict[str, str] = {}
        self.links: dict[LinkKey, Link] = {}

    def add(self, part: Component, inside: str = "") -> str:
        """Put a component into the plan."""
        self.parts[part.id] = part
        if inside:
            self.parents[part.id] = inside
        return part.id

    def link(self, start: str, role: Any, end: str) -> None:
        """Connect two components."""
        tie = Link(start, role, end)
        self.links[tie.key] = tie


def shared_plan(
    seed: int,
    cards: int | None = None,
    most_hosts: int = 6,
    pools: int | None = None,
    most_desktops: int = 400,
) -> Plan:
    """A cluster of one to three cards, an array or vSAN behind it, and one to three pools on it."""
    source, drawing = random.Random(seed), Drawing()
    vsan = source.choice(["none", "none", "hybrid", "all-flash", "esa"])
    drawing.add(_cluster(source, vsan))
    for number in range(cards or source.randint(1, 3)):
        host = drawing.add(_host(source, f"host-{number}", most_hosts), "cluster")
        if vsan != "none":
            drawing.add(_disks(source, f"disks-{number}", "vsan"), host)
    store = "cluster" if vsan != "none" else _array_with_tiers(source, drawing)
    drawing.add(
        NetworkLink(id="line", name="Line", bandwidth_mbit_s=source.choice([200.0, 1000.0, 10_000.0]))
    )
    for number in range(pools or source.randint(1, 3)):
        _place(source, drawing, _pool(source, f"pool-{number}", most_desktops), store)
    if source.random() < HALF:
        servers = InfrastructureServers(id="servers", name="Servers", servers=source.randint(1, 4))
        drawing.link(drawing.add(servers), RUNS_ON, "cluster")
        drawing.link(servers.id, "server_disk", store)
    settings = Settings(
        plan_for=source.choice(["average", "peak"]),
        broker=source.choice(["none", "horizon-5.1", "horizon-8"]),
        survive_path=source.random() < HALF,
    )
    return Plan(settings=settings, components=drawing.parts, parents=drawing.parents, links=drawing.links)


def _place(source: random.Random, drawing: Drawing, pool: DesktopPool, store: str) -> None:
    drawing.link(drawing.add(pool), RUNS_ON, "cluster")
    for role in needed_roles(pool):
        drawing.link(pool.id, role, store)
    if source.random() < HALF:
        drawing.link(pool.id, DISPLAY, "line")


def _array_with_tiers(source: random.Random, drawing: Drawing) -> str:
    array = drawing.add(_array(source))
    for number in range(source.randint(1, 2)):
        drawing.add(_disks(source, f"tier-{number}", tier=number + 1), array)
    return array


def _cluster(source: random.Random, vsan: str) -> Cluster:
    return Cluster(
        id="cluster",
        name="Cluster",
        failures_to_tolerate=source.randint(0, 2),
        vsan=vsan,  # type: ignore[arg-type]
        vsan_policy=source.choice(["ftt-0", "raid-1-ftt-1", "raid-5"]),
    )


WORK_PER_CLOCK = {2.0: 100.0, 2.5: 92.0, 3.1: 116.0}
"""By clock, in percent."""


def _host(source: random.Random, name: str, most_hosts: int) -> Host:
    host = Host(
        id=name,
        name=name.title(),
        count=source.randint(1, most_hosts),
        cores_per_socket=source.choice([8, 16, 32]),
        all_core_turbo_ghz=source.choice([2.0, 2.5, 3.1]),
        ram_gib=source.choice([192.0, 256.0, 512.0, 1024.0]),
        host_cache_gib=source.choice([0.0, 2.0]),
        nic_gbit_s=source.choice([1.0, 10.0]),
    )
    return msgspec.structs.replace(host, work_per_clock_percent=WORK_PER_CLOCK[host.all_core_turbo_ghz])


def _disks(source: random.Random, name: str, purpose: Any = "datastore", tier: int = 1) -> DiskGroup:
    return DiskGroup(
        id=name,
        name=name.title(),
        purpose=purpose,
        tier=tier,
        drives=source.choice([4, 8, 12, 24]),
        drive_gb=source.choice([960.0, 1920.0, 7680.0]),
        drive_iops=source.choice([150.0, 5000.0, 20_000.0]),
        raid=source.choice(["raid-10", "raid-5", "raid-6"]),
    )


def _array(source: random.Random) -> StorageArray:
    return StorageArray(
        id="array",
        name="Array",
        protocol=source.choice(["fc", "iscsi", "nfs", "sas"]),
        controllers=source.randint(1, 3),
        controller_read_iops=source.choice([10_000.0, 50_000.0]),
        ports=source.randint(1, 4),
        port_mb_s=source.choice([100.0, 800.0, 1600.0]),
        data_reduction=source.choice([1.0, 3.0]),
        volumes=source.randint(1, 20),
        volume_gib=source.choice([1024.0, 8192.0]),
    )


def _pool(source: random.Random, name: str, most_desktops: int) -> DesktopPool:
    return DesktopPool(
        id=name,
        name=name.title(),
        desktops=source.randint(1, most_desktops),
        clone_type=source.choice(["linked", "instant", "full"]),
        concurrency_percent=source.choice([100.0, 60.0]),
        refresh_policy=source.choice(["never", "logoff"]),
        vcpus=source.randint(1, 4),
        ram_gib=source.choice([2.0, 4.0, 16.0]),
        cpu_mhz=source.choice([150.0, 400.0, 1600.0]),
        iops=source.choice([5.0, 20.0]),
        delta_gib=source.choice([2.0, 12.0]),
        persistent_gib=source.choice([0.0, 20.0]),
        display_kbit_s=source.choice([150.0, 1500.0]),
    )
