"""What a point of the canvas is on. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.canvas.content.card_content import CardBar, Face
from app.canvas.layout.geometry import PORT_REACH, Box, between, fold_box, ports, row_box
from app.canvas.layout.routing import Pair, Route

NUMBER_WIDTH = 68.0
"""Percentage and mark at the right end of a row."""


class Edges(NamedTuple):
    """Which edges of a card are dragged: -1 is the left or upper one, 1 the right or lower one, 0 none."""

    across: int
    down: int


class Hit(NamedTuple):
    """What is at a point: "card", "fold" (the mark that closes and opens a card), "edge", "chip", "port" or "line"; an
    empty kind is empty canvas."""

    kind: str = ""
    component: str = ""
    """The card, or the owner of the chip or port."""
    pair: Pair | None = None
    role: str = ""
    resource: str = ""
    """The number of the card that is under the point, or nothing."""
    about: str = ""
    """Whose number that is: a closed card shows what lies in it."""
    edges: Edges | None = None
    """The edges of the card that are at the point, where they can be dragged."""


def nearest_port(owners: Mapping[str, Box], x: float, y: float, reach: float) -> str:
    """The card whose port is at a point, or nothing."""
    radius = max(PORT_REACH, reach)
    for component, box in owners.items():
        for port_x, port_y in ports(box):
            if abs(port_x - x) <= radius and abs(port_y - y) <= radius:
                return component
    return ""


def number_at(face: Face, box: Box, x: float, y: float) -> CardBar | None:
    """The bar whose percentage is at a point of a card."""
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
    """Whether a point is on a line or near enough to it."""
    return any(
        between(*a, *b).grown(reach).contains(x, y)
        for a, b in zip(route.points, route.points[1:], strict=False)
    )
