"""The results of one phase and one failure case, quick to look up: what a drawing of thousands of cards asks for."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from planner_core.engine.axes import PHASES
from planner_core.engine.block import Block
from planner_core.engine.rows import Rows
from planner_core.formulas.recording import Values, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.plan.components import ComponentId
from planner_core.units import PERCENT

if TYPE_CHECKING:
    from planner_core.engine.assessment import Saturation, Status


class Held(NamedTuple):
    """What `Saturation` says of one row at the load that the plan is made for: the average, or the peak."""

    utilisation: float | None
    """None where there is no capacity."""
    target: float
    status: Status


class HeldResults:
    """One phase and one case of every resource. Columns are made when somebody first asks for their resource."""

    def __init__(
        self,
        blocks: Sequence[Block],
        phase: int,
        case: int,
        load_of: Callable[[Block], int],
        status_of: Callable[[float, float], Status],
    ) -> None:
        self._at = (phase, case)
        self._load_of = load_of
        self._status_of = status_of
        self._blocks: dict[str, list[Block]] = {}
        for block in blocks:
            self._blocks.setdefault(block.resource, []).append(block)
        self._columns: dict[str, list[_HeldColumn]] = {}

    def get(self, component: ComponentId, resource: str) -> Held | None:
        """What is known of a component's resource; None where it has no such resource."""
        for column in self._columns_of(resource):
            row = column.rows.get(component)
            if row is not None:
                share, target = float(column.shares[row]), float(column.targets[row])
                known = share if math.isfinite(share) else None
                return Held(known, target, self._status_of(share, target))
        return None

    def _columns_of(self, resource: str) -> list[_HeldColumn]:
        if resource not in self._columns:
            found = self._blocks.get(resource, [])
            self._columns[resource] = [_held_column(each, *self._at, self._load_of(each)) for each in found]
        return self._columns[resource]


class SaturationRows(Rows["Saturation"]):
    """All rows of the saturation; `held` looks at one phase and case without making any."""

    def __init__(
        self,
        count: int,
        make: Callable[[int], Saturation],
        keys: Callable[[int], tuple[str, str]],
        spans: Callable[[], Mapping[tuple[str, str], Sequence[int]]],
        held: Callable[[int, str], HeldResults | None],
    ) -> None:
        super().__init__(count, make, keys, spans)
        self._held = held

    def held(self, phase: str, case: str) -> HeldResults | None:
        """The results of a phase and case; None for a case that cannot befall this plan."""
        return self._held(_PHASE_NUMBERS[phase], case)


_PHASE_NUMBERS: dict[str, int] = {phase: number for number, phase in enumerate(PHASES)}


class _HeldColumn(NamedTuple):
    rows: Mapping[ComponentId, int]
    shares: Values
    targets: Values
    """As parts of one."""


def _held_column(block: Block, phase: int, case: int, load: int) -> _HeldColumn:
    count = len(block.components)

    def one(column: Values) -> Values:
        """The values of the phase, load and case; an axis of length one stands for all of them."""
        at = tuple(
            min(index, length - 1)
            for index, length in zip((phase, load, case), column.shape[1:], strict=True)
        )
        return np.broadcast_to(column[(slice(None), *at)], (count,))

    shares = utilisation(one(values_of(block.demand)), one(values_of(block.capacity)))
    targets = one(values_of(block.target_percent)) / PERCENT
    return _HeldColumn(_rows_of(tuple(block.components)), values_of(shares), targets)


@lru_cache(maxsize=64)
def _rows_of(components: tuple[ComponentId, ...]) -> Mapping[ComponentId, int]:
    """The row of each component. The same from one evaluation to the next, until a component comes or goes."""
    return {component: row for row, component in enumerate(components)}
