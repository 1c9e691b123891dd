"""What the chips on the lines say: a chip stands for one file role of a pool or of servers."""

from __future__ import annotations

from typing import NamedTuple

from app.format import numbers
from app.i18n import mark, tr
from planner_core.plan.components import Component, DesktopPool
from planner_core.plan.links import ROLE_NAMES, Link
from planner_core.plan.placement import needed_roles
from planner_core.units import PERCENT

CHIP_LABELS = {
    "replica": mark("Replica"),
    "delta": mark("Delta"),
    "disposable": mark("Disposable"),
    "persistent": mark("Persistent"),
    "swap": mark("Swap"),
    "suspend": mark("Suspend"),
    "log": mark("Logs"),
    "vmx_swap": mark("VMX swap"),
    "template": mark("Template"),
    "server_disk": mark("Disks"),
}
FULL_CLONE_LABEL = mark("Disk")
"""A full clone's own disk is no difference from anything."""
SIZE_FIELDS = {
    "replica": "replica_gib",
    "delta": "delta_gib",
    "disposable": "disposable_gib",
    "log": "log_gib",
    "vmx_swap": "vmx_swap_gib",
    "template": "template_gib",
    "server_disk": "disk_gib",
}


class ChipFace(NamedTuple):
    """What one chip says; `chip_name` has the full words."""

    role: str
    label: str


def chip(owner: Component, link: Link) -> ChipFace:
    """What the chip of a placed file role says."""
    label = tr(FULL_CLONE_LABEL if _is_own_disk(owner, link.role) else CHIP_LABELS[link.role])
    return ChipFace(link.role, label if link.share >= 1 else f"{label} {numbers().percent(link.share)}")


def chip_name(owner: Component, role: str) -> str:
    """A file role in full: what it is, whose, and how large."""
    size = numbers().gib(file_size_gib(owner, role))
    name = tr(FULL_CLONE_LABEL if _is_own_disk(owner, role) else ROLE_NAMES[role])
    return tr("{role} of {pool}, {size} each", role=name, pool=owner.name, size=size)


def file_size_gib(owner: Component, role: str) -> float:
    """How large one file of a role is; 0 where the component has no such file."""
    if role not in needed_roles(owner):
        return 0.0
    if isinstance(owner, DesktopPool):
        if role == "swap":
            return owner.ram_gib - owner.ram_reserved_gib
        if role == "suspend":
            return owner.ram_gib
        if role == "persistent":
            return owner.persistent_gib * owner.persistent_fill_percent / PERCENT
        if _is_own_disk(owner, role):
            return owner.replica_gib * owner.full_clone_fill_percent / PERCENT
    return float(getattr(owner, SIZE_FIELDS[role]))


def _is_own_disk(owner: Component, role: str) -> bool:
    return role == "delta" and isinstance(owner, DesktopPool) and owner.clone_type == "full"
