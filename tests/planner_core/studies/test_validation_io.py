"""I/O of a user: calibrated on every installation once, and what a streamed image does to it."""

from __future__ import annotations

import math

import msgspec
import pytest

from app.project.catalogue import load_catalog
from planner_core.formulas.image_delivery import delivered_reads, delivered_writes
from planner_core.formulas.user_io import io_over_run
from planner_core.studies.validation_io import (
    Effects,
    IoCalibration,
    UserIo,
    UserSetting,
    constant_effects,
    delivered,
    moved,
    over_run,
)
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import Run, SystemRecord, ValidationData, ValidationError
from planner_core.studies.validation_results import Validation

DESKTOPS = "Login Enterprise knowledge worker, Windows 10, 2 vCPU"
SESSIONS = "Login Enterprise knowledge worker, Windows Server 2022 session host"


@pytest.fixture(scope="module")
def calibration(data: ValidationData) -> IoCalibration:
    return IoCalibration(data.families, load_catalog(), data.systems)


def record_of(data: ValidationData, name: str) -> SystemRecord:
    return next(record for record in data.systems if record.id == name)


def test_a_streamed_image_is_read_over_the_network() -> None:
    assert delivered_writes(21.0, 1.5) == 31.5
    assert delivered_reads(31.5, 0.2) == pytest.approx(6.3)
    deliveries = load_catalog().image_deliveries
    clone = UserIo(40.0, 20.0, 20.0)
    assert delivered(clone, deliveries["mcs"]) == delivered(clone, deliveries["clones"]) == clone
    total, reads, writes = delivered(clone, deliveries["pvs"])
    assert (total, reads, writes) == pytest.approx((30 * 1.19, 30 * 0.19, 30))


def test_profiles_have_the_io_of_their_family(calibration: IoCalibration, data: ValidationData) -> None:
    """One number for all systems of a family, and no other hand in it than the systems'."""
    assert len(data.families.io_families) >= 6
    for family in data.families.io_families:
        for profile in family.profiles:
            found = calibration.calibrated(family, profile=profile)
            said = calibration.published(profile)
            assert said.total == pytest.approx(found.total, rel=0.01), profile
            if found.reads is not None:
                assert said.reads == pytest.approx(found.reads, rel=0.02), profile


def test_streaming_is_calibrated_on_pairs_of_tests(calibration: IoCalibration) -> None:
    found = calibration.streaming()
    pvs = load_catalog().image_deliveries["pvs"]
    assert found.write_factor == pytest.approx(pvs.write_factor, rel=0.01)
    assert found.reads_per_write == pytest.approx(pvs.reads_per_write, rel=0.01)


def test_what_effects_are_fitted_to_is_what_the_files_have(
    calibration: IoCalibration, data: ValidationData
) -> None:
    found, said = calibration.effects(), constant_effects(data.families)
    assert found.guests["Windows 11"] == pytest.approx(said.guests["Windows 11"], rel=0.005)
    assert found[1:] == pytest.approx(said[1:], rel=0.005)
    nothing = calibration.effects(lambda _: False)
    assert nothing == Effects({"Windows 11": (1.0, 1.0)}, 0.0, 0.0)


def test_an_average_over_a_run_is_less_than_what_a_user_at_work_does() -> None:
    """24 of 48 minutes of logins count, and all 20 of work: 44 of 68."""
    assert io_over_run(60.0, 48.0, 20.0) == pytest.approx(60 * 44 / 68)
    io = over_run(UserIo(60.0, 30.0, None), Run(48.0, 20.0))
    assert io == pytest.approx((60 * 44 / 68, 30 * 44 / 68, None))
    assert over_run(io, None) == io


def test_users_of_one_machine_share_what_they_read() -> None:
    """Twice as many users: reads by the power 0.42 and writes by 0.2 less, and back."""
    effects = Effects({"Windows 11": (1.05, 1.15)}, 0.42, 0.2)
    here, there = UserSetting("Windows Server 2022", 9.0), UserSetting("Windows Server 2022", 18.0)
    io = moved(UserIo(16.0, 6.0, 10.0), here, there, effects)
    assert io.reads == pytest.approx(6 * 2**-0.42)
    assert io.writes == pytest.approx(10 * 2**-0.2)
    assert io.total == pytest.approx((io.reads or 0) + (io.writes or 0))
    assert moved(io, there, here, effects) == pytest.approx(UserIo(16.0, 6.0, 10.0))
    eleven = moved(UserIo(20.0), UserSetting("Windows 10", 1.0), UserSetting("Windows 11 23H2", 1.0), effects)
    assert eleven == UserIo(pytest.approx(20 * (1.05 * 1.15) ** 0.5))


def test_an_installation_counts_once(calibration: IoCalibration, data: ValidationData) -> None:
    """Of users at work on Windows 10: two tests on AHV, one on ESXi and two on EPYC; Windows 11 does 1.095 times."""
    found = calibration.calibrated(calibration.family_of(DESKTOPS) or data.families.io_families[0])
    assert found.total is not None
    share = 44 / 68
    on_ten = [41.24, 44.92 / 1.095, 38.35 / 1.095, 27.75, 30.54 / 1.095]
    mean = ((on_ten[0] * on_ten[1]) ** 0.5 * on_ten[2] * (on_ten[3] * on_ten[4]) ** 0.5) ** (1 / 3)
    assert found.total == pytest.approx(mean / share, rel=2e-3)


def test_io_without_an_installation_or_a_laboratory(calibration: IoCalibration, data: ValidationData) -> None:
    mcs = record_of(data, "nx_ra2053_g9_8n_mcs")
    machine = calibration.without(mcs, DESKTOPS, "machine")
    assert machine is not None
    reads, writes = 14.66 / 14.02, 15.87 / 13.73
    esxi, epyc = (
        (18.71 / reads, 19.64 / writes),
        ((14.02 * 14.66 / reads) ** 0.5, (13.73 * 15.87 / writes) ** 0.5),
    )
    assert machine.reads == pytest.approx((esxi[0] * epyc[0]) ** 0.5 * 68 / 44, rel=2e-3)
    assert machine.writes == pytest.approx((esxi[1] * epyc[1]) ** 0.5 * 68 / 44, rel=2e-3)
    assert calibration.without(mcs, DESKTOPS, "laboratory") == UserIo(None)
    monday = record_of(data, "tr4540_io_monday")
    published = calibration.without(
        monday, "NetApp TR-4540 office worker, first logins of the week", "machine"
    )
    assert published is not None
    assert published.total == pytest.approx(8.1 * (37.5 + 48) / 123)
    other = record_of(data, "dell_avd_ax750_knowledge")
    assert calibration.without(other, SESSIONS, "machine") is None, "nothing of it is in"


def test_what_streaming_and_sharing_do_is_left_out_with_the_installation(
    calibration: IoCalibration, data: ValidationData
) -> None:
    """Of 18 users of a machine on EPYC, by 9.4 on the Gold 6442Y, its own desktops, and the three pairs beside EPYC."""
    found = calibration.without(record_of(data, "nx_epyc_ws2022_pvs"), SESSIONS, "machine")
    factor = (33_763 / 1040 / (20.33 * 20.33) ** 0.5 * 27.48 / 19.64 * 16.19 / 11.75) ** (1 / 3)
    exponent = math.log(19.64 / 11.75) / math.log(9.375)
    assert found is not None
    assert found.writes == pytest.approx(11.75 * (9.375 / 18) ** exponent * factor * 68 / 44, rel=1e-3)


def test_a_measured_figure_does_not_find_its_way_into_its_own_prediction(data: ValidationData) -> None:
    name = "nx_ra2022_g9_8n_mcs"

    def tripled(record: SystemRecord) -> SystemRecord:
        targets = tuple(
            msgspec.structs.replace(each, measured=3 * (each.measured or 0)) for each in record.targets
        )
        return msgspec.structs.replace(record, targets=targets) if record.id == name else record

    changed = IoCalibration(data.families, load_catalog(), tuple(map(tripled, data.systems)))
    before = IoCalibration(data.families, load_catalog(), data.systems)
    record = record_of(data, name)
    assert changed.without(record, DESKTOPS, "machine") == before.without(record, DESKTOPS, "machine")
    sibling = record_of(data, "nx_ra2053_g9_8n_mcs")
    assert changed.without(sibling, DESKTOPS, "machine") != before.without(sibling, DESKTOPS, "machine")


def test_io_per_user_without_its_installation(validation: Validation) -> None:
    """Beyond a fifth: EPYC nodes, which count a third fewer I/Os from the same test, those on which then only they and
    one more stand, and session hosts of another laboratory.
    """
    for kind, most in (("reads_per_user", 0.25), ("writes_per_user", 0.20), ("iops_per_user", 0.15)):
        found = next(each for each in validation.summary if each.kind == kind).machine_left_out
        assert found is not None
        assert found.count >= 9
        assert found.median <= most, kind
        assert abs(found.worst) <= 0.80, kind


def test_what_calibrates_io_is_never_called_predicted(
    validation: Validation, calibration: IoCalibration
) -> None:
    rows = [
        row for row in validation.rows if row.kind in ("iops_per_user", "reads_per_user", "writes_per_user")
    ]
    assert len(rows) >= 35
    for row in rows:
        assert (row.basis == "calibrates") == (row.record in calibration.records), row.record


def test_an_unknown_way_of_the_image_is_named(drawing: Drawing, data: ValidationData) -> None:
    record = record_of(data, "nx_ra2053_g9_8n_pvs")
    part = record.system.parts[1]
    assert part.use is not None
    wrong = msgspec.structs.replace(part, use=msgspec.structs.replace(part.use, delivery="pigeon"))
    system = msgspec.structs.replace(record.system, parts=(record.system.parts[0], wrong))
    with pytest.raises(ValidationError, match=r"desktops.use.delivery: There is no image delivery pigeon"):
        drawing.draw(msgspec.structs.replace(record, system=system))


@pytest.mark.parametrize(
    "name",
    ["View Planner 3.5 heavy, Windows 7, 1 vCPU", "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU"],
)
def test_reads_and_writes_of_a_profile_are_its_io(calibration: IoCalibration, name: str) -> None:
    record = load_catalog().record("workloads", name)
    assert record is not None
    found = calibration.published(name)
    assert found.total == record.values["iops"]
    assert found.reads is not None
    assert found.writes is not None
    assert found.reads + found.writes == pytest.approx(found.total)
    assert 0 < found.reads < found.total
