"""What lives from one evaluation to the next, and what is left of it once it is forgotten."""

from __future__ import annotations

import gc
import weakref

import pytest

from planner_core import reuse
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.recorded_plan import RecordedPlan
from planner_core.engine.layout.last_layout import layout_of
from planner_core.plan.components import Component, DesktopPool
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, with_fields


def total(*numbers: list[int]) -> list[int]:
    return [sum(sum(each) for each in numbers)]


def test_an_answer_is_reused_for_the_very_same_inputs_alone() -> None:
    one, two = [1], [2]
    first = reuse.reused(total, one, two)
    assert reuse.reused(total, one, two) is first
    assert reuse.reused(total, one, [2]) is not first
    assert reuse.reused(total, one, two) is not first  # one answer is kept
    assert reuse.reused(total, one) == [1]
    other = reuse.reused(total, one, two, which="other")
    assert reuse.reused(total, two, which="") == [2]
    assert reuse.reused(total, one, two, which="other") is other


def test_an_error_is_not_kept() -> None:
    asked = []

    class Wrong:
        def __init__(self, given: object) -> None:
            asked.append(given)
            raise ValueError

    given = object()
    for _ in range(2):
        with pytest.raises(ValueError):  # noqa: PT011 - has no words
            reuse.reused(Wrong, given)
    assert len(asked) == 2


def test_a_function_that_sees_more_than_its_inputs_is_refused() -> None:
    around = [5]
    with pytest.raises(TypeError, match="sees more"):
        reuse.reused(lambda numbers: [*numbers, *around], [1])
    with pytest.raises(TypeError, match="sees more"):
        reuse.reused(around.count, 5)


def test_sequences_of_the_same_objects_are_one() -> None:
    first = [object(), object()]
    assert reuse.same_objects(first, "test") is first
    assert reuse.same_objects(list(first), "test") is first
    shorter = first[:1]
    assert reuse.same_objects(shorter, "test") is shorter
    turned = [object()]
    assert reuse.same_objects(turned, "test") is turned


def test_forgetting_drops_every_kind_of_answer() -> None:
    asked = []

    @reuse.memoized(4)
    def squared(number: int) -> int:
        asked.append(number)
        return number * number

    one = [1]
    answer = reuse.reused(total, one)
    reuse.keep_last(7, "test")
    assert (squared(3), squared(3), asked) == (9, 9, [3])
    reuse.forget()
    assert reuse.last(int, "test") is None
    assert reuse.reused(total, one) is not answer
    assert (squared(3), asked) == (9, [3, 3])


def marked_plan() -> Plan:
    """A plan whose components no other test has."""
    plan = with_fields(cluster_plan("hybrid"), "pool", name="Seen in one test alone", desktops=77)
    return with_fields(plan, "single", name="Pair")  # so that names are told apart


def of_this_plan() -> list[Component]:
    gc.collect()
    return [
        each
        for each in gc.get_objects()
        if isinstance(each, DesktopPool) and each.name == "Seen in one test alone"
    ]


def work_with(plan: Plan) -> weakref.ref[object]:
    """Ask everything that the window asks."""
    for each in (plan, with_fields(plan, "pool", iops=11.0)):
        assessment = evaluate(each, CATALOG)
        for rows in (assessment.limits, assessment.findings, assessment.storms, assessment.failures):
            list(rows)
        list(assessment.pool_limits)
        assessment.saturation.fullest()
        assert assessment.saturation.held("steady", "normal") is not None
        told_apart(each)
    assert RecordedPlan(plan, CATALOG).assessment.desktops.planned == 77
    return weakref.ref(layout_of(plan, CATALOG))


def test_nothing_of_a_plan_is_left_once_it_is_forgotten() -> None:
    layout = work_with(marked_plan())
    assert of_this_plan()
    assert layout() is not None
    reuse.forget()
    assert of_this_plan() == []
    assert layout() is None


def test_results_are_the_same_after_forgetting() -> None:
    plan = marked_plan()
    before = evaluate(plan, CATALOG)
    limits = list(before.limits)
    reuse.forget()
    after = evaluate(plan, CATALOG)
    assert (after.desktops, list(after.limits)) == (before.desktops, limits)


def test_work_beside_reuses_what_is_cached_and_leaves_it_as_it_is() -> None:
    one, two = [1], [2]
    first = reuse.reused(total, one, two)
    with reuse.beside():
        assert reuse.reused(total, one, two) is first
        other = reuse.reused(total, two)
        with reuse.beside():
            assert reuse.reused(total, two) is other
        with reuse.apart():
            assert reuse.reused(total, two) is not other
    assert reuse.reused(total, one, two) is first
    evaluate(cluster_plan(), CATALOG)
    before = dict(reuse._values)
    with reuse.beside():
        evaluate(with_fields(cluster_plan(), "pool", desktops=33), CATALOG)
    assert reuse._values.keys() == before.keys()
    assert all(reuse._values[key] is value for key, value in before.items())
