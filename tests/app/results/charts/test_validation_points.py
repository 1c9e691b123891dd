"""Points of the chart of predicted over measured: the fairest prediction, and round numbers on its axes."""

from __future__ import annotations

import pytest

from app.results.charts.validation_points import decade_ticks, validation_picture
from planner_core.studies.validation_results import ValidationRow


def row(
    name: str,
    measured: float | None,
    predicted: float | None,
    left_out: float | None = None,
    unit: str = "ms",
) -> ValidationRow:
    return ValidationRow(
        record=name,
        title=name,
        kind="latency",
        basis="predicted",
        unit=unit,
        predicted=predicted,
        measured=measured,
        error=None,
        bottleneck_predicted="",
        bottleneck_measured="",
        bottleneck_load=None,
        family="",
        left_out=left_out,
        left_out_error=None,
        source="",
        where="",
    )


def test_the_prediction_without_the_machine_is_shown_if_there_is_one() -> None:
    picture = validation_picture([row("seen", 10, 11), row("unseen", 20, 21, 30), row("nothing", 5, None)])
    assert picture is not None
    assert [(each.measured, each.predicted, each.unseen) for each in picture.points] == [
        (10, 11, False),
        (20, 30, True),
    ]
    assert picture.worst.row.record == "unseen"
    assert picture.low < 10 < 30 < picture.high


def test_too_low_is_as_bad_as_too_high() -> None:
    picture = validation_picture([row("a third too high", 30, 40), row("half", 30, 15)])
    assert picture is not None
    assert picture.worst.row.record == "half"


def test_the_unit_is_said_only_if_all_share_it() -> None:
    one = validation_picture([row("a", 1, 1), row("b", 2, 2)])
    two = validation_picture([row("a", 1, 1), row("b", 2, 2, unit="s")])
    assert one is not None
    assert two is not None
    assert (one.unit, two.unit) == ("ms", "")


def test_without_figures_there_is_no_picture() -> None:
    assert validation_picture([row("a", None, 4), row("b", 0, 4), row("c", 3, 0)]) is None


@pytest.mark.parametrize(
    ("low", "high", "most", "ticks"),
    [
        (26, 210, 5, [50, 100, 200]),
        (26, 210, 2, [30, 100]),
        (0.3, 14, 9, [0.5, 1, 2, 5, 10]),
        (1, 1e6, 4, [1, 100, 10_000, 1_000_000]),
    ],
)
def test_numbers_on_the_axes_are_round_and_fit(
    low: float, high: float, most: float, ticks: list[float]
) -> None:
    assert decade_ticks(low, high, most) == pytest.approx(ticks)
