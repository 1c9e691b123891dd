"""Bytes on the ports of the hosts and on the lines to the users."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.arrays import FAILED_PORTS, array_of_store
from planner_core.engine.axes import working_or_storm
from planner_core.engine.block import Block
from planner_core.engine.desktops import users_at_work
from planner_core.engine.files import Files
from planner_core.engine.hosts import tolerated_by_host
from planner_core.engine.layout import Layout
from planner_core.engine.runs import Runs
from planner_core.engine.store_io import StoreIo
from planner_core.engine.vsan import hosts_of_clusters
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
from planner_core.plan.links import DISPLAY

Mask: TypeAlias = NDArray[np.bool_]
NOTHING = LeafNote(
    Message("Traffic of servers"),
    "0",
    "MB/s",
    "drawing",
    "Infrastructure servers are not counted on ports of hosts",
)
ALL_DESKTOPS = LeafNote(Message("All of its desktops"), "s", "share", "drawing", "The pool as a whole")
NOBODY = LeafNote(
    Message("Display traffic of a storm"), "0", "kbit/s", "drawing", "Nobody works during the storm"
)
NO_BYTES = LeafNote(
    Message("Other direction"), "0", "MB/s", "drawing", "Reads and writes are counted one by one"
)


def host_ports_block(layout: Layout, files: Files, runs: Runs, io: StoreIo) -> Block | None:
    """Storage ports of the hosts against what their desktops send to arrays by Fibre Channel and SAS."""
    stores = _stores_over(layout, files, ip=False)
    if not stores.any():
        return None
    hosts = layout.hosts
    per_pool = _bytes_of_pools(layout, io, stores, Message("Traffic of the pool to arrays"))
    return Block(
        resource="host_ports",
        unit="MB/s",
        components=hosts.ids,
        demand=_on_hosts(runs, per_pool, Message("Traffic of all desktops to arrays")),
        fixed_demand=layout.constant(0, NOTHING),
        capacity=network.host_ports_mb_s(
            runs.hosts_in_service,
            hosts.column("hba_ports"),
            _failed(layout),
            hosts.column("hba_mb_s"),
        ),
        target_percent=layout.target("bandwidth_target_percent"),
        tolerated=tolerated_by_host(layout),
        part_on_one=runs.desktops_share,
    )


def _stores_over(layout: Layout, files: Files, ip: bool) -> Mask:
    """The stores that are reached through an array over IP, or through one by Fibre Channel or SAS."""
    of_array = layout.arrays.looked_up("protocol", lambda protocol: (protocol in IP_PROTOCOLS) == ip)
    return np.append(of_array[:, 0, 0, 0] > 0, False)[array_of_store(layout, files)]


def network_block(layout: Layout, files: Files, runs: Runs, io: StoreIo) -> Block | None:
    """Network ports of the hosts against screens, storage over IP and vSAN."""
    hosts = layout.hosts
    if not len(hosts) or not len(layout.pools):
        return None
    storage = _ip_storage(layout, files, io)
    screens = _display_by_phase(layout)
    pools = layout.pools.column("desktops")
    demand = network.network_traffic_mb_s(
        storage,
        network.display_mbit_s(pools, layout.constant(1, ALL_DESKTOPS), users_at_work(layout), screens),
    )
    return Block(
        resource="network",
        unit="MB/s",
        components=hosts.ids,
        demand=_on_hosts(runs, demand, Message("Traffic of all desktops in the network")),
        fixed_demand=layout.constant(0, NOTHING),
        capacity=network.host_network_mb_s(
            runs.hosts_in_service, hosts.column("nic_ports"), _failed(layout), hosts.column("nic_gbit_s")
        ),
        target_percent=layout.target("bandwidth_target_percent"),
        tolerated=tolerated_by_host(layout),
        part_on_one=runs.desktops_share,
    )


def line_block(layout: Layout) -> Block | None:
    """Screens on the lines to the users."""
    if not len(layout.lines):
        return None
    pools, lines = layout.pools, layout.lines
    links = [
        link
        for link in layout.links_by_role.get(DISPLAY, ())
        if link.source in pools.row and link.target in lines.row
    ]
    source = np.array([pools.row[link.source] for link in links], dtype=np.intp)
    target = np.array([lines.row[link.target] for link in links], dtype=np.intp)
    parts = network.display_mbit_s(
        gather(pools.column("desktops"), source),
        layout.constant(1, ALL_DESKTOPS),
        gather(users_at_work(layout), source),
        gather(_display_by_phase(layout), source),
    )
    return Block(
        resource="link",
        unit="Mbit/s",
        components=lines.ids,
        demand=total(parts, Targets(target, len(lines)), Message("Screens of all desktops"), "Mbit/s"),
        fixed_demand=layout.constant(0, NOTHING._replace(unit="Mbit/s")),
        capacity=network.line_for_desktops_mbit_s(
            lines.column("bandwidth_mbit_s"), lines.column("other_traffic_percent")
        ),
        target_percent=layout.target("bandwidth_target_percent"),
    )


def _display_by_phase(layout: Layout) -> Column:
    """kbit/s of a user's screens: none while desktops boot, are made or patched, for nobody looks at them."""
    return working_or_storm(layout.pools.column("display_kbit_s"), layout.constant(0, NOBODY))


def _ip_storage(layout: Layout, files: Files, io: StoreIo) -> Column:
    """MB/s of each pool to arrays over IP, and through the network of vSAN."""
    stores = _stores_over(layout, files, ip=True)
    plain = _bytes_of_pools(layout, io, stores, Message("Traffic of the pool to arrays over IP"))
    if not layout.has_vsan:
        return plain
    first = files.groups + files.arrays
    parts, rows_of = [], []
    for part, megabytes, is_write in (
        (io.role_reads, io.read_bytes, False),
        (io.role_writes, io.write_bytes, True),
    ):
        rows = np.flatnonzero(part.targets.index >= first)
        cluster = part.targets.index[rows] - first
        every = gather(megabytes, rows)
        nothing = layout.constant(0, NO_BYTES)
        parts.append(
            vsan.vsan_network_mb_s(
                nothing if is_write else every,
                every if is_write else nothing,
                gather(_penalty(layout), cluster),
                gather(hosts_of_clusters(layout, files.runs), cluster),
            )
        )
        rows_of.append(part.source[rows])
    shared = total(
        concatenate(parts),
        Targets(np.concatenate(rows_of), len(layout.pools)),
        Message("Traffic of the pool between the hosts of vSAN"),
        "MB/s",
    )
    return network.added_mb_s(plain, shared)


def _penalty(layout: Layout) -> Column:
    policies = layout.catalog.vsan_policies
    title = Message("Parts written for each write")
    return layout.clusters.derived(
        lambda cluster: policies[cluster.vsan_policy].device_writes(cluster.vsan == "esa"),
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


def _bytes_of_pools(layout: Layout, io: StoreIo, stores: Mask, title: Message) -> Column:
    """MB/s of each pool to some of the stores."""
    parts, source = [], []
    for part, megabytes in ((io.role_reads, io.read_bytes), (io.role_writes, io.write_bytes)):
        rows = np.flatnonzero(stores[part.targets.index])
        parts.append(gather(megabytes, rows))
        source.append(part.source[rows])
    every: Index = np.concatenate(source)
    return total(concatenate(parts), Targets(every, len(layout.pools)), title, "MB/s")


def _on_hosts(runs: Runs, per_pool: Column, title: Message) -> Column:
    entries = network.traffic_here_mb_s(gather(per_pool, runs.pools.source), runs.pools.share)
    return total(entries, runs.pools.targets, title, "MB/s")


def _failed(layout: Layout) -> Column:
    return layout.failed_one(layout.hosts, "path", FAILED_PORTS, "ports")
