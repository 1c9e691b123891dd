"""Capacity of one host of each card: processors, and memory minus that of the hypervisor and its services."""

from __future__ import annotations

import numpy as np

from planner_core.engine.hosts.vsan_on_hosts import (
    client_cache_gib,
    controller_vcpus,
    reduction_cpu_on_hosts_percent,
    service_cores,
    store_memory_mib,
    vsan_cpu_percent,
)
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import Table, drawing_note
from planner_core.formulas import cpu, display, hyperconverged, interactions, memory
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool, Host, InfrastructureServers

ONE_HOST = LeafNote(Message("One host"), "hosts", "hosts", "drawing", "Each host for itself")


@kept
def cpu_of_one_host(layout: Layout) -> Column:
    """Processor capacity of one host of each card, in MHz."""
    return cpu_of_hosts(layout, layout.constant(1, ONE_HOST))


def cpu_of_hosts(layout: Layout, hosts: Column) -> Column:
    """Processor capacity of a number of hosts of each card, in MHz, less what storage controllers and vSAN take."""
    table = layout.hosts
    capacity = cpu.cpu_capacity_mhz(
        hosts,
        table.column("sockets"),
        table.column("cores_per_socket"),
        table.column("all_core_turbo_ghz"),
        table.column("work_per_clock_percent"),
        table.column("hyper_threading_gain_percent"),
    )
    controllers = controller_vcpus(layout)
    if values_of(controllers).any():
        capacity = cpu.cpu_beside_controller_mhz(
            capacity,
            controllers,
            table.column("sockets"),
            table.column("cores_per_socket"),
            _threads_per_core(layout),
        )
    if (cores := service_cores(layout)) is not None:
        capacity = hyperconverged.cpu_beside_cores_mhz(
            capacity, cores, table.column("sockets"), table.column("cores_per_socket")
        )
    if not layout.has_vsan:
        return capacity
    services = vsan_cpu_percent(layout)
    if layout.clusters.any_above("vsan_reduction_cpu_percent"):
        services = cpu.services_percent(services, reduction_cpu_on_hosts_percent(layout))
    return cpu.cpu_beside_services_mhz(capacity, services)


@kept
def cores_for_desktops(layout: Layout) -> Column:
    """Cores of one host of each card that run desktops: without those that its storage controller and store take."""
    table = layout.hosts
    cores = interactions.cores_of_host(table.column("sockets"), table.column("cores_per_socket"))
    controllers = controller_vcpus(layout)
    if values_of(controllers).any():
        cores = interactions.cores_beside_controller(cores, controllers, _threads_per_core(layout))
    if (services := service_cores(layout)) is not None:
        cores = interactions.cores_beside_services(cores, services)
    return cores


def threads_per_core(host: Host) -> int:
    """Two where hyper-threading gains anything."""
    return 2 if host.hyper_threading_gain_percent > 0 else 1


def _threads_per_core(layout: Layout) -> Column:
    """Threads of a core of each card: two where hyper-threading gains anything."""

    def note(host: Host) -> LeafNote:
        reason = "Two with hyper-threading, one where its gain is 0"
        return drawing_note(host, Message("Threads per core"), "t", "threads", reason)

    gain = layout.hosts.numbers("hyper_threading_gain_percent")
    return layout.hosts.given(np.where(gain > 0, 2.0, 1.0), note)


@kept
def ram_of_one_host(layout: Layout) -> Column:
    """Memory for desktops in one host of each card, in GiB."""
    return ram_of_hosts(layout, layout.constant(1, ONE_HOST))


def ram_of_hosts(layout: Layout, hosts: Column) -> Column:
    """Memory for desktops in a number of hosts of each card, in GiB."""
    table = layout.hosts
    ram, system = table.column("ram_gib"), table.column("system_ram_gib")
    if table.any_above("host_cache_gib"):
        system = memory.system_with_host_cache_gib(system, table.column("host_cache_gib"))
    if layout.has_vsan:
        system = memory.system_with_service_gib(system, store_memory_mib(layout))
        system = memory.system_with_host_cache_gib(system, client_cache_gib(layout))
    if layout.pools.any_above("instant_clone_parents"):
        system = memory.system_with_service_gib(system, _parents_mib(layout))
    return memory.ram_for_desktops_gib(hosts, ram, system, _free_mib(layout, ram))


def _free_mib(layout: Layout, ram: Column) -> Column:
    """Memory that one host of each card keeps free: by VMware's sliding scale, and nothing on other hypervisors."""
    generations, free = layout.catalog.hypervisors, memory.min_free_mib(ram)
    keeps = layout.hosts.looked_up("hypervisor", lambda each: generations[each].keeps_free_memory)
    if keeps.all():
        return free

    def note(host: Host) -> LeafNote:
        reason = "Only VMware's hypervisors keep memory free by the sliding scale"
        return drawing_note(host, Message("Keeps memory free"), "f", "share", reason)

    return memory.free_where_kept_mib(free, layout.hosts.given(keeps, note))


@kept
def pool_overhead_mib(layout: Layout) -> Column:
    """Host memory of one desktop of each link between pools and hosts, in addition to its RAM: for the machine, its
    displays and its 3D adapter.
    """
    pools, ends = layout.pools, layout.connections.runs(DesktopPool)
    source, target = ends.source, ends.targets.index
    bare = memory.memory_overhead_mib(
        gather(pools.column("ram_gib"), source), *overhead_lines(layout, pools, source, target)
    )
    if not pools.any_above("monitors") and not pools.any_above("video_ram_mib"):
        return bare
    screens = display.display_ram_mib(
        pools.column("monitors"), pools.column("display_width"), pools.column("display_height")
    )
    return memory.overhead_with_screens_mib(
        bare, gather(screens, source), gather(pools.column("video_ram_mib"), source)
    )


def overhead_lines(
    layout: Layout,
    machines: Table[DesktopPool] | Table[InfrastructureServers],
    source: Index,
    target: Index,
) -> tuple[Column, Column]:
    """Base and slope of the memory overhead of each link's machines, by their vCPUs and their host."""
    generations = layout.catalog.hypervisors
    of_host = {name: number for number, name in enumerate(generations)}
    generation = layout.hosts.looked_up("hypervisor", of_host.__getitem__)[target, 0, 0, 0]
    vcpus = machines.numbers("vcpus")[:, 0, 0, 0]
    kinds = np.unique(vcpus)
    lines = np.array([[layout.catalog.overhead_line(name, each) for each in kinds] for name in generations])
    row = np.searchsorted(kinds, vcpus)[source]

    def column(position: int, title: Message, unit: str) -> Column:
        values = lines[generation.astype(np.intp), row, position] if len(source) else np.empty(0)
        values = values.reshape(-1, 1, 1, 1)
        if not layout.recording:
            return values

        def note(row: int) -> LeafNote:
            host = layout.hosts.components[target[row]]
            generation = generations[host.hypervisor]
            words = f"{generation.name}, {machines.components[source[row]].vcpus} vCPU"
            told, _ = generation.source_of_overhead
            return LeafNote(title, words, unit, "constant", told, host.name, host.id)

        return Traced(values, Leaf(note))

    return (
        column(0, Message("Memory overhead without RAM"), "MiB"),
        column(1, Message("Memory overhead per MiB of RAM"), "MiB/MiB"),
    )


def _parents_mib(layout: Layout) -> Column:
    """Memory of the running parents of instant clones on one host of each card: one per image."""
    pools, ends = layout.pools, layout.connections.runs(DesktopPool)
    instant = pools.looked_up("clone_type", lambda kind: kind == "instant")
    has_parents = (pools.numbers("instant_clone_parents") * instant)[:, 0, 0, 0] > 0
    rows = np.flatnonzero(has_parents[ends.source])
    source, target = ends.source[rows], ends.targets.index[rows]
    ram = gather(pools.column("ram_gib"), source)
    overhead = memory.memory_overhead_mib(ram, *overhead_lines(layout, pools, source, target))
    return total(
        memory.instant_clone_parent_mib(ram, overhead),
        Targets(target, len(layout.hosts)),
        Message("Running parents of instant clones"),
        "MiB",
    )
