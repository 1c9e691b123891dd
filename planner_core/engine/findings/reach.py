"""Files that lie where their desktops cannot reach them, or cannot take them along when a host fails."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Cluster, DesktopPool, Host
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.placement import needed_roles

RUNNING_ROLES = ("delta", "disposable", "persistent", "swap", "log", "vmx_swap")
"""Roles that a running desktop has open on the host where it runs."""


@check(
    "files.other-host",
    "error",
    source="Fujitsu, SSD in VDI (2011), storage sizing: local datastores serve the desktops of their own server",
)
def files_on_another_host(review: Review) -> Iterator[Remark]:
    """Local disks serve the desktops of their own host only."""
    for pool in review.layout.pools.components:
        hosts = {host.id for host in review.hosts_of.get(pool.id, ())}
        if not hosts:
            continue
        for store in dict.fromkeys(review.all_stores(pool.id)):
            host = review.host_of(store)
            if host is not None and host.id not in hosts:
                words = {"pool": pool.name, "store": review.name(store), "host": host.name}
                yield Remark(
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


@check(
    "files.unreachable",
    "error",
    source="Fujitsu, SSD in VDI (2011), storage sizing: local datastores serve the desktops of their own server",
)
def files_out_of_reach(review: Review) -> Iterator[Remark]:
    """On every host that a pool runs on, each file needs a store that is shared, or local to that host."""
    for pool in review.layout.pools.components:
        for role in needed_roles(pool):
            beyond = _beyond(review, pool, role) if role in RUNNING_ROLES else []
            if beyond:
                words = {
                    "pool": pool.name,
                    "role": Message(ROLE_NAMES[role]),
                    "host": beyond[0].name,
                    "count": len(beyond),
                }
                yield Remark(
                    pool.id,
                    Message(
                        "{pool} runs on {host} too, but {role} lies on local disks of other hosts only.",
                        words,
                        "{pool} runs on {host} and others too ({count} cards), but {role} lies on local disks that"
                        " they do not reach.",
                    ),
                    Message("Place the files on a disk group of {host} too, or on a shared store.", words),
                )
                break


@check(
    "replica.unreachable",
    "error",
    source="Fujitsu, SSD in VDI (2011), storage sizing: one replica for each datastore",
)
def replica_out_of_reach(review: Review) -> Iterator[Remark]:
    """Clones read their replica through the host they run on."""
    for pool in review.layout.pools.components:
        beyond = _beyond(review, pool, "replica") if pool.clone_type != "full" else []
        if beyond:
            words = {"pool": pool.name, "host": beyond[0].name, "count": len(beyond)}
            yield Remark(
                pool.id,
                Message(
                    "Desktops of {pool} on {host} reach no replica: it lies on local disks of other hosts.",
                    words,
                    "Desktops of {pool} on {host} and others ({count} cards) reach no replica: it lies on local"
                    " disks of other hosts.",
                ),
                Message("Place the replica on a disk group of {host} too, or on a shared store.", words),
            )


@check(
    "replica.missing",
    "warning",
    source="VMware View 4.6 administration: with replicas beside the clones there is one on each datastore, a"
    " separate replica datastore serves the whole pool",
)
def replica_beside_some_clones(review: Review) -> Iterator[Remark]:
    """Replicas lie either beside all clones of a pool, or on a store of their own."""
    for pool in review.layout.pools.components:
        if pool.clone_type == "full":
            continue
        replicas, clones = set(review.stores(pool.id, "replica")), review.stores(pool.id, "delta")
        without = [store for store in clones if store not in replicas]
        if without and len(without) < len(clones):
            words = {
                "pool": pool.name,
                "store": review.name(without[0]),
                "size": Quantity(pool.replica_gib * pool.replica_copies, "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} has clones on {store} without a replica there, but replicas beside its other clones.",
                    words,
                ),
                Message(
                    "Place the replica on {store} too, which takes {size} on each of its datastores.", words
                ),
            )


@check(
    "vsan.other-cluster",
    "warning",
    source="VMware vSAN planning: the hosts of a cluster share its datastore; other clusters reach it only by"
    " mounting it remotely, from vSAN 7 U1 on",
)
def files_on_foreign_vsan(review: Review) -> Iterator[Remark]:
    """A vSAN datastore belongs to the hosts of its cluster."""
    for pool in review.layout.pools.components:
        foreign = {
            store
            for store in review.all_stores(pool.id)
            if isinstance(cluster := review.plan.components[store], Cluster) and cluster.vsan != "none"
            for host in review.hosts_of.get(pool.id, ())
            if review.cluster_of(host) is not cluster
        }
        for store in sorted(foreign):
            words = {"pool": pool.name, "cluster": review.name(store)}
            yield Remark(
                pool.id,
                Message(
                    "{pool} has files on the vSAN of {cluster}, but runs on hosts outside of it too.", words
                ),
                Message(
                    "Let the pool run on {cluster}, or move its files to a store of its own hosts.", words
                ),
            )


def _beyond(review: Review, pool: DesktopPool, role: str) -> list[Host]:
    """The hosts of a pool that reach none of the stores of a role, because all are local to its other hosts."""
    hosts = review.hosts_of.get(pool.id, ())
    at = {host.id if (host := review.host_of(store)) else None for store in review.stores(pool.id, role)}
    if not at or not at <= {host.id for host in hosts}:
        return []
    return [host for host in hosts if host.id not in at]
