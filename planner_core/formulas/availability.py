"""Capacity after host failures: reserves, largest hosts first, and the slots of vSphere HA."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Index, Number, Values
from planner_core.messages import Message
from planner_core.units import PERCENT

ADMISSION_CONTROL = "VMware vSphere availability, HA admission control"


@formula(
    Message("Hosts needed"),
    symbol="H",
    unit="hosts",
    expression="ceil(desktops / desktops_per_host) + spare_hosts",
    source="N + F: whole hosts for the desktops, and those that may fail",
)
def hosts_needed(desktops: Number, desktops_per_host: Number, spare_hosts: Number) -> Number:
    """Equal hosts that carry the desktops with this many failed; 1,000 at 151.7 per host, 1 spare: 8. Infinite if a
    host carries none.
    """
    return np.ceil(quotient(desktops, desktops_per_host, np.inf)) + spare_hosts


@formula(
    Message("Reserved clock of a desktop"),
    symbol="s_cpu",
    unit="MHz",
    expression="max(reserved_mhz, least_mhz)",
    source="VMware vSphere availability, HA admission control: a virtual machine without reservation counts 32 MHz",
)
def counted_mhz(reserved_mhz: Number, least_mhz: Number) -> Number:
    """Clock that admission control counts for a desktop; no reservation: 32 MHz. The maximum of a cluster is its
    slot.
    """
    return np.maximum(reserved_mhz, least_mhz)


@formula(
    Message("Reserved memory of a desktop"),
    symbol="s_ram",
    unit="MiB",
    expression="reserved_mib + overhead_mib",
    source="VMware vSphere availability, HA admission control: reservation and overhead, without reservation the"
    " overhead alone",
)
def counted_mib(reserved_mib: Number, overhead_mib: Number) -> Number:
    """Memory that admission control counts for a desktop; no reservation, 52.7 MiB overhead: 52.7 MiB. The maximum of a
    cluster is its slot.
    """
    return reserved_mib + overhead_mib


@formula(
    Message("Slots of a host"),
    symbol="slots",
    unit="slots",
    expression="floor(min(host_mhz / slot_mhz, host_mib / slot_mib))",
    source=ADMISSION_CONTROL,
)
def slots_per_host(host_mhz: Number, host_mib: Number, slot_mhz: Number, slot_mib: Number) -> Number:
    """How many of the largest desktop a host holds; 9 GHz and 6 GB by slots of 2 GHz and 2 GB: 3."""
    by_cpu, by_ram = quotient(host_mhz, slot_mhz, np.inf), quotient(host_mib, slot_mib, np.inf)
    return np.floor(np.minimum(by_cpu, by_ram))


@formula(
    Message("Failover capacity"),
    symbol="k",
    unit="%",
    expression="(total - reserved) / total x 100",
    source="VMware vSphere availability, cluster resource percentage: (total - reserved) / total",
)
def failover_capacity_percent(total: Number, reserved: Number) -> Number:
    """Free share of a cluster's processors or memory; 7 of 24 GHz reserved: 70.8 %. 0 without capacity."""
    return quotient(total - reserved, total, 0.0) * PERCENT


def slots_left(slots: Values, hosts: Values, failed_hosts: int) -> float:
    """Slots of a cluster after a number of host failures, those with most slots first.

    `slots` per host and `hosts` of that size are parallel arrays. Hosts with 4, 3 and 3 slots, 1 failed: 6.
    Source: VMware vSphere availability, HA admission control.
    """
    each = np.sort(np.repeat(slots, np.asarray(hosts, dtype=int)))[::-1]
    return float(each[failed_hosts:].sum())


def hosts_that_may_fail(slots: Values, hosts: Values, needed_slots: float) -> int:
    """Current failover capacity by slots: how many hosts can fail while the remaining ones hold all desktops.

    Hosts with 4, 3 and 3 slots, 5 desktops: 1. 0 also if not even all hosts hold them; all hosts if there are no
    desktops. Arrays and source as for `slots_left`.
    """
    every = range(1, int(np.sum(hosts)) + 1)
    return sum(slots_left(slots, hosts, failed) >= needed_slots for failed in every)


def failed_by_size(hosts: Values, size: Values, cluster: Index, failures: Values) -> Values:
    """How many hosts of each row fail when the largest of each cluster fail first, one by one.

    `hosts`, `size` and `cluster` have one element per row of equal hosts: their number, the size of each in the
    resource in question, and their cluster. `failures` is the number of failures per cluster: by case, or rows x cases
    if clusters differ. Returns rows x cases, at most the hosts of a row. A row of 2 small hosts and one of 1 large with
    1 failure: 0 and 1; with 2: 1 and 1. Of equal rows the first fails first.

    vSphere HA and vSAN both plan for the loss of the largest host.
    """
    order = np.lexsort((-np.asarray(size), cluster))
    count, member = np.asarray(hosts, dtype=float)[order], np.asarray(cluster)[order]
    larger = np.cumsum(count) - count
    larger -= larger[np.searchsorted(member, member)]
    asked = np.broadcast_to(np.asarray(failures, dtype=float), (len(order), np.shape(failures)[-1]))[order]
    failed = np.empty(asked.shape)
    failed[order] = np.clip(asked - larger[:, None], 0, count[:, None])
    return failed
