"""How many desktops fit, what limits first, and the whole ladder of what would limit next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.assessment import DesktopCounts, Limit, Rows
from planner_core.engine.axes import LOADS, PHASES, failed_hosts
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.engine.saturation import binding_load, planned_for
from planner_core.formulas.recording import Column, Targets, Values, total, values_of
from planner_core.formulas.saturation import desktops_at_target
from planner_core.messages import Message

ROUNDING = 1e-9


class Ladder(NamedTuple):
    """The rungs, and the limits that hold while nothing or only hosts have failed."""

    rungs: Rows[Limit]
    normal: float
    """Desktops at the first limit of the normal case, before rounding; infinite without one."""
    with_failed_hosts: float | None
    """The same with as many failed hosts as the clusters have to stand; None where none has to stand any."""


def planned_desktops(layout: Layout) -> Column:
    """All desktops of the plan together, as a column of one row."""
    desktops = layout.pools.column("desktops")
    rows = Targets(np.zeros(len(layout.pools), dtype=np.intp), 1)
    return total(desktops, rows, Message("Desktops planned"), "desktops")


def block_limit(layout: Layout, block: Block) -> Column:
    """Desktops at the target of each component of a block, in every phase, load and case."""
    return desktops_at_target(
        planned_desktops(layout), block.demand, block.fixed_demand, block.capacity, block.target_percent
    )


def promised_limits(layout: Layout, block: Block) -> Values:
    """The limits that count: rows x phases x cases, infinite where the plan makes no promise."""
    rows, cases = len(block.components), len(layout.cases)
    exact = values_of(block_limit(layout, block))
    load = min(binding_load(layout, block), exact.shape[2] - 1)
    counted = np.broadcast_to(exact[:, :, load, :], (rows, len(PHASES), cases))
    return np.where(planned_for(layout, block)[:, :, 0, :] > 0, counted, np.inf)


def ladder(layout: Layout, blocks: Sequence[Block]) -> Ladder:
    """One rung per component and resource, at its worst phase and case, ascending by desktops."""
    binding = [block for block in blocks if block.binding and block.components]
    owners = [(block, row) for block in binding for row in range(len(block.components))]
    grids = [promised_limits(layout, block) for block in binding]
    if not grids:
        return Ladder(Rows(0, _no_rung, _no_key), math.inf, None)
    flat = [grid.reshape(len(grid), -1) for grid in grids]
    worst = np.concatenate([each.argmin(axis=1) for each in flat])
    exact = np.concatenate([each.min(axis=1) for each in flat])
    order = np.argsort(exact, kind="stable")
    order = order[np.isfinite(exact[order])]

    def make(index: int) -> Limit:
        at = int(order[index])
        block, row = owners[at]
        phase, case = divmod(int(worst[at]), len(layout.cases))
        number = float(exact[at])
        return Limit(
            whole(number, _part_on_one(block, row, case)),
            block.components[row],
            block.resource,
            PHASES[phase],
            layout.cases[case],
            number,
            LOADS[binding_load(layout, block)],
        )

    def keys(index: int) -> tuple[str, str]:
        block, row = owners[int(order[index])]
        return block.components[row], block.resource

    rungs = Rows(len(order), make, keys)
    return Ladder(rungs, _least(grids, [0]), _with_failed_hosts(layout, grids))


def cases_with_reserve(layout: Layout) -> tuple[int, ...]:
    """The normal case and those with as many failed hosts as any cluster has to stand; empty without such."""
    most = max((cluster.failures_to_tolerate for cluster in layout.clusters.components), default=0)
    failed = [number for number, case in enumerate(layout.cases) if 0 < failed_hosts(case) <= most]
    return (0, *failed) if failed else ()


def first_limit(
    layout: Layout, blocks: Sequence[Block], cases: Sequence[int]
) -> tuple[Block, tuple[int, int, int, int]] | None:
    """The block and place (row, phase, load, case) of the smallest promised limit in some of the cases."""
    found: tuple[Block, tuple[int, int, int, int]] | None = None
    least = math.inf
    for block in blocks:
        if not block.binding or not block.components:
            continue
        grid = promised_limits(layout, block)[:, :, list(cases)]
        if float(grid.min()) < least:
            least = float(grid.min())
            row, phase, at = (int(each) for each in np.unravel_index(int(grid.argmin()), grid.shape))
            found = (block, (row, phase, binding_load(layout, block), cases[at]))
    return found


def _with_failed_hosts(layout: Layout, grids: Sequence[Values]) -> float | None:
    cases = cases_with_reserve(layout)
    return _least(grids, cases) if cases else None


def _least(grids: Sequence[Values], cases: Sequence[int]) -> float:
    return min(float(grid[:, :, list(cases)].min()) for grid in grids)


def whole(desktops: float, part_on_one: float = 0.0) -> int:
    """Rounded down to whole desktops, on each host of a card; a number within rounding error of the next one
    counts as that. `part_on_one` is the part of the desktops on one host: 774.2 on ten hosts are 770."""
    if part_on_one > 0:
        desktops = _floor(desktops * part_on_one) / part_on_one
    return _floor(desktops)


def _floor(number: float) -> int:
    return math.floor(number + ROUNDING * max(1.0, number))


def _part_on_one(block: Block, row: int, case: int) -> float:
    if block.part_on_one is None:
        return 0.0
    parts = block.part_on_one[row, 0, 0]
    return float(parts[case if len(parts) > 1 else 0])


def _no_rung(_: int) -> Limit:
    raise IndexError


def _no_key(_: int) -> tuple[str, str]:
    raise IndexError


def desktop_counts(layout: Layout, found: Ladder, connected: bool) -> DesktopCounts:
    """Planned, fitting and maximum desktops. While a pool hangs in the air, nothing is said about the maximum."""
    planned = sum(pool.desktops for pool in layout.pools.components)
    if not found.rungs or not connected:
        return DesktopCounts(planned, 0, None)
    maximum = found.rungs[0].desktops
    normal = _floor(found.normal) if math.isfinite(found.normal) else None
    reserve = found.with_failed_hosts
    with_reserve = _floor(reserve) if reserve is not None and math.isfinite(reserve) else None
    return DesktopCounts(planned, min(planned, maximum), maximum, normal, with_reserve)
