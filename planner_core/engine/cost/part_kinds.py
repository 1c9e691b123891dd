"""Kinds of parts whose prices change alike from year to year, and how many pieces of each price a plan has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from planner_core.engine.cost.bill_of_materials import PartKey, key_of, quantity_of
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import (
    Cluster,
    Component,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    InfrastructureServers,
    Part,
)

PartKind = Literal["server", "memory", "flash", "disk", "array", "software"]

INDICES: Final[Mapping[PartKind, str]] = {
    "server": "server_index_percent",
    "memory": "memory_index_percent",
    "flash": "flash_index_percent",
    "disk": "disk_index_percent",
    "array": "array_index_percent",
    "software": "software_index_percent",
}
"""Kind -> the setting with the change of its prices per year."""

SOFTWARE: Final[PartKind] = "software"
"""Not worn out with the hardware, so not bought again when that is replaced."""


class PricedPart(NamedTuple):
    """A price of the plan, for one kind of part."""

    key: PartKey
    kind: PartKind


def kind_of(component: Component, part: Part) -> PartKind:
    """The kind of a part. Prices of pools and clusters are those of software; memory and drives have their own."""
    if isinstance(component, Host):
        return "memory" if part.per in ("gib", "memory_module") else "server"
    if isinstance(component, DiskGroup):
        return "disk" if component.drive_kind == "hdd" else "flash"
    if isinstance(component, Cluster | DesktopPool):
        return SOFTWARE
    return "server" if isinstance(component, InfrastructureServers | GraphicsBoards) else "array"


def pieces_of(layout: Layout) -> dict[PricedPart, int]:
    """Pieces of each price in the plan's currency."""
    currency = layout.settings.currency
    found: dict[PricedPart, int] = {}
    for component in layout.plan.components.values():
        for part in component.parts:
            if part.currency == currency and (quantity := quantity_of(layout, component, part)):
                priced = PricedPart(key_of(part), kind_of(component, part))
                found[priced] = found.get(priced, 0) + quantity
    return found
