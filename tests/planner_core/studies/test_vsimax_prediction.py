"""VSImax as each rule would find it on a plan, beside what Fujitsu measured."""

from __future__ import annotations

import msgspec
import pytest

from app.project.samples import read_sample
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.login_vsi import BaselineRule, LoginVsi
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.vsimax_prediction import (
    VsimaxPrediction,
    beside_measured,
    is_through_line,
    refused_versions,
    vsimax_predictions,
)
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields
from tests.support.response import DATA, VIEW_PLANNER_USERS, VSI_3_USERS, VSI_4_USERS, model_of
from tests.support.shared_plans import shared_plan

FUJITSUS_RULE = "login-vsi-3-dynamic-analyser"


def of_test(plan: Plan, workload: str) -> Plan:
    """With the users of every pool as a test's."""
    for pool in plan.of_type(DesktopPool):
        plan = with_fields(plan, pool.id, workload=workload)
    return plan


def catalog_with(test: LoginVsi) -> Catalog:
    return msgspec.structs.replace(CATALOG, response=msgspec.structs.replace(DATA, login_vsi=test))


def predictions(plan: Plan) -> dict[tuple[str, str], VsimaxPrediction]:
    return {(each.rule, each.users): each for each in vsimax_predictions(model_of(plan))}


@pytest.mark.parametrize(("sample", "measured"), [("everything-on-ssd", 75), ("everything-on-sas", 31)])
def test_fujitsus_vsimax_lies_between_users_who_keep_their_pace_and_users_who_wait(
    sample: str, measured: int
) -> None:
    """Its analyser's rule, baseline + 3,000 ms. What a session takes is that of the profile, calibrated on three
    systems; nothing here is fitted to these two.

    Users who keep their pace are predicted within 15 %: VSImax is at a utilisation between about 85 % (one spindle
    of a few) and 100 %, so that far it may be off where the load itself is right. SAS comes out 13 % low.
    """
    found = predictions(read_sample(sample))
    pace, waiting = (beside_measured(found[FUJITSUS_RULE, users], measured) for users in ("open", "closed"))
    for each in (pace, waiting):
        assert each.error is not None
        print(
            f"\n{sample}, users {each.prediction.users}: predicted {each.prediction.sessions},"
            f" measured {measured}, error {each.error:+.1%}"
        )
    assert abs(pace.error or 0) <= 0.2
    assert (pace.prediction.sessions or 0) <= measured <= (waiting.prediction.sessions or 0)


def test_the_baseline_of_fujitsus_host_is_the_one_of_its_example() -> None:
    """1,500 ms, which make a threshold of 4,500 ms."""
    found = predictions(read_sample("everything-on-ssd"))[FUJITSUS_RULE, "open"]
    assert found.baseline_ms == pytest.approx(1500, rel=0.02)
    assert found.threshold_ms == pytest.approx(4500, rel=0.01)


def test_every_rule_is_asked_about_both_kinds_of_users() -> None:
    found = vsimax_predictions(model_of(of_test(cluster_plan(), VSI_4_USERS)))
    assert len(found) == 2 * len(DATA.login_vsi.rules)
    assert all(each.sessions or each.reason for each in found)
    banded = [each for each in found if each.benchmark == "login-vsi-4"]
    assert all(each.baseline_band == DATA.login_vsi.band_of(each.baseline_ms or 0) for each in banded)
    assert {each.baseline_band for each in found if each not in banded} == {""}


@pytest.mark.parametrize(
    ("workload", "answered"),
    [
        (VSI_3_USERS, {"login-vsi-3"}),
        (VSI_4_USERS, {"login-vsi-4"}),
        ("60 % Login VSI 4.1 task worker, Windows 10, 1 vCPU + 40 % " + VSI_4_USERS, {"login-vsi-4"}),
        (f"50 % {VSI_3_USERS} + 50 % {VSI_4_USERS}", set()),
        (VIEW_PLANNER_USERS, set()),
        ("Login Enterprise knowledge worker, Windows 10, 2 vCPU", set()),
        ("Fujitsu sizing table, normal user, Windows 7", set()),
        ("Our own users", set()),
        ("", set()),
    ],
)
def test_each_version_answers_for_its_own_users_only(workload: str, answered: set[str]) -> None:
    found = vsimax_predictions(model_of(of_test(cluster_plan(), workload)))
    assert {each.benchmark for each in found if each.sessions is not None} == answered
    refused = refused_versions(found)
    assert refused.keys() == {"login-vsi-3", "login-vsi-4"} - answered
    assert all("judges its own users only" in str(each) for each in refused.values())


def test_a_pool_of_another_kind_beside_login_vsis_leaves_that_its_vsimax() -> None:
    model = model_of(with_fields(shared_plan(3, pools=2), "pool-0", workload=VSI_4_USERS))
    assert refused_versions(vsimax_predictions(model)).keys() == {"login-vsi-3", "login-vsi-4"}
    assert refused_versions(vsimax_predictions(model, pool="pool-0")).keys() == {"login-vsi-3"}


def test_a_higher_threshold_is_never_passed_earlier() -> None:
    found = predictions(of_test(cluster_plan(), VSI_4_USERS))
    for users in ("open", "closed"):
        one, two = (found[f"login-vsi-4.1{more}", users].sessions for more in ("", "-two-seconds"))
        assert one is not None
        assert two is not None
        assert one <= two


def behind(**line: float) -> list[VsimaxPrediction]:
    """VSImax by the rules of version 4, of users behind a line."""
    plan = with_fields(of_test(cluster_plan(), VSI_4_USERS), "line", **line)
    return [each for each in vsimax_predictions(model_of(plan)) if each.benchmark == "login-vsi-4"]


def test_a_line_to_the_user_changes_nothing_that_the_test_measures_inside() -> None:
    near, far = (behind(latency_ms=ms) for ms in (0.0, 200.0))
    assert [each.sessions for each in near] == [each.sessions for each in far]
    assert None not in [each.sessions for each in near]
    assert [each.baseline_ms for each in near] == [each.baseline_ms for each in far]


def test_through_a_thin_line_the_same_rule_stops_where_the_line_is_full() -> None:
    """150 kbit/s each: 20 Mbit/s are full at 133 sessions, long before the processors."""
    wide, thin = (behind(bandwidth_mbit_s=mbit, other_traffic_percent=0.0) for mbit in (10_000.0, 20.0))
    for before, after in zip(wide, thin, strict=True):
        assert before.sessions == after.sessions
        if after.users == "open":
            assert before.through_line == pytest.approx(before.sessions, abs=1)
            assert after.through_line is not None
            assert 100 < after.through_line <= 140  # the index over the latest answers lags behind


def test_a_longer_round_trip_raises_baseline_and_answers_alike() -> None:
    """A delay of one's own makes nobody else wait, so users who keep their pace stop where they did."""
    for near, far in zip(behind(latency_ms=0.0), behind(latency_ms=200.0), strict=True):
        if near.users == "open":
            assert far.through_line == pytest.approx(near.through_line, abs=2)


def test_without_a_line_there_is_no_number_through_it() -> None:
    found = vsimax_predictions(model_of(of_test(small_plan(), VSI_4_USERS)))
    assert not any(is_through_line(each) for each in found)
    assert all(is_through_line(each) for each in behind(latency_ms=1.0))


def test_the_same_rule_finds_the_same_in_any_unit_of_time() -> None:
    """Both versions' users on one network; where threshold and baseline have the same ratio they agree."""
    rules = {each.id: each for each in DATA.login_vsi.rules}
    three = msgspec.structs.replace(rules[FUJITSUS_RULE], baseline_factor=3.0, added_ms=0.0)
    four = msgspec.structs.replace(three, id="four", response="login-vsi-4")
    test = msgspec.structs.replace(DATA.login_vsi, rules=(three, four))
    catalog = catalog_with(test)
    found = [
        each.sessions
        for users in (VSI_3_USERS, VSI_4_USERS)
        for each in vsimax_predictions(ResponseModel(of_test(cluster_plan(), users), catalog))
        if each.sessions is not None
    ]
    assert len(found) == 4
    assert found[:2] == found[2:]


def test_what_cannot_be_found_says_why() -> None:
    idle = predictions(small_plan(concurrency_percent=0.0, workload=VSI_3_USERS))[FUJITSUS_RULE, "open"]
    assert idle.sessions is None
    assert "No user is at work" in str(idle.reason)
    small = with_fields(small_plan(workload=VSI_3_USERS), "host", sockets=1, cores_per_socket=1)
    crowded = predictions(small)["login-vsi-3-dynamic", "open"]
    assert crowded.sessions is None
    assert "overloaded before the baseline" in str(crowded.reason)
    assert beside_measured(crowded, 31).error is None


def test_a_rule_that_wants_more_samples_than_there_are_says_so() -> None:
    rule = msgspec.structs.replace(
        DATA.login_vsi.rules[0], baseline=BaselineRule(samples="whole test", first=100_000)
    )
    test = msgspec.structs.replace(DATA.login_vsi, rules=(rule,))
    model = ResponseModel(small_plan(workload=VSI_3_USERS), catalog_with(test))
    assert ["100,000 samples" in str(each.reason) for each in vsimax_predictions(model)] == [True, True]


def test_a_threshold_out_of_reach_is_no_number() -> None:
    rule = msgspec.structs.replace(DATA.login_vsi.rules[0], added_ms=1e9)
    test = msgspec.structs.replace(DATA.login_vsi, rules=(rule,))
    model = ResponseModel(small_plan(workload=VSI_3_USERS), catalog_with(test))
    pace, waiting = vsimax_predictions(model)
    assert pace.sessions is not None  # endless beyond the knee
    assert waiting.sessions is None
    assert "not reached" in str(waiting.reason)
