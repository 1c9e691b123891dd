"""The smallest number for which something holds."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import given

from planner_core.engine.basis.search import smallest


@given(
    least=st.integers(-50, 50),
    width=st.integers(0, 10_000),
    wanted=st.integers(-100, 20_000),
    start=st.integers(-100, 20_000),
)
def test_the_smallest_number_is_found_from_any_start(least: int, width: int, wanted: int, start: int) -> None:
    asked = []

    def holds(number: int) -> bool:
        asked.append(number)
        return number >= wanted

    most = least + width
    found = smallest(holds, least, most, start)
    assert found == (None if wanted > most else max(wanted, least))
    assert all(least <= number <= most for number in asked)
    assert len(asked) == len(set(asked)) <= 32
