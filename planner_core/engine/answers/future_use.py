"""How full resources are in each of many futures, at some moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.measures import Measures, measure
from planner_core.engine.answers.saturation import binding_load, planned_for
from planner_core.engine.basis.axes import PHASES, Case, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.saturation import NEXT_TO_NOTHING
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import LOAD_AXIS, Column, Index, Values, known_or, values_of
from planner_core.formulas.saturation import utilisation
from planner_core.plan.components import ComponentId

Moment = tuple[str, Case]
"""A phase and a case."""
Shares = NDArray[np.float32]
"""Utilisations of many futures, in half the memory: shown as whole percentages."""


class WatchedUse(NamedTuple):
    """One resource of one component in one phase and case, at the load that its target applies to."""

    component: ComponentId
    resource: Resource
    phase: Phase
    case: Case
    planned: float
    """Utilisation with the numbers of the plan as they stand."""


class Watched(NamedTuple):
    """The utilisations that are kept of each future."""

    uses: Sequence[WatchedUse]


def watched(layout: Layout, moments: Sequence[Moment]) -> Watched:
    """Each resource of each component at its own worst promised moment, and at some moments of all; without those that
    have no capacity. `layout` is made by `Layout.in_cases`.
    """
    uses: list[WatchedUse] = []
    phases, cases = layout.phases, layout.cases
    known = [
        (phases.index(phase), cases.index(case))
        for phase, case in moments
        if phase in phases and case in cases
    ]
    for block in _blocks(layout):
        used = _used(layout, block)
        worst = _worst(layout, block, used)
        for row, component in enumerate(block.components):
            for phase, case in dict.fromkeys([*worst[row : row + 1], *known]):
                if phase >= 0 and np.isfinite(share := used[row, phase, case]):
                    uses.append(
                        WatchedUse(component, block.resource, PHASES[phase], cases[case], float(share))
                    )
    return Watched(uses)


def used_in_futures(every: Sequence[tuple[Case, Layout, Measures]], futures: int, at: Watched) -> Shares:
    """The utilisation of each use in each future: uses x futures. `every` holds the futures in each failure case."""
    found = np.zeros((len(at.uses), futures), dtype=np.float32)  # what a failure leaves without work is idle
    wanted: dict[tuple[Resource, Case], list[int]] = {}
    for number, use in enumerate(at.uses):
        wanted.setdefault((use.resource, use.case), []).append(number)
    for case, layout, measures in every:
        for block in measures.blocks:
            rows = {component: row for row, component in enumerate(block.components)}
            those = [
                each for each in wanted.get((block.resource, case), ()) if at.uses[each].component in rows
            ]
            if those:
                row = np.array([rows[at.uses[each].component] for each in those])
                phase = np.array([PHASES.index(at.uses[each].phase) for each in those])
                load = binding_load(layout.settings, block)
                demand, capacity = (
                    _of_rows(each, row, phase, load) for each in (block.demand, block.capacity)
                )
                found[those] = values_of(utilisation(demand, capacity))
    return found


def _blocks(layout: Layout) -> Iterator[Block]:
    return (block for block in with_answers(layout, measure(layout)).blocks if block.components)


def _used(layout: Layout, block: Block) -> Values:
    """Utilisation by row, phase and case, at the load that the target applies to."""
    load = binding_load(layout.settings, block)
    shape = (len(block.components), len(layout.phases), len(layout.cases))
    demand, capacity = (
        values[:, :, load if values.shape[LOAD_AXIS] > 1 else 0]
        for values in map(values_of, (block.demand, block.capacity))
    )
    return np.broadcast_to(values_of(utilisation(demand, capacity)), shape)


def _worst(layout: Layout, block: Block, used: Values) -> list[tuple[int, int]]:
    """The phase and case of each row in which it is fullest, of those that the plan promises; of nearly equal ones the
    first, as in `Assessment.worst`. Minus one where it promises none.
    """
    counted = planned_for(layout, block)[:, 0] > 0
    share = np.where(counted, known_or(used, 0.0), -1.0)
    flat = share.reshape(len(share), -1)
    first = (flat >= flat.max(axis=1, keepdims=True) * (1 - NEXT_TO_NOTHING)).argmax(axis=1)
    cases = used.shape[2]
    return [
        (int(place) // cases, int(place) % cases) if most >= 0 else (-1, -1)
        for place, most in zip(first, flat.max(axis=1), strict=True)
    ]


def _of_rows(column: Column, row: Index, phase: Index, load: int) -> Values:
    """Values of a column in all futures; an axis of length one stands for all."""
    values = values_of(column)
    rows, phases, loads, _ = values.shape
    found: Values = values[
        row if rows > 1 else np.zeros_like(row),
        phase if phases > 1 else np.zeros_like(phase),
        load if loads > 1 else 0,
    ]
    return found
