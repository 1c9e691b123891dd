"""The response curves on paper: lines and labels lie inside the chart, each label at its own height."""

from __future__ import annotations

import numpy as np
import pytest

from app.look.output_language import written_in
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


@pytest.mark.parametrize("name", ["vsan62-hybrid-500", "sc7020f-3000"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_label_covers_the_steep_curve(name: str, language: str) -> None:
    """The label of the curve that slows down lay on the other one, and cut it in two."""
    plan = read_sample(name)
    curve = response_study(plan, CATALOG).curve
    assert isinstance(curve, ResponseCurve)
    with written_in(language):
        chart = response_picture(plan, picture_of(curve, None, None))
    steep = next(line["points"] for line in chart["lines"] if line["style"] == "solid")
    label = chart["labels"][1]
    assert label["text"] in ("users wait for answers", "Benutzer warten auf Antworten")
    wide = 1.3 * len(label["text"]) / 157  # letters of 7 pt are about 1.3 mm wide, and the chart 157 mm
    left = label["x"] if label["right"] else label["x"] - wide
    low, high = (label["y"] - 0.07, label["y"]) if label["below"] else (label["y"], label["y"] + 0.07)
    ups = [y for x in (left, left + wide / 2, left + wide) for y in [np.interp(x, *zip(*steep, strict=True))]]
    assert not any(low < y < high for y in ups)
    crossing = np.interp((low + high) / 2, [y for _, y in steep], [x for x, _ in steep])
    assert not left < crossing < left + wide
