"""A spatial index of cards: boxes by id, and ids by place, without a scan of thousands."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from app.canvas.layout.geometry import Box

CELL = 512
"""Side of the grid cells of the index; slightly larger than a card."""

Cell = tuple[int, int]


class Places:
    """Boxes by id, and ids by place."""

    def __init__(self) -> None:
        self.boxes: dict[str, Box] = {}
        self.depths: dict[str, int] = {}
        """The number of frames around a card."""
        self._cells: dict[Cell, dict[str, None]] = {}

    def clear(self) -> None:
        self.boxes.clear()
        self.depths.clear()
        self._cells.clear()

    def copied(self) -> Places:
        """A copy that can be changed independently."""
        other = Places()
        other.boxes, other.depths = dict(self.boxes), dict(self.depths)
        other._cells = {cell: dict(names) for cell, names in self._cells.items()}
        return other

    def adopt(self, other: Places) -> None:
        """Take over the contents of another index that is no longer used; the table objects stay the same."""
        for mine, theirs in ((self.boxes, other.boxes), (self.depths, other.depths)):
            mine.clear()
            mine.update(theirs)  # type: ignore[arg-type]
        self._cells = other._cells

    def put(self, name: str, box: Box, depth: int) -> None:
        """Add a card, or move it."""
        before = self.boxes.get(name)
        if before is not None:
            if before == box and self.depths[name] == depth:
                return
            self.remove(name)
        self.boxes[name], self.depths[name] = box, depth
        for cell in _cells(box):
            known = self._cells.get(cell)
            if known is None:
                self._cells[cell] = {name: None}
            else:
                known[name] = None

    def remove(self, name: str) -> None:
        """Remove a card; unknown ids are ignored."""
        box = self.boxes.pop(name, None)
        self.depths.pop(name, None)
        if box is not None:
            for cell in _cells(box):
                del self._cells[cell][name]

    def at(self, box: Box) -> Iterator[str]:
        """The cards that overlap a box, innermost last."""
        met = [name for name in self._near(box) if self.boxes[name].meets(box)]
        yield from sorted(met, key=lambda name: self.depths[name])

    def any_at(self, box: Box) -> bool:
        """Whether any card overlaps a box."""
        return any(self.boxes[name].meets(box) for name in self._near(box))

    def _near(self, box: Box) -> Iterable[str]:
        if box.width * box.height > CELL * CELL * len(self.boxes):
            return self.boxes
        return dict.fromkeys(name for cell in _cells(box) for name in self._cells.get(cell, ()))

    def outer_boxes(self, box: Box, without: Container[str] = ()) -> list[Box]:
        """The boxes of cards on the canvas itself that overlap a box, except some."""
        boxes, depths = self.boxes, self.depths
        return [
            boxes[name]
            for name in self._near(box)
            if depths[name] == 0 and name not in without and boxes[name].meets(box)
        ]


def _cells(box: Box) -> list[Cell]:
    left, top, width, height = box
    first, last = int(left // CELL), int((left + width) // CELL)
    upper, lower = int(top // CELL), int((top + height) // CELL)
    if first == last and upper == lower:
        return [(first, upper)]
    return [(column, row) for column in range(first, last + 1) for row in range(upper, lower + 1)]
