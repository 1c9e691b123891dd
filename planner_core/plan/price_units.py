"""What a price counts for: for each host, processor, desktop, user and so on, by kind of component.

A price counts for the component that it belongs to. A card of hosts is several hosts, a disk group on it lies in each
of them, and a cluster has the hosts and drives of all its cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

PriceUnit = Literal[
    "component",
    "once",
    "host",
    "socket",
    "core",
    "gib",
    "memory_module",
    "drive",
    "tib",
    "desktop",
    "named_user",
    "concurrent_user",
]

UNIT_NAMES: Final[Mapping[PriceUnit, str]] = {
    "component": "for each",
    "once": "once",
    "host": "per host",
    "socket": "per processor",
    "core": "per core",
    "gib": "per GiB of memory",
    "memory_module": "per module",
    "drive": "per drive",
    "tib": "per TiB of drives",
    "desktop": "per desktop",
    "named_user": "per named user",
    "concurrent_user": "per concurrent user",
}
"""Unit -> what it is called where the kind of component is not known."""

UNITS_BY_KIND: Final[Mapping[str, tuple[PriceUnit, ...]]] = {
    "host": ("component", "socket", "core", "gib", "memory_module", "once"),
    "disk_group": ("drive", "tib", "component", "once"),
    "graphics_boards": ("component", "once"),
    "storage_array": ("component", "tib"),
    "cluster": ("host", "socket", "core", "gib", "tib", "component"),
    "desktop_pool": ("desktop", "named_user", "concurrent_user", "component"),
}
"""Kind of component -> what its prices may count for, the most usual first. Others have only "component"."""


def units_of(kind: str) -> tuple[PriceUnit, ...]:
    """What the prices of a kind of component may count for, the most usual first."""
    return UNITS_BY_KIND.get(kind, ("component",))
