"""`headroom response`: the study for scripts, for people, and where its numbers come from."""

from __future__ import annotations

import json

import pytest

from app.cli.plan_files import write_plan
from tests.support.command import headroom
from tests.support.plans import cluster_plan, small_plan, with_fields
from tests.support.response import VIEW_PLANNER_USERS, VSI_4_USERS

KEYS = {
    "plan", "reason", "interaction", "phase", "load", "case", "pools", "stations", "knee", "bottleneck", "method",
    "curve", "cases", "vsimax", "view_planner", "stores", "assumptions",
}  # fmt: skip
CURVE_KEYS = {
    "sessions", "open_seconds", "closed_seconds", "shortest_seconds", "longest_seconds", "throughput_per_second",
    "utilisation", "pools",
}  # fmt: skip
GERMAN = ("Antwortzeit nach Sitzungen", "Was Tests ergäben", "Annahmen", "Benutzer bei der Arbeit")


def study(*arguments: object) -> dict:
    done = headroom("response", *arguments, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


def test_json_has_every_promised_key(samples):
    found = study(samples / "everything-on-sas.headroom")
    assert found.keys() >= KEYS
    assert found["curve"].keys() >= CURVE_KEYS
    lengths = {len(values) for name, values in found["curve"].items() if name != "pools"}
    assert len(lengths) == 1
    assert found["knee"] == pytest.approx(36.23, abs=0.005)
    assert found["bottleneck"] == {"component": "sas", "resource": "disk_iops"}


def test_overload_is_null_and_no_number(samples):
    found = study(samples / "everything-on-sas.json")
    beyond = found["curve"]["sessions"].index(37)
    assert found["curve"]["open_seconds"][beyond] is None
    assert found["curve"]["closed_seconds"][beyond] > 0


def test_a_measured_vsimax_stands_beside_every_prediction(samples):
    found = study(samples / "everything-on-ssd.json", "--measured", 75)
    answered = [each for each in found["vsimax"] if each["sessions"]]
    assert {each["benchmark"] for each in answered} == {"login-vsi-3"}
    for each in answered:
        assert each["measured"] == 75
        assert each["error"] == pytest.approx(each["sessions"] / 75 - 1)


def test_without_a_measurement_there_is_no_column_for_its_error(samples):
    measured = headroom("response", samples / "everything-on-ssd.json", "--measured", "75").out
    assert "Error" in measured
    assert "Error" not in headroom("response", samples / "everything-on-ssd.json").out


def test_tests_of_other_users_say_why_they_have_no_number(samples):
    found = study(samples / "everything-on-ssd.json")
    others = [each for each in found["vsimax"] if each["benchmark"] == "login-vsi-4"]
    assert others
    for each in [*others, found["view_planner"]]:
        assert "judges its own users only" in each["reason"]
        assert each.get("sessions") is None
    done = headroom("response", samples / "everything-on-ssd.json")
    assert done.out.count("Login VSI 4 judges its own users only") == 1


def test_the_report_has_every_section(samples):
    done = headroom("response", samples / "everything-on-sas.json", "--measured", "31")
    assert (done.status, done.err) == (0, "")
    sections = (
        "Stations", "Response time by sessions", "The planned sessions, case by case",
        "What tests would say", "Latency of the stores", "Assumptions",
    )  # fmt: skip
    for each in sections:
        assert f"\n{each}\n" in done.out
    assert "Measured: 31 sessions" in done.out
    assert "36.23 sessions: Disk IOPS of SAS" in done.out
    assert "∞" in done.out
    assert "0.0%" in done.out


def test_the_report_speaks_german(samples):
    done = headroom("response", samples / "everything-on-sas.json", "--language", "de")
    assert done.status == 0
    for each in GERMAN:
        assert each in done.out
    assert "36,23" in done.out


def test_every_service_time_is_explained(samples):
    done = headroom("response", samples / "everything-on-sas.json", "--explain")
    assert (done.status, done.err) == (0, "")
    for each in ("CPU of “RX300 S6”", "Disk IOPS of “SAS”"):
        assert f"Service of one interaction: {each}" in done.out
    assert "all_core_turbo_ghz" in done.out


def test_a_plan_without_an_answer_gives_the_reason_and_no_error(tmp_path):
    write_plan(tmp_path / "slow.json", small_plan(cpu_mhz=9000.0))
    done = headroom("response", tmp_path / "slow.json")
    assert (done.status, done.err) == (0, "")
    assert "takes 7.5" in done.out
    found = study(tmp_path / "slow.json")
    assert found["curve"] is None
    assert "longer than" in found["reason"]
    assert all(each["reason"] for each in found["vsimax"])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(("--pool", "nobody"), "there are: pool"), (("--case", "host-7"), "there are: normal, ")],
)
def test_what_the_plan_does_not_have_is_named(samples, arguments, complaint):
    done = headroom("response", samples / "everything-on-sas.json", *arguments)
    assert done.status == 1
    assert complaint in done.err


@pytest.mark.parametrize("measured", ["0", "-3"])
def test_a_measurement_is_at_least_one_session(samples, measured):
    done = headroom("response", samples / "everything-on-sas.json", f"--measured={measured}")
    assert done.status == 2
    assert "no number of sessions" in done.err


def test_a_line_stands_among_the_stations_and_has_a_column_of_its_own(tmp_path):
    plan = with_fields(cluster_plan(), "line", latency_ms=40.0, bandwidth_mbit_s=50.0)
    plan = with_fields(plan, "pool", workload=VSI_4_USERS)
    write_plan(tmp_path / "line.json", plan)
    done = headroom("response", tmp_path / "line.json")
    assert (done.status, done.err) == (0, "")
    assert "Through the line" in done.out
    assert "measures inside the session" in done.out
    trip = next(each for each in done.out.splitlines() if "Round trip" in each)
    assert trip.split()[-3:] == ["40", "ms", "–"]
    explained = headroom("response", tmp_path / "line.json", "--explain").out
    assert "Network between “Pool” and its users: “Line” = 0.04 s" in explained
    for each in study(tmp_path / "line.json")["vsimax"]:
        assert bool(each["through_line"] or each["line_reason"])
    near = study(tmp_path / "line.json")["pools"][0]
    assert (near["line"], near["latency_seconds"]) == ("line", 0.04)


@pytest.mark.parametrize(("desktops", "verdicts"), [(5, ("passes", "passes")), (51, ("fails", "passes"))])
def test_users_of_view_planner_are_told_how_many_of_them_would_pass(tmp_path, desktops, verdicts):
    """With 1,000 MHz each, one processor keeps 50 of them within group A; the drives keep many more in group B."""
    plan = small_plan(desktops=desktops, cpu_mhz=1000.0, workload=VIEW_PLANNER_USERS)
    path = tmp_path / "plan.json"
    write_plan(path, with_fields(plan, "host", sockets=1))
    done = headroom("response", path)
    assert (done.status, done.err) == (0, "")
    assert f"95th percentile at {desktops} sessions; up to 50 would pass both groups." in done.out
    found = study(path)["view_planner"]
    of_processors, of_storage = (each["most_sessions"] for each in found["groups"])
    assert of_processors == 50 < of_storage
    assert tuple("passes" if each["passed"] else "fails" for each in found["groups"]) == verdicts
