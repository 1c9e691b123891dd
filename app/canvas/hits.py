"""What a point of the canvas is on. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.canvas.content import Face
from app.canvas.geometry import PORT_REACH, Box, between, ports, row_box
from app.canvas.routing import Pair, Route

NUMBER_WIDTH = 68.0
"""Percentage and mark at the right end of a row."""


class Hit(NamedTuple):
    """What is at a point: "card", "chip", "port" or "line"; an empty kind is empty canvas."""

    kind: str = ""
    component: str = ""
    """The card, or the owner of the chip or port."""
    pair: Pair | None = None
    role: str = ""
    resource: str = ""
    """The number of the card that is under the point, or nothing."""


def nearest_port(owners: Mapping[str, Box], x: float, y: float, reach: float) -> str:
    """The card whose port is at a point, or nothing."""
    radius = max(PORT_REACH, reach)
    for component, box in owners.items():
        for port_x, port_y in ports(box, framed=False):
            if abs(port_x - x) <= radius and abs(port_y - y) <= radius:
                return component
    return ""


def number_at(face: Face, box: Box, x: float, y: float) -> str:
    """The resource whose percentage is at a point of a card, or nothing."""
    for index, bar in enumerate(face.bars):
        row = row_box(box.width, index).moved(box.x, box.y)
        if Box(row.right - NUMBER_WIDTH, row.y, NUMBER_WIDTH, row.height).contains(x, y):
            return bar.resource
    return ""


def on_line(route: Route, x: float, y: float, reach: float) -> bool:
    """Whether a point is on a line or near enough to it."""
    return any(
        between(*a, *b).grown(reach).contains(x, y)
        for a, b in zip(route.points, route.points[1:], strict=False)
    )
