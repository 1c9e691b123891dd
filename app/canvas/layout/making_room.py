"""When a frame grows, the cards that it would cover move down in the same step. No Qt."""

from __future__ import annotations

import heapq
from collections.abc import Container, Iterable, Mapping
from typing import Final

import msgspec

from app.canvas.layout.card_boxes import CardBoxes
from app.canvas.layout.geometry import SNAP, Box, snapped
from app.canvas.layout.places import Places
from planner_core.editing.edits import Edit, Step, apply, merged
from planner_core.plan.plan import Plan, Position

GAP: Final = 3 * SNAP
"""Between a frame and the cards that moved."""
MOST_GROWN: Final = 200
"""If more frames grow at once, no cards are moved: that would take too long, and tidying does it better."""


def with_room(places: Places, plan: Plan, step: Step) -> Step:
    """A step that fills or opens frames, extended by moving the cards that the frames would cover.

    A card that overlapped a frame before stays: the user put it there.
    """
    filled = {each for edit in step.edits for each in _filled(edit)}
    if not filled:
        return step
    after = CardBoxes(apply(plan, step.edits))
    grown = _grown(places, after, filled & after.plan.components.keys())
    if len(grown) > MOST_GROWN:
        return step
    placed = {edit.key for edit in step.edits if edit.table == "positions" and _goes_elsewhere(edit)}
    known = after.plan.positions
    moves = (
        Edit("positions", each, known[each], known[each].at(box.x, box.y))
        for each, box in pushed(places, grown, placed).items()
        if each in known
    )
    return msgspec.structs.replace(step, edits=merged(step.edits, moves))


def pushed(places: Places, grown: Mapping[str, Box], fixed: Container[str] = ()) -> dict[str, Box]:
    """New boxes of the outer cards that the `grown` boxes would cover, and of those that these would cover in turn.

    From top to bottom: a pushed card is always below the one that pushes it, so none is pushed back.
    """
    now = Places()
    for each, box in grown.items():
        now.put(each, box, 0)
    moved: dict[str, Box] = {}
    waiting = [(box.y, each) for each, box in grown.items()]
    heapq.heapify(waiting)
    while waiting:
        top, pusher = heapq.heappop(waiting)
        box, before = now.boxes[pusher], places.boxes[pusher]
        if box.y != top:
            continue  # it was pushed further since
        standing = [each for each in places.at(box) if places.depths[each] == 0 and each not in now.boxes]
        for each in (*standing, *now.at(box)):
            other = now.boxes.get(each, places.boxes[each])
            has_pushed = each in now.boxes and other.y < box.y
            if each in fixed or each == pusher or has_pushed or places.boxes[each].meets(before):
                continue
            moved[each] = other.moved(0, snapped(box.bottom + GAP - other.y + SNAP / 2))
            now.put(each, moved[each], 0)
            heapq.heappush(waiting, (moved[each].y, each))
    return moved


def _grown(places: Places, after: CardBoxes, inner: Iterable[str]) -> dict[str, Box]:
    """The outer cards around some components that grow without moving, with their new boxes."""
    boxes = {each: after.standing_box(each) for each in map(after.outermost, inner) if each in places.boxes}
    return {
        each: box
        for each, box in boxes.items()
        if (before := places.boxes[each]) != box and (before.x, before.y) == (box.x, box.y)
    }


def _goes_elsewhere(edit: Edit) -> bool:
    before, after = edit.before, edit.after
    return before is None or after is None or (before.x, before.y) != (after.x, after.y)


def _filled(edit: Edit) -> tuple[str, ...]:
    """The component that an edit fills or opens."""
    if edit.table == "parents" and edit.after is not None:
        return (edit.after,)
    if edit.table == "positions" and _is_closed(edit.before) and not _is_closed(edit.after):
        return (edit.key,)
    return ()


def _is_closed(position: Position | None) -> bool:
    return position is not None and position.closed
