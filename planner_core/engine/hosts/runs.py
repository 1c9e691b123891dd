"""Which part of each pool runs on which hosts, and which hosts are in service, case by case."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.hosts.desktops import login_cpu_mhz
from planner_core.engine.hosts.host_supply import cpu_of_one_host, pool_overhead_mib, ram_of_one_host
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.formulas import cpu, desktop_load, memory
from planner_core.formulas import spread as spreading
from planner_core.formulas.availability import failed_by_size
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, Host, InfrastructureServers
from planner_core.plan.links import Link


class Entries(NamedTuple):
    """Links of one role as columns: which row they start at, which they end at, and their share."""

    source: Index
    targets: Targets
    share: Column

    @property
    def target(self) -> Index:
        """The row each entry ends at."""
        return self.targets.index

    def of(self, owners: NDArray[np.bool_]) -> Entries:
        """Only those that start at some of the owners; one element per owner says which."""
        chosen = owners[self.source]
        if chosen.all():
            return self
        rows = np.flatnonzero(chosen)
        targets = Targets(self.target[rows], self.targets.size)
        return Entries(self.source[rows], targets, gather(self.share, rows))


class Runs:
    """Where machines run, and how many hosts are left to run them."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    @cached_property
    def pools(self) -> Entries:
        """Pools on hosts."""
        return self._entries(DesktopPool)

    @cached_property
    def servers(self) -> Entries:
        """Infrastructure servers on hosts."""
        return self._entries(InfrastructureServers)

    def for_desktops(self, layout: Layout) -> Runs:
        """The same spread over the same hosts for other numbers of desktops in the same plan."""
        other = Runs(layout)
        for name in ("pools", "servers", "failed_of_host", "hosts_in_service", "stores_of_group"):
            other.__dict__[name] = getattr(self, name)
        return other

    # --- hosts in service ------------------------------------------------------------------------------------

    @cached_property
    def failed_of_host(self) -> Values | None:
        """Hosts of each card that are down, by case, the largest first; None where no case takes a host down."""
        layout = self.layout
        failed_in = np.array([failed_hosts(case) for case in layout.cases], dtype=np.float64)
        if not failed_in.any():
            return None
        hosts = layout.hosts
        clock, ram = _clock_mhz(layout), hosts.numbers("ram_gib")[:, 0, 0, 0]
        carried = values_of(self._carried)[:, 0, 0, 0] if layout.structure.has_mixed_cluster else clock
        smallest_first = np.lexsort((layout.structure.rank_by_id(Host), ram, clock, carried))
        size = np.empty(len(hosts))
        size[smallest_first] = np.arange(len(hosts))
        failing = failed_in * np.where(layout.cluster_of_host == NOWHERE, 0.0, 1.0)[:, None]
        down = failed_by_size(hosts.numbers("count")[:, 0, 0, 0], size, layout.cluster_of_host, failing)
        return down[:, None, None, :]

    @cached_property
    def hosts_in_service(self) -> Column:
        """Hosts of each card that run, by case."""
        hosts = self.layout.hosts
        if self.failed_of_host is None:
            return hosts.column("count")
        left = hosts.numbers("count") - self.failed_of_host
        source = "Hosts of the card, less those that have failed, the largest of the cluster first"
        return hosts.given(
            left, lambda host: drawing_note(host, Message("Hosts in service"), "hosts", "hosts", source)
        )

    @cached_property
    def stores_of_group(self) -> Column:
        """How many stores a disk group stands for, by case: each host of a card has its own."""
        layout, rows = self.layout, self.layout.host_of_group
        values = layout.stores
        if self.failed_of_host is not None and len(layout.hosts):
            alone = (rows == NOWHERE)[:, None, None, None]
            values = values - np.where(alone, 0.0, self.failed_of_host[np.maximum(rows, 0)])
        title = Message("Stores, one in each host")
        return layout.groups.given(
            values, lambda group: drawing_note(group, title, "stores", "count", "Nesting in the plan")
        )

    # --- shares ----------------------------------------------------------------------------------------------

    def _entries(self, kind: type[DesktopPool] | type[InfrastructureServers]) -> Entries:
        ends = self.layout.structure.runs(kind)
        share = self._link_shares(ends.share, ends.links)
        if ends.spread_from < len(ends.links) and self.layout.structure.has_mixed_cluster:
            share = self._spread(share, ends.targets.index, ends.spread_from)
        return Entries(ends.source, ends.targets, share)

    def _link_shares(self, values: Values, links: Sequence[Link]) -> Column:
        if not self.layout.recording:
            return values
        return Traced(values, Leaf(lambda row: share_note(self.layout, links[row])))

    def _spread(self, link_share: Column, hosts: Index, first: int) -> Column:
        """Shares of links to hosts stay; those to clusters are spread over the cluster's hosts."""
        direct, spread = np.arange(first), np.arange(first, len(hosts))
        here = hosts[spread]
        clusters = self.layout.cluster_of_host[here]
        carried = spreading.carried_by_hosts(self._spread_over, self._carried_or_alike)
        of_cluster = total(
            gather(carried, self._inside),
            self._clusters,
            Message("Carried by all hosts of the cluster"),
            "share",
        )
        shares = spreading.share_on_hosts(
            gather(link_share, spread), gather(carried, here), gather(of_cluster, clusters)
        )
        return shares if not first else concatenate([gather(link_share, direct), shares])

    @cached_property
    def _inside(self) -> Index:
        """Rows of the host cards that lie in a cluster."""
        return np.flatnonzero(self.layout.cluster_of_host != NOWHERE)

    @cached_property
    def _clusters(self) -> Targets:
        """The clusters of these cards."""
        members = self.layout.cluster_of_host[self._inside]
        return self.layout.structure.kept_targets(("clusters",), members, len(self.layout.clusters))

    def _without(self, carried: Values) -> NDArray[np.bool_]:
        """Whether the cluster of each card carries nothing at all, by case; False outside of clusters."""
        nothing = self._clusters.sums(carried[self._inside]) <= 0
        none = np.zeros((1, *nothing.shape[1:]), dtype=bool)
        return np.concatenate([nothing, none])[self.layout.cluster_of_host]

    @cached_property
    def _spread_over(self) -> Column:
        """Hosts of each card that desktops are spread over: those in service. Where none is left that could carry
        any, all of them, so that the missing capacity shows."""
        in_service = values_of(self.hosts_in_service)
        without = self._without(in_service * values_of(self._carried_or_alike))
        if not without.any():
            return self.hosts_in_service
        hosts = self.layout.hosts
        source = "Hosts in service; all of them where none is left that could carry desktops"
        return hosts.given(
            np.where(without, hosts.numbers("count"), in_service),
            lambda host: drawing_note(host, Message("Hosts that desktops lie on"), "hosts", "hosts", source),
        )

    @cached_property
    def _carried_or_alike(self) -> Column:
        """What one host carries; where no host of the cluster carries anything, the same for each of them."""
        hosts, carried = self.layout.hosts, values_of(self._carried)
        without = self._without(hosts.numbers("count") * carried)
        if not without.any():
            return self._carried
        source = "What the host can carry; where no host of the cluster can carry any desktop, all are taken for alike"
        return hosts.given(
            np.where(without, 1.0, carried),
            lambda host: drawing_note(host, Message("Carried by one host"), "c", "share", source),
        )

    @cached_property
    def _carried(self) -> Column:
        """Part of its cluster's desktops that one host of each card could carry, while users work and others log in:
        by work alone a card with more memory would be given more logins than its processors have left."""
        layout = self.layout
        ends = layout.structure.runs(DesktopPool)
        chosen = slice(ends.spread_from, None)
        source = ends.source[chosen]
        targets = layout.structure.kept_targets(("carried",), ends.targets.index[chosen], len(layout.hosts))
        share, pools = self._link_shares(ends.share[chosen], ends.links[chosen]), layout.pools

        clock = login_cpu_mhz(layout)
        ram = memory.ram_demand_gib(
            gather(pools.column("desktops"), source),
            share,
            gather(pools.column("ram_gib"), source),
            pool_overhead_mib(layout, source, targets.index),
        )
        return spreading.carried_share(
            cpu_of_one_host(layout),
            total(
                desktop_load.desktops_demand(
                    gather(pools.column("desktops"), source), share, gather(clock, source)
                ),
                targets,
                Message("CPU demand of the cluster's desktops"),
                "MHz",
            ),
            layout.target("cpu_target_percent"),
            ram_of_one_host(layout),
            total(ram, targets, Message("RAM demand of the cluster's desktops"), "GiB"),
            layout.target("ram_target_percent"),
        )

    @cached_property
    def desktops_share(self) -> Values:
        """Part of all planned desktops that lies on one host of each card, by case."""
        layout, runs = self.layout, self.pools
        desktops = values_of(layout.pools.column("desktops"))
        here = runs.targets.sums(desktops[runs.source] * values_of(runs.share))
        all_of_them = max(float(desktops.sum()), 1.0)
        shares: Values = here / all_of_them / np.maximum(values_of(self.hosts_in_service), 1.0)
        return shares


def share_note(layout: Layout, link: Link) -> LeafNote:
    """Where the share of a link is from."""
    part = layout.plan.components[link.source]
    return drawing_note(part, Message("Share of the desktops here"), "s", "share", "Link in the plan")


def _clock_mhz(layout: Layout) -> Values:
    """Processors of one host of each card: what makes one host larger than another where desktops do not tell."""
    hosts = layout.hosts
    clock: Values = cpu.cpu_capacity_mhz(
        1.0,
        hosts.numbers("sockets"),
        hosts.numbers("cores_per_socket"),
        hosts.numbers("all_core_turbo_ghz"),
        hosts.numbers("hyper_threading_gain_percent"),
    )
    return clock[:, 0, 0, 0]
