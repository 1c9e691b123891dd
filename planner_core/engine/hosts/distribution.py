"""Which share of each pool runs on which hosts, and which hosts are in service, by case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.hosts.desktops import first_login_cpu_mhz, login_cpu_mhz
from planner_core.engine.hosts.failed_hosts import (
    IOPS,
    SPACE,
    Missed,
    failed_of_cards,
    hosts_fail,
    size_for_desktops,
    size_for_vsan,
)
from planner_core.engine.hosts.host_supply import cpu_of_one_host, pool_overhead_mib, ram_of_one_host
from planner_core.engine.layout.dependencies import OfLayout, kept_property
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.layout.targets import targets_of
from planner_core.formulas import desktop_load, memory
from planner_core.formulas import spread as spreading
from planner_core.formulas.recording import (
    ROWS_ONLY,
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
from planner_core.plan.components import DesktopPool, DiskGroup, InfrastructureServers
from planner_core.plan.links import Link

LARGEST_FAILED = "Hosts of the card, less those that have failed, the largest of the cluster first"
MISSED_FAILED_WORDS: Final[Mapping[Missed, str]] = {
    SPACE: "Hosts of the card, less those that have failed, those with most space for the vSAN first",
    IOPS: "Hosts of the card, less those that have failed, those with most IOPS for the vSAN first",
}


NONE_WITHOUT: Final = np.zeros((1, 1, 1, 1), dtype=bool)


class Entries(NamedTuple):
    """Links of one role as columns: source row, target row, and share."""

    source: Index
    targets: Targets
    share: Column

    @property
    def target(self) -> Index:
        """The target row of each entry."""
        return self.targets.index

    def of(self, owners: NDArray[np.bool_]) -> Entries:
        """Only the entries of some owners; `owners` has one element per owner."""
        chosen = owners[self.source]
        if chosen.all():
            return self
        rows = np.flatnonzero(chosen)
        targets = Targets(self.target[rows], self.targets.size)
        return Entries(self.source[rows], targets, gather(self.share, rows))


class Distribution(OfLayout):
    """Distribution of the machines of a plan over its hosts, and hosts in service, by case."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.memo = layout.memo
        self._made_of = {Layout: layout}

    @kept_property
    def pools(self) -> Entries:
        """Pools on hosts."""
        return self._entries(DesktopPool)

    @kept_property
    def servers(self) -> Entries:
        """Infrastructure servers on hosts."""
        return self._entries(InfrastructureServers)

    # --- hosts in service ------------------------------------------------------------------------------------

    @kept_property
    def failed_of_host(self) -> Values | None:
        """Failed hosts of each card by case, largest first; None if no case takes a host down."""
        return failed_of_cards(self.layout, self._size) if hosts_fail(self.layout) else None

    @kept_property
    def _size(self) -> Values:
        mixed = self.layout.nesting.has_mixed_cluster
        return size_for_desktops(self.layout, values_of(self._carried) if mixed else None)

    @kept_property
    def hosts_in_service(self) -> Column:
        """Running hosts of each card, by case."""
        hosts = self.layout.hosts
        if self.failed_of_host is None:
            return hosts.column("count")
        left = hosts.numbers("count") - self.failed_of_host
        return hosts.given(
            left,
            lambda host: drawing_note(host, Message("Hosts in service"), "hosts", "hosts", LARGEST_FAILED),
        )

    def failed_of_vsan(self, missed: Missed) -> Values | None:
        """The same for the vSAN of each cluster: hosts with the largest `missed` property of their drives fail
        first.
        """
        return self._failed_of_vsan[missed]

    @kept_property
    def _failed_of_vsan(self) -> Mapping[Missed, Values | None]:
        layout = self.layout
        if self.failed_of_host is None or not layout.has_vsan:
            return dict.fromkeys((SPACE, IOPS), self.failed_of_host)
        return {
            missed: failed_of_cards(layout, size_for_vsan(layout, missed, self._size))
            for missed in (SPACE, IOPS)
        }

    def stores_of_group(self, missed: Missed) -> Column:
        """Stores per disk group by case: each host of a card has its own.

        Files on local drives are where their desktops run, so the failed host is chosen by desktops.
        """
        return self._stores_by_missed[missed]

    @kept_property
    def _stores_by_missed(self) -> Mapping[Missed, Column]:
        if self.failed_of_host is None or not self.layout.has_vsan:
            return dict.fromkeys((SPACE, IOPS), self._stores(SPACE))
        return {missed: self._stores(missed) for missed in (SPACE, IOPS)}

    def _stores(self, missed: Missed) -> Column:
        layout, rows = self.layout, self.layout.host_of_group
        values, in_vsan = layout.stores, layout.vsan_of_group != NOWHERE
        failed, of_vsan = self.failed_of_host, self.failed_of_vsan(missed)
        if failed is not None and of_vsan is not None and len(layout.hosts):
            hosts = np.maximum(rows, 0)
            down = np.where(in_vsan.reshape(ROWS_ONLY), of_vsan[hosts], failed[hosts])
            values = values - np.where((rows == NOWHERE).reshape(ROWS_ONLY), 0.0, down)

        def note(group: DiskGroup) -> LeafNote:
            row = layout.groups.row[group.id]
            source = "Nesting in the plan"
            if failed is not None and rows[row] != NOWHERE:
                source = MISSED_FAILED_WORDS[missed] if in_vsan[row] else LARGEST_FAILED
            return drawing_note(group, Message("Stores, one in each host"), "stores", "count", source)

        return layout.groups.given(values, note)

    # --- shares ----------------------------------------------------------------------------------------------

    def _entries(self, kind: type[DesktopPool] | type[InfrastructureServers]) -> Entries:
        ends = self.layout.connections.runs(kind)
        share = self._link_shares(ends.share, ends.links)
        if ends.spread_from < len(ends.links) and self.layout.nesting.has_mixed_cluster:
            share = self._spread(share, ends.targets.index, ends.spread_from)
        return Entries(ends.source, ends.targets, share)

    def _link_shares(self, values: Values, links: Sequence[Link]) -> Column:
        if not self.layout.recording:
            return values
        return Traced(values, Leaf(lambda row: share_note(self.layout, links[row])))

    def _spread(self, link_share: Column, hosts: Index, first: int) -> Column:
        """Shares of links to hosts stay; those of links to clusters are spread over the cluster's hosts."""
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

    @kept_property
    def _inside(self) -> Index:
        """Rows of the host cards of a cluster."""
        return np.flatnonzero(self.layout.cluster_of_host != NOWHERE)

    @kept_property
    def _clusters(self) -> Targets:
        """The clusters of these cards."""
        members = self.layout.cluster_of_host[self._inside]
        return targets_of(("clusters",), members, len(self.layout.clusters))

    def _without(self, carried: Values) -> NDArray[np.bool_]:
        """Whether the cluster of each card can carry nothing at all, by case; False outside of clusters."""
        if carried.min(initial=1.0) > 0:  # the usual case, and much faster
            return NONE_WITHOUT
        nothing = self._clusters.sums(carried[self._inside]) <= 0
        none = np.zeros((1, *nothing.shape[1:]), dtype=bool)
        return np.concatenate([nothing, none])[self.layout.cluster_of_host]

    @kept_property
    def _spread_over(self) -> Column:
        """Hosts of each card that desktops are spread over: those in service. If none of them can carry any, all hosts,
        so that the missing capacity is visible.
        """
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

    @kept_property
    def _carried_or_alike(self) -> Column:
        """The share of one host; equal for all hosts if none of the cluster can carry any."""
        hosts, carried = self.layout.hosts, values_of(self._carried)
        without = self._without(hosts.numbers("count") * carried)
        if not without.any():
            return self._carried
        source = "What the host can carry; where no host of the cluster can carry any desktop, all are taken for alike"
        return hosts.given(
            np.where(without, 1.0, carried),
            lambda host: drawing_note(host, Message("Carried by one host"), "c", "share", source),
        )

    @kept_property
    def _carried(self) -> Column:
        """Share of its cluster's desktops that one host of each card could carry during work and logins: work alone
        would assign a card with more memory more logins than its processors allow. Of usual days and the first of the
        week the one that takes more processor time decides, for the same reason.

        Always uses the targets of the normal case: a failure changes targets, but does not move desktops whose host is
        in service. Those of failed hosts are spread over the others in the same proportions.
        """
        layout = self.layout
        return spreading.carried_share(
            cpu_of_one_host(layout),
            self._cpu_to_carry,
            layout.setting("cpu_target_percent"),
            ram_of_one_host(layout),
            self._ram_to_carry,
            layout.setting("ram_target_percent"),
        )

    @kept_property
    def _cpu_to_carry(self) -> Column:
        """Processor demand of all desktops of the cluster of each card during logins, on the day that takes most."""
        usual, first_day = self._cpu_with(login_cpu_mhz(self.layout)), first_login_cpu_mhz(self.layout)
        if first_day is None:
            return usual
        return spreading.demand_of_hardest_day(usual, self._cpu_with(first_day))

    def _cpu_with(self, mhz: Column) -> Column:
        """Processor demand of all desktops of the cluster of each card, by that of one desktop of each pool."""
        desktops, share, source, targets = self._to_carry
        return total(
            desktop_load.desktops_demand(desktops, share, gather(mhz, source)),
            targets,
            Message("CPU demand of the cluster's desktops"),
            "MHz",
        )

    @kept_property
    def _ram_to_carry(self) -> Column:
        """Memory demand of all desktops of the cluster of each card."""
        layout, (desktops, share, source, targets) = self.layout, self._to_carry
        first = layout.connections.runs(DesktopPool).spread_from
        ram = memory.ram_demand_gib(
            desktops,
            share,
            gather(layout.pools.column("ram_gib"), source),
            gather(pool_overhead_mib(layout), np.arange(first, first + len(source))),
        )
        return total(ram, targets, Message("RAM demand of the cluster's desktops"), "GiB")

    @kept_property
    def _to_carry(self) -> tuple[Column, Column, Index, Targets]:
        """Each pool on a cluster, once for each of its cards: desktops, their share, pools and cards."""
        ends = self.layout.connections.runs(DesktopPool)
        chosen = slice(ends.spread_from, None)
        source = ends.source[chosen]
        return (
            gather(self.layout.pools.column("desktops"), source),
            self._link_shares(ends.share[chosen], ends.links[chosen]),
            source,
            targets_of(("carried",), ends.targets.index[chosen], len(self.layout.hosts)),
        )


def share_note(layout: Layout, link: Link) -> LeafNote:
    """The origin of a link's share."""
    part = layout.plan.components[link.source]
    return drawing_note(part, Message("Share of the desktops here"), "s", "share", "Link in the plan")
