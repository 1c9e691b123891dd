"""The range of a plan for all views of the window: computed once, in whichever thread asks first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from app.machine.background import Pieces
from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.future_use import Moment
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last
from planner_core.studies.comparison import Compared
from planner_core.studies.promise import is_open, kept
from planner_core.studies.range_study import AT_WORK, RangeStudy, first_range_steps, range_steps, range_study
from planner_core.studies.variants_in_futures import VariantsInFutures, steps_in_futures

LARGE: Final = 50
"""Components from which the range takes longer than a second."""
MOST_KNOWN: Final = 8
_turn: Final = Lock()
"""Of the thread that computes; another one waits, and finds the answer."""


class Answer(NamedTuple):
    """The range of a plan, or that there is none."""

    study: RangeStudy | None
    is_whole: bool = True
    """False for one of a large plan from few futures, which does not say what decides it."""


class _Known(NamedTuple):
    plan: Plan
    catalog: Catalog
    moments: tuple[Moment, ...]
    answer: Answer

    def is_of(self, plan: Plan, catalog: Catalog) -> bool:
        """Whether it is the range of a plan: of the same one, or of one that only promises something else."""
        if self.plan is plan or self.catalog is not catalog:
            return self.catalog is catalog
        settings = msgspec.structs.replace(plan.settings, promise=self.plan.settings.promise)
        return msgspec.structs.replace(plan, settings=settings) == self.plan


class _LastKnown(NamedTuple):
    """The last ranges, the newest first: those of a few variants, of which one is edited."""

    ranges: tuple[_Known, ...] = ()


class _KnownOfResults(NamedTuple):
    assessment: Assessment
    promised: Assessment
    """The same by the promise of the plan."""
    study: RangeStudy | None


class _KnownResults(NamedTuple):
    """The last ones, the newest first: those of a few variants in one proposal."""

    results: tuple[_KnownOfResults, ...] = ()


def promised(plan: Plan, catalog: Catalog, assessment: Assessment) -> Assessment:
    """The assessment by the promise of the plan, for what is printed and compared: as calculated, or for 9 of 10
    futures, which are then evaluated here.
    """
    if not is_open(assessment):
        return assessment
    with _turn:
        return _known_of_results(plan, catalog, assessment).promised


def range_of(plan: Plan, catalog: Catalog, assessment: Assessment) -> RangeStudy | None:
    """The range of a plan for what is printed: computed once for all chapters, sheets and languages, which have plans
    of their own with adapted names, and the same assessment.
    """
    with _turn:
        return _known_of_results(plan, catalog, assessment).study


def _known_of_results(plan: Plan, catalog: Catalog, assessment: Assessment) -> _KnownOfResults:
    results = (last(_KnownResults) or _KnownResults()).results
    for known in results:
        if assessment is known.assessment or assessment is known.promised:
            return known
    study = range_study(plan, catalog)
    known = _KnownOfResults(assessment, kept(assessment, study), study)
    keep_last(_KnownResults((known, *results[: MOST_KNOWN - 1])))
    return known


class _KnownOfVariants(NamedTuple):
    assessments: tuple[Assessment | None, ...]
    baseline: int
    study: VariantsInFutures | None

    def is_of(self, plans: Sequence[Compared], baseline: int) -> bool:
        """Whether it is of the same results."""
        given = [each.assessment for each in plans]
        return (
            baseline == self.baseline
            and len(given) == len(self.assessments)
            and all(one is other for one, other in zip(given, self.assessments, strict=True))
        )


def futures_of_variants(
    plans: Sequence[Compared], catalog: Catalog, baseline: int
) -> VariantsInFutures | None:
    """Variants in common futures; computed once for a window, all chapters, sheets and languages."""
    *_, found = futures_pieces(plans, catalog, baseline)
    return found


def futures_pieces(
    plans: Sequence[Compared], catalog: Catalog, baseline: int
) -> Iterator[VariantsInFutures | None]:
    """The same, part by part, so that it can be given up: None after each part, at the end the answer or None."""
    known = last(_KnownOfVariants)
    if known is None or not known.is_of(plans, baseline):
        study: VariantsInFutures | None = None
        for step in steps_in_futures(plans, catalog, baseline):
            study = step
            yield None
        assessments = tuple(each.assessment for each in plans)
        known = keep_last(_KnownOfVariants(assessments, baseline, study))
    yield known.study


def range_pieces(plan: Plan, catalog: Catalog, *shown: Moment) -> Pieces:
    """None after each part of the work, so that it can be given up; at the end the `Answer`, which tells how full each
    resource is at work, and in the phases and cases shown. Of a large plan a first one comes before it.
    """
    moments = tuple(dict.fromkeys((AT_WORK, *shown)))
    with _turn:
        ranges = (last(_LastKnown) or _LastKnown()).ranges
        for known in ranges:
            if known.is_of(plan, catalog) and set(moments) <= set(known.moments):
                yield known.answer
                return
        study: RangeStudy | None = None
        if len(plan.components) >= LARGE:
            for step in first_range_steps(plan, catalog, moments):
                study = step
                yield None
            if study is not None:
                yield Answer(study, is_whole=False)
        for step in range_steps(plan, catalog, None, moments):
            study = step
            yield None
        answer = Answer(study)
        keep_last(_LastKnown((_Known(plan, catalog, moments, answer), *ranges[: MOST_KNOWN - 1])))
        yield answer


def promised_pieces(plan: Plan, catalog: Catalog, assessment: Assessment) -> Iterator[Assessment | None]:
    """None after each part of the work; at the end the assessment by the promise of the plan. Nothing if it is known
    already.
    """
    if not is_open(assessment):
        return
    for piece in range_pieces(plan, catalog):
        yield kept(assessment, piece.study) if isinstance(piece, Answer) and piece.is_whole else None
