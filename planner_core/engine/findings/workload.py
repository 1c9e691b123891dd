"""What desktops are taken to do: loads that nobody measured, or that no measurement bears out."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Quantity
from planner_core.plan.components import origin_of

LOAD_FIELDS = ("cpu_mhz", "iops")
MOST_READS_PERCENT = 65.0
LEAST_IOPS = 5.0


@check(
    "workload.assumed",
    "notice",
    source="Published measurements of one desktop go from 5 to 55 IOPS and from 400 to 1,300 MHz: the workload decides",
)
def nobody_chose_a_load(review: Review) -> Iterator[Remark]:
    """A plan is as good as the load that it is made for."""
    for pool in review.layout.pools.components:
        if not any(origin_of(pool, field) for field in LOAD_FIELDS) and not pool.workload:
            words = {
                "pool": pool.name,
                "mhz": Quantity(pool.cpu_mhz, "MHz"),
                "iops": Quantity(pool.iops, "IOPS"),
            }
            yield Remark(
                pool.id,
                Message("{pool} has no workload profile: {mhz} and {iops} for each user are assumed.", words),
                Message("Choose the profile that fits the users, or type in what was measured."),
            )


@check(
    "workload.reads",
    "notice",
    source="NetApp TR-4540 (2017): 64.8 % reads with the first logins of the week, 13.2 % on a quiet day; practice 20",
)
def reads_like_a_server(review: Review) -> Iterator[Remark]:
    """Working desktops write more than they read; 80 % of reads are those of a server."""
    for pool in review.layout.pools.components:
        if pool.read_percent > MOST_READS_PERCENT and pool.iops > 0:
            words = {
                "pool": pool.name,
                "reads": Quantity(pool.read_percent, "%"),
                "most": Quantity(MOST_READS_PERCENT, "%"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} counts {reads} reads while users work; desktops were measured with {most} at most, and"
                    " writes cost more.",
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
    """Less I/O than any published desktop does."""
    for pool in review.layout.pools.components:
        if pool.iops < LEAST_IOPS:
            words = {
                "pool": pool.name,
                "iops": Quantity(pool.iops, "IOPS"),
                "least": Quantity(LEAST_IOPS, "IOPS"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} counts {iops} for each desktop; no measured one did less than {least}.", words
                ),
                Message("Choose a profile that was measured, or keep the source of the figure at hand."),
            )
