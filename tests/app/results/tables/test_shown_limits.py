"""How much of the ladder of limits is shown."""

from __future__ import annotations

import hypothesis.strategies as st
import msgspec
from hypothesis import given

from app.project.samples import read_sample
from app.results.tables.shown_limits import more_limits, shown_limits
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG, with_fields

ASSESSMENT = evaluate(read_sample("everything-on-ssd"), CATALOG)


@given(planned=st.integers(0, 10_000_000), most=st.none() | st.integers(1, 8))
def test_what_is_shown_is_close_and_what_is_not_is_counted(planned: int, most: int | None) -> None:
    counts = msgspec.structs.replace(ASSESSMENT.desktops, planned=planned)
    assessment = msgspec.structs.replace(ASSESSMENT, desktops=counts)
    shown = shown_limits(assessment, most)
    limits = list(assessment.limits)
    assert [*shown.limits] == limits[: len(shown.limits)]
    assert shown.more == len(limits) - len(shown.limits)
    assert shown.next == (limits[len(shown.limits)] if shown.more else None)
    far = 4 * max(planned, limits[0].desktops)
    assert len(shown.limits) >= 1
    assert all(limit.desktops <= far for limit in shown.limits)
    if shown.next is not None and most is None:
        assert shown.next.desktops > far


def test_one_line_says_what_follows() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "pool", desktops=1)
    shown = shown_limits(evaluate(plan, CATALOG))
    far = 4 * shown.limits[0].desktops
    assert shown.next is not None
    assert more_limits(shown) == f"{shown.more} more, all beyond {far} desktops."
    near = shown_limits(evaluate(plan, CATALOG), 2)
    assert near.next is not None
    assert more_limits(near) == f"{near.more} more, the next at {near.next.desktops:,} desktops."
    assert more_limits(shown._replace(next=None)) == ""
