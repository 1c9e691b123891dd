"""Assumed workload: loads that were never measured, or that no measurement supports."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool, origin_of

LOAD_FIELDS = ("cpu_mhz", "iops")
MOST_READS_PERCENT = 65.0
LEAST_IOPS = 5.0
MEASURED_DAYS = ("monday", "tuesday")
"""The I/O profiles of users at work."""
FAR = 2.0
"""Planning value: factor beyond all measured values from which a number is reported."""
FITTING_PROFILE = Message("Choose the profile that fits the users, or type in what was measured.")

ASSUMED = Trait[DesktopPool](
    lambda pool: not pool.workload and not any(origin_of(pool, field) for field in LOAD_FIELDS)
)
MOSTLY_READS = Trait[DesktopPool](lambda pool: pool.read_percent > MOST_READS_PERCENT and pool.iops > 0)
HARDLY_ANY_IO = Trait[DesktopPool](lambda pool: pool.iops < LEAST_IOPS)


@check(
    "workload.assumed",
    "notice",
    source="Published measurements of one desktop go from 5 to 55 IOPS and from 400 to 1,300 MHz: the workload decides",
)
def nobody_chose_a_load(review: Review) -> Iterator[Remark]:
    """A plan is only as good as its assumed load."""
    for pool in ASSUMED.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "mhz": Quantity(pool.cpu_mhz, "MHz"),
            "iops": Quantity(pool.iops, "IOPS"),
        }
        yield Remark(
            pool.id,
            Message("{pool} has no workload profile: {mhz} and {iops} for each user are assumed.", words),
            FITTING_PROFILE,
        )


@check(
    "workload.reads",
    "notice",
    source="NetApp TR-4540 (2017): 64.8% reads with the first logins of the week, 13.2% on a quiet day; practice 20",
)
def reads_like_a_server(review: Review) -> Iterator[Remark]:
    """Working desktops write more than they read; 80 % of reads are those of a server."""
    for pool in MOSTLY_READS.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "reads": Quantity(pool.read_percent, "%"),
            "most": Quantity(MOST_READS_PERCENT, "%"),
        }
        yield Remark(
            pool.id,
            Message(
                "{pool} is planned with {reads} reads while users work. Desktops were measured with"
                " {most} at most, and writes cost more.",
                words,
            ),
            Message("Check whether reads and writes were swapped: 20 : 80 is usual."),
        )


@check(
    "workload.few-ios",
    "notice",
    source="Lowest published average: 5.1 IOPS for each desktop (NetApp TR-4540, 2017, quiet day)",
)
def hardly_any_io(review: Review) -> Iterator[Remark]:
    """Less I/O than any published desktop."""
    for pool in HARDLY_ANY_IO.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "iops": Quantity(pool.iops, "IOPS"),
            "least": Quantity(LEAST_IOPS, "IOPS"),
        }
        yield Remark(
            pool.id,
            Message(
                "{pool} is planned with {iops} per desktop; none that was measured did less than {least}.",
                words,
            ),
            Message("Choose a profile that was measured, or keep the source of the figure at hand."),
        )


@check(
    "workload.block-size",
    "notice",
    source="NetApp TR-4540 (2017): 19.5 KiB an I/O on a day with first logins, 22.1 on a quiet one, at the array; that"
    " half and double are far is a planning value",
)
def unusual_block_size(review: Review) -> Iterator[Remark]:
    """I/O size determines the bandwidth on ports and lines."""
    days = [review.layout.catalog.io_profiles[day] for day in MEASURED_DAYS]
    low, high = (limit(day.array_kib_per_io for day in days) for limit in (min, max))
    pools = review.layout.pools
    size, iops = normal(pools.numbers("kib_per_io")), normal(pools.numbers("iops"))
    for row in np.flatnonzero((iops > 0) & ((size < low / FAR) | (size > high * FAR))).tolist():
        pool = pools.components[row]
        words = {
            "pool": Named(pool.name),
            "size": Quantity(pool.kib_per_io, "KiB"),
            "low": Quantity(low, "KiB"),
            "high": Quantity(high, "KiB"),
        }
        yield Remark(
            pool.id,
            Message("{pool} is planned with {size} per I/O; {low} to {high} were measured.", words),
            Message("Check the size of an I/O: it decides what ports and lines have to carry."),
        )


@check(
    "workload.flat-peak",
    "notice",
    source="NetApp TR-4540 (2017): the peak was 2.88 times the average on a quiet day and 3.15 times with first logins;"
    " that half of it is far is a planning value",
)
def peak_without_a_peak(review: Review) -> Iterator[Remark]:
    """A plan sized for peaks needs peak values."""
    least = min(review.layout.catalog.io_profiles[day].peak_factor for day in MEASURED_DAYS)
    for pool in review.layout.pools.components if review.settings.plan_for == "peak" else ():
        if pool.iops > 0 and pool.peak_factor < least / FAR:
            words = {"pool": Named(pool.name), "factor": pool.peak_factor, "least": least}
            yield Remark(
                pool.id,
                Message(
                    "The plan is made for the peak, but that of {pool} is only {factor} times its"
                    " average. Even on a quiet day {least} times was measured.",
                    words,
                ),
                Message("Enter a peak that was measured, or plan for the average."),
            )
