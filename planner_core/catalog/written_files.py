"""Files beside the machines that only some hypervisors write: swap files, and VMX swap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.plan.components import ComponentId, Host
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan

WRITTEN_BY: Final = {"swap": "has_swap_files", "vmx_swap": "has_vmx_swap"}
"""The file roles that depend on the hypervisor, and the field of its record that says whether it writes them."""


def hypervisor_without(
    plan: Plan, hypervisors: Mapping[str, HypervisorGeneration], pool: ComponentId, role: str
) -> HypervisorGeneration | None:
    """The hypervisor below a pool if no host on which it may run writes files of a role; None if one does, and for a
    pool that runs nowhere yet. Of several hypervisors it is the first.
    """
    field = WRITTEN_BY.get(role)
    if field is None:
        return None
    targets = {link.target for link in plan.links_from(pool) if link.role == RUNS_ON}
    hosts = [each for each in plan.of_type(Host) if {each.id, plan.parents.get(each.id)} & targets]
    found = [hypervisors[each.hypervisor] for each in hosts if each.hypervisor in hypervisors]
    if not found or any(getattr(each, field) for each in found):
        return None
    return found[0]
