"""Servers of the broker, sized from the users at work."""

from __future__ import annotations

import math
from collections.abc import Iterator

from planner_core.catalog.brokers import BrokerServers
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.messages import Message
from planner_core.units import PERCENT, ROUNDING

SOURCE = (
    "VMware Horizon architecture planning: 2,000 sessions of a connection server, one more in reserve, 7 in a pod; Dell"
    " EMC SC7020F (2019) had two connection servers and two Composers for 3,000 users, without a reserve"
)


@check("servers.too-few", "warning", source=SOURCE)
def too_few_servers(review: Review) -> Iterator[Remark]:
    """A broker needs servers of its own, more with every two thousand users."""
    planned = sum(each.servers for each in review.layout.servers.components)
    sessions, needed = _needed(review)
    if 0 < planned < needed.all:
        words = {
            "sessions": sessions,
            "broker": review.broker.name,
            "connection": needed.connection,
            "reserve": needed.reserve,
            "composers": needed.composers,
            "planned": planned,
            "needed": needed.all,
        }
        yield Remark(
            review.layout.servers.ids[0],
            Message(
                "{broker} needs {connection} connection servers for {sessions} sessions and {reserve} in reserve, and"
                " {composers} Composers; {planned} infrastructure servers are planned.",
                words,
            )
            if needed.composers
            else Message(
                "{broker} needs {connection} connection servers for {sessions} sessions and {reserve} in reserve;"
                " {planned} infrastructure servers are planned.",
                words,
            ),
            Message("Plan {needed} servers or more; directory and databases come on top.", words),
        )


@check("pods.several", "notice", source=SOURCE)
def several_pods(review: Review) -> Iterator[Remark]:
    """A pod has room for a limited number of sessions."""
    sessions, needed = _needed(review)
    if needed.pods > 1:
        words = {
            "sessions": sessions,
            "broker": review.broker.name,
            "most": review.broker.most_sessions_of_pod or 0,
            "pods": needed.pods,
        }
        yield Remark(
            "",
            Message("{sessions} sessions are more than the {most} of one pod of {broker}.", words),
            Message("Plan {pods} pods, each with connection servers of its own.", words),
        )


def _needed(review: Review) -> tuple[int, BrokerServers]:
    """The sessions of all users at work, and the servers for them."""
    pools = review.layout.pools
    desktops = pools.numbers("desktops")
    at_work = desktops * pools.numbers("users_per_desktop") * pools.numbers("concurrency_percent") / PERCENT
    linked = pools.looked_up("clone_type", lambda kind: kind == "linked")
    sessions = math.ceil(float(at_work.sum()) * (1 - ROUNDING))
    return sessions, review.broker.servers(sessions, round(float((desktops * linked).sum())))
