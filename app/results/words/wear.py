"""Wear of flash drives in words."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr
from planner_core.engine.basis.assessment import Assessment, DriveWear
from planner_core.plan.plan import Plan

LONG_YEARS = 20
"""Longer than any drive is in service: beyond this, years with decimals would promise too much."""


def wear_in_words(wear: DriveWear) -> str:
    """`46.8 TB a year on each drive, worn out after 7.4 years`."""
    written = numbers().quantity(wear.written_tb_per_year, "TB", 1)
    if wear.is_cache:
        return _cache_in_words(wear, written)
    if wear.years is None:
        return tr("{written} a year on each drive", written=written)
    if wear.years > LONG_YEARS:
        return tr(
            "{written} a year on each drive, enough for more than {years} years",
            written=written,
            years=LONG_YEARS,
        )
    return tr(
        "{written} a year on each drive, worn out after {years} years",
        written=written,
        years=numbers().number(wear.years, 1),
    )


def _cache_in_words(wear: DriveWear, written: str) -> str:
    if wear.years is None:
        return tr("{written} a year on each cache device", written=written)
    if wear.years > LONG_YEARS:
        return tr(
            "{written} a year on each cache device, enough for more than {years} years",
            written=written,
            years=LONG_YEARS,
        )
    return tr(
        "{written} a year on each cache device, worn out after {years} years",
        written=written,
        years=numbers().number(wear.years, 1),
    )


def all_wear_in_words(plan: Plan, assessment: Assessment | None) -> str:
    """A line for each disk group of flash drives that something is written to."""
    return "\n".join(
        tr("{drives}: {wear}", drives=plan.components[each.component].name, wear=wear_in_words(each))
        for each in (assessment.wear if assessment is not None else ())
    )
