"""Servers of the broker, sized from the users at work."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from planner_core.catalog.broker_servers import BrokerServer, BrokerWork
from planner_core.catalog.brokers import RESERVE, BrokerServers, FarmServers
from planner_core.engine.answers.purchases import enumerated
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


SIZES = (
    "The catalogue's servers of brokers: VMware Horizon architecture planning, Nutanix EUC reference architecture for"
    " Citrix; sizes of others are recalled or planning values"
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
    if not needed.all:
        yield from _too_few_of_their_kinds(review, planned)
    elif 0 < planned < needed.all:
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


class _Control(NamedTuple):
    """Servers of a kind that the broker needs."""

    server: BrokerServer
    number: int

    @property
    def in_words(self) -> Message:
        words = {"server": Message(self.server.name), "number": self.number}
        return Message("{server} ({number})", words)


def _control(review: Review, from_outside: bool = False) -> list[_Control]:
    """The servers that the broker needs, by kind; or those that users from outside need besides."""
    pools, sessions = review.layout.pools, _sessions(review)
    linked = pools.looked_up("clone_type", lambda kind: kind == "linked")
    work = BrokerWork(
        sessions=sessions,
        machines=round(float(pools.numbers("desktops").sum())),
        linked_clones=round(float((pools.numbers("desktops") * linked).sum())),
        streamed=_streamed(review),
        connections_per_hour=_connections_per_hour(review, sessions),
    )
    if not work.machines:
        return []
    kinds = [
        _Control(each, each.number(review.broker, work))
        for each in review.layout.catalog.broker_servers.values()
        if review.settings.broker in each.brokers and each.from_outside == from_outside
    ]
    return [each for each in kinds if each.number]


def _sum_of(kinds: Sequence[_Control], field: str) -> float:
    return float(sum(each.number * getattr(each.server, field) for each in kinds))


def _in_words(review: Review, kinds: Sequence[_Control]) -> dict[str, object]:
    return {"broker": review.broker.name, "servers": enumerated([each.in_words for each in kinds])}


def _sizes_in_words(kinds: Sequence[_Control]) -> dict[str, object]:
    return {
        "vcpus": round(_sum_of(kinds, "vcpus")),
        "memory": Quantity(rounded(_sum_of(kinds, "ram_gib")), "GiB"),
        "disk": Quantity(rounded(_sum_of(kinds, "disk_gib")), "GiB"),
    }


def _too_few_of_their_kinds(review: Review, planned: int) -> Iterator[Remark]:
    """Servers of a broker that is neither a pod nor a farm."""
    kinds = _control(review)
    needed = sum(each.number for each in kinds)
    if 0 < planned < needed:
        words = _in_words(review, kinds) | {
            "sessions": _sessions(review),
            "planned": planned,
            "needed": needed,
        }
        yield Remark(
            review.layout.servers.ids[0],
            Message(
                "{broker} needs for {sessions} sessions: {servers}; {planned} infrastructure servers are planned.",
                words,
            ),
            Message("Plan {needed} servers or more; the directory comes on top.", words),
        )


@check("servers.too-small", "warning", source=SIZES)
def too_small_servers(review: Review) -> Iterator[Remark]:
    """Servers of a broker have sizes that their makers tell."""
    servers, kinds = review.layout.servers.components, _control(review)
    if not servers or not kinds:
        return
    vcpus = sum(each.servers * each.vcpus for each in servers)
    ram_gib = sum(each.servers * each.ram_gib for each in servers)
    disk_gib = sum(each.servers * each.disk_gib for each in servers)
    if (
        vcpus < _sum_of(kinds, "vcpus")
        or ram_gib < _sum_of(kinds, "ram_gib")
        or disk_gib < _sum_of(kinds, "disk_gib")
    ):
        words = (
            _in_words(review, kinds)
            | _sizes_in_words(kinds)
            | {
                "planned_vcpus": vcpus,
                "planned_memory": Quantity(rounded(ram_gib), "GiB"),
                "planned_disk": Quantity(rounded(disk_gib), "GiB"),
            }
        )
        yield Remark(
            servers[0].id,
            Message(
                "The servers of {broker} take {vcpus} vCPUs, {memory} of memory and {disk} of disk together:"
                " {servers}. All infrastructure servers of the plan have {planned_vcpus} vCPUs, {planned_memory} and"
                " {planned_disk}.",
                words,
            ),
            Message("Plan larger or more servers; directory and management come on top."),
        )


@check("servers.not-planned", "notice", source=SIZES)
def no_servers(review: Review) -> Iterator[Remark]:
    """A broker needs servers; where none are drawn, somebody else has to have room for them."""
    kinds = _control(review)
    if review.layout.servers.components or not kinds:
        return
    words = _in_words(review, kinds) | _sizes_in_words(kinds) | {"sessions": _sessions(review)}
    yield Remark(
        "",
        Message(
            "The plan has no infrastructure servers. {broker} needs for {sessions} sessions: {servers}. Together that"
            " is {vcpus} vCPUs, {memory} of memory and {disk} of disk.",
            words,
        ),
        _gateways(
            review,
            Message("Add infrastructure servers, or agree with the customer where they run."),
        ),
    )


def _gateways(review: Review, remedy: Message) -> Message:
    """The remedy, and what users from outside need besides."""
    gateways = _control(review, from_outside=True)
    if not gateways:
        return remedy
    servers = enumerated([each.in_words for each in gateways])
    return Message(
        "{remedy} If all users come from outside, they need besides: {servers}.",
        {"remedy": remedy, "servers": servers},
    )


@check(
    "zones.several",
    "notice",
    source="Nutanix EUC reference architecture for Citrix (2402): limits of a resource location; those of a zone of a"
    " site are recalled",
)
def several_zones(review: Review) -> Iterator[Remark]:
    """The servers of one place look after a limited number of machines."""
    broker, machines, sessions = review.broker, _machines(review), _sessions(review)
    zones = max(
        -(-machines // broker.machines_per_zone) if broker.machines_per_zone else 0,
        -(-sessions // broker.sessions_per_zone) if broker.sessions_per_zone else 0,
    )
    if zones < 2:
        return
    words = {"broker": broker.name, "machines": machines, "most": broker.machines_per_zone or 0}
    if broker.sessions_per_zone is None:
        text = Message("{machines} machines are more than the {most} of one zone of {broker}.", words)
    else:
        words |= {"sessions": sessions, "most_sessions": broker.sessions_per_zone}
        text = Message(
            "{machines} machines with {sessions} sessions are more than one resource location of {broker} has room"
            " for: {most} machines and {most_sessions} sessions.",
            words,
        )
    yield Remark("", text, Message("Plan {zones} zones, each with servers of its own.", {"zones": zones}))


@check(
    "site.too-large",
    "warning",
    source="VMware Horizon 2309, Cloud Pod Architecture limits, and Horizon 7.3 architecture planning; the limit of a"
    " site of Citrix is recalled",
)
def site_beyond_broker(review: Review) -> Iterator[Remark]:
    """All places together have limits, too."""
    broker, machines, sessions = review.broker, _machines(review), _sessions(review)
    remedy = Message("Plan several sites that are managed apart.")
    if broker.machines_per_site is not None and machines > broker.machines_per_site:
        words = {"broker": broker.name, "machines": machines, "most": broker.machines_per_site}
        text = Message("{machines} machines are more than the {most} of one site of {broker}.", words)
        yield Remark("", text, remedy)
    if broker.sessions_per_federation is not None and sessions > broker.sessions_per_federation:
        words = {"broker": broker.name, "sessions": sessions, "most": broker.sessions_per_federation}
        text = Message(
            "{sessions} sessions are more than the {most} that all pods of {broker} carry together.", words
        )
        yield Remark("", text, remedy)


@check(
    "starts.as-installed",
    "notice",
    source="Recalled: a connection of Citrix to a hypervisor begins 10 actions in a minute as installed; in the tests"
    " of Nutanix RA-2022 it was set to 50",
)
def starts_as_installed(review: Review) -> Iterator[Remark]:
    """A plan that counts on more starts than are installed has to say so, if the boot window needs them."""
    usual, settings, machines = (
        review.broker.starts_per_minute_as_installed,
        review.settings,
        _machines(review),
    )
    if usual is None:
        return
    planned = settings.power_operations / settings.power_operation_minutes
    minutes = machines / usual
    if planned > usual and minutes > settings.boot_window_minutes:
        words = {
            "planned": round(planned),
            "broker": review.broker.name,
            "usual": usual,
            "machines": machines,
            "minutes": Quantity(rounded(minutes), "min"),
            "window": Quantity(rounded(settings.boot_window_minutes), "min"),
        }
        yield Remark(
            "",
            Message(
                "The plan starts {planned} machines in a minute. A connection of {broker} begins {usual} as installed,"
                " so {machines} machines would be up after {minutes} instead of within {window}.",
                words,
            ),
            Message("Raise the new actions per minute of the connection to {planned} or more.", words),
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
    return farm.servers(sessions, _connections_per_hour(review, sessions), _streamed(review))


def _connections_per_hour(review: Review, sessions: int) -> float:
    """All users come within the login window."""
    return sessions * MINUTES_PER_HOUR / max(review.settings.login_window_minutes, 1)


def _machines(review: Review) -> int:
    return round(float(review.layout.pools.numbers("desktops").sum()))


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
