"""When a storm is done: the slowest of processors, drives, controllers, ports and the throttle decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.assessment import WorkTime
from planner_core.engine.axes import PHASES, Case, Phase, spread
from planner_core.engine.block import Block
from planner_core.engine.desktops import WINDOWS
from planner_core.engine.layout import Layout
from planner_core.engine.limits import planned_desktops
from planner_core.engine.resources import WORKING
from planner_core.formulas import storms
from planner_core.formulas.recording import PHASE_AXIS, Column, stacked, values_of

STORMS: Final[Mapping[Phase, tuple[str, str, str]]] = {
    "boot": ("power_operations", "power_operation_minutes", "power_operations"),
    "provision": (
        "provision_operations",
        "provision_operation_minutes",
        "provision_operations",
    ),
    "patch": ("maintenance_operations", "maintenance_operation_minutes", "maintenance_operations"),
    "refresh": ("maintenance_operations", "maintenance_operation_minutes", "maintenance_operations"),
}
"""Phase that is a piece of work -> its throttle: operations at once, minutes of each, and what it is called."""


class SlowestResource(NamedTuple):
    """The column and row of the slowest resource of a storm."""

    minutes: Column
    row: int
    component: str
    resource: str
    time: float


def throttle_minutes(layout: Layout, phase: Phase) -> Column:
    """Time that the throttle of a storm takes, as a column of one row."""
    operations, minutes, _ = STORMS[phase]
    return storms.throttled_minutes(
        planned_desktops(layout), layout.setting(minutes), layout.setting(operations)
    )


def slowest_resource(
    layout: Layout, blocks: Sequence[Block], phase: Phase, case: Case
) -> SlowestResource | None:
    """The resource that takes longest to do all work of a storm; None while nothing works."""
    found: SlowestResource | None = None
    for block in blocks:
        if block.resource not in WORKING or not block.components:
            continue
        minutes = _minutes(layout, block)
        column = spread(minutes, len(block.components), len(layout.cases))
        here = np.nan_to_num(column[:, PHASES.index(phase), 0, layout.cases.index(case)], posinf=np.inf)
        row = int(here.argmax())
        if here[row] > (found.time if found else 0.0):
            found = SlowestResource(minutes, row, block.components[row], block.resource, float(here[row]))
    return found


def work_times(layout: Layout, blocks: Sequence[Block]) -> tuple[WorkTime, ...]:
    """The time of every storm in every case; empty without desktops or hosts."""
    if not layout.pools or not layout.hosts:
        return ()
    return tuple(
        _work_time(layout, blocks, phase, case)
        for phase in STORMS
        if phase != "refresh" or any(pool.refresh_policy == "logoff" for pool in layout.pools.components)
        for case in layout.cases
    )


def _work_time(layout: Layout, blocks: Sequence[Block], phase: Phase, case: Case) -> WorkTime:
    throttled = float(values_of(throttle_minutes(layout, phase))[0, 0, 0, 0])
    window = float(getattr(layout.plan.settings, WINDOWS[phase]))
    slowest = slowest_resource(layout, blocks, phase, case)
    if slowest and slowest.time >= throttled:
        return WorkTime(phase, case, slowest.time, window, slowest.component, slowest.resource)
    return WorkTime(phase, case, throttled, window, "", STORMS[phase][2])


def _minutes(layout: Layout, block: Block) -> Column:
    """Minutes of each storm on the resource; what runs all the while leaves it the rest of the capacity."""
    windows = stacked(
        [layout.setting(WINDOWS.get(phase, "login_window_minutes")) for phase in PHASES], PHASE_AXIS
    )
    return storms.work_minutes(block.demand, block.fixed_demand, block.capacity, windows)
