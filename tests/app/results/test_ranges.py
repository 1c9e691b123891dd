"""The range of a plan for the views: a first one of large plans, then the whole one, which is computed once."""

from __future__ import annotations

import pytest

from app.output.proposal.subject import assessed, subject_of
from app.results import ranges
from app.results.ranges import Answer, range_of, range_pieces
from planner_core import reuse
from planner_core.plan.project import Project, Variant
from tests.support.plans import CATALOG, small_plan, with_settings


def answers(plan: object) -> list[Answer]:
    return [each for each in range_pieces(plan, CATALOG) if isinstance(each, Answer)]  # type: ignore[arg-type]


def test_a_large_plan_has_a_first_range_before_the_whole_one(monkeypatch: pytest.MonkeyPatch) -> None:
    reuse.forget()
    plan = small_plan()
    monkeypatch.setattr(ranges, "LARGE", len(plan.components))
    first, whole = answers(plan)
    assert (first.is_whole, whole.is_whole) == (False, True)
    assert first.study is not None
    assert whole.study is not None
    assert first.study.futures < whole.study.futures
    assert answers(plan) == [whole]


def test_a_small_plan_has_only_the_whole_one() -> None:
    reuse.forget()
    (only,) = answers(small_plan())
    assert only.is_whole


def test_a_proposal_of_several_variants_computes_the_range_of_each_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reuse.forget()
    asked: list[object] = []
    monkeypatch.setattr("app.results.ranges.range_study", lambda plan, _catalog: asked.append(plan))
    plans = [with_settings(small_plan(desktops=each), promise="nine-of-ten") for each in (10, 20, 30)]
    variants = tuple(Variant(f"v{number}", f"V{number}", plan) for number, plan in enumerate(plans))
    subject = assessed(subject_of(Project(variants, "v0"), CATALOG))
    assert asked == plans
    assert range_of(plans[0], CATALOG, subject.assessment) is None
    assert subject.variants[0].assessment is subject.assessment
    assert len(asked) == len(plans)
