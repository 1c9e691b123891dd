"""The response curves on paper: lines and labels lie inside the chart, each label at its own height."""

from __future__ import annotations

import pytest

from app.output.chapters.response_picture import response_picture
from app.project.samples import read_sample
from app.results.charts.response_lines import picture_of
from planner_core.studies.response_curve import ResponseCurve
from planner_core.studies.response_study import response_study
from tests.support.plans import CATALOG


@pytest.mark.parametrize("name", ["everything-on-ssd", "tr4540-1500"])
def test_lines_and_labels_lie_inside_the_chart(name: str) -> None:
    plan = read_sample(name)
    curve = response_study(plan, CATALOG).curve
    assert isinstance(curve, ResponseCurve)
    chart = response_picture(plan, picture_of(curve, None, None))
    for line in chart["lines"]:
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in line["points"])
    heights = [label["y"] for label in chart["labels"]]
    assert all(0 < height < 1 for height in heights)
    assert len(set(heights)) == len(heights), "two labels at one height lie over each other"
    assert all(0 < label["x"] <= 1 for label in chart["labels"])
    shares = [tick["share"] for axis in ("ticks_x", "ticks_y") for tick in chart[axis]]
    assert all(0 <= share <= 1 for share in shares)
    assert 4 <= len(chart["ticks_x"]) <= 9
    assert 3 <= len(chart["ticks_y"]) <= 6
    assert [mark["strong"] for mark in chart["marks"]].count(True) == 1
