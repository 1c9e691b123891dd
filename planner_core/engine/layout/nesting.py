"""Nesting as rows: the row of each component within its kind, and the row of its parent.

A plan shares its tables with the plan it was made from. After an edit of a field or a link `parents` is the same
object, and the last plan's `Nesting` is reused. It knows no links: what follows from them is in `connections`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np

from planner_core.formulas.recording import Index, Targets
from planner_core.plan.components import (
    Cluster,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    StorageArray,
)
from planner_core.plan.plan import Plan

NOWHERE: Final = -1
"""Row index for a missing component."""

FEW_CARDS: Final = 2
"""Minimum number of cards of a cluster for which desktops must be spread."""


class Nesting:
    """Rows of all components by kind, and of their parents."""

    def __init__(self, plan: Plan) -> None:
        self.parents = plan.parents
        self.every: tuple[ComponentId, ...] = tuple(plan.components)
        self.ids: dict[type[Any], list[ComponentId]] = {}
        self.row_of_place: list[int] = []
        """Row of each component of the plan in the table of its kind."""
        for part in plan.components.values():
            ids = self.ids.setdefault(type(part), [])
            self.row_of_place.append(len(ids))
            ids.append(part.id)
        self._ranks: dict[type[Any], Index] = {}

    def fits(self, plan: Plan) -> bool:
        """Whether this nesting is also valid for another plan, if its components have the same kinds."""
        return plan.parents is self.parents and tuple(plan.components) == self.every

    @cached_property
    def rows(self) -> Mapping[type[Any], dict[ComponentId, int]]:
        """Row of every component in the table of its kind."""
        return {kind: {each: row for row, each in enumerate(ids)} for kind, ids in self.ids.items()}

    def rows_of(self, kind: type[Any]) -> dict[ComponentId, int]:
        """Row by id of the components of one kind."""
        return self.rows.get(kind, {})

    def rank_by_id(self, kind: type[Any]) -> Index:
        """Rank of each component of a kind by id, which does not depend on drawing order."""
        if kind not in self._ranks:
            self._ranks[kind] = np.argsort(np.argsort(self.ids.get(kind, []))).astype(np.intp)
        return self._ranks[kind]

    @cached_property
    def all_pools(self) -> Targets:
        """All pools summed to one row."""
        return Targets(np.zeros(len(self.ids.get(DesktopPool, ())), dtype=np.intp), 1)

    @cached_property
    def stores(self) -> dict[ComponentId, int]:
        """Row of every component that can be a store."""
        ids = [each for kind in (DiskGroup, StorageArray, Cluster) for each in self.ids.get(kind, [])]
        return {each: row for row, each in enumerate(ids)}

    @cached_property
    def cluster_of_host(self) -> Index:
        """Row of the cluster that each host lies in, or NOWHERE."""
        return self._parent_rows(Host, Cluster)

    @cached_property
    def host_of_group(self) -> Index:
        """Row of the host that each disk group lies in, or NOWHERE."""
        return self._parent_rows(DiskGroup, Host)

    @cached_property
    def host_of_boards(self) -> Index:
        """Row of the host that each of the graphics boards lies in, or NOWHERE."""
        return self._parent_rows(GraphicsBoards, Host)

    @cached_property
    def array_of_group(self) -> Index:
        """Row of the array that each disk group lies in, or NOWHERE."""
        return self._parent_rows(DiskGroup, StorageArray)

    def _parent_rows(self, child: type[Any], parent: type[Any]) -> Index:
        inside, rows, children = self.parents, self.rows_of(parent), self.ids.get(child, [])
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

    @cached_property
    def clusters_around(self) -> dict[ComponentId, ComponentId]:
        """Disk groups in one of several cards of a cluster, and that cluster."""
        clusters = self.ids.get(Cluster, [])
        mixed = {clusters[row] for row, hosts in self.members.items() if len(hosts) >= FEW_CARDS}
        around = {
            group: self.parents.get(self.parents.get(group, ""), "") for group in self.ids.get(DiskGroup, [])
        }
        return {group: cluster for group, cluster in around.items() if cluster in mixed}
