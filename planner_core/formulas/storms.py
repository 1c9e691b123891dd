"""Work phases: a fixed amount of work per desktop, done as fast as the slowest resource or the throttle allows."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message


@formula(
    Message("Time that a resource needs"),
    symbol="T",
    unit="min",
    expression="(demand - fixed_demand) x boot_window_minutes / (capacity - fixed_demand)",
    source="Constant work: T = N x work / capacity. The boot's share of the demand is its work spread over the"
    " window, and what runs on all the while leaves the rest of the capacity to it",
)
def work_minutes(
    demand: Column, fixed_demand: Column, capacity: Column, boot_window_minutes: Column
) -> Column:
    """Minutes until a resource has done all boot work, the same for every window; infinite where other load
    leaves no room. 1,000 boots of 30,000 I/Os on 100,000 IOPS: 5 min. NaN where there is no boot work."""
    work, room = np.broadcast_arrays((demand - fixed_demand) * boot_window_minutes, capacity - fixed_demand)
    never = np.where(work > 0, np.inf, np.nan)
    return np.divide(work, room, out=never, where=(room > 0) & (work > 0))


@formula(
    Message("Time under the throttle"),
    symbol="T",
    unit="min",
    expression="ceil(desktops / power_operations) x power_operation_minutes",
    source="VMware Horizon 7 administration: at most 50 concurrent power operations; at 3 minutes each about"
    " 16 desktops start in a minute",
)
def throttled_minutes(desktops: Column, power_operation_minutes: Column, power_operations: Column) -> Column:
    """Minutes until all desktops have been started, wave by wave; 1,000 desktops, 50 at once, 3 min: 60 min."""
    return np.ceil(desktops / power_operations) * power_operation_minutes
