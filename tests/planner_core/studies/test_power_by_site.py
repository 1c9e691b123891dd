"""Power, energy and rack units by site: calculated by hand, and in all as the assessment says."""

from __future__ import annotations

import msgspec
import pytest

from app.project.samples import read_sample, sample_names
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DiskGroup, StorageArray
from planner_core.studies.power_by_site import SitePower, power_by_site
from tests.support.plans import CATALOG, with_fields, with_settings
from tests.support.vsan_plans import vsan_plan


def test_half_of_a_stretched_cluster_is_at_each_site_and_everything_else_at_the_first() -> None:
    plan = vsan_plan(2, 3, vsan_sites="two")
    plan = with_fields(plan, "host-0", power_watts=400.0, rack_units=2.0)
    plan = with_fields(plan, "host-1", power_watts=300.0, rack_units=1.0)
    plan = with_fields(plan, "disks-1", drive_watts=5.0, drives=6, spare_drives=1)
    array = StorageArray(id="array", name="Array", power_watts=700.0, rack_units=4.0)
    shelf = DiskGroup(id="shelf", name="Shelf", drives=10, drive_watts=8.0)
    components = {**plan.components, "array": array, "shelf": shelf}
    plan = msgspec.structs.replace(plan, components=components, parents={**plan.parents, "shelf": "array"})
    plan = with_settings(plan, pue=1.5)
    # 5 hosts: 3 at the first site. 7 drives of 5 W in each host of the second card: 335 W.
    # A kilowatt around the clock is 8,760 kWh, with cooling 13,140.
    assert power_by_site(plan) == (
        SitePower(1, "host-0", 2, 800.0, pytest.approx(10_512.0), 4.0),
        SitePower(1, "host-1", 1, 335.0, pytest.approx(4_401.9), 1.0),
        SitePower(1, "array", 1, 780.0, pytest.approx(10_249.2), 4.0),
        SitePower(2, "host-1", 2, 670.0, pytest.approx(8_803.8), 2.0),
    )
    running = evaluate(plan, CATALOG).cost.running
    assert running.power_watts == pytest.approx(800 + 335 + 780 + 670)
    assert running.rack_units == 11
    one_site = with_fields(plan, "cluster", vsan_sites="one")
    assert [(each.site, each.component, each.pieces) for each in power_by_site(one_site)] == [
        (1, "host-0", 2), (1, "host-1", 3), (1, "array", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("name", sample_names())
def test_the_sites_of_a_sample_come_to_what_the_assessment_says(name: str) -> None:
    plan = read_sample(name)
    rows, running = power_by_site(plan), evaluate(plan, CATALOG).cost.running
    assert {each.site for each in rows} == {1}
    assert sum(each.power_watts for each in rows) == pytest.approx(running.power_watts)
    assert sum(each.energy_kwh_per_year for each in rows) == pytest.approx(running.energy_kwh_per_year)
    assert sum(each.rack_units for each in rows) == running.rack_units
