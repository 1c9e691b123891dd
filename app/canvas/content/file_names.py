"""The full text of a chip: what the file is, its owner, and its size, or that nothing writes it."""

from __future__ import annotations

from collections.abc import Mapping

from app.canvas.content.chip_texts import FULL_CLONE_LABEL, OWN_DISK, has_own_disk
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.platform_terms import role_in_words
from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.catalog.written_files import hypervisor_without
from planner_core.plan.plan import Plan

Hypervisors = Mapping[str, HypervisorGeneration]
"""By id."""


def file_name(plan: Plan, hypervisors: Hypervisors, component: str, role: str) -> str:
    """A file role of a component in full: what it is, its owner, and its size, or that its hypervisor writes none."""
    # Imported here: the formulas import numpy, which the first paint need not wait for.
    from planner_core.engine.layout.file_sizes import file_gib

    owner = plan.components[component]
    own_disk = role == OWN_DISK and has_own_disk(owner)
    name = tr(FULL_CLONE_LABEL) if own_disk else role_in_words(plan, role)
    without = hypervisor_without(plan, hypervisors, component, role)
    if without is not None:
        words = {"role": name, "pool": owner.name, "hypervisor": tr(without.name)}
        return tr("{role} of {pool}: none, because {hypervisor} writes no such file", **words)
    size = numbers().gib(file_gib(owner, role))
    return tr("{role} of {pool}, {size} each", role=name, pool=owner.name, size=size)
