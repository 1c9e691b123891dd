"""Routes of lines and places of their chips. Pure functions of boxes.

Lines have only horizontal and vertical segments. All lines of one owner to one card share a trunk. The chips of a line
are in front of the store with the files, so that the store and its contents are read together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from app.canvas.layout.geometry import CHIP_GAP, GAP, GRID, Box, apart, between, chip_boxes
from app.canvas.layout.line_path import Obstacles, Point, Way, straight_way, way_around

Pair = tuple[str, str]
"""Owner and target of a line."""

LEAD = 16
"""Distance from a card's edge to the first bend."""
LANE = 8
"""Distance between the trunks of two owners."""
LANES = 4
WIDEST_CHIPS = 196
GROUP_GAP = 10.0
"""Distance between the chips of two lines."""


class Wire(NamedTuple):
    """A line to a card or into one, before routing."""

    pair: Pair
    start: Box
    """The owner's card."""
    end: Box
    """The target's card, which may be inside a frame."""
    entry_y: float
    """The height at which the line arrives."""
    roles: tuple[str, ...] = ()
    widths: tuple[float, ...] = ()
    runs: bool = False
    """Whether the line connects to what the owner runs on; other lines are for files."""


class Route(NamedTuple):
    """A line with its chips, in scene coordinates."""

    pair: Pair
    points: tuple[Point, ...]
    chips: tuple[tuple[str, Box], ...]
    runs: bool

    @property
    def box(self) -> Box:
        """The bounding box of the line without its chips."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return between(min(xs), min(ys), max(xs), max(ys))

    @property
    def reach(self) -> Box:
        """The bounding box of the line and its chips."""
        corners = list(self.points)
        for _, (x, y, width, height) in self.chips:
            corners += ((x, y), (x + width, y + height))
        xs, ys = zip(*corners, strict=True)
        left, top = min(xs), min(ys)
        return Box(left, top, max(xs) - left, max(ys) - top)

    def moved(self, dx: float, dy: float) -> Route:
        points = tuple((x + dx, y + dy) for x, y in self.points)
        return Route(
            self.pair, points, tuple((role, box.moved(dx, dy)) for role, box in self.chips), self.runs
        )


def routes_to(frame: Box, wires: Sequence[Wire], obstacles: Obstacles) -> list[Route]:
    """All lines that arrive at one card or inside it."""
    right = [wire for wire in wires if not _from_left(wire.start, frame)]
    if not right:
        return _arrivals(frame, wires, obstacles)
    left = [wire for wire in wires if _from_left(wire.start, frame)]
    # The right side is computed as a mirror image of the left side.
    mirrored = _arrivals(_mirrored(frame), [_mirrored_wire(wire) for wire in right], _seen(obstacles))
    return [*_arrivals(frame, left, obstacles), *(_mirrored_route(route) for route in mirrored)]


def _from_left(start: Box, frame: Box) -> bool:
    if start.right <= frame.x or start.x >= frame.right:
        return start.right <= frame.x
    return start.middle_x <= frame.middle_x


def _mirrored(box: Box) -> Box:
    return Box(-box.right, box.y, box.width, box.height)


def _mirrored_wire(wire: Wire) -> Wire:
    return wire._replace(start=_mirrored(wire.start), end=_mirrored(wire.end))


def _mirrored_route(route: Route) -> Route:
    points = tuple((-x, y) for x, y in route.points)
    return route._replace(points=points, chips=tuple(_in_reading_order(route.chips)))


def _in_reading_order(chips: Iterable[tuple[str, Box]]) -> Iterable[tuple[str, Box]]:
    """Mirrored chips, with each row still in order from left to right."""
    for _, row in groupby(chips, key=lambda chip: chip[1].y):
        in_row = list(row)
        x = -in_row[-1][1].right
        for role, box in in_row:
            yield role, Box(x, box.y, box.width, box.height)
            x += box.width + CHIP_GAP


def _seen(obstacles: Obstacles) -> Obstacles:
    return lambda box: [_mirrored(each) for each in obstacles(_mirrored(box))]


def _arrivals(frame: Box, wires: Sequence[Wire], obstacles: Obstacles) -> list[Route]:
    """Lines into the left side of a frame; their chips form one column before it."""
    if not wires:
        return []
    ordered = sorted(wires, key=_in_order)
    lanes = {owner: LANE * (lane % LANES) for lane, owner in enumerate(_owners(ordered))}
    stacks = [_stack_of(frame, wire, lanes[wire.pair[0]]) for wire in ordered]
    tops = _tops(ordered, stacks)
    bend = frame.x - GAP
    free = not _in_between(frame, ordered, tops, obstacles)
    routes = []
    for wire, stack, top in zip(ordered, stacks, tops, strict=True):
        entry = wire.entry_y
        y = float(round(top + stack[1] / 2))
        if abs(y - entry) < GRID:
            y = entry
        chips = _placed(wire, stack, bend - CHIP_GAP, y) if stack[2] else ()
        column = min([box.x for _, box in chips]) if chips else bend
        way = Way(wire.start, frame, column, y, LEAD + lanes[wire.pair[0]])
        path = straight_way(way) if free else way_around(way, obstacles)
        path += ((bend, y), (bend, entry), (wire.end.x, entry))
        routes.append(Route(wire.pair, _straight(path), chips, wire.runs))
    return routes


def _in_order(wire: Wire) -> tuple[float, float]:
    """Sort key: by arrival height, then by start height."""
    return wire.entry_y, wire.start.middle_y


def _tops(wires: Sequence[Wire], stacks: Sequence[ChipStack]) -> list[float]:
    """The top of each line's chips, without overlap. Lines without chips may run through chips."""
    wanted = [wire.entry_y - height / 2 for wire, (_, height, _) in zip(wires, stacks, strict=True)]
    with_chips = [index for index, stack in enumerate(stacks) if stack[2]]
    if len(with_chips) > 1:
        moved = apart(
            [wanted[index] for index in with_chips], [stacks[index][1] for index in with_chips], GROUP_GAP
        )
        for index, top in zip(with_chips, moved, strict=True):
            wanted[index] = top
    return wanted


def _in_between(frame: Box, wires: Sequence[Wire], tops: Sequence[float], obstacles: Obstacles) -> bool:
    """Whether any card is in the area of the lines, so that each needs a path of its own."""
    starts = {wire.start for wire in wires} if len(wires) > 1 else {wires[0].start}
    heights = [start.y + start.height / 2 for start in starts]
    heights += [wire.entry_y for wire in wires]
    heights += tops
    left = min([start.x + start.width for start in starts])
    top, bottom = min(heights), max(heights)
    start, end = min(left, frame.x) - LEAD, max(left, frame.x) + LEAD
    region = Box(start, top - LEAD, end - start, bottom - top + 2 * LEAD)
    return any(box != frame and box not in starts for box in obstacles(region))


def _owners(wires: Sequence[Wire]) -> list[str]:
    """The owners from top to bottom."""
    heights = {wire.pair[0]: wire.start for wire in wires}
    if len(heights) == 1:
        return list(heights)
    return sorted(heights, key=lambda owner: (heights[owner].middle_y, owner))


ChipStack = tuple[float, float, tuple[Box, ...]]
"""Width, height and boxes of the chips of a line."""


def _stack_of(frame: Box, wire: Wire, lane: float) -> ChipStack:
    if not wire.widths:
        return 0.0, 0.0, ()
    start = wire.start
    gap = frame.x - GAP - CHIP_GAP - (start.x + start.width) - LEAD - lane - GAP
    room = min(gap, WIDEST_CHIPS) if gap > 0 else WIDEST_CHIPS
    return chip_boxes(wire.widths, room)


def _placed(wire: Wire, stack: ChipStack, right: float, y: float) -> tuple[tuple[str, Box], ...]:
    width, height, boxes = stack
    left, top = right - width, float(round(y - height / 2))
    return tuple(
        [
            (role, Box(left + x, top + down, wide, high))
            for role, (x, down, wide, high) in zip(wire.roles, boxes, strict=True)
        ]
    )


def _straight(points: Sequence[Point]) -> tuple[Point, ...]:
    """The same line without redundant points."""
    kept = [points[0]]
    x, y = points[0]
    before_x: float | None = None
    before_y: float | None = None
    for point in points[1:]:
        next_x, next_y = point
        if next_x == x and next_y == y:
            continue
        if before_x == x == next_x or before_y == y == next_y:
            kept[-1] = point
        else:
            before_x, before_y = x, y
            kept.append(point)
        x, y = point
    return tuple(kept)
