"""The texts of chips on the lines: a chip stands for one file role of a pool or of servers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural
from app.results.words.platform_terms import VMWARE, WORDS, image_label
from planner_core.plan.components import Component, DesktopPool
from planner_core.plan.links import Link
from planner_core.plan.placement import needed_roles

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
IMAGE = "replica"
OWN_DISK = "delta"
FULL_CLONE_LABEL = mark("Disk")
"""A full clone has a disk of its own, and no differences from a replica."""


class ChipFace(NamedTuple):
    """The content of one chip; `file_names.file_name` has the full text."""

    role: str
    """Empty if it stands for all files of a line."""
    label: str
    tint: int = -1
    """The number of the pool whose colour it has; otherwise it has that of its role."""


def chip(owner: Component, link: Link, image: str = VMWARE.image) -> ChipFace:
    """The chip of a placed file role; `image` is the plan's word for a replica."""
    label = _label(link.role, own_disk=has_own_disk(owner), image=image)
    return ChipFace(link.role, label if link.share >= 1 else f"{label} {numbers().percent(link.share)}")


def whole_chips(roles: Iterable[str], own_disk: bool, image: str = VMWARE.image) -> dict[str, ChipFace]:
    """The chips of roles whose files are all in one place."""
    return {role: ChipFace(role, _label(role, own_disk=own_disk, image=image)) for role in roles}


def folded_chip(files: int, tint: int) -> ChipFace:
    """The chip that stands for several files of a line."""
    return ChipFace("", tr_plural("{count} file", "{count} files", files), tint)


def usual_labels() -> list[str]:
    """All chip texts of files in one place."""
    return [*(tr(each) for each in (*CHIP_LABELS.values(), FULL_CLONE_LABEL)), *map(image_label, WORDS)]


def _label(role: str, *, own_disk: bool, image: str) -> str:
    if role == IMAGE and image != VMWARE.image:
        return image_label(image)
    return tr(FULL_CLONE_LABEL if own_disk and role == OWN_DISK else CHIP_LABELS[role])


def file_roles(owner: Component) -> frozenset[str]:
    """The file roles of a component: memory that is fully reserved has no swap file."""
    return frozenset([role for role in needed_roles(owner) if _has_file(owner, role)])


def _has_file(owner: Component, role: str) -> bool:
    if role == "suspend":
        return True
    if not isinstance(owner, DesktopPool):
        return bool(getattr(owner, "disk_gib", 0.0) > 0)
    if role == "swap":
        return owner.ram_gib > owner.ram_reserved_gib
    return (role == OWN_DISK and has_own_disk(owner)) or bool(getattr(owner, f"{role}_gib") > 0)


def has_own_disk(owner: Component) -> bool:
    """Whether each desktop has a full disk, instead of the differences from a replica."""
    return isinstance(owner, DesktopPool) and owner.clone_type == "full"
