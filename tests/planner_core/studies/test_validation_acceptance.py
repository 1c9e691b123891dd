"""The engine against the published systems: how far off it may be, and what has to be right."""

from __future__ import annotations

import pytest

from planner_core.studies.response_study import response_study
from planner_core.studies.validation_left_out import profile_mhz
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_power import PowerCalibration
from planner_core.studies.validation_records import ValidationData
from planner_core.studies.validation_results import Summary, Validation, ValidationRow
from planner_core.studies.validation_starts import StartCalibration


def errors(validation: Validation, kind: str) -> list[float]:
    rows = [row for row in validation.rows if row.kind == kind and row.basis == "predicted"]
    assert rows, kind
    assert all(row.error is not None for row in rows)
    return [row.error or 0.0 for row in rows]


def named(rows: list[ValidationRow]) -> list[str]:
    return [f"{row.record}: {row.predicted} for {row.measured}" for row in rows]


def test_what_the_sources_work_out_comes_out_beyond_rounding(validation: Validation) -> None:
    rows = [row for row in validation.rows if row.basis == "arithmetic"]
    assert len(rows) >= 45
    assert named([row for row in rows if row.error is None or abs(row.error) >= 0.0005]) == []


def summary(validation: Validation, kind: str) -> Summary:
    return next(each for each in validation.summary if each.kind == kind)


def test_density_of_machines_and_of_laboratories_never_seen(validation: Validation) -> None:
    """All systems whose processor and workload are named; what they had at least counts where it is violated. Without
    a laboratory, another test's users stand in for those of its test.
    """
    found = summary(validation, "density")
    assert found.alone == 1, "the disks that the I/O of Login VSI 3 was calibrated on"
    bounds = ((found.machine_left_out, 0.08, 0.20), (found.laboratory_left_out, 0.10, 0.25))
    for errors, median, worst in bounds:
        assert errors is not None
        assert errors.count >= 13
        assert errors.median <= median
        assert abs(errors.worst) <= worst


def test_what_stands_beside_the_summary_is_known(validation: Validation) -> None:
    """A figure whose own source leaves open what it is of; each prints its reason."""
    beside = {(row.record, row.kind) for row in validation.rows if row.beside}
    assert beside == {
        ("tr4540_hosts", "density"),
        ("tr4540_hosts", "response"),
        ("goeuc_ctxo_io", "writes_per_user"),
        ("dell_ps6000xvs_io", "iops_per_user"),
        ("nx_tn2077_io", "iops_per_user"),
        ("nx_tn2077_io", "writes_per_user"),
        ("nx_ra2003_g8_rdsh", "host_watts"),
    }
    assert validation.unplaced == ()


def test_users_with_answers_in_time(validation: Validation) -> None:
    """VSImax and View Planner: every record that prints a count, by the numbers of the ladder."""
    rows = [row for row in validation.rows if row.kind == "response"]
    assert len(rows) == 9
    found = summary(validation, "response").in_sample
    assert found is not None
    assert found.median <= 0.08
    assert abs(found.worst) <= 0.20
    for row in rows:
        passed = row.basis == "at_least" and not row.beside
        assert not passed or (row.error or 0) >= 0, f"{row.record} passed, and is said to fail"
    unseen = summary(validation, "response").machine_left_out
    assert unseen is not None
    assert abs(unseen.worst) <= 0.20


def test_answers_in_time_are_those_of_the_response_study(
    drawing: Drawing, data: ValidationData, validation: Validation
) -> None:
    record = next(each for each in data.systems if each.id == "goeuc_policy_vhd")
    study = response_study(drawing.draw(record).plan, drawing.catalog)
    (said,) = (each.sessions for each in study.vsimax if (each.rule, each.users) == ("login-vsi-4.1", "open"))
    (row,) = (row for row in validation.rows if (row.record, row.kind) == ("goeuc_policy_vhd", "response"))
    assert row.predicted == said


def test_boots_of_machines_never_seen(validation: Validation) -> None:
    """880 desktops on ESXi started 46.6 a minute, 1,040 on AHV 37.5: one duration of a start cannot fit both."""
    found = summary(validation, "boot_minutes").machine_left_out
    assert found is not None
    assert found.count >= 4
    assert found.median <= 0.15
    assert abs(found.worst) <= 0.20
    beyond = [
        row.record for row in validation.rows if row.kind == "boot_minutes" and abs(row.error or 0) > 0.15
    ]
    assert beyond == ["nx_ra2022_g9_boot880"]


def test_provisioning_times(validation: Validation) -> None:
    found = errors(validation, "provision_minutes")
    assert len(found) >= 2
    assert max(map(abs, found)) <= 0.10


def test_power_of_hosts_never_seen(validation: Validation) -> None:
    found = summary(validation, "host_watts").machine_left_out
    assert found is not None
    assert found.count >= 5
    assert found.median <= 0.15
    assert abs(found.worst) <= 0.15


def test_constants_of_power_and_starts_are_those_of_the_records(
    drawing: Drawing, data: ValidationData
) -> None:
    """No other hand in them than the systems'."""
    families = data.families
    busy = PowerCalibration(families.host_power, data.systems).busy_watts()
    assert families.host_power.busy_watts == pytest.approx(busy, rel=0.01)
    start = StartCalibration(drawing, data.systems).minutes()
    assert families.starts.session_host_minutes == pytest.approx(start, rel=0.01)


def test_a_failed_controller_loads_the_other_no_less_than_measured(validation: Validation) -> None:
    found = errors(validation, "controller_utilisation")
    assert min(found) >= 0
    assert max(found) <= 0.20


def test_the_limiting_resource_is_right_wherever_one_is_named(validation: Validation) -> None:
    assert named([row for row in validation.rows if row.bottleneck_right is False]) == []
    assert named([row for row in validation.rows if row.unsaturated_right is False]) == []
    assert validation.bottlenecks_labelled >= 17  # those that say what limited; six more say that nothing did


def test_processor_time_of_a_profile_is_the_mean_of_its_family(
    drawing: Drawing, data: ValidationData
) -> None:
    """One number for all systems of a family, and no other hand in it than the systems'. That of View Planner is the
    smaller one, with which both of its systems pass, not the mean.
    """
    known = {record.id: record for record in data.systems}
    calibrated = [family for family in data.families.families if family.calibrated_on]
    assert len(calibrated) >= 4
    for family in calibrated:
        profile = drawing.catalog.record("workloads", family.profile)
        assert profile is not None
        found = [profile_mhz(drawing, known[each]) for each in family.calibrated_on]
        assert profile.values["cpu_mhz"] == pytest.approx(sum(found) / len(found), rel=0.011)


def test_no_record_has_a_constant_of_its_own(data: ValidationData) -> None:
    """Processor time comes from families; what a controller does, from a test that another record is."""
    of_users = {"cpu_mhz", "read_percent", "boot_ios", "provision_ios", "boot_cpu_ghz_seconds", "peak_factor"}
    for record in data.systems:
        given = [*(part.values for part in record.system.parts), *record.system.changes.values()]
        runs_a_benchmark = any(
            target.kind == "cached_drives" or target.outstanding for target in record.targets
        )
        own = {"read_percent"} if runs_a_benchmark else set()  # the mix on the benchmark's command line
        assert not (of_users - own) & {field for values in given for field in values}, record.id
    tests = {
        record.id: part.controllers
        for record in data.systems
        for part in record.system.parts
        if part.controllers
    }
    failovers = [name for name in tests if name.endswith("_failover")]
    assert len(failovers) == 3
    for name in failovers:
        assert tests[name] == tests[name.removesuffix("_failover")]


def test_no_record_is_judged_and_refused(data: ValidationData) -> None:
    judged = [record.id for record in (*data.systems, *data.arithmetic)]
    assert len(set(judged)) == len(judged)
    assert not set(judged) & {record.id for record in data.unusable}
    assert all(record.reason for record in data.unusable)
