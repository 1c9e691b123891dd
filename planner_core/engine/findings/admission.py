"""Admission control: what keeps the reserve of a cluster free, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.host_memory import overheads_mib
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.hosts.host_supply import cpu_of_one_host, ram_of_one_host
from planner_core.formulas import availability
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster
from planner_core.units import MIB_PER_GIB

HA = "VMware vSphere availability, HA admission control"
UNRESERVED_MHZ = 32.0
"""Default that admission control assumes for a machine without reserved processor time."""


@check("cluster.admission-off", "warning", source=HA)
def reserve_not_kept(review: Review) -> Iterator[Remark]:
    """Without admission control, desktops may take the room that is kept for failed hosts."""
    for cluster in review.layout.clusters.components:
        if cluster.admission_control == "off" and 0 < cluster.failures_to_tolerate < review.host_count(
            cluster
        ):
            words = {"cluster": Named(cluster.name), "count": cluster.failures_to_tolerate}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} plans for {count} failed host, but admission control is off: nothing keeps the room"
                    " free.",
                    words,
                    "{cluster} plans for {count} failed hosts, but admission control is off: nothing keeps the room"
                    " free.",
                ),
                Message("Switch admission control on, best as a percentage of resources."),
            )


@check("cluster.slots", "warning", source=HA)
def too_few_slots(review: Review) -> Iterator[Remark]:
    """By slot policy the largest reservation counts for every machine."""
    for cluster in review.layout.clusters.components:
        if cluster.admission_control != "slots" or not review.hosts_in(cluster.id):
            continue
        slot_mib, machines = _slot(review, cluster)
        rows = [review.layout.hosts.row[host.id] for host in review.hosts_in(cluster.id)]
        counts = np.array([review.layout.hosts.components[row].count for row in rows])
        slots = availability.slots_per_host(
            normal(cpu_of_one_host(review.layout))[rows],
            normal(ram_of_one_host(review.layout))[rows] * MIB_PER_GIB,
            availability.counted_mhz(0.0, UNRESERVED_MHZ),
            slot_mib,
        )
        left = availability.slots_left(values_of(slots), counts, cluster.failures_to_tolerate)
        if machines > left:
            words = {
                "cluster": Named(cluster.name),
                "slot": Quantity(rounded(slot_mib), "MiB"),
                "slots": int(left),
                "machines": round(machines),
                "count": cluster.failures_to_tolerate,
                "standing": availability.hosts_that_may_fail(values_of(slots), counts, machines),
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} counts in slots of {slot}, as large as its largest reservation: {slots} slots are left"
                    " with {count} host failed, for {machines} machines. Hosts that may fail by slots: {standing}.",
                    words,
                    "{cluster} counts in slots of {slot}, as large as its largest reservation: {slots} slots are left"
                    " with {count} hosts failed, for {machines} machines. Hosts that may fail by slots: {standing}.",
                )
                if cluster.failures_to_tolerate
                else Message(
                    "{cluster} counts in slots of {slot}, as large as its largest reservation: there are {slots} slots"
                    " for {machines} machines.",
                    words,
                ),
                Message("Keep the reserve as a percentage of resources, or make the reservations alike."),
            )


def _slot(review: Review, cluster: Cluster) -> tuple[float, float]:
    """The largest reserved memory with overhead in MiB, and the machines of a cluster."""
    layout, runs = review.layout, review.measures.runs
    inside = {host.id for host in review.hosts_in(cluster.id)}
    of_pools, of_servers = overheads_mib(review)
    slot, machines = 0.0, 0.0
    shares = normal(runs.pools.share)
    for entry, row in enumerate(runs.pools.target):
        pool = layout.pools.components[runs.pools.source[entry]]
        if layout.hosts.components[row].id in inside:
            reserved = pool.ram_reserved_gib * MIB_PER_GIB
            slot = max(slot, float(availability.counted_mib(reserved, of_pools[entry])))
            machines += pool.desktops * float(shares[entry])
    shares = normal(runs.servers.share)
    for entry, row in enumerate(runs.servers.target):
        servers = layout.servers.components[runs.servers.source[entry]]
        if layout.hosts.components[row].id in inside:
            slot = max(slot, float(availability.counted_mib(0.0, of_servers[entry])))
            machines += servers.servers * float(shares[entry])
    return slot, machines
