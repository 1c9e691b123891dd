"""Stores of the file roles: disk groups, then storage arrays, then the vSAN of clusters."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from planner_core.engine.hosts.distribution import Distribution, Entries, share_note
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.connections import FileEnds
from planner_core.engine.layout.dependencies import OfLayout, kept_by_word, kept_property
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    Targets,
    Traced,
    Values,
    concatenate,
    gather,
    values_of,
)
from planner_core.formulas.spread import share_on_local_stores
from planner_core.plan.components import ComponentId
from planner_core.plan.links import POOL_FILE_ROLES, Link


class Files(OfLayout):
    """File roles on stores, as entries; and what kind of store each row is."""

    def __init__(self, layout: Layout, runs: Runs) -> None:
        self.layout = layout
        self.runs = runs
        self.groups = len(layout.groups)
        self.arrays = len(layout.arrays)
        self.stores = self.groups + self.arrays + len(layout.clusters)
        self.memo = layout.memo
        self._made_of = {Layout: layout, Distribution: runs.distribution, Runs: runs}

    @kept_property
    def ids(self) -> list[ComponentId]:
        """Component of each store row; clusters count whether they have vSAN or not."""
        return [*self.layout.groups.row, *self.layout.arrays.row, *self.layout.clusters.row]

    def array_rows(self) -> slice:
        """The stores that are arrays."""
        return slice(self.groups, self.groups + self.arrays)

    @kept_property
    def tolerated(self) -> Values:
        """Host failures that each store must tolerate: those of its cluster; for an array and its disk groups, the
        maximum over clusters with files there.
        """
        layout = self.layout
        by_cluster = np.append(layout.clusters.numbers("failures_to_tolerate")[:, 0, 0, 0], 0.0)
        by_host = np.append(by_cluster[layout.cluster_of_host], 0.0)
        array = np.concatenate(
            [layout.array_of_group, np.arange(self.arrays), np.full(len(layout.clusters), NOWHERE)]
        )
        by_array = np.zeros(self.arrays + 1)
        for roles, runs, owners in (
            (POOL_FILE_ROLES, self.runs.pool_ends, layout.pools),
            (("server_disk",), self.runs.server_ends, layout.servers),
        ):
            by_owner = np.zeros(len(owners))
            np.maximum.at(by_owner, runs.source, by_host[runs.targets.index])
            for role in roles if by_owner.any() else ():
                entries = self.entries(role)
                np.maximum.at(by_array, array[entries.target], by_owner[entries.source])
        by_array[NOWHERE] = 0.0
        own = np.concatenate([by_host[layout.host_of_group], np.zeros(self.arrays), by_cluster[:-1]])
        tolerated: Values = np.maximum(own, by_array[array]).reshape(-1, 1, 1, 1)
        return tolerated

    @kept_by_word
    def entries(self, role: str) -> Entries:
        """The entries of a role of the pools; for `server_disk`, of the infrastructure servers."""
        ends = self._on_stores(self.layout.connections.files(role))
        staying = slice(0, ends.following_from)
        share = self._leaf(ends.share[staying], ends.links[staying])
        if ends.following_from < len(ends.links):
            following = slice(ends.following_from, None)
            runs = self.runs.servers if role == "server_disk" else self.runs.pools
            moving = self._beside_desktops(
                ends.links[following], ends.share[following], ends.source[following], runs
            )
            share = concatenate([share, moving]) if ends.following_from else moving
        return Entries(ends.source, ends.targets, share)

    def _on_stores(self, ends: FileEnds) -> FileEnds:
        """Only links to stores; invalid ones are reported by a finding."""
        stores = ends.targets.index
        if self.layout.holds_files[stores].all():
            return ends
        kept = np.flatnonzero(self.layout.holds_files[stores])
        sums = np.zeros((int(ends.source.max()) + 1, 1, 1, 1))
        np.add.at(sums, ends.source[kept], ends.share[kept])
        return FileEnds(
            ends.source[kept],
            Targets(stores[kept], self.stores),
            ends.share[kept] / sums[ends.source[kept]],
            [ends.links[row] for row in kept.tolist()],
            int(np.count_nonzero(kept < ends.following_from)),
        )

    def _leaf(self, values: Values, links: Sequence[Link]) -> Column:
        if not self.layout.recording:
            return values
        return Traced(values, Leaf(lambda row: share_note(self.layout, links[row])))

    # --- local disks in a cluster of several cards -------------------------------------------------------------

    def _beside_desktops(
        self, links: Sequence[Link], link_share: Values, source: Index, runs: Entries
    ) -> Column:
        """Shares of files that are stored where the desktops run: on the local stores of their host."""
        layout = self.layout
        hosts = layout.host_of_group[np.array([layout.groups.row[link.target] for link in links])]
        found = {
            pair: entry
            for entry, pair in enumerate(zip(runs.source.tolist(), runs.target.tolist(), strict=True))
        }
        rows = np.array([found[pair] for pair in zip(source.tolist(), hosts.tolist(), strict=True)])
        here = gather(runs.share, rows)
        owners = Targets(source, int(source.max()) + 1)
        _, in_host = np.unique(source * len(layout.hosts) + hosts, return_inverse=True)
        part = link_share / Targets(in_host, len(in_host)).sums(link_share)[in_host]
        together = owners.sums(values_of(here) * part)[source]
        local = owners.sums(link_share)[source] * part
        if not layout.recording:
            return share_on_local_stores(local, here, together)
        note = Leaf(lambda row: share_note(layout, links[row]))
        return share_on_local_stores(Traced(local, note), here, Traced(together, note))
