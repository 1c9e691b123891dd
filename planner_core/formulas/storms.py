"""Work phases: a fixed amount of work per desktop, done at the speed of the slowest resource or the throttle."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT, ROUNDING, SECONDS_PER_MINUTE

MB_PER_GB = 1000


@formula(
    Message("Time that a resource needs"),
    symbol="T",
    unit="min",
    expression="(demand - fixed_demand) x window_minutes / (capacity - fixed_demand)",
    source="Constant work: T = N x work / capacity. The demand of the storm is its work spread over the"
    " window; it gets the capacity that everything else running at the time leaves",
)
def work_minutes(demand: Number, fixed_demand: Number, capacity: Number, window_minutes: Number) -> Number:
    """Minutes until a resource has done all work of a storm, whatever the window; infinite if other load leaves no
    capacity. 1,000 boots of 30,000 I/Os on 100,000 IOPS: 5 min. NaN without work.
    """
    work = (demand - fixed_demand) * window_minutes
    is_work = work > ROUNDING * np.multiply(demand, window_minutes)
    return np.where(is_work, quotient(work, capacity - fixed_demand, np.inf), np.nan)


@formula(
    Message("Load in addition to a storm"),
    symbol="D_0",
    unit="",
    expression="fixed_demand + (working_demand - fixed_demand) x working_percent / 100",
    source="The storm gets the capacity that users who go on working leave, as with everything that"
    " always runs",
)
def demand_beside_storm(fixed_demand: Number, working_demand: Number, working_percent: Number) -> Number:
    """Load on a resource that is no work of the storm; 100 of servers, 1,100 in all at work, 30 % at work: 400."""
    return fixed_demand + (working_demand - fixed_demand) * working_percent / PERCENT


@formula(
    Message("Time under the throttle"),
    symbol="T",
    unit="min",
    expression="ceil(desktops / operations_at_once) x operation_minutes",
    source="VMware Horizon 7 administration, operations at the same time: 50 power operations, 20 for"
    " full clones, 8 for linked clones, 12 for maintenance; 20 for instant clones (Horizon 7.9"
    " API) and 12 for a new image (Horizon 8 API, 2312); 50 starts of 3 minutes each are 16"
    " desktops per minute",
)
def throttled_minutes(desktops: Number, operation_minutes: Number, operations_at_once: Number) -> Number:
    """Minutes until all desktops are done, wave by wave; 1,000 desktops, 50 at once, 3 min: 60 min.

    NetApp TR-4540: 1,500 clones, 5 at once, 16 s: 80 min, as measured.
    """
    return np.ceil(desktops / operations_at_once) * operation_minutes


@formula(
    Message("Simultaneous operations"),
    symbol="n",
    unit="operations",
    expression="max(1, floor(min(most, desktops x percent / 100)))",
    source="Citrix, settings of a hosting connection: at most this many actions at once, and at most"
    " this share of the machines",
)
def operations_at_once(desktops: Number, most: Number, percent: Number) -> Number:
    """Concurrent operations of a broker that limits them twice; 128 machines, 100 at most, 20 %: 25."""
    return np.maximum(1.0, np.floor(np.minimum(most, desktops * percent / PERCENT)))


@formula(
    Message("Duration of a wave of operations"),
    symbol="t",
    unit="min",
    expression="max(start_minutes, operations_at_once / operations_per_minute)",
    source="A wave takes as long as one operation, and at least as long as starting all of its operations",
)
def wave_minutes(start_minutes: Number, operations_at_once: Number, operations_per_minute: Number) -> Number:
    """Minutes of one wave; operations of 0.5 min, 100 at once, 50 new ones in a minute: 2 min."""
    return np.maximum(start_minutes, operations_at_once / operations_per_minute)


@formula(
    Message("Parallel throttles"),
    symbol="T",
    unit="min",
    expression="max(one_minutes, other_minutes)",
    source="VMware Horizon 7.13 administration and 7.9 API: full, linked and instant clones each have"
    " their own limit, so the kind that finishes last decides",
)
def throttled_side_by_side_minutes(one_minutes: Number, other_minutes: Number) -> Number:
    """Minutes until two parallel throttles are done; linked clones after 10 min, instant clones after 20: 20 min."""
    return np.maximum(one_minutes, other_minutes)


@formula(
    Message("Copies of the image"),
    symbol="T_image",
    unit="min",
    expression="copies x image_gb x 1000 / copy_mb_s / 60",
    source="VMware Horizon 7.2 and 2006, publishing an image: each datastore gets a replica, a full"
    " clone of the image, before the clones are made; once for each image, and again for each new"
    " image",
)
def image_copies_minutes(copies: Number, image_gb: Number, copy_mb_s: Number) -> Number:
    """Minutes until the image lies on each datastore; 8 copies of 20 GB at 100 MB/s: 26.7 min."""
    return copies * image_gb * MB_PER_GB / copy_mb_s / SECONDS_PER_MINUTE


@formula(
    Message("Storm with the copies of its image"),
    symbol="T",
    unit="min",
    expression="copies_minutes + storm_minutes",
    source="Clones are made after the replicas that they share (VMware Horizon 7.2, publishing an image)",
)
def after_copies_minutes(copies_minutes: Number, storm_minutes: Number) -> Number:
    """Minutes of a storm whose clones wait for their image; 26.7 min and 20 min: 46.7 min."""
    return copies_minutes + storm_minutes


@formula(
    Message("Logins per minute at the peak"),
    symbol="l_max",
    unit="1/min",
    expression="desktops x peak_percent / 100 x window_parts / login_window_minutes",
    source="VMware Horizon installation, sizing of power operations: 40% of the logins fall into the middle sixth"
    " of the window",
)
def peak_logins_per_minute(
    desktops: Number, login_window_minutes: Number, peak_percent: Number, window_parts: Number
) -> Number:
    """Highest rate of logins; 1,000 in 60 min, 40 % of them in a sixth of it: 40 a minute."""
    return desktops * peak_percent / PERCENT * window_parts / login_window_minutes


@formula(
    Message("Simultaneous power operations required"),
    symbol="P",
    unit="count",
    expression="peak_logins_per_minute x power_operation_minutes",
    source="VMware Horizon installation, sizing of power operations: peak rate of starts x time of a start, which is"
    " 3 minutes, 5 to be careful (Little's law)",
)
def power_operations_wanted(peak_logins_per_minute: Number, power_operation_minutes: Number) -> Number:
    """Concurrent power operations with which desktops start as fast as users arrive; 40 a minute: 120."""
    return peak_logins_per_minute * power_operation_minutes
