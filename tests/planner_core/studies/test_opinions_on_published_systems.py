"""The field's conventions on the published systems, drawn as plans: how far each lies from what was measured."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Host
from planner_core.studies.opinion_rules import RuleCheck
from planner_core.studies.second_opinions import second_opinions
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import ValidationData
from tests.planner_core.studies.test_second_opinions import RULES
from tests.support.plans import CATALOG, with_fields

WINDOWS_7 = ("fujitsu_ssd", "vsan62_hybrid_v62", "vsan62_allflash")
WINDOWS_10 = ("nx_ra2053_g7", "nx_ra2053_g9_single", "goeuc_policy_vhd", "goeuc_ctxo_baseline")
KNOWLEDGE_WORKERS = (*WINDOWS_10, "vmware_vsan62_h7_kw")
AT_80_PERCENT = ("nx_ra2053_g7", "nx_ra2053_g9_single")
"""Measured at about 80 % CPU, where the others ran into saturation or do not say."""


def error_percent(data: ValidationData, drawing: Drawing, record_id: str, rule: str) -> float:
    """What a rule says for one host of a system, over what was measured, less 100 %."""
    record = next(each for each in data.systems if each.id == record_id)
    measured = next(each.measured for each in record.targets if each.kind == "density")
    plan = drawing.draw(record).plan
    if (
        rule == "base-clock-792"
    ):  # not every source says how many vCPUs; the rule is for knowledge workers with two
        plan = with_fields(plan, "desktops", vcpus=2)
    found = {each.id: each for each in second_opinions(plan, CATALOG, evaluate(plan, CATALOG), RULES)}
    hosts = sum(host.count for host in plan.of_type(Host))
    used = 0.8 if rule == "base-clock-792" and record_id in AT_80_PERCENT else 1.0
    assert measured
    return (found[rule].number * used / hosts / measured - 1) * 100


def check_of(rule: str) -> RuleCheck:
    check = next(each.check for each in RULES if each.id == rule)
    assert check
    return check


@pytest.mark.parametrize(
    ("rule", "records"),
    [
        ("vmware-8-per-core", WINDOWS_7),
        ("vmware-10-per-core", WINDOWS_7),
        ("base-clock-792", KNOWLEDGE_WORKERS),
    ],
)
def test_a_rule_misses_as_it_says(
    rule: str, records: tuple[str, ...], data: ValidationData, drawing: Drawing
) -> None:
    errors = [error_percent(data, drawing, each, rule) for each in records]
    check = check_of(rule)
    assert min(errors) == pytest.approx(check.least_percent, abs=0.7)
    assert max(errors) == pytest.approx(check.most_percent, abs=0.7)


def test_five_per_core_overshoots_every_windows_10_system(data: ValidationData, drawing: Drawing) -> None:
    """By 56 to 157 % on the systems of the records; 34 % is its error on an image optimised to 89.5 desktops."""
    errors = [error_percent(data, drawing, each, "citrix-5-per-core") for each in WINDOWS_10]
    check = check_of("citrix-5-per-core")
    assert min(errors) == pytest.approx(56, abs=0.7)
    assert max(errors) == pytest.approx(check.most_percent, abs=0.7)
    optimised = (24 * 5 / 89.5 - 1) * 100
    assert optimised == pytest.approx(check.least_percent, abs=0.7)


def test_ours_lies_closer_than_any_rule_per_core(data: ValidationData, drawing: Drawing) -> None:
    for record_id in (*WINDOWS_7, *WINDOWS_10):
        record = next(each for each in data.systems if each.id == record_id)
        measured = next(each.measured for each in record.targets if each.kind == "density")
        plan = drawing.draw(record).plan
        hosts = sum(host.count for host in plan.of_type(Host))
        for each in second_opinions(plan, CATALOG, evaluate(plan, CATALOG), RULES):
            if each.id in (
                "citrix-5-per-core",
                "vmware-8-per-core",
                "vmware-10-per-core",
                "threads-as-cores",
            ):
                assert each.ours
                assert measured
                assert abs(each.ours / hosts - measured) < abs(each.number / hosts - measured), (
                    record_id,
                    each.id,
                )
