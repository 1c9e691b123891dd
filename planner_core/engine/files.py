"""On which stores the file roles lie: disk groups, then storage arrays, then the vSAN of clusters."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.runs import Entries, Runs, share_note
from planner_core.engine.tables import Table, as_column
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    Targets,
    Traced,
    concatenate,
    gather,
    values_of,
)
from planner_core.formulas.spread import share_on_local_stores
from planner_core.plan.links import RUNS_ON, Link


class Files:
    """File roles on stores, as entries; and what kind of store each row is."""

    def __init__(self, layout: Layout, runs: Runs) -> None:
        self.layout = layout
        self.runs = runs
        self.groups = len(layout.groups)
        self.arrays = len(layout.arrays)
        self.stores = self.groups + self.arrays + len(layout.clusters)
        self._entries: dict[str, Entries] = {}

    @cached_property
    def ids(self) -> list[str]:
        """Component of each store row; clusters count whether they have vSAN or not."""
        return [*self.layout.groups.row, *self.layout.arrays.row, *self.layout.clusters.row]

    def array_rows(self) -> slice:
        """The stores that are arrays."""
        return slice(self.groups, self.groups + self.arrays)

    def vsan_rows(self) -> slice:
        """The stores that are clusters."""
        return slice(self.groups + self.arrays, self.stores)

    def entries(self, role: str) -> Entries:
        """Where a role of the pools lies; for `server_disk`, of the infrastructure servers."""
        if role not in self._entries:
            self._entries[role] = self._of_role(role)
        return self._entries[role]

    def _of_role(self, role: str) -> Entries:
        owners: Table[Any] = self.layout.servers if role == "server_disk" else self.layout.pools
        runs = self.runs.servers if role == "server_disk" else self.runs.pools
        links = [
            link
            for link in self.layout.links_by_role.get(role, ())
            if link.source in owners.row and self._row(link) != NOWHERE
        ]
        sums: dict[str, float] = {}
        for link in links:
            sums[link.source] = sums.get(link.source, 0.0) + link.share
        following = [link for link in links if self._follows_desktops(link)]
        staying = [link for link in links if link not in following] if following else links
        ordered = [*staying, *following]
        source = np.fromiter((owners.row[link.source] for link in ordered), np.intp, len(ordered))
        target = np.fromiter((self._row(link) for link in ordered), np.intp, len(ordered))
        share = self._leaf(staying, sums)
        if following:
            moving = self._beside_desktops(following, sums, source[len(staying) :], runs)
            share = concatenate([share, moving]) if staying else moving
        return Entries(source, Targets(target, self.stores), share)

    @cached_property
    def _rows(self) -> dict[str, int]:
        rows = {each: row for row, each in enumerate(self.ids)}
        for cluster in self.layout.clusters.components:
            if cluster.vsan == "none":
                rows[cluster.id] = NOWHERE
        return rows

    def _row(self, link: Link) -> int:
        return self._rows.get(link.target, NOWHERE)

    def _leaf(self, links: list[Link], sums: dict[str, float]) -> Column:
        values = as_column(link.share / sums[link.source] for link in links)
        if not self.layout.recording:
            return values
        return Traced(values, Leaf(lambda row: share_note(self.layout, links[row])))

    # --- local disks in a cluster of several cards -------------------------------------------------------------

    def _follows_desktops(self, link: Link) -> bool:
        """Whether the store is local to one of several cards of a cluster that the owner runs on."""
        layout = self.layout
        group = layout.groups.row.get(link.target)
        host = layout.host_of_group[group] if group is not None else NOWHERE
        cluster = layout.cluster_of_host[host] if host != NOWHERE else NOWHERE
        if cluster == NOWHERE or np.count_nonzero(layout.cluster_of_host == cluster) < 2:
            return False
        runs_on = (link.source, RUNS_ON, layout.clusters.components[cluster].id)
        return runs_on in layout.plan.links

    def _beside_desktops(
        self, links: list[Link], sums: dict[str, float], source: Index, runs: Entries
    ) -> Column:
        """Shares of files that lie where the desktops run: on the local store of their host."""
        layout = self.layout
        hosts = [int(layout.host_of_group[layout.groups.row[link.target]]) for link in links]
        found = {
            (int(owner), int(host)): entry
            for entry, (owner, host) in enumerate(zip(runs.source, runs.target, strict=True))
        }
        rows = np.array([found[int(owner), host] for owner, host in zip(source, hosts, strict=True)])
        here = gather(runs.share, rows)
        totals = np.zeros((len(self.layout.pools) + len(self.layout.servers), *values_of(here).shape[1:]))
        np.add.at(totals, source, values_of(here))
        together = totals[source]
        local = {each: sum(link.share for link in links if link.source == each) for each in sums}
        link_share = as_column(local[link.source] / sums[link.source] for link in links)
        if not layout.recording:
            return share_on_local_stores(link_share, here, together)
        note = Leaf(lambda row: share_note(layout, links[row]))
        return share_on_local_stores(Traced(link_share, note), here, Traced(together, note))
