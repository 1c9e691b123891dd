"""Numbers of machines that vendors allow."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import DesktopPool
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link
from tests.planner_core.engine.findings.sound_plans import array_plan, led
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


def test_files_on_a_disk_group_lie_on_the_volumes_of_its_array() -> None:
    """1,200 clones on 8 volumes of at most 140 each: the limit is the same wherever in the array the line ends."""
    plan = replaced(array_plan(), "pool", desktops=1200)
    inside = plan
    for role in POOL_FILE_ROLES:
        inside = led(inside, "pool", role, "drives")
    on_array, on_group = evaluate(plan, CATALOG), evaluate(inside, CATALOG)
    for resource in ("vms_per_datastore", "volume_capacity"):
        expected, found = on_array.worst("array", resource), on_group.worst("array", resource)
        assert expected is not None
        assert found is not None
        assert (found.capacity, found.utilisation > 0.1) == (expected.capacity, True)
        assert explain(inside, CATALOG, f"array.{resource}").value == pytest.approx(found.utilisation)
    clones = on_group.worst("array", "vms_per_datastore")
    assert clones is not None
    assert (clones.demand, clones.capacity) == (1200, 8 * 140)
    rungs = {(limit.component, limit.resource): limit.desktops for limit in on_group.limits}
    assert rungs["array", "vms_per_datastore"] == 8 * 140
    assert "datastore.too-many" in {finding.code for finding in on_group.findings}


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
