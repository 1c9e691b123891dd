"""What is missing in the drawing, and what stands where it should not."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.assessment import Finding
from planner_core.engine.findings.review import Review
from planner_core.messages import Message
from planner_core.plan.components import Host
from planner_core.plan.links import ROLE_NAMES, RUNS_ON


def no_host(review: Review) -> Iterator[Finding]:
    """Desktops need a host."""
    if not review.layout.hosts:
        yield Finding(
            "error",
            "plan.no-host",
            "",
            Message("The plan has no host."),
            Message("Put a host on the canvas and connect the pool to it."),
        )


def no_pool(review: Review) -> Iterator[Finding]:
    """Without a pool there is nothing to plan for."""
    if not review.layout.pools:
        yield Finding(
            "error",
            "plan.no-pool",
            "",
            Message("The plan has no desktop pool."),
            Message("Put a desktop pool on the canvas and connect it to a host."),
        )


def pool_without_host(review: Review) -> Iterator[Finding]:
    """A pool runs somewhere."""
    for pool in review.layout.pools.components:
        if not review.layout.has_role(pool.id, RUNS_ON):
            yield Finding(
                "error",
                "pool.no-host",
                pool.id,
                Message("{pool} runs on no host.", {"pool": pool.name}),
                Message("Draw a line from the pool to a host."),
            )


def files_without_store(review: Review) -> Iterator[Finding]:
    """Every file role lies on a store."""
    for pool in review.layout.pools.components:
        missing = review.layout.unplaced(pool)
        if missing:
            words = {"pool": pool.name, "role": Message(ROLE_NAMES[missing[0]]), "count": len(missing)}
            yield Finding(
                "error",
                "pool.files-unplaced",
                pool.id,
                Message(
                    "{role} of {pool} lies on no store.",
                    words,
                    "{role} and other files of {pool} lie on no store ({count} file roles in all).",
                ),
                Message("Draw a line from the pool to a disk group."),
            )


def servers_without_place(review: Review) -> Iterator[Finding]:
    """Infrastructure servers that are not tied to anything are taken to run outside the plan."""
    for servers in review.layout.servers.components:
        if not review.layout.has_role(servers.id, RUNS_ON):
            yield Finding(
                "notice",
                "servers.outside",
                servers.id,
                Message(
                    "{servers} run on no host of the plan; their processor time and memory are not counted.",
                    {"servers": servers.name},
                ),
                Message("Connect them to a host if they run on one of these."),
            )


def servers_beside_desktops(review: Review) -> Iterator[Finding]:
    """Infrastructure on the desktop hosts suffers from every storm of the desktops."""
    layout = review.layout
    desktops, machines = review.measures.runs.pools, review.measures.runs.servers
    desktop_hosts = {layout.hosts.components[row].id for row in desktops.target}
    for entry, row in enumerate(machines.target):
        host = layout.hosts.components[row]
        if host.id in desktop_hosts:
            servers = layout.servers.components[machines.source[entry]]
            yield Finding(
                "warning",
                "servers.on-desktop-host",
                servers.id,
                Message(
                    "{servers} run on {host} together with desktops.",
                    {"servers": servers.name, "host": host.name},
                ),
                Message(
                    "Give the infrastructure servers hosts of their own, or reserve memory and CPU for them."
                ),
            )


def files_on_another_host(review: Review) -> Iterator[Finding]:
    """Local disks serve the desktops of their own host only."""
    plan = review.layout.plan
    for pool in review.layout.pools.components:
        hosts = set(plan.hosts_of(pool.id))
        if not hosts:
            continue
        for store in dict.fromkeys(link.target for link in plan.links_from(pool.id) if link.role != RUNS_ON):
            host = plan.parents.get(store)
            on_host = isinstance(plan.components.get(host or ""), Host)
            if on_host and host not in hosts and plan.parents.get(host or "") not in hosts:
                words = {"pool": pool.name, "store": review.name(store), "host": review.name(host or "")}
                yield Finding(
                    "error",
                    "files.other-host",
                    pool.id,
                    Message(
                        "{pool} has files on {store}, a local disk group of {host}, but does not run there.",
                        words,
                    ),
                    Message(
                        "Move the files to a store of a host that the pool runs on, or let it run on {host}.",
                        words,
                    ),
                )


def servers_without_store(review: Review) -> Iterator[Finding]:
    """Servers that run in the plan but whose disks lie nowhere."""
    for servers in review.layout.servers.components:
        if review.layout.has_role(servers.id, RUNS_ON) and review.layout.unplaced(servers):
            yield Finding(
                "notice",
                "servers.no-store",
                servers.id,
                Message(
                    "The disks of {servers} lie on no store; their space and I/O are not counted.",
                    {"servers": servers.name},
                ),
                Message("Connect them to a disk group."),
            )


def group_without_host(review: Review) -> Iterator[Finding]:
    """Local disks are in a host."""
    for group in review.layout.groups.components:
        if group.id not in review.layout.plan.parents:
            yield Finding(
                "warning",
                "group.no-host",
                group.id,
                Message("{group} lies in no host; it is counted once.", {"group": group.name}),
                Message("Drag the disk group into a host."),
            )
