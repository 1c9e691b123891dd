"""When the boot of all desktops is done: the slowest of processors, drives and the throttle decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.assessment import CASES, PHASES, WorkTime
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.engine.limits import planned_desktops
from planner_core.engine.saturation import full_shape
from planner_core.formulas import storms
from planner_core.formulas.recording import Column, values_of

BOOT = PHASES.index("boot")
WORKING_RESOURCES = ("cpu", "disk_iops")
"""Resources that do the work of a boot; memory and capacity are only occupied."""


class SlowestResource(NamedTuple):
    """The column and row of the slowest resource of a boot."""

    minutes: Column
    row: int
    component: str
    resource: str


def throttle_minutes(layout: Layout) -> Column:
    """Time that the throttle of power operations takes, as a column of one row."""
    return storms.throttled_minutes(
        planned_desktops(layout),
        layout.setting("power_operation_minutes"),
        layout.setting("power_operations"),
    )


def slowest_resource(layout: Layout, blocks: Sequence[Block], case: int = 0) -> SlowestResource | None:
    """The resource that takes longest to do all boot work; None while nothing works."""
    found: SlowestResource | None = None
    longest = 0.0
    window = layout.setting("boot_window_minutes")
    for block in blocks:
        if block.resource not in WORKING_RESOURCES or not block.components:
            continue
        minutes = storms.work_minutes(block.demand, block.fixed_demand, block.capacity, window)
        column = np.nan_to_num(full_shape(minutes, len(block.components))[:, BOOT, case], posinf=np.inf)
        row = int(column.argmax())
        if column[row] > longest:
            longest = float(column[row])
            found = SlowestResource(minutes, row, block.components[row], block.resource)
    return found


def boot_times(layout: Layout, blocks: Sequence[Block]) -> tuple[WorkTime, ...]:
    """The time of the boot in every case; empty without desktops or hosts."""
    if not layout.pools or not layout.hosts:
        return ()
    window = layout.plan.settings.boot_window_minutes
    throttled = float(values_of(throttle_minutes(layout))[0, 0, 0])
    times = []
    for number, case in enumerate(CASES):
        slowest = slowest_resource(layout, blocks, number)
        minutes = (
            float(full_shape(slowest.minutes, len(values_of(slowest.minutes)))[slowest.row, BOOT, number])
            if slowest
            else 0.0
        )
        if slowest and minutes >= throttled:
            times.append(WorkTime("boot", case, minutes, window, slowest.component, slowest.resource))
        else:
            times.append(WorkTime("boot", case, throttled, window, "", "power_operations"))
    return tuple(times)
