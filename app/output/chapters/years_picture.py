"""The timeline as a chart for paper: what each way of buying has cost by each year, and when the plan is too small."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from app.look.number_format import numbers
from app.look.translation import tr
from app.output.chapters.blocks import Block, lines_chart
from app.results.charts.ticks import number_ticks
from app.results.words.years import is_one_way, year_name
from planner_core.plan.settings import Settings
from planner_core.studies.years import Buying, YearsStudy

TICKS: Final = 5
HEAD_ROOM: Final = 1.12
"""Height of the chart over its highest amount, as room for the name of a line."""
LARGE: Final = 20_000
"""From this amount on, the axis counts thousands, so that its numbers stay short."""
MOST_WITH_DESKTOPS: Final = 6
"""Years whose desktops have room below the axis."""
LETTER: Final = 0.0085
"""A letter of a label, as a share of the chart's width."""
FEWEST_YEARS: Final = 2


def years_picture(study: YearsStudy, settings: Settings) -> Block | None:
    """The amounts added up, year by year; None for a single year, which is a point and no line."""
    years = study.each_year.years
    if len(years) < FEWEST_YEARS or not study.is_priced:
        return None
    highest = max(float(study.each_year.total), float(study.now.total), 1.0)
    unit = 1000 if highest >= LARGE else 1
    end = highest * HEAD_ROOM
    out = study.runs_out
    return lines_chart(
        tr("Chart: what has been paid by each year, added up. The tables below it hold the same numbers."),
        ("", tr("thousand {currency}", currency=study.currency) if unit > 1 else study.currency),
        [
            {"style": style, "series": series, "points": _points(buying, end)}
            for buying, style, series in _lines(study)
        ],
        labels=[*_labels(study, end)],
        marks=[]
        if out is None
        else [
            {
                "text": tr("too small as drawn from {year}", year=year_name(settings, out.year)),
                "share": (out.year - 1) / len(years),
                "strong": False,
            }
        ],
        ticks_x=[*_ticks_of_years(study, settings)],
        ticks_y=[
            {"text": numbers().number(each), "share": each * unit / end}
            for each in number_ticks(highest / unit, TICKS)
        ],
    )


def _lines(study: YearsStudy) -> Iterator[tuple[Buying, str, int | None]]:
    """Both ways of buying, or the only one."""
    if not is_one_way(study):
        yield study.now, "dashed", None
    yield study.each_year, "solid", 0


def _points(buying: Buying, end: float) -> list[list[float]]:
    count = len(buying.years)
    return [[_middle(each.year, count), float(each.added_up) / end] for each in buying.years]


def _middle(year: int, count: int) -> float:
    """Where a year stands, as a share of the axis."""
    return (year - 0.5) / count


def _labels(study: YearsStudy, end: float) -> Iterator[Block]:
    """The names of the lines near their ends: the higher one above, the lower one below, where its line rises."""
    names = {"each-year": tr("bought each year, added up"), "now": tr("bought now, added up")}
    if is_one_way(study):
        names["each-year"] = tr("paid, added up")
    found = [*_lines(study)]
    upper = max((buying for buying, _, _ in found), key=lambda each: (each.total, each.when == "each-year"))
    for buying, _, series in found:
        is_above = buying is upper
        name = names[buying.when]
        along, amounts = zip(*_points(buying, end), strict=True)
        x = along[-1] if is_above else max(0.0, min(along[-1], 1 - len(name) * LETTER - 0.03))
        yield {
            "text": name,
            "x": x,
            "y": float(np.interp(x, along, amounts)),
            "series": series,
            "below": not is_above,
            "right": not is_above,
        }


def _ticks_of_years(study: YearsStudy, settings: Settings) -> Iterator[Block]:
    """Each year, with its desktops where there is room."""
    years = study.each_year.years
    for each in years:
        name = year_name(settings, each.year)
        words = (
            tr("{year}: {desktops} desktops", year=name, desktops=numbers().number(each.desktops))
            if len(years) <= MOST_WITH_DESKTOPS
            else name
        )
        yield {"text": words, "share": _middle(each.year, len(years))}
