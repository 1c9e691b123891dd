"""Which card comes next: in reading order for Tab, by direction for arrow keys. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box
from app.canvas.layout.routing import Pair

BAND = 96
"""Cards whose tops differ by less than this may be in one line of the reading order."""

Stop = str | tuple[Pair, str]
"""A place for the keyboard focus: a card, or a chip (its line and role)."""


def reading_order(arrangement: Arrangement) -> list[Stop]:
    """All cards and chips: rows of cards from top to bottom and left to right; inside a card its chips first, then its
    contents.
    """
    outer = [each for each, depth in arrangement.places.depths.items() if depth == 0]
    stops: list[Stop] = []
    for each in in_lines(outer, arrangement.boxes):
        stops += _with_inner(arrangement, each)
    return stops


def _with_inner(arrangement: Arrangement, component: str) -> Iterable[Stop]:
    yield component
    routes = [
        arrangement.routes[pair] for pair in arrangement.pairs_of((component,)) if pair in arrangement.routes
    ]
    for route in sorted(routes, key=lambda route: (route.points[-1][1], route.pair)):
        if route.pair[0] == component:
            yield from ((route.pair, role) for role, _ in route.chips)
    if arrangement.is_closed(component):
        return
    for child in arrangement.children(component):
        yield from _with_inner(arrangement, child)


def in_lines(ids: Iterable[str], boxes: Mapping[str, Box]) -> list[str]:
    """Ids in reading order of their boxes: a row ends where the next box begins clearly lower."""
    waiting = sorted(ids, key=lambda each: (boxes[each].y, boxes[each].x))
    ordered: list[str] = []
    while waiting:
        top = boxes[waiting[0]].y
        line = [each for each in waiting if boxes[each].y - top < BAND]
        ordered += sorted(line, key=lambda each: (boxes[each].x, boxes[each].y))
        waiting = waiting[len(line) :]
    return ordered


def stop_box(arrangement: Arrangement, stop: Stop | None) -> Box | None:
    """The box of a card or chip; None if it is not drawn."""
    if isinstance(stop, tuple):
        route = arrangement.routes.get(stop[0])
        return next((box for role, box in route.chips if role == stop[1]), None) if route else None
    return arrangement.box_of(stop) if stop and stop in arrangement.plan.components else None


def following(stops: Sequence[Stop], present: Stop | None, step: int) -> Stop | None:
    """The stop after (or before) the present one; None at the end; without a present one the first (or last)."""
    if not stops:
        return None
    if present not in stops:
        return stops[0] if step > 0 else stops[-1]
    index = stops.index(present) + step
    return stops[index] if 0 <= index < len(stops) else None


def towards(boxes: Mapping[str, Box], present: str, dx: int, dy: int) -> str:
    """The nearest box in a direction, or the present one if there is none."""
    here = boxes[present]

    def distance(other: Box) -> float:
        # Tops, not middles: the middle of a frame is below its first cards.
        right, down = other.middle_x - here.middle_x, other.y - here.y
        along, across = right * dx + down * dy, abs(right * dy) + abs(down * dx)
        return along + 2 * across if along > 0 else float("inf")

    nearest = min(boxes, key=lambda each: distance(boxes[each]), default=present)
    return nearest if distance(boxes[nearest]) < float("inf") else present
