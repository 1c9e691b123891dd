"""The tables of the years ahead: what fits as drawn, and what each year of a way of buying has and costs."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.money import money
from app.results.words.years import added_in_words, limit_in_words, year_name
from planner_core.currencies import decimals_of
from planner_core.plan.plan import Plan
from planner_core.studies.years import Bought, WithoutPurchase, YearAhead


def as_drawn_columns(plan: Plan) -> dict[str, Column[WithoutPurchase]]:
    """The columns by name, for the plan without any purchase after the first."""
    return {
        "year": Column(
            tr("Year"), lambda row: year_name(plan.settings, row.year), order=lambda row: f"{row.year:02}"
        ),
        "desktops": Column(
            tr("Desktops"), lambda row: numbers().number(row.desktops), lambda row: row.desktops, 0
        ),
        "fits": Column(
            tr("Fits up to"),
            lambda row: numbers().number(row.fits) if row.fits is not None else "",
            lambda row: row.fits,
            0,
        ),
        "carries": Column(tr("Fits"), lambda row: tr("yes") if row.carries else tr("no")),
        "limit": Column(tr("First limit"), lambda row: limit_in_words(plan, row.limit)),
    }


def year_columns(plan: Plan, currency: str) -> dict[str, Column[YearAhead]]:
    """The columns by name, for one way of buying."""

    def amount(title: str, of: Callable[[YearAhead], Decimal]) -> Column[YearAhead]:
        return Column(title, lambda row: money(of(row), currency), of, decimals_of(currency))

    return {
        "year": Column(
            tr("Year"), lambda row: year_name(plan.settings, row.year), order=lambda row: f"{row.year:02}"
        ),
        "desktops": Column(
            tr("Desktops"), lambda row: numbers().number(row.desktops), lambda row: row.desktops, 0
        ),
        "hosts": Column(tr("Hosts"), lambda row: numbers().number(row.hosts), lambda row: row.hosts, 0),
        "carries": Column(tr("Fits"), lambda row: tr("yes") if row.carries else tr("no")),
        "limit": Column(tr("First limit"), lambda row: limit_in_words(row.plan, row.limit)),
        "added": Column(tr("Added"), added_in_words),
        "purchase": amount(tr("Purchase"), lambda row: row.purchase),
        "maintenance": amount(tr("Maintenance"), lambda row: row.maintenance),
        "running": amount(tr("Running costs"), lambda row: row.running),
        "energy": amount(tr("Electricity"), lambda row: row.energy),
        "rack_space": amount(tr("Rack space"), lambda row: row.rack_space),
        "licences": amount(tr("Licences"), lambda row: row.licences),
        "cost": amount(tr("In the year"), lambda row: row.cost),
        "added_up": amount(tr("Added up"), lambda row: row.added_up),
        "book_value": amount(tr("Book value"), lambda row: row.book_value),
    }


def bought_columns(plan: Plan, currency: str) -> dict[str, Column[tuple[int, Bought]]]:
    """The columns by name, for the items bought, each with its year."""
    decimals = decimals_of(currency)
    return {
        "year": Column(
            tr("Year"), lambda row: year_name(plan.settings, row[0]), order=lambda row: f"{row[0]:02}"
        ),
        "item": Column(tr("Item"), lambda row: row[1].item),
        "quantity": Column(
            tr("Quantity"), lambda row: numbers().number(row[1].quantity), lambda row: row[1].quantity, 0
        ),
        "unit_price": Column(
            tr("Net price in that year"),
            lambda row: money(row[1].unit_price, currency),
            lambda row: row[1].unit_price,
        ),
        "total": Column(
            tr("Amount"), lambda row: money(row[1].total, currency), lambda row: row[1].total, decimals
        ),
        "why": Column(tr("Why"), lambda row: tr("Replacement") if row[1].replaces else tr("New")),
    }
