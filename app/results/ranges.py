"""The range of a plan for all views of the window: computed once, in whichever thread asks first."""

from __future__ import annotations

from threading import Lock
from typing import Final, NamedTuple

from app.machine.background import Pieces
from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.future_use import Moment
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last
from planner_core.studies.range_study import AT_WORK, RangeStudy, range_steps, range_study

_turn: Final = Lock()
"""Of the thread that computes; another one waits, and finds the answer."""


class Answer(NamedTuple):
    """The range of a plan, or that there is none."""

    study: RangeStudy | None


class _Known(NamedTuple):
    plan: Plan
    catalog: Catalog
    moments: tuple[Moment, ...]
    answer: Answer


class _KnownOfResults(NamedTuple):
    assessment: Assessment
    study: RangeStudy | None


def range_of(plan: Plan, catalog: Catalog, assessment: Assessment) -> RangeStudy | None:
    """The range of a plan for what is printed: computed once for all chapters, sheets and languages, which have plans
    of their own with adapted names, and the same assessment.
    """
    with _turn:
        known = last(_KnownOfResults)
        if known is None or known.assessment is not assessment:
            known = keep_last(_KnownOfResults(assessment, range_study(plan, catalog)))
        return known.study


def range_pieces(plan: Plan, catalog: Catalog, *shown: Moment) -> Pieces:
    """None after each part of the work, so that it can be given up; at the end the `Answer`, which tells how full each
    resource is at work, and in the phases and cases shown.
    """
    moments = tuple(dict.fromkeys((AT_WORK, *shown)))
    with _turn:
        known = last(_Known)
        is_known = known is not None and known.plan is plan and known.catalog is catalog
        if known is not None and is_known and set(moments) <= set(known.moments):
            yield known.answer
            return
        study: RangeStudy | None = None
        for step in range_steps(plan, catalog, None, moments):
            study = step
            yield None
        yield keep_last(_Known(plan, catalog, moments, Answer(study))).answer
