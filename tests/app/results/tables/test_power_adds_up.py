"""The table of power and space: the sum is that of the rows as they are printed, and the energy that costs money."""

from __future__ import annotations

import re

import msgspec

from app.output.chapters.power_chapter import power
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies.power_by_site import power_by_site
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings


def two_hosts() -> Plan:
    """6 hosts that draw 572 W and 3 that draw 1,272 W each: 45,096.48 and 50,142.24 kWh in a year, 95,238.72 in all."""
    plan = with_settings(with_fields(small_plan(), "host", count=6, power_watts=572.0), pue=1.5)
    other = msgspec.structs.replace(plan.components["host"], id="other", count=3, power_watts=1272.0)  # type: ignore[call-arg]
    return msgspec.structs.replace(plan, components={**plan.components, "other": other})


def test_the_sum_of_the_energy_is_that_of_the_rows_and_of_the_cost() -> None:
    plan = two_hosts()
    exact = [each.energy_kwh_per_year for each in power_by_site(plan)]
    assert [round(each, 2) for each in exact] == [45_096.48, 50_142.24], (
        "each by itself would be rounded down"
    )
    assessment = evaluate(plan, CATALOG)
    found = power(plan, assessment)
    assert found is not None
    lines = [[str(cell) for cell in each["cells"]] for each in found["blocks"][0]["rows"]]
    energy = [int(re.sub(r"\D", "", line[3])) for line in lines]
    *parts, whole = energy
    assert parts == [45_097, 50_142]
    assert sum(parts) == whole == 95_239
    assert round(assessment.cost.running.energy_kwh_per_year or 0) == whole
    heat = [[str(cell) for cell in each["cells"]] for each in found["blocks"][-1]["rows"]]
    hardware, cooling = (int(re.sub(r"\D", "", line[1])) for line in heat[1:])
    assert hardware + cooling == whole
    watts = [int(re.sub(r"\D", "", line[2])) for line in lines]
    assert watts == [3432, 3816, 7248]
