"""What the checks look at, and what a check is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from planner_core.engine.assessment import DesktopCounts, Finding, Limit, Rows, WorkTime
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.engine.measures import Measures
from planner_core.formulas.recording import values_of
from planner_core.plan.components import Host


class Review(NamedTuple):
    """What the checks look at."""

    layout: Layout
    measures: Measures
    desktops: DesktopCounts
    limits: Rows[Limit]
    work: Sequence[WorkTime]

    @property
    def blocks(self) -> Sequence[Block]:
        """Demand and capacity of every resource."""
        return self.measures.blocks

    def desktops_on(self, host: Host) -> int:
        """Desktops of all pools that run on a host card, rounded to whole ones where a pool is spread."""
        runs = self.measures.runs.pools
        here = runs.target == self.layout.hosts.row[host.id]
        shares = values_of(runs.share)[here, 0, 0, 0]
        pools = self.layout.pools.components
        found = zip(runs.source[here], shares, strict=True)
        desktops: float = sum(float(share) * pools[row].desktops for row, share in found)
        return round(desktops)

    def name(self, component: str) -> str:
        """The name of a component."""
        return self.layout.plan.components[component].name


Check = Callable[[Review], Iterator[Finding]]
