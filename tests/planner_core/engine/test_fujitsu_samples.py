"""The three Fujitsu samples against the figures of the paper they were built from."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields

FUJITSU = ("everything-on-ssd", "everything-on-sas", "replica-on-ssd")


def assessed(name: str) -> Assessment:
    return evaluate(read_sample(name), CATALOG)


def test_sas_host_costs_9455_and_305_per_desktop() -> None:
    cost = assessed("everything-on-sas").cost
    assert cost.total == Decimal(9455)
    assert cost.per_desktop_planned == Decimal(305)


def test_ssd_host_costs_13555_and_181_per_desktop() -> None:
    cost = assessed("everything-on-ssd").cost
    assert cost.total == Decimal(13555)
    assert round(cost.per_desktop_planned or 0, 2) == Decimal("180.73")


def test_doubled_disks_cost_241_per_desktop() -> None:
    doubled = with_fields(read_sample("everything-on-ssd"), "ssd", drives=8)
    assert evaluate(doubled, CATALOG).cost.per_desktop_planned == Decimal(241)


def test_sas_is_limited_by_disk_iops_near_31() -> None:
    result = assessed("everything-on-sas")
    assert [limit.resource for limit in result.limits[:2]] == ["response", "disk_iops"]
    assert result.limits[1].component == "sas"
    assert result.desktops.maximum == 31


def test_two_gib_desktops_are_limited_by_ram_near_70() -> None:
    result = assessed("replica-on-ssd")
    assert result.limits[0].resource == "ram"
    assert result.desktops.maximum == pytest.approx(70, rel=0.1)


def test_the_paper_let_70_run_where_its_own_figures_allow_68() -> None:
    finding = next(each for each in assessed("replica-on-ssd").findings if each.code == "ram.overcommit")
    assert finding.message.arguments["bare_desktops"] == 68


def test_ssd_is_limited_by_cpu_near_75() -> None:
    result = assessed("everything-on-ssd")
    assert [limit.resource for limit in result.limits[:2]] == ["response", "cpu"]
    assert result.desktops.maximum == 75


def test_explanation_says_why_ram_cannot_be_the_limit_of_the_ssd_plan() -> None:
    maximum = explain(read_sample("everything-on-ssd"), CATALOG, "desktops.maximum")
    assert maximum.remark is not None
    assert maximum.remark.arguments["allowed"] == 125
    assert "RAM" in str(maximum.remark)


def test_one_workload_profile_serves_all_three() -> None:
    pools = [read_sample(name).components["pool"] for name in FUJITSU]
    profile = CATALOG.record("workloads", "Login VSI 3 medium, Windows 7, 1 vCPU")
    assert profile is not None
    for field, value in profile.values.items():
        assert [getattr(pool, field) for pool in pools] == [value] * 3, field


@pytest.mark.parametrize("name", sample_names())
def test_samples_hold_catalogue_values(name: str) -> None:
    """A field that says it is from the catalogue holds what the record says."""
    plan: Plan = read_sample(name)
    records = {record.name: record for records in CATALOG.lists.values() for record in records}
    checked = 0
    for part in plan.components.values():
        for field, origin in part.origins.items():
            if origin.kind == "catalogue":
                assert getattr(part, field) == records[origin.reference].values[field], (part.id, field)
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("name", sample_names())
def test_by_role_adds_up_to_used(name: str) -> None:
    for use in assessed(name).stores:
        assert sum(use.by_role.values()) == pytest.approx(use.used_gib)


def test_ram_of_the_ssd_plan() -> None:
    """75 x (1,024 + 105.91) MB = 82.8 GiB: the figure that speaks against the paper's own reading."""
    row = assessed("everything-on-ssd").worst("host", "ram")
    assert row is not None
    assert row.demand == pytest.approx(75 * (1024 + 105.91) / 1024, abs=0.01)
