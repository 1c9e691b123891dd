"""What is down in a failure: one drive of each RAID group, one disk group of each vSAN."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DiskGroup
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.random_plans import replaced
from tests.support.vsan_plans import ROLES, row, vsan_plan


@pytest.mark.parametrize("counts", [(4,), (2, 2), (1, 1, 1, 1), (3, 1)])
def test_a_vsan_loses_one_of_its_eight_disk_groups(counts: tuple[int, ...]) -> None:
    plan = vsan_plan(*counts)
    capacity = row(plan, "cluster", "capacity", "normal").capacity
    assert row(plan, "cluster", "capacity", "disk-group").capacity == pytest.approx(capacity * 7 / 8)
    disks = [f"disks-{number}" for number in range(len(counts))]
    normal = [row(plan, each, "disk_iops", "normal") for each in disks]
    failed = [row(plan, each, "disk_iops", "disk-group") for each in disks]
    left = sum(each.capacity for each in normal) * 7 / 8 * 0.7
    assert sum(each.capacity for each in failed) == pytest.approx(left)
    assert sum(each.demand for each in failed) == pytest.approx(sum(each.demand for each in normal))
    assert [each.utilisation for each in failed] == pytest.approx([failed[0].utilisation] * len(failed))


def test_the_largest_disk_group_fails() -> None:
    plan = replaced(vsan_plan(1, 1, 1, 1), "disks-2", drive_gb=2000.0)
    normal, failed = (row(plan, "cluster", "capacity", case).capacity for case in ("normal", "disk-group"))
    assert failed / normal == pytest.approx((3 * 6 + 6) / (3 * 6 + 12))
    assert row(plan, "disks-2", "disk_iops", "disk-group").capacity == pytest.approx(3 * 20_000 * 0.7)
    assert row(plan, "disks-1", "disk_iops", "disk-group").capacity == pytest.approx(6 * 20_000 * 0.7)


def test_parity_makes_reads_of_a_lost_part_dearer() -> None:
    """RAID 5 on 8 disk groups: one read in eight becomes three."""
    plan = vsan_plan(4, vsan="all-flash", vsan_policy="raid-5", vsan_write_coalescing_percent=99.9)
    plan = replaced(plan, "pool", read_percent=100.0, login_read_percent=100.0)
    normal, failed = (row(plan, "disks-0", "disk_iops", case).demand for case in ("normal", "disk-group"))
    assert failed / normal == pytest.approx(1 + 1 / 8 * (3 - 1))


@pytest.mark.parametrize("cluster", [{"vsan": "esa"}, {"vsan_policy": "ftt-0"}, {"vsan": "none"}])
def test_where_there_is_no_disk_group_to_lose_there_is_no_such_case(cluster: dict[str, object]) -> None:
    """The express storage has single devices; without a second copy a lost disk group is no load but a loss."""
    assert "disk-group" not in evaluate(vsan_plan(4, **cluster), CATALOG).cases


def test_files_on_two_groups_of_a_host_are_split_by_their_links() -> None:
    """Desktops are spread 2 : 1 over two cards; so are their files, whatever the number of disk groups in a host."""
    plan = vsan_plan(2, 1, vsan="none")
    components = dict(plan.components)
    for number in (0, 1):
        components[f"disks-{number}"] = DiskGroup(id=f"disks-{number}", name="Disks")
    components["more"] = DiskGroup(id="more", name="More")
    links = [Link("pool", RUNS_ON, "cluster")]
    shares = {"disks-0": 0.25, "more": 0.75, "disks-1": 1.0}
    links += [Link("pool", role, store, share) for role in ROLES for store, share in shares.items()]
    plan = Plan(
        components=components,
        parents={**plan.parents, "more": "host-0"},
        links={link.key: link for link in links},
    )
    found = evaluate(plan, CATALOG)
    swap = {store: found.store(store).by_role["swap"] for store in shares}  # type: ignore[union-attr]
    assert swap == pytest.approx(
        {"disks-0": 400 * 2 / 3 / 4, "more": 400 * 2 / 3 * 3 / 4, "disks-1": 400 / 3}
    )
