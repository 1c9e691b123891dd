"""How many desktops fit, what limits first, and the ladder of all further limits."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.saturation import binding_load, stood_by_row
from planner_core.engine.basis.assessment import DesktopCounts, Limit
from planner_core.engine.basis.axes import LOADS, PHASES, Case, Place, failed_hosts
from planner_core.engine.basis.block import Block, OnOne
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.saturation import NEXT_TO_NOTHING
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.engine.hosts.tied_desktops import tied_to_failing
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.desktop_load import users_of_machines
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    Index,
    Values,
    at_rows,
    common_shape,
    rows_together,
    total,
    unfilled,
    values_of,
)
from planner_core.formulas.saturation import desktops_at_target
from planner_core.formulas.whole_desktops import floored
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.settings import NINE_OF_TEN, Settings
from planner_core.reuse import reused

Cases = tuple[Case, ...]

FEW = 4
"""Up to this many equal limits it is faster to inspect them than to sort all limits."""


class Ladder(NamedTuple):
    """The rungs, and the limits with no failure or with failed hosts only."""

    rungs: Rows[Limit]
    first: float
    """Desktops at the lowest limit; infinite without one."""
    normal: float
    """Desktops at the lowest limit of the normal case; infinite without one."""
    with_failed_hosts: float | None
    """The same with as many failed hosts as the clusters must tolerate; None if they tolerate none."""


@kept
def planned_desktops(layout: Layout) -> Column:
    """Number of desktops in the plan, as a column of one row."""
    desktops = layout.pools.column("desktops")
    return total(desktops, layout.nesting.all_pools, Message("Desktops planned"), "desktops")


def planned_users(layout: Layout) -> Column:
    """Users of all planned desktops, as a column of one row."""
    users = users_of_machines(layout.pools.column("desktops"), layout.pools.column("users_per_desktop"))
    return total(users, layout.nesting.all_pools, Message("Users planned"), "users")


def block_limit(layout: Layout, block: Block, planned: Column | None = None) -> Column:
    """Desktops at the target of each component of a block, in every phase, load and case; `planned` are the plan's
    desktops if already known.
    """
    planned = planned_desktops(layout) if planned is None else planned
    return desktops_at_target(planned, block.demand, block.fixed_demand, block.capacity, block.target_percent)


class Bound:
    """The limits of one block, infinite if the plan makes no promise."""

    def __init__(self, block: Block, least: Values, desktops: Values, exact: Callable[[], Values]) -> None:
        self.block = block
        self.least = least
        """Those of the worst phase: rows x cases."""
        self.desktops = desktops
        """The same in whole desktops on each host."""
        self._exact = exact

    @cached_property
    def exact(self) -> Values:
        """Rows x phases x cases; one phase if all are equal. Only asked for where a phase is named."""
        return self._exact()


def plan_bounds(layout: Layout, blocks: Sequence[Block]) -> list[Bound]:
    """The limits of the plan's mix of desktops, for each block that limits."""
    planned, limiting = (
        planned_desktops(layout),
        [each for each in blocks if each.binding and each.components],
    )
    groups: dict[tuple[int, int], list[Block]] = {}
    for block in limiting:
        group = id(block.on_one), id(block) if _varies_by_phase(block) else 0
        groups.setdefault(group, []).append(block)
    found: dict[int, Bound] = {}
    for those in groups.values():
        which = tuple(each.resource for each in those)
        bounds = reused(bounds_of, layout.settings, layout.cases, planned, *those, which=which)
        found.update((id(bound.block), bound) for bound in bounds)
    return [found[id(block)] for block in limiting]


def bounds_of(settings: Settings, cases: Cases, planned: Column, *blocks: Block) -> Sequence[Bound]:
    """The limits of some blocks, computed one under the other: they all hold whole desktops on the same hosts or
    volumes, or none does.
    """
    rows = [len(block.components) for block in blocks]
    binding = [_columns(in_heaviest_phase(at_binding_load(settings, block))) for block in blocks]
    demand, fixed, capacity, target = (under_one_another(each, rows) for each in zip(*binding, strict=True))
    limits = values_of(desktops_at_target(planned, demand, fixed, capacity, target))
    counts = under_one_another([_promises(settings, cases, block) for block in blocks], rows)
    least = worst_phase(np.where(counts[:, :, 0] > 0, limits[:, :, 0], np.inf))
    on_one = blocks[0].on_one
    if on_one is not None and least.shape[1] < on_one.part.shape[3]:  # futures differ in the spread only
        least = np.broadcast_to(least, (len(least), on_one.part.shape[3]))
    beside = least.reshape(1 if on_one is None else len(blocks), -1, least.shape[1]).swapaxes(0, 1)
    desktops = _whole(beside, on_one).swapaxes(0, 1).reshape(least.shape)
    return [
        Bound(
            block,
            least[end - count : end],
            desktops[end - count : end],
            partial(_limits_by_phase, settings, cases, planned, block),
        )
        for block, count, end in zip(blocks, rows, accumulate(rows), strict=True)
    ]


def _columns(block: Block) -> tuple[Column, Column, Column, Column]:
    """What the desktops at the target of a block follow from."""
    return block.demand, block.fixed_demand, block.capacity, block.target_percent


def under_one_another(columns: Sequence[Column], rows: Sequence[int]) -> Values:
    """The rows of several columns; where a column has one row for all, it is repeated."""
    arrays = [values_of(column) for column in columns]
    shape = common_shape([array.shape[1:] for array in arrays])
    together = unfilled((sum(rows), *shape))
    first = 0
    for array, count in zip(arrays, rows, strict=True):
        together[first : first + count] = array
        first += count
    return together


def _limits_by_phase(settings: Settings, cases: Cases, planned: Column, block: Block) -> Values:
    """The limits of a block by row, phase and case."""
    limits = desktops_at_target(planned, *_columns(at_binding_load(settings, block)))
    return promised(settings, cases, block, values_of(limits))


def in_heaviest_phase(block: Block) -> Block:
    """The block reduced to the phase with the most demand, if nothing else depends on the phase: it limits first."""
    demand = values_of(block.demand)
    if _varies_by_phase(block) or demand.shape[PHASE_AXIS] == 1:
        return block
    return block._replace(demand=demand.max(axis=PHASE_AXIS, keepdims=True))


def _varies_by_phase(block: Block) -> bool:
    """Whether more than the demand of a block depends on the phase."""
    return any(values_of(each).shape[PHASE_AXIS] > 1 for each in (block.fixed_demand, block.capacity))


def at_binding_load(settings: Settings, block: Block) -> Block:
    """The block reduced to the load that its target applies to."""
    columns = block.demand, block.fixed_demand, block.capacity
    if all(values_of(column).shape[LOAD_AXIS] == 1 for column in columns):
        return block
    load = binding_load(settings, block)

    def chosen(column: Column) -> Column:
        values = values_of(column)
        return values[:, :, load : load + 1] if values.shape[LOAD_AXIS] > 1 else values

    demand, fixed_demand, capacity = map(chosen, columns)
    return block._replace(demand=demand, fixed_demand=fixed_demand, capacity=capacity)


def promised(settings: Settings, cases: Cases, block: Block, exact: Values) -> Values:
    """The limits that count in every phase, load and case: those of the load that the plan is sized for, in the
    promised cases.
    """
    load = min(binding_load(settings, block), exact.shape[2] - 1)
    limits = exact[:, :, load, :]
    if len(limits) < len(block.components):
        limits = np.broadcast_to(limits, (len(block.components), *limits.shape[1:]))
    return np.where(_promises(settings, cases, block)[:, :, 0] > 0, limits, np.inf)


def _promises(settings: Settings, cases: Cases, block: Block) -> Values:
    """Whether the plan promises to survive each case; pools are asked one by one about the same columns."""
    return reused(
        _stood, settings, cases, block.components, block.capacity, block.tolerated, which=block.resource
    )


def _stood(
    settings: Settings,
    cases: Cases,
    components: Sequence[ComponentId],
    capacity: Column,
    tolerated: Values | None,
) -> Values:
    return stood_by_row(settings, cases, len(components), capacity, tolerated)


def worst_phase(limits: Values) -> Values:
    """The smallest limit over the phases (a single phase if all are equal): rows x cases."""
    return rows_together(limits.min(axis=1))


def ladder(layout: Layout, blocks: Sequence[Block]) -> Ladder:
    """One rung per component and resource, at its worst phase and case, ascending by desktops."""
    bounds = plan_bounds(layout, blocks)
    nothing = np.full((1, len(layout.cases)), np.inf)
    by_case = np.concatenate([nothing, *(bound.desktops for bound in bounds)]).min(axis=0)
    reserve = cases_with_reserve(layout)
    return Ladder(
        rungs_of(layout, bounds),
        float(by_case.min()),
        float(by_case[0]),
        float(by_case[list(reserve)].min()) if reserve else None,
    )


def rungs_of(layout: Layout, bounds: Sequence[Bound]) -> Rows[Limit]:
    """One rung per limiting component and resource, at its worst phase and case, ascending by desktops."""
    starts = list(accumulate((len(bound.desktops) for bound in bounds), initial=0))
    nothing = np.empty((0, len(layout.cases)))
    least = np.concatenate([nothing, *(bound.desktops for bound in bounds)]).min(axis=1, initial=np.inf)

    @cache
    def in_order() -> tuple[Index, Index, Values]:
        """The limiting rows in ascending order, each with its worst case and the number there."""
        worst = [_worst_cases(bound.least, bound.desktops) for bound in bounds]
        number, _, cases = (np.concatenate(each) for each in zip(*worst, strict=True))
        order = np.lexsort((number, least))
        return order[np.isfinite(least[order])], cases, number

    def alone(at: int) -> tuple[float, int, int]:
        """The number of one row, the row, and its worst case."""
        bound, row = owner(at)
        number, _, (case,) = _worst_cases(bound.least[row : row + 1], bound.desktops[row : row + 1])
        return float(number[0]), at, int(case)

    def rung(index: int) -> tuple[int, int, float]:
        """The row of a limit, its worst case and the number there."""
        first = np.flatnonzero(least == least.min()).tolist() if index == 0 else []
        if 0 < len(first) <= FEW:  # the first is needed at each edit, the others rarely
            number, at, case = min(map(alone, first))
            return at, case, number
        order, cases, numbers = in_order()
        at = int(order[index])
        return at, int(cases[at]), float(numbers[at])

    def owner(at: int) -> tuple[Bound, int]:
        block = bisect_right(starts, at) - 1
        return bounds[block], at - starts[block]

    def make(index: int) -> Limit:
        at, case, number = rung(index)
        bound, row = owner(at)
        block = bound.block
        return Limit(
            int(least[at]),
            block.components[row],
            block.resource,
            PHASES[bound.exact[row, :, case].argmin()],
            layout.cases[case],
            number,
            LOADS[binding_load(layout.settings, block)],
        )

    def keys(index: int) -> tuple[str, str]:
        bound, row = owner(int(in_order()[0][index]))
        return bound.block.components[row], bound.block.resource

    return Rows(int(np.isfinite(least).sum()), make, keys)


def _worst_cases(exact: Values, desktops: Values) -> tuple[Values, Values, Index]:
    """The smallest number of each row, in whole desktops, and its case; ties are broken by the unrounded number. A
    failure that changes it by next to nothing is not named.
    """
    least = desktops.min(axis=1)
    tied = np.where(desktops == least[:, None], exact, np.inf)
    cases = (tied <= tied.min(axis=1, keepdims=True) * (1 + NEXT_TO_NOTHING)).argmax(axis=1)
    return exact[np.arange(len(exact)), cases], least, cases


def cases_with_reserve(layout: Layout) -> tuple[int, ...]:
    """The normal case and those with as many failed hosts as any cluster with desktops must tolerate; empty if
    none must tolerate any, or if some desktops would have no host left.
    """
    if promise_unkept(layout):
        return ()
    most = _tolerated(layout).max(initial=0)
    failed = [number for number, case in enumerate(layout.cases) if 0 < failed_hosts(case) <= most]
    return (0, *failed) if failed else ()


@kept
def promise_unkept(layout: Layout) -> bool:
    """Whether some desktops have no host left after as many failures as their cluster must tolerate."""
    hosts = np.maximum(layout.hosts_of_clusters[layout.clusters_with_desktops], 1)
    return bool((_tolerated(layout) >= hosts).any()) or len(tied_to_failing(layout)) > 0


def _tolerated(layout: Layout) -> Values:
    """Host failures that each cluster with desktops must tolerate."""
    tolerated: Values = layout.clusters.numbers("failures_to_tolerate")[
        layout.clusters_with_desktops, 0, 0, 0
    ]
    return tolerated


def first_limit(layout: Layout, blocks: Sequence[Block], cases: Sequence[int]) -> tuple[Block, Place] | None:
    """Block and place of the smallest promised limit in some of the cases."""
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
            found = bound.block, Place(row, phase, binding_load(layout.settings, bound.block), case)
    return found


def whole(desktops: Values, on_one: OnOne | None) -> Values:
    """Rounded down to whole desktops on each host of a card; a number within rounding error of the next integer counts
    as that integer. 774.2 on ten equal hosts are 770; 78.4 of which 33.27 are on one host of two and 45.13 on the other
    are 78. By row and case.
    """
    return _whole(desktops[:, None], on_one)[:, 0]


def _whole(desktops: Values, on_one: OnOne | None) -> Values:
    """The same for several numbers side by side."""
    if on_one is None:
        return floored(desktops)
    if on_one.beside is None:
        part = part_of(on_one)[:, None]
        parts = np.where(part > 0, part, 1.0)
        return floored(np.where(part > 0, floored(desktops * parts) / parts, desktops))
    of = on_one.beside.of
    parts, places, share = reused(_cards_beside, on_one.part, on_one.places, on_one.beside)
    reached = np.where(parts > 0, at_rows(desktops, of.index), 0.0) * parts
    together = of.sums(floored(reached) * places)
    return floored(np.where(share > 0, together / np.where(share > 0, share, 1.0), desktops))


def _cards_beside(part: Values, places: Column, beside: Beside) -> tuple[Values, Values, Values]:
    """Part of the desktops on one host and number of hosts of each card in a pair, and the part on all hosts of the
    cluster; by row and case, for all numbers that lie side by side.
    """
    of, card = beside
    parts = at_rows(part[:, 0, :, :], card)
    hosts = np.maximum(at_rows(values_of(places)[:, 0, :, :], card), 1.0)
    return parts, hosts, of.sums(parts * hosts)


def part_of(on_one: OnOne) -> Values:
    """Part of the desktops on one host or volume, by row and case."""
    return on_one.part[:, 0, 0, :]


def places_of(on_one: OnOne) -> Values:
    """Hosts or volumes of each row, by row and case."""
    places: Values = values_of(on_one.places)[:, 0, 0, :]
    return places


def desktop_counts(layout: Layout, found: Ladder) -> DesktopCounts:
    """Planned, fitting and maximum desktops. There is no maximum while a pool is not connected."""
    planned = int(layout.pools.numbers("desktops").sum())
    users = _users(layout)
    loose_end = layout.loose_end()
    if not found.rungs or not layout.pools.components or loose_end is not None:
        return DesktopCounts(planned, 0, None, users=users, loose_end=loose_end)  # nothing to promise
    maximum = int(found.first)
    return DesktopCounts(
        planned,
        min(planned, maximum),
        maximum,
        _whole_or_none(found.normal),
        _whole_or_none(found.with_failed_hosts),
        max((failed_hosts(layout.cases[case]) for case in cases_with_reserve(layout)), default=0),
        users,
        promise_unkept=promise_unkept(layout),
        promise="open" if layout.settings.promise == NINE_OF_TEN else "calculated",
    )


def _users(layout: Layout) -> int | None:
    """Users of the planned desktops; None if every desktop has one user."""
    if not layout.pools.any_above("users_per_desktop", 1):
        return None
    return int(values_of(planned_users(layout)).sum())


def _whole_or_none(desktops: float | None) -> int | None:
    return int(desktops) if desktops is not None and math.isfinite(desktops) else None
