"""Places for cards without a position, as in hand-written JSON plans. No Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import msgspec

from app.canvas.kinds import FRAMES, bars_of
from app.canvas.layout.geometry import CARD_WIDTH, FRAME_WIDTH, INNER_WIDTH, head_height, snapped, stacked
from planner_core.plan.components import ComponentId, kind_of
from planner_core.plan.plan import Plan, Position

EDGE = 40.0
BETWEEN = 40.0
"""Vertical distance between cards."""
FOR_LINES = 280.0
"""Horizontal distance between columns: room for lines and their chips."""
STORES = frozenset({"storage_array", "disk_group"})

Children = Mapping[ComponentId, list[ComponentId]]


def with_places(plan: Plan) -> Plan:
    """The plan with a position for every card on the canvas: users, hosts and stores from left to right.

    Cards with a position keep it; the others are placed below, in the order of the plan.
    """
    outer = [each for each in plan.components if each not in plan.parents]
    homeless = [each for each in outer if each not in plan.positions]
    if not homeless:
        return plan
    children: Children = _children(plan)
    placed = [(each, plan.positions[each].y) for each in outer if each in plan.positions]
    top = max((y + _height(plan, children, each) + BETWEEN for each, y in placed), default=EDGE)
    bottoms: dict[int, float] = defaultdict(lambda: snapped(top))
    places = dict(plan.positions)
    for each in homeless:
        column = _column(plan, each)
        places[each] = Position(_left(column), bottoms[column])
        bottoms[column] = snapped(bottoms[column] + _height(plan, children, each) + BETWEEN)
    return msgspec.structs.replace(plan, positions=places)


def _column(plan: Plan, component: ComponentId) -> int:
    kind = kind_of(plan.components[component])
    return 2 if kind in STORES else 1 if kind in FRAMES else 0


def _left(column: int) -> float:
    return EDGE if column == 0 else EDGE + CARD_WIDTH + FOR_LINES + (column - 1) * (FRAME_WIDTH + FOR_LINES)


def _children(plan: Plan) -> Children:
    inside: dict[ComponentId, list[ComponentId]] = defaultdict(list)
    for child, parent in plan.parents.items():
        inside[parent].append(child)
    return inside


def _height(plan: Plan, children: Children, component: ComponentId) -> float:
    rows = len(bars_of(plan.components[component]))
    heights = [_height(plan, children, child) for child in children.get(component, ())]
    return stacked(rows, INNER_WIDTH, heights)[0] if heights else head_height(rows)
