"""Latency of stores: one spindle, arrays, vSAN, bands. Published systems are in `test_validation_latency.py`."""

from __future__ import annotations

import math

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.formulas.latency import core_waiting_ms
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host
from planner_core.plan.plan import Plan, Position
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.store_latency import explain_latencies, store_latencies
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.response import DATA, model_of
from tests.support.side_by_side import renamed, together


def latencies(plan: Plan, **asked: object) -> dict[str, StoreLatency]:
    found = store_latencies(model_of(plan), **asked)  # type: ignore[arg-type]
    assert not isinstance(found, Unanswered), found
    return {each.store: each for each in found}


def on_disks(desktops: int) -> Plan:
    """Eight spindles of 125 IOPS: 8 ms each."""
    plan = small_plan(desktops=desktops, iops=8.0, read_percent=100.0, cpu_mhz=100.0)
    return with_fields(plan, "ssd", drive_kind="hdd", drive_iops=125.0)


@pytest.mark.parametrize(
    ("desktops", "milliseconds", "band"),
    [(10, 8 / (1 - 0.08), "good"), (75, 20.0, "warn"), (100, 40.0, "bad"), (125, math.inf, "bad")],
)
def test_a_spindle_slows_down_as_one_server(desktops: int, milliseconds: float, band: str) -> None:
    """S / (1 - rho), with 8 IOPS for each desktop of 1,000; 15 and 25 ms are the bands of hard disks."""
    found = latencies(on_disks(desktops))["ssd"]
    assert found.latency_ms == pytest.approx(milliseconds)
    assert (found.medium, found.band) == ("disk", band)


def test_flash_is_judged_more_strictly() -> None:
    found = latencies(small_plan())["ssd"]
    assert found.latency_ms == pytest.approx(8 / 20_000 * 1000, rel=0.01)
    assert (found.medium, found.band, found.limits.good_below_ms) == ("flash", "good", 1.0)


def test_the_bands_are_those_of_practice() -> None:
    flash, disk = DATA.latency_bands["flash"], DATA.latency_bands["disk"]
    assert [flash.of(ms) for ms in (0.99, 1.0, 5.0, 5.01)] == ["good", "warn", "warn", "bad"]
    assert [disk.of(ms) for ms in (14.9, 15.0, 25.0, 25.1)] == ["good", "warn", "warn", "bad"]


def test_an_array_adds_way_port_controller_and_drives() -> None:
    found = latencies(cluster_plan())["array"]
    assert {each.resource for each in found.parts} == {"way", "array_ports", "controller", "disk_iops"}
    assert found.latency_ms == pytest.approx(sum(each.latency_ms for each in found.parts))
    assert found.read_ms == pytest.approx(sum(each.read_ms for each in found.parts))
    assert found.write_ms == pytest.approx(sum(each.write_ms for each in found.parts))
    assert found.latency_ms == pytest.approx(0.2 * found.read_ms + 0.8 * found.write_ms)


def test_writes_of_an_array_are_in_its_cache_and_reads_wait_for_drives_unless_they_hit() -> None:
    """A fifth of the I/Os are reads; 0.15 ms is an access to the cache, 0.2 ms one to a drive."""
    for hits, time in ((0.0, 0.2), (90.0, 0.9 * 0.15 + 0.1 * 0.2)):
        plan = with_fields(cluster_plan(), "array", read_cache_hit_percent=hits)
        plan = with_fields(plan, "tier", drive_kind="ssd", drive_iops=40_000.0)
        drives = next(each for each in latencies(plan)["array"].parts if each.resource == "disk_iops")
        assert drives.share == pytest.approx(0.2 * (1 - hits / 100))
        assert drives.service_ms == pytest.approx(0.2)
        assert drives.read_ms == pytest.approx(time, rel=1e-3)
        assert drives.write_ms == pytest.approx(DATA.latency.flash_access.ms)


def test_an_i_o_of_an_array_takes_what_the_formula_says() -> None:
    """By hand: bursts of 5.7 I/Os at controllers of 50,000 reads and 15,000 writes."""
    plan = with_fields(cluster_plan(), "pool", iops=60.0, read_percent=20.0)
    found = latencies(with_fields(plan, "array", unloaded_latency_ms=0.7))["array"]
    parts = {each.resource: each for each in found.parts}
    use = parts["controller"].utilisation
    assert use is not None
    read, write = (5.7 * 1000 / iops for iops in (50_000, 15_000))
    waiting = (0.2 * read + 0.8 * write) * use / (1 - use)
    assert parts["controller"].read_ms == pytest.approx(read + waiting, rel=1e-3)
    assert parts["controller"].write_ms == pytest.approx(write + waiting, rel=1e-3)
    assert (parts["way"].read_ms, parts["way"].write_ms) == (0.7, 0.7)


def test_a_storm_reads_in_longer_bursts() -> None:
    """39 reads at once instead of 5.7, on nearly idle controllers."""
    plan = with_fields(cluster_plan(desktops=1), "array", controller_idle_percent=0.0)
    work, boot = (
        {each.resource: each for each in latencies(plan, phase=phase)["array"].parts}["controller"]
        for phase in ("steady", "boot")
    )
    assert boot.read_ms / work.read_ms == pytest.approx(39 / 5.7, rel=0.05)


@pytest.mark.parametrize("vsan", ["hybrid", "all-flash"])
def test_vsan_is_one_store(vsan: str) -> None:
    found = latencies(cluster_plan(vsan))
    assert set(found) >= {"cluster"}
    drives = [each.component for each in found["cluster"].parts if each.resource == "disk_iops"]
    assert sorted(drives) == ["beside", "local"]


def test_two_vsans_beside_an_array_are_three_stores() -> None:
    """Each with the latency of its own drives: 8 ms of a disk, 0.2 ms of flash."""
    plan = cluster_plan("hybrid")
    for part, parent in (
        (Cluster(id="second", name="Second", vsan="hybrid", vsan_version="7.0"), None),
        (Host(id="third", name="Third", count=3), "second"),
        (DiskGroup(id="deep", name="Deep", purpose="vsan", drive_kind="ssd", drive_iops=40_000.0), "third"),
        (DesktopPool(id="others", name="Others", desktops=10), None),
        (DesktopPool(id="on-array", name="On the array", desktops=10), None),
    ):
        at = None if parent else Position(0.0, 900.0)
        plan = apply(plan, verbs.add_component(plan, part, at, parent).edits)
    for source, target in (("others", "second"), ("on-array", "second"), ("on-array", "array")):
        plan = apply(plan, verbs.connect(plan, source, target).edits)
    found = latencies(plan)
    drives = {
        store: {part.component for part in each.parts if part.resource == "disk_iops"}
        for store, each in found.items()
    }
    drives.pop("tier", None)  # disks of the servers lie on these drives of the array themselves
    assert drives == {"cluster": {"local", "beside"}, "second": {"deep"}, "array": {"tier"}}
    deep = next(each for each in found["second"].parts if each.resource == "disk_iops")
    assert deep.service_ms == pytest.approx(8 / 40_000 * 1000)


@pytest.mark.parametrize("second", ["none", "hybrid", "all-flash", "esa"])
@pytest.mark.parametrize("first", ["none", "hybrid", "all-flash", "esa"])
def test_stores_that_share_nothing_keep_their_latency_beside_others(first: str, second: str) -> None:
    alone, other = (cluster_plan(kind, desktops) for kind, desktops in ((first, 100), (second, 160)))
    both = latencies(together(alone, renamed(other)))
    for store, found in latencies(alone).items():
        assert both[store].latency_ms == pytest.approx(found.latency_ms)
        assert {part.component for part in both[store].parts} == {part.component for part in found.parts}
    for store, found in latencies(other).items():
        assert both[f"{store}-again"].latency_ms == pytest.approx(found.latency_ms)
        assert both[f"{store}-again"].medium == found.medium


def test_a_failed_controller_makes_the_other_slower() -> None:
    busy = with_fields(cluster_plan(), "pool", iops=60.0)
    parts = [
        {each.resource: each for each in latencies(busy, case=case)["array"].parts}["controller"]
        for case in ("normal", "controller")
    ]
    assert parts[1].utilisation == pytest.approx(2 * parts[0].utilisation)
    assert parts[1].response_ms > parts[0].response_ms
    assert parts[1].service_ms == pytest.approx(parts[0].service_ms)


def test_without_users_there_is_no_latency() -> None:
    assert isinstance(store_latencies(model_of(small_plan(concurrency_percent=0.0))), Unanswered)


# --- vSAN ------------------------------------------------------------------------------------------------------


def vsan(version: str = "8.0", cpu_mhz: float = 100.0, **fields: object) -> StoreLatency:
    plan = with_fields(cluster_plan("all-flash"), "cluster", vsan_version=version, vsan_cpu_percent=0.0)
    return latencies(with_fields(plan, "pool", cpu_mhz=cpu_mhz, **fields))["cluster"]


def test_a_write_of_vsan_takes_a_message_and_from_6_2_on_one_more_for_its_checksum() -> None:
    """Idle processors: 0.2 ms for each message, 0.15 ms for the write buffer."""
    assert vsan("6.0").write_ms == pytest.approx(0.2 + 0.15, rel=1e-3)
    assert vsan("6.2").write_ms == pytest.approx(2 * 0.2 + 0.15, rel=1e-3)


def test_the_client_cache_answers_reads_from_6_2_on() -> None:
    old, new = vsan("6.0"), vsan("6.2")
    assert new.read_ms == pytest.approx((1 - DATA.latency.vsan.client_cache_hit_percent / 100) * old.read_ms)


def test_a_client_cache_that_is_off_answers_no_reads_and_frees_its_memory() -> None:
    """VMware, Virtual SAN 6.2 with VDI (2016), figure 3 (b): reads behind CBRC take 8.6 ms with it, 12.2 without. CBRC
    is asked first, so that of five reads one is left to it at 80% of hits."""
    with_it = cluster_plan("all-flash")
    with_it = with_fields(with_it, "cluster", vsan_version="6.2", vsan_cpu_percent=0.0)
    without = with_fields(with_it, "cluster", vsan_client_cache="off")
    times = [latencies(each)["cluster"].read_ms for each in (with_it, without)]
    assert times[0] / times[1] == pytest.approx(8.6 / 12.2, rel=0.005)
    old = with_fields(without, "cluster", vsan_version="6.0")
    assert latencies(old)["cluster"].read_ms == pytest.approx(times[1])
    rows = [
        next(
            each
            for each in evaluate(plan, CATALOG).saturation
            if (each.component, each.resource, each.case) == ("single", "ram", "normal")
        ).capacity
        for plan in (with_it, without)
    ]
    assert rows[1] - rows[0] == pytest.approx(1.0)
    said = explain(without, CATALOG, "single.ram.steady")
    cache = [each.value for each in leaves_of(said) if "client cache" in str(each.title)]
    assert cache
    assert set(cache) == {0.0}


def test_vsan_waits_for_processors_that_the_desktops_fill() -> None:
    writes = [vsan(cpu_mhz=mhz).write_ms for mhz in (100.0, 400.0, 800.0, 8000.0)]
    assert writes == sorted(writes)
    assert writes[2] > writes[0]
    assert math.isinf(writes[3])


# --- as guests see it, and in storms ---------------------------------------------------------------------------


def test_guests_see_reads_of_the_hosts_cache_at_once() -> None:
    plan = with_fields(cluster_plan(), "pool", host_cache_hit_percent=75.0, read_percent=50.0)
    plain = latencies(plan)["array"]
    assert (plain.guest_read_ms, plain.guest_ms) == pytest.approx((plain.read_ms, plain.latency_ms))
    for host in plan.of_type(Host):
        plan = with_fields(plan, host.id, host_cache_gib=2.0)
    found = latencies(plan)["array"]
    assert found.guest_read_ms == pytest.approx(0.25 * found.read_ms)
    assert found.guest_ms == pytest.approx((found.guest_read_ms + found.write_ms) / 2)


def test_storms_have_a_latency_too_and_phases_without_i_o_have_none() -> None:
    assert latencies(cluster_plan(), phase="boot")["array"].latency_ms > 0
    still = with_fields(small_plan(), "pool", boot_ios=0.0)
    assert isinstance(store_latencies(model_of(still), phase="boot"), Unanswered)


def test_unknown_phases_and_cases_are_refused() -> None:
    with pytest.raises(KeyError):
        store_latencies(model_of(small_plan()), case="flood")


def test_the_derivation_of_a_latency_ends_at_the_latency() -> None:
    plan = cluster_plan()
    model = ResponseModel(plan, CATALOG, recording=True)
    found = latencies(plan)
    trees = explain_latencies(model)
    assert [tree.value for tree in trees] == pytest.approx([each.latency_ms for each in found.values()])


def test_no_core_comes_free_beside_overloaded_processors() -> None:
    """It was no number at all, between good and bad."""
    assert core_waiting_ms(20.0, math.nan, 20, 1.5) == math.inf
    assert core_waiting_ms(20.0, 1.0, 20, 1.0) == math.inf
    assert core_waiting_ms(0.0, 1.0, 20, 2.0) == 0
    assert core_waiting_ms(20.0, 0.775, 20, 0.95) == pytest.approx(15.5)
