"""Infrastructure servers: where they run, and their effect on desktops of the same hosts."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named
from planner_core.plan.links import RUNS_ON

UNCOUNTED = "The drawing itself: what is not connected is not counted"


@check("servers.outside", "notice", source=UNCOUNTED)
def servers_without_place(review: Review) -> Iterator[Remark]:
    """Infrastructure servers without a link are assumed to run outside the plan."""
    for servers in review.layout.servers.components:
        if not review.links(servers.id, RUNS_ON):
            yield Remark(
                servers.id,
                Message(
                    "The servers of {servers} run on no host of the plan; their processor time and memory are not"
                    " counted.",
                    {"servers": Named(servers.name)},
                ),
                Message("Connect them to a host if they run on one of these."),
            )


@check("servers.no-store", "notice", source=UNCOUNTED)
def servers_without_store(review: Review) -> Iterator[Remark]:
    """Servers that run in the plan but whose disks are on no store."""
    for servers in review.layout.servers.components:
        if review.links(servers.id, RUNS_ON) and review.layout.unplaced(servers):
            yield Remark(
                servers.id,
                Message(
                    "The disks of {servers} lie on no store; their space and I/O are not counted.",
                    {"servers": Named(servers.name)},
                ),
                Message("Connect them to a disk group."),
            )


@check(
    "servers.on-desktop-host",
    "warning",
    source="NetApp TR-4540 (2017), test setup: infrastructure and desktops on discrete hosts, a best practice of"
    " the vendor and of the industry, because of noisy neighbours",
)
def servers_beside_desktops(review: Review) -> Iterator[Remark]:
    """Infrastructure on the desktop hosts suffers from every storm of the desktops."""
    for servers in review.layout.servers.components:
        shared = [host for host in review.hosts_of(servers.id) if host.id in review.ties.pools_on]
        if shared:
            words = {"servers": Named(servers.name), "host": Named(shared[0].name), "count": len(shared)}
            yield Remark(
                servers.id,
                Message(
                    "The servers of {servers} run on {host} together with desktops.",
                    words,
                    "The servers of {servers} run on {host} and other hosts together with desktops ({count} groups"
                    " of hosts in all).",
                ),
                Message(
                    "Give the infrastructure servers hosts of their own, or reserve memory and CPU for them."
                ),
            )
