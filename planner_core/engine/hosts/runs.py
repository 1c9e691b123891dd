"""The machines of a layout with the distribution of a plan: desktop counts from one, hosts from the other."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import OnOne
from planner_core.engine.hosts.distribution import Distribution, Entries
from planner_core.engine.hosts.failed_hosts import Missed
from planner_core.engine.layout.connections import HostEnds
from planner_core.engine.layout.dependencies import OfLayout, kept_property
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import desktop_load
from planner_core.formulas.recording import Column, Values, gather, total, values_of
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, InfrastructureServers


class Runs(OfLayout):
    """The desktops of a layout, spread over hosts by its own distribution or by that of the whole plan."""

    def __init__(self, layout: Layout, distribution: Distribution | None = None) -> None:
        self.layout = layout
        self.distribution = distribution or Distribution(layout)
        self.memo = layout.memo
        self._made_of = {Distribution: self.distribution, Layout: layout}

    def for_desktops(self, layout: Layout) -> Runs:
        """Other numbers of desktops in the same plan, on the same hosts as these."""
        return Runs(layout, self.distribution)

    @property
    def pools(self) -> Entries:
        """Pools on hosts."""
        return self.distribution.pools

    @property
    def pool_ends(self) -> HostEnds:
        """The same without their shares, which depend on much more: on what every host can carry."""
        return self.layout.connections.runs(DesktopPool)

    @property
    def servers(self) -> Entries:
        """Infrastructure servers on hosts."""
        return self.distribution.servers

    @property
    def server_ends(self) -> HostEnds:
        """The same without their shares."""
        return self.layout.connections.runs(InfrastructureServers)

    @property
    def failed_of_host(self) -> Values | None:
        """Failed hosts of each card by case, largest first; None if no case takes a host down."""
        return self.distribution.failed_of_host

    @property
    def hosts_in_service(self) -> Column:
        """Running hosts of each card, by case."""
        return self.distribution.hosts_in_service

    def failed_of_vsan(self, missed: Missed) -> Values | None:
        """The same for the vSAN of each cluster: hosts with the largest `missed` property of their drives fail
        first.
        """
        return self.distribution.failed_of_vsan(missed)

    def stores_of_group(self, missed: Missed) -> Column:
        """Stores per disk group by case: each host of a card has its own."""
        return self.distribution.stores_of_group(missed)

    @kept_property
    def desktops_of_pools(self) -> Column:
        """Planned desktops of the pool of each entry of `pools`."""
        return gather(self.layout.pools.column("desktops"), self.pool_ends.source)

    @kept_property
    def desktops_of_entries(self) -> Column:
        """Those of them on the hosts of each entry."""
        return desktop_load.machines_here(self.desktops_of_pools, self.pools.share)

    @kept_property
    def desktops_on_hosts(self) -> Column:
        """Planned desktops on the hosts of each card."""
        title = Message("Desktops on these hosts")
        return total(self.desktops_of_entries, self.pool_ends.targets, title, "desktops")

    @kept_property
    def on_one(self) -> OnOne:
        """The spread of desktops over the hosts of each card."""
        here = self.desktops_on_hosts
        all_of_them = max(float(values_of(self.layout.pools.column("desktops")).sum()), 1.0)
        part = values_of(here) / all_of_them / np.maximum(values_of(self.hosts_in_service), 1.0)
        return OnOne(here, self.hosts_in_service, part, self.layout.connections.cards_beside)
