"""The bill of materials: lines, total, and cost per desktop."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from app.look.dates import written_date_in_words
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    cell,
    chapter,
    columns_of,
    group,
    heading,
    row,
    table,
    total,
)
from app.results.tables.bill_table import BillRow, bill_columns, bill_rows
from app.results.tables.cloud_table import cloud_columns, cloud_rows
from app.results.tables.column import Column, chosen
from app.results.tables.cost_tables import licence_sums, shown_sums
from app.results.tables.licences_table import licence_columns, licence_rows
from app.results.tables.shared_costs import share_rows
from app.results.words.cloud import cloud_name, cloud_notes, cloud_sources
from app.results.words.components import is_short
from app.results.words.costs import monthly_in_words
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import gaps_in_words, no_share_in_words, sum_in_words
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

ORDER_NUMBER = "order_number"
"""A column that is left out where no line has one."""
COLUMNS = ("item", ORDER_NUMBER, "quantity", "priced", "total")
LICENCE_COLUMNS = ("name", "counts", "quantity", "priced", "paid", "in_all")
MOST_UNPRICED = 60
"""Lines without a price on paper; the workbook has all."""


def bill(plan: Plan, assessment: Assessment, day: date) -> dict[str, Any]:
    """Every line with its total, the sum, the cost per desktop, and the age of the prices on a day."""
    cost = assessment.cost
    lines = bill_rows(cost, MOST_UNPRICED)
    columns = bill_columns(cost.currency)
    ordered = any(columns[ORDER_NUMBER].shown(each) for each in lines)
    names = [each for each in COLUMNS if ordered or each != ORDER_NUMBER]
    none = tr("The plan has no prices yet.")
    rounding = tr(
        "Prices in {currency}, before tax unless they say otherwise. Net unit prices are rounded as shown and then"
        " multiplied; amounts per desktop are rounded once.",
        currency=cost.currency,
    )
    found = table(
        columns_of(columns, *names),
        [*_rows(columns, names, lines), *(_sums(plan, assessment) if cost.lines else ())],
        "bill",
        short=is_short(
            ["".join(each.shown(line) for each in chosen(columns, "item", "order_number")) for line in lines],
            24,
        ),
        notes=[
            rounding if cost.lines else none,
            *_left_out(cost),
            *price_dates_in_words(cost, day),
            *_sources(cost),
        ],
    )
    blocks = [*([found] if lines else ()), *_licences(plan, assessment), *_cloud(plan, assessment)]
    return chapter(tr("Bill of materials"), "", blocks, "" if blocks else none)


def _rows(
    columns: Mapping[str, Column[BillRow]], names: Sequence[str], lines: Sequence[BillRow]
) -> list[Block]:
    """The lines, with a heading above the licences."""
    found = [_row(columns, names, each) for each in lines]
    first = next((at for at, each in enumerate(lines) if each.licence), None)
    if first is not None:
        found.insert(first, group(tr("Licences")))
    return found


def _licences(plan: Plan, assessment: Assessment) -> Iterator[Block]:
    """Every licence line with what it counts and costs, those that are paid again and again included."""
    rows = licence_rows(plan, assessment)
    if not rows:
        return
    columns, cost = licence_columns(), assessment.cost
    yield heading(tr("Licences, subscriptions and services"))
    once = tr(
        "What is paid once in the first year is part of the purchase above; the rest belongs to the cost of use."
    )
    standing_by = tr("Hosts that stand by for failures are counted too.")
    sums = licence_sums(plan.settings, cost)
    yield table(
        columns_of(columns, *LICENCE_COLUMNS),
        [
            *(row(*(columns[name].shown(each) for name in LICENCE_COLUMNS)) for each in rows),
            *(total(each.title, each.shown(cost), strong=each.is_sum) for each in sums),
        ],
        title=tr("Licences, subscriptions and services"),
        notes=[once, standing_by],
    )


def _cloud(plan: Plan, assessment: Assessment) -> Iterator[Block]:
    """The same users in a cloud by each rule, this plan beside them."""
    settings, cost = plan.settings, assessment.cost
    rows, columns = cloud_rows(settings, cost), cloud_columns(cost)
    if not rows:
        return
    title = tr("{cloud} beside this plan", cloud=cloud_name(settings))
    yield heading(title)
    yield table(
        [(each.title, "number" if each.is_numeric else "name") for each in columns],
        [
            row(*(cell(each.shown(line), tone="strong" if line.is_sum else "") for each in columns))
            for line in rows
        ],
        title=title,
        notes=[*cloud_notes(settings, cost), *cloud_sources(settings)],
    )


def _row(columns: Mapping[str, Column[BillRow]], names: Sequence[str], line: BillRow) -> Block:
    shown = {name: columns[name].shown(line) for name in names}
    return row(*(cell(text, tone="muted") if name == ORDER_NUMBER else text for name, text in shown.items()))


def _left_out(cost: Cost) -> list[str]:
    more = len(cost.unpriced) - MOST_UNPRICED
    if more <= 0:
        return []
    return [
        tr_plural(
            "{count} more item without a price is in the workbook.",
            "{count} more items without a price are in the workbook.",
            more,
        )
    ]


def _sums(plan: Plan, assessment: Assessment) -> list[Block]:
    cost = assessment.cost
    rows = [
        total(each.title, each.shown(cost), strong=each.is_sum) for each in shown_sums(plan.settings, cost)
    ]
    if missing := gaps_in_words(plan, cost):  # a line without an amount, where the reader adds up
        rows.insert(0, total(missing, NO_VALUE))
    if missing := no_share_in_words(plan, cost):
        return [*rows, total(missing, NO_VALUE)]
    rows += [total(each.title, each.shown(cost)) for each in share_rows(assessment)]
    if cost.running.cost_per_desktop_and_month is not None and cost.total:
        monthly = sum_in_words(cost.running.cost_per_desktop_and_month, cost, "use")
        rows.append(total(monthly_in_words(cost.running), monthly))
    return rows


def _sources(cost: Cost) -> list[str]:
    """The sources of the prices, without repetition; dates alone are told with the age of the prices."""
    found = dict.fromkeys((line.source, line.price_date) for line in cost.lines if line.source)
    said = [", ".join(filter(None, (tr(source), written_date_in_words(day)))) for source, day in found]
    return [tr("Prices: {source}", source=each) for each in said]
