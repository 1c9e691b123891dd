"""A tidy layout: pools and servers on the left, then what they run on, stores and network links at the right. No Qt.

Connected cards are grouped. In each column cards are ordered to cross few lines, at the height of what they are
connected to; unconnected groups follow each other in reading order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from app.canvas.kinds import FRAMES, OWNERS
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import SNAP, Box, apart, port_height, snapped, united
from app.canvas.layout.navigation import in_lines
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Position
from planner_core.plan.rules import RUN_TARGETS

CHIPS = 240.0
"""Width before a column that files lead to: room for lines and their chips."""
LINES = 120.0
"""Width before any other column."""
BELOW = 40.0
"""Between two cards of a column."""
BETWEEN_GROUPS = 80.0
SHAPE = 1.6
"""Aspect ratio of a screen."""
MOST_SWEEPS = 8

Neighbours = Mapping[str, Collection[str]]


class Group(NamedTuple):
    """Connected cards, laid out around (0, 0)."""

    places: dict[str, Box]
    around: Box


def tidied(arrangement: Arrangement, cards: Collection[str]) -> dict[str, Position]:
    """Positions of these outermost cards in a tidy layout; its top left corner stays that of the cards now."""
    boxes = {each: arrangement.boxes[each] for each in cards}
    neighbours = _neighbours(arrangement, boxes)
    groups = [_laid_out(arrangement, members, neighbours) for members in _groups(boxes, neighbours)]
    corner = united(boxes.values())
    left, top = snapped(corner.x), snapped(corner.y)
    return {
        each: Position(left + box.x, top + box.y)
        for group in _packed(groups)
        for each, box in group.places.items()
    }


def _neighbours(arrangement: Arrangement, cards: Collection[str]) -> Neighbours:
    found: dict[str, set[str]] = defaultdict(set)
    for link in arrangement.plan.links.values():
        a, b = arrangement.outermost(link.source), arrangement.outermost(link.target)
        if a != b and a in cards and b in cards:
            found[a].add(b)
            found[b].add(a)
    return found


def _groups(boxes: Mapping[str, Box], neighbours: Neighbours) -> list[list[str]]:
    """Groups of connected cards; groups and cards in reading order."""
    ordered = in_lines(boxes, boxes)
    seen: set[str] = set()
    groups = []
    for each in ordered:
        if each in seen:
            continue
        members, waiting = {each}, [each]
        while waiting:
            new = set(neighbours.get(waiting.pop(), ())) - members
            members |= new
            waiting += new
        seen |= members
        groups.append([member for member in ordered if member in members])
    return groups


def _column(kind: str) -> int:
    if kind in OWNERS:
        return 0
    return 1 if any(kind in targets for targets in RUN_TARGETS.values()) else 2


def _laid_out(arrangement: Arrangement, members: Sequence[str], neighbours: Neighbours) -> Group:
    parts, boxes = arrangement.plan.components, arrangement.boxes
    columns: dict[int, list[str]] = defaultdict(list)
    for each in sorted(members, key=lambda each: (boxes[each].y, boxes[each].x)):
        columns[_column(kind_of(parts[each]))].append(each)
    present = [columns[number] for number in sorted(columns)]
    _uncross(present, neighbours)
    tallest = max(present, key=lambda column: sum(boxes[each].height + BELOW for each in column))
    tops = _stacked(tallest, boxes)
    for column in present:
        if column is not tallest:
            tops |= _beside(arrangement, column, neighbours, tops)
    places: dict[str, Box] = {}
    x = 0.0
    for number, column in enumerate(present):
        if number:
            x = snapped(x + (CHIPS if _has_chips(arrangement, column) else LINES))
        places |= {
            each: Box(x, snapped(tops[each]), boxes[each].width, boxes[each].height) for each in column
        }
        x += max(boxes[each].width for each in column)
    around = united(places.values())
    places = {each: box.moved(-around.x, -around.y) for each, box in places.items()}
    return Group(places, united(places.values()))


def _has_chips(arrangement: Arrangement, column: Sequence[str]) -> bool:
    inside = {inner for each in column for inner in arrangement.inside(each)}
    return any(arrangement.chips.get(pair) for pair in arrangement.pairs_of(inside) if pair[1] in inside)


def _uncross(columns: Sequence[list[str]], neighbours: Neighbours) -> None:
    """Order each column by the mean position of connected cards, until nothing changes."""
    for _ in range(MOST_SWEEPS):
        before = [list(column) for column in columns]
        ranks = {each: index / len(column) for column in columns for index, each in enumerate(column)}
        for column in columns[1:] if len(columns) > 1 else ():
            column.sort(
                key=lambda each: _mean((ranks[other] for other in neighbours.get(each, ())), ranks[each])
            )
            ranks |= {each: index / len(column) for index, each in enumerate(column)}
        for column in columns[:1] if len(columns) > 1 else ():
            column.sort(
                key=lambda each: _mean((ranks[other] for other in neighbours.get(each, ())), ranks[each])
            )
        if [list(column) for column in columns] == before:
            return


def _mean(values: Iterable[float], otherwise: float) -> float:
    known = list(values)
    return sum(known) / len(known) if known else otherwise


def _stacked(column: Sequence[str], boxes: Mapping[str, Box]) -> dict[str, float]:
    tops, y = {}, 0.0
    for each in column:
        tops[each] = y
        y = snapped(y + boxes[each].height + BELOW)
    return tops


def _beside(
    arrangement: Arrangement, column: Sequence[str], neighbours: Neighbours, tops: Mapping[str, float]
) -> dict[str, float]:
    """Each card with its port at the height of the connected ports, as far as there is room."""
    boxes = arrangement.boxes
    middle = sum(tops[each] + boxes[each].height / 2 for each in tops) / len(tops)

    def wanted(each: str) -> float:
        ports = (
            tops[other] + _port(arrangement, other) for other in neighbours.get(each, ()) if other in tops
        )
        return _mean(ports, middle) - _port(arrangement, each)

    # `apart` keeps the given order, which has the fewest crossings.
    wishes, highest = [], float("-inf")
    for each in column:
        highest = max(highest, wanted(each))
        wishes.append(highest)
    return dict(zip(column, apart(wishes, [boxes[each].height for each in column], BELOW), strict=True))


def _port(arrangement: Arrangement, each: str) -> float:
    """Distance from the top of a card to its port."""
    framed = kind_of(arrangement.plan.components[each]) in FRAMES
    return port_height(arrangement.boxes[each].height, framed)


def _packed(groups: Sequence[Group]) -> list[Group]:
    """The groups in rows, in order, together about the shape of a screen."""
    gap = BETWEEN_GROUPS
    area = sum((group.around.width + gap) * (group.around.height + gap) for group in groups)
    widest = max((group.around.width for group in groups), default=0.0)
    room = max(widest, sqrt(area * SHAPE))
    packed, x, y, height = [], 0.0, 0.0, 0.0
    for group in groups:
        if x > 0 and x + group.around.width > room:
            x, y, height = 0.0, y + height + gap, 0.0
        moved = {each: box.moved(x, y) for each, box in group.places.items()}
        packed.append(Group(moved, group.around.moved(x, y)))
        x = _up(x + group.around.width + gap)
        height = max(height, _up(group.around.height))
    return packed


def _up(length: float) -> float:
    return SNAP * -(-length // SNAP)
