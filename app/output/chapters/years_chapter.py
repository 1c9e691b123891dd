"""The years ahead: until when the plan lasts, what to buy in which year, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from app.look.translation import mark, tr
from app.output.chapters.blocks import Block, chapter, columns_of, heading, note, paragraph, row, table
from app.output.chapters.years_picture import years_picture
from app.results.tables.assumption_rows import number_in_words
from app.results.tables.years_tables import bought_columns, year_columns
from app.results.words.money import money
from app.results.words.years import buying_name, growth_in_words, is_one_way, sentences
from app.results.years import years_of
from planner_core.catalog.catalog import Catalog
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from planner_core.studies.years import Buying, YearsStudy, looks_ahead

THERE = ("year", "desktops", "hosts", "limit", "added")
MONEY = ("year", "purchase", "running", "cost", "added_up")
BOUGHT = ("year", "item", "why", "quantity", "unit_price", "total")
CHANGES = {
    "server_index_percent": mark("hosts and processors"),
    "memory_index_percent": mark("memory"),
    "flash_index_percent": mark("flash drives"),
    "disk_index_percent": mark("hard disks"),
    "array_index_percent": mark("arrays and network"),
    "software_index_percent": mark("software"),
    "energy_index_percent": mark("electricity and rack space"),
}


def years(plan: Plan, catalog: Catalog) -> dict[str, Any] | None:
    """The chapter; None for a plan that says nothing of later years, or is not connected."""
    study = years_of(plan, catalog) if looks_ahead(plan) else None
    if study is None:
        return None
    first, *more = sentences(plan, study)
    blocks: list[Block] = [paragraph(" ".join(more))] if more else []
    if (picture := years_picture(study, plan.settings)) is not None:
        blocks.append(picture)
    blocks += [heading(tr("What each year needs")), _there(plan, study)]
    if study.is_priced:
        if is_one_way(study):
            blocks += [heading(tr("What each year costs")), *_money(plan, study, study.each_year)]
        else:
            for buying in (study.each_year, study.now):
                blocks += [heading(buying_name(buying)), *_money(plan, study, buying)]
        if words := growth_in_words(study):
            blocks.append(note(words))
    blocks.append(note(_method(plan.settings)))
    return chapter(tr("Years ahead"), first, blocks)


def _there(plan: Plan, study: YearsStudy) -> Block:
    """Desktops, hosts, the first limit, and what is added in each year."""
    columns = year_columns(plan, study.currency)
    return table(
        columns_of(columns, *THERE),
        [row(*(columns[each].shown(year) for each in THERE)) for year in study.each_year.years],
        title=tr("What each year needs"),
    )


def _money(plan: Plan, study: YearsStudy, buying: Buying) -> Iterator[Block]:
    """What each year costs, the sum, and the items: those of the later years, and of the first if it buys more than the
    bill of materials lists.
    """
    columns = year_columns(plan, study.currency)
    purchases = sum((year.purchase for year in buying.years), Decimal(0))
    amounts = (purchases, buying.total - purchases, buying.total)
    sums = [row(tr("In all"), *(money(each, study.currency) for each in amounts), "", strong=True)]
    if rate := plan.settings.discount_rate_percent:
        words = tr("Present value at {rate}", rate=number_in_words(rate, "%"))
        sums.append(row(words, "", "", money(buying.present_value, study.currency), ""))
    yield table(
        columns_of(columns, *MONEY),
        [*(row(*(columns[each].shown(year) for each in MONEY)) for year in buying.years), *sums],
        title=tr("What each year costs") if is_one_way(study) else buying_name(buying),
    )
    is_billed = not buying.years[0].added
    bought = [(year.year, each) for year in buying.years[is_billed:] for each in year.bought]
    if bought:
        items = bought_columns(plan, study.currency)
        yield table(
            columns_of(items, *BOUGHT),
            [row(*(items[each].shown(line) for each in BOUGHT)) for line in bought],
            title=tr("Bought after the first year") if is_billed else tr("What is bought"),
            notes=[tr("The first year buys what the bill of materials lists.")] if is_billed else [],
        )


def _method(settings: Settings) -> str:
    """How the years are computed, and by how much prices change."""
    changes = [
        tr("{what} {percent}", what=tr(name), percent=number_in_words(getattr(settings, field), "%"))
        for field, name in CHANGES.items()
        if getattr(settings, field)
    ]
    said = tr(
        "Each year adds what costs least and lets its desktops fit, with every promise kept. An outlook, not an offer:"
        " later prices are today's, carried on by a change per year."
    )
    if not changes:
        return said + " " + tr("No change of prices is assumed.")
    return said + " " + tr("Assumed: {changes}.", changes=", ".join(changes))
