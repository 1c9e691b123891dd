"""Duration of a vSAN rebuild after the failure of a host, disk group or device."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.basis.assessment import Rebuild
from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.hosts.vsan_on_hosts import by_rows
from planner_core.engine.hosts.vsan_reduction import data_reduction
from planner_core.engine.layout.layout import Layout, has_other_stores, other_stores
from planner_core.engine.storage.other_stores import rebuilds_hosts
from planner_core.engine.storage.vsan import (
    copies_of_policy,
    least_hosts,
    metadata_percent,
    raw_of_clusters,
    vsan_hosts_of_clusters,
)
from planner_core.formulas import vsan
from planner_core.formulas.recording import CASE_AXIS, Column, chosen, gather, values_of
from planner_core.plan.components import Cluster, ComponentId


class RebuildColumns(NamedTuple):
    """For every vSAN: data to rebuild in each case, number of hosts doing so, and duration."""

    components: tuple[ComponentId, ...]
    gib: Column
    hosts: Column
    hours: Column


def rebuild_columns(layout: Layout, runs: Runs, space: Block) -> RebuildColumns:
    """A row for each cluster with vSAN; `space` is the used space of all stores."""
    clusters = layout.clusters
    rows = np.array(
        [row for row, each in enumerate(clusters.components) if each.vsan != "none"], dtype=np.intp
    )
    ids = tuple(clusters.components[row].id for row in rows)
    stored = {each: row for row, each in enumerate(space.components)}
    at = np.array([stored[each] for each in ids], dtype=np.intp)
    left = gather(space.capacity, at)
    if has_other_stores(layout):  # their reserve takes the failed part, and what may be filled stays the same
        raw = gather(raw_of_clusters(layout, runs), rows)
        left = by_rows(other_stores(layout)[rows], raw, left)
    lost = vsan.lost_parts_gib(
        gather(space.demand, at),
        gather(copies_of_policy(layout), rows),
        gather(data_reduction(layout), rows),
        chosen(left, CASE_AXIS, 0),
        left,
    )
    if clusters.any_is("vsan", "esa"):
        lost = vsan.parts_with_metadata_gib(lost, gather(metadata_percent(layout), rows))
    hosts = gather(vsan_hosts_of_clusters(layout, runs), rows)
    hours = vsan.rebuild_hours(lost, hosts, gather(clusters.column("vsan_resync_mb_s"), rows))
    return RebuildColumns(ids, lost, hosts, hours)


def rebuilds_of(layout: Layout, runs: Runs, space: Block) -> tuple[Rebuild, ...]:
    """The rebuilds of all clusters by case; none if the data is lost, or if too few hosts are left."""
    if not layout.has_vsan:
        return ()
    found = rebuild_columns(layout, runs, space)
    cases = layout.cases
    size = (len(found.components), len(cases))
    gib, hosts, hours = (
        np.broadcast_to(values_of(each)[:, 0, 0, :], size) for each in (found.gib, found.hosts, found.hours)
    )
    return tuple(
        Rebuild(component, case, float(gib[row, number]), float(hours[row, number]))
        for row, component in enumerate(found.components)
        for number, case in enumerate(cases)
        if gib[row, number] > 0 and _can_rebuild(layout, component, failed_hosts(case), hosts[row, number])
    )


def _can_rebuild(layout: Layout, component: ComponentId, failed: int, left: float) -> bool:
    """Whether copies are left, and hosts with drives for all parts of the policy."""
    cluster: Cluster = layout.clusters.components[layout.clusters.row[component]]
    policy = layout.catalog.vsan_policies[cluster.vsan_policy]
    if failed and not rebuilds_hosts(layout.catalog.vsan_versions[cluster.vsan_version]):
        return False
    return max(failed, 1) <= policy.failures_tolerated and left >= least_hosts(cluster, policy)
