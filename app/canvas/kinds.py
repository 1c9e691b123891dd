"""What the canvas knows about kinds of components; the rest follows from the rules of the plan."""

from __future__ import annotations

from collections.abc import Mapping

from app.look.component_kinds import KIND_ICONS
from planner_core.catalog.catalog import Record
from planner_core.plan.components import Cluster, Component, DiskGroup, kind_of
from planner_core.plan.rules import FILE_ROLES, NESTING, RUN_TARGETS, STORES

FRAMES = frozenset(kind for kinds in NESTING.values() for kind in kinds)
"""Kinds that can contain others."""

OWNERS = frozenset(RUN_TARGETS) | frozenset(FILE_ROLES)
"""Kinds that have outgoing lines."""

NEVER_ALONE = frozenset({"disk_group", "graphics_boards"})
"""Kinds that always lie inside another component; the others may be on the canvas."""

BARS: Mapping[str, tuple[str, ...]] = {
    "host": ("cpu", "ram"),
    "cluster": ("vms_per_cluster",),
    "storage_array": ("controller", "array_ports", "capacity"),
    "disk_group": ("disk_iops", "capacity"),
    "network_link": ("link",),
    "graphics_boards": ("graphics",),
}
"""Kind -> the resources with a bar on its card; other kinds have none."""


def is_processor(record: Record | None) -> bool:
    """Whether a record is a processor, which fills an existing host instead of adding one."""
    return record is not None and "cpu_model" in record.values and "server_model" not in record.values


def is_workload(record: Record | None) -> bool:
    """Whether a record is a workload profile, which an existing pool takes over."""
    return record is not None and record.kind == "desktop_pool"


def bars_of(part: Component) -> tuple[str, ...]:
    """The resources with a bar on a component's card; disk groups of vSAN have no capacity of their own."""
    if isinstance(part, Cluster) and part.vsan != "none":
        return ("capacity", *BARS["cluster"])
    if isinstance(part, DiskGroup) and part.purpose == "vsan":
        return ("disk_iops",)
    return BARS.get(kind_of(part), ())


def is_store(part: Component) -> bool:
    """Whether files can lie on this component."""
    return kind_of(part) in STORES and not (isinstance(part, Cluster) and part.vsan == "none")


def entry_icon(kind: str, record: Record | None) -> str:
    """The icon of a catalogue entry: that of its kind, except for processors."""
    return "cpu" if is_processor(record) else KIND_ICONS[kind]
