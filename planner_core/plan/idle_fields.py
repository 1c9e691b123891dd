"""Fields that mean nothing for a component by its choices: forms leave them out, and lists of assumptions too."""

from __future__ import annotations

from typing import Final

from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, StorageArray
from planner_core.plan.fields import declared_fields
from planner_core.plan.placement import cluster_around
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import VSAN, platform_of, takes_caches

CACHE_DEVICES: Final = frozenset({"cache_drives", "cache_gb", "cache_endurance_dwpd"})
SECOND_SITE: Final = frozenset({"site_mbit_s", "site_round_trip_ms", "recovery_point_minutes"})
WITH_A_STORE: Final = SECOND_SITE.union(
    info.name
    for info in declared_fields(Cluster)
    if info.group == "Storage of the hosts" and info.name != "vsan"
)
"""What only a cluster with a store of its own is asked for."""
OF_VSAN: Final = frozenset(
    {"vsan_client_cache", "vsan_swap", "vsan_compression", "vsan_sites", "site_mbit_s", "site_round_trip_ms"}
)
"""What only vSAN is asked for, and no other platform."""


def idle_fields(plan: Plan, part: Component) -> frozenset[str]:
    """Fields that mean nothing for a component of a plan by its choices."""
    if isinstance(part, DiskGroup):
        return _idle_of_group(cluster_around(plan, part.id))
    if isinstance(part, Cluster):
        if part.vsan == "none":
            return WITH_A_STORE
        idle = SECOND_SITE if part.vsan_sites == "one" else frozenset()
        return idle if platform_of(part.vsan_version) is VSAN else idle | OF_VSAN
    if isinstance(part, StorageArray):
        return SECOND_SITE if part.replication == "none" else frozenset()
    if isinstance(part, DesktopPool):
        return _idle_of_pool(part)
    return frozenset()


def _idle_of_pool(pool: DesktopPool) -> frozenset[str]:
    idle = frozenset() if pool.image_delivery == "pvs" else frozenset({"streamed_boot_mb"})
    if pool.image_delivery == "clones":
        return idle | {"write_cache_gib", "write_cache_percent"}
    return idle if pool.write_cache_gib > 0 else idle | {"write_cache_percent"}


def _idle_of_group(cluster: Cluster | None) -> frozenset[str]:
    if cluster is None or cluster.vsan == "none" or takes_caches(cluster.vsan, cluster.vsan_version):
        return frozenset()
    return CACHE_DEVICES
