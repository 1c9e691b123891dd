"""Wear of flash drives."""

from __future__ import annotations

import math
from collections.abc import Iterator

from planner_core.engine.answers.wear import wear_of
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.formulas.wear import WARRANTY_YEARS
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DiskGroup

TENTHS = 10


@check(
    "flash.wears-out",
    "warning",
    source="Makers quote drive writes per day over a warranty of five years; Fujitsu, SSD in VDI (2011): flash bears a"
    " limited number of writes",
)
def flash_wears_out(review: Review) -> Iterator[Remark]:
    """Flash drives should last as long as their warranty."""
    for each in wear_of(review.layout, review.measures.files):
        if each.is_cache or each.years is None or each.years >= WARRANTY_YEARS:
            continue
        group = review.plan.components[each.component]
        assert isinstance(group, DiskGroup)
        needed = _needed(group.endurance_dwpd, each.years)
        words = {
            "group": Named(group.name),
            "written": Quantity(rounded(each.written_tb_per_year), "TB"),
            "years": rounded(each.years),
            "endurance": group.endurance_dwpd,
            "needed": needed,
        }
        yield Remark(
            group.id,
            Message(
                "{group}: {written} a year on each drive wear it out in {years} years; it is rated for {endurance}"
                " DWPD (drive writes per day).",
                words,
            ),
            Message("Choose drives of {needed} DWPD or more, or larger ones.", words),
        )


@check(
    "vsan.cache-wears-out",
    "warning",
    source="Makers quote drive writes per day over a warranty of five years; the write buffer of vSAN takes every write"
    " of its disk group, and what a device has beyond 600 GB is endurance (Yellow Bricks, 2016)",
)
def cache_wears_out(review: Review) -> Iterator[Remark]:
    """vSAN cache devices should last as long as their warranty."""
    for each in wear_of(review.layout, review.measures.files):
        if not each.is_cache or each.years is None or each.years >= WARRANTY_YEARS:
            continue
        group = review.plan.components[each.component]
        assert isinstance(group, DiskGroup)
        words = {
            "group": Named(group.name),
            "written": Quantity(rounded(each.written_tb_per_year), "TB"),
            "years": rounded(each.years),
            "endurance": group.cache_endurance_dwpd,
            "needed": _needed(group.cache_endurance_dwpd, each.years),
        }
        yield Remark(
            group.id,
            Message(
                "{group}: {written} a year on each cache device wear it out in {years} years; it is rated for"
                " {endurance} DWPD (drive writes per day).",
                words,
            ),
            Message("Choose cache devices of {needed} DWPD or more, or larger ones.", words),
        )


def _needed(endurance: float, years: float) -> float:
    """Drive writes per day with which drives last as long as their warranty."""
    return math.ceil(endurance * WARRANTY_YEARS / years * TENTHS) / TENTHS
