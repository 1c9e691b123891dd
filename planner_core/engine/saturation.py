"""Divides demand by supply: one row per component, resource, phase, load and case."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.assessment import Saturation, Status
from planner_core.engine.axes import LOADS, PHASES, Place, spread
from planner_core.engine.block import Block
from planner_core.engine.cases import failures, stood_cases
from planner_core.engine.held import HeldResults, SaturationRows
from planner_core.engine.layout import Layout
from planner_core.formulas.recording import LOAD_AXIS, Column, Values, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.units import PERCENT

NEAR_THE_LIMIT = 0.9
"""Utilisation from which a resource counts as near its limit even where the target is higher."""
ROUNDING = 1e-9
"""Part of a number that is taken for the rounding of those it was made of."""


def block_utilisation(block: Block) -> Column:
    """Utilisation of all components of a block."""
    return utilisation(block.demand, block.capacity)


def planned_for(layout: Layout, block: Block) -> Values:
    """1 where the plan promises to stand a case, by row and case; 0 where it does not, or nothing is left there.

    Where the last host, controller or port has gone there is no number of desktops that fits: that is a finding,
    and no limit.
    """
    rows, cases = len(block.components), layout.cases
    stood = np.broadcast_to(stood_cases(layout.plan.settings, cases), (rows, len(cases))).copy()
    stood *= failures(cases) <= (0.0 if block.tolerated is None else block.tolerated[:, 0, 0, :])
    capacity = np.broadcast_to(values_of(block.capacity).max(axis=(1, 2)), (rows, len(cases)))
    gone = (capacity <= 0) & (capacity[:, :1] > 0)
    stood[gone] = 0.0
    return stood[:, None, None, :]


def binding_load(layout: Layout, block: Block) -> int:
    """Which load of a block is held against the target: the average, or the peak where the plan is made for it."""
    peaks = values_of(block.demand).shape[LOAD_AXIS] > 1
    return LOADS.index("peak") if peaks and layout.plan.settings.plan_for == "peak" else 0


def saturation_rows(layout: Layout, blocks: Sequence[Block]) -> SaturationRows:
    """All rows of all blocks: block by block, component by component, phase, load, case."""
    cases = len(layout.cases)
    grids: dict[int, _Grid] = {}
    loads = [values_of(block.demand).shape[LOAD_AXIS] for block in blocks]
    sizes = [
        len(block.components) * len(PHASES) * loads[number] * cases for number, block in enumerate(blocks)
    ]
    starts = np.cumsum([0, *sizes])

    def place(index: int) -> tuple[int, Place]:
        number = int(np.searchsorted(starts, index, side="right")) - 1
        shape = (len(blocks[number].components), len(PHASES), loads[number], cases)
        row, phase, load, case = np.unravel_index(index - int(starts[number]), shape)
        return number, Place(int(row), int(phase), int(load), int(case))

    def make(index: int) -> Saturation:
        number, at = place(index)
        if number not in grids:
            grids[number] = _grid(layout, blocks[number])
        return _saturation(layout, blocks[number], grids[number], at)

    def keys(index: int) -> tuple[str, str]:
        number, at = place(index)
        return blocks[number].components[at.row], blocks[number].resource

    def spans() -> dict[tuple[str, str], Sequence[int]]:
        found: dict[tuple[str, str], Sequence[int]] = {}
        for number, block in enumerate(blocks):
            length = len(PHASES) * loads[number] * cases
            for row, component in enumerate(block.components):
                start = int(starts[number]) + row * length
                found[component, block.resource] = range(start, start + length)
        return found

    def held(phase: int, case: str) -> HeldResults | None:
        if case not in layout.cases:
            return None
        at = layout.cases.index(case)
        return HeldResults(blocks, phase, at, lambda block: binding_load(layout, block), status_of)

    return SaturationRows(int(starts[-1]), make, keys, spans, held)


def status_of(share: float, target: float) -> Status:
    """ok below the target and below 90 %; near up to 100 %; over beyond; unknown without demand and capacity."""
    if math.isnan(share):
        return "unknown"
    if share > 1 + ROUNDING:
        return "over"
    return "near" if share > min(target, NEAR_THE_LIMIT) + ROUNDING else "ok"


class _Grid(NamedTuple):
    demand: Values
    capacity: Values
    used: Values
    target: Values
    planned_for: Values
    load: int


def _grid(layout: Layout, block: Block) -> _Grid:
    rows, cases = len(block.components), len(layout.cases)
    demand = spread(block.demand, rows, cases)
    shape = demand.shape
    return _Grid(
        demand,
        np.broadcast_to(values_of(block.capacity), shape),
        np.broadcast_to(values_of(block_utilisation(block)), shape),
        np.broadcast_to(values_of(block.target_percent), shape),
        np.broadcast_to(planned_for(layout, block), shape),
        binding_load(layout, block),
    )


def _saturation(layout: Layout, block: Block, grid: _Grid, at: Place) -> Saturation:
    row, phase, load, case = at
    share, goal = float(grid.used[at]), float(grid.target[at]) / PERCENT
    return Saturation(
        component=block.components[row],
        resource=block.resource,
        unit=block.unit,
        phase=PHASES[phase],
        load=LOADS[load],
        case=layout.cases[case],
        demand=float(grid.demand[at]),
        capacity=float(grid.capacity[at]),
        utilisation=share if math.isfinite(share) else None,
        target=goal,
        status=status_of(share, goal),
        planned_for=load == grid.load and bool(grid.planned_for[at]),
    )
