"""Cases that a sceptical reader recomputed by hand."""

from __future__ import annotations

import math
from decimal import Decimal

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer, explainable
from planner_core.plan.components import Host, InfrastructureServers
from planner_core.plan.plan import Plan, Position
from tests.support.plans import CATALOG, placed, small_plan, with_fields


def with_servers(plan: Plan, host: str, store: str, **fields: object) -> Plan:
    servers = InfrastructureServers(id="servers", name="Servers", **fields)  # type: ignore[arg-type]
    plan = apply(plan, verbs.add_component(plan, servers, Position(0, 600)).edits)
    plan = apply(plan, verbs.connect(plan, "servers", host).edits)
    return apply(plan, verbs.relocate(plan, "servers", "server_disk", store).edits)


def in_window(plan: Plan, minutes: float) -> Plan:
    return apply(plan, verbs.set_setting(plan, "boot_window_minutes", minutes).edits)


def codes(result: Assessment) -> set[str]:
    return {finding.code for finding in result.findings}


def test_the_time_of_a_boot_does_not_depend_on_its_window() -> None:
    plan = with_fields(read_sample("everything-on-sas"), "pool", desktops=10)
    plan = with_servers(plan, "host", "sas", servers=4, iops=30.0)
    minutes = [evaluate(in_window(plan, each), CATALOG).work[0].minutes for each in (60.0, 480.0, 1440.0)]
    boots = 10 * 27_471 * (0.957 * 1.0 + 0.043)
    assert minutes == pytest.approx([boots / (250 - 120) / 60] * 3)


def test_a_boot_that_gets_no_room_never_ends() -> None:
    plan = with_servers(read_sample("everything-on-sas"), "host", "sas", servers=10, iops=30.0)
    result = evaluate(plan, CATALOG)
    assert math.isinf(result.work[0].minutes)
    assert "boot.too-slow" in codes(result)


def test_the_throttle_works_in_waves() -> None:
    one = evaluate(with_fields(read_sample("everything-on-ssd"), "pool", desktops=10), CATALOG)
    assert one.work[0].minutes == pytest.approx(3.0)
    assert evaluate(read_sample("everything-on-ssd"), CATALOG).work[0].minutes == pytest.approx(6.0)


def test_files_that_fit_no_store_let_no_desktop_fit() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "pool", template_gib=400.0)
    result = evaluate(plan, CATALOG)
    assert (result.limits[0].component, result.desktops.maximum) == ("mirror", 0)
    assert "limit.exceeded" in codes(result)


def test_a_record_without_a_price_leaves_no_foreign_price() -> None:
    plan = read_sample("everything-on-sas")
    nvme = CATALOG.record("drives", "NVMe 3.84 TB")
    processor = CATALOG.record("cpus", "Intel Xeon E5620")
    assert nvme is not None
    assert processor is not None
    drives = evaluate(apply(plan, verbs.use_record(plan, ["sas"], nvme).edits), CATALOG)
    assert drives.cost.total == Decimal(9455 - 420)
    assert "price.missing" in codes(drives)
    processors = evaluate(apply(plan, verbs.use_record(plan, ["host"], processor).edits), CATALOG)
    assert processors.cost.total == Decimal(9455 - 2500)
    assert "price.missing-processor" in codes(processors)


def test_local_files_of_another_host_are_an_error() -> None:
    plan = read_sample("everything-on-ssd")
    plan = apply(plan, verbs.add_component(plan, Host(id="host-2", name="Second"), Position(0, 900)).edits)
    plan = apply(plan, verbs.connect(plan, "pool", "host-2").edits)
    assert "files.other-host" in codes(evaluate(plan, CATALOG))
    assert "files.other-host" not in codes(evaluate(read_sample("everything-on-ssd"), CATALOG))


def test_ram_of_servers_is_not_counted_as_desktops() -> None:
    plan = with_servers(read_sample("replica-on-ssd"), "host", "sas", servers=2, ram_gib=32.0)
    finding = next(each for each in evaluate(plan, CATALOG).findings if each.code == "ram.overcommit")
    overhead = (93.82 + 0.0118066 * 32768 + 44.23 + 0.007882 * 32768) / 1024
    room = 144 - 2 * (32 + overhead)
    assert finding.message.arguments["bare_desktops"] == int(room / (2 + 118.0 / 1024))


def test_swap_is_sent_only_where_it_fits() -> None:
    assert "swap.on-flash" in codes(evaluate(small_plan(desktops=50), CATALOG))
    full = with_fields(small_plan(desktops=50), "sas", drives=2, drive_gb=100.0)
    assert "swap.on-flash" not in codes(evaluate(full, CATALOG))
    assert "swap.on-flash" not in codes(evaluate(placed(small_plan(), {"swap": "sas"}), CATALOG))


@pytest.mark.parametrize(("drives", "usable"), [(4, 2), (5, 2), (6, 3)])
def test_mirrors_count_whole_pairs(drives: int, usable: int) -> None:
    plan = with_fields(small_plan(), "ssd", drives=drives, drive_gb=1000.0, raid="raid-10")
    use = evaluate(plan, CATALOG).store("ssd")
    assert use is not None
    assert use.capacity_gib == pytest.approx(usable * 1e12 / 2**30)


def test_what_has_demand_and_nothing_to_meet_it_is_the_worst() -> None:
    plan = with_fields(small_plan(), "host", ram_gib=4.0, memory_module_gib=4.0)
    row = evaluate(plan, CATALOG).worst("host", "ram")
    assert row is not None
    assert (row.utilisation, row.status, row.load_factor) == (None, "over", math.inf)


@pytest.mark.parametrize("topic", ["cost", "boot", "limits", "desktops"])
def test_a_component_may_be_called_like_a_topic(topic: str) -> None:
    plan = small_plan()
    host = msgspec.structs.replace(plan.components["host"], id=topic)
    plan = apply(plan, verbs.add_component(plan, host, Position(0, 0)).edits)
    explainer = Explainer(plan, CATALOG)
    for what in explainable(explainer.assessment):
        assert explainer.explain(what)
