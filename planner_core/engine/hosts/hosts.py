"""CPU, RAM and number of machines of the hosts: demand of desktops and servers, and capacity."""

from __future__ import annotations

from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import cpu_by_phase
from planner_core.engine.hosts.host_block import host_block
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
from planner_core.formulas.recording import Column, LeafNote, gather, total
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
def machines_block(layout: Layout, runs: Runs) -> Block:
    """Machines on the hosts, and the hypervisor's maximum."""
    return host_block(
        runs,
        "vms_per_host",
        "machines",
        desktops=runs.desktops_on_hosts,
        servers=_servers(layout, runs),
        capacity=_machines_allowed(layout, runs),
        target_percent=layout.constant(100, WHOLE_LIMIT),
    )


@kept
def _machines_allowed(layout: Layout, runs: Runs) -> Column:
    generations = layout.catalog.hypervisors

    def note(host: Host) -> LeafNote:
        generation = generations[host.hypervisor]
        title = Message("Machines that a host runs at most")
        return LeafNote(title, generation.name, "machines", "constant", generation.source, host.name, host.id)

    most = layout.hosts.looked_up("hypervisor", lambda each: generations[each].vms_per_host)
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
