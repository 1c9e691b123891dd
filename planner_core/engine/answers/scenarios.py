"""Each kind of day in each failure case: how full everything is, and how many desktops the plan carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from planner_core.engine.answers.latency_rows import LatencyRows
from planner_core.engine.answers.limits import at_binding_load, planned_desktops, promised, whole
from planner_core.engine.answers.saturation import binding_load, fullest_in
from planner_core.engine.basis.assessment import DesktopCounts, Limit
from planner_core.engine.basis.axes import LOADS, PHASES, Case, Load, Phase, Place
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.basis.saturation import Saturation
from planner_core.engine.basis.scenarios import DAYS, Day, Scenario
from planner_core.engine.hosts.users_in_storms import working_percent
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Values, values_of
from planner_core.formulas.saturation import desktops_at_target


class ScenarioLimit(NamedTuple):
    """What is at its limit first in a scenario."""

    block: Block
    place: Place
    desktops: int
    case: Case

    def is_that_of(self, first: Limit) -> bool:
        """Whether this is the limit of the plan: without a phase of its own it is that in every scenario."""
        here = (self.block.components[self.place.row], self.block.resource, self.case, self.desktops)
        return here == (first.component, first.resource, first.case, first.desktops)


def days_of(layout: Layout) -> tuple[Day, ...]:
    """The kinds of day of a plan: no first day that is like others, and no refresh where nothing is refreshed."""
    refreshed = layout.pools.any_is("refresh_policy", "logoff")
    return tuple(
        day
        for day, phases in DAYS.items()
        if phases[0] in layout.phases and (day != "refresh-day" or refreshed)
    )


def scenarios_of(
    layout: Layout,
    blocks: Sequence[Block],
    counts: DesktopCounts,
    first: Limit | None,
    latencies: LatencyRows,
) -> tuple[Scenario, ...]:
    """All scenarios, day by day; none while a pool is not connected. `first` is the limit of the plan."""
    if counts.maximum is None:
        return ()
    bounds = _bounds(layout, blocks)
    at_load = fullest_in(layout, [block for block in blocks if block.binding])
    stood = [
        number == 0 or any(each.counts[:, number].any() for each in bounds)
        for number in range(len(layout.cases))
    ]
    found = []
    for day in days_of(layout):
        working = working_percent(layout, DAYS[day][0])
        limits = {kind: _limits_on(bounds, day, kind) for kind in set(stood)}
        for number, case in enumerate(layout.cases):
            limit = _first(layout, limits[stood[number]], number)
            fullest = sorted(
                at_load([PHASES.index(each) for each in DAYS[day]], number).values(),
                key=lambda row: -row.load_factor,
            )
            slowest = latencies.slowest_first(DAYS[day], number)
            scenario = _scenario(counts, first, day, case, stood[number], limit, fullest, slowest)
            found.append(msgspec.structs.replace(scenario, storm_working_percent=working))
    return tuple(found)


def _scenario(
    counts: DesktopCounts,
    first: Limit | None,
    day: Day,
    case: Case,
    is_promised: bool,
    limit: ScenarioLimit | None,
    fullest: Sequence[Saturation],
    latencies: Sequence[StoreLatency],
) -> Scenario:
    phase: Phase = PHASES[limit.place.phase] if limit else DAYS[day][0]
    load: Load = LOADS[limit.place.load] if limit else "average"
    return Scenario(
        day=day,
        case=case,
        promised=is_promised,
        desktops=limit.desktops if limit else None,
        carries_plan=limit is None or limit.desktops >= counts.planned,
        component=limit.block.components[limit.place.row] if limit else "",
        resource=limit.block.resource if limit else None,
        phase=phase,
        load=load,
        limits_plan=limit is not None and first is not None and limit.is_that_of(first),
        fullest=fullest,
        latencies=latencies,
    )


class _Bound(NamedTuple):
    """The limits of one block in every phase and case, whatever the plan promises."""

    block: Block
    exact: Values
    """Rows x phases x cases; one phase if all are equal."""
    counted: Values
    """The same, infinite in the cases that the plan makes no promise for."""
    counts: Values
    """Whether the plan promises to survive a case, by row and case."""


def _bounds(layout: Layout, blocks: Sequence[Block]) -> list[_Bound]:
    planned, cases = planned_desktops(layout), len(layout.cases)
    found = []
    for block in blocks:
        if not block.binding or not block.components:
            continue
        here = at_binding_load(layout.settings, block)
        column = desktops_at_target(
            planned, here.demand, here.fixed_demand, here.capacity, here.target_percent
        )
        exact = values_of(column)
        rows = len(block.components)
        wide = np.broadcast_to(exact[:, :, 0, :], (rows, exact.shape[1], cases))
        counted = promised(layout.settings, layout.cases, block, exact)
        stood = promised(layout.settings, layout.cases, block, np.zeros((rows, 1, 1, cases)))[:, 0, :] == 0
        found.append(_Bound(block, wide, np.broadcast_to(counted, wide.shape), stood))
    return found


class _DayLimits(NamedTuple):
    """The limits of one block on one kind of day."""

    block: Block
    phases: Sequence[int]
    """Those of the day; the first of them if all are equal."""
    by_phase: Values
    """Rows x phases x cases."""
    worst: Values
    """Rows x cases."""
    desktops: Values
    """The same in whole desktops."""


def _limits_on(bounds: Sequence[_Bound], day: Day, is_promised: bool) -> list[_DayLimits]:
    found = []
    for bound in bounds:
        limits, phases = (
            bound.counted if is_promised else bound.exact,
            [PHASES.index(each) for each in DAYS[day]],
        )
        by_phase = limits if limits.shape[1] == 1 else limits[:, phases, :]
        worst = by_phase.min(axis=1)
        found.append(_DayLimits(bound.block, phases, by_phase, worst, whole(worst, bound.block.on_one)))
    return found


def _first(layout: Layout, limits: Sequence[_DayLimits], case: int) -> ScenarioLimit | None:
    """The smallest limit of a scenario, in whole desktops; of equal ones the one with fewer before rounding."""
    found, least = None, (np.inf, np.inf)
    for block, phases, by_phase, worst, desktops in limits:
        row = int(np.lexsort((worst[:, case], desktops[:, case]))[0])
        key = float(desktops[row, case]), float(worst[row, case])
        if key < least and np.isfinite(key[0]):
            place = Place(
                row, phases[int(by_phase[row, :, case].argmin())], binding_load(layout.settings, block), case
            )
            found, least = ScenarioLimit(block, place, int(key[0]), layout.cases[case]), key
    return found
