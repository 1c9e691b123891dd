"""The ladder and the study of response times never say two things about one plan."""

from __future__ import annotations

import math
from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from planner_core.engine.basis.scenarios import DAYS
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DesktopPool
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.response_study import ResponseStudy, response_study
from planner_core.studies.store_latency import store_latencies
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict
from tests.support.plans import CATALOG, with_fields, with_settings
from tests.support.response import USERS_OF_TESTS, judged
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples


def passes(study: ResponseStudy, test: str) -> bool | None:
    """Whether the planned sessions pass by the study; None without a verdict."""
    if test == "view-planner":
        found = study.view_planner
        return found.passed if isinstance(found, ViewPlannerVerdict) else None
    (row,) = (each for each in study.vsimax if (each.rule, each.users) == (test, "open"))
    if row.sessions is None:
        return None
    planned = sum(each.sessions for each in study.curve.network.pools)  # type: ignore[union-attr]
    return math.floor(planned) <= row.sessions


@given(seed=st.integers(0, 10_000), test=st.sampled_from(sorted(USERS_OF_TESTS)), pools=st.integers(1, 3))
@examples(6, 60)
def test_ladder_and_study_agree_in_every_case(seed: int, test: str, pools: int) -> None:
    plan = judged(shared_plan(seed, pools=pools), test)
    assessment = evaluate(plan, CATALOG)
    planned = assessment.desktops.planned
    for case in assessment.cases:
        found = passes(response_study(plan, CATALOG, case=case), test)
        rows = [
            row
            for row in assessment.saturation
            if "response" in row.resource and (row.phase, row.case) == ("steady", case)
        ]
        if found is None or not rows:
            continue
        fit = min(math.floor(planned * row.capacity / row.demand * (1 + 1e-9)) for row in rows)
        assert (planned <= fit) == found, (case, planned, fit)
        if any(each.case == case and "response" in each.resource for each in assessment.limits):
            most = min(each.desktops for each in assessment.limits if "response" in each.resource)
            assert (planned <= most) <= found


@given(
    seed=st.integers(0, 10_000),
    pools=st.integers(1, 3),
    milliseconds=st.sampled_from([0.0, 0.5, 2.0]),
    first_iops=st.sampled_from([0.0, 7.0, 45.0]),
)
@example(
    seed=9236, pools=1, milliseconds=0.0, first_iops=0.0
)  # desktops bring servers' latency below the target
@examples(6, 60)
def test_ladder_and_study_agree_about_latency_on_every_day_in_every_case(
    seed: int, pools: int, milliseconds: float, first_iops: float
) -> None:
    """A store keeps its target by the study exactly if the ladder has room for its I/O."""
    plan = with_settings(shared_plan(seed, pools=pools), latency_limit=True)
    for pool in plan.of_type(DesktopPool):
        plan = with_fields(plan, pool.id, first_iops=first_iops, first_read_percent=90.0)
    for part in plan.components.values():
        if hasattr(part, "latency_target_ms"):
            plan = with_fields(plan, part.id, latency_target_ms=milliseconds)
    assessment = evaluate(plan, CATALOG)
    rows = {
        (row.component, row.phase, row.case): row
        for row in assessment.saturation
        if row.resource == "latency"
    }
    assert rows
    model = ResponseModel(plan, CATALOG)
    for phase, case in product(("steady", "first_steady") if first_iops else ("steady",), assessment.cases):
        stores = store_latencies(model, phase, case=case)
        assert not isinstance(stores, Unanswered)
        for store in stores:
            known = assessment.latency(store.store, phase, case)
            assert known is not None
            assert (store.latency_ms, store.target_ms) == (known.latency_ms, known.target_ms)
            row = rows.get((store.store, phase, case))
            if row is not None and row.capacity > 0:
                assert store.keeps_target == (row.demand <= row.capacity * (1 + 1e-6)), (store, row)
    for each in assessment.scenarios:
        late = [
            row
            for (_, phase, case), row in rows.items()
            if phase in DAYS[each.day] and case == each.case and row.demand > row.capacity * (1 + 1e-6)
        ]
        assert not (late and each.carries_plan), (each, late)
