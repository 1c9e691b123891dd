"""Overhead of vSAN on its hosts: processors and memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.vsan import StoreServices, VsanMemory, VsanVersion
from planner_core.engine.hosts.vsan_reduction import reduction_cpu_percent
from planner_core.engine.layout.layout import NOWHERE, Layout, has_other_stores, other_stores
from planner_core.engine.layout.tables import as_column, drawing_note, field_note
from planner_core.formulas import host_cache, hyperconverged, vsan
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    LeafNote,
    Values,
    concatenate,
    gather,
    rows_or,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Cluster, Host
from planner_core.plan.store_platforms import platform_of

COUNTS_IN_FULL = "This version of vSAN counts the cache in full"
OF_THE_HOST = "Disk groups of the host given to vSAN"
REDUCTION_SHARE = Message("Processor share of data reduction")
ONE_OF_ESA = "What a host gives to the express storage counts as one disk group"


def vsan_cpu_percent(layout: Layout) -> Column:
    """Share of the processors of each card that vSAN takes; 0 outside of vSAN clusters."""

    def note(host: Host) -> LeafNote:
        cluster = _cluster(layout, host)
        if cluster is None:
            return drawing_note(
                host, Message("Processor share of vSAN"), "vSAN", "%", "The host is in no vSAN cluster"
            )
        return field_note(cluster, "vsan_cpu_percent")

    percent = layout.clusters.numbers("vsan_cpu_percent")
    return layout.hosts.given(_on_hosts(layout, percent), note)


def reduction_cpu_on_hosts_percent(layout: Layout) -> Column:
    """Share of the processors of each card that the data reduction of its vSAN takes."""
    percent = reduction_cpu_percent(layout)

    def note(host: Host) -> LeafNote:
        cluster = _cluster(layout, host)
        if cluster is None:
            return drawing_note(host, REDUCTION_SHARE, "vSAN", "%", "The host is in no vSAN cluster")
        return field_note(cluster, "vsan_reduction_cpu_percent")

    return layout.hosts.given(_on_hosts(layout, values_of(percent)), note)


def store_memory_mib(layout: Layout) -> Column:
    """Memory that vSAN or another store takes on one host of each card; 0 outside of such clusters."""
    if not has_other_stores(layout):
        return vsan_memory_mib(layout)
    others = other_memory_mib(layout)
    cards = np.append(other_stores(layout), False)[layout.cluster_of_host]
    if (other_stores(layout) | ~layout.shares_disks).all():
        return others
    return by_rows(cards, others, vsan_memory_mib(layout))


def vsan_memory_mib(layout: Layout) -> Column:
    """Memory that vSAN takes on one host of each card; 0 outside of vSAN clusters."""

    def coefficient(title: Message, unit: str, value: Callable[[VsanMemory], float]) -> Column:
        return _coefficient(layout, title, unit, value)

    groups, cache, disks = _devices(layout)
    return vsan.vsan_memory_mib(
        _base_mib(layout),
        groups,
        coefficient(Message("Memory per vSAN disk group"), "MiB", lambda each: each.per_disk_group_mib),
        coefficient(
            Message("Share of the RAM per vSAN disk group"), "share", lambda each: each.host_ram_share
        ),
        layout.hosts.column("ram_gib"),
        coefficient(Message("Memory per GB of cache"), "MiB/GB", lambda each: each.per_cache_gb_mib),
        cache,
        _cache_cap_gb(layout, cache),
        coefficient(Message("Memory per capacity device"), "MiB", lambda each: each.per_capacity_disk_mib),
        disks,
    )


def _cache_cap_gb(layout: Layout, cache: Column) -> Column:
    """Size of a cache device that counts at most; the whole device if the version has no cap."""
    title = Message("Cache that counts at most")
    known = _on_hosts(
        layout,
        _numbers_of(layout, lambda cluster: _of_vsan(layout, cluster, lambda each: each.cache_cap_gb or 0.0)),
    )
    constant = _constant_note(layout, title, "GB")

    def note(host: Host) -> LeafNote:
        if known[layout.hosts.row[host.id]].item() or _cluster(layout, host) is None:
            return constant(host)
        return drawing_note(host, title, title.text, "GB", COUNTS_IN_FULL)

    return layout.hosts.given(np.where(known > 0, known, values_of(cache)), note)


def _base_mib(layout: Layout) -> Column:
    """Memory of vSAN before disk groups."""
    hosts = np.append(layout.hosts_of_clusters, 0.0)[layout.cluster_of_host].reshape(-1, 1, 1, 1)
    title = Message("Hosts of the cluster")
    return vsan.vsan_base_memory_mib(
        _coefficient(layout, Message("Memory of vSAN itself"), "MiB", lambda each: each.base_mib),
        _coefficient(layout, Message("More in a large cluster"), "MiB", lambda each: each.large_cluster_mib),
        layout.hosts.given(
            hosts, lambda host: drawing_note(host, title, "H", "hosts", "Nesting in the plan")
        ),
        _coefficient(
            layout, Message("Hosts of a small cluster"), "hosts", lambda each: each.small_cluster_hosts
        ),
    )


def has_client_cache(cluster: Cluster, version: VsanVersion) -> bool:
    """Whether the hosts of a cluster keep reads of its vSAN in their memory: from 6.2 on, unless it is off."""
    return cluster.vsan_client_cache != "off" and version.client_cache_gib > 0


def client_cache_note(cluster: Cluster, note: LeafNote) -> LeafNote:
    """The note of a number of the client cache; where it is off, the plan says so."""
    if cluster.vsan_client_cache != "off":
        return note
    typed = field_note(cluster, "vsan_client_cache")
    return typed._replace(title=note.title, symbol=note.symbol, unit=note.unit)


def client_cache_gib(layout: Layout) -> Column:
    """Memory of the vSAN client read cache on one host of each card; 0 outside of vSAN clusters."""
    versions = layout.catalog.vsan_versions

    def column(title: Message, unit: str, value: Callable[[VsanVersion], float]) -> Column:
        def of_cluster(cluster: Cluster) -> float:
            version = versions[cluster.vsan_version]
            return value(version) if has_client_cache(cluster, version) else 0.0

        def note(host: Host) -> LeafNote:
            cluster, plain = _cluster(layout, host), constant(host)
            return client_cache_note(cluster, plain) if cluster else plain

        constant = _constant_note(layout, title, unit)
        return layout.hosts.given(_on_hosts(layout, _numbers_of(layout, of_cluster)), note)

    return host_cache.client_cache_gib(
        layout.hosts.column("ram_gib"),
        column(
            Message("Part of the RAM for the client cache of vSAN"),
            "%",
            lambda version: version.client_cache_percent,
        ),
        column(Message("Client cache of vSAN at most"), "GiB", lambda version: version.client_cache_gib),
    )


def _coefficient(layout: Layout, title: Message, unit: str, value: Callable[[VsanMemory], float]) -> Column:
    """One coefficient of the version's memory formula; 0 for hosts outside of vSAN clusters."""
    return _of_cluster(layout, title, unit, lambda cluster: _of_vsan(layout, cluster, value))


def _of_cluster(layout: Layout, title: Message, unit: str, value: Callable[[Cluster], float]) -> Column:
    """A constant of the vSAN version of each host's cluster; 0 for hosts outside of vSAN clusters."""
    numbers = _on_hosts(layout, _numbers_of(layout, value))
    return layout.hosts.given(numbers, _constant_note(layout, title, unit))


def _numbers_of(layout: Layout, value: Callable[[Cluster], float]) -> Values:
    """Values for each cluster by its vSAN version."""
    clusters = layout.clusters
    return clusters.by_choices(
        ("vsan", "vsan_version", "vsan_client_cache"), lambda row: value(clusters.components[row])
    )


def _constant_note(layout: Layout, title: Message, unit: str) -> Callable[[Host], LeafNote]:
    """States that a number comes from the vSAN version of the host's cluster."""

    def note(host: Host) -> LeafNote:
        cluster = _cluster(layout, host)
        version = layout.catalog.vsan_versions[cluster.vsan_version] if cluster else None
        words = version.name if version else "vSAN"
        source = version.source if version else "The host is in no vSAN cluster"
        return LeafNote(title, words, unit, "constant", source, host.name, host.id)

    return note


def _on_hosts(layout: Layout, of_clusters: Values) -> Values:
    """The value of each host's vSAN cluster; 0 outside."""
    shared = np.where(layout.shares_disks.reshape(ROWS_ONLY), of_clusters, 0.0)
    return rows_or(shared, layout.cluster_of_host, 0.0)


def _devices(layout: Layout) -> tuple[Column, Column, Column]:
    """Disk groups, GB of a cache device (the largest if they differ) and capacity devices of one host of each card.
    Express storage has neither groups nor caches: a host counts as one group.
    """
    groups, size = layout.groups, len(layout.hosts)
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    host = layout.host_of_group[rows]

    def given(field: str) -> Values:
        numbers: Values = groups.numbers(field)[rows, 0, 0, 0]
        return numbers

    largest = np.zeros(size)
    np.maximum.at(largest, host, given("cache_gb"))
    is_esa = _on_hosts(layout, layout.clusters.looked_up("vsan", lambda kind: kind == "esa"))[:, 0, 0, 0] > 0
    of_host = np.where(is_esa, layout.gives_drives, np.bincount(host, given("cache_drives"), size))

    def counted(title: Message, unit: str, values: NDArray[Any]) -> Column:
        return layout.hosts.given(
            values.reshape(ROWS_ONLY),
            lambda host: drawing_note(host, title, title.text, unit, OF_THE_HOST),
        )

    def group_note(host: Host) -> LeafNote:
        one = is_esa[layout.hosts.row[host.id]]
        title = Message("vSAN disk groups")
        return drawing_note(host, title, title.text, "groups", ONE_OF_ESA if one else OF_THE_HOST)

    return (
        layout.hosts.given(of_host.reshape(ROWS_ONLY), group_note),
        counted(Message("Cache device"), "GB", largest),
        counted(Message("Capacity devices"), "devices", np.bincount(host, given("drives"), size)),
    )


def _of_vsan(layout: Layout, cluster: Cluster, value: Callable[[VsanMemory], float]) -> float:
    """A coefficient of the memory of a vSAN; 0 for other platforms."""
    version = layout.catalog.vsan_versions[cluster.vsan_version]
    memory = version.hybrid if cluster.vsan == "hybrid" else version.all_flash
    if cluster.vsan == "esa":
        memory = version.esa or version.all_flash
    return value(memory) if memory is not None else 0.0


def by_rows(first: NDArray[np.bool_], a: Column, b: Column) -> Column:
    """The rows of one column where `first` says so, and those of another elsewhere."""
    own, others = np.flatnonzero(first), np.flatnonzero(~first)
    order = np.argsort(np.concatenate([own, others]), kind="stable")
    return gather(concatenate([gather(a, own), gather(b, others)]), order)


# --- other platforms -----------------------------------------------------------------------------------------


def other_memory_mib(layout: Layout) -> Column:
    """Memory that a store other than vSAN takes on one host of each card; 0 outside of clusters with one."""
    counted = _shared(layout)

    def column(title: Message, unit: str, value: Callable[[StoreServices], float]) -> Column:
        return _of_services(layout, title, unit, lambda _, services: value(services))

    return hyperconverged.store_memory_mib(
        column(Message("Memory of the store itself"), "MiB", lambda each: each.memory_mib),
        _of_services(layout, Message("More with deduplication"), "MiB", _deduplication_mib),
        _of_services(
            layout, Message("More with three copies"), "MiB", lambda *each: _copies_mib(layout, *each)
        ),
        column(Message("Memory per GB of cache"), "MiB/GB", lambda each: each.memory_per_cache_gb_mib),
        counted(Message("Cache devices of the host"), "GB", "cache_drives", "cache_gb"),
        column(Message("Memory per drive"), "MiB", lambda each: each.memory_per_drive_mib),
        counted(Message("Drives of the host"), "drives", "drives"),
    )


def controller_vcpus(layout: Layout) -> Column:
    """vCPUs of the machine on each host that serves its store: those of the plan, else those that its platform has."""
    own = layout.hosts.column("controller_vcpus")
    if not has_other_stores(layout):
        return own
    of_platform = _of_services(
        layout, Message("vCPUs of the store's machine"), "vCPUs", lambda _, each: each.controller_vcpus
    )
    return by_rows(values_of(own)[:, 0, 0, 0] > 0, own, of_platform)


def service_cores(layout: Layout) -> Column | None:
    """Cores of one host of each card that serve the drives of its store; None if none do in any cluster."""
    if not has_other_stores(layout):
        return None
    per_drive = _of_services(
        layout, Message("Cores per drive"), "cores", lambda _, each: each.cores_per_drive
    )
    if not values_of(per_drive).any():
        return None
    return hyperconverged.service_cores(
        _of_services(layout, Message("Cores of other services"), "cores", lambda _, each: each.cores),
        per_drive,
        _shared(layout)(Message("Drives of the host"), "drives", "drives"),
    )


def _deduplication_mib(cluster: Cluster, services: StoreServices) -> float:
    return services.deduplication_mib if cluster.vsan_data_reduction > 1 else 0.0


def _copies_mib(layout: Layout, cluster: Cluster, services: StoreServices) -> float:
    """Only with three copies or as many parts that may fail."""
    three = layout.catalog.vsan_policies[cluster.vsan_policy].failures_tolerated > 1
    return services.copies_mib if three else 0.0


def _of_services(
    layout: Layout, title: Message, unit: str, value: Callable[[Cluster, StoreServices], float]
) -> Column:
    """A constant of the platform of each host's store; 0 for hosts without one, or with vSAN."""
    versions, others = layout.catalog.vsan_versions, other_stores(layout)

    def number(row: int, cluster: Cluster) -> float:
        services = versions[cluster.vsan_version].services
        return value(cluster, services) if others[row] and services is not None else 0.0

    numbers = as_column(number(row, each) for row, each in enumerate(layout.clusters.components))
    return layout.hosts.given(_on_hosts(layout, numbers), _constant_note(layout, title, unit))


def _shared(layout: Layout) -> Callable[..., Column]:
    """What one host of each card gives to the store of its cluster: products of fields, added up."""
    groups, size = layout.groups, len(layout.hosts)
    rows = np.flatnonzero(np.append(other_stores(layout), False)[layout.vsan_of_group])
    versions = layout.clusters.looked_up("vsan_version", lambda each: platform_of(each).has_caches)
    caches = np.append(versions[:, 0, 0, 0], 0.0)[layout.vsan_of_group[rows]]

    def counted(title: Message, unit: str, *fields: str) -> Column:
        numbers = np.ones(len(rows)) if "cache_drives" not in fields else caches
        for field in fields:
            numbers = numbers * groups.numbers(field)[rows, 0, 0, 0]
        sums: Values = (
            np.bincount(layout.host_of_group[rows], numbers, size).reshape(ROWS_ONLY).astype(np.float64)
        )
        return layout.hosts.given(sums, lambda host: drawing_note(host, title, title.text, unit, OF_THE_HOST))

    return counted


def _cluster(layout: Layout, host: Host) -> Cluster | None:
    """The cluster whose vSAN a host is part of."""
    row = layout.cluster_of_host[layout.hosts.row[host.id]]
    cluster = layout.clusters.components[row] if row != NOWHERE else None
    return cluster if cluster and cluster.vsan != "none" else None
