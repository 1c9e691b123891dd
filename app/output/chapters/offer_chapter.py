"""Price and scope on one page: what it costs, what the price covers, what it leaves out, and until when it holds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import Block, cell, chapter, columns_of, heading, note, paragraph, row, table
from app.results.tables.bill_table import bill_columns
from app.results.tables.column import chosen
from app.results.tables.cost_tables import OWNERSHIP_PARTS, ownership_rows, shown_sums
from app.results.tables.yearly_licences_table import yearly_columns, yearly_licences
from app.results.words.costs import inside_in_words, outside_parts
from app.results.words.money import money
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words, sum_in_words
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.engine.basis.cost_records import AmountOf
from planner_core.plan.plan import Plan

MOST_ITEMS = 10
"""Lines of the scope; the bill of materials has all."""
SCOPE = ("item", "quantity", "total")
BESIDE = ("item", "quantity", "per_year", "years", "in_all")


def offer(plan: Plan, assessment: Assessment, day: date) -> dict[str, Any]:
    """The chapter."""
    cost = assessment.cost
    blocks = [
        _amounts(plan, cost),
        *_left_out(plan, cost),
        heading(tr("The price covers")),
        _scope(cost),
        *_beside(plan, cost),
        heading(tr("The price does not cover")),
        paragraph(outside_parts(cost)),
        heading(tr("Validity")),
        paragraph(_validity(cost, day)),
    ]
    none = tr("The plan has no prices yet, so there is nothing to offer.")
    return chapter(tr("Price and scope"), "", blocks if cost.lines else [], "" if cost.lines else none)


def _amounts(plan: Plan, cost: Cost) -> Block:
    """The purchase with its tax, and what a desktop costs at purchase, a month and over the years."""
    years = numbers().number(plan.settings.depreciation_years)
    rows = [row(each.title, each.shown(cost), strong=each.is_sum) for each in shown_sums(plan.settings, cost)]
    running = cost.running
    if running.total_cost_of_ownership is not None:
        title = tr("Total cost of ownership over {years} years", years=years)
        amount = sum_in_words(running.total_cost_of_ownership, cost, "use")
        rows.append(row(cell(title, _parts_of_ownership(plan, cost)), amount))
    if cost.is_headline and cost.total:
        shares: tuple[tuple[str, Decimal | None, AmountOf], ...] = (
            (tr("A desktop at purchase"), cost.per_desktop_planned, "purchase"),
            (
                tr("A desktop a month: {parts}", parts=inside_in_words(running)),
                running.cost_per_desktop_and_month,
                "use",
            ),
            (
                tr("A desktop over {years} years", years=years),
                running.total_cost_of_ownership_per_desktop,
                "use",
            ),
        )
        rows += [
            row(title, sum_in_words(amount, cost, of)) for title, amount, of in shares if amount is not None
        ]
    title = tr("Prices in {currency}, before tax unless they say otherwise", currency=cost.currency)
    return table([(title, "name"), (tr("Amount"), "number")], rows, title=tr("Price"), short=True)


def _parts_of_ownership(plan: Plan, cost: Cost) -> str:
    """The amounts that add up to the total cost of ownership, without those that are 0."""
    rows = ownership_rows(plan.settings, cost, with_rates=False)
    parts = (rows[name] for name in OWNERSHIP_PARTS)
    return "; ".join(
        tr("{what}: {amount}", what=each.title, amount=each.shown(cost)) for each in parts if each.amount
    )


def _left_out(plan: Plan, cost: Cost) -> Iterator[Block]:
    for each in (*all_gaps_in_words(plan, cost), no_share_in_words(plan, cost)):
        if each:
            yield note(f"{each}.")


def _scope(cost: Cost) -> Block:
    """The lines of the bill, the dearest first; the sum is that of the bill."""
    columns = bill_columns(cost.currency)
    lines = sorted(cost.lines, key=lambda each: -each.total)
    shown, others = lines[:MOST_ITEMS], lines[MOST_ITEMS:]
    rows = [row(*(each.shown(line) for each in chosen(columns, *SCOPE))) for line in shown]
    if others:
        title = tr_plural(
            "{count} more item, as in the bill of materials",
            "{count} more items, as in the bill of materials",
            len(others),
        )
        amount = sum((each.total for each in others), Decimal(0))
        rows.append(row(title, "", money(amount, cost.currency)))
    rows.append(row(tr("Sum of all items, net"), "", sum_in_words(cost.total, cost), strong=True))
    return table(columns_of(columns, *SCOPE), rows, title=tr("The price covers"), short=True)


def _beside(plan: Plan, cost: Cost) -> Iterator[Block]:
    """What is paid year by year beside the price: subscriptions, support, and later licences."""
    rows = yearly_licences(plan, cost)
    if rows:
        columns = yearly_columns(plan, cost)
        yield heading(tr("Year by year beside the price"))
        yield table(
            columns_of(columns, *BESIDE),
            [
                row(*(each.shown(line) for each in chosen(columns, *BESIDE)), strong=line.is_sum)
                for line in rows
            ],
            title=tr("Year by year beside the price"),
        )


def _validity(cost: Cost, day: date) -> str:
    said = price_dates_in_words(cost, day)
    if not cost.valid_until:
        said.append(tr("The offer names no day until which its prices are valid."))
    return " ".join(said)
