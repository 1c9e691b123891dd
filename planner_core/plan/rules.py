"""Rules for nesting and links: which kinds may be inside which, and which may be linked."""

from __future__ import annotations

from typing import Final

from planner_core.plan.links import DISPLAY, POOL_FILE_ROLES, RUNS_ON, FileRole

NESTING: Final[dict[str, tuple[str, ...]]] = {
    "disk_group": ("host", "storage_array"),
    "graphics_boards": ("host",),
    "host": ("cluster",),
}
"""Kind of the inner component -> kinds it may lie in."""

STORES: Final = ("disk_group", "storage_array", "cluster")
"""Kinds that can store files; a cluster does so with vSAN."""

FILE_ROLES: Final[dict[str, tuple[FileRole, ...]]] = {
    "desktop_pool": POOL_FILE_ROLES,
    "infrastructure_servers": ("server_disk",),
}
"""Kind of the owner -> the file roles it has."""

RUN_TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "desktop_pool": ("host", "cluster"),
    "infrastructure_servers": ("host", "cluster"),
}
"""Kind that runs -> kinds it may run on."""

DISPLAY_TARGETS: Final[dict[str, tuple[str, ...]]] = {"desktop_pool": ("network_link",)}
"""Kind with displays -> kinds that carry their traffic."""

MAY_LINK: Final = frozenset(
    [
        *((kind, RUNS_ON, target) for kind, targets in RUN_TARGETS.items() for target in targets),
        *((kind, DISPLAY, target) for kind, targets in DISPLAY_TARGETS.items() for target in targets),
        *((kind, role, store) for kind, roles in FILE_ROLES.items() for role in roles for store in STORES),
    ]
)
"""All that may be linked: kind of the source, role, kind of the target."""


def may_nest(child_kind: str, parent_kind: str) -> bool:
    """Whether a component of the first kind may be inside one of the second."""
    return parent_kind in NESTING.get(child_kind, ())


def may_link(source_kind: str, role: str, target_kind: str) -> bool:
    """Whether a link of this role may lead from one kind to the other."""
    return (source_kind, role, target_kind) in MAY_LINK


def may_connect(source_kind: str, target_kind: str) -> bool:
    """Whether a line may be drawn from one kind to the other, whatever links it creates."""
    targets = (*RUN_TARGETS.get(source_kind, ()), *DISPLAY_TARGETS.get(source_kind, ()))
    return target_kind in targets or (target_kind in STORES and bool(FILE_ROLES.get(source_kind)))
