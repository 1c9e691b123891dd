"""Aligning and distributing cards. Pure functions of boxes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from app.canvas.layout.geometry import Box, united
from planner_core.plan.plan import Position

Side = Literal["left", "centre", "right", "top", "middle", "bottom"]
Way = Literal["across", "down"]
SIDES: tuple[Side, ...] = ("left", "centre", "right", "top", "middle", "bottom")
WAYS: tuple[Way, ...] = ("across", "down")

_PLACES: Mapping[Side, Callable[[Box, Box], tuple[float, float]]] = {
    "left": lambda box, around: (around.x, box.y),
    "centre": lambda box, around: (around.middle_x - box.width / 2, box.y),
    "right": lambda box, around: (around.right - box.width, box.y),
    "top": lambda box, around: (box.x, around.y),
    "middle": lambda box, around: (box.x, around.middle_y - box.height / 2),
    "bottom": lambda box, around: (box.x, around.bottom - box.height),
}


def aligned(boxes: Mapping[str, Box], side: Side) -> dict[str, Position]:
    """Positions that align one side, or the middles, of the cards: to the outermost card, or to the middle of all."""
    around, place = united(boxes.values()), _PLACES[side]
    return {each: _whole(*place(box, around)) for each, box in boxes.items()}


def distributed(boxes: Mapping[str, Box], way: Way) -> dict[str, Position]:
    """Positions with equal gaps between cards; the outermost stay in place.

    Cards that do not fit between the outermost all overlap by the same length.
    """
    across = way == "across"
    ordered = sorted(boxes, key=lambda each: _middle(boxes[each], across=across))
    sizes = [_length(boxes[each], across=across) for each in ordered]
    first, last = boxes[ordered[0]], boxes[ordered[-1]]
    start, end = _start(first, across=across), _start(last, across=across) + sizes[-1]
    gap = (end - start - sum(sizes)) / max(len(ordered) - 1, 1)
    places, at = {}, start
    for each, size in zip(ordered, sizes, strict=True):
        box = boxes[each]
        places[each] = _whole(at, box.y) if across else _whole(box.x, at)
        at += size + gap
    return places


def _whole(x: float, y: float) -> Position:
    """Rounded to whole pixels, so that edges stay sharp at 100 %."""
    return Position(float(round(x)), float(round(y)))


def _start(box: Box, *, across: bool) -> float:
    return box.x if across else box.y


def _length(box: Box, *, across: bool) -> float:
    return box.width if across else box.height


def _middle(box: Box, *, across: bool) -> float:
    return box.middle_x if across else box.middle_y
