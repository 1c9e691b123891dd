"""CPU and RAM of the hosts, and how many machines they hold: what desktops and servers ask for, and what is there."""

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
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import desktop_load, memory
from planner_core.formulas.recording import Column, LeafNote, gather, total
from planner_core.messages import Message
from planner_core.plan.components import Host

WHOLE_LIMIT = LeafNote(
    Message("Limit, to its full extent"), "target", "%", "constant", "A maximum of the vendor may be reached"
)


def cpu_block(layout: Layout, runs: Runs) -> Block:
    """Processor demand and capacity of all hosts."""
    servers = layout.servers
    servers_cpu = total(
        desktop_load.desktops_demand(
            gather(servers.column("servers"), runs.servers.source),
            runs.servers.share,
            gather(servers.column("cpu_mhz"), runs.servers.source),
        ),
        runs.servers.targets,
        Message("CPU demand of infrastructure servers"),
        "MHz",
    )
    return host_block(
        runs,
        "cpu",
        "MHz",
        desktops=_desktop_cpu(layout, runs),
        servers=servers_cpu,
        capacity=cpu_of_hosts(layout, runs.hosts_in_service),
        target_percent=layout.target("cpu_target_percent"),
    )


def ram_block(layout: Layout, runs: Runs) -> Block:
    """Memory demand and capacity of all hosts; every desktop is powered on in every phase."""
    return host_block(
        runs,
        "ram",
        "GiB",
        desktops=_desktop_ram(layout, runs),
        servers=_server_ram(layout, runs),
        capacity=ram_of_hosts(layout, runs.hosts_in_service),
        target_percent=layout.target("ram_target_percent"),
    )


def machines_block(layout: Layout, runs: Runs) -> Block:
    """Machines on the hosts, and how many the hypervisor runs."""
    desktops = total(
        desktop_load.machines_here(
            gather(layout.pools.column("desktops"), runs.pools.source), runs.pools.share
        ),
        runs.pools.targets,
        Message("Desktops on the hosts"),
        "machines",
    )
    servers = total(
        desktop_load.machines_here(
            gather(layout.servers.column("servers"), runs.servers.source), runs.servers.share
        ),
        runs.servers.targets,
        Message("Infrastructure servers on the hosts"),
        "machines",
    )
    return host_block(
        runs,
        "vms_per_host",
        "machines",
        desktops=desktops,
        servers=servers,
        capacity=desktop_load.machines_allowed(runs.hosts_in_service, _most_machines(layout)),
        target_percent=layout.constant(100, WHOLE_LIMIT),
    )


def _most_machines(layout: Layout) -> Column:
    generations = layout.catalog.hypervisors

    def note(host: Host) -> LeafNote:
        generation = generations[host.hypervisor]
        title = Message("Machines that a host runs at most")
        return LeafNote(title, generation.name, "machines", "constant", generation.source, host.name, host.id)

    most = layout.hosts.looked_up("hypervisor", lambda each: generations[each].vms_per_host)
    return layout.hosts.given(most, note)


def _desktop_cpu(layout: Layout, runs: Runs) -> Column:
    entries = desktop_load.desktops_demand(
        gather(layout.pools.column("desktops"), runs.pools.source),
        runs.pools.share,
        gather(cpu_by_phase(layout), runs.pools.source),
    )
    return total(entries, runs.pools.targets, Message("CPU demand of all desktops"), "MHz")


def _desktop_ram(layout: Layout, runs: Runs) -> Column:
    pools, source = layout.pools, runs.pools.source
    entries = memory.ram_demand_gib(
        gather(pools.column("desktops"), source),
        runs.pools.share,
        gather(pools.column("ram_gib"), source),
        pool_overhead_mib(layout, source, runs.pools.target),
    )
    return total(entries, runs.pools.targets, Message("RAM demand of all desktops"), "GiB")


def _server_ram(layout: Layout, runs: Runs) -> Column:
    servers, source = layout.servers, runs.servers.source
    ram = gather(servers.column("ram_gib"), source)
    overhead = memory.memory_overhead_mib(ram, *overhead_lines(layout, servers, source, runs.servers.target))
    entries = memory.ram_demand_gib(
        gather(servers.column("servers"), source), runs.servers.share, ram, overhead
    )
    return total(entries, runs.servers.targets, Message("RAM demand of infrastructure servers"), "GiB")
