"""Licence lines that are in no sum, count nothing, or leave out what has to be licensed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from planner_core.dates import written_date_in_words
from planner_core.engine.cost.licence_costs import is_at_purchase, missing_licences
from planner_core.engine.cost.licence_counts import (
    capacity_included,
    counted_by,
    hosts_in,
    licence_counts,
    lines_of,
)
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.licences import Licence
from planner_core.units import ROUNDING

TERMS: Final = "The licence lines of the plan: each counts what it names in the drawing"


@check("licence.no-price", "notice", source="The licence lines of the plan: what has no price adds nothing")
def no_price(review: Review) -> Iterator[Remark]:
    """A licence without a price, or with one in another currency, is missing from the sums that it belongs to."""
    currency = review.settings.currency
    for line, quantity in missing_licences(review.layout):
        words = {
            "licence": Named(line.name),
            "quantity": quantity,
            "other": line.currency,
            "currency": currency,
        }
        if line.unit_price is None:
            yield Remark(
                "",
                Message("{licence} has no price; {quantity} of it are in no sum.", words)
                if is_at_purchase(line)
                else Message("{licence} has no price; the cost of use leaves out {quantity} of it.", words),
                Message("Ask for the price; what another line includes has a price of 0."),
            )
        else:
            yield Remark(
                "",
                Message("{licence} has a price in {other}; only {currency} is added up.", words),
                Message("Convert the price to {currency}.", words),
            )


@check("licence.scope-gone", "warning", source=TERMS)
def scope_gone(review: Review) -> Iterator[Remark]:
    """A line still names something that has been deleted."""
    for line in lines_of(review.layout).values():
        gone = sum(each not in review.plan.components for each in line.scope)
        if gone:
            words = {"licence": Named(line.name), "count": gone}
            yield Remark(
                "",
                Message(
                    "{licence} counts {count} component that is no longer in the plan.",
                    words,
                    "{licence} counts {count} components that are no longer in the plan.",
                ),
                Message("Choose again what it counts."),
            )


@check("licence.counts-nothing", "warning", source=TERMS)
def counts_nothing(review: Review) -> Iterator[Remark]:
    """A line that counts nothing costs nothing, which is hardly meant. One for what is beyond others may well."""
    counts = licence_counts(review.layout)
    for line in lines_of(review.layout).values():
        there = [each for each in line.scope if each in review.plan.components]
        if counts[line.id].counted or not line.each or (line.scope and not there):
            continue
        words = {"licence": Named(line.name)}
        if line.unit == "graphics_user" and not line.scope:
            yield Remark(
                "",
                Message("{licence} counts nothing: no pool has a virtual GPU, and none is chosen.", words),
                Message("Choose the pools whose users have graphics."),
            )
        else:
            yield Remark(
                "",
                Message("{licence} counts nothing in the plan.", words),
                Message("Choose what it counts, or remove the line."),
            )


@check(
    "licence.vsan-beyond",
    "warning",
    source="Broadcom, article 313548: raw capacity of vSAN beyond what comes with the licensed cores",
)
def vsan_beyond_included(review: Review) -> Iterator[Remark]:
    """The cores include less vSAN capacity than is drawn, and no line counts the rest."""
    layout, lines = review.layout, lines_of(review.layout)
    with_capacity = [each for each in lines.values() if each.unit == "core" and each.includes_tib]
    if not with_capacity or any(each.unit == "vsan_tib" for each in lines.values()):
        return
    licensed = np.logical_or.reduce([hosts_in(layout, each.scope) for each in with_capacity])
    if not licensed.any():
        return
    scope = tuple(layout.hosts.ids[row] for row in np.flatnonzero(licensed))
    rest = Licence(id="", name="", unit="vsan_tib", scope=scope, beyond_included=True)
    raw, included = counted_by(layout, rest), capacity_included(layout, rest)
    if raw * (1 - ROUNDING) > included:
        words = {
            "raw": Quantity(rounded(raw), "TiB"),
            "included": Quantity(rounded(included), "TiB"),
            "licence": Named(with_capacity[0].name),
        }
        yield Remark(
            "",
            Message(
                "vSAN has {raw} raw, of which {included} come with {licence}; the rest has no licence yet.",
                words,
            ),
            Message("License the capacity beyond what is included."),
        )


@check("licence.expired", "warning", source="The licence lines of the plan: the last day of their prices")
def expired_price(review: Review) -> Iterator[Remark]:
    """A price whose last day has passed on the catalogue's date."""
    day = review.layout.catalog.day
    for line in lines_of(review.layout).values():
        if line.unit_price is not None and line.valid_to and day and line.valid_to < day:
            words = {"licence": Named(line.name), "date": written_date_in_words(line.valid_to)}
            yield Remark(
                "",
                Message("The price of {licence} was valid until {date}.", words),
                Message("Ask for a new quotation, and set until when it is valid."),
            )
