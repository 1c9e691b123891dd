"""How many desktops fit, what limits first, and the whole ladder of what would limit next."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from planner_core.engine.assessment import CASES, PHASES, DesktopCounts, Limit, Rows
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.engine.saturation import full_shape
from planner_core.formulas.recording import Column, total
from planner_core.formulas.saturation import desktops_at_target
from planner_core.messages import Message

ROUNDING = 1e-9


def planned_desktops(layout: Layout) -> Column:
    """All desktops of the plan together, as a column of one row."""
    desktops = layout.pools.column("desktops")
    rows = np.zeros(len(layout.pools), dtype=np.intp)
    return total(desktops, rows, 1, Message("Desktops planned"), "desktops")


def block_limit(layout: Layout, block: Block) -> Column:
    """Desktops at the target of each component of a block, in every phase and case."""
    return desktops_at_target(
        planned_desktops(layout), block.demand, block.fixed_demand, block.capacity, block.target_percent
    )


def ladder(layout: Layout, blocks: Sequence[Block]) -> Rows[Limit]:
    """One rung per component and resource, at its worst phase and case, ascending by desktops."""
    binding = [block for block in blocks if block.binding and block.components]
    owners = [(block, row) for block in binding for row in range(len(block.components))]
    grids = [full_shape(block_limit(layout, block), len(block.components)) for block in binding]
    flat = [grid.reshape(len(grid), -1) for grid in grids]
    worst = np.concatenate([each.argmin(axis=1) for each in flat]) if flat else np.empty(0, dtype=np.intp)
    exact = np.concatenate([each.min(axis=1) for each in flat]) if flat else np.empty(0)
    order = np.argsort(exact, kind="stable")
    order = order[np.isfinite(exact[order])]

    def make(index: int) -> Limit:
        at = int(order[index])
        block, row = owners[at]
        phase, case = divmod(int(worst[at]), len(CASES))
        number = float(exact[at])
        return Limit(whole(number), block.components[row], block.resource, PHASES[phase], CASES[case], number)

    def keys(index: int) -> tuple[str, str]:
        block, row = owners[int(order[index])]
        return block.components[row], block.resource

    return Rows(len(order), make, keys)


def whole(desktops: float) -> int:
    """Rounded down to whole desktops; a number within rounding error of the next one counts as that."""
    return math.floor(desktops + ROUNDING * max(1.0, desktops))


def desktop_counts(layout: Layout, limits: Rows[Limit], connected: bool) -> DesktopCounts:
    """Planned, fitting and maximum desktops. While a pool hangs in the air, nothing is said about the maximum."""
    planned = sum(pool.desktops for pool in layout.pools.components)
    if not limits or not connected:
        return DesktopCounts(planned, 0, None)
    maximum = limits[0].desktops
    return DesktopCounts(planned, min(planned, maximum), maximum)
