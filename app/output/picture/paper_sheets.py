"""The drawing on paper: on one page if legible there, else as an overview and parts. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box
from planner_core.plan.plan import Plan

POINTS_PER_PIXEL: Final = 0.75
UPRIGHT: Final = (476.0, 560.0)
"""Width and height for the drawing on an A4 page, in points, beside title, caption and legend."""
ACROSS: Final = (715.0, 340.0)
"""The same for landscape."""
LARGEST: Final = 0.9
"""Maximum scale: the captions of a small drawing are about as large as the text around it."""
LEAST_UPRIGHT: Final = 0.6
"""Below this scale, with captions of 5.4 points, landscape is used ..."""
LEAST_ACROSS: Final = 0.54
"""... and below this one, parts."""
PART: Final = 0.66
"""The scale of the parts."""
MOST_PARTS: Final = 30
"""A drawing of more parts would not be read; a table of its outline replaces it."""
FEW_ENOUGH: Final = 2.0
"""About half of the pages may be empty and left out; above this multiple of the maximum, parts are not computed."""
MARGIN: Final = 16.0
OVERLAP: Final = 24.0
"""Pixels around a part in which the neighbouring parts are visible."""
EARLIEST_CUT: Final = 0.55
"""A part ends where it cuts the fewest cards, but not before this share of its room."""
CHARACTER: Final = 7.0
"""Approximate width of a letter on a chip; small differences do not change the pages."""


class Part(NamedTuple):
    """One page of the drawing."""

    region: Box
    row: int
    column: int


class Sheets(NamedTuple):
    """The pages of a drawing."""

    whole: Box
    scale: float
    """Scale of the whole drawing on its page; 1 is 96 pixels per inch."""
    across: bool
    """Whether the pages are landscape."""
    parts: tuple[Part, ...]
    """Empty if the whole drawing is legible on its page, or if it is too large for parts."""
    is_legible: bool
    """Whether the cards are legible on any page."""


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
    # Portrait or landscape parts; with the same number of pages, portrait reads more easily.
    ways = [(_parts(whole, cards, UPRIGHT), False, upright), (_parts(whole, cards, ACROSS), True, across)]
    parts, is_across, scale = min(ways, key=lambda way: len(way[0]) or MOST_PARTS + 1)
    if not parts:
        _, is_across, scale = max(ways, key=lambda way: way[2])
    return Sheets(whole, scale, is_across, parts, bool(parts))


def _scale(whole: Box, room: tuple[float, float]) -> float:
    wide, high = room
    return min(LARGEST, wide / (whole.width * POINTS_PER_PIXEL), high / (whole.height * POINTS_PER_PIXEL))


def _parts(whole: Box, cards: Sequence[Box], room: tuple[float, float]) -> tuple[Part, ...]:
    """Rows and columns of pages without the empty ones. None if there would be too many."""
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
    """Start and end of each page along one axis."""
    found: list[tuple[float, float]] = []
    while end - start > room:
        cut = min(
            _places(start, room, spans), key=lambda at: (sum(low < at < high for low, high in spans), -at)
        )
        found.append((start, cut))
        start = cut
    return [*found, (start, end)]


def _places(start: float, room: float, spans: Sequence[tuple[float, float]]) -> Iterator[float]:
    """Possible ends of a page: after a card, or where it is full."""
    yield start + room
    for _, high in spans:
        if start + EARLIEST_CUT * room < high + MARGIN < start + room:
            yield high + MARGIN
