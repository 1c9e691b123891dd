"""The full text of a chip: what the file is, its owner, and its size."""

from __future__ import annotations

from app.canvas.content.chip_texts import FULL_CLONE_LABEL, OWN_DISK, has_own_disk
from app.look.number_format import numbers
from app.look.translation import tr
from planner_core.plan.components import Component
from planner_core.plan.links import ROLE_NAMES


def file_name(owner: Component, role: str) -> str:
    """A file role in full: what it is, its owner, and its size."""
    # Imported here: the formulas import numpy, which the first paint need not wait for.
    from planner_core.engine.layout.file_sizes import file_gib

    size = numbers().gib(file_gib(owner, role))
    name = tr(FULL_CLONE_LABEL if role == OWN_DISK and has_own_disk(owner) else ROLE_NAMES[role])
    return tr("{role} of {pool}, {size} each", role=name, pool=owner.name, size=size)
