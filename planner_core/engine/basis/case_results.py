"""Fast lookup of the results of one phase and one failure case, for drawings with thousands of cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from planner_core.engine.basis.axes import PHASES
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.saturation import Saturation, Status
from planner_core.formulas.recording import Index, Values, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.plan.components import ComponentId
from planner_core.reuse import memoized
from planner_core.units import PERCENT


class Held(NamedTuple):
    """The values of `Saturation` of one row at the load that the plan is sized for: average or peak."""

    utilisation: float | None
    """None without capacity."""
    target: float
    status: Status


class HeldResults:
    """One phase and one case of every resource. Columns are created on first access to their resource."""

    def __init__(
        self,
        blocks: Sequence[Block],
        phase: int,
        case: int,
        load_of: Callable[[Block], int],
        status_of: Callable[[float, float], Status],
    ) -> None:
        numbers = {id(block): number for number, block in enumerate(blocks)}
        column = cache(lambda number: _held_column(blocks[number], phase, case, load_of(blocks[number])))
        self._column: Callable[[Block], _HeldColumn] = lambda block: column(numbers[id(block)])
        self._status_of = status_of
        self._blocks: dict[str, list[Block]] = {}
        for block in blocks:
            self._blocks.setdefault(block.resource, []).append(block)
        self._columns: dict[str, list[_HeldColumn]] = {}
        self._limiting = [block for block in blocks if block.binding]

    @cached_property
    def _places(self) -> _Places:
        return _places_of(tuple(tuple(block.components) for block in self._limiting))

    def get(self, component: ComponentId, resource: str) -> Held | None:
        """The values for a component's resource; None if it has no such resource."""
        for column in self._columns_of(resource):
            row = column.rows.get(component)
            if row is not None:
                share, target = float(column.shares[row]), float(column.targets[row])
                known = share if math.isfinite(share) else None
                return Held(known, target, self._status_of(share, target))
        return None

    def fullest(self, component: ComponentId) -> str | None:
        """The limiting resource of a component that is closest to its target; None without any.

        Called for the few visible cards: reading only their numbers takes a tenth of the time for all.
        """
        most, found = -math.inf, None
        for block in self._limiting:
            column = self._column(block)
            row = column.rows.get(component)
            if row is not None:
                fullness = float(column.shares[row] / column.targets[row])
                if fullness > most and math.isfinite(column.shares[row]):
                    most, found = fullness, block.resource
        return found

    @cached_property
    def every_fullest(self) -> Mapping[ComponentId, Held]:
        """`get` for the `fullest` resource of each component that has one, computed for all at once."""
        fullest = self._work_out_fullest()
        found: dict[ComponentId, Held] = {}
        for number, (block, places) in enumerate(zip(self._limiting, self._places.rows, strict=True)):
            rows = np.flatnonzero(fullest[places] == number)
            column, names = self._column(block), block.components
            known = zip(
                rows.tolist(), column.shares[rows].tolist(), column.targets[rows].tolist(), strict=True
            )
            for row, share, target in known:
                found[names[row]] = Held(share, target, self._status_of(share, target))
        return found

    def _work_out_fullest(self) -> Index:
        """The index of the fullest block at each place, -1 if no block has a value."""
        most = np.full(len(self._places.of), -np.inf)
        found = np.full(len(most), -1)
        for number, (block, places) in enumerate(zip(self._limiting, self._places.rows, strict=True)):
            column = self._column(block)
            fullness = np.where(np.isfinite(column.shares), column.shares / column.targets, -np.inf)
            fuller = fullness > most[places]
            most[places[fuller]] = fullness[fuller]
            found[places[fuller]] = number
        return found

    def _columns_of(self, resource: str) -> list[_HeldColumn]:
        if resource not in self._columns:
            self._columns[resource] = [self._column(each) for each in self._blocks.get(resource, [])]
        return self._columns[resource]


class SaturationRows(Rows[Saturation]):
    """All rows of the saturation; `held` reads one phase and case without creating any row."""

    def __init__(
        self,
        count: int,
        make: Callable[[int], Saturation],
        keys: Callable[[int], tuple[str, str]],
        spans: Callable[[], Mapping[tuple[str, str], Sequence[int]]],
        rows_of: Callable[[ComponentId, str], list[Saturation]],
        held: Callable[[int, str], HeldResults | None],
        fullest: Callable[[Collection[ComponentId] | None], Mapping[str, Saturation]],
    ) -> None:
        super().__init__(count, make, keys, spans)
        self._rows_at = rows_of
        self._held = held
        self._fullest = fullest

    def where(self, key: tuple[str, str]) -> list[Saturation]:
        """All rows of one component and resource, without computing the positions of all others."""
        return self._rows_at(*key)

    def held(self, phase: str, case: str) -> HeldResults | None:
        """The results of a phase and case; None for a case that does not apply to this plan."""
        return self._held(_PHASE_NUMBERS[phase], case)

    def fullest(self, among: Collection[ComponentId] | None = None) -> Mapping[str, Saturation]:
        """Resource -> its fullest row, of all components or some, over the phases and cases that the plan is sized
        for.
        """
        return self._fullest(among)


_PHASE_NUMBERS: dict[str, int] = {phase: number for number, phase in enumerate(PHASES)}


class _HeldColumn(NamedTuple):
    rows: Mapping[ComponentId, int]
    shares: Values
    targets: Values
    """As shares of one."""


def _held_column(block: Block, phase: int, case: int, load: int) -> _HeldColumn:
    def one(column: Values) -> Values:
        """The values of the phase, load and case; an axis of length one applies to all."""
        rows, phases, loads, cases = column.shape
        values: Values = column[
            :,
            phase if phases > 1 else 0,
            load if loads > 1 else 0,
            case if cases > 1 else 0,
        ]
        return values if rows == count else values.repeat(count)

    count = len(block.components)
    shares = utilisation(one(values_of(block.demand)), one(values_of(block.capacity)))
    targets = one(values_of(block.target_percent)) / PERCENT
    return _HeldColumn(rows_of(tuple(block.components)), values_of(shares), targets)


class _Places(NamedTuple):
    """Every component of some blocks, once."""

    of: Mapping[ComponentId, int]
    rows: Sequence[Index]
    """For each block: the places of its rows."""


@memoized(8)
def _places_of(blocks: tuple[tuple[ComponentId, ...], ...]) -> _Places:
    """Reused from one evaluation to the next, until a component is added or removed."""
    names = dict.fromkeys(component for block in blocks for component in block)
    of = {component: place for place, component in enumerate(names)}
    return _Places(of, [np.array([of[each] for each in block], dtype=np.intp) for block in blocks])


@memoized(64)
def rows_of(components: tuple[ComponentId, ...]) -> Mapping[ComponentId, int]:
    """The row of each component. Reused between evaluations until a component is added or removed."""
    return {component: row for row, component in enumerate(components)}
