"""Traffic on the ports of the hosts and on the lines to the users."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from planner_core.engine.basis.axes import working_or_storm
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import patch_downloads, streamed_boots, users_at_work
from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.hosts.host_block import host_block
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.hosts.users_in_storms import of_users, storms_with_users
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout, failed_one
from planner_core.engine.network.storage_traffic import (
    OF_POOLS,
    OF_SERVERS,
    bytes_over_ip,
    bytes_to_stores,
    flows_of_desktops,
    flows_of_servers,
    stores_over,
)
from planner_core.engine.storage.arrays import FAILED_PORTS
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.store_io import store_io
from planner_core.formulas import network
from planner_core.formulas.recording import (
    Column,
    LeafNote,
    Targets,
    gather,
    total,
)
from planner_core.messages import Message
from planner_core.plan.links import DISPLAY

NOTHING = LeafNote(
    Message("Traffic of servers"), "0", "MB/s", "drawing", "There are no infrastructure servers here"
)
NO_SCREENS = LeafNote(
    Message("Traffic of servers"), "0", "Mbit/s", "drawing", "Servers send no screens over the line"
)
ALL_DESKTOPS = LeafNote(Message("All of its desktops"), "s", "share", "drawing", "The pool as a whole")
NOBODY = LeafNote(
    Message("Display traffic of a storm"), "0", "kbit/s", "drawing", "Nobody works during the storm"
)


@kept
def host_ports_block(layout: Layout, files: Files) -> Block | None:
    """Storage ports of the hosts against what their machines send to arrays by Fibre Channel and SAS."""
    stores = stores_over(layout, files, "Fibre Channel or SAS")
    if not stores.any():
        return None
    runs = files.runs
    desktops = _on_hosts(runs.pools, _to_arrays(layout, files), Message("Traffic of all desktops to arrays"))
    servers = _of_servers_on_hosts(
        layout,
        runs,
        lambda: bytes_to_stores(
            flows_of_servers(layout, store_io(layout, files)),
            stores,
            len(layout.servers),
            Message("Traffic of the servers to arrays"),
        ),
    )
    return host_block(
        runs,
        "host_ports",
        "MB/s",
        desktops=desktops,
        servers=servers,
        capacity=_ports_of_hosts(layout, runs),
        target_percent=layout.target("bandwidth_target_percent"),
    )


@kept
def _to_arrays(layout: Layout, files: Files) -> Column:
    """Traffic of each pool to arrays by Fibre Channel and SAS."""
    flows, stores = (
        flows_of_desktops(store_io(layout, files)),
        stores_over(layout, files, "Fibre Channel or SAS"),
    )
    return bytes_to_stores(flows, stores, len(layout.pools), Message("Traffic of the pool to arrays"))


@kept
def network_block(layout: Layout, files: Files) -> Block | None:
    """Network ports of the hosts against screens, storage over IP and vSAN."""
    if not len(layout.hosts) or not len(layout.pools):
        return None
    runs = files.runs
    desktops = _on_hosts(
        runs.pools, _over_network(layout, files), Message("Traffic of all desktops in the network")
    )
    servers = _of_servers_on_hosts(
        layout,
        runs,
        lambda: bytes_over_ip(
            layout, files, flows_of_servers(layout, store_io(layout, files)), len(layout.servers), OF_SERVERS
        ),
    )
    return host_block(
        runs,
        "network",
        "MB/s",
        desktops=desktops,
        servers=servers,
        capacity=_network_of_hosts(layout, runs),
        target_percent=layout.target("bandwidth_target_percent"),
    )


@kept
def _over_network(layout: Layout, files: Files) -> Column:
    """Traffic of each pool in the network of its hosts: storage over IP, vSAN, screens, and downloads
    of patches and streamed images."""
    flows, desktops = flows_of_desktops(store_io(layout, files)), layout.pools.column("desktops")
    per_pool = network.network_traffic_mb_s(
        bytes_over_ip(layout, files, flows, len(layout.pools), OF_POOLS),
        network.display_mbit_s(desktops, layout.constant(1, ALL_DESKTOPS), *_screens_of_one(layout)),
    )
    if layout.pools.any_above("patch_gb"):
        per_pool = network.traffic_with_downloads_mb_s(per_pool, patch_downloads(layout))
    if layout.pools.any_above("streamed_boot_mb"):
        per_pool = network.traffic_with_downloads_mb_s(per_pool, streamed_boots(layout))
    return per_pool


@kept
def line_block(layout: Layout) -> Block | None:
    """Screens on the lines to the users."""
    if not len(layout.lines):
        return None
    pools, lines = layout.pools, layout.lines
    links = [
        link
        for link in layout.connections.of_role(DISPLAY)
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
        fixed_demand=layout.constant(0, NO_SCREENS),
        capacity=network.line_for_desktops_mbit_s(
            lines.column("bandwidth_mbit_s"), lines.column("other_traffic_percent")
        ),
        target_percent=layout.target("bandwidth_target_percent"),
    )


def _display_by_phase(layout: Layout) -> Column:
    """kbit/s of a user's display: none in storms, when nobody is logged in, but of users who go on working."""
    kbit_s = layout.pools.column("display_kbit_s")
    beside = {phase: of_users(layout, phase, kbit_s) for phase in storms_with_users(layout)}
    return working_or_storm(layout.phases, kbit_s, layout.constant(0, NOBODY), with_users=beside)


def _on_hosts(runs: Entries, per_owner: Column, title: Message) -> Column:
    entries = network.traffic_here_mb_s(gather(per_owner, runs.source), runs.share)
    return total(entries, runs.targets, title, "MB/s")


def _of_servers_on_hosts(layout: Layout, runs: Runs, per_group: Callable[[], Column]) -> Column:
    """MB/s of the infrastructure servers on the hosts; a scalar zero without servers."""
    if not len(layout.servers):
        return layout.constant(0, NOTHING)
    return _on_hosts(runs.servers, per_group(), Message("Traffic of infrastructure servers"))


@kept
def _screens_of_one(layout: Layout) -> tuple[Column, Column]:
    """Users on one desktop of each pool, and the display traffic of one of them."""
    return users_at_work(layout), _display_by_phase(layout)


@kept
def _ports_of_hosts(layout: Layout, runs: Runs) -> Column:
    hosts = layout.hosts
    return network.host_ports_mb_s(
        runs.hosts_in_service, hosts.column("hba_ports"), _failed(layout), hosts.column("hba_mb_s")
    )


@kept
def _network_of_hosts(layout: Layout, runs: Runs) -> Column:
    hosts = layout.hosts
    return network.host_network_mb_s(
        runs.hosts_in_service, hosts.column("nic_ports"), _failed(layout), hosts.column("nic_gbit_s")
    )


def _failed(layout: Layout) -> Column:
    return failed_one(layout, layout.hosts, "path", FAILED_PORTS, "ports")
