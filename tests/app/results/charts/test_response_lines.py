"""Where the lines of a response chart leave it: their labels stand there."""

from __future__ import annotations

import pytest

from app.results.charts.response_lines import ResponseLine, ResponsePicture, leaves

PICTURE = ResponsePicture((), (), sessions_end=600.0, seconds_end=2.0)


def line(*points: tuple[float, float]) -> ResponseLine:
    x, y = zip(*points, strict=True)
    return ResponseLine(("pool",), "pace", x, y)


@pytest.mark.parametrize(
    ("points", "share", "place"),
    [
        (((1, 0.5), (400, 1.0), (500, 2.0)), 0.75, (450.0, 1.5)),  # between two points, as the line is drawn
        (((1, 0.5), (400, 1.0), (500, 2.0)), 0.5, (400.0, 1.0)),  # at a point
        (((1, 0.5), (500, 0.7), (700, 0.9)), 0.9, (600.0, 0.8)),  # at the right edge, between two points
        (((1, 0.5), (500, 0.5), (700, 2.5)), 0.9, (600.0, 1.5)),  # too late: the edge comes first
        (((1, 1.9), (500, 2.0)), 0.9, (1.0, 1.8)),  # high from the beginning
    ],
)
def test_a_label_stands_where_the_line_is_drawn(
    points: tuple[tuple[float, float], ...], share: float, place: tuple[float, float]
) -> None:
    """At the next point of a sparse line, the label lay on the curve."""
    assert leaves(line(*points), PICTURE, share) == pytest.approx(place)
