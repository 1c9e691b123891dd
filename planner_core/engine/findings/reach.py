"""Files on stores that their desktops cannot access, or cannot take along when a host fails."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, store_name
from planner_core.engine.findings.ties import NONE, Ties
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, ComponentId, DesktopPool
from planner_core.plan.links import POOL_FILE_ROLES, ROLE_NAMES
from planner_core.plan.placement import needed_roles

RUNNING_ROLES = ("delta", "disposable", "persistent", "swap", "log", "vmx_swap")
"""Roles that a running desktop has open on its host."""


@check(
    "files.other-host",
    "error",
    source="Fujitsu, SSD in VDI (2011), storage sizing: local datastores serve the desktops of their own server",
)
def files_on_another_host(review: Review) -> Iterator[Remark]:
    """Local disks are accessible only from their own host."""
    for pool, store, host in review.ties.answer(_on_other_hosts):
        words = {"pool": review.name(pool), "store": review.name(store), "host": review.name(host)}
        yield Remark(
            pool,
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
    """On every host of a pool, each file role needs a store that is shared, or local to that host."""
    pools = review.layout.pools
    for each, roles in review.ties.answer(_beyond_reach).items():
        pool = pools.components[pools.row[each]]
        for role in needed_roles(pool):
            beyond = roles.get(role) if role in RUNNING_ROLES else None
            if beyond:
                words = {
                    "pool": Named(pool.name),
                    "role": Message(ROLE_NAMES[role]),
                    "host": review.name(beyond[0]),
                    "count": len(beyond),
                }
                yield Remark(
                    pool.id,
                    Message(
                        "{pool} runs on {host} too, but {role} lies on local disks of other hosts only.",
                        words,
                        "{pool} runs on {host} and others too ({count} groups of hosts), but {role} lies on local"
                        " disks that they do not reach.",
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
    """Clones read their replica through their host."""
    pools = review.layout.pools
    for each, roles in review.ties.answer(_beyond_reach).items():
        pool, beyond = pools.components[pools.row[each]], roles.get("replica")
        if beyond and pool.clone_type != "full":
            words = {"pool": Named(pool.name), "host": review.name(beyond[0]), "count": len(beyond)}
            yield Remark(
                pool.id,
                Message(
                    "Desktops of {pool} on {host} reach no replica: it lies on local disks of other hosts.",
                    words,
                    "Desktops of {pool} on {host} and others ({count} groups of hosts) reach no replica: it lies on"
                    " local disks of other hosts.",
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
    """Replicas must be either on the stores of all clones of a pool, or on a separate store."""
    pools = review.layout.pools
    for each, store in review.ties.answer(_without_replica):
        pool = pools.components[pools.row[each]]
        if pool.clone_type != "full":
            words = {
                "pool": Named(pool.name),
                "store": review.name(store),
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
    """A vSAN datastore is accessible only from its cluster."""
    clusters = review.layout.clusters
    for pool, store in review.ties.answer(_on_foreign_clusters):
        if clusters.components[clusters.row[store]].vsan != "none":
            words = {
                "pool": review.name(pool),
                "cluster": review.name(store),
                "store": store_name(clusters.components[clusters.row[store]]),
            }
            yield Remark(
                pool,
                Message(
                    "{pool} has files on {store} in {cluster}, but runs on hosts outside of it too.", words
                ),
                Message(
                    "Let the pool run on {cluster}, or move its files to a store of its own hosts.", words
                ),
            )


# --- what follows from nesting and links alone -----------------------------------------------------------------


def _on_other_hosts(ties: Ties) -> list[tuple[ComponentId, ComponentId, ComponentId]]:
    """Pools on hosts with a store that is local to another host, and that host."""
    return [
        (pool, store, host)
        for pool in ties.ids(DesktopPool)
        if (hosts := ties.hosts_of.get(pool))
        for store in dict.fromkeys(ties.all_stores.get(pool, NONE))
        if (host := ties.host_of(store)) is not None and host not in hosts
    ]


def _beyond_reach(ties: Ties) -> dict[ComponentId, dict[str, list[ComponentId]]]:
    """Pool -> file role -> the pool's hosts without access to any store of the role."""
    found: dict[ComponentId, dict[str, list[ComponentId]]] = {}
    for pool in ties.ids(DesktopPool):
        roles: dict[str, list[ComponentId]] = {
            role: beyond for role in POOL_FILE_ROLES if (beyond := _beyond(ties, pool, role))
        }
        if roles:
            found[pool] = roles
    return found


def _beyond(ties: Ties, pool: ComponentId, role: str) -> list[ComponentId]:
    """The pool's hosts without access to any store of a role, because all are local to other hosts."""
    hosts = ties.hosts_of.get(pool, NONE)
    at = {ties.host_of(store) for store in ties.stores(pool, role)}
    if not at or not at <= set(hosts):
        return []
    return [host for host in hosts if host not in at]


def _without_replica(ties: Ties) -> list[tuple[ComponentId, ComponentId]]:
    """Pools with replicas on some of their clones' stores only, and the first store without one."""
    found = []
    for pool in ties.ids(DesktopPool):
        replicas, clones = set(ties.stores(pool, "replica")), ties.stores(pool, "delta")
        without = [store for store in clones if store not in replicas]
        if without and len(without) < len(clones):
            found.append((pool, without[0]))
    return found


def _on_foreign_clusters(ties: Ties) -> list[tuple[ComponentId, ComponentId]]:
    """Pools with files on a cluster that some of their hosts do not belong to, and the clusters."""
    found = []
    for pool in ties.ids(DesktopPool):
        clusters = {store for store in ties.all_stores.get(pool, NONE) if ties.is_a(Cluster, store)}
        homes = {ties.cluster_of(host) for host in ties.hosts_of.get(pool, NONE)} if clusters else set()
        found += [(pool, store) for store in sorted(clusters) if homes - {store}]
    return found
