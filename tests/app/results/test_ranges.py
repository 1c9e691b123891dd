"""The range of a plan for the views: a first one of large plans, then the whole one, which is computed once."""

from __future__ import annotations

import pytest

from app.results import ranges
from app.results.ranges import Answer, range_pieces
from planner_core import reuse
from tests.support.plans import CATALOG, small_plan


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
