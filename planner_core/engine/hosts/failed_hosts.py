"""Failed hosts in the failure cases: in each cluster, those with the largest impact first.

The impact depends on the resource: for desktops it is the host with the largest share of them, for vSAN the host whose
drives hold most or do most I/O. Each resource is planned for its own worst failure, so one case may assume different
hosts for processors and for vSAN.
"""

from __future__ import annotations

from typing import Final, Literal

import numpy as np

from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.hosts.desktops import login_cpu_mhz
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas import cpu
from planner_core.formulas.availability import failed_by_size
from planner_core.formulas.recording import Index, Values, values_of
from planner_core.plan.components import DesktopPool, Host

Missed = Literal["drive_iops", "drive_gb"]
"""Property of failed drives that determines their impact."""
IOPS: Final[Missed] = "drive_iops"
SPACE: Final[Missed] = "drive_gb"


def other_than(missed: Missed) -> Missed:
    """The tie-breaker between drives with equal impact."""
    return SPACE if missed == IOPS else IOPS


def hosts_fail(layout: Layout) -> bool:
    """Whether any case takes a host down."""
    return any(failed_hosts(case) for case in layout.cases)


def size_for_desktops(layout: Layout, carried: Values | None) -> Values:
    """Rank of each card by the size of one host, smallest first: its share of the cluster's desktops, its processors,
    its memory, and then the id. `carried` may be omitted if each cluster has hosts of a single card.

    If desktops are tied to single cards of a cluster, the busiest host counts as the largest: hosts without desktops
    have no impact, whatever their size.
    """
    hosts = layout.hosts
    clock, ram = _clock_mhz(layout), hosts.numbers("ram_gib")[:, 0, 0, 0]
    of_desktops = clock if carried is None else carried[:, 0, 0, 0]
    keys = (layout.nesting.rank_by_id(Host), ram, clock, of_desktops)
    tied = carried is not None and len(layout.connections.tied_to_cards) > 0
    return _rank(np.lexsort((*keys, _busy_mhz(layout, of_desktops)) if tied else keys))


def _busy_mhz(layout: Layout, carried: Values) -> Values:
    """Processor demand of desktops on one host of each card during logins: those tied to the card, and its share of
    those spread over the cluster.
    """
    ends, hosts = layout.connections.runs(DesktopPool), layout.hosts.numbers("count")[:, 0, 0, 0]
    asked = layout.pools.numbers("desktops")[:, 0, 0, 0] * values_of(login_cpu_mhz(layout))[:, 0, 0, 0]
    of_link = asked[ends.source] * ends.share.reshape(-1)
    card, cluster, first = ends.targets.index, layout.cluster_of_host, ends.spread_from
    tied = np.bincount(card[:first], of_link[:first], len(hosts))
    spread = np.bincount(card[first:], of_link[first:], len(hosts))
    inside = np.flatnonzero(cluster != NOWHERE)
    carried = np.where(np.isfinite(carried), carried, 0.0)
    together = np.bincount(cluster[inside], (carried * hosts)[inside], len(layout.clusters))
    part = np.zeros(len(hosts))
    part[inside] = carried[inside] / np.where(together > 0, together, 1.0)[cluster[inside]]
    busy: Values = tied / np.maximum(hosts, 1.0) + spread * part
    return busy


def size_for_vsan(layout: Layout, missed: Missed, for_desktops: Values) -> Values:
    """Rank of each card by the impact of losing one of its hosts on vSAN, least first; ties by the drives' other
    property, then as for desktops.
    """
    most, then = (_given_by_host(layout, each) for each in (missed, other_than(missed)))
    return _rank(np.lexsort((for_desktops, then, most)))


def failed_of_cards(layout: Layout, size: Values) -> Values:
    """Failed hosts of each card by case, those with the highest rank first; none outside of clusters."""
    failed_in = np.array([failed_hosts(case) for case in layout.cases], dtype=np.float64)
    failing = failed_in * np.where(layout.cluster_of_host == NOWHERE, 0.0, 1.0)[:, None]
    down = failed_by_size(layout.hosts.numbers("count")[:, 0, 0, 0], size, layout.cluster_of_host, failing)
    return down[:, None, None, :]


def _rank(smallest_first: Index) -> Values:
    rank = np.empty(len(smallest_first))
    rank[smallest_first] = np.arange(len(smallest_first))
    return rank


def _given_by_host(layout: Layout, missed: Missed) -> Values:
    """Total of a property over the drives that one host of each card gives to vSAN."""
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    drives, of_one = (layout.groups.numbers(field)[rows, 0, 0, 0] for field in ("drives", missed))
    given = np.bincount(layout.host_of_group[rows], drives * of_one, len(layout.hosts))
    return given.astype(np.float64)


def _clock_mhz(layout: Layout) -> Values:
    """Processor capacity of one host of each card: decides which host is larger if desktops do not."""
    hosts = layout.hosts
    clock = cpu.cpu_capacity_mhz(
        1.0,
        hosts.numbers("sockets"),
        hosts.numbers("cores_per_socket"),
        hosts.numbers("all_core_turbo_ghz"),
        hosts.numbers("work_per_clock_percent"),
        hosts.numbers("hyper_threading_gain_percent"),
    )
    return values_of(clock)[:, 0, 0, 0]
