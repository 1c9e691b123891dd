"""Servers of the broker, sized from the users at work."""

from __future__ import annotations

import math
from collections.abc import Iterator

from planner_core.catalog.brokers import RESERVE, BrokerServers, FarmServers
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.formulas.memory import streaming_memory_gib
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool
from planner_core.units import PERCENT, ROUNDING

SOURCE = (
    "VMware Horizon architecture planning: 2,000 sessions of a connection server, one more in reserve, 7 in a pod; Dell"
    " EMC SC7020F (2019) had two connection servers and two Composers for 3,000 users, without a reserve"
)


STREAMING = (
    "Citrix Provisioning: 160 threads as installed, one wanted for each machine (vanbragt.net, Citrix Provisioning"
    " Services design); memory for each image is a planning value as in Citrix's handbooks, 2 GB for desktops and 4 GB"
    " for session hosts beside 2 GB, and 15% more"
)
MINUTES_PER_HOUR = 60


@check("servers.too-few", "warning", source=SOURCE)
def too_few_servers(review: Review) -> Iterator[Remark]:
    """A broker needs servers of its own, more with every two thousand users."""
    planned = sum(each.servers for each in review.layout.servers.components)
    if review.broker.farm is not None:
        yield from _too_few_in_farm(review, planned)
        return
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


def _too_few_in_farm(review: Review, planned: int) -> Iterator[Remark]:
    """Servers of a Citrix farm: controllers, StoreFront, streaming, databases and licences."""
    sessions, needed = _sessions(review), _needed_in_farm(review)
    if not 0 < planned < needed.all:
        return
    words = {
        "broker": review.broker.name,
        "sessions": sessions,
        "controllers": needed.controllers,
        "portals": needed.portals,
        "streaming": needed.streaming,
        "machines": _streamed(review),
        "databases": needed.databases,
        "planned": planned,
        "needed": needed.all,
    }
    yield Remark(
        review.layout.servers.ids[0],
        Message(
            "{broker} needs {controllers} Delivery Controllers and {portals} StoreFront servers for {sessions}"
            " sessions, {streaming} servers that stream to {machines} machines, {databases} database servers and a"
            " licence server; {planned} infrastructure servers are planned.",
            words,
        )
        if needed.streaming
        else Message(
            "{broker} needs {controllers} Delivery Controllers and {portals} StoreFront servers for {sessions}"
            " sessions, {databases} database servers and a licence server; {planned} infrastructure servers are"
            " planned.",
            words,
        ),
        Message("Plan {needed} servers or more; the directory comes on top.", words),
    )


@check("streaming.memory", "notice", source=STREAMING)
def too_little_memory_to_stream(review: Review) -> Iterator[Remark]:
    """A streaming server keeps each image in its memory."""
    farm, servers = review.broker.farm, review.layout.servers.components
    if farm is None or not servers or not _streamed(review):
        return
    images = _streamed_pools(review)
    shared = sum(pool.users_per_desktop > 1 for pool in images)
    needed = streaming_memory_gib(
        farm.streaming_gib, len(images) - shared, farm.gib_per_image, shared, farm.gib_per_shared_image
    )
    largest = max(servers, key=lambda each: each.ram_gib)
    if largest.ram_gib < needed:
        words = {
            "servers": Named(largest.name),
            "count": len(images),
            "there": Quantity(largest.ram_gib, "GiB"),
            "needed": Quantity(rounded(float(needed)), "GiB"),
        }
        yield Remark(
            largest.id,
            Message(
                "A server that streams {count} image needs {needed} of memory to keep it; {servers} have {there}.",
                words,
                "A server that streams {count} images needs {needed} of memory to keep them; {servers} have {there}.",
            ),
            Message("Plan {needed} or more for each server that streams.", words),
        )


@check("streaming.threads", "notice", source=STREAMING)
def too_few_threads_to_stream(review: Review) -> Iterator[Remark]:
    """A streaming server has a thread for each machine, if it is told to."""
    farm = review.broker.farm
    if farm is None or not _streamed(review):
        return
    servers = _needed_in_farm(review).streaming - RESERVE
    each = -(-_streamed(review) // servers)
    if each > farm.threads_of_streaming_server:
        words = {"machines": each, "threads": farm.threads_of_streaming_server}
        yield Remark(
            "",
            Message(
                "With one server in reserve, each streams to {machines} machines; as installed it has"
                " threads for {threads}.",
                words,
            ),
            Message("Raise the ports and threads of each streaming server to as many."),
        )


def _needed_in_farm(review: Review) -> FarmServers:
    """The servers of a Citrix farm for the users at work, who come within the login window."""
    farm = review.broker.farm
    assert farm is not None
    sessions = _sessions(review)
    per_hour = sessions * MINUTES_PER_HOUR / max(review.settings.login_window_minutes, 1)
    return farm.servers(sessions, per_hour, _streamed(review))


def _streamed_pools(review: Review) -> list[DesktopPool]:
    return [pool for pool in review.layout.pools.components if pool.image_delivery == "pvs"]


def _streamed(review: Review) -> int:
    """Machines with a streamed image."""
    return sum(pool.desktops for pool in _streamed_pools(review))


def _sessions(review: Review) -> int:
    """The sessions of all users at work."""
    pools = review.layout.pools
    users = pools.numbers("desktops") * pools.numbers("users_per_desktop")
    at_work = users * pools.numbers("concurrency_percent") / PERCENT
    return math.ceil(float(at_work.sum()) * (1 - ROUNDING))


def _needed(review: Review) -> tuple[int, BrokerServers]:
    """The sessions of all users at work, and the servers for them."""
    pools, sessions = review.layout.pools, _sessions(review)
    linked = pools.looked_up("clone_type", lambda kind: kind == "linked")
    clones = round(float((pools.numbers("desktops") * linked).sum()))
    return sessions, review.broker.servers(sessions, clones)
