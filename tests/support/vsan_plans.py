"""A plan with nothing but a vSAN and a pool on it, and one row of its assessment."""

from __future__ import annotations

from planner_core.engine.basis.assessment import Saturation
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
)
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG

ROLES = needed_roles(DesktopPool(id="pool", name="Pool"))


def vsan_plan(*counts: int, **cluster: object) -> Plan:
    """A hybrid vSAN with this many hosts per card, each with two disk groups of three drives of 1,000 GB."""
    parts: list[Component] = [
        Cluster(id="cluster", name="Cluster", **{"vsan": "hybrid", "vsan_version": "7.0", **cluster})
    ]  # type: ignore[arg-type]
    parents = {}
    for number, count in enumerate(counts):
        parts.append(Host(id=f"host-{number}", name="Host", count=count))
        parts.append(
            DiskGroup(
                id=f"disks-{number}", name="Disks", purpose="vsan", drives=6, cache_drives=2, drive_gb=1000.0
            )
        )
        parents |= {f"host-{number}": "cluster", f"disks-{number}": f"host-{number}"}
    parts.append(
        DesktopPool(
            id="pool",
            name="Pool",
            desktops=100,
            clone_type="instant",
            refresh_policy="weekly",
            replica_gib=40.0,
            template_gib=40.0,
        )
    )
    links = [Link("pool", role, "cluster") for role in (RUNS_ON, *ROLES)]
    return Plan(
        settings=Settings(broker="horizon-7"),
        components={part.id: part for part in parts},
        parents=parents,
        links={link.key: link for link in links},
    )


def with_bare_hosts(plan: Plan, count: int) -> Plan:
    """The same cluster with more hosts, which give no drives to its vSAN."""
    return Plan(
        components={**plan.components, "bare": Host(id="bare", name="Bare", count=count)},
        parents={**plan.parents, "bare": "cluster"},
        links=plan.links,
        settings=plan.settings,
    )


def with_servers(plan: Plan, **fields: object) -> Plan:
    """The same with infrastructure servers whose disks lie on the vSAN."""
    servers = InfrastructureServers(id="servers", name="Servers", **fields)  # type: ignore[arg-type]
    links = [Link("servers", role, "cluster") for role in (RUNS_ON, *needed_roles(servers))]
    return Plan(
        components={**plan.components, "servers": servers},
        parents=plan.parents,
        settings=plan.settings,
        links={**plan.links, **{link.key: link for link in links}},
    )


def row(plan: Plan, component: str, resource: str, case: str, phase: str = "steady") -> Saturation:
    rows = evaluate(plan, CATALOG).saturation.where((component, resource))
    return next(each for each in rows if (each.phase, each.load, each.case) == (phase, "average", case))
