"""Divides demand by supply: one row per component, resource, phase and case."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from planner_core.engine.assessment import CASES, PHASES, Rows, Saturation, Status
from planner_core.engine.block import Block
from planner_core.formulas.recording import Column, Values, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.units import PERCENT

NEAR_THE_LIMIT = 0.9
"""Utilisation from which a resource counts as near its limit even where the target is higher."""
ROUNDING = 1e-9


def block_utilisation(block: Block) -> Column:
    """Utilisation of all components of a block."""
    return utilisation(block.demand, block.capacity)


def saturation_rows(blocks: Sequence[Block]) -> Rows[Saturation]:
    """All rows of all blocks: block by block, component by component, phase by phase, case by case."""
    phases, cases = len(PHASES), len(CASES)
    grids = [_grid(block) for block in blocks]
    starts = np.cumsum([0, *(len(block.components) * phases * cases for block in blocks)])

    def place(index: int) -> tuple[int, int, int, int]:
        number = int(np.searchsorted(starts, index, side="right")) - 1
        row, rest = divmod(index - int(starts[number]), phases * cases)
        return number, row, rest // cases, rest % cases

    def make(index: int) -> Saturation:
        number, row, phase, case = place(index)
        block, (demand, capacity, used, target) = blocks[number], grids[number]
        share = float(used[row, phase, case])
        goal = float(target[row, phase, case]) / PERCENT
        return Saturation(
            component=block.components[row],
            resource=block.resource,
            unit=block.unit,
            phase=PHASES[phase],
            case=CASES[case],
            demand=float(demand[row, phase, case]),
            capacity=float(capacity[row, phase, case]),
            utilisation=share if math.isfinite(share) else None,
            target=goal,
            status=status_of(share, goal),
        )

    def keys(index: int) -> tuple[str, str]:
        number, row, _, _ = place(index)
        return blocks[number].components[row], blocks[number].resource

    return Rows(int(starts[-1]), make, keys)


def status_of(share: float, target: float) -> Status:
    """ok below the target and below 90 %; near up to 100 %; over beyond; unknown without demand and capacity."""
    if math.isnan(share):
        return "unknown"
    if share > 1 + ROUNDING:
        return "over"
    return "near" if share > min(target, NEAR_THE_LIMIT) + ROUNDING else "ok"


def full_shape(column: Column, rows: int) -> Values:
    """The column's values spread over all phases and cases."""
    return np.broadcast_to(values_of(column), (rows, len(PHASES), len(CASES)))


def _grid(block: Block) -> tuple[Values, Values, Values, Values]:
    rows = len(block.components)
    return (
        full_shape(block.demand, rows),
        full_shape(block.capacity, rows),
        full_shape(block_utilisation(block), rows),
        full_shape(block.target_percent, rows),
    )
