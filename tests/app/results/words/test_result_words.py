"""Phases, cases and resources are named in one place, and looked up as the plan is made for."""

from __future__ import annotations

import pytest

from app.look.translation import speaking
from app.project.catalogue import load_catalog
from app.results.words.lifts import lift_in_words
from app.results.words.results import (
    cases_of,
    held_against_target,
    in_sentence,
    nearest,
    phase_name,
    resource_name,
    when,
    work_to_tell,
    worst_of,
)
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import WorkTime
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.evaluate import evaluate
from tests.support.plans import cluster_plan, with_fields

CATALOG = load_catalog()


@pytest.fixture(scope="module")
def assessment():
    return evaluate(cluster_plan(), CATALOG)


def test_the_usual_case_is_not_named():
    assert when("boot", NORMAL) == "Boot"
    assert when("boot", "host-2") == "Boot, 2 hosts failed"
    with speaking("de"):
        assert when("login", "host-1") == "Anmeldung, 1 Host ausgefallen"


def test_names_are_small_inside_an_english_sentence_only():
    assert in_sentence("Steady") == "steady"
    assert in_sentence("1 host failed") == "1 host failed"
    assert in_sentence("NVMe") == "NVMe"
    with speaking("de"):
        assert in_sentence(phase_name("steady")) == "Dauerbetrieb"


def test_before_the_first_assessment_there_is_the_normal_case(assessment):
    assert cases_of(None) == (NORMAL,)
    assert cases_of(assessment)[0] == NORMAL
    assert "host-1" in cases_of(assessment)


@pytest.mark.parametrize("plan_for", ["average", "peak"])
def test_views_look_at_the_load_that_the_plan_is_made_for(plan_for):
    plan = cluster_plan()
    plan = apply(plan, verbs.set_setting(plan, "plan_for", plan_for).edits)
    found = evaluate(plan, CATALOG)
    rows = found.saturation.where(("tier", "disk_iops"))
    assert {row.load for row in rows} == {"average", "peak"}
    assert {row.load for row in held_against_target(rows)} == {plan_for}
    for phase in found.phases:
        row = nearest(rows, phase, NORMAL)
        assert row is not None
        assert (row.phase, row.case, row.load) == (phase, NORMAL, plan_for)
    assert worst_of(rows) == found.worst("tier", "disk_iops", case=None)
    # Memory has no peaks, whatever the plan is made for.
    assert nearest(found.saturation.where(("pair", "ram")), "steady", NORMAL) is not None


def test_what_a_plan_does_not_promise_is_shown_but_never_the_worst():
    plan = cluster_plan()
    plan = apply(plan, verbs.set_setting(plan, "survive_controller", False).edits)
    rows = evaluate(plan, CATALOG).saturation.where(("array", "controller"))
    failed = nearest(rows, "login", "controller")
    assert failed is not None
    assert not failed.planned_for
    worst = worst_of(rows)
    assert worst is not None
    assert worst.case != "controller"


def test_every_resource_has_a_name():
    for resource, name in RESOURCE_NAMES.items():
        assert resource_name(resource) == name


def test_every_limit_says_what_to_buy_and_where_a_longer_window_would_do_too_that():
    assessment = evaluate(with_fields(cluster_plan(), "pool", desktops=400), CATALOG)
    assert len(assessment.limits) > 5
    for lift in assessment.lifts:
        said = lift_in_words(lift)
        assert any(digit in said for digit in "0123456789")
        assert ("longer window" in said) == lift.longer_window
    assert {lift.longer_window for lift in assessment.lifts} == {True, False}


def work(phase, case, minutes):
    return WorkTime(phase, case, minutes, 60.0, "", "")


def test_work_is_told_for_the_normal_case_and_where_only_a_failure_misses_the_window():
    known = [work("boot", NORMAL, 10.0), work("boot", "host-1", 50.0), work("boot", "controller", 70.0)]
    assert [(each.case, each.minutes) for each in work_to_tell(known)] == [
        (NORMAL, 10.0),
        ("controller", 70.0),
    ]
    assert [each.case for each in work_to_tell(known[:2])] == [NORMAL]
    late = [work("patch", NORMAL, 90.0), work("patch", "host-1", 95.0)]
    assert [each.case for each in work_to_tell(late)] == [NORMAL]
