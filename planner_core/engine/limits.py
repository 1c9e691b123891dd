"""How many desktops fit, what limits first, and the whole ladder of what would limit next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.assessment import DesktopCounts, Limit
from planner_core.engine.axes import LOADS, PHASES, Place, failed_hosts
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.engine.rows import Rows
from planner_core.engine.saturation import ROUNDING, binding_load, planned_for
from planner_core.formulas.recording import LOAD_AXIS, Column, Index, Targets, Values, total, values_of
from planner_core.formulas.saturation import desktops_at_target
from planner_core.messages import Message


class Ladder(NamedTuple):
    """The rungs, and the limits that hold while nothing or only hosts have failed."""

    rungs: Rows[Limit]
    normal: float
    """Desktops at the first limit of the normal case; infinite without one."""
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


class Bound(NamedTuple):
    """The limits of one block, infinite where the plan makes no promise."""

    block: Block
    exact: Values
    """Rows x phases x cases; one phase where all are alike."""
    least: Values
    """Those of the worst phase: rows x cases."""
    desktops: Values
    """The same in whole desktops on each host."""


def plan_bounds(layout: Layout, blocks: Sequence[Block]) -> list[Bound]:
    """The limits of the plan's mix of desktops: of each block that has any."""
    found = []
    for block in blocks:
        if block.binding and block.components:
            exact = promised(layout, block, values_of(block_limit(layout, _at_binding_load(layout, block))))
            least = worst_phase(exact)
            found.append(Bound(block, exact, least, whole(least, part_on_one(block))))
    return found


def _at_binding_load(layout: Layout, block: Block) -> Block:
    """The block with the load alone that is held against the target."""
    load = binding_load(layout, block)

    def chosen(column: Column) -> Column:
        values = values_of(column)
        return values[:, :, load : load + 1] if values.shape[LOAD_AXIS] > 1 else values

    return block._replace(
        demand=chosen(block.demand), fixed_demand=chosen(block.fixed_demand), capacity=chosen(block.capacity)
    )


def promised(layout: Layout, block: Block, exact: Values) -> Values:
    """What counts of the limits in every phase, load and case: those of the load that the plan is made for, in the
    cases that it promises to stand."""
    load = min(binding_load(layout, block), exact.shape[2] - 1)
    return np.where(planned_for(layout, block)[:, :, 0, :] > 0, exact[:, :, load, :], np.inf)


def worst_phase(limits: Values) -> Values:
    """The smallest limit over the phases, of which there is one where all are alike: rows x cases."""
    least: Values = np.minimum.reduce([limits[:, phase] for phase in range(limits.shape[1])])
    return least


def ladder(layout: Layout, blocks: Sequence[Block]) -> Ladder:
    """One rung per component and resource, at its worst phase and case, ascending by desktops."""
    bounds = plan_bounds(layout, blocks)
    reserve = cases_with_reserve(layout)
    return Ladder(rungs_of(layout, bounds), _least(bounds, [0]), _least(bounds, reserve) if reserve else None)


def rungs_of(layout: Layout, bounds: Sequence[Bound]) -> Rows[Limit]:
    """One rung per component and resource that limits at all, at its worst phase and case, ascending by desktops."""
    if not bounds:
        return Rows(0, _no_rung, _no_key)
    starts = np.cumsum([0, *(len(bound.exact) for bound in bounds)])
    desktops = np.concatenate([bound.desktops for bound in bounds])
    exact = np.concatenate([bound.least for bound in bounds])
    number, least, cases = _worst_cases(exact, desktops)
    order = np.lexsort((number, least))
    order = order[np.isfinite(least[order])]

    def owner(at: int) -> tuple[Bound, int]:
        block = int(np.searchsorted(starts, at, side="right")) - 1
        return bounds[block], at - int(starts[block])

    def make(index: int) -> Limit:
        at = int(order[index])
        (block, grid, *_), row = owner(at)
        return Limit(
            int(least[at]),
            block.components[row],
            block.resource,
            PHASES[grid[row, :, cases[at]].argmin()],
            layout.cases[cases[at]],
            float(number[at]),
            LOADS[binding_load(layout, block)],
        )

    def keys(index: int) -> tuple[str, str]:
        bound, row = owner(int(order[index]))
        return bound.block.components[row], bound.block.resource

    return Rows(len(order), make, keys)


def _worst_cases(exact: Values, desktops: Values) -> tuple[Values, Values, Index]:
    """The smallest number of each row, in whole desktops, and its case; of equal ones the smaller before rounding."""
    if exact.shape[1] == 1:
        return exact[:, 0], desktops[:, 0], np.zeros(len(exact), dtype=np.intp)
    least = desktops.min(axis=1)
    cases = np.where(desktops == least[:, None], exact, np.inf).argmin(axis=1)
    return exact[np.arange(len(exact)), cases], least, cases


def cases_with_reserve(layout: Layout) -> tuple[int, ...]:
    """The normal case and those with as many failed hosts as any cluster has to stand; empty without such."""
    most = layout.clusters.numbers("failures_to_tolerate").max(initial=0)
    failed = [number for number, case in enumerate(layout.cases) if 0 < failed_hosts(case) <= most]
    return (0, *failed) if failed else ()


def first_limit(layout: Layout, blocks: Sequence[Block], cases: Sequence[int]) -> tuple[Block, Place] | None:
    """The block and place of the smallest promised limit in some of the cases."""
    found: tuple[Block, Place] | None = None
    least = (math.inf, math.inf)
    for bound in plan_bounds(layout, blocks):
        number, desktops, worst = _worst_cases(bound.least[:, list(cases)], bound.desktops[:, list(cases)])
        row = int(np.lexsort((number, desktops))[0])
        here = (float(desktops[row]), float(number[row]))
        if here < least:
            least = here
            case = cases[worst[row]]
            phase = int(bound.exact[row, :, case].argmin())
            found = bound.block, Place(row, phase, binding_load(layout, bound.block), case)
    return found


def _least(bounds: Sequence[Bound], cases: Sequence[int]) -> float:
    return min((float(bound.desktops[:, list(cases)].min()) for bound in bounds), default=math.inf)


def whole(desktops: Values, part_on_one: Values | None) -> Values:
    """Rounded down to whole desktops, on each host of a card; a number within rounding error of the next one
    counts as that. `part_on_one` is the part of the desktops on one host: 774.2 on ten hosts are 770."""
    if part_on_one is None:
        return floored(desktops)
    parts = np.where(part_on_one > 0, part_on_one, 1.0)
    return floored(np.where(part_on_one > 0, floored(desktops * parts) / parts, desktops))


def floored(number: Values) -> Values:
    """Rounded down, but for rounding errors."""
    result: Values = np.floor(number + ROUNDING * np.maximum(1.0, number))
    return result


def part_on_one(block: Block) -> Values | None:
    """Part of the desktops on one host or volume, by row and case; None where a desktop is on none as a whole."""
    return None if block.part_on_one is None else block.part_on_one[:, 0, 0, :]


def _no_rung(_: int) -> Limit:
    raise IndexError


def _no_key(_: int) -> tuple[str, str]:
    raise IndexError


def desktop_counts(layout: Layout, found: Ladder, connected: bool) -> DesktopCounts:
    """Planned, fitting and maximum desktops. While a pool hangs in the air, nothing is said about the maximum."""
    planned = int(layout.pools.numbers("desktops").sum())
    if not found.rungs or not connected:
        return DesktopCounts(planned, 0, None)
    maximum = found.rungs[0].desktops
    normal = int(found.normal) if math.isfinite(found.normal) else None
    reserve = found.with_failed_hosts
    with_reserve = int(reserve) if reserve is not None and math.isfinite(reserve) else None
    return DesktopCounts(planned, min(planned, maximum), maximum, normal, with_reserve)
