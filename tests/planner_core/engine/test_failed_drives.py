"""What is down in a failure: one drive of each RAID group, one disk group or device of each vSAN, one port."""

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


def test_the_largest_drives_fail_for_space_and_the_fastest_for_io() -> None:
    """The others have 6 x 1,000 GB of 20,000 IOPS in each host; one host has larger drives, another one faster ones."""
    plan = replaced(vsan_plan(1, 1, 1, 1), "disks-2", drive_gb=2000.0)
    plan = replaced(plan, "disks-3", drive_iops=50_000.0)
    normal, failed = (row(plan, "cluster", "capacity", case).capacity for case in ("normal", "disk-group"))
    assert failed / normal == pytest.approx((3 * 6 + 6) / (3 * 6 + 12))
    left = [row(plan, f"disks-{each}", "disk_iops", "disk-group").capacity for each in range(4)]
    assert left == pytest.approx([6 * 20_000 * 0.7] * 3 + [3 * 50_000 * 0.7])


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


# --- devices of the express storage --------------------------------------------------------------------------


@pytest.mark.parametrize("counts", [(4,), (2, 2), (3, 1)])
def test_the_express_storage_loses_one_of_its_24_devices(counts: tuple[int, ...]) -> None:
    """VMware vSAN 8: one pool of devices, of which each fails for itself; what it held is made again on the others."""
    plan = vsan_plan(*counts, vsan="esa", vsan_version="8.0")
    capacity = row(plan, "cluster", "capacity", "normal").capacity
    assert row(plan, "cluster", "capacity", "drive").capacity == pytest.approx(capacity * 23 / 24)
    disks = [f"disks-{number}" for number in range(len(counts))]
    failed = [row(plan, each, "disk_iops", "drive") for each in disks]
    assert sum(each.capacity for each in failed) == pytest.approx(23 * 20_000 * 0.7)
    assert [each.utilisation for each in failed] == pytest.approx([failed[0].utilisation] * len(failed))
    normal = [row(plan, each, "disk_iops", "normal") for each in disks]
    assert sum(each.demand for each in failed) == pytest.approx(sum(each.demand for each in normal))


def test_the_largest_device_fails() -> None:
    plan = replaced(vsan_plan(1, 1, 1, vsan="esa", vsan_version="8.0"), "disks-1", drive_gb=2000.0)
    normal, failed = (row(plan, "cluster", "capacity", case).capacity for case in ("normal", "drive"))
    assert failed / normal == pytest.approx((6 + 5 * 2 + 6) / (6 + 6 * 2 + 6))
    assert row(plan, "disks-1", "disk_iops", "drive").capacity == pytest.approx(5 * 20_000 * 0.7)


@pytest.mark.parametrize(("hosts", "reads"), [(4, 2), (6, 4)])
def test_a_lost_block_of_raid_5_is_read_from_2_or_4_other_devices(hosts: int, reads: int) -> None:
    """Broadcom KB 394410: 2 + 1 in clusters of up to five hosts, 4 + 1 in larger ones."""
    plan = vsan_plan(hosts, vsan="esa", vsan_version="8.0", vsan_policy="raid-5")
    plan = replaced(plan, "pool", read_percent=100.0, login_read_percent=100.0)
    normal, failed = (row(plan, "disks-0", "disk_iops", case).demand for case in ("normal", "drive"))
    assert failed / normal == pytest.approx(1 + 1 / (hosts * 6) * (reads - 1))


def test_without_a_second_copy_the_express_storage_has_no_such_case() -> None:
    plan = vsan_plan(4, vsan="esa", vsan_version="8.0", vsan_policy="ftt-0")
    assert "drive" not in evaluate(plan, CATALOG).cases


# --- ports of hosts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vsan", ["hybrid", "none"])
def test_a_lost_uplink_takes_half_of_two_ports(vsan: str) -> None:
    """4 hosts of 2 x 10 Gbit/s: 9,400 MB/s, with one port of each down 4,700; there is no array in the plan."""
    plan = vsan_plan(4, vsan=vsan)
    normal, failed = (row(plan, "host-0", "network", case) for case in ("normal", "path"))
    assert (normal.capacity, failed.capacity) == pytest.approx((9_400.0, 4_700.0))
    assert failed.demand == normal.demand > 0


def test_what_a_vsan_sends_over_the_ports_that_are_left_limits_the_plan() -> None:
    """Bytes of 42 KiB in place of 22 on ports of 1 Gbit/s: with one port of each host down the network is the first
    limit."""
    plan = replaced(vsan_plan(4), "pool", iops=60.0, kib_per_io=42.0, cpu_mhz=1.0, login_ios=0.0)
    plan = replaced(plan, "host-0", nic_gbit_s=1.0)
    found = evaluate(plan, CATALOG)
    failed = row(plan, "host-0", "network", "path")
    (limit,) = (each for each in found.limits if (each.component, each.resource) == ("host-0", "network"))
    assert failed.planned_for
    assert limit.case == "path"
    assert limit.exact == pytest.approx(100 * failed.capacity / failed.demand, rel=1e-9)


def test_a_host_with_one_port_has_no_other_and_a_finding() -> None:
    plan = replaced(vsan_plan(2, 2), "host-1", nic_ports=1)
    found = evaluate(plan, CATALOG)
    assert "path" in found.cases
    assert row(plan, "host-0", "network", "path").planned_for
    assert not row(plan, "host-1", "network", "path").planned_for
    assert [each.component for each in found.findings if each.code == "ports.single"] == ["host-1"]
    alone = replaced(vsan_plan(4), "host-0", nic_ports=1)
    assert "path" not in evaluate(alone, CATALOG).cases


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
