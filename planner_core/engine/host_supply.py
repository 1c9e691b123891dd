"""What one host of each card offers: processors, and memory beside what the hypervisor and its services take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from planner_core.catalog.vsan import VsanMemory
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.tables import Table, drawing_note, field_note
from planner_core.formulas import cpu, display, memory, vsan
from planner_core.formulas.recording import Column, Index, Leaf, LeafNote, Traced, gather
from planner_core.messages import Message
from planner_core.plan.components import Cluster, Host
from planner_core.plan.links import RUNS_ON

NOT_CAPPED_GB = 1e9
SMALL_CLUSTER_HOSTS = 16
"""vSAN 6.0 takes more memory in clusters with more hosts than this."""
ONE_HOST = LeafNote(Message("One host"), "hosts", "hosts", "drawing", "Each host for itself")


def cpu_of_one_host(layout: Layout) -> Column:
    """Processor capacity of one host of each card, in MHz."""
    return cpu_of_hosts(layout, layout.constant(1, ONE_HOST))


def cpu_of_hosts(layout: Layout, hosts: Column) -> Column:
    """Processor capacity of so many hosts of each card, in MHz, without what vSAN takes."""
    table = layout.hosts
    capacity = cpu.cpu_capacity_mhz(
        hosts,
        table.column("sockets"),
        table.column("cores_per_socket"),
        table.column("all_core_turbo_ghz"),
        table.column("hyper_threading_gain_percent"),
    )
    if not layout.has_vsan:
        return capacity
    return cpu.cpu_beside_services_mhz(capacity, _vsan_cpu_percent(layout))


def ram_of_one_host(layout: Layout) -> Column:
    """Memory for desktops in one host of each card, in GiB."""
    return ram_of_hosts(layout, layout.constant(1, ONE_HOST))


def ram_of_hosts(layout: Layout, hosts: Column) -> Column:
    """Memory for desktops in so many hosts of each card, in GiB."""
    table = layout.hosts
    ram, system = table.column("ram_gib"), table.column("system_ram_gib")
    if table.any_above("host_cache_gib"):
        system = memory.system_with_host_cache_gib(system, table.column("host_cache_gib"))
    if layout.has_vsan:
        system = memory.system_with_service_gib(system, vsan_memory_mib(layout))
    if layout.pools.any_above("instant_clone_parents"):
        system = memory.system_with_service_gib(system, _parents_mib(layout))
    return memory.ram_for_desktops_gib(hosts, ram, system, memory.min_free_mib(ram))


def pool_overhead_mib(layout: Layout, source: Index, target: Index) -> Column:
    """Host memory of each link's desktops beside their RAM: of the machine, its screens and its 3D adapter."""
    pools = layout.pools
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
    layout: Layout, machines: Table[Any], source: Index, target: Index
) -> tuple[Column, Column]:
    """Base and slope of the memory overhead of each link's machines, by their vCPUs and their host."""
    hosts, generations = layout.hosts.components, layout.catalog.hypervisors
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
            host = hosts[target[row]]
            generation = generations[host.hypervisor]
            words = f"{generation.name}, {machines.components[source[row]].vcpus} vCPU"
            return LeafNote(title, words, unit, "constant", generation.source, host.name, host.id)

        return Traced(values, Leaf(note))

    return (
        column(0, Message("Memory overhead without RAM"), "MiB"),
        column(1, Message("Memory overhead per MiB of RAM"), "MiB/MiB"),
    )


# --- vSAN ----------------------------------------------------------------------------------------------------


def vsan_cluster(layout: Layout, host: Host) -> Cluster | None:
    """The cluster whose vSAN a host is part of."""
    row = layout.cluster_of_host[layout.hosts.row[host.id]]
    cluster = layout.clusters.components[row] if row != NOWHERE else None
    return cluster if cluster and cluster.vsan != "none" else None


def vsan_memory_mib(layout: Layout) -> Column:
    """Memory that vSAN takes on one host of each card; 0 outside of vSAN clusters."""
    devices = _vsan_devices(layout)
    hosts_of_cluster = np.append(layout.hosts_of_clusters, 0.0)[layout.cluster_of_host].reshape(-1, 1, 1, 1)

    def coefficient(title: Message, unit: str, value: Callable[[VsanMemory], float]) -> Column:
        def number(host: Host) -> float:
            found = _memory_of(layout, host)
            return value(found) if found else 0.0

        def note(host: Host) -> LeafNote:
            cluster = vsan_cluster(layout, host)
            version = layout.catalog.vsan_versions[cluster.vsan_version] if cluster else None
            words = version.name if version else "vSAN"
            source = version.source if version else "The host is in no vSAN cluster"
            return LeafNote(title, words, unit, "constant", source, host.name, host.id)

        return layout.hosts.derived(number, note)

    def counted(title: Message, unit: str, position: int) -> Column:
        return layout.hosts.derived(
            lambda host: devices[host.id][position],
            lambda host: drawing_note(host, title, title.text, unit, "Disk groups of the host given to vSAN"),
        )

    cluster_hosts = layout.hosts.given(
        hosts_of_cluster,
        lambda host: drawing_note(host, Message("Hosts of the cluster"), "H", "hosts", "Nesting in the plan"),
    )
    small = LeafNote(
        Message("Hosts of a small cluster"), "hosts", "hosts", "constant", "VMware KB 2113954: up to 16"
    )
    base = vsan.vsan_base_memory_mib(
        coefficient(Message("Memory of vSAN itself"), "MiB", lambda each: each.base_mib),
        coefficient(Message("More in a large cluster"), "MiB", lambda each: each.large_cluster_mib),
        cluster_hosts,
        layout.constant(SMALL_CLUSTER_HOSTS, small),
    )
    return vsan.vsan_memory_mib(
        base,
        counted(Message("vSAN disk groups"), "groups", 0),
        coefficient(Message("Memory per vSAN disk group"), "MiB", lambda each: each.per_disk_group_mib),
        coefficient(
            Message("Share of the RAM per vSAN disk group"),
            "share",
            lambda each: each.host_ram_share,
        ),
        layout.hosts.column("ram_gib"),
        coefficient(Message("Memory per GB of cache"), "MiB/GB", lambda each: each.per_cache_gb_mib),
        counted(Message("Cache device"), "GB", 1),
        coefficient(
            Message("Cache that counts at most"), "GB", lambda each: each.cache_cap_gb or NOT_CAPPED_GB
        ),
        coefficient(Message("Memory per capacity device"), "MiB", lambda each: each.per_capacity_disk_mib),
        counted(Message("Capacity devices"), "devices", 2),
    )


def _memory_of(layout: Layout, host: Host) -> VsanMemory | None:
    cluster = vsan_cluster(layout, host)
    if cluster is None:
        return None
    version = layout.catalog.vsan_versions[cluster.vsan_version]
    if cluster.vsan == "esa":
        return version.esa or version.all_flash
    return version.hybrid if cluster.vsan == "hybrid" else version.all_flash


def _vsan_devices(layout: Layout) -> dict[str, tuple[float, float, float]]:
    """Host -> vSAN disk groups, GB of a cache device, capacity devices; all of one host of the card."""
    found = dict.fromkeys(layout.hosts.row, (0.0, 0.0, 0.0))
    for row, group in enumerate(layout.groups.components):
        if layout.vsan_of_group[row] != NOWHERE:
            host = layout.plan.parents[group.id]
            groups, cache, disks = found[host]
            found[host] = (groups + group.cache_drives, max(cache, group.cache_gb), disks + group.drives)
    return found


def _vsan_cpu_percent(layout: Layout) -> Column:
    def share(host: Host) -> float:
        cluster = vsan_cluster(layout, host)
        return cluster.vsan_cpu_percent if cluster else 0.0

    def note(host: Host) -> LeafNote:
        cluster = vsan_cluster(layout, host)
        if cluster is None:
            return drawing_note(
                host, Message("Processor share of vSAN"), "vSAN", "%", "The host is in no vSAN cluster"
            )
        return field_note(cluster, "vsan_cpu_percent")

    return layout.hosts.derived(share, note)


def _parents_mib(layout: Layout) -> Column:
    """Memory of the running parents of instant clones on one host of each card: one per image."""
    needed: dict[str, float] = dict.fromkeys(layout.hosts.row, 0.0)
    for pool in layout.pools.components:
        if not (pool.instant_clone_parents and pool.clone_type == "instant"):
            continue
        for link in layout.plan.links_from(pool.id):
            if link.role != RUNS_ON:
                continue
            for host in layout.hosts.components:
                if link.target in (host.id, layout.plan.parents.get(host.id)):
                    base, slope = layout.catalog.overhead_line(host.hypervisor, pool.vcpus)
                    ram_mib = pool.ram_gib * 1024
                    needed[host.id] += ram_mib + base + slope * ram_mib
    title = Message("Running parents of instant clones")
    source = (
        "VMware Horizon 7 instant clones: one powered-on parent per image on every host, RAM and overhead"
    )
    return layout.hosts.derived(
        lambda host: needed[host.id], lambda host: drawing_note(host, title, "parents", "MiB", source)
    )
