"""The variants of a project side by side: a line each for choosing, all values in groups of columns, and the
differences between the drawings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.output.chapters.blocks import (
    Block,
    Cell,
    Content,
    cell,
    chapter,
    group,
    heading,
    note,
    paragraph,
    row,
    table,
)
from app.output.proposal.subject import Subject
from app.results.ranges import futures_of_variants
from app.results.tables.changes_table import changes_between
from app.results.words.comparison import delta_text, value_text, verdict_text
from app.results.words.components import LONGEST_IN_SENTENCE, shortened
from app.results.words.failures import in_a_row, through_failures
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from app.results.words.variants_in_futures import sentences_in_futures
from app.results.words.years import year_name
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.messages import Named
from planner_core.plan.names import told_apart
from planner_core.studies.comparison import Cell as ComparedCell
from planner_core.studies.comparison import Compared, Comparison, ComparisonRow, compare
from planner_core.studies.comparison_measures import LeftOut, Sharing, leaves_out_no_more, left_out
from planner_core.studies.variants_in_futures import IN_FUTURES, with_futures
from planner_core.studies.years import looks_ahead, too_small_from

BESIDE = 3
"""Variants beside the baseline; with their differences, more would not be legible on a page."""
MOST_DIFFERENCES = 25
"""Lines for each variant; unrelated plans differ in hundreds."""
TO_CHOOSE_BY = (
    "hosts", "desktops.planned", "desktops.fits", "desktops.promised", "desktops.maximum", "first_limit", "cost.total",
    "cost.per_desktop_planned",
)  # fmt: skip
"""The measures of the first table, as far as they are known."""


def variants(subject: Subject) -> dict[str, Any] | None:
    """The chapter; None for a project of one variant."""
    plans, baseline = subject.variants, subject.baseline
    if len(plans) < 2:
        return None
    study = futures_of_variants(plans, subject.catalog, baseline)
    found = compare([each._replace(plan=told_apart(each.plan)) for each in plans], baseline)
    found = with_futures(found, study)
    name = plans[baseline].name
    return chapter(
        tr("Variants"),
        tr(
            "The variants of this plan side by side, compared with {baseline}. A triangle says that a value is better"
            " (▲) or worse (▼), where higher or lower is clearly better; a value without a second line is the same.",
            baseline=Named(name),
        ),
        [
            *_choice(plans, subject.catalog),
            *map(paragraph, sentences_in_futures(found.names, study)),
            _overview(found, subject.shown),
            heading(tr("Values in detail")),
            *_details(found, subject.shown),
            *_all_differences(plans, baseline, subject.shown),
        ],
    )


def cheapest(plans: Sequence[Compared]) -> Compared | None:
    """The variant with the lowest cost per desktop among those that carry all planned desktops.

    None if there are fewer than two, if one of them has no price per desktop or another currency, or if the result
    depends on missing prices.
    """
    able = [each for each in plans if _carries_all(each)]
    priced = [(each, price) for each, price in zip(able, map(_price, able), strict=True) if price is not None]
    if len(priced) < len(able):
        return None
    currencies = {each.plan.settings.currency for each, _ in priced}
    if len(priced) < 2 or len(currencies) > 1:
        return None
    best = min(priced, key=lambda pair: pair[1])[0]
    missing = _left_out(best)
    return best if all(leaves_out_no_more(missing, _left_out(each)) for each, _ in priced) else None


def _carries_all(each: Compared) -> bool:
    return each.assessment is not None and each.assessment.desktops.carries_plan


def _price(each: Compared) -> Decimal | None:
    """The price per planned desktop, if all fit and it may be shown."""
    if each.assessment is None or not _carries_all(each) or not each.assessment.cost.is_headline:
        return None
    return each.assessment.cost.per_desktop_planned


def _left_out(each: Compared) -> tuple[LeftOut, ...]:
    found = each.assessment
    return left_out(each.plan, found.cost, Sharing(found.desktops.planned)) if found is not None else ()


def _choice(plans: Sequence[Compared], catalog: Catalog) -> Iterator[Block]:
    """Which variants carry the planned desktops, and which of those is recommended for what reasons."""
    able = sum(map(_carries_all, plans))
    is_sure = any(each.assessment is not None and each.assessment.desktops.is_sure for each in plans)
    if not able:
        yield paragraph(
            tr("None of the {all} variants carries all desktops planned in 9 of 10 futures.", all=len(plans))
            if is_sure
            else tr("None of the {all} variants carries all desktops planned.", all=len(plans))
        )
        return
    yield paragraph(
        tr_plural(
            "{count} of {all} variants carries all desktops planned in 9 of 10 futures.",
            "{count} of {all} variants carry all desktops planned in 9 of 10 futures.",
            able,
            all=len(plans),
        )
        if is_sure
        else tr_plural(
            "{count} of {all} variants carries all desktops planned.",
            "{count} of {all} variants carry all desktops planned.",
            able,
            all=len(plans),
        )
    )
    if sentence := recommendation(plans, catalog):
        yield paragraph(sentence)


def recommended(plans: Sequence[Compared]) -> Compared | None:
    """The only variant that carries all desktops planned, or of several the one that costs least; else None, as while
    one of them is not assessed yet.
    """
    if any(each.assessment is None for each in plans):
        return None
    able = [each for each in plans if _carries_all(each)]
    return able[0] if len(able) == 1 < len(plans) else cheapest(plans)


def recommendation(plans: Sequence[Compared], catalog: Catalog) -> str:
    """Which variant is recommended, with the figures that are the reason, and from which year on it is too small; empty
    if none stands out.
    """
    best = recommended(plans)
    if best is None or best.assessment is None:
        return ""
    able = [each for each in plans if _carries_all(each)]
    counts = best.assessment.desktops
    name = shortened(best.name, LONGEST_IN_SENTENCE)
    carries = tr_plural(
        "it carries the desktop planned", "it carries all {count} desktops planned", counts.planned
    )
    reasons = [carries if len(able) > 1 else tr("it alone carries all desktops planned")]
    reasons += _endures(best.assessment)
    price = _price(best)
    if price is not None:
        amount = at_least(money(price, best.plan.settings.currency), best.assessment.cost)
        others = [other for each in able if each is not best and (other := _price(each)) is not None]
        if others and len(able) > 1:
            less = money(min(others) - price, best.plan.settings.currency)
            reasons.append(
                tr(
                    "costs least at purchase, {amount} per desktop, {less} less than the next",
                    amount=amount,
                    less=less,
                )
                if min(others) > price
                else tr("costs {amount} per desktop at purchase, and none costs less", amount=amount)
            )
        else:
            reasons.append(tr("costs {amount} per desktop at purchase", amount=amount))
    reasons += _over_its_life(best, able)
    sentence = tr("We recommend “{name}”: {reasons}.", name=name, reasons=in_a_row(reasons))
    return " ".join([sentence, *_in_later_years(best, able, catalog)])


def _in_later_years(best: Compared, able: Sequence[Compared], catalog: Catalog) -> Iterator[str]:
    """The first year for which it is too small as drawn, and another variant that carries every year."""
    short = too_small_from(best.plan, catalog)
    if short is None:
        return
    settings = best.plan.settings
    yield tr(
        "As drawn it is too small for {year}: {desktops} desktops are planned, {fits} fit.",
        year=year_name(settings, short.year),
        desktops=numbers().number(short.desktops),
        fits=numbers().number(short.fits or 0),
    )
    others = [each for each in able if each is not best and looks_ahead(each.plan)]
    lasting = next((each for each in others if too_small_from(each.plan, catalog) is None), None)
    if lasting is not None:
        yield tr(
            "“{name}” carries every year up to {year}.",
            name=shortened(lasting.name, LONGEST_IN_SENTENCE),
            year=year_name(lasting.plan.settings, lasting.plan.settings.planned_years),
        )


def _endures(assessment: Assessment) -> Iterator[str]:
    """What it survives of the failures computed."""
    lost = {each.case for each in assessment.failures}
    survived = [each for each in assessment.cases if each != NORMAL and each not in lost]
    if survived:
        yield tr("goes on working {cases}", cases=through_failures(survived))


def _over_its_life(best: Compared, able: Sequence[Compared]) -> Iterator[str]:
    """Whether it costs least over its life, too, if that is known of all."""
    totals = {
        each.name: each.assessment.cost.running.total_cost_of_ownership_per_desktop
        for each in able
        if each.assessment is not None and each.assessment.cost.is_headline
    }
    mine = totals.get(best.name)
    if mine is None or best.assessment is None or len(totals) < len(able):
        return
    words = {
        "amount": at_least(money(mine, best.plan.settings.currency), best.assessment.cost, "use"),
        "years": numbers().number(best.plan.settings.depreciation_years),
    }
    others = [each for name, each in totals.items() if name != best.name and each is not None]
    if others and mine <= min(others):
        yield tr("costs least over {years} years, too, {amount}", **words)
    else:
        yield tr("costs {amount} over {years} years", **words)


def _overview(found: Comparison, proposed: int) -> Block:
    """One row for each variant; the proposed one is marked."""
    by_key = {each.key: each for each in found.rows}
    measures = [by_key[key] for key in TO_CHOOSE_BY if key in by_key]
    columns: list[tuple[str, Content]] = [
        (translate(each.title), "text" if each.key == "first_limit" else "number") for each in measures
    ]
    rows = [
        row(
            cell(name, tr("this proposal"), "same") if number == proposed else name,
            *(_short(each.cells[number]) for each in measures),
            strong=number == proposed,
        )
        for number, name in enumerate(found.names)
    ]
    return table([(tr("Variant"), "name"), *columns], rows)


def _details(found: Comparison, proposed: int) -> Iterator[Block]:
    """All measures, in tables of a few variants beside the baseline."""
    others = [number for number in range(len(found.names)) if number != found.baseline]
    for start in range(0, len(others), BESIDE):
        shown = [found.baseline, *others[start : start + BESIDE]]
        rows: list[Block] = []
        title = ""
        for each in found.rows:
            if translate(each.group) != title:
                title = translate(each.group)
                rows.append(group(title))
            rows.append(_measure(each, shown))
        columns: list[tuple[str, Content]] = [
            (_head(found.names[number], number == proposed), "number") for number in shown
        ]
        yield table([("", "name"), *columns], rows)


def _head(name: str, is_proposed: bool) -> str:
    """The heading of a variant's column."""
    return tr("{name} (this proposal)", name=name) if is_proposed else name


def _measure(each: ComparisonRow, shown: Sequence[int]) -> Block:
    cells = (each.cells[number] for number in shown)
    if each.group == IN_FUTURES:
        return row(translate(each.title), *map(_share, cells))
    return row(translate(each.title), *map(_cell, cells))


def _cell(each: ComparedCell) -> Cell:
    is_same = each.delta is not None and not each.delta.absolute
    return cell(value_text(each), "" if is_same else delta_text(each), each.verdict)


def _share(each: ComparedCell) -> Cell:
    """A share of the futures, below it in a word whether that is good: it is no difference of two values."""
    return cell(
        value_text(each), verdict_text(each) if each.verdict in ("better", "worse") else "", each.verdict
    )


def _short(each: ComparedCell) -> Cell:
    """The same in less space: only the relative difference if it is known, nothing for 0."""
    share = each.delta.share if each.delta is not None else None
    if share is None and each.delta is not None and each.delta.absolute:
        return cell(value_text(each), delta_text(each), each.verdict)
    signed = "" if not share else numbers().percent(share)
    return cell(value_text(each), f"+{signed}" if share and share > 0 else signed, each.verdict)


def _all_differences(plans: Sequence[Compared], baseline: int, proposed: int) -> Iterator[Block]:
    before = plans[baseline]
    for number, each in enumerate(plans):
        if number == baseline:
            continue
        yield heading(tr("What is different in {name}", name=Named(each.name)))
        # Where an equal value is from is for those who check the plan, in the window.
        rows = [words for one, words in changes_between(before.plan, each.plan) if one.what != "origins"]
        if not rows:
            yield paragraph(
                tr("The drawing and all values are the same as in {baseline}.", baseline=Named(before.name))
            )
            continue
        head: list[tuple[str, Content]] = [
            (tr("Component"), "name"),
            (tr("What"), "text"),
            (_head(before.name, baseline == proposed), "text"),
            (_head(each.name, number == proposed), "text"),
        ]
        shown = [row(found.component, found.what, found.before, found.after) for found in rows]
        yield table(head, shown[:MOST_DIFFERENCES])
        if len(shown) > MOST_DIFFERENCES:
            yield note(
                tr_plural(
                    "{count} more difference of this variant is not listed.",
                    "{count} more differences of this variant are not listed.",
                    len(shown) - MOST_DIFFERENCES,
                )
            )
