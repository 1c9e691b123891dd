"""How full resources are in each of many futures, at some moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.saturation import binding_load, planned_for
from planner_core.engine.basis.axes import PHASES, Case, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.saturation import NEXT_TO_NOTHING
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Column, Index, Values, known_or, values_of
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
    places: Index
    """Of each use: its block among those with components, row, phase and case."""


def watched(layout: Layout, moments: Sequence[Moment]) -> Watched:
    """Each resource of each component at its own worst promised moment, and at some moments of all; without those that
    have no capacity. `layout` is made by `Layout.in_futures`, with one future.
    """
    uses: list[WatchedUse] = []
    places: list[tuple[int, int, int, int]] = []
    phases, cases = layout.phases, layout.cases
    known = [
        (phases.index(phase), cases.index(case))
        for phase, case in moments
        if phase in phases and case in cases
    ]
    for number, block in enumerate(_blocks(layout)):
        used = _used(layout, block)
        worst = _worst(layout, block, used)
        for row, component in enumerate(block.components):
            for phase, case in dict.fromkeys([*worst[row : row + 1], *known]):
                if phase >= 0 and np.isfinite(share := used[row, phase, case]):
                    uses.append(
                        WatchedUse(component, block.resource, PHASES[phase], cases[case], float(share))
                    )
                    places.append((number, row, phase, case))
    return Watched(uses, np.array(places, dtype=np.intp).reshape(-1, 4))


def used_in_futures(layout: Layout, blocks: Sequence[Block], futures: int, at: Watched) -> Shares:
    """The utilisation of each use in each future: uses x futures."""
    found = np.empty((len(at.uses), futures), dtype=np.float32)
    cases = len(layout.cases) // futures
    for number, block in enumerate(each for each in blocks if each.components):
        those = np.flatnonzero(at.places[:, 0] == number)
        if len(those):
            _, row, phase, case = at.places[those].T
            column = case[:, None] + cases * np.arange(futures)
            load = binding_load(layout.settings, block)
            demand, capacity = (
                _taken(each, row[:, None], phase[:, None], load, column)
                for each in (block.demand, block.capacity)
            )
            found[those] = values_of(utilisation(demand, capacity))
    return found


def _blocks(layout: Layout) -> Iterator[Block]:
    return (block for block in with_answers(layout, measure(layout)).blocks if block.components)


def _used(layout: Layout, block: Block) -> Values:
    """Utilisation by row, phase and case, at the load that the target applies to."""
    load = binding_load(layout.settings, block)
    rows = np.arange(len(block.components))[:, None, None]
    phases = np.arange(len(layout.phases))[:, None]
    cases = np.arange(len(layout.cases))
    demand, capacity = (_taken(each, rows, phases, load, cases) for each in (block.demand, block.capacity))
    shape = (len(block.components), len(layout.phases), len(layout.cases))
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


def _taken(column: Column, row: Index, phase: Index, load: int, case: Index) -> Values:
    """Values of a column; an axis of length one stands for all."""
    values = values_of(column)
    rows, phases, loads, cases = values.shape
    taken: Values = values[
        row if rows > 1 else np.zeros_like(row),
        phase if phases > 1 else 0,
        load if loads > 1 else 0,
        case if cases > 1 else np.zeros_like(case),
    ]
    return taken
