"""Years ahead: how many desktops each year has, what runs out when, what to buy in which year, and what that costs.

Year 1 is the year of the first purchase and buys all that is drawn. Each later year buys the cheapest addition with
which its desktops fit, with every promise kept, at the prices of that year; or everything is bought in year 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Limit
from planner_core.engine.cost.part_kinds import INDICES, SOFTWARE, PartKind, PricedPart, pieces_of
from planner_core.engine.cost.power_use import power_use
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import cost
from planner_core.formulas.desktop_load import work_in_later_year
from planner_core.formulas.recording import values_of
from planner_core.formulas.years import (
    book_value,
    desktops_in_later_year,
    present_value_of_all,
    price_in_later_year,
)
from planner_core.messages import Message
from planner_core.plan.components import ComponentId, DesktopPool, Host
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from planner_core.studies.needed import NoLongerWantedError, always
from planner_core.studies.promise import assessed
from planner_core.studies.ways_to_carry import NewAmount, Way, places_for, planned_desktops, step_for, ways

FINER: Final = 4
"""Further decimals of a later price of electricity or of a rack unit, before it is multiplied."""
MOST_ADDITIONS: Final = 3
"""Additions in one year, each for what the one before has left; one is usually enough."""

GROWING: Final[Mapping[str, str]] = {
    "cpu_mhz": "cpu_growth_percent",
    "iops": "io_growth_percent",
    "ram_gib": "ram_growth_percent",
    "ram_reserved_gib": "ram_growth_percent",
}
"""Field of a pool -> the setting by which it grows."""


class Bought(msgspec.Struct, frozen=True):
    """One item bought in a year, at its net price of that year."""

    item: str
    order_number: str
    kind: PartKind
    quantity: int
    price_today: Decimal
    """Net, of one piece in year 1."""
    index_percent: Decimal
    """Change of this price per year."""
    unit_price: Decimal
    """Net, of one piece in the year of the purchase."""
    total: Decimal
    replaces: bool = False
    """Whether it takes the place of hardware that has reached its age."""


class YearAhead(msgspec.Struct, frozen=True):
    """One year of a way of buying; amounts are net, in the plan's currency."""

    year: int
    """The first is 1."""
    desktops: int
    hosts: int
    carries: bool
    """Whether the desktops of the year fit with what is there, with every promise kept."""
    limit: Limit | None
    """The first limit with what is there."""
    added: tuple[Message, ...]
    """What is there more than in the year before, in words."""
    bought: tuple[Bought, ...]
    purchase: Decimal
    maintenance: Decimal
    energy: Decimal
    rack_space: Decimal
    cost: Decimal
    """All of these amounts."""
    added_up: Decimal
    """With all years before."""
    book_value: Decimal
    """Of all hardware at the end of the year."""
    plan: Plan
    """What is there in this year, with the desktops of this year."""


class Buying(msgspec.Struct, frozen=True):
    """One way to buy: each year what it needs, or everything in year 1."""

    when: Literal["each-year", "now"]
    years: tuple[YearAhead, ...]
    total: Decimal
    present_value: Decimal

    @property
    def carries(self) -> bool:
        """Whether the desktops of every year fit."""
        return all(each.carries for each in self.years)


class WithoutPurchase(msgspec.Struct, frozen=True):
    """The plan as drawn in a year, with the desktops of that year."""

    year: int
    desktops: int
    carries: bool
    limit: Limit | None


class YearsStudy(msgspec.Struct, frozen=True):
    """The years ahead of a plan."""

    currency: str
    is_priced: bool
    """Whether anything has a price; else all amounts are 0."""
    as_drawn: tuple[WithoutPurchase, ...]
    each_year: Buying
    now: Buying

    @property
    def runs_out(self) -> WithoutPurchase | None:
        """The first year whose desktops do not fit as drawn; None if all do."""
        return next((each for each in self.as_drawn if not each.carries), None)

    @property
    def better(self) -> Buying:
        """The way whose present value is lower; each year what it needs if both are equal."""
        return self.now if self.now.present_value < self.each_year.present_value else self.each_year


def years_study(plan: Plan, catalog: Catalog, is_wanted: Callable[[], bool] = always) -> YearsStudy | None:
    """The years ahead of a plan; None if not everything is connected yet. Raises NoLongerWantedError."""
    if evaluate(plan, catalog).desktops.maximum is None:
        return None
    search = _Search(plan, catalog, is_wanted)
    found = evaluate(plan, catalog)
    return YearsStudy(
        plan.settings.currency,
        bool(found.cost.lines),
        tuple(search.as_drawn()),
        search.buying("each-year"),
        search.buying("now"),
    )


def looks_ahead(plan: Plan) -> bool:
    """Whether the plan says anything of later years: growth, a change of prices, or a refresh."""
    usual, settings = Settings(), plan.settings
    says = (*INDICES.values(), *set(GROWING.values()), "energy_index_percent", "refresh_years")
    return any(getattr(settings, each) != getattr(usual, each) for each in says) or any(
        pool.growth_percent or pool.later_desktops for pool in plan.of_type(DesktopPool)
    )


def desktops_by_year(plan: Plan, years: int) -> tuple[dict[ComponentId, int], ...]:
    """Desktops of each pool in each year: as typed for later years, else grown from the last number that is."""
    return tuple(
        {pool.id: _desktops_of(pool, year) for pool in plan.of_type(DesktopPool)} for year in range(years)
    )


def plan_in_year(plan: Plan, year: int) -> Plan:
    """The plan with the desktops of a year, and with the work of a user in that year; the first is 1. Its own
    first year is that one.
    """
    desktops = desktops_by_year(plan, year)[-1]
    pools = {
        pool.id: _pool_in_year(plan, pool, desktops[pool.id], year - 1) for pool in plan.of_type(DesktopPool)
    }
    settings = plan.settings
    if settings.first_year:
        settings = msgspec.structs.replace(settings, first_year=settings.first_year + year - 1)
    return msgspec.structs.replace(plan, settings=settings, components={**plan.components, **pools})


def _desktops_of(pool: DesktopPool, years: int) -> int:
    typed = (pool.desktops, *map(int, pool.later_desktops.split()))
    last = min(years, len(typed) - 1)
    found = desktops_in_later_year(
        Decimal(typed[last]), cost.exact_decimal(pool.growth_percent), Decimal(years - last)
    )
    return max(1, int(found))


def _pool_in_year(plan: Plan, pool: DesktopPool, desktops: int, years: int) -> DesktopPool:
    later = " ".join(pool.later_desktops.split()[years:])
    values: dict[str, object] = {"desktops": desktops, "later_desktops": later}
    for field, growth in GROWING.items():
        percent = getattr(plan.settings, growth)
        if percent and years:
            values[field] = float(values_of(work_in_later_year(getattr(pool, field), percent, years)))
    return msgspec.structs.replace(pool, **values)


class _Search:
    """The search for what to buy."""

    def __init__(self, plan: Plan, catalog: Catalog, is_wanted: Callable[[], bool]) -> None:
        self.plan, self.catalog, self.is_wanted = plan, catalog, is_wanted
        self.years = plan.settings.planned_years

    def as_drawn(self) -> Iterator[WithoutPurchase]:
        """Each year without any purchase."""
        for year in range(1, self.years + 1):
            plan = plan_in_year(self.plan, year)
            carries, limit = self.state(plan)
            yield WithoutPurchase(year, planned_desktops(plan), carries, limit)

    def buying(self, when: Literal["each-year", "now"]) -> Buying:
        """One way to buy."""
        hardware = [self.plan] * self.years if when == "each-year" else [self.for_all_years()] * self.years
        added: list[tuple[Message, ...]] = [()] * self.years
        if when == "each-year":
            for year in range(1, self.years + 1):
                before = hardware[max(year - 2, 0)]
                hardware[year - 1], added[year - 1] = self.with_least(before, year)
        books = _Books(self)
        found = tuple(
            books.year(year, there, new)
            for year, (there, new) in enumerate(zip(hardware, added, strict=True), start=1)
        )
        rate = cost.exact_decimal(self.plan.settings.discount_rate_percent)
        worth_today = present_value_of_all([each.cost for each in found], rate, decimals=books.decimals)
        return Buying(when, found, books.added_up, worth_today)

    def for_all_years(self) -> Plan:
        """What carries the desktops of every year: the last one first, which usually has the most."""
        hardware = self.plan
        for year in range(self.years, 0, -1):
            hardware, _ = self.with_least(hardware, year)
        return hardware

    def with_least(self, hardware: Plan, year: int) -> tuple[Plan, tuple[Message, ...]]:
        """What is there with the cheapest addition with which the desktops of a year fit, and that in words; unchanged
        if nothing is enough.
        """
        start = hardware
        added: list[Message] = []
        for _ in range(MOST_ADDITIONS):
            plan = plan_in_year(hardware, year)
            if self.state(plan)[0]:
                return hardware, tuple(added)
            way = self.cheapest(plan, year)
            if way is None or way.title is None:
                break
            hardware = self.with_parts(hardware, way.parts)
            added.append(way.title)
        carries = self.state(plan_in_year(hardware, year))[0]
        return (hardware, tuple(added)) if carries else (start, ())

    def cheapest(self, plan: Plan, year: int) -> Way | None:
        """The addition that costs least at the prices of a year; without prices, the one with the fewest parts."""
        desktops = planned_desktops(plan)
        owned = pieces_of(layout_of(plan, self.catalog))
        best: tuple[tuple[int, Decimal, int], Way] | None = None
        for way in ways(
            plan, self.catalog, desktops, places_for(plan, self.catalog, desktops), self.is_wanted
        ):
            if not (way.carries and way.parts):
                continue
            grown = pieces_of(layout_of(self.with_parts(plan, way.parts), self.catalog))
            more = {priced: number - owned.get(priced, 0) for priced, number in grown.items()}
            amount = _sum(each.total for each in self.lines(more, year))
            rank = (0 if way.is_price_whole else 1, amount, len(way.parts))
            if best is None or rank < best[0]:
                best = rank, way
        return best[1] if best else None

    def with_parts(self, plan: Plan, parts: Sequence[NewAmount]) -> Plan:
        """A plan with new amounts."""
        return apply(plan, step_for(plan, self.catalog, planned_desktops(plan), parts).edits)

    def state(self, plan: Plan) -> tuple[bool, Limit | None]:
        """Whether the planned desktops fit with every promise kept, and the first limit."""
        if not self.is_wanted():
            raise NoLongerWantedError
        found = assessed(plan, self.catalog)
        return found.desktops.carries_plan, next(iter(found.limits), None)

    def lines(
        self, pieces: Mapping[PricedPart, int], year: int, *, replaces: bool = False
    ) -> Iterator[Bought]:
        """Pieces at their net prices of a year."""
        settings = self.plan.settings
        decimals = decimals_of(settings.currency)
        for (key, kind), quantity in pieces.items():
            net = cost.discounted_price(key.unit_price, key.discount_percent, decimals=decimals)
            index = cost.exact_decimal(getattr(settings, INDICES[kind]))
            price = price_in_later_year(
                net, index, Decimal(year - 1), decimals=decimals_of_price(net, net, decimals)
            )
            total = cost.line_total(quantity, price, decimals=decimals)
            yield Bought(key.item, key.order_number, kind, quantity, net, index, price, total, replaces)

    def later(self, price: Decimal, year: int) -> Decimal:
        """A price of electricity or of a rack unit in a year."""
        settings = self.plan.settings
        index = cost.exact_decimal(settings.energy_index_percent)
        return price_in_later_year(
            price, index, Decimal(year - 1), decimals=decimals_of(settings.currency) + FINER
        )


class _Batch(NamedTuple):
    """Hardware bought in one year."""

    pieces: dict[PricedPart, int]
    paid: Decimal


class _Books:
    """What is bought, owned and replaced from year to year."""

    def __init__(self, search: _Search) -> None:
        self.search, self.settings = search, search.plan.settings
        self.decimals = decimals_of(self.settings.currency)
        self.owned: dict[PricedPart, int] = {}
        self.batches: dict[int, _Batch] = {}
        self.added_up = Decimal(0)

    def year(self, year: int, there: Plan, added: tuple[Message, ...]) -> YearAhead:
        """The next year, with what is there in it."""
        plan = plan_in_year(there, year)
        layout = layout_of(plan, self.search.catalog)
        lines = self.purchases(year, pieces_of(layout))
        purchase = _sum(each.total for each in lines)
        maintenance = cost.maintenance_per_year(
            _sum(batch.paid for batch in self.batches.values()),
            cost.exact_decimal(self.settings.maintenance_percent),
            decimals=self.decimals,
        )
        energy, rack_space = self.running(layout, year)
        amount = purchase + maintenance + energy + rack_space
        self.added_up += amount
        carries, limit = self.search.state(plan)
        return YearAhead(
            year,
            planned_desktops(plan),
            sum(host.count for host in plan.of_type(Host)),
            carries,
            limit,
            added,
            lines,
            purchase,
            maintenance,
            energy,
            rack_space,
            amount,
            self.added_up,
            self.worth_after(year),
            plan,
        )

    def purchases(self, year: int, pieces: Mapping[PricedPart, int]) -> tuple[Bought, ...]:
        """What is new in a year, and what takes the place of hardware that has reached its age."""
        more = {
            priced: quantity - self.owned.get(priced, 0)
            for priced, quantity in pieces.items()
            if quantity > self.owned.get(priced, 0)
        }
        for priced, quantity in more.items():
            self.owned[priced] = self.owned.get(priced, 0) + quantity
        refresh = self.settings.refresh_years
        due = self.batches.pop(year - refresh, None) if refresh else None
        old = due.pieces if due else {}
        lines = (*self.search.lines(more, year), *self.search.lines(old, year, replaces=True))
        hardware = {priced: quantity for priced, quantity in more.items() if priced.kind != SOFTWARE}
        for priced, quantity in old.items():
            hardware[priced] = hardware.get(priced, 0) + quantity
        if hardware:
            paid = _sum(each.total for each in lines if each.kind != SOFTWARE)
            self.batches[year] = _Batch(hardware, paid)
        return lines

    def running(self, layout: Layout, year: int) -> tuple[Decimal, Decimal]:
        """Electricity and rack space of a year."""
        use, settings = power_use(layout), self.settings
        energy_kwh, rack_units = (
            cost.exact_decimal(float(values_of(each).flat[0]))
            for each in (use.energy_kwh_per_year, use.rack_units)
        )
        energy_price = self.search.later(settings.electricity_price_per_kwh, year)
        rack_price = self.search.later(settings.rack_unit_price_per_year, year)
        return (
            cost.energy_cost_per_year(energy_kwh, energy_price, decimals=self.decimals),
            cost.rack_space_per_year(rack_units, rack_price, decimals=self.decimals),
        )

    def worth_after(self, year: int) -> Decimal:
        """Book value of all hardware at the end of a year."""
        residual = cost.exact_decimal(self.settings.residual_percent)
        life = Decimal(self.settings.depreciation_years)
        return _sum(
            book_value(batch.paid, residual, life, Decimal(year - bought + 1), decimals=self.decimals)
            for bought, batch in self.batches.items()
        )


def _sum(amounts: Iterable[Decimal]) -> Decimal:
    return sum(amounts, Decimal(0))
