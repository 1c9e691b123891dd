"""What lies in what and which link leads where, as rows: the part of a plan that most edits leave alone.

A plan shares its tables with the plan it was made from, so a new value in a field leaves links and nesting the very
same objects, and what was laid out for them is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.soundness import check_shares
from planner_core.formulas.recording import Index, Targets, Values
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan

NOWHERE: Final = -1
"""Row of something that is not there."""

FEW_CARDS: Final = 2
"""Cards of a cluster from which on desktops have to be spread over them."""


class HostEnds(NamedTuple):
    """Links of machines to hosts first, then those to clusters with hosts, one for each of the cluster's cards."""

    source: Index
    targets: Targets
    """The hosts."""
    share: Values
    """Of the links of one owner; they add up to 1."""
    links: Sequence[Link]
    spread_from: int
    """Entry from which on the links lead to clusters."""


class FileEnds(NamedTuple):
    """Links of one file role; those to local disks of a cluster's cards, which follow the desktops, last."""

    source: Index
    targets: Targets
    """The stores."""
    share: Values
    links: Sequence[Link]
    following_from: int
    """Entry from which on files lie where the desktops of their owner run."""


class Structure:
    """Rows of all components by kind, and where nesting and links lead."""

    def __init__(self, plan: Plan) -> None:
        self._parents = plan.parents
        self._links = plan.links
        self._ids = list(plan.components)
        self._types = list(map(type, plan.components.values()))
        self.ids: dict[type[Any], list[ComponentId]] = {}
        for each, kind in zip(self._ids, self._types, strict=True):
            self.ids.setdefault(kind, []).append(each)
        self.links_by_role: dict[str, list[Link]] = {}
        check_shares(tuple(plan.links.values()))
        for link in plan.links.values():
            self.links_by_role.setdefault(link.role, []).append(link)
        self._runs: dict[type[Any], HostEnds] = {}
        self._ranks: dict[type[Any], Index] = {}
        self._files: dict[str, FileEnds] = {}
        self._placed: dict[str, frozenset[ComponentId]] = {}
        self._targets: dict[tuple[str, ...], Targets] = {}

    def fits(self, plan: Plan) -> bool:
        """Whether this is the structure of another plan too."""
        return (
            plan.links is self._links
            and plan.parents is self._parents
            and list(plan.components) == self._ids
            and list(map(type, plan.components.values())) == self._types
        )

    @cached_property
    def rows(self) -> Mapping[type[Any], dict[ComponentId, int]]:
        """Row of every component in the table of its kind."""
        return {kind: {each: row for row, each in enumerate(ids)} for kind, ids in self.ids.items()}

    def rows_of(self, kind: type[Any]) -> dict[ComponentId, int]:
        """Row by id of the components of one kind."""
        return self.rows.get(kind, {})

    def rank_by_id(self, kind: type[Any]) -> Index:
        """Place of each component of a kind in the order of the ids, which no drawing order changes."""
        if kind not in self._ranks:
            self._ranks[kind] = np.argsort(np.argsort(self.ids.get(kind, []))).astype(np.intp)
        return self._ranks[kind]

    def placed(self, role: str) -> frozenset[ComponentId]:
        """The components that a link of this role starts at; a cluster without hosts is no place to run."""
        if role not in self._placed:
            links: Sequence[Link] = self.links_by_role.get(role, ())
            if role == RUNS_ON:
                links = [*self.runs(DesktopPool).links, *self.runs(InfrastructureServers).links]
            self._placed[role] = frozenset(link.source for link in links)
        return self._placed[role]

    @cached_property
    def file_targets(self) -> frozenset[ComponentId]:
        """Where the links of files lead."""
        return frozenset(link.target for link in self._links.values() if link.role not in (RUNS_ON, DISPLAY))

    @cached_property
    def groups_with_files(self) -> Values:
        """1 for disk groups that files lie on, or on the array they are in."""
        used = self.file_targets
        groups, parents = self.ids.get(DiskGroup, []), self._parents
        return np.array([each in used or parents.get(each) in used for each in groups], dtype=np.float64)

    @cached_property
    def groups_with_own_files(self) -> NDArray[np.bool_]:
        """Whether files lie directly on each disk group, not on an array around it."""
        used = self.file_targets
        return np.array([each in used for each in self.ids.get(DiskGroup, [])], dtype=bool)

    @cached_property
    def all_pools_run(self) -> bool:
        """Whether every pool runs somewhere."""
        return self.placed(RUNS_ON).issuperset(self.ids.get(DesktopPool, ()))

    @cached_property
    def fully_placed(self) -> frozenset[ComponentId]:
        """The pools of which every file role lies on a store, needed or not."""
        return frozenset.intersection(
            frozenset(self.ids.get(DesktopPool, ())), *map(self.placed, POOL_FILE_ROLES)
        )

    # --- nesting ---------------------------------------------------------------------------------------------

    @cached_property
    def cluster_of_host(self) -> Index:
        """Row of the cluster that each host lies in, or NOWHERE."""
        return self._parent_rows(Host, Cluster)

    @cached_property
    def host_of_group(self) -> Index:
        """Row of the host that each disk group lies in, or NOWHERE."""
        return self._parent_rows(DiskGroup, Host)

    @cached_property
    def array_of_group(self) -> Index:
        """Row of the array that each disk group lies in, or NOWHERE."""
        return self._parent_rows(DiskGroup, StorageArray)

    def _parent_rows(self, child: type[Any], parent: type[Any]) -> Index:
        inside, rows, children = self._parents, self.rows_of(parent), self.ids.get(child, [])
        return np.fromiter(
            (rows.get(inside.get(each, ""), NOWHERE) for each in children), np.intp, len(children)
        )

    @cached_property
    def members(self) -> dict[int, list[int]]:
        """Cluster row -> rows of its host cards."""
        found: dict[int, list[int]] = {}
        for host, cluster in enumerate(self.cluster_of_host.tolist()):
            if cluster != NOWHERE:
                found.setdefault(cluster, []).append(host)
        return found

    @cached_property
    def has_mixed_cluster(self) -> bool:
        """Whether any cluster has hosts of several cards, over which desktops have to be spread."""
        return any(len(hosts) >= FEW_CARDS for hosts in self.members.values())

    # --- links -----------------------------------------------------------------------------------------------

    def runs(self, kind: type[Any]) -> HostEnds:
        """Where the machines of one kind run."""
        if kind not in self._runs:
            self._runs[kind] = self._host_ends(kind)
        return self._runs[kind]

    def files(self, role: str) -> FileEnds:
        """Where the files of one role lie. Stores are disk groups, then arrays, then clusters."""
        if role not in self._files:
            self._files[role] = self._file_ends(role)
        return self._files[role]

    def _host_ends(self, kind: type[Any]) -> HostEnds:
        machines, hosts, clusters = self.rows_of(kind), self.rows_of(Host), self.rows_of(Cluster)
        links = [
            link
            for link in self.links_by_role.get(RUNS_ON, ())
            if link.source in machines
            and (link.target in hosts or self.members.get(clusters.get(link.target, NOWHERE)))
        ]
        sums = _sums(links)
        direct = [link for link in links if link.target in hosts]
        spread = [link for link in links if link.target in clusters]
        ends = [(link, hosts[link.target]) for link in direct]
        ends += [(link, host) for link in spread for host in self.members[clusters[link.target]]]
        return HostEnds(
            _index([machines[link.source] for link, _ in ends]),
            Targets(_index([host for _, host in ends]), len(hosts)),
            _column([link.share / sums[link.source] for link, _ in ends]),
            [link for link, _ in ends],
            len(direct),
        )

    def _file_ends(self, role: str) -> FileEnds:
        kind = InfrastructureServers if role == "server_disk" else DesktopPool
        owners = self.rows_of(kind)
        links = [
            link
            for link in self.links_by_role.get(role, ())
            if link.source in owners and link.target in self.stores
        ]
        sums = _sums(links)
        following = [link for link in links if self._follows_desktops(link)] if self.has_mixed_cluster else []
        if following:
            gone = {link.key for link in following}
            staying = [link for link in links if link.key not in gone]
        else:
            staying = links
        ordered = [*staying, *following]
        return FileEnds(
            _index([owners[link.source] for link in ordered]),
            Targets(_index([self.stores[link.target] for link in ordered]), len(self.stores)),
            _column([link.share / sums[link.source] for link in ordered]),
            ordered,
            len(staying),
        )

    def kept_targets(self, key: tuple[str, ...], index: Index, size: int) -> Targets:
        """Where rows are summed to, with the order of summing that was found the last time for the same rows."""
        known = self._targets.get(key)
        if known is None or known.size != size or not np.array_equal(known.index, index):
            known = self._targets[key] = Targets(index, size)
        return known

    @cached_property
    def stores(self) -> dict[ComponentId, int]:
        """Row of every component that can be a store."""
        ids = [each for kind in (DiskGroup, StorageArray, Cluster) for each in self.ids.get(kind, [])]
        return {each: row for row, each in enumerate(ids)}

    def _follows_desktops(self, link: Link) -> bool:
        """Whether the store is local to one of several cards of a cluster that the owner runs on."""
        host = self._parents.get(link.target, "")
        cluster = self._parents.get(host, "")
        row = self.rows_of(Cluster).get(cluster, NOWHERE)
        if host not in self.rows_of(Host) or len(self.members.get(row, ())) < FEW_CARDS:
            return False
        return (link.source, RUNS_ON, cluster) in self._links


def _sums(links: Sequence[Link]) -> dict[ComponentId, float]:
    sums: dict[ComponentId, float] = {}
    for link in links:
        sums[link.source] = sums.get(link.source, 0.0) + link.share
    return sums


def _index(rows: Sequence[int]) -> Index:
    return np.array(rows, dtype=np.intp)


def _column(numbers: Sequence[float]) -> Values:
    return np.array(numbers, dtype=np.float64).reshape(-1, 1, 1, 1)


_kept: list[Structure] = []
"""The structure of the last plan. Whoever finds it fitting takes it; it is never changed."""


def structure_of(plan: Plan) -> Structure:
    """The structure of a plan: the last one where it still fits."""
    for known in _kept:
        if known.fits(plan):
            return known
    made = Structure(plan)
    _kept[:] = [made]
    return made


def components_of(plan: Plan, structure: Structure, kind: type[Any]) -> list[Component]:
    """The components of one kind, row by row."""
    every = plan.components
    return [every[each] for each in structure.ids.get(kind, ())]
