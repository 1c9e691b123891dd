"""What the checks look at, and what a check is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from planner_core.engine.assessment import DesktopCounts, Finding, Limit, Rows, WorkTime
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout


class Review(NamedTuple):
    """What the checks look at."""

    layout: Layout
    blocks: Sequence[Block]
    desktops: DesktopCounts
    limits: Rows[Limit]
    work: tuple[WorkTime, ...]

    def name(self, component: str) -> str:
        """The name of a component."""
        return self.layout.plan.components[component].name


Check = Callable[[Review], Iterator[Finding]]
