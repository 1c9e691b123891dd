"""The years ahead of a plan for the window and all that is printed: computed once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from planner_core.catalog.catalog import Catalog
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last
from planner_core.studies.needed import always
from planner_core.studies.years import YearsStudy, years_study

MOST_KNOWN: Final = 4


class _Known(NamedTuple):
    plan: Plan
    catalog: Catalog
    study: YearsStudy | None


class _LastYears(NamedTuple):
    """The last studies, the newest first: of a few variants, of which one is edited."""

    known: tuple[_Known, ...] = ()


def years_of(plan: Plan, catalog: Catalog, is_wanted: Callable[[], bool] = always) -> YearsStudy | None:
    """The years ahead of a plan; None before everything is connected. Raises NoLongerWantedError."""
    kept = (last(_LastYears) or _LastYears()).known
    for each in kept:
        if each.catalog is catalog and (each.plan is plan or each.plan == plan):
            return each.study
    study = years_study(plan, catalog, is_wanted)
    keep_last(_LastYears((_Known(plan, catalog, study), *kept[: MOST_KNOWN - 1])))
    return study
