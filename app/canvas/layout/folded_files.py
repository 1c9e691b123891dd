"""Which files are folded into one chip: those of a line, where several pools have files. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import ceil

from app.canvas.content.chip_texts import ChipFace, folded_chip
from app.canvas.layout.arrangement import NO_FILES
from app.canvas.layout.geometry import CHIP_HEIGHT, CHIP_PAD, Box, united
from app.canvas.layout.routing import Route
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan


class FoldedFiles:
    """The pools of a plan by the number of their colour, and the chip that stands for the files of a line."""

    def __init__(self, measure: Callable[[str], float]) -> None:
        self.tints: dict[str, int] = {}
        """The pools with files; empty if there is only one."""
        self._width = cache(lambda label: ceil(measure(label)) + 2 * CHIP_PAD)
        self._chip = cache(folded_chip)

    def follow(self, plan: Plan) -> bool:
        """Number the pools of a plan; returns whether any has another number."""
        owners = {link.source for link in plan.links.values() if link.role not in NO_FILES}
        pools = sorted(each for each in owners if isinstance(plan.components[each], DesktopPool))
        before = self.tints
        self.tints = {each: number for number, each in enumerate(pools)} if len(pools) > 1 else {}
        return before != self.tints

    def tint(self, component: str) -> int:
        """The number of a pool; -1 for what has none."""
        return self.tints.get(component, -1)

    def chip(self, route: Route) -> tuple[Box, ChipFace] | None:
        """The one chip that stands for the files of a line as long as nobody looks at it, beside the store. None if the
        line shows its chips always: it has one, or there is only one pool.
        """
        tint = self.tint(route.pair[0])
        if tint < 0 or len(route.chips) < 2:
            return None
        face = self._chip(len(route.chips), tint)
        room, width = united([box for _, box in route.chips]), self._width(face.label)
        left = room.right - width if route.points[-1][0] > room.middle_x else room.x
        return Box(left, room.middle_y - CHIP_HEIGHT / 2, width, CHIP_HEIGHT), face
