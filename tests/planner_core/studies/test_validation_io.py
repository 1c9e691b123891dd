"""I/O of a user: calibrated on every installation once, and what a streamed image does to it."""

from __future__ import annotations

import msgspec
import pytest

from app.project.catalogue import load_catalog
from planner_core.formulas.image_delivery import delivered_reads, delivered_writes
from planner_core.studies.validation_io import IoCalibration, UserIo, delivered
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import SystemRecord, ValidationData, ValidationError
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
    assert (total, reads, writes) == pytest.approx((29.4 * 1.2, 29.4 * 0.2, 29.4))


def test_profiles_have_the_io_of_their_family(calibration: IoCalibration, data: ValidationData) -> None:
    """One number for all systems of a family, and no other hand in it than the systems'."""
    assert len(data.families.io_families) >= 6
    for family in data.families.io_families:
        found = calibration.calibrated(family)
        for profile in family.profiles:
            said = calibration.published(profile)
            assert said.total == pytest.approx(found.total, rel=0.01), profile
            if found.reads is not None:
                assert said.reads == pytest.approx(found.reads, rel=0.02), profile


def test_streaming_is_calibrated_on_pairs_of_tests(calibration: IoCalibration) -> None:
    found = calibration.streaming()
    pvs = load_catalog().image_deliveries["pvs"]
    assert found.write_factor == pytest.approx(pvs.write_factor, rel=0.01)
    assert found.reads_per_write == pytest.approx(pvs.reads_per_write, rel=0.01)


def test_an_installation_counts_once(calibration: IoCalibration, data: ValidationData) -> None:
    """Two tests on AHV, one on ESXi: (41.24 x 44.92)^1/2 and 38.35."""
    found = calibration.calibrated(calibration.family_of(DESKTOPS) or data.families.io_families[0])
    assert found.total == pytest.approx(((41.24 * 44.92) ** 0.5 * 38.35) ** 0.5, rel=1e-3)


def test_io_without_an_installation_or_a_laboratory(calibration: IoCalibration, data: ValidationData) -> None:
    mcs = record_of(data, "nx_ra2053_g9_8n_mcs")
    machine = calibration.without(mcs, DESKTOPS, "machine")
    assert machine is not None
    assert (machine.total, machine.reads, machine.writes) == pytest.approx((38.35, 18.71, 19.64), rel=1e-3)
    assert calibration.without(mcs, DESKTOPS, "laboratory") == UserIo(None)
    monday = record_of(data, "tr4540_io_monday")
    published = calibration.without(
        monday, "NetApp TR-4540 office worker, first logins of the week", "machine"
    )
    assert published is not None
    assert published.total == 8.1
    other = record_of(data, "dell_avd_ax750_knowledge")
    assert calibration.without(other, SESSIONS, "machine") is None, "nothing of it is in"


def test_what_streaming_does_is_left_out_with_the_installation(
    calibration: IoCalibration, data: ValidationData
) -> None:
    """Of session hosts on EPYC, by those on the Gold 6442Y and by the three other pairs."""
    found = calibration.without(record_of(data, "nx_epyc_ws2022_pvs"), SESSIONS, "machine")
    factors = [33_763 / 1040 / (20.33 * 23.20) ** 0.5, 27.48 / 19.64, 16.19 / 11.75]
    factor = (factors[0] * factors[1] * factors[2]) ** (1 / 3)
    assert found is not None
    assert found.writes == pytest.approx(11.75 * factor, rel=1e-3)


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
    """Totals beyond a fifth: papers that a vendor's table stands in for, and session hosts of another laboratory."""
    for kind, most in (("reads_per_user", 0.20), ("writes_per_user", 0.20), ("iops_per_user", 0.26)):
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
