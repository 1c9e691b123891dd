"""Beyond the purchase: the costs of each year of use, with and without tax, and expected prices."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import Block, chapter, heading, note, row, table
from app.results.words.costs import outside_in_words
from app.results.words.money import money
from app.results.words.price_gaps import at_least, gaps_in_words, no_share_in_words
from planner_core.engine.basis.assessment import Assessment, Cost, RunningCost
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan, Settings


def outlook(plan: Plan, assessment: Assessment) -> dict[str, Any] | None:
    """The chapter; None for a plan without prices, which does not report power either."""
    cost, settings = assessment.cost, plan.settings
    if not cost.lines or not cost.total:
        return None
    return chapter(
        tr("Running costs and outlook"),
        tr_plural(
            "What the hardware costs in its {count} year of use: the purchase, which is written off in that time, and"
            " its operation. Amounts are before tax unless they say otherwise.",
            "What the hardware costs over its {count} years of use: the purchase, which is written off in that time,"
            " and its operation. Amounts are before tax unless they say otherwise.",
            settings.depreciation_years,
        ),
        [
            *_left_out(plan, cost),
            *_yearly(cost, settings),
            *_years(cost, settings),
            *_energy(cost.running),
            *_prices(cost, settings),
        ],
    )


def _left_out(plan: Plan, cost: Cost) -> Iterator[Block]:
    if cost.gaps:
        yield note(f"{gaps_in_words(plan, cost)}.")
    if missing := no_share_in_words(plan, cost):
        yield note(f"{missing}.")


def _amount(amount: Decimal | None, cost: Cost) -> str:
    return money(amount, cost.currency)


def _sum(amount: Decimal | None, cost: Cost) -> str:
    """An amount based on prices, marked as a minimum if one is missing."""
    return at_least(_amount(amount, cost), cost)


def _share(amount: Decimal | None, cost: Cost) -> str:
    """The price of a desktop; a dash if more than small parts have no price."""
    return _sum(amount, cost) if cost.is_headline else NO_VALUE


def _yearly(cost: Cost, settings: Settings) -> Iterator[Block]:
    """One year: the parts that are not 0, their sum, the tax, and the amount per desktop and month."""
    running = cost.running
    parts = [
        (tr("Depreciation"), running.depreciation_per_year, _sum),
        (_interest(settings), running.interest_per_year, _sum),
        (tr("Maintenance"), running.maintenance_per_year, _sum),
        (tr("Electricity"), running.energy_per_year, _amount),
        (tr("Rack space"), running.rack_space_per_year, _amount),
    ]
    rows = [row(name, shown(amount, cost)) for name, amount, shown in parts if amount]
    if running.cost_per_year is not None:
        rows.append(row(tr("In all"), _sum(running.cost_per_year, cost), strong=True))
        if settings.vat_percent:
            rows += [
                row(_tax(settings), _sum(running.value_added_tax_per_year, cost)),
                row(tr("In all, with VAT"), _sum(running.gross_cost_per_year, cost)),
            ]
    each = (
        (tr("Per desktop planned and month"), running.cost_per_desktop_and_month),
        (tr("The same with VAT"), running.gross_cost_per_desktop_and_month if settings.vat_percent else None),
    )
    rows += [
        row(name, _sum(amount, cost)) for name, amount in each if amount is not None and cost.is_headline
    ]
    if rows:
        yield heading(tr("Cost per year"))
        yield table([(tr("Cost"), "name"), (tr("Amount"), "number")], rows)


def _interest(settings: Settings) -> str:
    return tr("Interest at {percent}", percent=_percent(settings.interest_percent))


def _tax(settings: Settings) -> str:
    """The tax, and a note that interest, if any, is exempt."""
    percent = _percent(settings.vat_percent)
    if settings.interest_percent:
        return tr("VAT {percent}, none on interest", percent=percent)
    return tr("VAT {percent}", percent=percent)


def _years(cost: Cost, settings: Settings) -> Iterator[Block]:
    """Every year of use, the residual value, and the components of the total."""
    running, currency = cost.running, cost.currency
    if not running.by_year or running.total_cost_of_ownership is None:
        return
    yield heading(tr("Over the years of use"))
    yield table(
        [
            (tr("Year"), "number"),
            (tr("Capital"), "number"),
            (tr("Operation"), "number"),
            (tr("In the year"), "number"),
            (tr("Added up"), "number"),
            (tr("Book value at its end"), "number"),
        ],
        [
            row(
                numbers().number(each.year),
                *(
                    money(amount, currency)
                    for amount in (each.capital, each.operation, each.cost, each.added_up, each.book_value)
                ),
                strong=each is running.by_year[-1],
            )
            for each in running.by_year
        ],
    )
    yield from _ownership(cost, settings)


def _ownership(cost: Cost, settings: Settings) -> Iterator[Block]:
    """The parts of the total cost of ownership, with tax, and what it leaves out."""
    running, years = cost.running, settings.depreciation_years

    def all_years(amount: Decimal | None) -> Decimal:
        return (amount or Decimal(0)) * years

    parts = [
        (tr("Purchase"), cost.total, _sum),
        (tr("Residual value"), -(running.residual or Decimal(0)), _amount),
        (_interest(settings), running.interest_in_all, _sum),
        (tr("Maintenance"), all_years(running.maintenance_per_year), _sum),
        (tr("Electricity"), all_years(running.energy_per_year), _amount),
        (tr("Rack space"), all_years(running.rack_space_per_year), _amount),
    ]
    rows = [row(name, shown(amount, cost)) for name, amount, shown in parts if amount]
    rows.append(row(tr("Total cost of ownership"), _sum(running.total_cost_of_ownership, cost), strong=True))
    if settings.vat_percent:
        rows += [
            row(_tax(settings), _sum(running.value_added_tax_in_all, cost)),
            row(tr("With VAT"), _sum(running.gross_total_cost_of_ownership, cost)),
        ]
    if running.total_cost_of_ownership_per_desktop is not None and cost.is_headline:
        per_desktop = _sum(running.total_cost_of_ownership_per_desktop, cost)
        rows.append(row(tr("Per desktop planned, before tax"), per_desktop))
    yield heading(tr("Total cost of ownership"))
    yield table([(tr("Cost"), "name"), (tr("Amount"), "number")], rows)
    yield note(outside_in_words())


def _energy(running: RunningCost) -> Iterator[Block]:
    sizes = (
        (tr("Average draw"), running.power_watts, "W", 0),
        (tr("Heat"), running.heat_btu_per_hour, "BTU/h", 0),
        (tr("Energy of the hardware per year"), running.hardware_energy_kwh_per_year, "kWh", 0),
        (tr("Energy for cooling and supply per year"), running.cooling_energy_kwh_per_year, "kWh", 0),
        (tr("Rack units"), running.rack_units, "U", None),
    )
    rows = [
        row(name, numbers().quantity(size, tr(unit), decimals))
        for name, size, unit, decimals in sizes
        if size is not None
    ]
    if rows:
        yield heading(tr("Power and space"))
        yield table([(tr("Figure"), "name"), (tr("Amount"), "number")], rows)


def _prices(cost: Cost, settings: Settings) -> Iterator[Block]:
    """The expected later cost of the purchase; only if the plan gives a date."""
    running = cost.running
    later, decline = running.total_at_purchase, settings.price_decline_percent
    if later is None or not settings.price_years:
        return
    yield heading(tr("Price outlook"))
    rows = [
        row(tr("At today's prices"), _sum(cost.total, cost), _share(cost.per_desktop_planned, cost)),
        row(
            tr("In {years} years", years=numbers().number(settings.price_years)),
            _sum(later, cost),
            _share(running.per_desktop_at_purchase, cost),
        ),
    ]
    yield table(
        [(tr("Purchase"), "name"), (tr("Hardware"), "number"), (tr("Per desktop planned"), "number")], rows
    )
    yield note(
        tr(
            "An outlook, not an offer: flash drives get {percent} cheaper in a year; all other prices stay as they"
            " are.",
            percent=_percent(decline),
        )
    )


def _percent(value: float) -> str:
    return numbers().percent(value / 100, 0 if float(value).is_integer() else 1)
