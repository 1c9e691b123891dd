"""Values that are computed on demand."""

from __future__ import annotations

from planner_core.engine.basis.lazy_value import LazyValue
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG, small_plan


def test_a_lazy_value_is_computed_once_on_demand() -> None:
    asked: list[int] = []

    def make() -> int:
        asked.append(1)
        return 7

    later = LazyValue(make)
    assert not asked
    assert (later.value, later.value) == (7, 7)
    assert len(asked) == 1


def test_two_are_equal_where_their_values_are() -> None:
    assert LazyValue(lambda: 7) == LazyValue(lambda: 7)
    assert LazyValue(lambda: 7) != LazyValue(lambda: 8)
    assert LazyValue(lambda: 7) != 7
    assert repr(LazyValue(lambda: 7)) == "Once(7)"


def test_equal_plans_have_equal_costs() -> None:
    assert evaluate(small_plan(), CATALOG).cost == evaluate(small_plan(), CATALOG).cost
