"""How the drawing lies on paper: on one page where it can be read there, else as an overview and parts. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box
from planner_core.plan.plan import Plan

POINTS_PER_PIXEL: Final = 0.75
UPRIGHT: Final = (476.0, 560.0)
"""Points of an A4 page that are free for the drawing, beside its title, caption and legend: width, height."""
ACROSS: Final = (715.0, 340.0)
"""The same of a page on its side."""
LARGEST: Final = 0.9
"""A small drawing is not blown up: its captions are about as large as the text around it."""
LEAST_UPRIGHT: Final = 0.6
"""Below this scale, with captions of 5.4 points, a page on its side is taken ..."""
LEAST_ACROSS: Final = 0.54
"""... and below this one, parts."""
PART: Final = 0.66
"""The scale of the parts."""
MOST_PARTS: Final = 12
"""A drawing of more parts is not read by anybody; its outline stands in a table instead."""
FEW_ENOUGH: Final = 2.0
"""About half of the pages may be empty and left out; where there are more than so many times the most, none are cut."""
MARGIN: Final = 16.0
OVERLAP: Final = 24.0
"""Pixels around a part in which it shows what goes on in the next ones."""
EARLIEST_CUT: Final = 0.55
"""A part is cut where it parts the fewest cards, not before this much of its room."""
CHARACTER: Final = 7.0
"""About the width of a letter on a chip; a chip that is a little narrower or wider changes no page."""


class Part(NamedTuple):
    """One page of the drawing."""

    region: Box
    row: int
    column: int


class Sheets(NamedTuple):
    """The pages of a drawing."""

    whole: Box
    scale: float
    """Of the whole drawing on its page; 1 is 96 pixels to the inch."""
    across: bool
    """Whether the pages lie on their side."""
    parts: tuple[Part, ...]
    """Empty where the whole drawing can be read on its page, and where it is too large for parts."""
    is_legible: bool
    """Whether the cards of the drawing can be read somewhere."""


def sheets_of(plan: Plan) -> Sheets:
    """The pages for the drawing of a plan."""
    arrangement = Arrangement(lambda label: CHARACTER * len(label))
    arrangement.rebuild(plan)
    whole = arrangement.bounds().grown(MARGIN)
    upright, across = _scale(whole, UPRIGHT), _scale(whole, ACROSS)
    if upright >= LEAST_UPRIGHT or not plan.components:
        return Sheets(whole, upright, across=False, parts=(), is_legible=True)
    if across >= LEAST_ACROSS:
        return Sheets(whole, across, across=True, parts=(), is_legible=True)
    cards = [arrangement.boxes[each] for each in plan.components if each not in plan.parents]
    # Two ways to lay the parts; of as many pages, upright ones are read more easily.
    ways = [(_parts(whole, cards, UPRIGHT), False, upright), (_parts(whole, cards, ACROSS), True, across)]
    parts, is_across, scale = min(ways, key=lambda way: len(way[0]) or MOST_PARTS + 1)
    if not parts:
        _, is_across, scale = max(ways, key=lambda way: way[2])
    return Sheets(whole, scale, is_across, parts, bool(parts))


def _scale(whole: Box, room: tuple[float, float]) -> float:
    wide, high = room
    return min(LARGEST, wide / (whole.width * POINTS_PER_PIXEL), high / (whole.height * POINTS_PER_PIXEL))


def _parts(whole: Box, cards: Sequence[Box], room: tuple[float, float]) -> tuple[Part, ...]:
    """Rows and columns of pages; those without any card are left out. None where there would be too many."""
    wide, high = (each / POINTS_PER_PIXEL / PART - 2 * OVERLAP for each in room)
    if whole.width / wide * (whole.height / high) > FEW_ENOUGH * MOST_PARTS:
        return ()
    columns = _cuts(whole.x, whole.right, wide, [(each.x, each.right) for each in cards])
    rows = _cuts(whole.y, whole.bottom, high, [(each.y, each.bottom) for each in cards])
    found = tuple(
        Part(region.grown(OVERLAP), row, column)
        for row, (top, bottom) in enumerate(rows)
        for column, (left, right) in enumerate(columns)
        if any((region := Box(left, top, right - left, bottom - top)).meets(each) for each in cards)
    )
    return found if len(found) <= MOST_PARTS else ()


def _cuts(
    start: float, end: float, room: float, spans: Sequence[tuple[float, float]]
) -> list[tuple[float, float]]:
    """From where to where each page goes, along one axis."""
    found: list[tuple[float, float]] = []
    while end - start > room:
        cut = min(
            _places(start, room, spans), key=lambda at: (sum(low < at < high for low, high in spans), -at)
        )
        found.append((start, cut))
        start = cut
    return [*found, (start, end)]


def _places(start: float, room: float, spans: Sequence[tuple[float, float]]) -> Iterator[float]:
    """Where a page might end: behind a card, or where it is full."""
    yield start + room
    for _, high in spans:
        if start + EARLIEST_CUT * room < high + MARGIN < start + room:
            yield high + MARGIN
