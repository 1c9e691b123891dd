"""Failed hosts in the failure cases: in each cluster, those with the largest impact first.

The impact depends on the resource: for desktops it is the host with the largest share of them, for vSAN the host whose
drives hold most or do most I/O. Each resource is planned for its own worst failure, so one case may assume different
hosts for processors and for vSAN.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.hosts.desktops import login_cpu_mhz
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas import cpu
from planner_core.formulas.availability import failed_by_size
from planner_core.formulas.recording import CASE_AXIS, Index, Values, values_of
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
    have no impact, whatever their size. By case where futures differ in it.
    """
    hosts = layout.hosts
    clock, ram = _clock_mhz(layout), hosts.numbers("ram_gib")[:, 0, 0, 0]
    of_desktops = clock if carried is None else _by_case(carried)
    keys = (layout.nesting.rank_by_id(Host), ram, clock, of_desktops)
    tied = carried is not None and len(layout.connections.tied_to_cards) > 0
    return _ranks((*keys, _busy_mhz(layout, of_desktops)) if tied else keys)


def _busy_mhz(layout: Layout, carried: Values) -> Values:
    """Processor demand of desktops on one host of each card during logins: those tied to the card, and its share of
    those spread over the cluster.
    """
    ends, hosts = layout.connections.runs(DesktopPool), layout.hosts.numbers("count")[:, 0, 0, 0]
    login_mhz = _by_case(values_of(login_cpu_mhz(layout)))
    varies = max(carried.ndim, login_mhz.ndim) > 1
    if varies:
        carried, login_mhz, hosts = in_columns(carried), in_columns(login_mhz), hosts[:, None]
    desktops = layout.pools.numbers("desktops")[:, 0, 0, 0]
    share = ends.share.reshape(-1)
    asked = (desktops[:, None] if varies else desktops) * login_mhz
    of_link = asked[ends.source] * (share[:, None] if varies else share)
    card, cluster, first = ends.targets.index, layout.cluster_of_host, ends.spread_from
    tied = _sums(card[:first], of_link[:first], len(hosts))
    spread = _sums(card[first:], of_link[first:], len(hosts))
    inside = np.flatnonzero(cluster != NOWHERE)
    carried = np.where(np.isfinite(carried), carried, 0.0)
    together = _sums(cluster[inside], (carried * hosts)[inside], len(layout.clusters))
    part = np.zeros(carried.shape)
    part[inside] = carried[inside] / np.where(together > 0, together, 1.0)[cluster[inside]]
    busy: Values = tied / np.maximum(hosts, 1.0) + spread * part
    return busy


def size_for_vsan(layout: Layout, missed: Missed, for_desktops: Values) -> Values:
    """Rank of each card by the impact of losing one of its hosts on vSAN, least first; ties by the drives' other
    property, then as for desktops.
    """
    most, then = (_given_by_host(layout, each) for each in (missed, other_than(missed)))
    return _ranks((for_desktops, then, most))


def failed_of_cards(layout: Layout, size: Values) -> Values:
    """Failed hosts of each card by case, those with the highest rank first; none outside of clusters."""
    failed_in = np.array([failed_hosts(case) for case in layout.cases], dtype=np.float64)
    failing = failed_in * np.where(layout.cluster_of_host == NOWHERE, 0.0, 1.0)[:, None]
    count, cluster = layout.hosts.numbers("count")[:, 0, 0, 0], layout.cluster_of_host
    if size.ndim == 1:
        return failed_by_size(count, size, cluster, failing)[:, None, None, :]
    # In many futures, which share few rankings, there is one case.
    down = np.empty(size.shape)
    rankings, which = np.unique(size, axis=1, return_inverse=True)
    for number, ranking in enumerate(rankings.T):
        chosen = which.reshape(-1) == number
        down[:, chosen] = failed_by_size(count, ranking, cluster, failing)
    return down[:, None, None, :]


def _by_case(column: Values) -> Values:
    """The only phase and load of a column, by row; by row and case if it differs by case."""
    return column[:, 0, 0, :] if column.shape[CASE_AXIS] > 1 else column[:, 0, 0, 0]


def in_columns(values: NDArray[Any]) -> NDArray[Any]:
    """Rows by case, with a single column if all cases are alike."""
    return values[:, None] if values.ndim == 1 else values


def _sums(index: Index, values: Values, size: int) -> Values:
    """The total of the rows with each index."""
    found = np.zeros((size, *values.shape[1:]))
    np.add.at(found, index, values)
    return found


def _ranks(keys: Sequence[NDArray[Any]]) -> Values:
    """Rank of each row by several keys, the last one first; by case if any key differs by case."""
    if any(key.ndim > 1 for key in keys):
        cases = max(key.shape[1] for key in keys if key.ndim > 1)
        keys = [np.broadcast_to(in_columns(key), (len(key), cases)) for key in keys]
    smallest_first = np.lexsort(tuple(keys), axis=0)
    rank = np.empty(smallest_first.shape)
    places = np.arange(len(rank), dtype=np.float64)
    if rank.ndim == 1:
        rank[smallest_first] = places
    else:
        np.put_along_axis(rank, smallest_first, np.broadcast_to(places[:, None], rank.shape), axis=0)
    return rank


def _given_by_host(layout: Layout, missed: Missed) -> Values:
    """Total of a property over the drives that one host of each card gives to vSAN."""
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    drives, of_one = (layout.groups.numbers(field)[rows] for field in ("drives", missed))
    return _sums(layout.host_of_group[rows], _by_case(drives * of_one), len(layout.hosts))


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
