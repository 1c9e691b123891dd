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
from planner_core.engine.basis.assessment import DesktopCounts, Limit
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.cost.part_kinds import INDICES, SOFTWARE, PartKind, PricedPart, pieces_of
from planner_core.engine.cost.power_use import power_use
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.last_layout import layout_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import cost
from planner_core.formulas.desktop_load import work_in_later_year
from planner_core.formulas.recording import values_of
from planner_core.formulas.years import desktops_in_later_year, present_value_of_all
from planner_core.messages import Message
from planner_core.plan.components import ComponentId, DesktopPool, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from planner_core.studies.licence_years import LicenceBooks, LicencesOfYear
from planner_core.studies.needed import NoLongerWantedError, always
from planner_core.studies.promise import assessed
from planner_core.studies.ways_to_carry import (
    NewAmount,
    Place,
    Way,
    hosts_of_other_modules,
    in_words,
    places_for,
    planned_desktops,
    step_for,
    ways,
)

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
    """What is there more than in the year before, in words; in the first year, more than is drawn."""
    is_price_whole: bool
    """Whether all that is added has a price."""
    bought: tuple[Bought, ...]
    purchase: Decimal
    maintenance: Decimal
    energy: Decimal
    rack_space: Decimal
    licences: Decimal
    """Subscriptions and support, counted with the hosts and users of the year."""
    cost: Decimal
    """All of these amounts."""
    added_up: Decimal
    """With all years before."""
    book_value: Decimal
    """Of all that is owned, at the end of the year."""
    plan: Plan
    """What is there in this year, with the desktops of this year."""

    @property
    def running(self) -> Decimal:
        """All that is paid in the year beside what is bought."""
        return self.cost - self.purchase


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

    @property
    def is_price_whole(self) -> bool:
        """Whether all that is added has a price."""
        return all(each.is_price_whole for each in self.years)


class WithoutPurchase(msgspec.Struct, frozen=True):
    """The plan as drawn in a year, with the desktops of that year."""

    year: int
    desktops: int
    fits: int | None
    """The most desktops that the plan may promise in this year; None while that is unknown."""
    carries: bool
    limit: Limit | None


class YearsStudy(msgspec.Struct, frozen=True):
    """The years ahead of a plan."""

    cost: Cost
    """Of the plan as drawn: its currency, and what of it has no price."""
    as_drawn: tuple[WithoutPurchase, ...]
    each_year: Buying
    now: Buying

    @property
    def currency(self) -> str:
        """Of all amounts."""
        return self.cost.currency

    @property
    def is_priced(self) -> bool:
        """Whether anything drawn has a price; else no purchase has an amount."""
        return bool(self.cost.lines)

    @property
    def runs_out(self) -> WithoutPurchase | None:
        """The first year whose desktops do not fit as drawn; None if all do."""
        return next((each for each in self.as_drawn if not each.carries), None)


def years_study(plan: Plan, catalog: Catalog, is_wanted: Callable[[], bool] = always) -> YearsStudy | None:
    """The years ahead of a plan; None if not everything is connected yet. Raises NoLongerWantedError."""
    drawn = evaluate(plan, catalog)
    if drawn.desktops.maximum is None:
        return None
    search = _Search(plan, catalog, is_wanted)
    return YearsStudy(drawn.cost, tuple(search.as_drawn()), search.buying("each-year"), search.buying("now"))


def too_small_from(plan: Plan, catalog: Catalog) -> WithoutPurchase | None:
    """The first year whose desktops do not fit as drawn; None if all do, or if the plan says nothing of later years."""
    if not looks_ahead(plan):
        return None
    return next((each for each in _Search(plan, catalog, always).as_drawn() if not each.carries), None)


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
    values: dict[str, object] = {"desktops": int(_within("desktops", desktops)), "later_desktops": later}
    for field, growth in GROWING.items():
        percent = getattr(plan.settings, growth)
        if percent and years:
            grown = float(values_of(work_in_later_year(getattr(pool, field), percent, years)))
            values[field] = _within(field, grown)
    return msgspec.structs.replace(pool, **values)


def _within(field: str, value: float) -> float:
    """A value inside the bounds of a pool's field, so that each year is a plan that could be typed."""
    info = declared_field(DesktopPool, field)
    assert info is not None
    assert info.least is not None
    assert info.most is not None
    return min(max(value, info.least), info.most)


class _There(NamedTuple):
    """What is there in a year."""

    plan: Plan
    """With the desktops of the year."""
    counts: DesktopCounts
    limit: Limit | None

    @property
    def carries(self) -> bool:
        return self.counts.carries_plan


class _More(NamedTuple):
    """What is added in a year, beside the hardware before."""

    hardware: Plan
    """With it."""
    added: tuple[Message, ...] = ()
    is_price_whole: bool = True


class _Search:
    """The search for what to buy."""

    def __init__(self, plan: Plan, catalog: Catalog, is_wanted: Callable[[], bool]) -> None:
        self.plan, self.catalog, self.is_wanted = plan, catalog, is_wanted
        self.years = plan.settings.planned_years
        self._there: dict[tuple[int, int], tuple[Plan, _There]] = {}

    def as_drawn(self) -> Iterator[WithoutPurchase]:
        """Each year without any purchase."""
        for year in range(1, self.years + 1):
            there = self.there(self.plan, year)
            desktops = planned_desktops(there.plan)
            yield WithoutPurchase(year, desktops, there.counts.promised, there.carries, there.limit)

    def buying(self, when: Literal["each-year", "now"]) -> Buying:
        """One way to buy."""
        books = _Books(self)
        found: list[YearAhead] = []
        more = _More(self.plan) if when == "each-year" else self.more(self.plan, range(self.years, 0, -1))
        for year in range(1, self.years + 1):
            if when == "each-year":
                more = self.more(more.hardware, [year])
            elif year > 1:
                more = _More(more.hardware)
            found.append(books.year(year, more))
        rate = cost.exact_decimal(self.plan.settings.discount_rate_percent)
        worth_today = present_value_of_all([each.cost for each in found], rate, decimals=books.decimals)
        return Buying(when, tuple(found), books.added_up, worth_today)

    def more(self, before: Plan, years: Iterable[int]) -> _More:
        """The cheapest additions with which the desktops of these years fit, one year after the other. A year that
        nothing helps adds nothing.
        """
        hardware, is_whole = before, True
        amounts: dict[Place, float] = {}
        for year in years:
            for way in self.additions(hardware, year):
                hardware = self.with_parts(hardware, way.parts)
                is_whole = is_whole and way.is_price_whole and way.price is not None
                amounts |= {(part.component, part.field): part.number for part in way.parts}
        added = (
            in_words(before, self.catalog, NewAmount(component, field, number))
            for (component, field), number in amounts.items()
        )
        return _More(hardware, tuple(added), is_whole)

    def additions(self, hardware: Plan, year: int) -> tuple[Way, ...]:
        """The cheapest additions for one year, each for what the one before has left; none if they are not enough."""
        found: list[Way] = []
        while not (there := self.there(hardware, year)).carries:
            way = self.cheapest(there.plan, year) if len(found) < MOST_ADDITIONS else None
            if way is None:
                return ()
            hardware = self.with_parts(hardware, way.parts)
            found.append(way)
        return tuple(found)

    def cheapest(self, plan: Plan, year: int) -> Way | None:
        """The addition that costs least at the prices of a year. One with a price comes before one without, and one
        with all prices before one that lacks some; without prices, the one with the fewest parts.
        """
        desktops = planned_desktops(plan)
        owned = pieces_of(layout_of(plan, self.catalog))
        best: tuple[tuple[bool, bool, Decimal, int], Way] | None = None
        for way in ways(
            plan, self.catalog, desktops, places_for(plan, self.catalog, desktops), self.is_wanted
        ):
            if not (way.carries and way.parts):
                continue
            grown = pieces_of(layout_of(self.with_parts(plan, way.parts), self.catalog))
            more = {priced: number - owned.get(priced, 0) for priced, number in grown.items()}
            amount = _sum(each.total for each in self.lines(more, year))
            amount += self.licences_of(self.with_parts(plan, way.parts), year) - self.licences_of(plan, year)
            rank = (way.price is None, not way.is_price_whole, amount, len(way.parts))
            if best is None or rank < best[0]:
                best = rank, way
        return best[1] if best else None

    def licences_of(self, plan: Plan, year: int) -> Decimal:
        """What all licences of a plan cost at the prices of a year, as if none were owned."""
        found = LicenceBooks().looked_up(layout_of(plan, self.catalog), year)
        return _sum(each.paid_once + each.running for each in found)

    def with_parts(self, plan: Plan, parts: Sequence[NewAmount]) -> Plan:
        """A plan with new amounts; without the prices of memory modules that are replaced by those of another size."""
        grown = apply(plan, step_for(plan, self.catalog, planned_desktops(plan), parts).edits)
        unpriced = {
            host.id: msgspec.structs.replace(
                host, parts=tuple(part for part in host.parts if part.per != "memory_module")
            )
            for host in hosts_of_other_modules(plan, grown)
        }
        if not unpriced:
            return grown
        return msgspec.structs.replace(grown, components={**grown.components, **unpriced})

    def there(self, hardware: Plan, year: int) -> _There:
        """What is there in a year, assessed once. Raises NoLongerWantedError."""
        known = self._there.get((id(hardware), year))
        if known is not None:
            return known[1]
        if not self.is_wanted():
            raise NoLongerWantedError
        plan = plan_in_year(hardware, year)
        found = assessed(plan, self.catalog)
        there = _There(plan, found.desktops, next(iter(found.limits), None))
        self._there[id(hardware), year] = hardware, there  # the plan is kept, so that no other gets its id
        return there

    def lines(
        self, pieces: Mapping[PricedPart, int], year: int, *, replaces: bool = False
    ) -> Iterator[Bought]:
        """Pieces at their net prices of a year."""
        settings = self.plan.settings
        decimals = decimals_of(settings.currency)
        for (key, kind), quantity in pieces.items():
            net = cost.discounted_price(key.unit_price, key.discount_percent, decimals=decimals)
            index = cost.exact_decimal(getattr(settings, INDICES[kind]))
            price = later_price(net, index, year, decimals_of_price(net, net, decimals))
            total = cost.line_total(quantity, price, decimals=decimals)
            yield Bought(key.item, key.order_number, kind, quantity, net, index, price, total, replaces)

    def running_price(self, price: Decimal, year: int) -> Decimal:
        """A price of electricity or of a rack unit in a year."""
        settings = self.plan.settings
        index = cost.exact_decimal(settings.energy_index_percent)
        return later_price(price, index, year, decimals_of(settings.currency) + FINER)


def later_price(price: Decimal, index_percent: Decimal, year: int, decimals: int) -> Decimal:
    """A price in a year whose change per year is signed: above 0 prices rise. The first year is 1."""
    return cost.price_after_years(price, -index_percent, Decimal(year - 1), decimals=decimals)


class _Batch(NamedTuple):
    """What is bought in one year. Hardware is replaced at its age, software stays."""

    hardware: Mapping[PricedPart, int]
    paid_for_hardware: Decimal
    paid_for_software: Decimal
    paid_for_licences: Decimal = Decimal(0)
    """Of licence lines: without maintenance and without residual value."""

    @property
    def paid(self) -> Decimal:
        """Without licence lines."""
        return self.paid_for_hardware + self.paid_for_software


class _Books:
    """What is bought, owned and replaced from year to year."""

    def __init__(self, search: _Search) -> None:
        self.search, self.settings = search, search.plan.settings
        self.decimals = decimals_of(self.settings.currency)
        self.owned: dict[PricedPart, int] = {}
        self.batches: dict[int, _Batch] = {}
        self.added_up = Decimal(0)
        self.licences = LicenceBooks()

    def year(self, year: int, more: _More) -> YearAhead:
        """The next year, with what is there in it."""
        there = self.search.there(more.hardware, year)
        layout = layout_of(there.plan, self.search.catalog)
        licences = self.licences.year(layout, year)
        lines = (*self.purchases(year, pieces_of(layout)), *self.licences_bought(year, licences))
        of_licences = _sum(each.running for each in licences)
        purchase = _sum(each.total for each in lines)
        maintenance = cost.maintenance_per_year(
            _sum(batch.paid for batch in self.batches.values()),
            cost.exact_decimal(self.settings.maintenance_percent),
            decimals=self.decimals,
        )
        energy, rack_space = self.running(layout, year)
        amount = purchase + maintenance + energy + rack_space + of_licences
        self.added_up += amount
        return YearAhead(
            year,
            planned_desktops(there.plan),
            sum(host.count for host in there.plan.of_type(Host)),
            there.carries,
            there.limit,
            more.added,
            more.is_price_whole,
            lines,
            purchase,
            maintenance,
            energy,
            rack_space,
            of_licences,
            amount,
            self.added_up,
            self.worth_after(year),
            there.plan,
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
        old = (
            self.taken_out(year - self.settings.refresh_years, pieces) if self.settings.refresh_years else {}
        )
        lines = (*self.search.lines(more, year), *self.search.lines(old, year, replaces=True))
        if lines:
            hardware = {priced: quantity for priced, quantity in more.items() if priced.kind != SOFTWARE}
            for priced, quantity in old.items():
                hardware[priced] = hardware.get(priced, 0) + quantity
            for_software = _sum(each.total for each in lines if each.kind == SOFTWARE)
            for_hardware = _sum(each.total for each in lines) - for_software
            self.batches[year] = _Batch(hardware, for_hardware, for_software)
        return lines

    def licences_bought(self, year: int, licences: Iterable[LicencesOfYear]) -> Iterator[Bought]:
        """What is bought once in a year; it is owned from then on, and no replacement of hardware touches it."""
        index = cost.exact_decimal(self.settings.software_index_percent)
        for each in licences:
            if each.bought:
                before = self.batches.get(year, _Batch({}, Decimal(0), Decimal(0)))
                self.batches[year] = before._replace(
                    paid_for_licences=before.paid_for_licences + each.paid_once
                )
                line = each.line
                yield Bought(
                    line.name,
                    line.order_number,
                    SOFTWARE,
                    each.bought,
                    each.price_today,
                    index,
                    each.unit_price,
                    each.paid_once,
                )

    def taken_out(self, year: int, pieces: Mapping[PricedPart, int]) -> Mapping[PricedPart, int]:
        """The hardware that was bought in a year, no longer owned from now on; of that, what is still in use."""
        batch = self.batches.get(year)
        if batch is None:
            return {}
        self.batches[year] = batch._replace(hardware={}, paid_for_hardware=Decimal(0))
        used = {priced: min(quantity, pieces.get(priced, 0)) for priced, quantity in batch.hardware.items()}
        return {priced: quantity for priced, quantity in used.items() if quantity}

    def running(self, layout: Layout, year: int) -> tuple[Decimal, Decimal]:
        """Electricity and rack space of a year."""
        use, settings = power_use(layout), self.settings
        energy_kwh, rack_units = (
            cost.exact_decimal(float(values_of(each).flat[0]))
            for each in (use.energy_kwh_per_year, use.rack_units)
        )
        energy_price = self.search.running_price(settings.electricity_price_per_kwh, year)
        rack_price = self.search.running_price(settings.rack_unit_price_per_year, year)
        return (
            cost.energy_cost_per_year(energy_kwh, energy_price, decimals=self.decimals),
            cost.rack_space_per_year(rack_units, rack_price, decimals=self.decimals),
        )

    def worth_after(self, year: int) -> Decimal:
        """Book value of all that is owned at the end of a year."""
        return _sum(self.worth(batch, year - bought + 1) for bought, batch in self.batches.items())

    def worth(self, batch: _Batch, age: int) -> Decimal:
        """Book value of a purchase at an age in years; licences have no residual value."""
        settings, life = self.settings, self.settings.depreciation_years
        percent = cost.exact_decimal(settings.residual_percent)
        residual = cost.residual_value(batch.paid, percent, decimals=self.decimals)
        paid = batch.paid + batch.paid_for_licences
        if age >= life:
            return residual
        lost = cost.depreciation_per_year(paid, residual, Decimal(life), decimals=self.decimals)
        return cost.book_value(paid, residual, lost, Decimal(age))


def _sum(amounts: Iterable[Decimal]) -> Decimal:
    return sum(amounts, Decimal(0))
