"""When a storm is done: the slowest of processors, drives, controllers, ports and throttle decides."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from itertools import accumulate
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.limits import planned_desktops
from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.assessment import Storm, StormPart, WorkTime
from planner_core.engine.basis.axes import PHASES, Case, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import WORKING, Resource
from planner_core.engine.basis.rows import Later, Rows
from planner_core.engine.hosts.desktops import WINDOWS, refreshes
from planner_core.engine.hosts.users_in_storms import WORKING_PERCENT, storms_with_users
from planner_core.engine.layout.layout import Layout
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.image_copies import image_copies_minutes
from planner_core.formulas import storms
from planner_core.formulas.recording import (
    PHASE_AXIS,
    Column,
    Index,
    Targets,
    Values,
    chosen,
    gather,
    known_or,
    total,
    values_of,
)
from planner_core.messages import Message


class Throttle(NamedTuple):
    """The settings that throttle a storm, and the pools they apply to."""

    operations: str
    """Setting with the number of concurrent operations; its title names the throttle."""
    minutes: str
    """Setting with the minutes per operation."""
    clones: tuple[str, ...]
    """Clone types of the throttled pools; pools of other types have their own throttle."""


_MAINTENANCE: Final = Throttle("maintenance_operations", "maintenance_operation_minutes", ("linked", "full"))
_INSTANT: Final = Throttle("instant_clone_operations", "instant_clone_operation_minutes", ("instant",))
_NEW_IMAGE: Final = Throttle("maintenance_operations", "instant_clone_operation_minutes", ("instant",))
STORMS: Final[Mapping[Phase, tuple[Throttle, ...]]] = {
    # Instant clones need no power operations: they are powered on when created.
    "boot": (Throttle("power_operations", "power_operation_minutes", ("full", "linked")), _INSTANT),
    "provision": (
        Throttle("provision_operations", "provision_operation_minutes", ("full",)),
        Throttle("composer_operations", "provision_operation_minutes", ("linked",)),
        _INSTANT,
    ),
    "patch": (_MAINTENANCE, _NEW_IMAGE),
    "refresh": (_MAINTENANCE, _INSTANT),
}
"""Work phase -> its throttles, which run in parallel."""
LOGINS: Final[Mapping[Phase, Phase]] = {"login": "steady", "first_login": "first_steady"}
"""The storms caused by users, and the load beside each; they have no throttle."""
TIMED: Final[tuple[Phase, ...]] = ("boot", "provision", "patch", "refresh", *LOGINS)
"""Phases with work to do within a window."""


class SlowestResource(NamedTuple):
    """The column and row of the slowest resource of a storm."""

    minutes: Column
    row: int
    component: str
    resource: Resource
    time: float


def throttles_of(layout: Layout, phase: Phase) -> tuple[Throttle, ...]:
    """The throttles that apply to any pool of the plan in a storm; none if no pool takes part in it."""
    return tuple(each for each in STORMS[phase] if len(_pools_under(layout, phase, each)))


def desktops_under(layout: Layout, phase: Phase, throttle: Throttle) -> Column:
    """Desktops subject to a throttle of a storm, as a column of one row."""
    rows = _pools_under(layout, phase, throttle)
    if len(rows) == len(layout.pools):
        return planned_desktops(layout)
    together = Targets(np.zeros(len(rows), dtype=np.intp), 1)
    desktops = gather(layout.pools.column("desktops"), rows)
    return total(desktops, together, Message("Desktops under this throttle"), "desktops")


def throttle_minutes(layout: Layout, phase: Phase) -> Column:
    """Duration of a storm by its throttles, as a column of one row."""
    times = [_minutes_under(layout, phase, each) for each in throttles_of(layout, phase)]
    return reduce(storms.throttled_side_by_side_minutes, times)


def slowest_throttle(layout: Layout, phase: Phase) -> Throttle:
    """The throttle of a storm with the longest duration."""
    return max(
        throttles_of(layout, phase),
        key=lambda each: float(values_of(_minutes_under(layout, phase, each))[0, 0, 0, 0]),
    )


def _minutes_under(layout: Layout, phase: Phase, throttle: Throttle) -> Column:
    return storms.throttled_minutes(
        desktops_under(layout, phase, throttle),
        layout.setting(throttle.minutes),
        layout.setting(throttle.operations),
    )


def _pools_under(layout: Layout, phase: Phase, throttle: Throttle) -> Index:
    """Rows of the pools subject to a throttle: those of its clone types; in a refresh, those refreshed at logoff."""
    waiting = layout.pools.looked_up("clone_type", lambda each: each in throttle.clones)[:, 0, 0, 0] > 0
    if phase == "refresh":
        waiting = waiting & (values_of(refreshes(layout))[:, 0, 0, 0] > 0)
    return np.flatnonzero(waiting)


def resource_minutes(layout: Layout, block: Block, phase: Phase) -> Column:
    """Minutes of a storm on each row of a resource; permanent load leaves it the rest of the capacity.

    Logins come in addition to normal work, so steady work is the permanent load for them, and a share of it for storms
    in which users go on working.
    """
    demand, fixed, capacity = (
        chosen(column, PHASE_AXIS, PHASES.index(phase))
        for column in (block.demand, block.fixed_demand, block.capacity)
    )
    beside = fixed
    if phase in LOGINS:
        beside = chosen(block.demand, PHASE_AXIS, PHASES.index(LOGINS[phase]))
    elif phase in storms_with_users(layout):
        steady, still = (
            chosen(each, PHASE_AXIS, PHASES.index("steady")) for each in (block.demand, block.fixed_demand)
        )
        beside = storms.demand_beside_storm(still, steady, layout.setting(WORKING_PERCENT[phase]))
    return storms.work_minutes(demand, beside, capacity, layout.setting(WINDOWS[phase]))


def slowest_resource(
    layout: Layout, blocks: Sequence[Block], phase: Phase, case: Case
) -> SlowestResource | None:
    """The resource that takes longest for the work of a storm; None without work."""
    return _slowest(layout, _peaks(_minutes_of_blocks(layout, blocks, phase)), case)


def work_times(storms: Iterable[Storm]) -> tuple[WorkTime, ...]:
    """The duration of every storm that the plan starts, in every case; logins are excluded."""
    return tuple(_work_time(storm) for storm in storms if storm.phase in STORMS)


def storm_rows(layout: Layout, measures: Measures) -> Rows[Storm]:
    """Every storm and the logins in every case; empty without desktops or hosts."""
    phases, cases, blocks = _phases(layout), layout.cases, measures.blocks
    minutes = cache(lambda phase: _minutes_of_blocks(layout, blocks, phase))
    peaks = cache(lambda phase: _peaks(minutes(phase)))
    least = cache(lambda phase: _least(layout, measures.files, phase))

    def make(index: int) -> Storm:
        phase, case = phases[index // len(cases)], cases[index % len(cases)]
        return Storm(
            phase,
            case,
            float(getattr(layout.settings, WINDOWS[phase])),
            *least(phase).throttle,
            Later(lambda: _longest(layout, peaks(phase), case)),
            Later(lambda: _parts(layout, minutes(phase), case)),
            least(phase).copies,
        )

    def keys(index: int) -> tuple[str, str]:
        return phases[index // len(cases)], cases[index % len(cases)]

    return Rows(len(phases) * len(cases), make, keys)


def _phases(layout: Layout) -> tuple[Phase, ...]:
    if not layout.pools or not layout.hosts:
        return ()
    refreshed = layout.pools.any_is("refresh_policy", "logoff")
    return tuple(phase for phase in TIMED if phase in layout.phases and (phase != "refresh" or refreshed))


class _Least(NamedTuple):
    """What a storm takes in any case, however fast the resources are."""

    throttle: tuple[str, float | None]
    """The setting that throttles it most, and the minutes under all of its throttles; none for logins."""
    copies: float
    """Minutes for copies of a new image."""


def _least(layout: Layout, files: Files, phase: Phase) -> _Least:
    throttle: tuple[str, float | None] = ("", None)
    if phase in STORMS:
        minutes = float(values_of(throttle_minutes(layout, phase))[0, 0, 0, 0])
        throttle = (slowest_throttle(layout, phase).operations, minutes)
    copies = image_copies_minutes(layout, files, phase)
    return _Least(throttle, 0.0 if copies is None else float(values_of(copies)[0, 0, 0, 0]))


def _work_time(storm: Storm) -> WorkTime:
    slowest = storm.slowest
    component, resource = (slowest.component, slowest.resource) if slowest else ("", storm.throttle)
    return WorkTime(storm.phase, storm.case, storm.minutes, storm.window_minutes, component, resource)


class _BlockMinutes(NamedTuple):
    """Duration of a storm on each row of a resource."""

    block: Block
    minutes: Column


def _minutes_of_blocks(layout: Layout, blocks: Sequence[Block], phase: Phase) -> Sequence[_BlockMinutes]:
    return [_BlockMinutes(block, resource_minutes(layout, block, phase)) for block in _working(blocks)]


class _Peak(NamedTuple):
    """The row of a resource on which a storm takes longest, in each case, or in all of them if there is one."""

    of: _BlockMinutes
    rows: list[int]
    times: list[float]


def _peaks(times: Sequence[_BlockMinutes]) -> Sequence[_Peak]:
    found = []
    for each in times:
        by_case = known_or(values_of(each.minutes)[:, 0, 0, :], 0.0)
        found.append(_Peak(each, by_case.argmax(axis=0).tolist(), by_case.max(axis=0).tolist()))
    return found


def _slowest(layout: Layout, peaks: Sequence[_Peak], case: Case) -> SlowestResource | None:
    found: SlowestResource | None = None
    number = layout.cases.index(case)
    for (block, minutes), rows, times in peaks:
        at = number if len(times) > 1 else 0
        if times[at] > (found.time if found else 0.0):
            component = block.components[rows[at]]
            found = SlowestResource(minutes, rows[at], component, block.resource, times[at])
    return found


def _longest(layout: Layout, peaks: Sequence[_Peak], case: Case) -> tuple[StormPart, ...]:
    """The longest part only, without creating and sorting all of them."""
    found = _slowest(layout, peaks, case)
    return (StormPart(found.component, found.resource, found.time),) if found else ()


def _parts(layout: Layout, times: Sequence[_BlockMinutes], case: Case) -> Rows[StormPart]:
    """Every row with work, slowest first; rows are created on access."""
    minutes = [_in_case(layout, block, each, case) for block, each in times]
    starts = list(accumulate(map(len, minutes), initial=0))
    every = np.concatenate([np.empty(0), *minutes])
    working = np.flatnonzero(every > 0)
    order = working[np.argsort(-every[working], kind="stable")]

    def owner(index: int) -> tuple[Block, int]:
        at = int(order[index])
        number = bisect_right(starts, at) - 1
        return times[number].block, at - starts[number]

    def make(index: int) -> StormPart:
        block, row = owner(index)
        return StormPart(block.components[row], block.resource, float(every[order[index]]))

    def keys(index: int) -> tuple[str, str]:
        block, row = owner(index)
        return block.components[row], block.resource

    return Rows(len(order), make, keys)


def _working(blocks: Sequence[Block]) -> list[Block]:
    return [block for block in blocks if block.resource in WORKING and block.components]


def _in_case(layout: Layout, block: Block, minutes: Column, case: Case) -> Values:
    """Minutes of each row at the average load; NaN without such work."""
    values = values_of(minutes)
    column = np.broadcast_to(values, (len(block.components), 1, values.shape[2], len(layout.cases)))
    here: Values = column[:, 0, 0, layout.cases.index(case)]
    return here
