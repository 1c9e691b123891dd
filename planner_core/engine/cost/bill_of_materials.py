"""The bill of materials: every priced part of the plan's components, equal parts combined in one line, and the licences
that are bought with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from operator import attrgetter
from typing import Final, NamedTuple

from planner_core.currencies import decimals_of
from planner_core.engine.basis.cost_records import CostLine, LicenceCost, beside_the_bill
from planner_core.engine.cost.licence_costs import is_at_purchase, licence_costs
from planner_core.engine.cost.licence_counts import lines_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cost import (
    discounted_price,
    line_total,
    listed_price,
    memory_modules,
    whole_pieces,
)
from planner_core.plan.components import Component, DesktopPool, DiskGroup, GraphicsBoards, Host, Part
from planner_core.plan.licences import ON_POOLS
from planner_core.plan.price_units import PriceUnit
from planner_core.units import BYTES_PER_GB, BYTES_PER_TIB, PERCENT

IN_A_WHOLE: Final = frozenset({"host", "socket", "core", "gib", "tib"})
"""What a price of a cluster or an array counts in its hosts and drives."""
WITH_DESKTOPS: Final = frozenset({"desktop", "named_user", "concurrent_user"})
"""What grows with the desktops."""


class PartKey(NamedTuple):
    """Identity of a bill line: price records with equal keys are combined."""

    item: str
    order_number: str
    unit_price: Decimal
    """As printed."""
    discount_percent: Decimal
    price_date: str
    source: str


class Bill(NamedTuple):
    """The lines of the bill and their sums, in the plan's currency and before tax."""

    lines: tuple[CostLine, ...]
    list_total: Decimal
    """At list prices."""
    total: Decimal
    """After discounts."""
    flash_total: Decimal
    """The part of `total` for flash drives, whose prices fall over time."""
    counted_total: Decimal
    """The part of `total` that is ordered for each desktop or user, and grows with them."""
    licence_total: Decimal
    """The part of `total` for licences that are bought with the hardware."""
    licences: tuple[LicenceCost, ...]
    """Every licence line with a price, those that are paid later and again and again included."""
    licences_by_year: tuple[Decimal, ...]
    """What licences cost beside the purchase, in each year of use."""

    @property
    def priced(self) -> tuple[CostLine | LicenceCost, ...]:
        """Everything with a price: the lines, and the licences that are in none of them."""
        return (*self.lines, *beside_the_bill(self.lines, self.licences))


def key_of(part: Part) -> PartKey:
    """The key of a price record's line."""
    return PartKey(
        part.item,
        part.order_number,
        listed_price(part.unit_price, decimals_of(part.currency)),
        part.discount_percent,
        part.price_date,
        part.source,
    )


def bill_of(layout: Layout) -> Bill:
    """All priced parts of the plan in the plan's currency; parts in another currency are reported by a finding."""
    decimals = decimals_of(layout.settings.currency)
    quantities: dict[PartKey, int] = {}
    first: dict[PartKey, str] = {}
    flash = Decimal(0)
    counted_quantities: dict[PartKey, int] = {}
    for (part, is_flash), (component, quantity) in _pieces_by_record(layout).items():
        key = key_of(part)
        quantities[key] = quantities.get(key, 0) + quantity
        first.setdefault(key, component)
        if is_flash:
            flash += line_total(quantity, _paid(key, decimals), decimals=decimals)
        if part.per in WITH_DESKTOPS:
            counted_quantities[key] = counted_quantities.get(key, 0) + quantity
    licences = licence_costs(layout)
    lines = (
        *(
            _line(key, quantity, counted_quantities.get(key, 0), first[key], decimals)
            for key, quantity in quantities.items()
            if quantity
        ),
        *_licence_lines(layout, licences),
    )
    return Bill(
        lines,
        sum((line_total(line.quantity, line.unit_price, decimals=decimals) for line in lines), Decimal(0)),
        sum((line.total for line in lines), Decimal(0)),
        flash,
        sum(
            (
                line_total(line.counted_quantity, line.discounted_price, decimals=decimals)
                for line in lines
                if line.counted_quantity
            ),
            Decimal(0),
        ),
        sum((each.at_purchase for each in licences), Decimal(0)),
        licences,
        tuple(
            sum((each.by_year[year] for each in licences), Decimal(0))
            for year in range(layout.settings.depreciation_years)
        ),
    )


def _licence_lines(layout: Layout, licences: tuple[LicenceCost, ...]) -> Iterator[CostLine]:
    """The licences of the bill: those that are bought once, with the hardware."""
    lines = lines_of(layout)
    for each in licences:
        line = lines[each.licence]
        if is_at_purchase(line) and each.quantity:
            yield CostLine(
                item=each.item,
                order_number=line.order_number,
                quantity=each.quantity,
                unit_price=each.unit_price,
                discount_percent=each.discount_percent,
                discounted_price=each.discounted_price,
                total=each.amount,
                component="",
                price_date=each.price_date,
                source=each.source,
                counted_quantity=each.quantity if line.unit in ON_POOLS else 0,
                licence=each.licence,
            )


def _pieces_by_record(layout: Layout) -> dict[tuple[Part, bool], tuple[str, int]]:
    """The first component with each price record, and its total pieces; flash drives are separate.

    This loop visits every component, so equal records are grouped before any further work.
    """
    currency = layout.settings.currency
    found: dict[tuple[Part, bool], tuple[str, int]] = {}
    for component in filter(attrgetter("parts"), layout.plan.components.values()):
        for part in component.parts:
            if part.currency == currency:
                record = (part, buys_flash(component, part))
                first, quantity = found.get(record, (component.id, 0))
                found[record] = (first, quantity + quantity_of(layout, component, part))
    return found


def quantity_of(layout: Layout, component: Component, part: Part) -> int:
    """Pieces of a part that a component needs."""
    return part.quantity * counted(layout, component, part.per)


def counted(layout: Layout, component: Component, per: PriceUnit) -> int:
    """What a price of a component counts, such as the cores of all hosts of a card; rounded up to whole pieces once.

    A unit that the kind of component does not have counts once for each host or disk group.
    """
    if isinstance(component, DesktopPool):
        return _users_or_desktops(component, per)
    if isinstance(component, Host):
        return whole_pieces(_in_one_host(component, per) * (component.count if per != "once" else 1))
    if isinstance(component, DiskGroup):
        copies = layout.store_count(component) if per != "once" else 1
        return whole_pieces(_in_one_group(component, per) * copies)
    if isinstance(component, GraphicsBoards):
        return component.boards * layout.store_count(component) if per != "once" else 1
    return whole_pieces(_inside(layout, component, per)) if per in IN_A_WHOLE else 1


def pieces(component: Host | DiskGroup, per: PriceUnit) -> int:
    """Pieces in one host or disk group."""
    found = _in_one_host(component, per) if isinstance(component, Host) else _in_one_group(component, per)
    return whole_pieces(found)


def _users_or_desktops(pool: DesktopPool, per: PriceUnit) -> int:
    """Every user of a desktop is named; concurrent ones are those at work at the same time."""
    users = pool.desktops * pool.users_per_desktop
    if per == "concurrent_user":
        return whole_pieces(users * pool.concurrency_percent / PERCENT)
    return {"desktop": pool.desktops, "named_user": users}.get(per, 1)


def _in_one_host(host: Host, per: PriceUnit) -> float:
    match per:
        case "socket":
            return host.sockets
        case "core":
            return host.cores
        case "gib":
            return host.ram_gib
        case "memory_module":
            return memory_modules(host.ram_gib, host.memory_module_gib)
        case _:
            return 1


def _in_one_group(group: DiskGroup, per: PriceUnit) -> float:
    """Spare drives are paid for like the others; TiB are those of the drives, without deductions."""
    drives = group.drives + group.spare_drives
    if per == "tib":
        return drives * group.drive_gb * BYTES_PER_GB / BYTES_PER_TIB
    return drives if per == "drive" else 1


def _inside(layout: Layout, whole: Component, per: PriceUnit) -> float:
    """What all hosts of a cluster, or all drives of a cluster or an array, have together."""
    parts = [layout.plan.components[each] for each in layout.plan.children(whole.id)]
    hosts = [each for each in parts if isinstance(each, Host)]
    if per != "tib":
        return sum(_in_one_host(host, per) * host.count for host in hosts)
    groups = [each for each in parts if isinstance(each, DiskGroup)]
    for host in hosts:
        children = map(layout.plan.components.__getitem__, layout.plan.children(host.id))
        groups += [each for each in children if isinstance(each, DiskGroup) and each.purpose == "vsan"]
    return sum(_in_one_group(group, per) * layout.store_count(group) for group in groups)


def buys_flash(component: Component, part: Part) -> bool:
    """Whether a part is a flash drive."""
    return isinstance(component, DiskGroup) and component.drive_kind != "hdd" and part.per == "drive"


def _line(key: PartKey, quantity: int, counted_quantity: int, component: str, decimals: int) -> CostLine:
    price = _paid(key, decimals)
    return CostLine(
        item=key.item,
        order_number=key.order_number,
        quantity=quantity,
        unit_price=key.unit_price,
        discount_percent=key.discount_percent,
        discounted_price=price,
        total=line_total(quantity, price, decimals=decimals),
        component=component,
        price_date=key.price_date,
        source=key.source,
        counted_quantity=counted_quantity,
    )


def _paid(key: PartKey, decimals: int) -> Decimal:
    """Net price of one piece."""
    return discounted_price(key.unit_price, key.discount_percent, decimals=decimals)
