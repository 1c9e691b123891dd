"""Plans that a reviewer has nothing to say about, and small ways to spoil them."""

from __future__ import annotations

from decimal import Decimal
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
    Part,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan

PRICE = (Part(item="Hardware", unit_price=Decimal(10_000), price_date="2025-03"),)
PROFILE = "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU"


def plan_of(parts: list[Component], parents: dict[str, str], links: list[Link], **settings: object) -> Plan:
    """A plan from its tables."""
    plan = Plan(
        components={part.id: part for part in parts},
        parents=parents,
        links={link.key: link for link in links},
    )
    given = {"broker": "horizon-7", **settings}
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **given))


def pool(**fields: Any) -> DesktopPool:
    """Two hundred floating instant clones that are recreated at logoff."""
    given: dict[str, Any] = {
        "id": "pool",
        "name": "Office",
        "desktops": 200,
        "clone_type": "instant",
        "refresh_policy": "logoff",
        "workload": PROFILE,
        "guest_os": "Windows Server 2022",
        "delta_gib": 6.0,
        "replica_gib": 40.0,
        "template_gib": 40.0,
    }
    return DesktopPool(**{**given, **fields})


def all_files(store: str, owner: str = "pool") -> list[Link]:
    """Every file role of a pool on one store."""
    return [Link(owner, role, store) for role in POOL_FILE_ROLES]


def hosts(name: str = "hosts", **fields: Any) -> Host:
    """Five hosts that carry the pool with one of them failed."""
    given: dict[str, Any] = {
        "id": name,
        "name": name.title(),
        "count": 5,
        "parts": PRICE,
        "hypervisor": "vsphere-5-to-6.7",
    }
    return Host(**{**given, **fields})


def array_plan() -> Plan:
    """N+1 hosts, an array with two controllers and a spare drive, servers on hosts of their own, a line to users."""
    drives = DiskGroup(
        id="drives",
        name="Drives",
        drive_model="NVMe 3.84 TB",
        drive_kind="nvme",
        drives=12,
        drive_gb=3840.0,
        drive_iops=150_000.0,
        spare_drives=1,
        parts=PRICE,
    )
    parts: list[Component] = [
        Cluster(id="cluster", name="Desktops"),
        hosts(),
        Cluster(id="core", name="Core"),
        hosts("core-hosts", count=3),
        StorageArray(id="array", name="Array", parts=PRICE, volume_gib=2048.0),
        drives,
        InfrastructureServers(id="servers", name="Servers"),
        NetworkLink(id="line", name="Campus"),
        pool(),
    ]
    parents = {"hosts": "cluster", "core-hosts": "core", "drives": "array"}
    links = [
        Link("pool", RUNS_ON, "cluster"),
        *all_files("array"),
        Link("pool", DISPLAY, "line"),
        Link("servers", RUNS_ON, "core"),
        Link("servers", "server_disk", "array"),
    ]
    return plan_of(parts, parents, links)


def vsan_plan(**cluster: Any) -> Plan:
    """Five hosts of an all-flash vSAN that stands one failure."""
    drives = DiskGroup(
        id="drives",
        name="Drives",
        drive_model="SAS SSD 1.92 TB",
        drives=6,
        drive_gb=1920.0,
        drive_iops=50_000.0,
        purpose="vsan",
        cache_drives=2,
        parts=PRICE,
    )
    parts: list[Component] = [
        Cluster(
            **{"id": "cluster", "name": "Desktops", "vsan": "all-flash", "vsan_version": "7.0", **cluster}
        ),
        hosts(nic_gbit_s=25.0),
        drives,
        pool(),
    ]
    links = [Link("pool", RUNS_ON, "cluster"), *all_files("cluster")]
    return plan_of(parts, {"hosts": "cluster", "drives": "hosts"}, links, broker="none")


def local_plan() -> Plan:
    """Two independent hosts, each with flash and disks of its own: good enough for desktops recreated at logoff."""
    parts: list[Component] = [
        Cluster(id="cluster", name="Desktops"),
        hosts("left", count=1),
        hosts("right", count=1),
        *(
            DiskGroup(
                id=f"{side}-{kind}",
                name=f"{side} {kind}",
                drive_kind=kind,  # type: ignore[arg-type]
                drive_iops=50_000.0 if kind == "ssd" else 150.0,
                drives=4,
                parts=PRICE,
            )
            for side in ("left", "right")
            for kind in ("ssd", "hdd")
        ),
        pool(desktops=60),
    ]
    parents = {"left": "cluster", "right": "cluster"}
    parents |= {f"{side}-{kind}": side for side in ("left", "right") for kind in ("ssd", "hdd")}
    links = [
        Link("pool", RUNS_ON, "cluster"),
        *(
            Link("pool", role, f"{side}-{'hdd' if role == 'swap' else 'ssd'}", 0.5)
            for role in POOL_FILE_ROLES
            for side in ("left", "right")
        ),
    ]
    return plan_of(parts, parents, links, broker="none")


# --- ways to spoil a plan --------------------------------------------------------------------------------------


def changed(plan: Plan, component: str, **fields: Any) -> Plan:
    """The plan with some fields of one component set."""
    part = msgspec.structs.replace(plan.components[component], **fields)
    return msgspec.structs.replace(plan, components={**plan.components, component: part})


def set_to(plan: Plan, **settings: Any) -> Plan:
    """The plan with some of its settings set."""
    return msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, **settings))


def without(plan: Plan, *components: str) -> Plan:
    """The plan without some components and all that leads to them."""
    return msgspec.structs.replace(
        plan,
        components={each: part for each, part in plan.components.items() if each not in components},
        parents={
            child: parent
            for child, parent in plan.parents.items()
            if child not in components and parent not in components
        },
        links={
            key: link
            for key, link in plan.links.items()
            if link.source not in components and link.target not in components
        },
    )


def added(plan: Plan, part: Component, parent: str = "") -> Plan:
    """The plan with one more component."""
    parents = {**plan.parents, part.id: parent} if parent else plan.parents
    return msgspec.structs.replace(plan, components={**plan.components, part.id: part}, parents=parents)


def led(plan: Plan, owner: str, role: str, *targets: str, share: float = 1.0) -> Plan:
    """The plan with the links of one role leading only to these ends; none if there are no ends."""
    links = {key: link for key, link in plan.links.items() if (link.source, link.role) != (owner, role)}
    for target in targets:
        link = Link(owner, role, target, share)  # type: ignore[arg-type]
        links[link.key] = link
    return msgspec.structs.replace(plan, links=links)


def stored(plan: Plan, *targets: str) -> Plan:
    """The plan with all files of the pool on these stores, evenly."""
    for role in POOL_FILE_ROLES:
        plan = led(plan, "pool", role, *targets, share=1 / len(targets))
    return plan
