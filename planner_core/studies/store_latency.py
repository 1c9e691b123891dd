"""Latency of I/Os on each store at the planned load, with a rating.

A fixed service time and random arrivals describe a working day up to about half load; in storms, when a controller
is full for minutes, real latency is far longer (NetApp TR-4540: 2.26 ms where this says 0.8 ms).
"""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.response_times import USER, Band, LatencyBand, Medium
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.engine.layout.layout import NOWHERE
from planner_core.plan.components import ComponentId, DiskGroup
from planner_core.studies.response_network import ResponseNetwork, ResponseStation, Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.units import MS_PER_SECOND

IN_FRONT: Final = ("array_ports", "controller")
MOSTLY: Final = 0.5


class LatencyPart(msgspec.Struct, frozen=True):
    """One device in the path of an I/O."""

    component: ComponentId
    resource: str
    share: float
    """Share of the store's I/Os that wait for it."""
    service_ms: float
    response_ms: float
    """Infinite in overload."""
    utilisation: float


class StoreLatency(msgspec.Struct, frozen=True):
    """Mean latency of the I/Os of one store."""

    store: ComponentId
    latency_ms: float
    """Infinite in overload."""
    medium: Medium
    band: Band
    limits: LatencyBand
    parts: tuple[LatencyPart, ...]


def store_latencies(
    model: ResponseModel, phase: Phase = "steady", load: Load = "average", case: Case = NORMAL
) -> tuple[StoreLatency, ...] | Unanswered:
    """Every disk group, array and vSAN with I/O of desktops.

    Latency is that of ports and controllers, and of the drives for the I/Os that reach them; the parts of one write go
    to their drives at once, so it counts once, whatever their number. The network between hosts and arrays is not
    included.
    """
    network = model.network(model.data.interactions[USER], phase, load, case)
    if isinstance(network, Unanswered):
        return network
    by_store: dict[ComponentId, list[ResponseStation]] = {}
    for station in network.stations:
        if station.resource in IN_FRONT or station.resource == "disk_iops":
            by_store.setdefault(_store_of(model, station), []).append(station)
    return tuple(_latency(model, network, store, stations) for store, stations in by_store.items())


def _store_of(model: ResponseModel, station: ResponseStation) -> ComponentId:
    """The component that stores the files: the array or vSAN of a disk group, or the group itself."""
    layout = model.layout
    if station.resource != "disk_iops":
        return station.component
    row = layout.groups.row[station.component]
    around = [*layout.arrays.row, *layout.clusters.row]
    if layout.array_of_group[row] != NOWHERE:
        return around[int(layout.array_of_group[row])]
    if layout.vsan_of_group[row] != NOWHERE:
        return around[len(layout.arrays) + int(layout.vsan_of_group[row])]
    return station.component


def _latency(
    model: ResponseModel, network: ResponseNetwork, store: ComponentId, stations: list[ResponseStation]
) -> StoreLatency:
    to_drives = [_ios_per_second(network, each) for each in stations if each.resource == "disk_iops"]
    reaching = min(1.0, sum(to_drives) / max(model.ios_on(store, network), 1e-300))
    parts = tuple(
        _part(network, each, reaching * _ios_per_second(network, each) / sum(to_drives))
        if each.resource == "disk_iops"
        else _part(network, each, 1.0)
        for each in stations
    )
    latency = sum(each.share * each.response_ms for each in parts)
    medium = _medium(model, parts)
    limits = model.data.latency_bands[medium]
    return StoreLatency(store, latency, medium, limits.of(latency), limits, parts)


def _ios_per_second(network: ResponseNetwork, station: ResponseStation) -> float:
    """Visits per second of all planned sessions."""
    return sum(
        pool.sessions * load.visits / pool.cycle_seconds
        for pool, load in zip(network.pools, station.loads, strict=True)
    )


def _part(network: ResponseNetwork, station: ResponseStation, share: float) -> LatencyPart:
    row = network.stations.index(station)
    use = network.sessions * float(network.use_per_session[row])
    ios = _ios_per_second(network, station)
    busy = use * station.queues * station.servers
    service_ms = busy / ios * MS_PER_SECOND
    return LatencyPart(
        station.component,
        station.resource,
        share,
        service_ms,
        service_ms * float(network.stretches([network.sessions])[row, 0]),
        station.fixed_share + use,
    )


def _medium(model: ResponseModel, parts: tuple[LatencyPart, ...]) -> Medium:
    """Disk if most of the I/Os that reach drives reach hard disks."""
    on_disks = on_all = 0.0
    for part in parts:
        drives = model.plan.components[part.component]
        if isinstance(drives, DiskGroup):
            on_all += part.share
            on_disks += part.share if drives.drive_kind == "hdd" else 0.0
    return "disk" if on_disks > MOSTLY * on_all else "flash"
