"""Values of pools and servers from the machines of a group: means, so that a plan has the totals of the file.

On vSphere, what a machine uses on its datastores includes its swap file, which a plan counts apart; it is as large as
the memory that is not reserved, and there while the machine is on (VMware vSphere resource management). Logs and the
swap of the machine's own process are part of it, too, and are not added. On other hypervisors there are no swap files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from planner_core.imports.inventory import Machine
from planner_core.plan.components import DesktopPool, InfrastructureServers
from planner_core.plan.fields import declared_field
from planner_core.units import MIB_PER_GIB, PERCENT

MOST_SERVERS: Final = 1000
"""Of one group of servers in a plan."""
NOT_ADDED: Final = {"log_gib": 0.0, "vmx_swap_gib": 0.0, "template_gib": 0.0, "persistent_gib": 0.0}
"""Files that are part of what the export counts, or are none of the machines'."""


def pool_values(machines: Sequence[Machine], *, has_swap: bool = True) -> dict[str, Any]:
    """Values of a pool of full clones; those that the export does not tell are left out. `has_swap`: whether the
    hypervisor of the machines writes swap files.
    """
    number = len(machines)
    ram = sum(each.ram_mib for each in machines) / number / MIB_PER_GIB
    reserved = sum(min(each.reserved_mib or 0.0, each.ram_mib) for each in machines) / number / MIB_PER_GIB
    values: dict[str, Any] = {
        "desktops": number,
        "clone_type": "full",
        "assignment": "dedicated",
        "refresh_policy": "never",
        "vcpus": _rounded_mean([each.vcpus for each in machines]),
        "ram_gib": ram,
        "ram_reserved_gib": min(reserved, ram),
        **NOT_ADDED,
    }
    guests = {each.guest for each in machines}
    if len(guests) == 1:
        values["guest_os"] = guests.pop()[:200]
    if all(_capacity(each, has_swap) is not None for each in machines):
        capacity = sum(_capacity(each, has_swap) or 0.0 for each in machines)
        values["replica_gib"] = capacity / number / MIB_PER_GIB
        if capacity > 0 and all(each.used_mib is not None for each in machines):
            values["full_clone_fill_percent"] = min(
                sum(_own_used(each, has_swap) for each in machines) / capacity * PERCENT, PERCENT
            )
    return _within_bounds(DesktopPool, values)


def server_values(machines: Sequence[Machine], *, has_swap: bool = True) -> dict[str, Any]:
    """Values of a group of servers; those that the export does not tell are left out."""
    number = len(machines)
    values: dict[str, Any] = {
        "servers": number,
        "vcpus": _rounded_mean([each.vcpus for each in machines]),
        "ram_gib": sum(each.ram_mib for each in machines) / number / MIB_PER_GIB,
    }
    told = [_capacity(each, has_swap) if each.used_mib is None else each.used_mib for each in machines]
    if None not in told:
        values["disk_gib"] = sum(each or 0.0 for each in told) / number / MIB_PER_GIB
    return _within_bounds(InfrastructureServers, values)


def _capacity(machine: Machine, has_swap: bool) -> float | None:
    """Of its virtual disks; by what may be provisioned if the file does not tell it."""
    if machine.disk_mib is not None or machine.provisioned_mib is None:
        return machine.disk_mib
    return max(machine.provisioned_mib - _swap(machine, has_swap), 0.0)


def _own_used(machine: Machine, has_swap: bool) -> float:
    return max((machine.used_mib or 0.0) - _swap(machine, has_swap), 0.0)


def _swap(machine: Machine, has_swap: bool) -> float:
    if machine.power != "on" or not has_swap:
        return 0.0
    return max(machine.ram_mib - (machine.reserved_mib or 0.0), 0.0)


def _rounded_mean(numbers: Sequence[int]) -> int:
    return max((2 * sum(numbers) + len(numbers)) // (2 * len(numbers)), 1)


def _within_bounds(
    component: type[DesktopPool] | type[InfrastructureServers], values: dict[str, Any]
) -> dict[str, Any]:
    """The values, each the nearest that can be drawn."""
    found = {}
    for name, value in values.items():
        info = declared_field(component, name)
        assert info is not None, name
        if info.least is not None and info.most is not None:
            value = min(max(value, type(value)(info.least)), type(value)(info.most))
        found[name] = value
    return found
