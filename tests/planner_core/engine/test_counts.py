"""Numbers of machines that vendors allow."""

from __future__ import annotations

from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG, small_plan


def test_only_clones_that_share_a_replica_count_on_a_datastore() -> None:
    found = {}
    for clone_type in ("linked", "instant", "full"):
        row = evaluate(small_plan(desktops=90, clone_type=clone_type), CATALOG).worst(
            "ssd", "vms_per_datastore"
        )
        assert row is not None
        found[clone_type] = row.demand
    assert found == {"linked": 90, "instant": 90, "full": 0}
