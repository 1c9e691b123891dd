"""The response curves as a chart for paper: the lines of the window's chart, as shares of the axes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.output.chapters.blocks import Block, lines_chart
from app.results.charts.response_lines import Mark, ResponseLine, ResponsePicture, leaves
from app.results.charts.ticks import number_ticks
from app.results.words.components import shortened
from planner_core.plan.plan import Plan

TICKS: Final = (8, 5)
NAMED_AT: Final = {"pace": (0.92, 0.8, 0.68, 0.56), "wait": (0.7, 0.8, 0.6, 0.9)}
"""At which part of the height the curves of the first pool may have their labels: the first that covers least."""
WEIGHTS: Final = {"solid": 3.0, "dashed": 3.0, "dotted": 0.3}
"""How bad it is to hide a point of a line."""
LETTER = 0.0085
"""A letter of a label, as a share of the chart's width."""
LINE_HIGH = 0.07
"""A line of a label, as a share of its height."""
POOLS_AT: Final = 0.5
"""The same for the name of the first of several pools."""
LONGEST_NAME: Final = 24
MARK_TEXTS: Final = {
    "planned": mark("planned {sessions}"),
    "maximum": mark("maximum {sessions}"),
    "knee": mark("knee {sessions}"),
}
STYLES: Final = {"pace": "solid", "wait": "dashed", "bound": "dotted", "before": "dotted"}


class Area(NamedTuple):
    """A part of the chart, in shares of its width and height from the lower left corner."""

    left: float
    low: float
    right: float
    high: float


def response_picture(plan: Plan, picture: ResponsePicture) -> Block:
    """The curves, their labels, and the relevant numbers of sessions."""
    end, high = picture.sessions_end, picture.seconds_end
    series = {line.pools: None for line in picture.lines if line.kind == "pace"}
    order = list(series)
    marks = [_mark(each, end) for each in picture.marks]
    return lines_chart(
        tr(
            "Chart: seconds of waiting over sessions at work; {marks}. The table below it holds the same numbers.",
            marks=", ".join(each["text"] for each in marks),
        ),
        (tr("sessions at work"), tr("seconds")),
        [
            {
                "style": STYLES[line.kind],
                "series": order.index(line.pools) if line.pools in series else None,
                "points": [list(point) for point in _within(line, picture)],
            }
            for line in picture.lines
        ],
        labels=[*_labels(picture, plan, order)],
        marks=marks,
        ticks_x=_ticks(end, TICKS[0]),
        ticks_y=_ticks(high, TICKS[1]),
    )


def _within(line: ResponseLine, picture: ResponsePicture) -> Iterator[tuple[float, float]]:
    """The points of a line as shares of the axes; the last one is at the edge of the chart."""
    end, high = picture.sessions_end, picture.seconds_end
    before: tuple[float, float] | None = None
    for x, y in zip(line.x, line.y, strict=True):
        if before is not None and (x > end or y > high):
            part = min(
                (end - before[0]) / (x - before[0]) if x > end else 1.0,
                (high - before[1]) / (y - before[1]) if y > high and y > before[1] else 1.0,
            )
            yield (
                (before[0] + part * (x - before[0])) / end,
                (before[1] + part * (y - before[1])) / high,
            )
            return
        if x <= end and y <= high:
            yield x / end, y / high
        before = (x, y)


def _labels(picture: ResponsePicture, plan: Plan, order: Sequence[tuple[str, ...]]) -> Iterator[Block]:
    """The labels at the curves: kinds at those of the first pool, names if there are several."""
    words = {"pace": tr("users keep their pace"), "wait": tr("users wait for answers")}
    drawn = [(each, [*_along([*_within(each, picture)])]) for each in picture.lines]
    taken: list[Area] = []
    for kind, shares in NAMED_AT.items():
        line = next((each for each in picture.lines if each.kind == kind), None)
        if line is None:
            continue
        others = [
            (*point, WEIGHTS[STYLES[each.kind]])
            for each, points in drawn
            if each is not line
            for point in points
        ]
        options = [_label(words[kind], line, picture, share) for share in shares]
        if kind == "wait":
            options.append(_below(words[kind], line, picture))
        best = min(options, key=lambda each: _covers(_area(each), others, taken, picture))
        taken.append(_area(best))
        yield best
    if any(each.kind == "bound" for each in picture.lines):
        yield {
            "text": tr("shortest possible"),
            "x": 0.32,
            "y": _bound(picture),
            "series": None,
            "below": True,
            "right": False,
        }
    if sum(map(len, order)) < 2:
        return
    for number, pools in enumerate(order):
        line = next(each for each in picture.lines if each.kind == "pace" and each.pools == pools)
        names = " · ".join(shortened(plan.components[pool].name, LONGEST_NAME) for pool in pools)
        yield _label(names, line, picture, POOLS_AT - number * 0.09) | {"series": number}


def _below(text: str, line: ResponseLine, picture: ResponsePicture) -> Block:
    """A label below the end of a line that does not leave the chart at its upper edge."""
    x = max(0.0, 1 - _wide(text))
    y = float(np.interp(x * picture.sessions_end, line.x, line.y)) / picture.seconds_end
    return {"text": text, "x": x, "y": y, "series": None, "below": True, "right": True}


def _along(points: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points along a line, close enough for a label not to lie between two of them."""
    for (x, y), (to_x, to_y) in pairwise(points):
        steps = max(1, math.ceil(max(abs(to_x - x) / LETTER, abs(to_y - y) / (LINE_HIGH / 4))))
        yield from (
            (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps + 1)
        )


def _wide(text: str) -> float:
    return len(text) * LETTER + 0.03


def _area(label: Block) -> Area:
    """Where a label is printed: left of its place and above it, or to the right and below."""
    wide, x, y = _wide(label["text"]), label["x"], label["y"]
    return (
        Area(x, y - LINE_HIGH - 0.015, x + wide, y - 0.015)
        if label["right"]
        else Area(x - wide, y, x, y + LINE_HIGH)
    )


def _covers(
    area: Area, others: Sequence[tuple[float, float, float]], taken: Sequence[Area], picture: ResponsePicture
) -> float:
    """How much a label would hide: other labels most, then lines, then the marks on the axis."""
    if area.left < 0 or area.right > 1.001 or area.low < 0 or area.high > 1.03:
        return math.inf
    labels = sum(
        area.left < each.right and each.left < area.right and area.low < each.high and each.low < area.high
        for each in taken
    )
    points = sum(
        weight for x, y, weight in others if area.left <= x <= area.right and area.low <= y <= area.high
    )
    marks = sum(area.left < each.sessions / picture.sessions_end < area.right for each in picture.marks)
    return labels * 100 + points + marks


def _label(text: str, line: ResponseLine, picture: ResponsePicture, share: float) -> Block:
    x, y = leaves(line, picture, share)
    return {
        "text": text,
        "x": x / picture.sessions_end,
        "y": min(y / picture.seconds_end, 1.0),
        "series": None,
        "below": False,
        "right": False,
    }


def _bound(picture: ResponsePicture) -> float:
    line = next(each for each in picture.lines if each.kind == "bound")
    return min(line.at(1) / picture.seconds_end, 1.0)


def _mark(each: Mark, end: float) -> Block:
    text = tr(MARK_TEXTS[each.kind], sessions=numbers().number(int(each.sessions)))
    return {"text": text, "share": each.sessions / end, "strong": each.kind == "planned"}


def _ticks(end: float, most: int) -> list[Block]:
    return [{"text": numbers().number(each), "share": each / end} for each in number_ticks(end, most)]
