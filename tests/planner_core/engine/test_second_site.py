"""Copies at a second site: lines, latency, capacity and what the review says, held to published arithmetic."""

from __future__ import annotations

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.formulas import replication
from planner_core.plan.components import StorageArray
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, with_fields
from tests.support.vsan_plans import row, vsan_plan

MB_S = 100 * 10 * 25 * 1024 / 1e6
"""100 desktops of 10 writes of 25 KiB."""


def array_plan(kind: str = "none", **array: object) -> Plan:
    """NetApp TR-4540 with 100 desktops that write only."""
    plan = with_fields(
        read_sample("tr4540-1500"), "pool", desktops=100, iops=10.0, read_percent=0.0, kib_per_io=25.0
    )
    return with_fields(plan, "array", replication=kind, **array)


def stretched(sites: str = "two", kind: str = "all-flash", **cluster: object) -> Plan:
    plan = vsan_plan(6, vsan=kind, vsan_sites=sites, **cluster)
    load = {"desktops": 100, "iops": 10.0, "read_percent": 0.0, "kib_per_io": 25.0, "display_kbit_s": 0.0}
    return with_fields(plan, "pool", **load)


def codes(plan: Plan) -> set[str]:
    return {each.code for each in evaluate(plan, CATALOG).findings}


def test_formulas() -> None:
    """VMware, vSAN stretched cluster bandwidth sizing: 10,000 writes of 4 KB are 320 Mbit/s, which take 560."""
    assert replication.sent_to_site_mbit_s(40, 1.4 * 1.25) == pytest.approx(560)
    assert replication.sent_to_site_mbit_s(40, 1) == 320
    assert replication.waiting_changes_gib(50, 15, 2) == pytest.approx(83.8, abs=0.02)
    assert replication.way_of_writes_ms(0.3, 1, 1) == pytest.approx(1.3)
    assert replication.way_of_writes_ms(0.3, 0, 1) == 0.3
    assert replication.copies_at_all_sites(4 / 3, 2) == pytest.approx(8 / 3)


@pytest.mark.parametrize("kind", ["synchronous", "asynchronous"])
def test_an_array_sends_what_is_written_to_it(kind: str) -> None:
    plan = array_plan(kind, site_mbit_s=1000.0)
    found = row(plan, "array", "replication", "normal")
    assert found.demand == pytest.approx(MB_S * 8)
    assert (found.capacity, found.unit) == (1000.0, "Mbit/s")
    assert {each.resource for each in evaluate(array_plan(), CATALOG).saturation}.isdisjoint({"replication"})
    said = explain(plan, CATALOG, "array.replication.steady")
    assert {25.0, 1.0, 1000.0} <= {each.value for each in leaves_of(said)}
    reads = with_fields(plan, "pool", read_percent=100.0)
    assert row(reads, "array", "replication", "normal").demand == 0


def test_a_thin_line_limits_the_desktops_and_a_wider_one_lifts_it() -> None:
    thin = array_plan("synchronous", site_mbit_s=300.0)
    first = evaluate(thin, CATALOG).limits[0]
    assert (first.resource, first.component) == ("replication", "array")
    lift = evaluate(thin, CATALOG).lifts[0]
    (purchase,) = lift.purchases
    assert (purchase.field, purchase.there) == ("site_mbit_s", 300.0)
    assert purchase.for_planned is not None
    enough = array_plan("synchronous", site_mbit_s=purchase.for_planned)
    assert evaluate(enough, CATALOG).desktops.fits == 100
    assert evaluate(thin, CATALOG).desktops.fits < 100


def test_synchronous_writes_wait_for_the_second_site() -> None:
    latencies = {}
    for kind in ("none", "asynchronous", "synchronous"):
        found = evaluate(array_plan(kind, site_round_trip_ms=3.0), CATALOG).latencies
        (latencies[kind],) = (
            each
            for each in found
            if (each.store, each.phase, each.case, each.load) == ("array", "steady", "normal", "average")
        )
    assert latencies["asynchronous"] == latencies["none"]
    assert latencies["synchronous"].write_ms == pytest.approx(latencies["none"].write_ms + 3.0)
    assert latencies["synchronous"].read_ms == latencies["none"].read_ms


def test_an_asynchronous_array_beside_a_synchronous_one_does_not_wait() -> None:
    plan = array_plan("asynchronous", site_round_trip_ms=3.0)
    other = StorageArray(id="other", name="Other", replication="synchronous")
    both = msgspec.structs.replace(plan, components={**plan.components, "other": other})
    writes = [
        each.write_ms
        for found in (plan, both)
        for each in evaluate(found, CATALOG).latencies
        if (each.store, each.phase, each.case, each.load) == ("array", "steady", "normal", "average")
    ]
    assert writes[0] == writes[1]


def test_a_stretched_vsan_keeps_and_writes_everything_twice() -> None:
    one, two = stretched("one"), stretched("two")
    for resource, component, factor in (
        ("capacity", "cluster", 0.5),
        ("disk_iops", "disks-0", 2.0),
        ("network", "host-0", 2.0),
    ):
        before, after = (row(each, component, resource, "normal") for each in (one, two))
        if resource == "capacity":
            assert after.capacity == pytest.approx(before.capacity * factor)
        else:
            assert after.demand == pytest.approx(before.demand * factor), resource
    wear = [next(iter(evaluate(each, CATALOG).wear)).written_tb_per_year for each in (one, two)]
    assert wear[1] == pytest.approx(2 * wear[0])


def test_a_site_that_is_left_keeps_its_own_copies_only() -> None:
    """With three of six hosts the raw capacity is half and so are the copies; with five they are two as before."""
    plan = stretched("two", failures_to_tolerate=3)
    normal, five, three = (
        row(plan, "cluster", "capacity", case).capacity for case in ("normal", "host-1", "host-3")
    )
    assert three == pytest.approx(normal)
    assert five == pytest.approx(normal * 5 / 6)
    assert "vsan.policy-below-promise" not in codes(plan)
    assert "vsan.policy-below-promise" in codes(stretched("two", failures_to_tolerate=4))
    assert "vsan.policy-below-promise" in codes(stretched("one", failures_to_tolerate=3))


def test_the_line_of_a_stretched_vsan_carries_the_writes_once_with_their_overhead() -> None:
    plan = stretched(site_mbit_s=10_000.0)
    found = row(plan, "cluster", "replication", "normal")
    assert found.demand == pytest.approx(MB_S * 8 * 1.75)
    assert found.capacity == 10_000.0
    said = explain(plan, CATALOG, "cluster.replication.steady")
    assert 1.75 in {round(each.value, 9) for each in leaves_of(said)}
    assert "two" not in codes(stretched("one"))


def test_writes_of_a_stretched_vsan_wait_for_the_other_site() -> None:
    times = []
    for ms in (0.0, 4.0):
        found = evaluate(stretched(site_round_trip_ms=ms), CATALOG).latencies
        times += [
            each
            for each in found
            if (each.store, each.phase, each.case, each.load) == ("cluster", "steady", "normal", "average")
        ]
    assert times[1].write_ms == pytest.approx(times[0].write_ms + 4.0)
    assert times[1].read_ms == times[0].read_ms


def test_twice_as_many_components_and_one_witness() -> None:
    one, two = (
        row(stretched(each), "cluster", "vsan_components", "normal").demand for each in ("one", "two")
    )
    assert two == pytest.approx(one * 5 / 3)
    plan, plain = stretched("two"), stretched("one")
    beside = {"cluster": "first", "host-0": "first-host", "disks-0": "first-disks"}
    parts = {
        beside[each]: msgspec.structs.replace(plain.components[each], id=beside[each]) for each in beside
    }
    parents = {beside[each]: beside[plain.parents[each]] for each in ("host-0", "disks-0")}
    both = msgspec.structs.replace(
        plan, components={**parts, **plan.components}, parents={**parents, **plan.parents}
    )
    assert row(both, "cluster", "vsan_components", "normal").demand == two


def test_the_review_knows_the_rules_of_second_sites() -> None:
    fired = {
        "replication.round-trip": (
            array_plan("synchronous", site_round_trip_ms=7.5),
            array_plan("synchronous", site_round_trip_ms=7.0),
        ),
        "vsan.stretched-round-trip": (stretched(site_round_trip_ms=5.5), stretched(site_round_trip_ms=5.0)),
        "vsan.stretched-line": (stretched(site_mbit_s=9000.0), stretched(site_mbit_s=10_000.0)),
        "vsan.stretched-hosts": (stretched(failures_to_tolerate=2), stretched(failures_to_tolerate=3)),
    }
    for code, (bad, good) in fired.items():
        assert code in codes(bad)
        assert code not in codes(good)
    assert "replication.round-trip" not in codes(array_plan("asynchronous", site_round_trip_ms=50.0))


def test_changes_that_wait_have_to_be_kept() -> None:
    """Two recovery points of a day at 25.6 MB/s: 4,120 GiB, against what is kept of the whole capacity."""
    plan = array_plan("asynchronous", recovery_point_minutes=1440.0, data_reduction=1.0)
    waiting = MB_S * 86_400 * 2 * 1e6 / 2**30
    whole = row(plan, "array", "capacity", "normal").capacity
    share = waiting / whole * 100
    found = next(each for each in evaluate(plan, CATALOG).findings if each.code == "replication.reserve")
    assert found.message.arguments["waiting"].value == pytest.approx(waiting, rel=0.01)
    needed = found.message.arguments["needed"].value
    assert share <= needed < share + 0.1
    kept = with_fields(plan, "array", replication_reserve_percent=needed, snapshot_reserve_percent=50.0)
    assert "replication.reserve" not in codes(kept)
    less = with_fields(plan, "array", replication_reserve_percent=share * 0.99, snapshot_reserve_percent=50.0)
    assert "replication.reserve" in codes(less)
    assert "replication.reserve" not in codes(with_fields(plan, "array", replication="synchronous"))
