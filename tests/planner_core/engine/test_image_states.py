"""The state of an image changes the load of its users by what was measured, and by nothing twice."""

from __future__ import annotations

import pytest

from app.project.samples import read_sample
from planner_core.catalog.image_states import STATE_FIELDS, state_id
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, small_plan, two_pools, with_fields

USUAL = {
    "image": "as-installed",
    "mitigations": "on",
    "profile_container": "none",
    "image_delivery": "clones",
}


def demand(plan: Plan, resource: str, phase: str = "steady") -> float:
    """Of all components together."""
    rows = [row for row in evaluate(plan, CATALOG).saturation if row.resource == resource]
    return sum(row.demand for row in rows if (row.phase, row.load, row.case) == (phase, "average", "normal"))


def pool_of(plan: Plan) -> str:
    return next(iter(plan.links.values())).source


@pytest.mark.parametrize(
    ("state", "measured"),
    [
        ({"image": "optimised"}, 1 / 1.17),
        ({"mitigations": "off"}, 1 / 1.099),
        ({"mitigations": "core-scheduler"}, 2.0),
        ({"profile_container": "vhd"}, 71.4 / 67.7),
        ({"profile_container": "cloud-cache"}, 71.4 / 67.7 * 88.9 / 76.4),
        ({"image_delivery": "pvs"}, 1.0),
        ({"image": "optimised", "profile_container": "vhd"}, 71.4 / 67.7 / 1.17),
    ],
)
def test_processors_by_the_published_effect(state: dict[str, str], measured: float) -> None:
    plan = small_plan(desktops=50)
    usual, other = (demand(each, "cpu") for each in (plan, with_fields(plan, pool_of(plan), **state)))
    assert other / usual == pytest.approx(measured, rel=0.005)


def test_cloud_cache_writes_seven_times_as_much() -> None:
    """Nutanix TN-2077: 10,232 reads and 7,504 writes become 20,303 and 51,670."""
    found = []
    for share, before, after in ((100.0, 10_232, 20_303), (0.0, 7_504, 51_670)):
        plan = small_plan(desktops=50, read_percent=share)
        cached = with_fields(plan, pool_of(plan), profile_container="cloud-cache")
        found.append(demand(cached, "front_end_iops") / demand(plan, "front_end_iops"))
        assert found[-1] == pytest.approx(after / before, rel=0.005)
    assert found[1] > found[0]


@pytest.mark.parametrize(
    ("reads", "writes", "streamed_reads", "streamed_writes"),
    [
        (21_745, 21_148, 7_199, 33_763),
        (16_467, 17_281, 3_545, 24_185),
        (8_600, 14_096, 4_362, 19_429),
        (4_830, 10_477, 3_770, 17_039),
    ],
)
def test_a_streamed_image_asks_the_store_for_what_was_measured(
    reads: int, writes: int, streamed_reads: int, streamed_writes: int
) -> None:
    """Four pairs of tests with MCS and PVS on the same nodes, of which two constants are the means: reads within 45%,
    writes within 10%.
    """
    total = reads + writes
    plan = small_plan(desktops=50, iops=total / 50, read_percent=100 * reads / total)
    pvs = with_fields(plan, pool_of(plan), image_delivery="pvs")
    of_writes = with_fields(pvs, pool_of(plan), iops=writes / 50, read_percent=0.0)
    both = demand(pvs, "front_end_iops") / demand(plan, "front_end_iops") * total
    assert both == pytest.approx(streamed_reads + streamed_writes, rel=0.12)
    assert demand(with_fields(plan, pool_of(plan), image_delivery="mcs"), "front_end_iops") == demand(
        plan, "front_end_iops"
    )
    assert demand(of_writes, "front_end_iops") == pytest.approx(demand(pvs, "front_end_iops"))


@pytest.mark.parametrize(("way", "writes_kept"), [("clones", 0.0), ("mcs", 0.4), ("pvs", 0.4)])
def test_a_write_cache_in_ram_keeps_its_share_of_the_writes(way: str, writes_kept: float) -> None:
    """Clones have no driver for it, a cache without size keeps nothing, and what a clone reads it reads as before."""
    plan = small_plan(desktops=50, iops=10.0, read_percent=0.0)
    plain = with_fields(plan, pool_of(plan), image_delivery=way)
    cached = with_fields(plain, pool_of(plan), write_cache_gib=0.5, write_cache_percent=40.0)
    without = demand(plain, "front_end_iops")
    assert demand(cached, "front_end_iops") == pytest.approx(without * (1 - writes_kept))
    empty = with_fields(plain, pool_of(plan), write_cache_percent=40.0)
    assert demand(empty, "front_end_iops") == without
    of_reads = with_fields(plain, pool_of(plan), iops=10.0, read_percent=100.0)
    reading = with_fields(of_reads, pool_of(plan), write_cache_gib=0.5, write_cache_percent=40.0)
    assert demand(reading, "front_end_iops") == demand(of_reads, "front_end_iops")
    assert demand(cached, "front_end_iops", "boot") == demand(plain, "front_end_iops", "boot")


def test_storms_are_not_changed_by_the_state() -> None:
    plan = small_plan(desktops=50)
    other = with_fields(plan, pool_of(plan), profile_container="cloud-cache", image_delivery="pvs")
    for resource in ("cpu", "front_end_iops"):
        assert demand(other, resource, "boot") == demand(plan, resource, "boot")


def test_a_pool_in_the_usual_state_does_not_mind_another() -> None:
    plan, other = two_pools(small_plan(desktops=50))
    changed = with_fields(plan, other, mitigations="core-scheduler", image_delivery="pvs")
    assert demand(changed, "cpu") == pytest.approx((1 + 2) / 2 * demand(plan, "cpu"))


def test_mitigations_are_not_counted_twice() -> None:
    """Windows 7 was measured without: with them, a user takes 9.9% more than the paper's, and 467 MHz without."""
    plan = read_sample("everything-on-ssd")
    pool = pool_of(plan)
    assert plan.components[pool].mitigations == "off"
    assert demand(plan, "cpu") / 75 == pytest.approx(467, rel=0.001)
    with_them = with_fields(plan, pool, mitigations="on")
    assert demand(with_them, "cpu") / demand(plan, "cpu") == pytest.approx(1.099, rel=0.001)


def test_every_profile_says_whether_it_was_measured_with_mitigations() -> None:
    """So that choosing another profile leaves no state of the one before."""
    assert {record.values["mitigations"] for record in CATALOG.records("workloads")} == {"on", "off"}
    for record in CATALOG.records("workloads"):
        of_before = record.values["guest_os"].startswith("Windows 7")
        assert record.values["mitigations"] == ("off" if of_before else "on"), record.name


def test_the_factor_stands_in_the_derivation_with_its_source() -> None:
    plan = read_sample("everything-on-ssd")
    sources = {each.source for each in leaves_of(explain(plan, CATALOG, "host.cpu.steady"))}
    assert CATALOG.image_states[state_id("mitigations", "off")].source in sources
    pvs = with_fields(plan, pool_of(plan), image_delivery="pvs")
    leaves = leaves_of(explain(pvs, CATALOG, "ssd.front_end_iops.steady"))
    assert CATALOG.image_deliveries["pvs"].source in {each.source for each in leaves}


def test_usual_states_change_nothing() -> None:
    for field in STATE_FIELDS:
        state = CATALOG.image_states[state_id(field, USUAL[field])]
        assert (state.cpu_factor, state.read_factor, state.write_factor) == (1, 1, 1)
    way = CATALOG.image_deliveries[USUAL["image_delivery"]]
    assert (way.write_factor, way.reads_per_write) == (1, None)
