"""Power of hosts and starts of session hosts without the machine or the laboratory of a record."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_power import PowerCalibration
from planner_core.studies.validation_records import SystemRecord, ValidationData
from planner_core.studies.validation_results import Validation
from planner_core.studies.validation_starts import StartCalibration


def record_of(data: ValidationData, name: str) -> SystemRecord:
    return next(record for record in data.systems if record.id == name)


def test_power_without_a_machine_is_that_of_the_others(data: ValidationData, validation: Validation) -> None:
    """EPYC by all loads of its own, with session hosts and with desktops, from half of the full draw."""
    calibration = PowerCalibration(data.families.host_power, data.systems)
    epyc = (677 / 0.7955 * 793 / 0.913 * 695 / 0.8295 * 793 / 0.9205) ** 0.25
    found = calibration.busy_watts(record_of(data, "nx_ra2053_g9_8n_mcs"))
    assert found == pytest.approx(epyc)
    assert calibration.busy_watts(record_of(data, "nx_ra2053_g9_8n_mcs"), "laboratory") is None
    (row,) = (
        row for row in validation.rows if (row.record, row.kind) == ("nx_ra2053_g9_8n_mcs", "host_watts")
    )
    assert row.left_out == pytest.approx(epyc * 0.801)
    assert row.predicted == pytest.approx(875 * 0.801)


def test_power_of_a_record_is_no_part_of_its_own_prediction(data: ValidationData) -> None:
    def doubled(record: SystemRecord) -> SystemRecord:
        targets = tuple(
            msgspec.structs.replace(each, measured=2 * (each.measured or 0)) for each in record.targets
        )
        return msgspec.structs.replace(record, targets=targets) if record.group == "Nutanix G9" else record

    own = record_of(data, "nx_ra2003_g9_rdsh_single")
    changed = PowerCalibration(data.families.host_power, tuple(map(doubled, data.systems)))
    before = PowerCalibration(data.families.host_power, data.systems)
    assert changed.busy_watts(own) == before.busy_watts(own)
    assert changed.busy_watts() == pytest.approx((before.busy_watts() or 0) * 2**0.5)


def test_a_session_host_starts_as_on_the_other_machine(
    drawing: Drawing, data: ValidationData, validation: Validation
) -> None:
    """60 machines, 12 at once, are five waves of 2.6 minutes; 128, 25 at once, are six of 3.2."""
    calibration = StartCalibration(drawing, data.systems)
    assert calibration.minutes(record_of(data, "nx_ra2003_g9_boot128")) == pytest.approx(2.6 / 5)
    assert calibration.minutes(record_of(data, "nx_epyc_boot60")) == pytest.approx(3.2 / 6)
    assert calibration.minutes(record_of(data, "nx_epyc_boot60"), "laboratory") is None
    rows = {row.record: row for row in validation.rows if row.kind == "boot_minutes"}
    assert rows["nx_epyc_boot60"].left_out == pytest.approx(5 * 3.2 / 6)
    assert rows["nx_epyc_boot60"].laboratory_left_out is None
    assert rows["nx_ra2022_g9_boot880"].left_out == rows["nx_ra2022_g9_boot880"].predicted == 22.5
