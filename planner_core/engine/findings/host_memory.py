"""Memory of the hosts: machines that do not fit, and the cost of host caches."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.trait import Trait
from planner_core.engine.hosts.host_supply import overhead_lines, pool_overhead_mib, ram_of_one_host
from planner_core.formulas import host_cache, memory
from planner_core.formulas.recording import Values, gather
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool, Host
from planner_core.units import MIB_PER_GIB, PERCENT

DIGEST_MIB_PER_GIB = 5.0
"""Without collision checks; with them, 12."""
NO_OVERCOMMIT = Message("Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops.")
WHOLE_MODULES = Message("Choose an amount of RAM that whole modules add up to.")

WITH_CACHE = Trait[Host](lambda host: host.host_cache_gib > 0)
ODD_RAM = Trait[Host](lambda host: host.ram_gib % host.memory_module_gib)
FULL_CLONES = Trait[DesktopPool](lambda pool: pool.clone_type == "full")
WITH_VMX_SWAP = Trait[DesktopPool](lambda pool: pool.vmx_swap_gib > 0)


@check(
    "machine.ram-over-host",
    "error",
    source="VMware vSphere resource management: a machine starts on one host, which has to hold its memory and its"
    " overhead; there is no overcommit in this plan",
)
def larger_than_the_host(review: Review) -> Iterator[Remark]:
    """A cluster may have enough memory for a machine that fits into none of its hosts."""
    layout, runs = review.layout, review.measures.runs
    there = normal(ram_of_one_host(layout))
    of_pools, of_servers = overheads_mib(review)
    for machines, entries, beside in (
        (layout.pools, runs.pools, of_pools),
        (layout.servers, runs.servers, of_servers),
    ):
        needed = normal(machines.numbers("ram_gib"))[entries.source] + beside / MIB_PER_GIB
        for entry in np.flatnonzero(needed > there[entries.target]).tolist():
            row = int(entries.target[entry])
            machine, host = machines.components[int(entries.source[entry])], layout.hosts.components[row]
            words = {
                "machine": Named(machine.name),
                "needed": Quantity(rounded(float(needed[entry])), "GiB"),
                "host": Named(host.name),
                "there": Quantity(rounded(float(there[row])), "GiB"),
            }
            yield Remark(
                machine.id,
                Message(
                    "One machine of {machine} needs {needed} of RAM; a host of {host} has {there} for machines.",
                    words,
                ),
                Message("Give the machine less RAM, or the host more."),
            )


def overheads_mib(review: Review) -> tuple[Values, Values]:
    """Host memory beside their RAM of one machine of each pool, and of each group of servers, by where it runs."""
    layout, runs = review.layout, review.measures.runs
    of_pools = pool_overhead_mib(layout)
    of_servers = memory.memory_overhead_mib(
        gather(layout.servers.column("ram_gib"), runs.servers.source),
        *overhead_lines(layout, layout.servers, runs.servers.source, runs.servers.target),
    )
    return normal(of_pools), normal(of_servers)


@check(
    "ram.overcommit",
    "error",
    source="Fujitsu, SSD in VDI (2011): no memory overcommit, because it asks for more swap on the drives",
)
def ram_short(review: Review) -> Iterator[Remark]:
    """If RAM is short, show the plain division of memory, because papers often use it."""
    layout = review.layout
    block = review.block("ram")
    if block is None:
        return
    demands, capacities, others = map(normal, (block.demand, block.capacity, block.fixed_demand))
    desktops = review.desktops_on_hosts
    for row in np.flatnonzero((demands > capacities) & (demands > others)).tolist():
        host = layout.hosts.components[row]
        desktops_gib, others_gib = float(demands[row] - others[row]), float(others[row])
        planned, bare_gib = round(float(desktops[row])), host.count * host.ram_gib
        words: dict[str, object] = {
            "host": Named(host.name),
            "planned": planned,
            "demand": Quantity(desktops_gib, "GiB"),
            "capacity": Quantity(max(0.0, float(capacities[row]) - others_gib), "GiB"),
            "bare": Quantity(bare_gib, "GiB"),
        }
        text = Message(
            "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.", words
        )
        if desktops_gib > bare_gib - others_gib > 0:
            words["bare_desktops"] = int((bare_gib - others_gib) / desktops_gib * planned)
            text = Message(
                "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all"
                " {bare} without any memory for the hypervisor would carry only {bare_desktops}.",
                words,
            )
        yield Remark(host.id, text, NO_OVERCOMMIT)


@check(
    "cbrc.ram-short",
    "warning",
    source="Dell EMC SC7020F (2019): host caching is paid for with host memory and no option where that is short",
)
def cache_on_a_full_host(review: Review) -> Iterator[Remark]:
    """The host cache takes memory that desktops need."""
    block = review.block("ram")
    hosts = review.layout.hosts.components
    rows = WITH_CACHE.rows(hosts)
    if block is None or not rows:
        return
    target = float(normal(block.target_percent)[0])
    used = review.utilisation(block).max(axis=1) * PERCENT
    for row in rows:
        host = hosts[row]
        if used[row] > target:
            words = {
                "host": Named(host.name),
                "cache": Quantity(host.host_cache_gib, "GiB"),
                "used": Quantity(rounded(float(used[row])), "%"),
                "target": Quantity(target, "%"),
            }
            yield Remark(
                host.id,
                Message(
                    "{host} gives {cache} to the host cache although its RAM is planned to {used}, above the target"
                    " of {target}.",
                    words,
                ),
                Message("Plan more RAM, or do without the host cache."),
            )


@check(
    "cbrc.full-clones",
    "notice",
    source="VMware Horizon storage accelerator: 5 MB of digest for each GB of a disk; clones share that of their"
    " replica, full clones have one each",
)
def cache_for_full_clones(review: Review) -> Iterator[Remark]:
    """Digest files of full clones take space on each disk, which is often not planned."""
    caches = review.layout.hosts.any_above("host_cache_gib")
    for pool in FULL_CLONES.among(review.layout.pools.components) if caches else ():
        hosts = [host for host in review.hosts_of(pool.id) if host.host_cache_gib > 0]
        if hosts:
            each = float(host_cache.digest_mib(pool.replica_gib, DIGEST_MIB_PER_GIB))
            words = {
                "pool": Named(pool.name),
                "host": Named(hosts[0].name),
                "count": pool.desktops,
                "size": Quantity(rounded(each * pool.desktops / MIB_PER_GIB), "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "The host cache of {host} needs a digest of the full clone of {pool}, {size}, which is not"
                    " counted.",
                    words,
                    "The host cache of {host} needs a digest of each of the {count} full clones of {pool}, {size}"
                    " in all, which are not counted.",
                ),
                Message("Leave room for the digests, or switch the host cache off for this pool."),
            )


@check("ram.modules", "notice", source="Servers take whole memory modules; the bill of materials counts them")
def modules_do_not_fit(review: Review) -> Iterator[Remark]:
    """RAM is sold in whole modules."""
    for host in ODD_RAM.among(review.layout.hosts.components):
        words = {
            "host": Named(host.name),
            "ram": Quantity(host.ram_gib, "GiB"),
            "module": Quantity(host.memory_module_gib, "GiB"),
        }
        yield Remark(
            host.id,
            Message(
                "{host}: {ram} is no multiple of modules of {module}; the next module is counted.", words
            ),
            WHOLE_MODULES,
        )


@check(
    "vmx-swap.too-early",
    "notice",
    source="VMware vSphere blog (2012): swap files of the VMX process came with vSphere 5.0",
)
def vmx_swap_too_early(review: Review) -> Iterator[Remark]:
    """VMX swap files exist since vSphere 5.0; other vendors' hypervisors have none, and none are counted there."""
    generations = review.layout.catalog.hypervisors

    def is_early(generation: HypervisorGeneration) -> bool:
        return generation.is_vmware and not generation.has_vmx_swap

    old = review.layout.hosts.looked_up("hypervisor", lambda each: is_early(generations[each])).any()
    for pool in WITH_VMX_SWAP.among(review.layout.pools.components) if old else ():
        for host in review.hosts_of(pool.id):
            generation = generations[host.hypervisor]
            if is_early(generation):
                words = {"pool": Named(pool.name), "hypervisor": generation.name}
                yield Remark(
                    pool.id,
                    Message("{pool} plans VMX swap files; {hypervisor} has none.", words),
                    Message("Set VMX swap per desktop to 0."),
                )
                break
