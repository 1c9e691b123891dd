"""Bytes that pools and infrastructure servers send to arrays and through the network of vSAN."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.hosts.vsan_reduction import compression_on_the_way
from planner_core.engine.layout.dependencies import kept_by_word
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.arrays import SERVER_KIB, SERVER_KIB_PER_IO, array_of_store
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.store_io import RoleIo, StoreIo
from planner_core.engine.storage.vsan import SITES, hosts_of_clusters
from planner_core.formulas import network, vsan
from planner_core.formulas.recording import (
    Column,
    Index,
    LeafNote,
    Targets,
    concatenate,
    gather,
    total,
)
from planner_core.messages import Message
from planner_core.plan.components import IP_PROTOCOLS

Mask: TypeAlias = NDArray[np.bool_]
Way: TypeAlias = Literal["IP", "Fibre Channel or SAS"]
NO_BYTES = LeafNote(
    Message("Other direction"), "0", "MB/s", "drawing", "Reads and writes are counted one by one"
)


class Titles(NamedTuple):
    """Titles of storage traffic in derivations."""

    arrays: Message
    vsan: Message


OF_POOLS = Titles(
    Message("Traffic of the pool to arrays over IP"),
    Message("Traffic of the pool between the hosts of their store"),
)
OF_SERVERS = Titles(
    Message("Traffic of the servers to arrays over IP"),
    Message("Traffic of the servers between the hosts of their store"),
)


class Flow(NamedTuple):
    """I/O of pools or of servers in one direction, and its bytes, one row for each file role on a store."""

    part: RoleIo
    megabytes: Column
    is_write: bool


def flows_of_desktops(io: StoreIo) -> Sequence[Flow]:
    return Flow(io.role_reads, io.read_bytes, False), Flow(io.role_writes, io.write_bytes, True)


def flows_of_servers(layout: Layout, io: StoreIo) -> Sequence[Flow]:
    size = layout.constant(SERVER_KIB_PER_IO, SERVER_KIB)
    return [
        Flow(part, network.throughput_mb_s(part.io, size), is_write)
        for part, is_write in ((io.server_reads, False), (io.server_writes, True))
    ]


def bytes_to_stores(flows: Sequence[Flow], stores: Mask, owners: int, title: Message) -> Column:
    """MB/s from each pool, or each group of servers, to some of the stores."""
    parts, source = [], []
    for part, megabytes, _ in flows:
        rows = np.flatnonzero(stores[part.targets.index])
        parts.append(gather(megabytes, rows))
        source.append(part.source[rows])
    every: Index = np.concatenate(source)
    return total(concatenate(parts), targets_of(("bytes", title.text), every, owners), title, "MB/s")


@kept_by_word
def stores_over(layout: Layout, files: Files, way: Way) -> Mask:
    """The stores that are reached through an array over IP, or through one by Fibre Channel or SAS."""
    of_array = layout.arrays.looked_up(
        "protocol", lambda protocol: (protocol in IP_PROTOCOLS) == (way == "IP")
    )
    return np.append(of_array[:, 0, 0, 0] > 0, False)[array_of_store(layout, files)]


def bytes_over_ip(layout: Layout, files: Files, flows: Sequence[Flow], owners: int, titles: Titles) -> Column:
    """MB/s of each pool, or of each group of servers, to arrays over IP, and through the network of vSAN."""
    plain = bytes_to_stores(flows, stores_over(layout, files, "IP"), owners, titles.arrays)
    if not layout.has_vsan:
        return plain
    first = files.groups + files.arrays
    sends_less = layout.clusters.any_above("vsan_compression", 1.0) and layout.clusters.any_is("vsan", "esa")
    parts, rows_of = [], []
    for part, megabytes, is_write in flows:
        rows = np.flatnonzero(part.targets.index >= first)
        cluster = part.targets.index[rows] - first
        every = gather(megabytes, rows)
        if is_write and sends_less:
            every = vsan.compressed_mb_s(every, gather(compression_on_the_way(layout), cluster))
        nothing = layout.constant(0, NO_BYTES)
        parts.append(
            vsan.vsan_network_mb_s(
                nothing if is_write else every,
                every if is_write else nothing,
                gather(_penalty(layout), cluster),
                # All hosts: where only d of h give drives, d / h of the transfers start on one of these, and of
                # them 1 / d stay there. That is 1 / h again.
                gather(hosts_of_clusters(layout, files.runs), cluster),
            )
        )
        rows_of.append(part.source[rows])
    shared = total(concatenate(parts), Targets(np.concatenate(rows_of), owners), titles.vsan, "MB/s")
    return network.added_mb_s(plain, shared)


def _penalty(layout: Layout) -> Column:
    policies = layout.catalog.vsan_policies
    title = Message("Parts written for each write")
    return layout.clusters.derived(
        lambda cluster: (
            policies[cluster.vsan_policy].parts_sent(cluster.vsan == "esa") * SITES[cluster.vsan_sites]
        ),
        lambda cluster: LeafNote(
            title,
            policies[cluster.vsan_policy].name,
            "parts",
            "constant",
            policies[cluster.vsan_policy].source,
            cluster.name,
            cluster.id,
        ),
    )
