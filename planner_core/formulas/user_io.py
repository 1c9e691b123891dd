"""I/O of a user: over the run of a benchmark, and on a machine that several users share."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message


@formula(
    Message("I/O of a user, averaged over a run"),
    symbol="i",
    unit="IOPS",
    expression="iops x (login_minutes / 2 + work_minutes) / (login_minutes + work_minutes)",
    source="While logins are spread evenly, half of the users are logged in on average; Nutanix RA-2022"
    " and RA-2003 print peaks of 1.39 to 1.47 times the average of runs of 48 + 20 minutes, for"
    " which this formula gives 1.55",
)
def io_over_run(iops: Number, login_minutes: Number, work_minutes: Number) -> Number:
    """Mean I/O of all users of a run, of whom each does `iops` once logged in; 60, 48 and 20 minutes: 38.8.

    Minutes must not both be 0.
    """
    return iops * (login_minutes / 2 + work_minutes) / (login_minutes + work_minutes)


@formula(
    Message("I/O of a user on a shared machine"),
    symbol="i",
    unit="IOPS",
    expression="iops x (users_counted / users) ** exponent",
    source="Users of one machine share its system, applications and file cache: session hosts with 9.4"
    " and with 18 users against Windows 11 desktops on the same nodes (Nutanix RA-2003 and"
    " RA-2022, HX665 V3 and RA-2020)",
)
def io_on_shared_machine(iops: float, users: float, users_counted: float, exponent: float) -> float:
    """I/O of each of the users of a machine, counted on a machine of `users_counted`; 6, 18, 9 and 0.42: 4.5."""
    shared: float = iops * (users_counted / users) ** exponent
    return shared
