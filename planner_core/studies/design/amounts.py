"""What all designs of a space cost, and how many hosts, cores, parts and watts they have, as arrays over the designs.

An array has an axis for each choice, of length one where nothing depends on it. Prices are whole numbers of a fraction
of the currency, so that they add up exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from planner_core.currencies import decimals_of, rounded_money
from planner_core.engine.cost.bill_of_materials import IN_A_WHOLE, bill_of, key_of
from planner_core.engine.cost.costing import licences_in_all
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cost import discounted_price
from planner_core.plan.components import (
    Cluster,
    ComponentId,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    Part,
    StorageArray,
)
from planner_core.plan.licences import ON_DRIVES, LicenceUnit
from planner_core.plan.plan import Plan
from planner_core.plan.price_units import PriceUnit
from planner_core.reuse import apart
from planner_core.studies.design.designs import Array, Designs
from planner_core.studies.design.space import MEMORY_UNITS, DesignChoice, DesignOption, Space
from planner_core.units import BYTES_PER_GB, BYTES_PER_TIB, ROUNDING

DECIMALS: Final = 4
"""Digits of the smallest amount beyond those of the currency: a small unit price has that many more."""
SOLD_BY: Final[Mapping[LicenceUnit, frozenset[str]]] = {
    "core": frozenset({"count", "sockets", "cores_per_socket"}),
    "processor": frozenset({"count", "sockets"}),
    "host": frozenset({"count"}),
    **dict.fromkeys(
        ON_DRIVES,
        frozenset({"count", "drives", "spare_drives", "drive_gb", "purpose"}),
    ),
}
"""Fields of hosts and drives that licences count, by their unit."""
NOTHING_CHOSEN: Final = Space(())
TRIED: Final = Decimal(1)
"""The prices of memory as they are."""

Pieces = Callable[[PriceUnit], Array]


class PricedAxis(NamedTuple):
    """The prices of one component that depend on one of its choices, or on none."""

    component: ComponentId
    axis: int | None
    options: Sequence[tuple[Part, ...]]
    """For each option; one for all without a choice."""


class Amounts:
    """The amounts of all designs."""

    def __init__(
        self, designs: Designs, wanted: Callable[[], None] = lambda: None, drawn: Plan | None = None
    ) -> None:
        """`drawn` is what is drawn, if the plan of the designs has other servers."""
        self.designs = designs
        self.drawn = designs.plan if drawn is None else drawn
        self._wanted = wanted
        self._beside: tuple[Array, Array, Array] | None = None
        self.plan = designs.plan
        self.currency = self.plan.settings.currency
        self.decimals = decimals_of(self.currency)
        self.unit = Decimal(1).scaleb(-self.decimals - DECIMALS)
        touched = [each for each in self.plan.components if self._is_touched(each)]
        self._axes = [axis for each in touched for axis in self._priced_axes(each)]

    # --- money -----------------------------------------------------------------------------------------------

    def prices(self, layout: Layout, memory_factor: Decimal = TRIED) -> Array:
        """What each design costs, in fractions of the currency; `layout` is that of any design."""
        found = self._sum(self._costs(axis, memory_factor) for axis in self._axes)
        if self._beside is None:
            self._beside = self._beside_parts(layout)
        return np.broadcast_to(found + self._beside[0], self.designs.shape)

    @property
    def bought_licences(self) -> Array:
        """The part of the prices for licences; known once these are."""
        return self._known[1]

    @property
    def later_licences(self) -> Array:
        """What licences cost beside the purchase, over the years of use; known once the prices are."""
        return self._known[2]

    @property
    def _known(self) -> tuple[Array, Array, Array]:
        assert self._beside is not None, "the prices are asked for first"
        return self._beside

    def _beside_parts(self, layout: Layout) -> tuple[Array, Array, Array]:
        """What the bill has beside the parts that depend on choices: all other parts, and licences, which the engine
        counts anew for each number of hosts, cores and drives that they depend on. Then the part of that for licences,
        and what licences cost later.
        """
        there = np.broadcast_to(
            self._sum(self._costs(axis, TRIED) for axis in self._axes), self.designs.shape
        )
        fields = self._licensed_fields()
        axes = [axis for axis in range(len(self.designs.shape)) if self.designs.changed[axis] & fields]
        groups = {axis: self._alike(axis, fields) for axis in axes}
        shape = [length if axis in groups else 1 for axis, length in enumerate(self.designs.shape)]
        found = tuple(np.zeros(shape, dtype=np.int64) for _ in range(3))
        for options in product(*(range(len(groups[axis])) for axis in axes)):
            self._wanted()
            chosen = {axis: groups[axis][option] for axis, option in zip(axes, options, strict=True)}
            index = tuple(chosen[axis][0] if axis in chosen else 0 for axis in range(len(shape)))
            with apart():
                layout = layout.like(self.designs.plan_of(index))
                bill = bill_of(layout)
            amounts = (bill.total, bill.licence_total, licences_in_all(bill))
            for array, amount, less in zip(found, amounts, (int(there[index]), 0, 0), strict=True):
                at = np.ix_(*(chosen.get(axis, [0]) for axis in range(len(shape))))
                array[at] = self.whole(amount) - less
        return found[0], found[1], found[2]

    def _licensed_fields(self) -> frozenset[str]:
        """What licences with a price count; capacity that is included with cores is, too."""
        lines = [each for each in self.plan.licences.values() if each.unit_price is not None]
        units = {each.unit for each in lines}
        if any(each.beyond_included for each in lines):
            units |= {each.unit for each in self.plan.licences.values()}
        return frozenset().union(*(SOLD_BY.get(each, frozenset()) for each in units))

    def _alike(self, axis: int, licensed: frozenset[str]) -> list[list[int]]:
        """The options of a choice, those together that licences count alike."""
        found: dict[tuple[object, ...], list[int]] = {}
        fields = sorted(self.designs.changed[axis] & licensed)
        for option, each in enumerate(self.designs.alone(axis)):
            found.setdefault(tuple(getattr(each, field) for field in fields), []).append(option)
        return list(found.values())

    def added(self) -> Array:
        """What each design costs on top of what is drawn, in fractions of the currency: only what is bought in
        addition; what is no longer used is not paid back.
        """
        return self._sum(self._added(axis) for axis in self._axes)

    def money(self, amount: int) -> Decimal:
        """An amount in the currency."""
        return rounded_money(amount * self.unit, self.decimals)

    def whole(self, amount: Decimal) -> int:
        """An amount in fractions of the currency."""
        return int(amount / self.unit)

    @property
    def is_priced(self) -> bool:
        """Whether the price of any design depends on a choice."""
        return any(part for axis in self._axes for parts in axis.options for part in parts)

    def _costs(self, priced: PricedAxis, memory_factor: Decimal) -> Array:
        pieces = self._pieces(priced.component)
        if priced.axis is None:
            return self._sum(self._cost(part, pieces, memory_factor) for part in priced.options[0])
        shape = _common(
            pieces(part.per).shape for parts in priced.options for part in parts if self._counts(part)
        )
        shape = _common([shape, self._along(priced.axis)])
        found = np.zeros(shape, dtype=np.int64)
        for option, parts in enumerate(priced.options):
            here = [slice(None)] * len(shape)
            here[priced.axis] = slice(option, option + 1)
            for part in parts:
                cost = self._cost(part, pieces, memory_factor)
                found[tuple(here)] += _at(cost, priced.axis, option)
        return found

    def _added(self, priced: PricedAxis) -> Array:
        """Like the cost, of the pieces that there are more of than drawn."""
        component = self.drawn.components[priced.component]
        drawn: dict[object, int] = {}
        of_drawn = Designs(self.drawn, NOTHING_CHOSEN, self.designs.desktops)
        there = _pieces_of(of_drawn, priced.component)
        for part in component.parts:
            drawn[key_of(part)] = drawn.get(key_of(part), 0) + part.quantity * int(there(part.per))
        pieces = self._pieces(priced.component)
        count = len(self.designs.shape)
        found = self._sum([])
        for option, parts in enumerate(priced.options):
            chosen = np.ones([1] * count, dtype=np.int64)
            if priced.axis is not None:
                chosen = self.designs.along(
                    priced.axis, np.arange(self.designs.shape[priced.axis]) == option
                ).astype(np.int64)
            for part in parts:
                if self._counts(part):
                    more = np.maximum(part.quantity * pieces(part.per) - drawn.get(key_of(part), 0), 0)
                    found = found + chosen * more * self.whole(self._paid(part, TRIED))
        return found

    def _cost(self, part: Part, pieces: Pieces, memory_factor: Decimal) -> Array:
        if not self._counts(part):
            return np.zeros([1] * len(self.designs.shape), dtype=np.int64)
        factor = memory_factor if part.per in MEMORY_UNITS else TRIED
        return part.quantity * pieces(part.per) * self.whole(self._paid(part, factor))

    def _counts(self, part: Part) -> bool:
        return part.currency == self.currency

    def _paid(self, part: Part, factor: Decimal) -> Decimal:
        """Net price of one piece, rounded as on the bill."""
        return discounted_price(
            key_of(part).unit_price * factor, part.discount_percent, decimals=self.decimals
        )

    # --- what is counted -------------------------------------------------------------------------------------

    def hosts(self) -> Array:
        """Hosts of each design."""
        return self._sum(self.designs.field(host.id, "count") for host in self.plan.of_type(Host))

    def cores(self) -> Array:
        """Physical cores of all hosts of each design."""
        return self._sum(_pieces_of(self.designs, host.id)("core") for host in self.plan.of_type(Host))

    def parts(self) -> Array:
        """Processors, memory modules, graphics boards and drives of each design."""
        of_hosts = [
            _pieces_of(self.designs, host.id)(per)
            for host in self.plan.of_type(Host)
            for per in ("socket", "memory_module")
        ]
        drives = [_pieces_of(self.designs, group.id)("drive") for group in self.plan.of_type(DiskGroup)]
        return self._sum([*of_hosts, *drives, self.boards()])

    def boards(self) -> Array:
        """Graphics boards in all hosts of each design."""
        every = self.plan.of_type(GraphicsBoards)
        return self._sum(_pieces_of(self.designs, each.id)("component") for each in every)

    def watts(self) -> Array:
        """Power draw of all hardware of each design, as the bill of power adds it up."""
        field = self.designs.field
        hosts = [field(each.id, "count") * field(each.id, "power_watts") for each in self.plan.of_type(Host)]
        drives = [
            _pieces_of(self.designs, each.id)("drive") * field(each.id, "drive_watts")
            for each in self.plan.of_type(DiskGroup)
        ]
        arrays = [field(each.id, "power_watts") for each in self.plan.of_type(StorageArray)]
        boards = [
            _pieces_of(self.designs, each.id)("component") * field(each.id, "power_watts")
            for each in self.plan.of_type(GraphicsBoards)
        ]
        found = np.zeros([1] * len(self.designs.shape))
        for each in (
            *hosts,
            *arrays,
            *drives,
            *boards,
        ):  # in the order of the engine, so that the sum is the same
            found = found + each
        return found

    def rack_units(self) -> Array:
        """Rack units of all hardware of each design."""
        field = self.designs.field
        hosts = [field(each.id, "count") * field(each.id, "rack_units") for each in self.plan.of_type(Host)]
        found = np.zeros([1] * len(self.designs.shape))
        for each in (*hosts, *(field(array.id, "rack_units") for array in self.plan.of_type(StorageArray))):
            found = found + each
        return found

    # --- helpers ---------------------------------------------------------------------------------------------

    def _is_touched(self, component: ComponentId) -> bool:
        """Whether the bill of a component may depend on a choice: on one of its own, or of what it counts."""
        if self.drawn.components[component].parts != self.plan.components[component].parts:
            return True
        below = [component]
        while below:
            each = below.pop()
            if each in self.designs.axes:
                return True
            below += self.plan.children(each)
        parent = self.plan.parents.get(component, "")
        return parent in self.designs.axes

    def _priced_axes(self, component: ComponentId) -> list[PricedAxis]:
        """The prices of a component, by the choice that they depend on."""
        left = list(self.plan.components[component].parts)
        found = []
        for axis in self.designs.axes.get(component, ()):
            choice = self.designs.choices[axis]
            if not _has_prices(choice):
                continue
            drawn = tuple(part for part in left if _belongs(choice, part))
            left = [part for part in left if part not in drawn]
            found.append(PricedAxis(component, axis, [_prices_of(each, drawn) for each in choice.options]))
        return [*found, PricedAxis(component, None, [tuple(left)])]

    def _pieces(self, component: ComponentId) -> Pieces:
        return _pieces_of(self.designs, component)

    def _along(self, axis: int) -> tuple[int, ...]:
        return tuple(length if each == axis else 1 for each, length in enumerate(self.designs.shape))

    def _sum(self, arrays: Iterable[Array]) -> Array:
        found = np.zeros([1] * len(self.designs.shape), dtype=np.int64)
        for each in arrays:
            found = found + each
        return found


def _has_prices(choice: DesignChoice) -> bool:
    return any(each.record is not None or each.parts is not None for each in choice.options)


def _belongs(choice: DesignChoice, part: Part) -> bool:
    """Whether a drawn price gives way to those of the choice: as `use_record` has it."""
    if choice.what == "memory":
        return part.per in MEMORY_UNITS
    return choice.what != "processor" or part.per == "socket"


def _prices_of(option: DesignOption, drawn: tuple[Part, ...]) -> tuple[Part, ...]:
    if option.is_drawn:
        return drawn
    if option.record is not None:
        return option.record.parts
    return drawn if option.parts is None else option.parts


def _pieces_of(designs: Designs, component: ComponentId) -> Pieces:
    """What the prices of a component count, in all designs; as `bill_of_materials.counted`."""
    part = designs.plan.components[component]
    one = _one(designs)
    assert not isinstance(part, DesktopPool), "no choice is one of a pool"

    def counted(per: PriceUnit) -> Array:
        if isinstance(part, Host):
            copies = one if per == "once" else designs.field(component, "count")
            return _whole(_in_one_host(designs, component, per) * copies)
        if isinstance(part, DiskGroup):
            copies = one if per == "once" else _stores(designs, component)
            return _whole(_in_one_group(designs, component, per) * copies)
        if isinstance(part, GraphicsBoards) and per != "once":
            return _whole(designs.field(component, "boards") * _stores(designs, component))
        if isinstance(part, Cluster | StorageArray) and per in IN_A_WHOLE:
            return _whole(_inside(designs, component, per))
        return one

    return counted


def _one(designs: Designs) -> Array:
    return np.ones([1] * len(designs.shape), dtype=np.int64)


def _in_one_host(designs: Designs, host: ComponentId, per: PriceUnit) -> Array:
    """Before rounding up."""
    match per:
        case "socket":
            return designs.field(host, "sockets")
        case "core":
            return designs.field(host, "sockets") * designs.field(host, "cores_per_socket")
        case "gib":
            return designs.field(host, "ram_gib")
        case "memory_module":
            modules: Array = np.ceil(
                designs.field(host, "ram_gib") / designs.field(host, "memory_module_gib")
            )
            return modules
        case _:
            return _one(designs)


def _in_one_group(designs: Designs, group: ComponentId, per: PriceUnit) -> Array:
    drives = designs.field(group, "drives") + designs.field(group, "spare_drives")
    if per == "tib":
        return drives * designs.field(group, "drive_gb") * BYTES_PER_GB / BYTES_PER_TIB
    return drives if per == "drive" else _one(designs)


def _stores(designs: Designs, part: ComponentId) -> Array:
    """Hosts of the card that a group of drives or graphics boards lie in; one in an array."""
    host = designs.plan.parents.get(part, "")
    is_local = isinstance(designs.plan.components.get(host), Host)
    return designs.field(host, "count") if is_local else _one(designs)


def _inside(designs: Designs, whole: ComponentId, per: PriceUnit) -> Array:
    """What all hosts of a cluster, or all drives of a cluster or an array, have together."""
    plan = designs.plan
    below = [plan.components[each] for each in plan.children(whole)]
    hosts = [each.id for each in below if isinstance(each, Host)]
    found: Array = 0.0 * _one(designs)
    if per != "tib":
        for host in hosts:
            found = found + _in_one_host(designs, host, per) * designs.field(host, "count")
        return found
    groups = [each for each in below if isinstance(each, DiskGroup)]
    for host in hosts:
        within = (plan.components[each] for each in plan.children(host))
        groups += [each for each in within if isinstance(each, DiskGroup) and each.purpose == "vsan"]
    for group in groups:
        found = found + _in_one_group(designs, group.id, per) * _stores(designs, group.id)
    return found


def _whole(units: Array) -> Array:
    """Pieces to order, rounded up once: `whole_pieces` on arrays."""
    return np.ceil(units * (1 - ROUNDING)).astype(np.int64)


def _at(values: Array, axis: int, option: int) -> Array:
    """One option of an array over designs."""
    return np.take(values, [option], axis=axis) if values.shape[axis] > 1 else values


def _common(shapes: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    found = list(shapes)
    return np.broadcast_shapes(*found) if found else ()


def differing(designs: Designs) -> Array:
    """Choices of each design that are not as drawn."""
    found = np.zeros([1] * len(designs.shape), dtype=np.int64)
    for axis, choice in enumerate(designs.choices):
        found = found + designs.along(axis, [not each.is_drawn for each in choice.options])
    return found
