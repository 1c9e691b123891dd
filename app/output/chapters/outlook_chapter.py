"""Beyond the purchase: the costs of each year of use, with and without tax, and expected prices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import Block, chapter, columns_of, heading, note, row, table
from app.results.tables.assumption_rows import number_in_words
from app.results.tables.cost_tables import (
    OWNERSHIP_PARTS,
    YEARLY_PARTS,
    CostRow,
    cost_columns,
    ownership_rows,
    year_columns,
    yearly_rows,
)
from app.results.words.costs import outside_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words, sum_in_words
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan, Settings


def outlook(plan: Plan, assessment: Assessment) -> dict[str, Any] | None:
    """The chapter; None for a plan without prices."""
    cost, settings = assessment.cost, plan.settings
    if not cost.lines or not cost.total:
        return None
    return chapter(
        tr("Running costs and outlook"),
        tr_plural(
            "What the purchase costs in its {count} year of use: the price itself, which is written off in that"
            " time, and its operation. Amounts are before tax unless they say otherwise.",
            "What the purchase costs over its {count} years of use: the price itself, which is written off in that"
            " time, and its operation. Amounts are before tax unless they say otherwise.",
            settings.depreciation_years,
        ),
        [
            *_left_out(plan, cost),
            *_yearly(cost, settings),
            *_years(cost, settings),
            *_prices(cost, settings),
        ],
    )


def _left_out(plan: Plan, cost: Cost) -> Iterator[Block]:
    for each in all_gaps_in_words(plan, cost):
        yield note(f"{each}.")
    if missing := no_share_in_words(plan, cost):
        yield note(f"{missing}.")


def _share(amount: Decimal | None, cost: Cost) -> str:
    """The price of a desktop; a dash if more than small parts have no price."""
    return sum_in_words(amount, cost) if cost.is_headline else NO_VALUE


def _table(cost: Cost, rows: Iterable[CostRow]) -> Block:
    return table(
        columns_of(cost_columns(cost), "cost", "amount"),
        [row(each.title, each.shown(cost), strong=each.is_sum) for each in rows],
    )


def _yearly(cost: Cost, settings: Settings) -> Iterator[Block]:
    """One year: the parts that are not 0, their sum, the tax, and the amount per desktop and month."""
    found = yearly_rows(settings, cost)
    names = ["cost_per_year"]
    if settings.vat_percent:
        names += ["value_added_tax_per_year", "gross_cost_per_year"]
    if cost.is_headline:
        names += ["cost_per_desktop_and_month"]
        names += ["gross_cost_per_desktop_and_month"] if settings.vat_percent else []
    rows = [found[each] for each in YEARLY_PARTS if found[each].amount]
    rows += [found[each] for each in names if found[each].amount is not None]
    if rows:
        yield heading(tr("Cost per year"))
        yield _table(cost, rows)


def _years(cost: Cost, settings: Settings) -> Iterator[Block]:
    """Every year of use, the residual value, and the components of the total."""
    running = cost.running
    if not running.by_year or running.total_cost_of_ownership is None:
        return
    yield heading(tr("Over the years of use"))
    columns = [*year_columns(cost).values()]
    yield table(
        [(each.title, "number") for each in columns],
        [
            row(*(each.shown(year) for each in columns), strong=year is running.by_year[-1])
            for year in running.by_year
        ],
    )
    yield from _ownership(cost, settings)


def _ownership(cost: Cost, settings: Settings) -> Iterator[Block]:
    """The parts of the total cost of ownership, with tax, and what it leaves out."""
    found = ownership_rows(settings, cost)
    rows = [found[each] for each in OWNERSHIP_PARTS if found[each].amount]
    rows.append(found["total_cost_of_ownership"])
    if settings.vat_percent:
        rows += [found["value_added_tax_in_all"], found["gross_total_cost_of_ownership"]]
    per_desktop = found["total_cost_of_ownership_per_desktop"]
    if per_desktop.amount is not None and cost.is_headline:
        rows.append(per_desktop)
    yield heading(tr("Total cost of ownership"))
    yield _table(cost, rows)
    yield note(outside_in_words(cost))


def _prices(cost: Cost, settings: Settings) -> Iterator[Block]:
    """The expected later cost of the purchase; only if the plan gives a date."""
    running = cost.running
    later, decline = running.total_at_purchase, settings.price_decline_percent
    if later is None or not settings.price_years:
        return
    yield heading(tr("Price outlook"))
    rows = [
        row(tr("At today's prices"), sum_in_words(cost.total, cost), _share(cost.per_desktop_planned, cost)),
        row(
            tr("In {years} years", years=numbers().number(settings.price_years)),
            sum_in_words(later, cost),
            _share(running.per_desktop_at_purchase, cost),
        ),
    ]
    yield table(
        [(tr("Purchase"), "name"), (tr("All of it"), "number"), (tr("Per desktop planned"), "number")], rows
    )
    yield note(
        tr(
            "An outlook, not an offer: flash drives get {percent} cheaper in a year; all other prices stay as they"
            " are.",
            percent=number_in_words(decline, "%"),
        )
    )
