"""Work phases: a fixed amount of work per desktop, done as fast as the slowest resource or the throttle allows."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message


@formula(
    Message("Time that a resource needs"),
    symbol="T",
    unit="min",
    expression="utilisation x boot_window_minutes",
    source="Constant work: T = N x work / capacity, which is the utilisation of the window times the window",
)
def work_minutes(utilisation: Column, boot_window_minutes: Column) -> Column:
    """Minutes until a resource has done all boot work; 33 % of a 120 minute window: 39.6 min."""
    return utilisation * boot_window_minutes


@formula(
    Message("Time under the throttle"),
    symbol="T",
    unit="min",
    expression="desktops x power_operation_minutes / power_operations",
    source="VMware Horizon 7 administration: at most 50 concurrent power operations; at 3 minutes each about"
    " 16 desktops start in a minute",
)
def throttled_minutes(desktops: Column, power_operation_minutes: Column, power_operations: Column) -> Column:
    """Minutes until all desktops have been started; 1,000 desktops, 50 at once, 3 min: 60 min."""
    return desktops * power_operation_minutes / power_operations
