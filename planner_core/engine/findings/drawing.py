"""Missing links in the drawing, and components without purpose."""

from __future__ import annotations

import math
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

import numpy as np

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, store_name
from planner_core.engine.findings.ties import Ties
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import (
    Cluster,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    Note,
)
from planner_core.plan.links import FULL_CLONE_DISK, ROLE_NAMES, RUNS_ON, Role
from planner_core.plan.placement import cluster_around
from planner_core.plan.rules import FILE_ROLES
from planner_core.units import PERCENT

DRAWING = "The drawing itself: without this nothing can be computed"
UNCOUNTED = "The drawing itself: what is not connected is not counted"

FOR_VSAN = Trait[DiskGroup](lambda group: group.purpose == "vsan")


@check("plan.no-host", "error", source=DRAWING)
def no_host(review: Review) -> Iterator[Remark]:
    """Desktops need a host."""
    if not review.layout.hosts:
        yield Remark(
            "",
            Message("The plan has no host."),
            Message("Add a host and connect the pool to it."),
        )


@check("plan.no-pool", "error", source=DRAWING)
def no_pool(review: Review) -> Iterator[Remark]:
    """Without a pool there is nothing to plan for."""
    if not review.layout.pools:
        yield Remark(
            "",
            Message("The plan has no desktop pool."),
            Message("Add a desktop pool and connect it to a host."),
        )


@check("pool.no-host", "error", source=DRAWING)
def pool_without_host(review: Review) -> Iterator[Remark]:
    """A pool needs a host."""
    for pool in review.ties.answer(_pools_on_no_host):
        yield Remark(
            pool,
            Message("{pool} runs on no host.", {"pool": review.name(pool)}),
            Message("Connect the pool to a host."),
        )


@check("pool.files-unplaced", "error", source=DRAWING)
def files_without_store(review: Review) -> Iterator[Remark]:
    """Every file role needs a store."""
    for pool in review.layout.partly_placed():
        missing = review.layout.unplaced(pool)
        if missing:
            first = (
                FULL_CLONE_DISK
                if (missing[0], pool.clone_type) == ("delta", "full")
                else ROLE_NAMES[missing[0]]
            )
            words = {"pool": Named(pool.name), "role": Message(first), "count": len(missing)}
            yield Remark(
                pool.id,
                Message(
                    "{role} of {pool} lies on no store.",
                    words,
                    "{role} and other files of {pool} lie on no store ({count} file roles in all).",
                ),
                _where_files_go(review, pool),
            )


def _where_files_go(review: Review, pool: DesktopPool) -> Message:
    """A pool that runs on a cluster with a store should keep its files there; its drives accept no links. It is
    connected already: the store came later.
    """
    clusters = review.layout.clusters
    for link in review.links(pool.id, RUNS_ON):
        row = clusters.row.get(link.target)
        if row is not None and clusters.components[row].vsan != "none":
            cluster = clusters.components[row]
            words = {"cluster": Named(cluster.name), "store": store_name(cluster)}
            return Message("Draw the line to {cluster} once more: {store} then takes the files.", words)
    return Message("Connect the pool to a disk group.")


@check("cluster.no-hosts", "error", source=DRAWING)
def cluster_without_hosts(review: Review) -> Iterator[Remark]:
    """Machines on a cluster run on its hosts."""
    for cluster in review.layout.clusters.components:
        if cluster.id in review.linked and not review.hosts_in(cluster.id):
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has no hosts; what runs on it runs nowhere.", {"cluster": Named(cluster.name)}
                ),
                Message("Add hosts to the cluster."),
            )


@check("cluster.files-without-vsan", "error", source=UNCOUNTED)
def files_on_plain_cluster(review: Review) -> Iterator[Remark]:
    """A cluster stores files only with vSAN."""
    for cluster in review.layout.clusters.components:
        links = review.files_on.get(cluster.id, ()) if cluster.vsan == "none" else ()
        if links:
            words = {"cluster": Named(cluster.name), "count": len(links)}
            yield Remark(
                cluster.id,
                Message(
                    "Files lie on {cluster}, which has no vSAN; they are not counted ({count} file role).",
                    words,
                    "Files lie on {cluster}, which has no vSAN; they are not counted ({count} file roles).",
                ),
                Message("Switch vSAN on for the cluster, or move the files to a disk group or an array."),
            )


@check("array.no-drives", "error", source=DRAWING)
def array_without_drives(review: Review) -> Iterator[Remark]:
    """An array stores on the drives inside it."""
    for array in review.layout.arrays.components:
        if array.id in review.files_on and not review.groups_in(array.id):
            yield Remark(
                array.id,
                Message("Files lie on {array}, which has no drives.", {"array": Named(array.name)}),
                Message("Put a disk group into the array."),
            )


@check("group.no-host", "warning", source=UNCOUNTED)
def group_without_host(review: Review) -> Iterator[Remark]:
    """Local disks are in a host."""
    for group in review.ties.answer(_groups_outside):
        yield Remark(
            group,
            Message("{group} lies in no host; it is counted once.", {"group": review.name(group)}),
            Message("Put the disk group into a host."),
        )


@check("group.vsan-outside", "warning", source=UNCOUNTED)
def vsan_drives_outside(review: Review) -> Iterator[Remark]:
    """Drives belong to vSAN only in a host of a cluster that has it."""
    for group in FOR_VSAN.among(review.layout.groups.components):
        if group.id in review.plan.parents and not review.is_vsan(group):
            yield Remark(
                group.id,
                Message(
                    "{group} is meant for vSAN, but lies in no host of a vSAN cluster; it is counted as a datastore"
                    " of its own.",
                    {"group": Named(group.name)},
                ),
                Message("Put its host into a cluster with vSAN, or use the group as a datastore."),
            )


@check("group.files-on-vsan", "error", source=UNCOUNTED)
def files_on_vsan_drives(review: Review) -> Iterator[Remark]:
    """vSAN drives hold parts of the cluster's datastore and no files of their own."""
    for row in np.flatnonzero(review.vsan_drives).tolist():
        group = review.layout.groups.components[row]
        if group.id in review.files_on:
            cluster = review.layout.clusters.components[review.layout.vsan_of_group[row]]
            words = {
                "group": Named(group.name),
                "cluster": Named(cluster.name),
                "store": store_name(cluster),
            }
            yield Remark(
                group.id,
                Message(
                    "Files lie on {group}, whose drives belong to {store} in {cluster}; their space is not"
                    " counted.",
                    words,
                ),
                Message("Move the files to {cluster}.", words),
            )


@check("part.unused", "notice", source="The drawing itself: what stands in the plan is paid for")
def part_without_use(review: Review) -> Iterator[Remark]:
    """Unused hardware still costs money."""
    if not review.layout.pools:
        return
    for part in _unused(review) if review.vsan_drives.any() else review.ties.answer(_unused_without_vsan):
        if _gives_virtual_gpus(review, part):
            continue
        around = _vsan_beside(review, part)
        if around is not None:
            words = {
                "group": review.name(part),
                "cluster": Named(around.name),
                "store": store_name(around),
            }
            yield Remark(
                part,
                Message(
                    "{group} is a datastore of its own, on which nothing lies, and gives nothing to {store} in"
                    " {cluster}.",
                    words,
                ),
                Message("Use the group for vSAN, or take it out of the plan."),
            )
            continue
        yield Remark(
            part,
            Message(
                "Nothing uses {part}, but its price and its power are counted.",
                {"part": review.name(part)},
            ),
            Message("Connect it to what it is for, or take it out of the plan."),
        )


def _gives_virtual_gpus(review: Review, part: ComponentId) -> bool:
    """Whether these are graphics boards in a host with desktops that have a virtual GPU. No link leads to boards."""
    if not isinstance(review.plan.components[part], GraphicsBoards):
        return False
    host = review.plan.parents.get(part)
    return host is not None and any(pool.vgpu_profile for pool in review.pools_on(host))


def _vsan_beside(review: Review, part: ComponentId) -> Cluster | None:
    """The vSAN cluster of the host in which a disk group is a separate datastore."""
    group, cluster = review.plan.components[part], cluster_around(review.plan, part)
    if not isinstance(group, DiskGroup) or group.purpose == "vsan" or cluster is None:
        return None
    return cluster if cluster.vsan != "none" else None


def _unused(review: Review) -> list[ComponentId]:
    groups = review.ties.ids(DiskGroup)
    return _parts_unused(review.ties, {groups[row] for row in np.flatnonzero(review.vsan_drives).tolist()})


def _unused_without_vsan(ties: Ties) -> list[ComponentId]:
    return _parts_unused(ties, set())


def _parts_unused(ties: Ties, vsan_drives: AbstractSet[ComponentId]) -> list[ComponentId]:
    """Unused components; nested ones and unplaced disk groups are covered by other findings."""
    busy, parents = _busy(ties, vsan_drives), ties.parents
    owners = {each for kind in (DesktopPool, InfrastructureServers, Note) for each in ties.ids(kind)}
    found = []
    for part in ties.every:
        around = parents.get(part)
        told = ties.is_a(DiskGroup, part) if around is None else around not in busy
        if part not in busy and part not in owners and not told:
            found.append(part)
    return found


def _busy(ties: Ties, vsan_drives: AbstractSet[ComponentId]) -> set[ComponentId]:
    """Targets of links, the components around them, and the hosts and drives inside that serve them."""
    parents = ties.parents
    busy = set(ties.linked)
    for each in ties.linked:
        around = parents.get(each)
        while around is not None:
            busy.add(around)
            around = parents.get(around)
    for child, parent in parents.items():
        if ties.is_a(Host, child):
            serves = parent in ties.linked
        else:
            of_vsan = child in vsan_drives and parents.get(parent) in ties.files_on
            serves = parent in ties.files_on or of_vsan
        if serves:
            busy.add(child)
    return busy


def _pools_on_no_host(ties: Ties) -> list[ComponentId]:
    return [pool for pool in ties.ids(DesktopPool) if (pool, RUNS_ON) not in ties.of_role]


def _groups_outside(ties: Ties) -> list[ComponentId]:
    return [group for group in ties.ids(DiskGroup) if group not in ties.parents]


@check("links.shares", "notice", source="The drawing itself: shares of one role are scaled to 100%")
def shares_that_do_not_add_up(review: Review) -> Iterator[Remark]:
    """If a role is spread over several hosts or stores, the shares must sum up to 1."""
    for owner, role, total in review.ties.answer(_uneven_shares):
        words = {
            "owner": review.name(owner),
            "role": Message(ROLE_NAMES[role]),
            "sum": Quantity(total * PERCENT, "%"),
        }
        yield Remark(
            owner,
            Message("{owner}: the shares of the lines “{role}” add up to {sum}, not to 100%.", words),
            Message("Set the shares so that they add up to 100%; they are scaled until then."),
        )


def _uneven_shares(ties: Ties) -> list[tuple[ComponentId, Role, float]]:
    """Owners and roles whose shares do not sum up to 1, with the sum."""
    found: list[tuple[ComponentId, Role, float]] = []
    for kind, name in ((DesktopPool, "desktop_pool"), (InfrastructureServers, "infrastructure_servers")):
        roles: tuple[Role, ...] = (RUNS_ON, *FILE_ROLES[name])
        for owner in ties.ids(kind):
            for role in roles:
                shares = [link.share for link in ties.of_role.get((owner, role), ())]
                alike = len(shares) > 1 and min(shares) == max(shares) == 1
                if shares and not alike and not math.isclose(sum(shares), 1, rel_tol=1e-6):
                    found.append((owner, role, sum(shares)))
    return found
