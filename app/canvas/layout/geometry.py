"""Sizes and places on the canvas, in pixels at 100 %. No Qt, no plan.

All lengths are multiples of the 4 px grid, so that edges and text are on whole pixels at 100 and 200 %.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

GRID = 4
SNAP = 8
PAD = 12
HEAD = 40
ROW = 20
GAP = 8
RADIUS = 8
FRAME_WIDTH = 328
CARD_WIDTH = 240
INNER_WIDTH = FRAME_WIDTH - 2 * PAD
HEAD_PORT = PAD + HEAD // 2
PORT_RADIUS = 5
FOLD = 24
MARK_WIDTH = 16.0
"""Width of the marks of results and findings at the right of a card."""
PORT_REACH = 12
MARGIN = 14
"""Margin around a card for its focus ring and ports."""

CHIP_HEIGHT = 20
CHIP_GAP = 4
CHIP_PAD = 7
VISIBLY_SHORTER = 12.0


class Box(NamedTuple):
    """An immutable rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle_x(self) -> float:
        return self.x + self.width / 2

    @property
    def middle_y(self) -> float:
        return self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point is inside, edges included."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height

    def meets(self, other: Box) -> bool:
        """Whether the two overlap by more than an edge."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def encloses(self, other: Box) -> bool:
        """Whether all of the other is inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, by: float) -> Box:
        """The box with `by` more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def united(boxes: Iterable[Box]) -> Box:
    """The bounding box of all; an empty box at the origin if there are none."""
    known = list(boxes)
    if not known:
        return Box(0, 0, 0, 0)
    xs, ys, widths, heights = zip(*known, strict=True)  # few calls for thousands of boxes
    left, top = min(xs), min(ys)
    return Box(left, top, max(map(add, xs, widths)) - left, max(map(add, ys, heights)) - top)


def between(x1: float, y1: float, x2: float, y2: float) -> Box:
    """The box with these two opposite corners."""
    return Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))


def snapped(value: float, step: int = SNAP) -> float:
    """The nearest grid line."""
    return float(step * round(value / step))


def head_height(rows: int) -> float:
    """Height of name, caption and bars of a card."""
    return PAD + HEAD + (rows * ROW + GAP if rows else PAD)


def stacked(rows: int, width: float, heights: Sequence[float]) -> tuple[float, tuple[Box, ...]]:
    """The height of a frame and the boxes of its contents, one below the other, relative to the frame."""
    y = head_height(rows)
    boxes = []
    for height in heights:
        boxes.append(Box(PAD, y, width - 2 * PAD, height))
        y += height + GAP
    return (y + PAD - GAP if heights else y), tuple(boxes)


def row_box(width: float, index: int) -> Box:
    """The row of bar `index` in a card."""
    return Box(PAD, PAD + HEAD + index * ROW, width - 2 * PAD, ROW)


def fold_box(width: float) -> Box:
    """The box of the mark that closes and opens a card: right-aligned with the percentages, before the status marks."""
    return Box(width - PAD - MARK_WIDTH - FOLD + 8, PAD - 4, FOLD, FOLD)


def port_height(height: float, framed: bool) -> float:
    """Distance from the top of a card to its ports: at the name of a frame, in the middle of any other card."""
    return HEAD_PORT if framed else height / 2


def ports(box: Box) -> tuple[tuple[float, float], tuple[float, float]]:
    """The left and the right port of a card, where lines start and end."""
    y = box.y + port_height(box.height, framed=False)
    return (box.x, y), (box.right, y)


@lru_cache(maxsize=4096)
def chip_boxes(widths: tuple[float, ...], room: float) -> tuple[float, float, tuple[Box, ...]]:
    """Chips in rows no wider than `room` (one chip may be wider): width, height and boxes from (0, 0).

    As few rows as possible, as even as possible, right-aligned to the store. Cached: most pools have the same files.
    """
    rows = _even_rows(widths, max(room, max(widths, default=0)))
    total = _longest(widths, rows)
    boxes: list[Box] = []
    for number, row in enumerate(rows):
        x = total - _length(widths, row)
        for index in row:
            boxes.append(Box(x, number * (CHIP_HEIGHT + CHIP_GAP), widths[index], CHIP_HEIGHT))
            x += widths[index] + CHIP_GAP
    return total, max(len(rows) * (CHIP_HEIGHT + CHIP_GAP) - CHIP_GAP, 0), tuple(boxes)


def _even_rows(widths: Sequence[float], room: float) -> list[list[int]]:
    """The rows made as narrow as possible without more of them; full rows if the difference is hardly visible."""
    full = rows = _rows(widths, room)
    while len(rows) > 1:
        narrower = _rows(widths, _longest(widths, rows) - 1)
        if len(narrower) > len(rows) or _longest(widths, narrower) >= _longest(widths, rows):
            break
        rows = narrower
    return rows if _longest(widths, full) - _longest(widths, rows) >= VISIBLY_SHORTER else full


def _longest(widths: Sequence[float], rows: Sequence[Sequence[int]]) -> float:
    return max((_length(widths, row) for row in rows), default=0.0)


def _length(widths: Sequence[float], row: Sequence[int]) -> float:
    return sum(widths[index] for index in row) + CHIP_GAP * (len(row) - 1)


def _rows(widths: Sequence[float], room: float) -> list[list[int]]:
    rows: list[list[int]] = []
    used = 0.0
    for index, width in enumerate(widths):
        if rows and used + CHIP_GAP + width <= room:
            rows[-1].append(index)
            used += CHIP_GAP + width
        else:
            rows.append([index])
            used = width
    return rows


def apart(wanted: Sequence[float], heights: Sequence[float], gap: float = CHIP_GAP) -> tuple[float, ...]:
    """Tops of stacked blocks, as near as possible to their wanted tops (ascending) without overlap.

    Neighbours that would overlap share the shift, so a group stays centred on its wanted place.
    """
    # Groups of touching blocks: [count, height, sum of the tops that each would want for the first].
    clusters: list[tuple[int, float, float]] = []
    for top, block in zip(wanted, heights, strict=True):
        size, height, shift = 1, block + gap, top
        while clusters:
            upper_size, upper_height, upper_shift = clusters[-1]
            if upper_shift / upper_size + upper_height <= shift / size:
                break
            clusters.pop()
            shift = upper_shift + shift - size * upper_height
            size, height = upper_size + size, upper_height + height
        clusters.append((size, height, shift))
    tops: list[float] = []
    for size, _, shift in clusters:
        top = shift / size
        for _ in range(size):
            tops.append(top)
            top += heights[len(tops) - 1] + gap
    return tuple(tops)
