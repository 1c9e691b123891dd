"""Which cases limit: those that the plan promises to stand, and no others."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan
from tests.support.random_plans import replaced


def with_failure_target(plan: Plan, percent: float) -> Plan:
    settings = msgspec.structs.replace(
        plan.settings,
        failure_target_percent=percent,
        survive_controller=False,
        survive_path=False,
        survive_drive=False,
    )
    return msgspec.structs.replace(plan, settings=settings)


@pytest.mark.parametrize(("failures", "held"), [(0, False), (1, True)])
def test_an_array_is_held_to_the_failures_that_clusters_have_to_stand(failures: int, held: bool) -> None:
    """Nothing happens to an array when a host fails, but while one has to be stood, the target of failures is its
    target too. Where no cluster has to stand any, no target of failures may limit it."""
    plan = replaced(with_failure_target(cluster_plan(), 10.0), "cluster", failures_to_tolerate=failures)
    rows = evaluate(plan, CATALOG).saturation.where(("array", "controller"))
    in_failure = [row for row in rows if row.case == "host-1" and row.load == "average"]
    assert [row.planned_for for row in in_failure] == [held] * len(in_failure)
    rung = next(each for each in evaluate(plan, CATALOG).limits if each.resource == "controller")
    assert (rung.case == "host-1") == held
