"""Numbers of machines that vendors allow."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import DesktopPool
from planner_core.plan.links import RUNS_ON, Link
from tests.support.plans import CATALOG, small_plan
from tests.support.random_plans import replaced
from tests.support.vsan_plans import vsan_plan


def test_only_clones_that_share_a_replica_count_on_a_datastore() -> None:
    found = {}
    for clone_type in ("linked", "instant", "full"):
        row = evaluate(small_plan(desktops=90, clone_type=clone_type), CATALOG).worst(
            "ssd", "vms_per_datastore"
        )
        assert row is not None
        found[clone_type] = row.demand
    assert found == {"linked": 90, "instant": 90, "full": 0}


@pytest.mark.parametrize(
    ("vsan", "store", "most"), [("none", "disks-0", 4 * 128), ("hybrid", "cluster", None)]
)
def test_disks_in_hosts_hold_the_clones_of_a_datastore_without_vaai(
    vsan: str, store: str, most: int | None
) -> None:
    """Horizon 6 and 7: 128 clones on a VMFS datastore, 140 only where the array locks single blocks."""
    plan = vsan_plan(4, vsan=vsan)
    row = evaluate(plan, CATALOG).worst(store, "vms_per_datastore")
    assert (row.capacity if row else None) == most


@pytest.mark.parametrize(
    ("first", "second", "most"),
    [("instant", "instant", 5000), ("linked", "linked", 4000), ("instant", "full", 4000)],
)
def test_a_vcenter_looks_after_more_instant_clones(first: str, second: str, most: int) -> None:
    """VMware Cloud Foundation 3.11: 5,000 instant clones of a vCenter, 4,000 linked or full ones."""
    plan = replaced(vsan_plan(4), "pool", clone_type=first)
    other = DesktopPool(id="other", name="Other", clone_type=second)  # type: ignore[arg-type]
    link = Link("other", RUNS_ON, "cluster")
    plan = msgspec.structs.replace(
        plan, components={**plan.components, "other": other}, links={**plan.links, link.key: link}
    )
    row = evaluate(plan, CATALOG).worst("cluster", "vms_per_cluster")
    assert row is not None
    assert row.capacity == most
    assert explain(plan, CATALOG, "cluster.vms_per_cluster").value == row.utilisation
