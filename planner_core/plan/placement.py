"""Queries about where files are placed. The engine, which needs them for every pool, has its own index."""

from __future__ import annotations

from planner_core.plan.components import Cluster, Component, ComponentId, DesktopPool, DiskGroup, kind_of
from planner_core.plan.links import FileRole
from planner_core.plan.plan import Plan
from planner_core.plan.rules import FILE_ROLES


def needed_roles(owner: Component) -> tuple[FileRole, ...]:
    """The file roles that a component actually has: full clones have one disk, and not every pool has user data."""
    roles = FILE_ROLES.get(kind_of(owner), ())
    if not isinstance(owner, DesktopPool):
        return roles
    absent = {
        "replica": owner.clone_type == "full",
        "disposable": owner.clone_type == "full",
        "persistent": owner.persistent_gib <= 0,
        "suspend": not owner.suspends,
    }
    return tuple(role for role in roles if not absent.get(role, False))


def unplaced_roles(plan: Plan, owner: Component) -> tuple[FileRole, ...]:
    """The file roles of a component that are on no store yet, needed or not; vSAN drives are no store by themselves."""
    placed = {link.role for link in plan.links_from(owner.id) if not vsan_cluster_of(plan, link.target)}
    return tuple(role for role in FILE_ROLES.get(kind_of(owner), ()) if role not in placed)


def missing_roles(plan: Plan, owner: Component) -> tuple[FileRole, ...]:
    """The needed file roles of a component that are on no store yet."""
    unplaced = unplaced_roles(plan, owner)
    return tuple(role for role in needed_roles(owner) if role in unplaced)


def cluster_around(plan: Plan, group: ComponentId) -> Cluster | None:
    """The cluster of the host that contains a disk group."""
    cluster = plan.components.get(plan.parents.get(plan.parents.get(group, ""), ""))
    return cluster if isinstance(cluster, Cluster) else None


def vsan_cluster_of(plan: Plan, group: ComponentId) -> ComponentId | None:
    """The cluster whose vSAN uses the drives of a disk group; None for a separate datastore."""
    part, cluster = plan.components.get(group), cluster_around(plan, group)
    if not isinstance(part, DiskGroup) or part.purpose != "vsan" or cluster is None:
        return None
    return cluster.id if cluster.vsan != "none" else None
