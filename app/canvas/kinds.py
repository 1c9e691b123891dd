"""What the canvas knows about kinds of components; everything else follows from the rules of the plan."""

from __future__ import annotations

from collections.abc import Mapping

from app.look.component_kinds import KIND_ICONS
from planner_core.catalog.catalog import Record
from planner_core.plan.components import Cluster, Component, DiskGroup, kind_of
from planner_core.plan.rules import FILE_ROLES, NESTING, RUN_TARGETS, STORES

FRAMES = frozenset(kind for kinds in NESTING.values() for kind in kinds)
"""Kinds that others lie in."""

OWNERS = frozenset(RUN_TARGETS) | frozenset(FILE_ROLES)
"""Kinds that lines start from."""

NEVER_ALONE = frozenset({"disk_group"})
"""Kinds that always lie in another component; the others may stand on the canvas."""

BARS: Mapping[str, tuple[str, ...]] = {
    "host": ("cpu", "ram"),
    "cluster": ("vms_per_cluster",),
    "storage_array": ("controller", "array_ports", "capacity"),
    "disk_group": ("disk_iops", "capacity"),
    "network_link": ("link",),
}
"""Kind -> the resources it shows a bar for. The others show none."""


def is_processor(record: Record | None) -> bool:
    """Whether a record is a part of a host, not a host: it fills one that is there instead of making another."""
    return record is not None and "cpu_model" in record.values and "server_model" not in record.values


def bars_of(part: Component) -> tuple[str, ...]:
    """The resources that the card of a component shows a bar for: vSAN takes the capacity of disk groups along."""
    if isinstance(part, Cluster) and part.vsan != "none":
        return ("capacity", *BARS["cluster"])
    if isinstance(part, DiskGroup) and part.purpose == "vsan":
        return ("disk_iops",)
    return BARS.get(kind_of(part), ())


def is_store(part: Component) -> bool:
    """Whether files can lie on this component."""
    return kind_of(part) in STORES and not (isinstance(part, Cluster) and part.vsan == "none")


def entry_icon(kind: str, record: Record | None) -> str:
    """The icon of what the catalogue offers: of its kind, but a processor is no host."""
    return "cpu" if is_processor(record) else KIND_ICONS[kind]
