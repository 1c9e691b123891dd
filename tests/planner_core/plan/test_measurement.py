"""What an origin says of a measurement, and what is read from it."""

from __future__ import annotations

from typing import Any

import pytest

from planner_core.plan.measurement import Measurement, measurements_of, with_measurement


@pytest.mark.parametrize(
    ("measurement", "written", "words"),
    [
        (
            ("2026-11-27", 20, 40.0),
            "2026-11-27, 20 desktops, 40 hours",
            "27 November 2026, 20 desktops, 40 hours",
        ),
        (
            ("2026-01-02", 300, 8.0, "user"),
            "2026-01-02, 300 users, 8 hours",
            "2 January 2026, 300 users, 8 hours",
        ),
        (("2026-01-02", 1, 8.0, "user"), "2026-01-02, 1 user, 8 hours", "2 January 2026, 1 user, 8 hours"),
        (("2026-01-02", 1, 1.0), "2026-01-02, 1 desktop, 1 hour", "2 January 2026, 1 desktop, 1 hour"),
        (
            ("2026-01-02", 1500, 0.25),
            "2026-01-02, 1500 desktops, 0.25 hours",
            "2 January 2026, 1,500 desktops, 0.25 hours",
        ),
        (
            ("2026-01-02", 10, 10_000.0),
            "2026-01-02, 10 desktops, 10000 hours",
            "2 January 2026, 10 desktops, 10,000 hours",
        ),
    ],
)
def test_it_is_written_read_and_said(measurement: Any, written: str, words: str) -> None:
    made = Measurement(*measurement)
    assert made.written() == written
    assert measurements_of(written) == (made,)
    assert str(made.in_words()) == words


@pytest.mark.parametrize(
    "reference",
    ["", "esxtop of a week", "2026-02-30, 20 desktops, 40 hours", "2026-11-27, 20 desktops", "x; y"],
)
def test_other_words_are_no_measurement(reference: str) -> None:
    assert measurements_of(reference) == ()
    made = Measurement("2026-11-27", 20, 40.0)
    assert with_measurement(reference, made) == made.written()


def test_an_earlier_measurement_stays_named() -> None:
    first, second = Measurement("2026-11-27", 20, 40.0), Measurement("2026-12-11", 50, 80.5)
    both = with_measurement(first.written(), second)
    assert both == "2026-11-27, 20 desktops, 40 hours; 2026-12-11, 50 desktops, 80.5 hours"
    assert measurements_of(both) == (first, second)
