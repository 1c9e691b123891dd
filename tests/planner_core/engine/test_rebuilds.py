"""What a vSAN makes again after a failure, and how long that takes."""

from __future__ import annotations

import pytest

from planner_core.engine.basis.assessment import Rebuild
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import ExplainError, explain, explainable
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.random_plans import replaced
from tests.support.vsan_plans import row, vsan_plan, with_bare_hosts


def rebuilds(plan: Plan) -> dict[str, Rebuild]:
    return {each.case: each for each in evaluate(plan, CATALOG).rebuilds}


def test_a_mirror_of_four_hosts_makes_a_quarter_or_an_eighth_again() -> None:
    """All that is stored lies there twice; three hosts of 50 MB/s take care of a lost host, four of a disk group."""
    plan = vsan_plan(4, vsan="all-flash", vsan_resync_mb_s=50.0, vsan_data_reduction=1.25)
    stored = row(plan, "cluster", "capacity", "normal").demand * 2 / 1.25
    found = rebuilds(plan)
    assert found.keys() == {"host-1", "disk-group"}
    for case, part, hosts in (("host-1", 1 / 4, 3), ("disk-group", 1 / 8, 4)):
        assert found[case].gib == pytest.approx(stored * part)
        hours = stored * part * 1024**3 / 1e6 / (hosts * 50) / 3600
        assert found[case].hours == pytest.approx(hours)
        assert explain(plan, CATALOG, f"cluster.rebuild.{case}").value == pytest.approx(hours)


def test_a_device_of_the_express_storage_is_made_again_by_all_hosts() -> None:
    """With its share of the metadata, 13.1 % of the objects and their copies (Broadcom KB 394410)."""
    plan = vsan_plan(4, vsan="esa", vsan_version="8.0")
    found = rebuilds(plan)["drive"]
    assert found.gib == pytest.approx(row(plan, "cluster", "capacity", "normal").demand * 2 * 1.131 / 24)
    assert found.hours == pytest.approx(found.gib * 1024**3 / 1e6 / (4 * 100) / 3600)


@pytest.mark.parametrize(
    ("hosts", "cluster", "cases"),
    [
        (3, {}, {"disk-group"}),  # a mirror needs three hosts: nothing is rebuilt on two
        (4, {"vsan_policy": "ftt-0"}, set()),  # what is lost has no copy
        (5, {"failures_to_tolerate": 2}, {"host-1", "disk-group"}),  # the second host takes copies along
        (7, {"failures_to_tolerate": 2, "vsan_policy": "raid-1-ftt-2"}, {"host-1", "host-2", "disk-group"}),
        (4, {"vsan": "none"}, set()),
    ],
)
def test_only_what_has_copies_elsewhere_and_hosts_to_lie_on_is_made_again(
    hosts: int, cluster: dict[str, object], cases: set[str]
) -> None:
    plan = vsan_plan(hosts, **cluster)
    assert rebuilds(plan).keys() == cases
    names = {each for each in explainable(evaluate(plan, CATALOG)) if ".rebuild." in each}
    assert names == {f"cluster.rebuild.{case}" for case in cases}


def test_what_is_not_made_again_takes_no_time() -> None:
    with pytest.raises(ExplainError):
        explain(vsan_plan(4), CATALOG, "cluster.rebuild.path")


def test_a_rebuild_of_more_than_a_day_is_pointed_out() -> None:
    def found(speed: float) -> list[str]:
        findings = evaluate(vsan_plan(4, vsan_resync_mb_s=speed), CATALOG).findings
        return [each.component for each in findings if each.code == "vsan.long-rebuild"]

    slowest = max(each.hours for each in rebuilds(vsan_plan(4)).values())
    speed = 100.0 * slowest / 24
    assert found(speed * 1.01) == []
    assert found(speed * 0.99) == ["cluster"]


# --- hosts without drives ------------------------------------------------------------------------------------


def test_nothing_is_made_again_on_hosts_without_drives() -> None:
    """A mirror needs three hosts with drives, and so says the finding."""
    plan = with_bare_hosts(vsan_plan(3), 1)
    assert rebuilds(plan).keys() == {"disk-group"}
    codes = [each.code for each in evaluate(plan, CATALOG).findings]
    assert "vsan.no-spare-host" in codes


def test_hosts_without_drives_make_nothing_again() -> None:
    """Three of four hosts with drives are left, whatever others there are; those with drives fail first."""
    bare = rebuilds(with_bare_hosts(vsan_plan(4), 4))
    for case, each in rebuilds(vsan_plan(4)).items():
        assert (bare[case].gib, bare[case].hours) == pytest.approx((each.gib, each.hours))


@pytest.mark.parametrize(("hosts", "cases"), [(3, set()), (4, {"host-1", "disk-group"})])
def test_a_host_that_lost_its_only_disk_group_takes_part_in_no_rebuild(hosts: int, cases: set[str]) -> None:
    plan = replaced(vsan_plan(hosts), "disks-0", cache_drives=1)
    found = rebuilds(plan)
    assert found.keys() == cases
    if cases:
        assert found["disk-group"].gib == pytest.approx(found["host-1"].gib)
        assert found["disk-group"].hours == pytest.approx(found["host-1"].hours)


def test_of_equal_disk_groups_that_fails_which_leaves_its_host_without_drives() -> None:
    """Cards with two, one and two groups of three drives."""
    plan = replaced(vsan_plan(1, 1, 1), "disks-1", drives=3, cache_drives=1)
    assert rebuilds(plan).keys() == set()


@pytest.mark.parametrize(("drives", "cases"), [(1, set()), (2, {"drive"})])
def test_a_host_of_the_express_storage_is_gone_with_its_only_device(drives: int, cases: set[str]) -> None:
    plan = replaced(vsan_plan(3, vsan="esa", vsan_version="8.0"), "disks-0", drives=drives)
    assert rebuilds(plan).keys() == cases
