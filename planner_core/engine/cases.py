"""Which failure cases can befall a plan, and which of them it promises to stand."""

from __future__ import annotations

import numpy as np

from planner_core.engine.axes import NORMAL, Case, failed_hosts, host_case
from planner_core.formulas.recording import Values
from planner_core.plan.components import Cluster, DiskGroup, Host, StorageArray
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings

REBUILT_LEVELS = frozenset({"raid-1", "raid-10", "raid-5", "raid-6", "raid-dp", "raid-tec"})
"""Levels that carry on with a drive missing; for the others a failed drive is not a load but a loss."""


def cases_of(plan: Plan) -> tuple[Case, ...]:
    """The normal case first, then so many hosts failed, a controller, a path, a drive, a vSAN disk group."""
    arrays = plan.of_type(StorageArray)
    used = {link.target for link in plan.links.values() if link.role != RUNS_ON}
    found: list[Case] = [NORMAL, *map(host_case, range(1, _most_failed_hosts(plan) + 1))]
    if any(array.controllers > 1 for array in arrays):
        found.append("controller")
    if any(array.controllers * array.ports > 1 for array in arrays):
        found.append("path")
    if any(_rebuilds(plan, group, used) for group in plan.of_type(DiskGroup)):
        found.append("drive")
    if any(cluster.vsan not in ("none", "esa") for cluster in plan.of_type(Cluster)):
        found.append("disk-group")
    return tuple(found)


def stood_cases(settings: Settings, cases: tuple[Case, ...]) -> Values:
    """1 for every case whose limits count, 0 for the others; failed hosts are up to each cluster."""
    asked = {
        "controller": settings.survive_controller,
        "path": settings.survive_path,
        "drive": settings.survive_drive,
        "disk-group": settings.survive_drive,
    }
    return np.array([asked.get(case, True) for case in cases], dtype=np.float64)


def failures(cases: tuple[Case, ...]) -> Values:
    """Failed hosts of each case."""
    return np.array([failed_hosts(case) for case in cases], dtype=np.float64)


def _most_failed_hosts(plan: Plan) -> int:
    hosts: dict[str, int] = {}
    for host in plan.of_type(Host):
        parent = plan.parents.get(host.id)
        if parent:
            hosts[parent] = hosts.get(parent, 0) + host.count
    return max(
        (
            min(max(1, cluster.failures_to_tolerate), hosts[cluster.id])
            for cluster in plan.of_type(Cluster)
            if hosts.get(cluster.id, 0)
        ),
        default=0,
    )


def _rebuilds(plan: Plan, group: DiskGroup, used: set[str]) -> bool:
    """Whether files lie on the group, or on the array it is in, and it carries on without one of its drives."""
    return (
        group.raid in REBUILT_LEVELS
        and group.purpose == "datastore"
        and (group.id in used or plan.parents.get(group.id) in used)
    )
