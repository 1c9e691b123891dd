"""Which of the items at a point counts: a chip before a card, a card in a frame before lines across the frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtWidgets import QGraphicsItem

from app.canvas.content.card_content import Face
from app.canvas.layout.geometry import Box
from app.canvas.layout.hits import Hit, number_at, on_fold, on_line
from app.canvas.scene.items import CardItem, ChipsItem, LineItem


def hit_among(
    items: Iterable[QGraphicsItem],
    boxes: Mapping[str, Box],
    face_of: Callable[[str], Face],
    point: tuple[float, float],
    reach: float,
) -> Hit:
    """What is at a point, from items in front-to-back order; `reach` is the tolerance for lines."""
    line, card, framed = Hit(), Hit(), False
    for item in items:
        if isinstance(item, ChipsItem) and (role := item.chip_at(*point)):
            return Hit("chip", item.pair[0], item.pair, role)
        if isinstance(item, ChipsItem) and not line.kind and item.covers(*point):
            line = Hit("line", "", item.pair)
        if isinstance(item, CardItem) and not card.kind and boxes[item.component].contains(*point):
            card = _card_hit(item.component, face_of(item.component), boxes[item.component], point)
            framed = item.framed
        if isinstance(item, LineItem) and not line.kind and item.route and on_line(item.route, *point, reach):
            line = Hit("line", "", item.pair)
    return line if line.kind and (framed or not card.kind) else card


def _card_hit(component: str, face: Face, box: Box, point: tuple[float, float]) -> Hit:
    if on_fold(face, box, *point):
        return Hit("fold", component)
    bar = number_at(face, box, *point)
    return (
        Hit("card", component, resource=bar.resource, about=bar.component) if bar else Hit("card", component)
    )
