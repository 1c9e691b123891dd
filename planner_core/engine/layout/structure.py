"""What lies in what and which link leads where, as rows: the part of a plan that most edits leave alone.

A plan shares its tables with the plan it was made from, so a new value in a field leaves links and nesting the very
same objects, and what was laid out for them is kept.
"""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.beside import Beside
from planner_core.engine.basis.soundness import check_shares
from planner_core.engine.layout.nesting import NOWHERE, Nesting
from planner_core.formulas.recording import Index, Targets, Values
from planner_core.plan.components import (
    Cluster,
    ComponentId,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
)
from planner_core.plan.links import DISPLAY, POOL_FILE_ROLES, RUNS_ON, Link
from planner_core.plan.plan import Plan

FOLLOWS_FROM_LINKS: Final = (
    "file_targets",
    "groups_with_files",
    "groups_with_own_files",
    "stores_with_files",
    "stores_with_desktops",
    "all_pools_run",
    "fully_placed",
    "tied_to_cards",
    "cards_beside",
)
"""What of a structure is worked out once and depends on links."""


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


class Structure(Nesting):
    """Rows of all components by kind, and where nesting and links lead."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._links = plan.links
        self.links_by_role = _by_role(plan)
        check_shares(tuple(plan.links.values()))
        self._runs: dict[type[Any], HostEnds] = {}
        self._files: dict[str, FileEnds] = {}
        self._placed: dict[str, frozenset[ComponentId]] = {}
        self._targets: dict[tuple[str, ...], Targets] = {}

    def with_links_of(self, plan: Plan) -> Structure:
        """The structure of a plan that differs in its links at most: of roles that are as before, all is kept."""
        if plan.links is self._links:
            return self
        by_role = _by_role(plan)
        changed = {
            role
            for role in by_role.keys() | self.links_by_role.keys()
            if by_role.get(role) != self.links_by_role.get(role)
        }
        check_shares([link for role in changed for link in by_role.get(role, ())])
        other: Structure = copy.copy(self)
        for name in FOLLOWS_FROM_LINKS:
            other.__dict__.pop(name, None)
        other._links, other.links_by_role = plan.links, by_role
        stays = RUNS_ON not in changed  # local disks of a cluster follow the desktops
        other._runs = dict(self._runs) if stays else {}
        other._files = {
            role: ends for role, ends in dict(self._files).items() if stays and role not in changed
        }
        other._placed = {role: ids for role, ids in dict(self._placed).items() if role not in changed}
        other._targets = dict(self._targets)
        return other

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
        found: set[ComponentId] = set()
        for role, links in self.links_by_role.items():
            if role not in (RUNS_ON, DISPLAY):
                found.update([link.target for link in links])
        return frozenset(found)

    @cached_property
    def groups_with_files(self) -> Values:
        """1 for disk groups that files lie on, or on the array they are in."""
        used = self.file_targets
        groups, parents = self.ids.get(DiskGroup, []), self._parents
        return np.array([each in used or parents.get(each) in used for each in groups], dtype=np.float64)

    @cached_property
    def stores_with_files(self) -> NDArray[np.bool_]:
        """Whether a link of files leads to each store: disk groups, then arrays, then clusters."""
        used = self.file_targets
        return np.array([each in used for each in self.stores], dtype=bool)

    @cached_property
    def stores_with_desktops(self) -> NDArray[np.bool_]:
        """The same for files of desktops alone, not those of infrastructure servers."""
        roles = (self.links_by_role.get(role, ()) for role in POOL_FILE_ROLES)
        used = {link.target for links in roles for link in links}
        return np.array([each in used for each in self.stores], dtype=bool)

    @cached_property
    def groups_with_own_files(self) -> NDArray[np.bool_]:
        """Whether files lie directly on each disk group, not on an array around it."""
        return self.stores_with_files[: len(self.ids.get(DiskGroup, []))]

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

    @cached_property
    def tied_to_cards(self) -> Index:
        """Which entries of pools in `runs` lead to a single card of a cluster instead of to the cluster."""
        ends = self.runs(DesktopPool)
        tied: Index = np.flatnonzero(self.cluster_of_host[ends.targets.index[: ends.spread_from]] != NOWHERE)
        return tied

    @cached_property
    def cards_beside(self) -> Beside | None:
        """Which cards share their desktops; None where none does. In a cluster with desktops that are tied to single
        cards, each card stands for itself."""
        cards_with_tied = self.runs(DesktopPool).targets.index[self.tied_to_cards]
        tied = set(self.cluster_of_host[cards_with_tied].tolist())
        shared = [hosts for row, hosts in self.members.items() if len(hosts) > 1 and row not in tied]
        if not shared:
            return None
        beside = {host: hosts for hosts in shared for host in hosts}
        cards = range(len(self.cluster_of_host))
        pairs = [(card, other) for card in cards for other in beside.get(card, (card,))]
        return Beside(
            Targets(_index([card for card, _ in pairs]), len(cards)), _index([other for _, other in pairs])
        )

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
        following = [link for link in links if self._follows_desktops(link)] if self.clusters_around else []
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

    def _follows_desktops(self, link: Link) -> bool:
        """Whether the store is local to one of several cards of a cluster that the owner runs on."""
        cluster = self.clusters_around.get(link.target)
        return cluster is not None and (link.source, RUNS_ON, cluster) in self._links


def _by_role(plan: Plan) -> dict[str, list[Link]]:
    found: defaultdict[str, list[Link]] = defaultdict(list)
    for link in plan.links.values():
        found[link.role].append(link)
    return dict(found)


def _sums(links: Sequence[Link]) -> dict[ComponentId, float]:
    sums: dict[ComponentId, float] = {}
    for link in links:
        sums[link.source] = sums.get(link.source, 0.0) + link.share
    return sums


def _index(rows: Sequence[int]) -> Index:
    return np.array(rows, dtype=np.intp)


def _column(numbers: Sequence[float]) -> Values:
    return np.array(numbers, dtype=np.float64).reshape(-1, 1, 1, 1)
