"""What is at a point of the canvas. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.canvas.content.card_content import CardBar, Face
from app.canvas.layout.geometry import PORT_REACH, Box, between, fold_box, ports, row_box
from app.canvas.layout.routing import Pair, Route

NUMBER_WIDTH = 68.0
"""Width of percentage and mark at the right end of a row."""


class Edges(NamedTuple):
    """The edges of a card to drag: -1 is the left or upper one, 1 the right or lower one, 0 none."""

    across: int
    down: int


class Hit(NamedTuple):
    """What is at a point: "card", "fold" (the mark that closes and opens a card), "edge", "chip", "port" or "line"; an
    empty kind is empty canvas.
    """

    kind: str = ""
    component: str = ""
    """The card, or the owner of the chip or port."""
    pair: Pair | None = None
    role: str = ""
    resource: str = ""
    """The resource of the number under the point; empty if none."""
    about: str = ""
    """The component of that number: a closed card shows numbers of its contents."""
    edges: Edges | None = None
    """The edges of the card at the point, if they can be dragged."""


def nearest_port(owners: Mapping[str, Box], x: float, y: float, reach: float) -> str:
    """The card with a port at a point; empty if there is none."""
    radius = max(PORT_REACH, reach)
    for component, box in owners.items():
        for port_x, port_y in ports(box):
            if abs(port_x - x) <= radius and abs(port_y - y) <= radius:
                return component
    return ""


def number_at(face: Face, box: Box, x: float, y: float) -> CardBar | None:
    """The bar with its percentage at a point of a card."""
    for index, bar in enumerate(face.bars):
        row = row_box(box.width, index).moved(box.x, box.y)
        if Box(row.right - NUMBER_WIDTH, row.y, NUMBER_WIDTH, row.height).contains(x, y):
            return bar
    return None


def on_fold(face: Face, box: Box, x: float, y: float) -> bool:
    """Whether a point is on the mark that closes and opens a card."""
    return bool(face.fold) and fold_box(box.width).moved(box.x, box.y).contains(x, y)


def edges_at(box: Box, x: float, y: float, reach: float) -> Edges | None:
    """The edge or corner of a card at a point."""
    if not box.grown(reach).contains(x, y):
        return None
    across = (abs(x - box.right) <= reach) - (abs(x - box.x) <= reach)
    down = (abs(y - box.bottom) <= reach) - (abs(y - box.y) <= reach)
    return Edges(across, down) if across or down else None


def on_line(route: Route, x: float, y: float, reach: float) -> bool:
    """Whether a point is on or near a line."""
    return any(
        between(*a, *b).grown(reach).contains(x, y)
        for a, b in zip(route.points, route.points[1:], strict=False)
    )
