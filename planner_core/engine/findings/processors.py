"""Processors: machines per core, and optimistic assumptions about cores."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool, Host, InfrastructureServers

CROWDED_VCPUS = 6.0
TOO_CROWDED_VCPUS = 10.0
"""vCPUs per core from which they wait for each other, and from which no published system worked well."""
RATIO = "RVTools Analyzer marks more than 6 vCPUs per core red; practice speaks of 4 to 10"
MOST_GAIN_PERCENT = 30.0
HIGHEST_CPU_TARGET_PERCENT = 85.0

OPTIMISTIC = Trait[Host](lambda host: host.hyper_threading_gain_percent > MOST_GAIN_PERCENT)
SLOW_TURBO = Trait[Host](lambda host: host.all_core_turbo_ghz < host.base_clock_ghz)


@check(
    "machine.vcpus-over-threads",
    "error",
    source="VMware vSphere 6.7, virtual machine administration: no more virtual processors than logical cores, two"
    " for each core with hyper-threading",
)
def wider_than_the_host(review: Review) -> Iterator[Remark]:
    """A machine starts only on a host with a thread for each of its virtual processors."""
    for machine, host in _wide_machines(review):
        if machine.vcpus > threads_of(host):
            yield Remark(
                machine.id,
                Message(
                    "{machine}: {vcpus} vCPUs are more than the {threads} threads of {host}; it does not start there.",
                    {
                        "machine": Named(machine.name),
                        "vcpus": machine.vcpus,
                        "threads": threads_of(host),
                        "host": Named(host.name),
                    },
                ),
                Message("Give the machine fewer vCPUs, or run it on a host with more cores."),
            )


@check(
    "machine.vcpus-over-cores",
    "warning",
    source="VMware KB 326271: two virtual processors on the threads of one core share it, hyper-threading adds 10 to"
    " 30%",
)
def wider_than_the_cores(review: Review) -> Iterator[Remark]:
    """Virtual processors of one machine should not have to share a core with each other."""
    for machine, host in _wide_machines(review):
        if host.cores < machine.vcpus <= threads_of(host):
            yield Remark(
                machine.id,
                Message(
                    "{machine}: {vcpus} vCPUs share the {cores} cores of {host}; some get half a core at best.",
                    {
                        "machine": Named(machine.name),
                        "vcpus": machine.vcpus,
                        "cores": host.cores,
                        "host": Named(host.name),
                    },
                ),
                Message("Give the machine no more vCPUs than a host has cores."),
            )


@check("cpu.vcpu-ratio", "notice", source=RATIO)
def many_vcpus_per_core(review: Review) -> Iterator[Remark]:
    """Many virtual processors per core wait for each other, whatever the average load."""
    for host, ratio in _above(review, CROWDED_VCPUS):
        if ratio <= TOO_CROWDED_VCPUS:
            yield Remark(
                host.id,
                Message(
                    "{host} runs {ratio} vCPUs on each core; above {most} the time spent waiting for a core shows.",
                    {"host": Named(host.name), "ratio": rounded(ratio), "most": CROWDED_VCPUS},
                ),
                Message("Watch the ready time, or plan fewer vCPUs or more cores."),
            )


@check("cpu.vcpu-ratio-high", "warning", source=RATIO)
def too_many_vcpus_per_core(review: Review) -> Iterator[Remark]:
    """More virtual processors per core than any published system."""
    for host, ratio in _above(review, TOO_CROWDED_VCPUS):
        yield Remark(
            host.id,
            Message(
                "{host} runs {ratio} vCPUs on each core; practice speaks of {most} at most.",
                {"host": Named(host.name), "ratio": rounded(ratio), "most": TOO_CROWDED_VCPUS},
            ),
            Message("Plan fewer vCPUs or more cores; a measured profile says more than this ratio."),
        )


@check("cpu.hyper-threading", "warning", source="VMware KB 326271: hyper-threading adds 10 to 30%")
def optimistic_threads(review: Review) -> Iterator[Remark]:
    """A second thread is not a second core."""
    for host in OPTIMISTIC.among(review.layout.hosts.components):
        words = {
            "host": Named(host.name),
            "gain": Quantity(host.hyper_threading_gain_percent, "%"),
            "most": Quantity(MOST_GAIN_PERCENT, "%"),
        }
        yield Remark(
            host.id,
            Message(
                "{host} is planned with a gain of {gain} from hyper-threading; more than {most} is"
                " not known.",
                words,
            ),
            Message("Set the gain to 20%, the one that the workload profiles were calibrated with."),
        )


@check(
    "cpu.turbo-below-base",
    "warning",
    source="Intel and AMD data sheets: with all cores busy a processor keeps at least its base clock",
)
def slow_turbo(review: Review) -> Iterator[Remark]:
    """The all-core turbo clock is at least the base clock."""
    for host in SLOW_TURBO.among(review.layout.hosts.components):
        words = {
            "host": Named(host.name),
            "turbo": Quantity(host.all_core_turbo_ghz, "GHz"),
            "base": Quantity(host.base_clock_ghz, "GHz"),
        }
        yield Remark(
            host.id,
            Message("{host}: the all-core turbo clock of {turbo} is below the base clock of {base}.", words),
            Message("Check both clocks: capacity is calculated from the all-core turbo clock."),
        )


@check(
    "target.cpu-high",
    "notice",
    source="VMware Horizon architecture planning: keep host CPU at or below 80%; Login VSI: ideally below 85% while"
    " users work",
)
def high_cpu_target(review: Review) -> Iterator[Remark]:
    """Close to 100 %, every further desktop slows all others down."""
    target = review.settings.cpu_target_percent
    if target > HIGHEST_CPU_TARGET_PERCENT:
        words = {"target": Quantity(target, "%"), "most": Quantity(HIGHEST_CPU_TARGET_PERCENT, "%")}
        yield Remark(
            "",
            Message(
                "Processors are planned up to {target}; above {most} response times rise steeply.", words
            ),
            Message("Plan to 80%, unless the plan is to show the point of saturation."),
        )


def threads_of(host: Host) -> int:
    """Logical cores of one host."""
    return host.cores * (2 if host.hyper_threading_gain_percent > 0 else 1)


def _wide_machines(review: Review) -> Iterator[tuple[DesktopPool | InfrastructureServers, Host]]:
    """Pools and servers with more virtual processors than the narrowest of their hosts has cores, and that host."""
    layout, runs = review.layout, review.measures.runs
    cores = normal(layout.hosts.numbers("sockets") * layout.hosts.numbers("cores_per_socket"))
    for table, entries in ((layout.pools, runs.pools), (layout.servers, runs.servers)):
        vcpus = normal(table.numbers("vcpus"))
        wide = vcpus[entries.source] > cores[entries.target]
        for row in np.unique(entries.source[wide]).tolist():
            machine = table.components[row]
            yield machine, min(review.hosts_of(machine.id), key=lambda host: host.cores)


def _above(review: Review, most: float) -> Iterator[tuple[Host, float]]:
    """Hosts with more than this many vCPUs per core, and the ratio."""
    layout, runs = review.layout, review.measures.runs
    pools, servers, hosts = layout.pools, layout.servers, layout.hosts
    of_pools = normal(pools.numbers("desktops") * pools.numbers("vcpus"))
    of_servers = normal(servers.numbers("servers") * servers.numbers("vcpus"))
    vcpus = review.on_hosts(runs.pools, of_pools) + review.on_hosts(runs.servers, of_servers)
    cores = normal(hosts.numbers("sockets") * hosts.numbers("cores_per_socket"))
    ratio = vcpus / cores / normal(hosts.numbers("count"))
    for row in np.flatnonzero(ratio > most).tolist():
        yield hosts.components[row], float(ratio[row])
