"""When a storm is done: the slowest of processors, drives, controllers, ports and the throttle decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.assessment import Storm, StormPart, WorkTime
from planner_core.engine.axes import PHASES, Case, Phase
from planner_core.engine.block import Block
from planner_core.engine.desktops import WINDOWS, refreshes
from planner_core.engine.layout import Layout
from planner_core.engine.limits import planned_desktops
from planner_core.engine.resources import WORKING
from planner_core.engine.rows import Later, Rows
from planner_core.formulas import desktop_load, storms
from planner_core.formulas.recording import PHASE_AXIS, Column, Targets, Values, chosen, total, values_of
from planner_core.messages import Message


class Throttle(NamedTuple):
    """The settings that hold a storm back."""

    operations: str
    """How many at once; also what the throttle is called where it is the slowest."""
    minutes: str
    """Of one operation."""


_MAINTENANCE: Final = Throttle("maintenance_operations", "maintenance_operation_minutes")
STORMS: Final[Mapping[Phase, Throttle]] = {
    "boot": Throttle("power_operations", "power_operation_minutes"),
    "provision": Throttle("provision_operations", "provision_operation_minutes"),
    "patch": _MAINTENANCE,
    "refresh": _MAINTENANCE,
}
"""Phase that is a piece of work -> its throttle."""
LOGIN: Final = "login"
"""The storm that users make themselves, which nothing holds back."""
TIMED: Final[tuple[Phase, ...]] = ("boot", "provision", "patch", "refresh", LOGIN)
"""Everything that is work within a window."""


class SlowestResource(NamedTuple):
    """The column and row of the slowest resource of a storm."""

    minutes: Column
    row: int
    component: str
    resource: str
    time: float


def desktops_of_storm(layout: Layout, phase: Phase) -> Column:
    """Desktops that a storm has to do with, as a column of one row: all, or those refreshed at logoff."""
    if phase != "refresh":
        return planned_desktops(layout)
    refreshed = desktop_load.refresh_load(refreshes(layout), layout.pools.column("desktops"))
    everywhere = Targets(np.zeros(len(layout.pools), dtype=np.intp), 1)
    return total(refreshed, everywhere, Message("Desktops refreshed at logoff"), "desktops")


def throttle_minutes(layout: Layout, phase: Phase) -> Column:
    """Time that the throttle of a storm takes, as a column of one row."""
    operations, minutes = STORMS[phase]
    return storms.throttled_minutes(
        desktops_of_storm(layout, phase), layout.setting(minutes), layout.setting(operations)
    )


def resource_minutes(layout: Layout, block: Block, phase: Phase) -> Column:
    """Minutes of a storm on each row of a resource; what runs all the while leaves it the rest of the capacity.

    Logins come on top of everybody's work, so that is what runs beside them.
    """
    demand, fixed, capacity = (
        chosen(column, PHASE_AXIS, PHASES.index(phase))
        for column in (block.demand, block.fixed_demand, block.capacity)
    )
    beside = chosen(block.demand, PHASE_AXIS, PHASES.index("steady")) if phase == LOGIN else fixed
    return storms.work_minutes(demand, beside, capacity, layout.setting(WINDOWS[phase]))


def slowest_resource(
    layout: Layout, blocks: Sequence[Block], phase: Phase, case: Case
) -> SlowestResource | None:
    """The resource that takes longest to do all work of a storm; None while nothing works."""
    found: SlowestResource | None = None
    for block in _working(blocks):
        minutes = resource_minutes(layout, block, phase)
        here = np.nan_to_num(_in_case(layout, block, minutes, case), posinf=np.inf)
        row = int(here.argmax())
        if here[row] > (found.time if found else 0.0):
            found = SlowestResource(minutes, row, block.components[row], block.resource, float(here[row]))
    return found


def work_times(layout: Layout, blocks: Sequence[Block]) -> tuple[WorkTime, ...]:
    """The time of every storm in every case; empty without desktops or hosts."""
    return tuple(
        _work_time(layout, blocks, phase, case)
        for phase in _phases(layout)
        if phase in STORMS
        for case in layout.cases
    )


def storm_rows(layout: Layout, blocks: Sequence[Block]) -> Rows[Storm]:
    """Every storm and the logins in every case; empty without desktops or hosts."""
    phases, cases = _phases(layout), layout.cases
    minutes = cache(lambda phase: [resource_minutes(layout, block, phase) for block in _working(blocks)])

    def make(index: int) -> Storm:
        phase, case = phases[index // len(cases)], cases[index % len(cases)]
        return _storm(layout, phase, case, lambda: _parts(layout, blocks, minutes(phase), case))

    def keys(index: int) -> tuple[str, str]:
        return phases[index // len(cases)], cases[index % len(cases)]

    return Rows(len(phases) * len(cases), make, keys)


def _phases(layout: Layout) -> tuple[Phase, ...]:
    if not layout.pools or not layout.hosts:
        return ()
    refreshed = layout.pools.any_is("refresh_policy", "logoff")
    return tuple(phase for phase in TIMED if phase != "refresh" or refreshed)


def _storm(layout: Layout, phase: Phase, case: Case, parts: Callable[[], tuple[StormPart, ...]]) -> Storm:
    window = float(getattr(layout.plan.settings, WINDOWS[phase]))
    if phase not in STORMS:
        return Storm(phase, case, window, "", None, Later(parts))
    throttled = float(values_of(throttle_minutes(layout, phase))[0, 0, 0, 0])
    return Storm(phase, case, window, STORMS[phase].operations, throttled, Later(parts))


def _parts(
    layout: Layout, blocks: Sequence[Block], minutes: Sequence[Column], case: Case
) -> tuple[StormPart, ...]:
    found = [
        StormPart(block.components[int(row)], block.resource, float(here[row]))
        for block, column in zip(_working(blocks), minutes, strict=True)
        for here in [_in_case(layout, block, column, case)]
        for row in np.flatnonzero(here > 0)
    ]
    return tuple(sorted(found, key=lambda part: -part.minutes))


def _work_time(layout: Layout, blocks: Sequence[Block], phase: Phase, case: Case) -> WorkTime:
    throttled = float(values_of(throttle_minutes(layout, phase))[0, 0, 0, 0])
    window = float(getattr(layout.plan.settings, WINDOWS[phase]))
    slowest = slowest_resource(layout, blocks, phase, case)
    if slowest and slowest.time >= throttled:
        return WorkTime(phase, case, slowest.time, window, slowest.component, slowest.resource)
    return WorkTime(phase, case, throttled, window, "", STORMS[phase].operations)


def _working(blocks: Sequence[Block]) -> list[Block]:
    return [block for block in blocks if block.resource in WORKING and block.components]


def _in_case(layout: Layout, block: Block, minutes: Column, case: Case) -> Values:
    """Minutes of each row at the average load; NaN where there is no such work."""
    values = values_of(minutes)
    column = np.broadcast_to(values, (len(block.components), 1, values.shape[2], len(layout.cases)))
    here: Values = column[:, 0, 0, layout.cases.index(case)]
    return here
