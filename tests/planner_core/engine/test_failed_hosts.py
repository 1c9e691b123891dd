"""Which hosts of a vSAN are down in a failure: those whose drives are missed most, whatever else they are."""

from __future__ import annotations

import pytest

from planner_core.engine.explaining.explain import explain, name_of
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG
from tests.support.random_plans import replaced
from tests.support.vsan_plans import row, vsan_plan


def space_left(plan: Plan, case: str = "host-1") -> float:
    """Part of the vSAN's capacity that a case leaves."""
    normal, failed = (row(plan, "cluster", "capacity", each).capacity for each in ("normal", case))
    return failed / normal


def iops_left(plan: Plan, case: str = "host-1") -> list[float]:
    """Part of each card's I/O that a case leaves."""
    cards = [each for each in plan.components if each.startswith("disks-")]
    return [
        row(plan, each, "disk_iops", case).capacity / row(plan, each, "disk_iops", "normal").capacity
        for each in cards
    ]


@pytest.mark.parametrize("large", range(4))
def test_the_host_with_the_largest_drives_fails_whatever_its_id(large: int) -> None:
    """Three hosts of 6 TB beside one of 24 TB: 18 of 42 are left."""
    plan = replaced(vsan_plan(1, 1, 1, 1), f"disks-{large}", drive_gb=4000.0)
    assert space_left(plan) == pytest.approx(18 / 42)


@pytest.mark.parametrize("strong", range(4))
def test_processors_do_not_tell_which_host_a_vsan_loses(strong: int) -> None:
    """The largest host for desktops is another one than that with most drives."""
    plan = replaced(vsan_plan(1, 1, 1, 1), "disks-1", drives=18)
    plan = replaced(plan, f"host-{strong}", cores_per_socket=64, ram_gib=2048.0)
    assert space_left(plan) == pytest.approx(18 / 36)
    assert iops_left(plan) == pytest.approx([1, 0, 1, 1])


@pytest.mark.parametrize(("large", "fast"), [(0, 1), (1, 0), (3, 2), (2, 3)])
def test_for_space_the_largest_host_fails_and_for_io_the_fastest(large: int, fast: int) -> None:
    plan = replaced(vsan_plan(1, 1, 1, 1), f"disks-{large}", drive_gb=2000.0)
    plan = replaced(plan, f"disks-{fast}", drive_iops=50_000.0)
    assert space_left(plan) == pytest.approx(18 / 30)
    assert iops_left(plan) == pytest.approx([0 if each == fast else 1 for each in range(4)])


@pytest.mark.parametrize("large", range(3))
def test_hosts_of_a_card_fail_one_by_one_and_then_those_of_the_next(large: int) -> None:
    """Cards of 2 hosts, one with twice the drives of the others: 24 + 12 + 12 TB."""
    plan = vsan_plan(2, 2, 2, vsan_policy="raid-1-ftt-2", failures_to_tolerate=3)
    plan = replaced(plan, f"disks-{large}", drive_gb=2000.0)
    left = [space_left(plan, f"host-{failed}") for failed in (1, 2, 3)]
    assert left == pytest.approx([36 / 48, 24 / 48, 18 / 48])


def test_all_disk_groups_of_a_host_count_together() -> None:
    """A host with two cards of 6 drives of 1 TB has more than one with 6 of 1.5 TB."""
    plan = replaced(vsan_plan(1, 1, 1, 1), "disks-3", drive_gb=1500.0)
    more = replaced(plan, "disks-0", id="more").components["disks-0"]
    plan = Plan(
        components={**plan.components, "more": more},
        parents={**plan.parents, "more": "host-0"},
        links=plan.links,
    )
    assert space_left(plan) == pytest.approx((6 + 6 + 9) / (12 + 6 + 6 + 9))


def test_drives_of_a_host_of_its_own_fail_with_the_host_whose_desktops_are_missed() -> None:
    plan = replaced(vsan_plan(1, 1, 1, vsan="none"), "disks-0", drive_gb=4000.0, purpose="datastore")
    plan = replaced(plan, "host-2", cores_per_socket=64, ram_gib=2048.0)
    assert iops_left(plan) == pytest.approx([1, 1, 0])


def test_when_all_hosts_have_failed_the_missing_io_is_told_by_all_drives() -> None:
    """Two hosts on a card have two thirds of the drives of three, though none of them runs."""
    plan = vsan_plan(2, 1, vsan_policy="raid-1-ftt-1", failures_to_tolerate=3)
    two, one = (row(plan, each, "disk_iops", "host-3") for each in ("disks-0", "disks-1"))
    assert (two.capacity, one.capacity) == (0, 0)
    assert one.demand > 0
    assert two.demand == pytest.approx(2 * one.demand)


def test_what_has_failed_is_said_where_the_stores_are_explained() -> None:
    plan = replaced(vsan_plan(1, 1, 1, 1), "disks-1", drive_gb=4000.0)

    def said(component: str, resource: str) -> set[str]:
        found = explain(plan, CATALOG, name_of(row(plan, component, resource, "host-1")))
        return {leaf.source for leaf in leaves_of(found) if leaf.title.text == "Stores, one in each host"}

    assert said("cluster", "capacity") == {
        "Hosts of the card, less those that have failed, those with most space for the vSAN first"
    }
    assert said("disks-0", "disk_iops") == {
        "Hosts of the card, less those that have failed, those with most IOPS for the vSAN first"
    }
