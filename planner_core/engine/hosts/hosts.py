"""CPU, RAM and number of machines of the hosts: demand of desktops and servers, and capacity."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import cpu_by_phase
from planner_core.engine.hosts.host_block import host_block, of_rows
from planner_core.engine.hosts.host_supply import (
    cpu_of_hosts,
    overhead_lines,
    pool_overhead_mib,
    ram_of_hosts,
)
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import desktop_load, memory
from planner_core.formulas.recording import Column, LeafNote, Values, gather, total
from planner_core.messages import Message
from planner_core.plan.components import Host

WHOLE_LIMIT = LeafNote(
    Message("Limit, to its full extent"), "target", "%", "constant", "A maximum of the vendor may be reached"
)


@kept
def cpu_block(layout: Layout, runs: Runs) -> Block:
    """Processor demand and capacity of all hosts."""
    return host_block(
        runs,
        "cpu",
        "MHz",
        desktops=_desktop_cpu(layout, runs),
        servers=_server_cpu(layout, runs),
        capacity=_cpu_in_service(layout, runs),
        target_percent=layout.target("cpu_target_percent"),
    )


@kept
def ram_block(layout: Layout, runs: Runs) -> Block:
    """Memory demand and capacity of all hosts; every desktop is powered on in every phase."""
    return host_block(
        runs,
        "ram",
        "GiB",
        desktops=_desktop_ram(layout, runs),
        servers=_server_ram(layout, runs),
        capacity=_ram_in_service(layout, runs),
        target_percent=layout.target("ram_target_percent"),
    )


@kept
def machines_block(layout: Layout, runs: Runs) -> Block | None:
    """Machines on the hosts, and the hypervisor's maximum; only of hosts whose hypervisor has one."""
    most = _most_machines(layout)
    limited = np.isfinite(most[:, 0, 0, 0])
    if len(limited) and not limited.any():
        return None
    every = host_block(
        runs,
        "vms_per_host",
        "machines",
        desktops=runs.desktops_on_hosts,
        servers=_servers(layout, runs),
        capacity=_machines_allowed(layout, runs),
        target_percent=layout.constant(100, WHOLE_LIMIT),
    )
    return every if limited.all() else of_rows(every, np.flatnonzero(limited))


def _most_machines(layout: Layout) -> Values:
    """Machines that one host of each card runs at most; infinite if its hypervisor has no published maximum."""
    generations = layout.catalog.hypervisors

    def most(generation: str) -> float:
        found = generations[generation].vms_per_host
        return np.inf if found is None else found

    return layout.hosts.looked_up("hypervisor", most)


@kept
def _machines_allowed(layout: Layout, runs: Runs) -> Column:
    generations = layout.catalog.hypervisors

    def note(host: Host) -> LeafNote:
        generation = generations[host.hypervisor]
        title = Message("Machines that a host runs at most")
        return LeafNote(title, generation.name, "machines", "constant", generation.source, host.name, host.id)

    most = np.nan_to_num(
        _most_machines(layout), posinf=0.0
    )  # hosts without a maximum are left out of the block
    return desktop_load.machines_allowed(runs.hosts_in_service, layout.hosts.given(most, note))


@kept
def _cpu_in_service(layout: Layout, runs: Runs) -> Column:
    return cpu_of_hosts(layout, runs.hosts_in_service)


@kept
def _ram_in_service(layout: Layout, runs: Runs) -> Column:
    return ram_of_hosts(layout, runs.hosts_in_service)


def _desktop_cpu(layout: Layout, runs: Runs) -> Column:
    entries = desktop_load.desktops_demand(
        runs.desktops_of_pools, runs.pools.share, _cpu_of_one(layout, runs)
    )
    return total(entries, runs.pool_ends.targets, Message("CPU demand of all desktops"), "MHz")


@kept
def _cpu_of_one(layout: Layout, runs: Runs) -> Column:
    return gather(cpu_by_phase(layout), runs.pool_ends.source)


def _desktop_ram(layout: Layout, runs: Runs) -> Column:
    entries = memory.ram_demand_gib(runs.desktops_of_pools, runs.pools.share, *_ram_of_one(layout, runs))
    return total(entries, runs.pool_ends.targets, Message("RAM demand of all desktops"), "GiB")


@kept
def _ram_of_one(layout: Layout, runs: Runs) -> tuple[Column, Column]:
    """Memory of one desktop of each entry, with the host's overhead for it."""
    return gather(layout.pools.column("ram_gib"), runs.pool_ends.source), pool_overhead_mib(layout)


@kept
def _servers(layout: Layout, runs: Runs) -> Column:
    return total(
        desktop_load.machines_here(
            gather(layout.servers.column("servers"), runs.servers.source), runs.servers.share
        ),
        runs.servers.targets,
        Message("Infrastructure servers on the hosts"),
        "machines",
    )


@kept
def _server_cpu(layout: Layout, runs: Runs) -> Column:
    servers = layout.servers
    entries = desktop_load.desktops_demand(
        gather(servers.column("servers"), runs.servers.source),
        runs.servers.share,
        gather(servers.column("cpu_mhz"), runs.servers.source),
    )
    return total(entries, runs.servers.targets, Message("CPU demand of infrastructure servers"), "MHz")


@kept
def _server_ram(layout: Layout, runs: Runs) -> Column:
    servers, source = layout.servers, runs.servers.source
    ram = gather(servers.column("ram_gib"), source)
    overhead = memory.memory_overhead_mib(ram, *overhead_lines(layout, servers, source, runs.servers.target))
    entries = memory.ram_demand_gib(
        gather(servers.column("servers"), source), runs.servers.share, ram, overhead
    )
    return total(entries, runs.servers.targets, Message("RAM demand of infrastructure servers"), "GiB")
