"""Predicted beside measured, by hand; and the calibration, after which the engine predicts what was measured."""

from __future__ import annotations

import math

import msgspec
import pytest

from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.imports.drawing import drawing
from planner_core.imports.reading import read_inventory
from planner_core.plan.components import Cluster, DesktopPool, Host, InfrastructureServers, Origin
from planner_core.plan.interchange import plan_from_json, plan_to_json
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.plan import Plan
from planner_core.studies.calibration import calibration
from planner_core.studies.measured_estate import MeasuredFigure, comparisons, is_measured
from planner_core.studies.range_study import range_study
from planner_core.studies.uncertain_values import CALIBRATED, uncertain_values
from tests.support.estates import Sheets, collector_sheets, live_optics_sheets, rvtools_sheets, source_file
from tests.support.plans import CATALOG, small_plan, with_fields

SOURCE = Origin("imported", "RVTools 4.7.1, customer.xlsx")
PLAIN = {
    "count": 2, "sockets": 2, "cores_per_socket": 10, "base_clock_ghz": 2.0, "all_core_turbo_ghz": 2.0,
    "work_per_clock_percent": 100.0, "hyper_threading_gain_percent": 0.0, "ram_gib": 256.0, "system_ram_gib": 4.0,
}  # fmt: skip
"""Two hosts of 40,000 MHz."""
WORK = {
    "desktops": 40, "cpu_mhz": 500.0, "iops": 10.0, "peak_factor": 2.5, "users_per_desktop": 1,
    "concurrency_percent": 100.0, "image": "as-installed", "first_cpu_mhz": 0.0, "first_iops": 0.0,
}  # fmt: skip


def measured(work: dict[str, object] | None = None, **fields: object) -> Plan:
    """Forty desktops on two hosts, with what was measured there."""
    plan = with_fields(with_fields(small_plan(), "host", **PLAIN), "pool", **(WORK | (work or {})))
    host = plan.components["host"]
    origins = {**host.origins, **{each: SOURCE for each in fields if each != "count"}}
    host = msgspec.structs.replace(host, **fields, origins=origins)
    return msgspec.structs.replace(plan, components={**plan.components, "host": host})


def rows(plan: Plan) -> dict[tuple[str, str, str | None], MeasuredFigure]:
    found = comparisons(plan, CATALOG, evaluate(plan, CATALOG))
    return {(each.place, each.figure, each.meaning): each for each in found}


def only(plan: Plan) -> MeasuredFigure:
    (found,) = rows(plan).values()
    return found


def test_processors_are_those_that_the_hypervisor_shows() -> None:
    """40 x 500 MHz of 80,000 are 25%; beside a controller of 4 of 20 threads 20% + 0.8 x 31.25%."""
    found = only(measured(measured_cpu_percent=30.0, measured_as="moment", measured_day="2026-11-01"))
    assert (found.place, found.figure, found.meaning, found.unit) == ("host", "cpu", "moment", "%")
    assert found.predicted == pytest.approx(25.0)
    assert (found.measured, found.difference) == (30.0, pytest.approx(-5.0))
    assert (found.day, found.source) == ("2026-11-01", SOURCE.reference)
    beside = only(measured(measured_cpu_percent=30.0, controller_vcpus=4))
    assert beside.predicted == pytest.approx(20 + 0.8 * 31.25)


def test_ios_are_those_of_all_machines_on_average_and_at_the_peak() -> None:
    plan = measured(measured_iops=150.0, measured_iops_peak=700.0, measured_iops_as="p95")
    servers = InfrastructureServers(id="servers", name="Servers", servers=3, iops=20.0)
    link = Link("servers", RUNS_ON, "host")
    plan = msgspec.structs.replace(
        plan, components={**plan.components, "servers": servers}, links={**plan.links, link.key: link}
    )
    found = rows(plan)
    assert found["host", "iops", "p95"].predicted == pytest.approx(40 * 10 + 3 * 20)
    assert found["host", "iops", "p95"].measured == 2 * 150
    login = {row.phase: row for row in evaluate(plan, CATALOG).saturation if row.resource == "disk_iops"}
    assert "login" in login
    assert found["host", "iops", "peak"].predicted >= 40 * 10 * 2.5 + 3 * 20
    assert found["host", "iops", "peak"].measured == 2 * 700


def test_memory_is_what_the_hypervisor_has_given_out() -> None:
    """Without machines 2 x 4 GiB of the hypervisor itself; the free memory that it keeps is not in use."""
    plan = measured({"desktops": 1}, measured_ram_percent=50.0)
    no_pool = {key: each for key, each in plan.components.items() if key != "pool"}
    bare = msgspec.structs.replace(plan, components=no_pool, links={})
    found = only(bare)
    assert (found.predicted, found.measured) == (pytest.approx(8.0), 2 * 256 * 0.5)
    pool = plan.components["pool"]
    assert isinstance(pool, DesktopPool)
    one, many = (only(measured({"desktops": each}, measured_ram_percent=50.0)).predicted for each in (1, 41))
    overhead = (one - 8.0) - pool.ram_gib
    assert 0 < overhead < 0.2
    assert many - one == pytest.approx(40 * (pool.ram_gib + overhead))


def test_a_cluster_shows_its_processors_weighed_by_clock() -> None:
    sheets = rvtools_sheets(40)
    heads, cpu = sheets["vHost"][0], sheets["vHost"][0].index("CPU usage %")
    first = sheets["vHost"][1]
    first[heads.index("# CPU")], first[heads.index("# Cores")] = 1, 24
    for row, percent in zip(sheets["vHost"][1:], (10, 40, 70, 5, 5, 5), strict=True):
        row[cpu] = percent
    plan = drawn(sheets)
    found = rows(plan)
    vdi = next(key for key, each in plan.components.items() if each.name == "VDI")
    assert found[vdi, "cpu", "moment"].measured == pytest.approx((10 * 24 + (40 + 70) * 48) / (24 + 2 * 48))


def drawn(sheets: Sheets) -> Plan:
    return drawing(read_inventory([source_file(sheets)]), CATALOG).plan


def with_ios(sheets: Sheets) -> Sheets:
    busy = sheets["ESX Performance"]
    busy[0] += ["Average IOPS", "Peak IOPS"]
    for row in busy[1:]:
        row += [200.0, 900.0]
    return sheets


def test_what_was_not_measured_is_not_compared() -> None:
    plan = measured()
    assert (rows(plan), is_measured(plan)) == ({}, False)
    assert calibration(plan, CATALOG).step.edits == ()
    idle = measured(measured_cpu_percent=0.0)
    assert is_measured(idle)
    assert only(idle).measured == 0.0


def test_measured_values_come_back_from_json_and_are_part_of_equality() -> None:
    plan = measured(
        measured_cpu_percent=0.0, measured_iops=12.5, measured_as="p95", measured_day="2026-11-01"
    )
    assert plan_from_json(plan_to_json(plan)) == plan
    assert plan != measured()
    assert b'"measured_ram_percent": null' in plan_to_json(plan)


@pytest.mark.parametrize(
    "sheets", [rvtools_sheets(60), with_ios(live_optics_sheets(60)), collector_sheets(60)]
)
def test_after_the_calibration_the_engine_predicts_what_was_measured(sheets: Sheets) -> None:
    plan = drawn(sheets)
    found = calibration(plan, CATALOG)
    assert found.problems == ()
    after = apply(plan, found.step.edits)
    assert apply(after, found.step.inverse().edits) == plan
    before = rows(plan)
    compared = 0
    for key, each in rows(after).items():
        if each.figure in ("cpu", "iops") and each.meaning != "peak":
            assert each.predicted == pytest.approx(each.measured, rel=1e-3)
            assert before[key].predicted != pytest.approx(each.measured, rel=1e-3)
            compared += 1
        else:
            assert each.measured == before[key].measured
    assert compared == len({(each.place, each.figure) for each in found.scalings}) > 0
    assert calibration(after, CATALOG).scalings == () or all(
        each.factor == pytest.approx(1, rel=1e-3) for each in calibration(after, CATALOG).scalings
    )


def test_pools_on_the_same_hosts_are_scaled_alike_with_their_first_day() -> None:
    plan = measured(
        {"first_cpu_mhz": 800.0, "first_iops": 30.0}, measured_cpu_percent=50.0, measured_iops=100.0
    )
    other = msgspec.structs.replace(plan.components["pool"], id="other", name="Other", cpu_mhz=1000.0)
    links = {
        each.key: each
        for each in (msgspec.structs.replace(one, source="other") for one in plan.links.values())
    }
    plan = msgspec.structs.replace(
        plan, components={**plan.components, "other": other}, links={**plan.links, **links}
    )
    found = calibration(plan, CATALOG)
    # 40 x (500 + 1000) MHz are 75% of 80,000; 800 IOPS are four times those of 2 x 100.
    assert {(each.figure, round(each.factor, 9)) for each in found.scalings} == {
        ("cpu", round(50 / 75, 9)), ("iops", 0.25),
    }  # fmt: skip
    assert {each.machines for each in found.scalings} == {("pool", "other")}
    after = apply(plan, found.step.edits).components
    assert [after[each].cpu_mhz for each in ("pool", "other")] == [333.3, 666.7]
    assert {after[each].first_cpu_mhz for each in ("pool", "other")} == {533.3}
    assert {(after[each].iops, after[each].first_iops) for each in ("pool", "other")} == {(2.5, 7.5)}


def test_what_a_storage_controller_takes_is_not_scaled() -> None:
    """60% beside a controller of 20% are 50% of the rest for users, who take 31.25% of it by the plan."""
    found = calibration(measured(measured_cpu_percent=60.0, controller_vcpus=4), CATALOG)
    (scaling,) = found.scalings
    assert scaling.factor == pytest.approx(50 / 31.25, rel=1e-9)


def test_a_calibrated_value_says_where_it_is_from_and_is_as_unsure_as_before() -> None:
    plan = measured(measured_cpu_percent=50.0, measured_day="2026-11-01")
    spread = {each.field.name: each.draw.spread for each in uncertain_values(plan, CATALOG)}["cpu_mhz"]
    after = apply(plan, calibration(plan, CATALOG).step.edits)
    origin = after.components["pool"].origins["cpu_mhz"]
    assert (origin.kind, origin.reference) == ("measured", "RVTools 4.7.1, customer.xlsx, 2026-11-01")
    draw = next(each.draw for each in uncertain_values(after, CATALOG) if each.field.name == "cpu_mhz")
    assert draw.spread == pytest.approx(spread)
    assert draw.source == CALIBRATED
    assert "iops" not in {
        field for field, each in after.components["pool"].origins.items() if each.kind == "measured"
    }


def test_why_hosts_cannot_be_calibrated() -> None:
    idle = calibration(measured(measured_cpu_percent=0.0), CATALOG)
    assert (idle.scalings, idle.step.edits) == ((), ())
    assert [str(each) for each in idle.problems] == ["“Host”: 0% leaves nothing for the machines."]
    controller = calibration(measured(measured_cpu_percent=18.0, controller_vcpus=4), CATALOG)
    assert [str(each) for each in controller.problems] == ["“Host”: 18% leaves nothing for the machines."]
    much = calibration(measured(measured_iops=10_000_000.0), CATALOG)
    assert "I/Os per desktop would be" in str(much.problems[0])
    assert much.step.edits == ()
    plan = measured(measured_cpu_percent=30.0)
    none = msgspec.structs.replace(
        plan, links={key: each for key, each in plan.links.items() if each.role != RUNS_ON}
    )
    assert [str(each) for each in calibration(none, CATALOG).problems] == [
        "“Host”: no machine of the plan runs there."
    ]
    host = msgspec.structs.replace(
        plan.components["host"], id="host-2", name="Other", measured_cpu_percent=None
    )
    link = Link("pool", RUNS_ON, "host-2")
    both = msgspec.structs.replace(
        plan, components={**plan.components, "host-2": host}, links={**plan.links, link.key: link}
    )
    assert ["runs on other hosts, too" in str(each) for each in calibration(both, CATALOG).problems] == [True]


def test_hosts_measured_otherwise_count_as_what_says_least() -> None:
    plan = drawn(rvtools_sheets(40))
    hosts = plan.of_type(Host)
    changed = msgspec.structs.replace(hosts[0], measured_as="p95", id="more", measured_day="2026-10-01")
    plan = msgspec.structs.replace(
        plan,
        components={**plan.components, "more": changed},
        parents={**plan.parents, "more": plan.parents[hosts[0].id]},
    )
    found = rows(plan)[plan.parents["more"], "cpu", "moment"]
    assert found.day == ""


def test_a_percentile_of_busy_hours_narrows_the_range() -> None:
    """With a moment, the range of the values stays; with a 95th percentile, only the users at work are open."""
    spreads, ranges = {}, {}
    for statistic in ("moment", "p95"):
        plan = measured(measured_cpu_percent=50.0, measured_as=statistic)
        found = calibration(plan, CATALOG)
        assert [each.meaning for each in found.scalings] == [statistic]
        after = apply(plan, found.step.edits)
        spreads[statistic] = spread_of(after)
        study = range_study(after, CATALOG)
        assert study is not None
        ranges[statistic] = study.desktops
    assert spreads["moment"] == pytest.approx(spread_of(measured()))
    assert spreads["p95"] == pytest.approx(math.hypot(0.2, 0.088))
    assert spreads["p95"] < spreads["moment"]
    assert ranges["p95"].median == ranges["moment"].median
    assert ranges["moment"].low < ranges["p95"].low < ranges["p95"].high < ranges["moment"].high


def spread_of(plan: Plan) -> float:
    return next(each.draw.spread for each in uncertain_values(plan, CATALOG) if each.field.name == "cpu_mhz")


def test_the_space_of_a_vsan_counts_its_copies() -> None:
    sheets = rvtools_sheets(60)
    plan = drawn(sheets)
    cluster = next(each for each in plan.of_type(Cluster) if each.vsan != "none")
    found = rows(plan)[cluster.id, "space", None]
    stores = sheets["vDatastore"]
    place, kind = stores[0].index("In Use MiB"), stores[0].index("Type")
    (used,) = (row[place] for row in stores if row[kind] == "vsan")
    assert found.measured == pytest.approx(used / 1024)
    assert found.counts_copies
    use = evaluate(plan, CATALOG).store(cluster.id)
    assert use is not None
    # The policy of a new cluster keeps two copies.
    assert found.predicted == pytest.approx(2 * use.used_gib)
    three = msgspec.structs.replace(cluster, vsan_policy="raid-1-ftt-2")
    more = rows(msgspec.structs.replace(plan, components={**plan.components, cluster.id: three}))
    assert more[cluster.id, "space", None].predicted > 1.4 * found.predicted
    assert more[cluster.id, "space", None].measured == found.measured
