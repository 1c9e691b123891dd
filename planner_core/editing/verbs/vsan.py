"""Consequences of giving drives to vSAN: its kind, a version that supports it, and a store for the files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from planner_core.editing.edits import Edit, apply, merged
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DiskGroup,
    Host,
    Origin,
    default_of,
    origin_of,
)
from planner_core.plan.fields import declared_fields
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.placement import cluster_around, vsan_cluster_of
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import SPACES, VSAN, StorePlatform, platform_of, usual_platform

BY_ITS_HOSTS: Final = Origin("catalogue", "Usual store of these hosts")
"""The origin of a platform that follows from the hypervisor of the hosts."""
TOUCHES_PLATFORM: Final = frozenset({"vsan", "hypervisor", "server_model"})
"""Fields of clusters and hosts that decide which platform is usual."""
TOUCHES_VSAN: Final = frozenset({"vsan", "vsan_version", "purpose"})
"""Fields of clusters and disk groups that decide which drives belong to vSAN, and what its hosts need."""
WITH_ESA: Final = "8.0"
"""First version with the express storage architecture."""
FAST_GBIT_S: Final = 25.0
"""Express storage and Storage Spaces Direct ask for ports of at least this speed (VMware vSAN 8 planning, network
requirements; Microsoft, Storage Spaces Direct hardware requirements).
"""


def with_vsan(plan: Plan, edits: Sequence[Edit]) -> tuple[Edit, ...]:
    """The edits, with those that move files when the set of vSAN drives changes.

    A cluster without vSAN gets the kind that suits the first drives given to it. Files on drives given to vSAN move to
    the cluster's vSAN datastore, the only place left for them. If a cluster drops its vSAN, its drives become
    datastores and take the files. Hosts get ports that are fast enough for their store.
    """
    after = apply(plan, edits)
    kinds = tuple(_kinds_of_vsan(plan, after))
    with_kinds = apply(after, kinds)
    freed = _freed_drives(plan, with_kinds)
    moved = _moved_files(with_kinds, _new_to_vsan(plan, with_kinds))
    return merged(edits, kinds, _ports(plan, with_kinds), freed, moved, _files_back(with_kinds, freed))


def with_usual_platforms(plan: Plan, edits: Sequence[Edit]) -> tuple[Edit, ...]:
    """The edits, with the platform that the hosts of a cluster usually have: Nutanix AOS on AHV and on servers of
    Nutanix. A platform that somebody has chosen stays, and so does that of hosts that do not agree.
    """
    after = apply(plan, edits)
    changed = []
    for each in _clusters_of(after, edits):
        usual = {
            usual_platform(host.hypervisor, host.server_model)
            for child in after.children(each.id)
            if isinstance(host := after.components[child], Host)
        }
        platform = usual.pop() if len(usual) == 1 else None
        if platform is None or platform is platform_of(each.vsan_version) or not _is_free(each):
            continue
        changed.append(Edit("components", each.id, each, _on_platform(each, platform)))
    if not changed:
        return tuple(edits)
    return merged(edits, changed, _ports(after, apply(after, changed)))


def _clusters_of(plan: Plan, edits: Sequence[Edit]) -> list[Cluster]:
    """The clusters that edits touch, or whose hosts they touch."""
    touched = {edit.key for edit in edits if edit.table in ("components", "parents")}
    around = {plan.parents.get(each, "") for each in touched} | touched
    return [part for each in sorted(around) if isinstance(part := plan.components.get(each), Cluster)]


def _is_free(cluster: Cluster) -> bool:
    origin = origin_of(cluster, "vsan_version")
    return origin is None or origin == BY_ITS_HOSTS


def _on_platform(cluster: Cluster, platform: StorePlatform) -> Cluster:
    """The cluster with the newest version of a platform, and with its defaults where the user chose none."""
    origins = {name: each for name, each in cluster.origins.items() if name != "vsan_version"}
    version = default_of(cluster, "vsan_version")
    if platform is not VSAN:
        version, origins["vsan_version"] = platform.versions[-1], BY_ITS_HOSTS
    changed = msgspec.structs.replace(cluster, vsan_version=version, origins=origins)
    following = {
        info.name: default_of(changed, info.name)
        for info in declared_fields(Cluster)
        if info.follows == "vsan_version" and origin_of(cluster, info.name) is None
    }
    fitted = of_one_platform(msgspec.structs.replace(changed, **following))
    assert isinstance(fitted, Cluster)
    return fitted


def fitting(plan: Plan, part: Component, parent: ComponentId | None) -> Component:
    """A new component configured for its parent: drives in a host of a vSAN cluster are for its vSAN, a host of a
    store that asks for fast ports gets these. Values chosen by the user stay.
    """
    around = plan.components.get(parent or "")
    if isinstance(part, DiskGroup) and isinstance(around, Host):
        cluster = plan.components.get(plan.parents.get(around.id, ""))
        if isinstance(cluster, Cluster) and cluster.vsan != "none" and "purpose" not in part.origins:
            return msgspec.structs.replace(part, purpose="vsan")
    if isinstance(part, Host) and isinstance(around, Cluster) and _asks_for_fast_ports(around):
        return _with_fast_ports(part)
    return part


def of_one_platform(part: Component) -> Component:
    """A cluster whose kind and policy of store belong to the platform of its version; any other component as it is.
    What does not exist there becomes what is usual there.
    """
    if not isinstance(part, Cluster):
        return part
    platform, changed = platform_of(part.vsan_version), {}
    if part.vsan != "none" and part.vsan not in platform.kinds:
        changed["vsan"] = platform.kinds[0]
    if part.vsan_policy not in platform.policies:
        changed["vsan_policy"] = platform.policies[0]
    if not changed:
        return part
    origins = {name: origin for name, origin in part.origins.items() if name not in changed}
    return msgspec.structs.replace(part, **changed, origins=origins)


def _asks_for_fast_ports(cluster: Cluster) -> bool:
    is_spaces = platform_of(cluster.vsan_version) is SPACES
    return cluster.vsan == "esa" or (is_spaces and cluster.vsan != "none")


def _with_fast_ports(host: Host) -> Host:
    is_default = origin_of(host, "nic_gbit_s") is None
    return msgspec.structs.replace(host, nic_gbit_s=FAST_GBIT_S) if is_default else host


def _ports(before: Plan, after: Plan) -> tuple[Edit, ...]:
    """Fast ports for the hosts of clusters that switch to a store that asks for them, unless the user chose others."""
    edits = []
    for cluster in after.of_type(Cluster):
        earlier = before.components.get(cluster.id)
        asked = isinstance(earlier, Cluster) and _asks_for_fast_ports(earlier)
        if asked or not _asks_for_fast_ports(cluster):
            continue
        for each in after.children(cluster.id):
            host = after.components[each]
            if isinstance(host, Host) and (changed := _with_fast_ports(host)) != host:
                edits.append(Edit("components", each, host, changed))
    return tuple(edits)


def _freed_drives(before: Plan, after: Plan) -> tuple[Edit, ...]:
    """The drives of clusters that drop their vSAN, as separate datastores."""
    edits = []
    for group in after.of_type(DiskGroup):
        cluster = cluster_around(after, group.id)
        had_vsan = cluster is not None and vsan_cluster_of(before, group.id) == cluster.id
        if had_vsan and cluster is not None and cluster.vsan == "none" and group.purpose == "vsan":
            edits.append(
                Edit("components", group.id, group, msgspec.structs.replace(group, purpose="datastore"))
            )
    return tuple(edits)


def _files_back(plan: Plan, freed: Sequence[Edit]) -> tuple[Edit, ...]:
    """Edits that move files from a vSAN to its former drives, to each as much as fits."""
    groups: dict[ComponentId, list[DiskGroup]] = {}
    for edit in freed:
        cluster = cluster_around(plan, edit.key)
        assert cluster is not None
        groups.setdefault(cluster.id, []).append(edit.after)
    edits = []
    for link in plan.links.values():
        if link.target not in groups or link.role == RUNS_ON:
            continue
        edits.append(Edit("links", link.key, link, None))
        rooms = [_raw_gb(plan, group) for group in groups[link.target]]
        for group, room in zip(groups[link.target], rooms, strict=True):
            back = Link(link.source, link.role, group.id, link.share * room / sum(rooms))
            present = plan.links.get(back.key)
            share = min(1.0, back.share + present.share) if present else back.share
            edits.append(Edit("links", back.key, present, msgspec.structs.replace(back, share=share)))
    return tuple(edits)


def _raw_gb(plan: Plan, group: DiskGroup) -> float:
    """Raw capacity of all drives of a group, in all hosts of its card."""
    host = plan.components[plan.parents[group.id]]
    assert isinstance(host, Host)
    return host.count * group.drives * group.drive_gb


def brings_drives(plan: Plan, component: ComponentId) -> bool:
    """Whether a disk group, or a host with its contents, has drives assigned to vSAN."""
    return any(_is_for_vsan(plan, each) for each in (component, *plan.children(component)))


def _kinds_of_vsan(before: Plan, after: Plan) -> list[Edit]:
    """vSAN for clusters without one whose hosts just received vSAN drives."""
    given: dict[ComponentId, list[DiskGroup]] = {}
    for group in after.of_type(DiskGroup):
        cluster = cluster_around(after, group.id)
        if group.purpose == "vsan" and cluster is not None and cluster.vsan == "none":
            given.setdefault(cluster.id, []).append(group)
    edits = []
    for each, groups in given.items():
        if any(_is_for_vsan(after, group.id) and not _is_for_vsan(before, group.id) for group in groups):
            present = after.components[each]
            assert isinstance(present, Cluster)
            changed = msgspec.structs.replace(present, vsan=fitting_kind(present, groups))
            edits.append(Edit("components", each, present, changed))
    return edits


def fitting_kind(cluster: Cluster, groups: Sequence[DiskGroup]) -> str:
    """Hybrid for hard disks if the platform has it; express storage if all drives are NVMe and the version supports it;
    else all-flash.
    """
    kinds = {group.drive_kind for group in groups}
    if "hdd" in kinds:
        return "hybrid" if "hybrid" in platform_of(cluster.vsan_version).kinds else "all-flash"
    return "esa" if kinds == {"nvme"} and cluster.vsan_version == WITH_ESA else "all-flash"


def _is_for_vsan(plan: Plan, group: ComponentId) -> bool:
    part = plan.components.get(group)
    return isinstance(part, DiskGroup) and part.purpose == "vsan"


def _new_to_vsan(before: Plan, after: Plan) -> dict[ComponentId, ComponentId]:
    """The disk groups whose drives newly belong to vSAN, with their clusters."""
    found = {}
    for group in after.of_type(DiskGroup):
        cluster = vsan_cluster_of(after, group.id)
        if cluster is not None and vsan_cluster_of(before, group.id) is None:
            found[group.id] = cluster
    return found


def _moved_files(plan: Plan, groups: Mapping[ComponentId, ComponentId]) -> tuple[Edit, ...]:
    """Edits that move the files on these groups to the vSAN of their cluster; shares of a role that end up there are
    added.
    """
    leaving = [link for link in plan.links.values() if link.target in groups]
    arriving: dict[Any, Link] = {}
    for link in leaving:
        moved = Link(link.source, link.role, groups[link.target], link.share)
        present = arriving.get(moved.key) or plan.links.get(moved.key)
        share = min(1.0, link.share + present.share) if present else link.share
        arriving[moved.key] = msgspec.structs.replace(moved, share=share)
    return (
        *(Edit("links", link.key, link, None) for link in leaving),
        *(Edit("links", key, plan.links.get(key), link) for key, link in arriving.items()),
    )
