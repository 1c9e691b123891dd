"""The icon of each kind of component, the same in palette, menus, drawing and inspector."""

from __future__ import annotations

from collections.abc import Mapping

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
