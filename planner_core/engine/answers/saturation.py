"""Divides demand by supply: one row per component, resource, phase, load and case."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import accumulate, product
from typing import NamedTuple

import numpy as np

from planner_core.engine.basis.assessment import Saturation, Status
from planner_core.engine.basis.axes import LOADS, PHASES, Case, Place, spread
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.case_results import HeldResults, SaturationRows, rows_of
from planner_core.engine.basis.cases import failures, stood_cases
from planner_core.engine.basis.saturation import NEXT_TO_NOTHING
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import LOAD_AXIS, Column, Values, known_or, rows_together, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.plan.components import ComponentId
from planner_core.plan.settings import Settings
from planner_core.units import PERCENT, ROUNDING

NEAR_THE_LIMIT = 0.9
"""Utilisation from which a resource counts as near its limit even if its target is higher."""
NO_FAILURES = np.zeros((1, 1, 1, 1))
"""Tolerated failures if no cluster specifies any."""


def block_utilisation(block: Block) -> Column:
    """Utilisation of all components of a block."""
    return utilisation(block.demand, block.capacity)


def planned_for(layout: Layout, block: Block) -> Values:
    """1 if the plan promises to survive a case, by row and case; 0 if it does not, or if no capacity is left.

    If the last host, controller or port has failed, no number of desktops fits: that is a finding, not a limit.
    """
    stood = stood_by_row(
        layout.settings, layout.cases, len(block.components), block.capacity, block.tolerated
    )
    return np.broadcast_to(rows_together(stood), (len(block.components), 1, 1, len(layout.cases)))


def stood_by_row(
    settings: Settings, cases: tuple[Case, ...], rows: int, of_rows: Column, tolerated: Values | None
) -> Values:
    """The same for rows of a capacity, with one row if all are equal."""
    asked = stood_cases(settings, cases)
    tolerated = NO_FAILURES if tolerated is None else tolerated
    stood = np.where(failures(cases) <= tolerated, asked, 0.0)
    capacity = values_of(of_rows)
    if capacity.min(initial=1.0) <= 0 and len(cases) > 1:
        left = np.broadcast_to(capacity.max(axis=(1, 2), keepdims=True), (rows, 1, 1, len(cases)))
        stood = np.where((left <= 0) & (left[..., :1] > 0), 0.0, stood)  # the first with nothing failed
    return stood


def binding_load(settings: Settings, block: Block) -> int:
    """The load that a block's target applies to: the average, or the peak if the plan is sized for it."""
    peaks = values_of(block.demand).shape[LOAD_AXIS] > 1
    return LOADS.index("peak") if peaks and settings.plan_for == "peak" else 0


def saturation_rows(layout: Layout, blocks: Sequence[Block]) -> SaturationRows:
    """All rows of all blocks: block by block, component by component, phase, load, case."""
    phases, cases = len(layout.phases), len(layout.cases)
    grid = cache(lambda number: _grid(layout, blocks[number]))
    loads = [values_of(block.demand).shape[LOAD_AXIS] for block in blocks]
    sizes = [len(block.components) * phases * loads[number] * cases for number, block in enumerate(blocks)]
    starts = list(accumulate(sizes, initial=0))
    spans = _Spans(blocks, starts)

    def place(index: int) -> tuple[int, Place]:
        number = bisect_right(starts, index) - 1
        left, case = divmod(index - starts[number], cases)
        left, load = divmod(left, loads[number])
        row, phase = divmod(left, phases)
        return number, Place(row, phase, load, case)

    def make(index: int) -> Saturation:
        number, at = place(index)
        return _saturation(layout, blocks[number], grid(number), at)

    def keys(index: int) -> tuple[str, str]:
        number, at = place(index)
        return blocks[number].components[at.row], blocks[number].resource

    def rows_at(component: ComponentId, resource: str) -> list[Saturation]:
        found = spans.place_of(component, resource)
        if found is None:
            return []
        number, row = found
        block, values = blocks[number], grid(number)
        return [
            _saturation(layout, block, values, Place(row, phase, load, case))
            for phase, load, case in product(range(phases), range(loads[number]), range(cases))
        ]

    @cache
    def held(phase: int, case: str) -> HeldResults | None:
        if case not in layout.cases or phase >= phases:
            return None
        at = layout.cases.index(case)
        return HeldResults(blocks, phase, at, lambda block: binding_load(layout.settings, block), status_of)

    def fullest(among: Collection[ComponentId] | None) -> dict[str, Saturation]:
        return _fullest(layout, blocks, grid, among)

    return SaturationRows(starts[-1], make, keys, spans.every, rows_at, held, fullest)


class _Spans:
    """Ranges of rows for each component and resource, which are contiguous."""

    def __init__(self, blocks: Sequence[Block], starts: Sequence[int]) -> None:
        self._blocks = blocks
        self._starts = starts
        self._rows = cache(lambda number: rows_of(tuple(blocks[number].components)))

    def place_of(self, component: ComponentId, resource: str) -> tuple[int, int] | None:
        """The block of a component's resource and its row there; None without such a resource."""
        for number, block in enumerate(self._blocks):
            if block.resource == resource and component in self._rows(number):
                return number, self._rows(number)[component]
        return None

    def every(self) -> dict[tuple[str, str], Sequence[int]]:
        """The ranges of all components."""
        return {
            (component, block.resource): self._of_row(number, row)
            for number, block in enumerate(self._blocks)
            for row, component in enumerate(block.components)
        }

    def _of_row(self, number: int, row: int) -> Sequence[int]:
        start, end = self._starts[number : number + 2]
        length = (end - start) // len(self._blocks[number].components)
        return range(start + row * length, start + (row + 1) * length)


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
    demand = spread(block.demand, rows, len(layout.phases), cases)
    shape = demand.shape
    return _Grid(
        demand,
        np.broadcast_to(values_of(block.capacity), shape),
        np.broadcast_to(values_of(block_utilisation(block)), shape),
        np.broadcast_to(values_of(block.target_percent), shape),
        np.broadcast_to(planned_for(layout, block), shape),
        binding_load(layout.settings, block),
    )


def _fullest(
    layout: Layout,
    blocks: Sequence[Block],
    grid: Callable[[int], _Grid],
    among: Collection[ComponentId] | None,
) -> dict[str, Saturation]:
    """The row with the highest utilisation of each resource; a resource of several blocks counts as one."""
    found: dict[str, Saturation] = {}
    for number, block in enumerate(blocks):
        at = _fullest_place(grid(number), _rows_among(block, among))
        if at is not None:
            row = _saturation(layout, block, grid(number), at)
            if block.resource not in found or row.load_factor > found[block.resource].load_factor:
                found[block.resource] = row
    return found


def fullest_in(
    layout: Layout, blocks: Sequence[Block]
) -> Callable[[Sequence[int], int], dict[str, Saturation]]:
    """Answers what the fullest row of each resource with any load is in some phases and one case, at the load that its
    target applies to.
    """
    grids = [(block, _grid(layout, block)) for block in blocks]
    every = [known_or(grid.used[:, :, grid.load], 0.0) for _, grid in grids]

    def fullest(phases: Sequence[int], case: int) -> dict[str, Saturation]:
        found: dict[str, Saturation] = {}
        for (block, grid), used in zip(grids, every, strict=True):
            shares = used[:, phases, case]
            if not shares.size or not shares.max() > 0:
                continue
            row, phase = (int(index) for index in np.unravel_index(int(shares.argmax()), shares.shape))
            one = _saturation(layout, block, grid, Place(row, phases[phase], grid.load, case))
            if block.resource not in found or one.load_factor > found[block.resource].load_factor:
                found[block.resource] = one
        return found

    return fullest


def _rows_among(block: Block, among: Collection[ComponentId] | None) -> Values:
    return np.array([among is None or each in among for each in block.components], dtype=bool)


def _fullest_place(grid: _Grid, rows: Values) -> Place | None:
    """The place with the highest utilisation among some rows of a block and the cases and loads the plan is sized for;
    None without any. A failure that changes it by next to nothing is not named.
    """
    counted = grid.planned_for.astype(bool) & rows[:, None, None, None]
    counted = counted & (np.arange(counted.shape[LOAD_AXIS]) == grid.load)[:, None]
    if not counted.any():
        return None
    shares = np.where(counted, known_or(grid.used, 0.0), -1.0)
    row, phase, load, _ = (int(index) for index in np.unravel_index(int(shares.argmax()), shares.shape))
    by_case = shares[row, phase, load]
    return Place(row, phase, load, int((by_case >= by_case.max() * (1 - NEXT_TO_NOTHING)).argmax()))


def _saturation(layout: Layout, block: Block, grid: _Grid, at: Place) -> Saturation:
    row, phase, load, case = at
    share, goal = float(grid.used.item(at)), float(grid.target.item(at)) / PERCENT
    return Saturation(
        component=block.components[row],
        resource=block.resource,
        unit=block.unit,
        phase=PHASES[phase],
        load=LOADS[load],
        case=layout.cases[case],
        demand=float(grid.demand.item(at)),
        capacity=float(grid.capacity.item(at)),
        utilisation=share if math.isfinite(share) else None,
        target=goal,
        status=status_of(share, goal),
        planned_for=load == grid.load and bool(grid.planned_for.item(at)),
    )
