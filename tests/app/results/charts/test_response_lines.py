"""The lines of a response chart are those of the study, as far as the chart goes."""

from __future__ import annotations

import math

import pytest

from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.results.charts.response_lines import MOST_HEIGHT, picture_of, shown_pools
from planner_core.catalog.response_times import USER
from planner_core.studies.response_curve import ResponseCurve, response_curve
from planner_core.studies.response_stations import ResponseModel
from tests.support.plans import two_pools, with_fields

CATALOG = load_catalog()


def curve_of(plan, case="normal") -> ResponseCurve:
    model = ResponseModel(plan, CATALOG)
    found = response_curve(model.network(model.data.interactions[USER], case=case))
    assert isinstance(found, ResponseCurve)
    return found


@pytest.fixture(scope="module")
def curve():
    return curve_of(read_sample("replica-on-ssd"))


def test_one_pool_has_both_kinds_of_users_and_the_shortest_time(curve):
    picture = picture_of(curve, None, 80.0)
    kinds = {line.kind: line for line in picture.lines}
    assert set(kinds) == {"pace", "wait", "bound"}
    for kind, seconds in (("wait", curve.closed_seconds), ("bound", curve.shortest_seconds)):
        line = kinds[kind]
        for x, y in zip(line.x, line.y, strict=True):
            assert y == pytest.approx(min(seconds[int(x) - 1], 2 * picture.seconds_end))
    rounding = 1e-9  # one session alone waits for nobody: both are its service time
    assert all(kinds["bound"].at(x) <= kinds["wait"].at(x) + rounding for x in kinds["bound"].x)


def test_users_who_keep_their_pace_leave_the_chart_at_the_knee(curve):
    line = next(each for each in picture_of(curve, None, None).lines if each.kind == "pace")
    assert line.x[-1] <= curve.knee
    assert line.y[-1] == pytest.approx(2 * picture_of(curve, None, None).seconds_end)
    assert all(map(math.isfinite, line.y))
    assert list(line.y) == sorted(line.y)


def test_marks_stand_in_order_and_inside(curve):
    picture = picture_of(curve, None, 77.0, 74.0)
    marks = {mark.kind: mark.sessions for mark in picture.marks}
    assert marks == {"planned": 70.0, "maximum": 77.0, "vsimax": 74.0, "knee": curve.knee}
    assert [mark.sessions for mark in picture.marks] == sorted(marks.values())
    assert max(marks.values()) < picture.sessions_end


def test_a_failure_has_the_normal_case_behind_it():
    plan = read_sample("vsan62-hybrid-500")
    normal, failed = curve_of(plan), curve_of(plan, "host-1")
    picture = picture_of(failed, normal, None)
    assert picture.lines[0].kind == "before"
    knees = {mark.kind: mark.sessions for mark in picture.marks}
    assert knees["knee"] == failed.knee < normal.knee
    before = picture.lines[0]
    steep = next(line for line in picture.lines if line.kind == "pace")
    assert before.at(failed.knee * 0.95) < steep.at(failed.knee * 0.95)


def test_overloaded_plans_are_still_seen_as_far_as_they_go():
    curve = curve_of(with_fields(read_sample("replica-on-ssd"), "pool", desktops=200))
    picture = picture_of(curve, None, None)
    waiting = next(line for line in picture.lines if line.kind == "wait")
    assert picture.sessions_end > 200
    assert waiting.at(200) <= picture.seconds_end
    assert picture.seconds_end > MOST_HEIGHT * curve.closed_seconds[0]


def test_pools_whose_users_wait_alike_share_a_line():
    plan = with_fields(read_sample("replica-on-ssd"), "pool", desktops=30)
    both, _ = two_pools(plan)
    alike = picture_of(curve_of(both), None, None)
    assert [len(line.pools) for line in alike.lines if line.kind == "pace"] == [2]
    different, _ = two_pools(plan, cpu_mhz=2000.0)
    apart = picture_of(curve_of(different), None, None)
    assert [len(line.pools) for line in apart.lines if line.kind == "pace"] == [1, 1]
    assert not [line for line in apart.lines if line.kind == "bound"]


def test_the_pools_with_most_users_are_shown(curve):
    assert shown_pools(curve) == [0]
