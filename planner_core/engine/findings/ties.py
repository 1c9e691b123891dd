"""Lookup tables of nesting and links by component id, reused while these are unchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from planner_core.engine.layout.connections import Connections
from planner_core.plan.components import Cluster, ComponentId, DesktopPool, DiskGroup, Host, StorageArray
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.reuse import reused

T = TypeVar("T")
Ids = Sequence[ComponentId]
NONE: Ids = ()
NO_LINKS: Sequence[Link] = ()


class Ties:
    """Nesting and links of a plan, looked up from either end."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.nesting = connections.nesting
        self.parents = self.nesting.parents
        self.every: Ids = self.nesting.every
        self.links = connections.links
        self._answers: dict[Callable[[Ties], Any], Any] = {}

    def answer(self, question: Callable[[Ties], T]) -> T:
        """The cached result of a function of nesting and links."""
        if question not in self._answers:
            self._answers[question] = question(self)
        answer: T = self._answers[question]
        return answer

    def ids(self, kind: type[Any]) -> Ids:
        """The components of a kind, row by row."""
        return self.nesting.ids.get(kind, NONE)

    def is_a(self, kind: type[Any], component: ComponentId) -> bool:
        """Whether a component is of a kind."""
        return component in self.nesting.rows_of(kind)

    # --- links -------------------------------------------------------------------------------------------------

    @cached_property
    def of_role(self) -> Mapping[tuple[ComponentId, str], Sequence[Link]]:
        """The links of each component and role."""
        found: dict[tuple[ComponentId, str], list[Link]] = {}
        for link in self.links.values():
            found.setdefault((link.source, link.role), []).append(link)
        return found

    @cached_property
    def linked(self) -> frozenset[ComponentId]:
        """All link targets of a component: hosts, stores and lines."""
        return frozenset(link.target for link in self.links.values())

    @cached_property
    def files_on(self) -> Mapping[ComponentId, Sequence[Link]]:
        """The links of file roles that end at each store."""
        found: dict[ComponentId, list[Link]] = {}
        for link in self.links.values():
            if link.role not in (RUNS_ON, DISPLAY):
                found.setdefault(link.target, []).append(link)
        return found

    def stores(self, owner: ComponentId, role: str) -> list[ComponentId]:
        """The stores of a file role."""
        return [link.target for link in self.of_role.get((owner, role), NO_LINKS)]

    @cached_property
    def all_stores(self) -> Mapping[ComponentId, Ids]:
        """The stores of all file roles of a component; a store with several roles is repeated."""
        found: dict[ComponentId, list[ComponentId]] = {}
        for links in self.files_on.values():
            for link in links:
                found.setdefault(link.source, []).append(link.target)
        return found

    # --- hosts -------------------------------------------------------------------------------------------------

    @cached_property
    def hosts_in(self) -> Mapping[ComponentId, Ids]:
        """Cluster -> its host cards."""
        found: dict[ComponentId, list[ComponentId]] = {cluster: [] for cluster in self.ids(Cluster)}
        for host in self.ids(Host):
            if cluster := self.cluster_of(host):
                found[cluster].append(host)
        return found

    def cluster_of(self, host: ComponentId) -> ComponentId | None:
        """The cluster of a host card."""
        around = self.parents.get(host, "")
        return around if self.is_a(Cluster, around) else None

    @cached_property
    def hosts_of(self) -> Mapping[ComponentId, Ids]:
        """Pool or servers -> the host cards they run on, including those of clusters."""
        found: dict[ComponentId, list[ComponentId]] = {}
        for link in self.connections.of_role(RUNS_ON):
            if self.is_a(Host, link.target):
                found.setdefault(link.source, []).append(link.target)
            elif self.is_a(Cluster, link.target):
                found.setdefault(link.source, []).extend(self.hosts_in[link.target])
        return found

    @cached_property
    def pools_on(self) -> Mapping[ComponentId, Ids]:
        """Host card -> the pools that run on it."""
        found: dict[ComponentId, list[ComponentId]] = {}
        for pool in self.ids(DesktopPool):
            for host in self.hosts_of.get(pool, NONE):
                found.setdefault(host, []).append(pool)
        return found

    # --- stores ------------------------------------------------------------------------------------------------

    @cached_property
    def groups_in(self) -> Mapping[ComponentId, Ids]:
        """Host card or array -> its disk groups."""
        found: dict[ComponentId, list[ComponentId]] = {}
        for group in self.ids(DiskGroup):
            parent = self.parents.get(group)
            if parent is not None:
                found.setdefault(parent, []).append(group)
        return found

    def host_of(self, store: ComponentId) -> ComponentId | None:
        """The host card of a local disk group; None for shared stores."""
        parent = self.parents.get(store, "")
        return parent if self.is_a(Host, parent) else None

    def array_of(self, store: ComponentId) -> ComponentId | None:
        """The array that a store is or is part of; None for others."""
        places = (store, self.parents.get(store, ""))
        return next((each for each in places if self.is_a(StorageArray, each)), None)

    @cached_property
    def arrays_of(self) -> Mapping[ComponentId, Ids]:
        """Host card -> the arrays with files of its pools, directly or on disk groups in them."""
        found: dict[ComponentId, dict[ComponentId, None]] = {}
        for pool in self.ids(DesktopPool):
            arrays = [array for store in self.all_stores.get(pool, NONE) if (array := self.array_of(store))]
            for host in self.hosts_of.get(pool, NONE):
                found.setdefault(host, {}).update(dict.fromkeys(arrays))
        return {host: tuple(arrays) for host, arrays in found.items() if arrays}


def ties_of(connections: Connections) -> Ties:
    """The ties of a plan; those of the last one if nesting and links are unchanged."""
    return reused(Ties, connections)
