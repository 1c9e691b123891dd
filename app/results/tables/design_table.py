"""The table of the best designs of a plan."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.results.tables.column import Column
from app.results.words.designs import merits_in_words
from app.results.words.money import money
from app.results.words.years import limit_in_words
from planner_core.currencies import decimals_of
from planner_core.studies.design.best_design import BestDesign, BestDesigns


def design_columns(found: BestDesigns) -> dict[str, Column[BestDesign]]:
    """The columns by name."""
    currency = found.currency
    decimals = decimals_of(currency)
    over_years = tr_plural("Over {count} year", "Over {count} years", found.years)
    return {
        "merits": Column(tr("Design"), lambda row: merits_in_words(found, row) or tr("Least change")),
        "price": Column(
            tr("Purchase"), lambda row: money(row.price, currency), lambda row: row.price, decimals
        ),
        "life": Column(over_years, lambda row: money(row.life, currency), lambda row: row.life, decimals),
        "added": Column(
            tr("Of which new"), lambda row: money(row.added, currency), lambda row: row.added, decimals
        ),
        "hosts": Column(tr("Hosts"), lambda row: numbers().number(row.hosts), lambda row: row.hosts, 0),
        "cores": Column(tr("Cores"), lambda row: numbers().number(row.cores), lambda row: row.cores, 0),
        "boards": Column(
            tr("Graphics boards"), lambda row: numbers().number(row.boards), lambda row: row.boards, 0
        ),
        "power": Column(
            tr("Power draw"), lambda row: numbers().quantity(row.watts, tr("W"), 0), lambda row: row.watts, 0
        ),
        "desktops": Column(
            tr("Carries"), lambda row: numbers().number(row.desktops), lambda row: row.desktops, 0
        ),
        "limit": Column(tr("First limit"), lambda row: limit_in_words(row.plan, row.limit)),
    }
