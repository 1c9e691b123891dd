"""Files on local disks: losses when a host fails, and copying when a desktop moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, hypervisor_of
from planner_core.engine.findings.ties import Ties
from planner_core.engine.findings.trait import Trait
from planner_core.formulas import memory, network
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import ComponentId, DesktopPool, DiskGroup
from planner_core.plan.placement import needed_roles

LOCAL = (
    "VMware vSphere availability, HA checklist: machines lie on shared storage, not on local disks, or they cannot"
    " start elsewhere when their host fails"
)

DEDICATED = Trait[DesktopPool](lambda pool: pool.assignment == "dedicated")


@check("pool.dedicated-local", "warning", source=LOCAL)
def dedicated_on_local_disks(review: Review) -> Iterator[Remark]:
    """A dedicated desktop on local disks is lost with its host, and its user has no other."""
    for pool in DEDICATED.among(review.layout.pools.components):
        stores = _local_stores(review, pool, ("delta", "persistent"))
        if stores:
            words = {"pool": Named(pool.name), "store": review.name(stores[0]), "count": pool.desktops}
            yield Remark(
                pool.id,
                Message(
                    "The dedicated desktop of {pool} lies on local disks ({store}): when the host fails, its user"
                    " has no desktop until it is back.",
                    words,
                    "The {count} dedicated desktops of {pool} lie on local disks ({store}): when a host fails, its"
                    " users have no desktop until it is back.",
                ),
                Message("Place dedicated desktops on an array or vSAN, or make the pool floating."),
            )


@check("files.local-in-cluster", "notice", source=LOCAL)
def floating_on_local_disks(review: Review) -> Iterator[Remark]:
    """Clones on local disks are lost with their host; users get new desktops elsewhere."""
    for pool in _with_files_inside_clusters(review, "delta"):
        if pool.assignment == "dedicated":
            continue
        for store in _local_stores(review, pool, ("delta",)):
            host = review.host_of(store)
            cluster = review.cluster_of(host) if host else None
            if host and cluster and cluster.failures_to_tolerate > 0:
                words = {
                    "pool": Named(pool.name),
                    "cluster": Named(cluster.name),
                    "store": review.name(store),
                    "count": round(review.desktops_on(host) / host.count),
                }
                yield Remark(
                    pool.id,
                    Message(
                        "Clones of {pool} lie on local disks ({store}): when a host of {cluster} fails, its desktop"
                        " does not start elsewhere, it is recreated there.",
                        words,
                        "Clones of {pool} lie on local disks ({store}): when a host of {cluster} fails, its {count}"
                        " desktops do not start elsewhere, they are recreated there.",
                    ),
                    Message(
                        "Allow for the time that it takes to create them again, or place the clones"
                        " on an array or vSAN."
                    ),
                )
                break


@check(
    "swap.local-in-cluster",
    "notice",
    source="VMware vSphere resource management: where the swap file lies elsewhere at the destination, it is copied"
    " with the machine",
)
def swap_on_local_disks(review: Review) -> Iterator[Remark]:
    """Swap files on local disks are copied when a desktop moves to another host."""
    for pool in _with_files_inside_clusters(review, "swap"):
        swap_gib = float(memory.swap_file_gib(pool.ram_gib, pool.ram_reserved_gib))
        if not swap_gib or _local_stores(review, pool, ("delta",)):
            continue
        for store in _local_stores(review, pool, ("swap",)):
            host = review.host_of(store)
            cluster = review.cluster_of(host) if host else None
            if host is None or not hypervisor_of(review, host).has_swap_files:
                continue
            if cluster and review.host_count(cluster) > 1:
                target = review.settings.bandwidth_target_percent
                link = network.link_bandwidth_mb_s(host.nic_gbit_s, target)
                words = {
                    "pool": Named(pool.name),
                    "cluster": Named(cluster.name),
                    "alone": Quantity(
                        rounded(float(network.migration_seconds(pool.ram_gib, 0.0, link))), "s"
                    ),
                    "both": Quantity(
                        rounded(float(network.migration_seconds(pool.ram_gib, swap_gib, link))), "s"
                    ),
                    "speed": Quantity(host.nic_gbit_s, "Gbit/s"),
                }
                yield Remark(
                    pool.id,
                    Message(
                        "Swap files of {pool} lie on local disks in {cluster}: a live migration copies them too and"
                        " takes {both} instead of {alone} over a port of {speed}.",
                        words,
                    ),
                    Message("Reserve the memory of the desktops, or place the swap files on a shared store."),
                )
                break


def _local_stores(review: Review, pool: DesktopPool, roles: Sequence[str]) -> list[ComponentId]:
    """Stores of some roles that are local to a host and not part of its cluster's vSAN."""
    needed = needed_roles(pool)
    return [
        store
        for role in roles
        if role in needed
        for store in review.stores(pool.id, role)
        if review.host_of(store) is not None and not review.is_vsan_store(store)
    ]


def _with_files_inside_clusters(review: Review, role: str) -> list[DesktopPool]:
    """The pools with files of a role on disks in a host of a cluster."""
    pools = review.layout.pools
    found = review.ties.answer(_pools_by_role_inside_clusters).get(role, ())
    return [pools.components[pools.row[pool]] for pool in found]


def _pools_by_role_inside_clusters(ties: Ties) -> dict[str, list[ComponentId]]:
    inside = {
        group
        for group in ties.ids(DiskGroup)
        if (host := ties.host_of(group)) and ties.cluster_of(host) is not None
    }
    return {
        role: [pool for pool in ties.ids(DesktopPool) if not inside.isdisjoint(ties.stores(pool, role))]
        for role in ("delta", "swap")
        if inside
    }
