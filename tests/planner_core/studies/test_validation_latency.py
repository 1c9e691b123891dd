"""Latency of published systems: predicted by the engine's one model, or the gap is printed with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.store_latency import store_latencies
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import ValidationData
from planner_core.studies.validation_results import Validation, ValidationRow

CALIBRATING: Final = {
    "tr4540_latency_monday": "time of the AFF8040 without load",
    "tr4540_latency_monday_failover": "I/Os of one burst at work",
    "tr4540_latency_boot": "reads of one burst in a storm",
    "tr4540_latency_provision": "reads of one burst in a storm",
    "sc7020f_latency_work": "time of the SC7020F without load",
    "vsan_latency_61_write": "time for which a core is taken",
    "vsan_latency_61_guest": "mostly the same writes",
    "vsan_latency_62_read": "hits of the client cache",
    "me4_queue_4k": "IOPS of an ME4024 controller",
}
"""Records that a constant comes from. Six constants of the model, one for each array, and the controller's own."""
GAPS: Final = {
    "vsan_latency_62_guest_read": -0.359,
    "vsan_latency_62_read_no_cache": 0.403,
    "me4_queue_512k_sequential": -0.778,
}
"""Predictions at work that are farther off than 25 %; each row says why."""
STORMS: Final = {"tr4540_latency_boot_failover", "tr4540_latency_patch", "sc7020f_latency_boot"}
"""Predictions of storms, which are to be within a factor of two."""


@pytest.fixture(scope="module")
def rows(validation: Validation) -> Sequence[ValidationRow]:
    return [row for row in validation.rows if row.kind == "latency"]


def test_every_record_of_the_sources_is_there(rows: Sequence[ValidationRow]) -> None:
    """AFF8040: tables 7 to 14. SC7020F: three phases. vSAN: reads, writes and all of two versions. ME4: three runs."""
    assert len(rows) == len({row.record for row in rows}) == 8 + 3 + 8 + 3


def test_what_calibrates_is_never_called_a_prediction(rows: Sequence[ValidationRow]) -> None:
    assert {row.record for row in rows if row.basis == "calibrates"} == set(CALIBRATING)
    assert {row.basis for row in rows} == {"calibrates", "predicted"}


def test_predictions_at_work_are_within_a_quarter_or_say_why(rows: Sequence[ValidationRow]) -> None:
    judged = [row for row in rows if row.basis == "predicted" and row.record not in STORMS]
    assert len(judged) == 10
    for row in judged:
        assert row.error is not None
        if row.record in GAPS:
            assert row.error == pytest.approx(GAPS[row.record], abs=0.01)
            assert row.note
        else:
            assert abs(row.error) <= 0.25, row.record


def test_predictions_of_storms_are_within_a_factor_of_two(rows: Sequence[ValidationRow]) -> None:
    judged = [row for row in rows if row.record in STORMS]
    assert len(judged) == 3
    for row in judged:
        assert row.basis == "predicted"
        assert row.predicted is not None
        assert row.measured is not None
        assert 0.5 <= row.predicted / row.measured <= 2, row.record
    by_record = {row.record: row.error or 0.0 for row in judged}
    assert abs(by_record["tr4540_latency_boot_failover"]) <= 0.25
    assert abs(by_record["tr4540_latency_patch"]) <= 0.25


def test_constants_reproduce_what_they_were_taken_from(rows: Sequence[ValidationRow]) -> None:
    """Two boots of one constant lie on both sides of it; a cache's hits say nothing of the misses before it."""
    loose = {"tr4540_latency_boot": 0.15, "tr4540_latency_provision": 0.15, "vsan_latency_62_read": 0.5}
    for row in rows:
        if row.record in CALIBRATING:
            assert row.error is not None
            assert abs(row.error) <= loose.get(row.record, 0.05), row.record


@pytest.mark.parametrize(
    ("record", "phase", "case"),
    [
        ("tr4540_latency_tuesday", "steady", "normal"),
        ("tr4540_latency_boot_failover", "boot", "controller"),
        ("sc7020f_latency_login", "login", "normal"),
    ],
)
def test_what_is_validated_is_what_response_shows(
    record: str, phase: str, case: str, data: ValidationData, drawing: Drawing, rows: Sequence[ValidationRow]
) -> None:
    drawn = drawing.draw(next(each for each in data.systems if each.id == record))
    found = store_latencies(ResponseModel(drawn.plan, drawing.catalog), phase, "average", case)  # type: ignore[arg-type]
    assert not isinstance(found, Unanswered)
    (store,) = found
    assert store.latency_ms == next(row.predicted for row in rows if row.record == record)
