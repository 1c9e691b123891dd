"""Remarks name the scenario in which they hold: the kind of day and the failure, in words."""

from __future__ import annotations

import pytest

from app.project.samples import read_sample
from app.results.words.failures import failure_in_words
from planner_core.engine.basis.axes import PHASE_NAMES, PHASES
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.when import DAY_WORDS, USUAL_DAY_WORDS
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields, with_settings

MONDAY = {"first_iops": 60.0, "first_cpu_mhz": 1_500.0}


def said(plan: Plan, code: str) -> list[str]:
    return [str(each.message) for each in evaluate(plan, CATALOG).findings if each.code == code]


@pytest.fixture
def plan() -> Plan:
    """Without an acceptance test, and far too many desktops."""
    plan = with_settings(read_sample("sc7020f-3000"), acceptance_test="none", latency_limit=False)
    return with_fields(plan, "pool-1", desktops=9_000)


def beginning(plan: Plan) -> str:
    (text,) = said(plan, "limit.exceeded")
    return text.split(": ")[0]


def test_the_limit_is_named_with_day_and_failure(plan: Plan) -> None:
    assert beginning(plan) == "While users log in"
    assert beginning(with_fields(plan, "pool-1", **MONDAY)) == "At the first logins of the week"
    assert beginning(with_fields(plan, "pool-1", first_cpu_mhz=100.0)) == "At the logins of a usual day"
    assert beginning(with_settings(plan, login_window_minutes=1440.0)) == "While users log in"
    failing = with_fields(
        with_settings(plan, survive_controller=True), "pool-1", cpu_mhz=1.0, boot_ios=90_000.0
    )
    assert beginning(failing) == "While all desktops start, with one controller failed"


def test_what_both_days_load_alike_is_told_of_neither(plan: Plan) -> None:
    """Processors, where the first day has more I/Os only."""
    assert beginning(with_fields(plan, "pool-1", first_login_ios=1.0)) == "While users log in"
    sample = with_fields(read_sample("tr4540-1500"), "pool", desktops=1_600)
    (text,) = said(sample, "cluster.no-reserve")
    assert text.startswith(
        "“Desktop cluster” plans for no host failure. While users work, with one of its 15 hosts"
    )
    heavy = with_fields(sample, "pool", first_cpu_mhz=900.0)
    (text,) = said(heavy, "cluster.no-reserve")
    assert "failure. On the first day of the week, with one of its 15 hosts failed, CPU of the others" in text


def test_a_limit_of_every_day_names_none(plan: Plan) -> None:
    memory = with_fields(plan, "pool-1", ram_gib=128.0)
    (text,) = said(memory, "limit.exceeded")
    assert text.startswith("10,500 desktops are planned, ")
    assert "RAM of" in text
    with_one_failed = with_fields(memory, "cluster-1", failures_to_tolerate=4)
    (text,) = said(with_one_failed, "limit.exceeded")
    assert text.startswith("With 4 hosts failed: 10,500 desktops are planned, ")


def test_peaks_and_failures_without_a_promise_name_the_day() -> None:
    sample = read_sample("tr4540-1500")
    (text,) = said(with_fields(sample, "pool", first_iops=30.0, first_peak_factor=9.0), "peak.over-capacity")[
        :1
    ]
    assert text.startswith("On the first day of the week: Controllers of “AFF8040” would be loaded to ")
    left_out = with_settings(sample, survive_controller=False)
    texts = said(left_out, "failure.not-planned")
    assert any(
        each.startswith(
            "While desktops are provisioned, with one controller failed: Controllers of “AFF8040” would"
        )
        for each in texts
    ), texts


def test_a_failure_on_the_first_day_says_so() -> None:
    plan = with_fields(read_sample("tr4540-1500"), "pool", first_iops=90.0)
    found = evaluate(plan, CATALOG).failures
    texts = {each.case: failure_in_words(plan, each) for each in found}
    assert texts["controller"].startswith("With one controller failed on the first day of the week, ")
    usual = evaluate(read_sample("tr4540-1500"), CATALOG).failures
    assert not any("day of the week" in failure_in_words(plan, each) for each in usual)


def test_every_phase_has_words() -> None:
    assert list(DAY_WORDS) == list(PHASES) == list(PHASE_NAMES)
    assert set(USUAL_DAY_WORDS) == {"steady", "login"}
