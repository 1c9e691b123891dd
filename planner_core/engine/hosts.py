"""CPU and RAM of the hosts: what desktops and servers ask for, and what the hosts have."""

from __future__ import annotations

from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.formulas import cpu, memory
from planner_core.formulas.recording import Column, along_phases, gather, total
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message


def cpu_block(layout: Layout) -> Block:
    """Processor demand and capacity of all hosts."""
    hosts = layout.hosts
    fixed = _server_cpu(layout)
    return Block(
        resource="cpu",
        unit="MHz",
        components=[host.id for host in hosts.components],
        demand=demand_of(_desktop_cpu(layout), fixed),
        fixed_demand=fixed,
        capacity=cpu.cpu_capacity_mhz(
            hosts.column("count"),
            hosts.column("sockets"),
            hosts.column("cores_per_socket"),
            hosts.column("all_core_turbo_ghz"),
            hosts.column("hyper_threading_gain_percent"),
        ),
        target_percent=layout.setting("cpu_target_percent"),
    )


def ram_block(layout: Layout) -> Block:
    """Memory demand and capacity of all hosts; every desktop is powered on in every phase."""
    hosts = layout.hosts
    fixed = _server_ram(layout)
    min_free = memory.min_free_mib(hosts.column("ram_gib"))
    return Block(
        resource="ram",
        unit="GiB",
        components=[host.id for host in hosts.components],
        demand=demand_of(_desktop_ram(layout), fixed),
        fixed_demand=fixed,
        capacity=memory.ram_for_desktops_gib(
            hosts.column("count"), hosts.column("ram_gib"), hosts.column("system_ram_gib"), min_free
        ),
        target_percent=layout.setting("ram_target_percent"),
    )


def _desktop_cpu(layout: Layout) -> Column:
    pools, runs = layout.pools, layout.pool_runs
    booting = cpu.boot_cpu_mhz(pools.column("boot_cpu_ghz_seconds"), layout.setting("boot_window_minutes"))
    per_desktop = along_phases(pools.column("cpu_mhz"), booting)
    entries = cpu.cpu_demand_mhz(
        gather(pools.column("desktops"), runs.source), runs.share, gather(per_desktop, runs.source)
    )
    return total(entries, runs.target, len(layout.hosts), Message("CPU demand of all desktops"), "MHz")


def _server_cpu(layout: Layout) -> Column:
    servers, runs = layout.servers, layout.server_runs
    entries = cpu.cpu_demand_mhz(
        gather(servers.column("servers"), runs.source),
        runs.share,
        gather(servers.column("cpu_mhz"), runs.source),
    )
    title = Message("CPU demand of infrastructure servers")
    return total(entries, runs.target, len(layout.hosts), title, "MHz")


def _desktop_ram(layout: Layout) -> Column:
    pools, runs = layout.pools, layout.pool_runs
    ram = gather(pools.column("ram_gib"), runs.source)
    overhead = memory.memory_overhead_mib(ram, *layout.overhead_lines(pools, runs))
    entries = memory.ram_demand_gib(gather(pools.column("desktops"), runs.source), runs.share, ram, overhead)
    return total(entries, runs.target, len(layout.hosts), Message("RAM demand of all desktops"), "GiB")


def _server_ram(layout: Layout) -> Column:
    servers, runs = layout.servers, layout.server_runs
    ram = gather(servers.column("ram_gib"), runs.source)
    overhead = memory.memory_overhead_mib(ram, *layout.overhead_lines(servers, runs))
    entries = memory.ram_demand_gib(gather(servers.column("servers"), runs.source), runs.share, ram, overhead)
    title = Message("RAM demand of infrastructure servers")
    return total(entries, runs.target, len(layout.hosts), title, "GiB")
