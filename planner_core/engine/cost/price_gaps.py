"""Gaps of the bill of materials: hardware and licences without a price, and prices that cannot be added.

The price of one desktop is shown as a headline only if all missing parts are small: see `carries_desktops`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from planner_core.engine.basis.cost_records import PriceGap, UnpricedLine
from planner_core.engine.cost.bill_of_materials import pieces
from planner_core.engine.cost.licence_costs import is_at_purchase, missing_licences
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import Component, ComponentId, DiskGroup, GraphicsBoards, Host, StorageArray
from planner_core.plan.names import told_apart
from planner_core.plan.placement import cluster_around
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import takes_caches

What = Literal[
    "host", "processor", "memory", "array", "drive", "cache", "board", "other", "licence", "other-licence"
]

NEED_A_PRICE: Final = (Host, DiskGroup, StorageArray, GraphicsBoards)
"""Components that are bought for themselves; what else has no price costs nothing."""
COUNTED_APART: Final[dict[str, Literal["processors", "memory"]]] = {
    "socket": "processors",
    "memory_module": "memory",
}
"""What a host's price record counts -> what it pays for."""
OF_CAPACITY: Final = frozenset({"drive", "tib"})
"""What the prices of a group count without its cache devices."""


def price_gaps(layout: Layout) -> tuple[PriceGap, ...]:
    """All items that the sums omit, in the order of the plan; each component once, then each licence line.

    A licence is left out of the price of a desktop, but does not hide it: see `carries_desktops`.
    """
    licences = (
        PriceGap(
            "",
            "all" if line.unit_price is None else "currency",
            False,
            line.id,
            quantity,
            is_at_purchase(line),
            not is_at_purchase(line) or bool(line.support_percent),
        )
        for line, quantity in missing_licences(layout)
    )
    return (*_gaps(layout.plan), *licences)


def _gaps(plan: Plan) -> Iterator[PriceGap]:
    """Components inside a priced one need their own price: an array is sold without its drives."""
    currency = plan.settings.currency
    with_desktops = _stores_of_desktops(plan)
    for part in plan.components.values():
        big = carries_desktops(plan, part, with_desktops)
        if not part.parts:
            if isinstance(part, NEED_A_PRICE):
                yield PriceGap(part.id, "all", big)
        elif any(each.currency != currency for each in part.parts):
            yield PriceGap(part.id, "currency", big)
        elif isinstance(part, Host) and (lacks := lacking(part)):
            yield PriceGap(part.id, lacks, big)
        elif isinstance(part, DiskGroup) and lacks_cache(plan, part):
            yield PriceGap(part.id, "cache", False)


def unpriced_lines(layout: Layout) -> tuple[UnpricedLine, ...]:
    """The items in the gaps, with quantities; equal items in one line, in the order of the plan. Of licences those that
    are bought with the hardware: others are in no bill.

    An item without a model has the component's display name.
    """
    lines: dict[tuple[str, str], UnpricedLine] = {}
    components = told_apart(layout.plan).components
    for gap in _gaps(layout.plan):
        part = components[gap.component]
        for what, item, quantity in _pieces(layout, part, gap.lacks):
            before = lines.get((what, item), UnpricedLine(part.id, what, item, 0))
            lines[what, item] = msgspec.structs.replace(before, quantity=before.quantity + quantity)
    licences = (
        UnpricedLine(
            "", "licence" if line.unit_price is None else "other-licence", line.name, quantity, line.id
        )
        for line, quantity in missing_licences(layout)
        if is_at_purchase(line)
    )
    return (*lines.values(), *licences)


def _pieces(layout: Layout, part: Component, lacks: str) -> Iterator[tuple[What, str, int]]:
    if lacks == "currency":
        yield "other", part.name, 1
    elif isinstance(part, Host):
        if lacks == "all":
            yield "host", part.server_model or part.name, part.count
        if lacks in ("all", "processors"):
            yield "processor", part.cpu_model or part.name, part.count * pieces(part, "socket")
        if lacks in ("all", "memory"):
            yield "memory", f"{part.memory_module_gib:g}", part.count * pieces(part, "memory_module")
    elif isinstance(part, StorageArray):
        yield "array", part.array_model or part.name, 1
    elif isinstance(part, GraphicsBoards):
        yield "board", part.board_model or part.name, part.boards * layout.store_count(part)
    elif lacks == "cache" and isinstance(part, DiskGroup):
        yield "cache", f"{part.cache_gb:g}", part.cache_drives * layout.store_count(part)
    elif isinstance(part, DiskGroup):
        yield "drive", part.drive_model or part.name, pieces(part, "drive") * layout.store_count(part)


def lacking(host: Host) -> Literal["processors", "memory"] | None:
    """Missing prices of a host that is priced part by part; None if one price covers all of it."""
    counted = {part.per for part in host.parts} & set(COUNTED_APART)
    if counted and any(part.per == "gib" for part in host.parts):
        counted.add("memory_module")  # memory at a price per GiB
    missing = [name for per, name in COUNTED_APART.items() if per not in counted]
    return missing[0] if counted and missing else None


def lacks_cache(plan: Plan, group: DiskGroup) -> bool:
    """Whether the prices of a group of vSAN drives are of its capacity devices alone, and it has cache devices."""
    cluster = cluster_around(plan, group.id)
    if cluster is None or not takes_caches(cluster.vsan, cluster.vsan_version) or group.purpose != "vsan":
        return False
    return group.cache_drives > 0 and {part.per for part in group.parts} <= OF_CAPACITY


def carries_desktops(plan: Plan, part: Component, stores: frozenset[ComponentId]) -> bool:
    """Whether a component is more than a small part: without its price, the price of a desktop means little.

    Hosts, arrays, the drives inside arrays and those of a vSAN always are. A separate disk group is if it stores files
    of desktops; one with only templates and hypervisors is small, as in Fujitsu, SSD in VDI (2011), whose prices leave
    the mirror of the hypervisor out.
    """
    if not isinstance(part, DiskGroup):
        return True
    is_local = isinstance(plan.components.get(plan.parents.get(part.id, "")), Host)
    return not is_local or part.purpose == "vsan" or part.id in stores


def _stores_of_desktops(plan: Plan) -> frozenset[ComponentId]:
    """Every store with a file that a running desktop or server uses."""
    return frozenset(link.target for link in plan.links.values() if link.role != "template")
