"""What would lift a limit, in the unit of its resource and in things that can be bought."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.editing.edits import apply
from planner_core.editing.verbs import remove
from planner_core.engine.answers import lifts
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.purchases import PLACES
from planner_core.engine.answers.supplies import supply_of
from planner_core.engine.basis.assessment import Assessment, Lift, Limit, Purchase
from planner_core.engine.basis.resources import ANSWERS, RESOURCE_NAMES, Resource
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.desktops import WINDOWS
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import DesktopPool, DiskGroup, StorageArray
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan, Settings
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.shared_plans import shared_plan

NO_RUNG = {"front_end_iops", "vsan_cache"}
"""They say another limit in other words, and make none of their own."""
ELSEWHERE = {"graphics"}
"""No plan of these has boards; `test_graphics.py` lifts them."""
LIFTED = [each for each in RESOURCE_NAMES if each not in NO_RUNG | ELSEWHERE and each not in ANSWERS]
"""What an acceptance test judges is lifted in `test_acceptance.py`."""
NOT_IN_THE_PLAN = {"clusters"}


def crowded(seed: int) -> Plan:
    """A plan with so many desktops that nearly everything has to be lifted for them; every other one replicates."""
    plan = shared_plan(seed)
    sites = {
        array.id: msgspec.structs.replace(array, replication="synchronous", site_mbit_s=1000.0)
        for array in plan.of_type(StorageArray)
        if seed % 2
    }
    pools = {
        pool.id: msgspec.structs.replace(pool, desktops=pool.desktops * 40)
        for pool in plan.of_type(DesktopPool)
    }
    return msgspec.structs.replace(plan, components={**plan.components, **sites, **pools})


@cache
def assessed(seed: int) -> tuple[Plan, Assessment]:
    """A crowded plan and its assessment, which remembers the lifts that were asked for."""
    plan = crowded(seed)
    return plan, evaluate(plan, CATALOG)


@pytest.fixture(scope="module", autouse=True)
def _assessed_for_these_tests() -> Iterator[None]:
    """Give the memory back."""
    yield
    assessed.cache_clear()


def lifts_on(resource: Resource, seeds: int = 60) -> Iterator[tuple[Plan, Limit, Lift]]:
    """Lifts of limits on a resource in the first plans that have one."""
    found = 0
    for plan, assessment in map(assessed, range(seeds)):
        for index, limit in enumerate(assessment.limits):
            if limit.resource == resource and limit.desktops < assessment.desktops.planned:
                found += 1
                yield plan, limit, assessment.lifts[index]
        if found >= 3:
            return


def limit_with(plan: Plan, limit: Limit, purchase: Purchase, number: float) -> int:
    """Desktops at the limit's resource with another number of something."""
    supply = supply_of(plan, CATALOG, purchase.component, purchase.field)
    assert supply is not None
    plan = supply.plan_with(plan, supply.steps_for(number))
    rungs = evaluate(plan, CATALOG).limits.where((limit.component, limit.resource))
    return rungs[0].desktops if rungs else 1_000_000_000


@pytest.mark.parametrize("resource", LIFTED)
def test_the_advised_amount_lifts_the_limit_and_less_does_not(resource: Resource) -> None:
    bought = 0
    for plan, limit, lift in lifts_on(resource):
        planned = sum(pool.desktops for pool in plan.of_type(DesktopPool))
        for purchase in lift.purchases:
            if purchase.field in NOT_IN_THE_PLAN or purchase.for_planned is None:
                continue
            supply = supply_of(plan, CATALOG, purchase.component, purchase.field)
            assert supply is not None
            assert purchase.for_planned > purchase.there
            assert limit_with(plan, limit, purchase, purchase.for_planned) >= planned
            less = supply.number(max(supply.steps_for(purchase.for_planned) - 1, 1))
            if less > purchase.there:
                assert limit_with(plan, limit, purchase, less) < planned
            bought += 1
    assert bought or resource in ("vms_per_cluster", "controller")


@pytest.mark.parametrize("resource", LIFTED)
def test_every_lift_says_with_numbers_what_is_missing(resource: Resource) -> None:
    lifted = list(lifts_on(resource))
    assert lifted
    for plan, limit, lift in lifted:
        assert (lift.component, lift.resource) == (limit.component, limit.resource)
        assert lift.for_planned * lift.target > 0
        words = str(lift.message)
        assert plan.components[limit.component].name in words
        assert str(RESOURCE_NAMES[resource]) in words
        assert f"{sum(pool.desktops for pool in plan.of_type(DesktopPool)):,}" in words
        for purchase in lift.purchases:
            if purchase.message is not None:
                assert str(purchase.message) in words


def test_every_resource_says_what_to_buy() -> None:
    assert set(PLACES) == set(RESOURCE_NAMES)


def test_the_capacity_for_the_next_limit_lies_between_what_is_there_and_all() -> None:
    plan = read_sample("replica-on-ssd")
    found = evaluate(plan, CATALOG)
    ram = found.lifts[0]
    row = found.worst("host", "ram")
    assert row is not None
    assert (ram.resource, ram.there, ram.next_desktops) == ("ram", row.capacity, found.limits[1].desktops)
    assert ram.for_planned == pytest.approx(row.demand / row.target)
    assert ram.for_next == pytest.approx(row.demand / row.target / 70 * found.limits[1].desktops)
    modules, hosts = ram.purchases
    assert (modules.field, modules.there, modules.for_planned) == ("ram_gib", 144.0, 192.0)
    assert (hosts.field, hosts.for_planned) == ("count", 2.0)
    assert str(ram.message) == (
        "RAM of “RX300 S6”: 70 desktops take 148.07\N{NO-BREAK SPACE}GiB, 137.96\N{NO-BREAK SPACE}GiB may be used."
        " Enough: 192\N{NO-BREAK SPACE}GiB of RAM (12 modules of 16\N{NO-BREAK SPACE}GiB"
        " instead of 8\N{NO-BREAK SPACE}GiB, at a price of their own) in each host of “RX300 S6”"
        " instead of 144\N{NO-BREAK SPACE}GiB, or 2 hosts of “RX300 S6” instead of 1."
    )


def test_where_the_planned_desktops_fit_nothing_is_needed_for_them() -> None:
    found = evaluate(small_plan(desktops=10), CATALOG)
    for lift in found.lifts:
        assert all(purchase.for_planned == purchase.there for purchase in lift.purchases)


def with_window(plan: Plan, limit: Limit, minutes: float) -> int:
    """Desktops at the limit's resource with another window for its phase."""
    settings = msgspec.structs.replace(plan.settings, **{WINDOWS[limit.phase]: minutes})
    plan = msgspec.structs.replace(plan, settings=settings)
    return evaluate(plan, CATALOG).limits.where((limit.component, limit.resource))[0].desktops


def test_a_longer_window_is_no_help_where_the_load_beside_the_work_is_too_much_by_itself() -> None:
    plan = with_fields(small_plan(desktops=50), "ssd", raid="raid-10", drives=4, drive_iops=125.0)
    found = evaluate(plan, CATALOG)
    (limit,), (lift,) = (each.where(("ssd", "disk_iops")) for each in (found.limits, found.lifts))
    assert limit.phase == "login"
    assert limit.desktops < with_window(plan, limit, 1440.0) < 50
    assert not lift.longer_window


def test_a_longer_window_is_said_to_help_where_the_work_alone_is_too_much() -> None:
    plan = small_plan(desktops=50)
    plan = with_fields(plan, "ssd", raid="raid-10", drives=4, drive_iops=5000.0)
    plan = with_fields(plan, "pool", boot_ios=1_000_000.0)
    found = evaluate(plan, CATALOG)
    (limit,), (lift,) = (each.where(("ssd", "disk_iops")) for each in (found.limits, found.lifts))
    assert limit.phase == "boot"
    assert limit.desktops < 50 <= with_window(plan, limit, 1440.0)
    assert lift.longer_window


def test_a_longer_window_is_advised_only_if_it_is_enough() -> None:
    said = set()
    for plan, found in map(assessed, range(6)):
        planned = found.desktops.planned
        for limit, lift in zip(found.limits, found.lifts, strict=True):
            wanted = planned if limit.desktops < planned else lift.next_desktops
            if limit.phase not in WINDOWS or wanted is None:
                assert not lift.longer_window
                continue
            most = declared_field(Settings, WINDOWS[limit.phase]).most  # type: ignore[union-attr]
            assert lift.longer_window == (with_window(plan, limit, most or 0.0) >= wanted)
            said.add(lift.longer_window)
    assert said == {True, False}


def test_no_limit_is_lifted_farther_than_matters_for_the_plan() -> None:
    """RAM carries 17 desktops, the next resource 144: too many for a plan of 10, not for one of 40."""
    plan = with_fields(
        read_sample("everything-on-ssd"), "host", ram_gib=24.0, cores_per_socket=128, sockets=16
    )
    for desktops, targets in ((10, [34, None]), (40, [144, 160])):
        found = evaluate(with_fields(plan, "pool", desktops=desktops), CATALOG)
        assert [(each.resource, each.desktops) for each in found.limits[:2]] == [
            ("ram", 17),
            ("capacity", 144),
        ]
        assert [each.next_desktops for each in found.lifts[:2]] == targets


def test_beyond_the_last_limit_there_is_no_next_one() -> None:
    last = evaluate(small_plan(), CATALOG).lifts[-1]
    assert (last.next_desktops, last.for_next) == (None, None)
    assert all(purchase.for_next is None for purchase in last.purchases)


def test_a_cluster_at_the_limit_of_its_vcenter_is_lifted_by_more_clusters() -> None:
    plan, limit, lift = next(lifts_on("vms_per_cluster"))
    planned = sum(pool.desktops for pool in plan.of_type(DesktopPool))
    (purchase,) = lift.purchases
    assert purchase.for_planned is not None
    assert (purchase.for_planned - 1) * limit.exact < planned <= purchase.for_planned * limit.exact
    assert "further clusters, each with a vCenter of its own" in str(lift.message)
    assert "Enough: " not in str(lift.message)


def test_where_the_vcenter_is_the_first_limit_more_clusters_are_planned() -> None:
    plan = read_sample("tr4540-1500")
    plan = with_fields(plan, "pool", desktops=4500, iops=0.5)
    plan = with_fields(plan, "hosts", count=60, ram_gib=6000.0, cores_per_socket=128, sockets=4)
    plan = with_fields(plan, "array", controller_read_iops=9e6, controller_write_iops=9e6, volumes=500)
    plan = with_fields(plan, "array", volume_gib=60_000.0, port_mb_s=9e4)
    plan = with_fields(plan, "ssd", drives=1000)
    assessment = evaluate(plan, CATALOG)
    assert (assessment.limits[0].resource, assessment.limits[0].desktops) == ("vms_per_cluster", 4000)
    said = str(assessment.lifts[0].message).replace("\N{NO-BREAK SPACE}", " ")
    assert said.endswith(
        "4,500 desktops take 4,500 machines, 4,000 machines may be used. One vCenter manages no more: plan further"
        " clusters, each with a vCenter of its own."
    )


def test_mirrored_drives_are_bought_in_pairs() -> None:
    plan = with_fields(small_plan(desktops=5000), "ssd", raid="raid-10", drives=8)
    (lift,) = evaluate(plan, CATALOG).lifts.where(("ssd", "capacity"))
    (drives,) = lift.purchases
    assert drives.for_planned is not None
    assert drives.for_planned % 2 == 0


def test_where_no_number_helps_that_is_said() -> None:
    """A volume smaller than the replicas on it is full before the first desktop, however many volumes there are."""
    for seed in range(200):
        plan = crowded(seed)
        if "array" not in plan.components or all(p.clone_type == "full" for p in plan.of_type(DesktopPool)):
            continue
        plan = with_fields(plan, "array", volume_gib=20.0)
        lift = evaluate(plan, CATALOG).lifts.where(("array", "volume_capacity"))[0]
        assert [each.for_planned for each in lift.purchases] == [None]
        assert "Nothing that can be added" in str(lift.message)
        return
    raise AssertionError


def test_limits_that_say_another_in_other_words_have_lifts_too() -> None:
    for seed in range(60):
        plan = crowded(seed)
        layout = Layout(plan, CATALOG)
        measures = measure(layout)
        cache = next((each for each in measures.blocks if each.resource == "vsan_cache"), None)
        if cache is None or not cache.components:
            continue
        limit = Limit(10, cache.components[0], "vsan_cache", "steady", "normal", 10.0)
        lift = lifts.lift_of(layout, measures, limit, None)
        assert {purchase.field for purchase in lift.purchases} == {"cache_gb"}
        group = plan.components[lift.purchases[0].component]
        assert isinstance(group, DiskGroup)
        return
    raise AssertionError


def test_nothing_is_measured_for_a_lift_before_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifts, "lift_of", lambda *_: pytest.fail("worked out too early"))
    assert len(evaluate(small_plan(), CATALOG).lifts) > 0


def test_servers_that_pass_a_limit_before_any_pool_is_drawn_are_told_what_they_lack():
    alone = with_fields(cluster_plan(), "servers", servers=500)
    alone = apply(alone, remove(alone, ["pool"]).edits)
    assessment = evaluate(alone, CATALOG)
    assert [limit.desktops for limit in assessment.limits] == [0] * len(assessment.limits) != []
    for limit, lift in zip(assessment.limits, assessment.lifts, strict=True):
        row = assessment.worst(limit.component, limit.resource, limit.phase, limit.case)
        assert lift.for_planned == pytest.approx(row.demand / row.target)
        assert lift.for_planned > lift.there * lift.target
