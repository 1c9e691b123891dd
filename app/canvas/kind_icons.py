"""The icon of each kind of component, the same in palette, menus, drawing and inspector."""

from __future__ import annotations

from collections.abc import Mapping

from app.canvas.kinds import is_processor
from planner_core.catalog.catalog import Record

KIND_ICONS: Mapping[str, str] = {
    "host": "server",
    "cluster": "boxes",
    "storage_array": "database",
    "disk_group": "hard-drive",
    "desktop_pool": "monitor",
    "infrastructure_servers": "network",
    "network_link": "cable",
    "note": "sticky-note",
}


def entry_icon(kind: str, record: Record | None) -> str:
    """The icon of what the catalogue offers: of its kind, but a processor is no host."""
    return "cpu" if is_processor(record) else KIND_ICONS[kind]
