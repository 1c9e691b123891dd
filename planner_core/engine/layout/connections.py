"""Rows derived from the links of a plan: where machines run, where files are stored, and what is not connected.

`Connections` is immutable and recreated whenever links or nesting change. Everything derived from links belongs here,
so nothing has to be invalidated by hand. Results derived from some of the links only, such as those of one role, are
cached with `reused`, as a function of exactly those links.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.shared_desktops import Beside
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
from planner_core.plan.links import DISPLAY, POOL_FILE_ROLES, RUNS_ON, Link, LinkKey
from planner_core.reuse import reused, same_objects

NO_LINKS: Final[Sequence[Link]] = ()
Pairs = frozenset[tuple[ComponentId, ComponentId]]
NO_PAIRS: Final[Pairs] = frozenset()


class HostEnds(NamedTuple):
    """Links of machines to hosts first, then those to clusters with hosts, one for each of the cluster's cards."""

    source: Index
    targets: Targets
    """The hosts."""
    share: Values
    """Share of one owner's machines per link; the shares sum up to 1."""
    links: Sequence[Link]
    spread_from: int
    """Index of the first entry from a link to a cluster."""


class FileEnds(NamedTuple):
    """Links of one file role; those to local disks of a cluster's cards, which follow the desktops, come last."""

    source: Index
    targets: Targets
    """The stores."""
    share: Values
    links: Sequence[Link]
    following_from: int
    """Index of the first entry whose files follow the desktops of their owner."""


class Connections:
    """The links of a plan as rows."""

    def __init__(self, links: Mapping[LinkKey, Link], nesting: Nesting) -> None:
        self.links = links
        self.nesting = nesting
        self.links_by_role = _by_role(links)
        self._runs: dict[type[Any], HostEnds] = {}
        self._files: dict[str, FileEnds] = {}

    def of_role(self, role: str) -> Sequence[Link]:
        """The links of a role; the same object as in the last plan if the links are the same."""
        return self.links_by_role.get(role, NO_LINKS)

    # --- ends --------------------------------------------------------------------------------------------------

    def runs(self, kind: type[DesktopPool] | type[InfrastructureServers]) -> HostEnds:
        """Where the machines of one kind run."""
        if kind not in self._runs:
            self._runs[kind] = reused(_host_ends, self.nesting, kind, self.of_role(RUNS_ON), which=kind)
        return self._runs[kind]

    def files(self, role: str) -> FileEnds:
        """Where the files of one role lie. Stores are disk groups, then arrays, then clusters."""
        if role not in self._files:
            kind = InfrastructureServers if role == "server_disk" else DesktopPool
            # Local disks of a cluster follow the desktops: the files depend on where their owners run.
            runs_on = reused(_pairs, self.of_role(RUNS_ON)) if self.nesting.clusters_around else NO_PAIRS
            self._files[role] = reused(
                _file_ends, self.nesting, kind, self.of_role(role), runs_on, which=role
            )
        return self._files[role]

    def placed(self, role: str) -> frozenset[ComponentId]:
        """The sources of valid links of this role; a cluster without hosts cannot run machines."""
        return self._running if role == RUNS_ON else reused(_sources, self.of_role(role), which=role)

    @cached_property
    def _running(self) -> frozenset[ComponentId]:
        return _sources([*self.runs(DesktopPool).links, *self.runs(InfrastructureServers).links])

    # --- stores with files -------------------------------------------------------------------------------------

    @cached_property
    def file_targets(self) -> frozenset[ComponentId]:
        """Targets of file links."""
        found: set[ComponentId] = set()
        for role, links in self.links_by_role.items():
            if role not in (RUNS_ON, DISPLAY):
                found.update([link.target for link in links])
        return frozenset(found)

    @cached_property
    def groups_with_files(self) -> Values:
        """1 for disk groups with files, or in an array with files."""
        used, parents = self.file_targets, self.nesting.parents
        groups = self.nesting.ids.get(DiskGroup, [])
        return np.array([each in used or parents.get(each) in used for each in groups], dtype=np.float64)

    @cached_property
    def stores_with_files(self) -> NDArray[np.bool_]:
        """Whether each store has a file link: disk groups, then arrays, then clusters."""
        used = self.file_targets
        return np.array([each in used for each in self.nesting.stores], dtype=bool)

    @cached_property
    def stores_with_desktops(self) -> NDArray[np.bool_]:
        """The same for files of desktops only, without infrastructure servers."""
        used = {link.target for role in POOL_FILE_ROLES for link in self.of_role(role)}
        return np.array([each in used for each in self.nesting.stores], dtype=bool)

    @cached_property
    def groups_with_own_files(self) -> NDArray[np.bool_]:
        """Whether each disk group has files of its own, not through its array."""
        return self.stores_with_files[: len(self.nesting.ids.get(DiskGroup, []))]

    # --- pools -------------------------------------------------------------------------------------------------

    @cached_property
    def all_pools_run(self) -> bool:
        """Whether every pool runs somewhere."""
        return self.placed(RUNS_ON).issuperset(self.nesting.ids.get(DesktopPool, ()))

    @cached_property
    def fully_placed(self) -> frozenset[ComponentId]:
        """The pools with a store for every file role, needed or not."""
        return frozenset.intersection(
            frozenset(self.nesting.ids.get(DesktopPool, ())), *map(self.placed, POOL_FILE_ROLES)
        )

    @cached_property
    def tied_to_cards(self) -> Index:
        """The entries of pools in `runs` from links to a single card of a cluster instead of the cluster."""
        ends = self.runs(DesktopPool)
        clusters = self.nesting.cluster_of_host[ends.targets.index[: ends.spread_from]]
        tied: Index = np.flatnonzero(clusters != NOWHERE)
        return tied

    @cached_property
    def cards_beside(self) -> Beside | None:
        """Cards that share their desktops; None without any. In a cluster with desktops tied to single cards, no
        cards share.
        """
        cluster_of_host = self.nesting.cluster_of_host
        cards_with_tied = self.runs(DesktopPool).targets.index[self.tied_to_cards]
        tied = set(cluster_of_host[cards_with_tied].tolist())
        shared = [hosts for row, hosts in self.nesting.members.items() if len(hosts) > 1 and row not in tied]
        if not shared:
            return None
        together = {host: hosts for hosts in shared for host in hosts}
        cards = range(len(cluster_of_host))
        pairs = [(card, other) for card in cards for other in together.get(card, (card,))]
        return Beside(
            Targets(_index([card for card, _ in pairs]), len(cards)), _index([other for _, other in pairs])
        )


def _by_role(links: Mapping[LinkKey, Link]) -> dict[str, Sequence[Link]]:
    """The links of each role, with valid shares. Raises UnsoundPlanError for an invalid share."""
    found: dict[str, list[Link]] = {}
    for link in links.values():
        found.setdefault(link.role, []).append(link)
    of_role = {role: same_objects(each, ("links", role)) for role, each in found.items()}
    for role, each in of_role.items():
        reused(check_shares, each, which=role)
    return of_role


def _host_ends(nesting: Nesting, kind: type[Any], runs_on: Sequence[Link]) -> HostEnds:
    machines, hosts, clusters = nesting.rows_of(kind), nesting.rows_of(Host), nesting.rows_of(Cluster)
    links = [
        link
        for link in runs_on
        if link.source in machines
        and (link.target in hosts or nesting.members.get(clusters.get(link.target, NOWHERE)))
    ]
    sums = _sums(links)
    direct = [link for link in links if link.target in hosts]
    spread = [link for link in links if link.target in clusters]
    ends = [(link, hosts[link.target]) for link in direct]
    ends += [(link, host) for link in spread for host in nesting.members[clusters[link.target]]]
    return HostEnds(
        _index([machines[link.source] for link, _ in ends]),
        Targets(_index([host for _, host in ends]), len(hosts)),
        _column([link.share / sums[link.source] for link, _ in ends]),
        [link for link, _ in ends],
        len(direct),
    )


def _file_ends(nesting: Nesting, kind: type[Any], of_role: Sequence[Link], runs_on: Pairs) -> FileEnds:
    owners, stores, clusters = nesting.rows_of(kind), nesting.stores, nesting.clusters_around
    links = [link for link in of_role if link.source in owners and link.target in stores]
    sums = _sums(links)
    # Files on local disks of one of several cards of a cluster follow the desktops, if their owner runs on the cluster.
    following = [link for link in links if (link.source, clusters.get(link.target, "")) in runs_on]
    if following:
        gone = {link.key for link in following}
        staying = [link for link in links if link.key not in gone]
    else:
        staying = links
    ordered = [*staying, *following]
    return FileEnds(
        _index([owners[link.source] for link in ordered]),
        Targets(_index([stores[link.target] for link in ordered]), len(stores)),
        _column([link.share / sums[link.source] for link in ordered]),
        ordered,
        len(staying),
    )


def _pairs(links: Sequence[Link]) -> Pairs:
    return frozenset((link.source, link.target) for link in links)


def _sources(links: Sequence[Link]) -> frozenset[ComponentId]:
    return frozenset(link.source for link in links)


def _sums(links: Sequence[Link]) -> dict[ComponentId, float]:
    sums: dict[ComponentId, float] = {}
    for link in links:
        sums[link.source] = sums.get(link.source, 0.0) + link.share
    return sums


def _index(rows: Sequence[int]) -> Index:
    return np.array(rows, dtype=np.intp)


def _column(numbers: Sequence[float]) -> Values:
    return np.array(numbers, dtype=np.float64).reshape(-1, 1, 1, 1)
