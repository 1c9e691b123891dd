"""The response curves as a chart for paper: the lines of the window's chart, as shares of the axes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.output.chapters.blocks import Block, lines_chart
from app.results.charts.response_lines import Mark, ResponseLine, ResponsePicture, leaves
from app.results.charts.ticks import number_ticks
from app.results.words.components import shortened
from planner_core.plan.plan import Plan

TICKS: Final = (8, 5)
NAMED_AT: Final = (0.92, 0.7)
"""At which part of the height the curves of the first pool have their labels."""
POOLS_AT: Final = 0.5
"""The same for the name of the first of several pools."""
LONGEST_NAME: Final = 24
MARK_TEXTS: Final = {
    "planned": mark("planned {sessions}"),
    "maximum": mark("maximum {sessions}"),
    "knee": mark("knee {sessions}"),
}
STYLES: Final = {"pace": "solid", "wait": "dashed", "bound": "dotted", "before": "dotted"}


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
    for kind, share in zip(("pace", "wait"), NAMED_AT, strict=True):
        line = next((each for each in picture.lines if each.kind == kind), None)
        if line is not None:
            yield _label(words[kind], line, picture, share)
    if any(each.kind == "bound" for each in picture.lines):
        yield {
            "text": tr("shortest possible"),
            "x": 0.32,
            "y": _bound(picture),
            "series": None,
            "below": True,
        }
    if sum(map(len, order)) < 2:
        return
    for number, pools in enumerate(order):
        line = next(each for each in picture.lines if each.kind == "pace" and each.pools == pools)
        names = " · ".join(shortened(plan.components[pool].name, LONGEST_NAME) for pool in pools)
        yield _label(names, line, picture, POOLS_AT - number * 0.09) | {"series": number}


def _label(text: str, line: ResponseLine, picture: ResponsePicture, share: float) -> Block:
    x, y = leaves(line, picture, share)
    return {
        "text": text,
        "x": x / picture.sessions_end,
        "y": min(y / picture.seconds_end, 1.0),
        "series": None,
        "below": False,
    }


def _bound(picture: ResponsePicture) -> float:
    line = next(each for each in picture.lines if each.kind == "bound")
    return min(line.at(1) / picture.seconds_end, 1.0)


def _mark(each: Mark, end: float) -> Block:
    text = tr(MARK_TEXTS[each.kind], sessions=numbers().number(int(each.sessions)))
    return {"text": text, "share": each.sessions / end, "strong": each.kind == "planned"}


def _ticks(end: float, most: int) -> list[Block]:
    return [{"text": numbers().number(each), "share": each / end} for each in number_ticks(end, most)]
