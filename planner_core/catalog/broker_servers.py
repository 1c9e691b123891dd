"""Servers that a broker needs: what one of a kind takes, and how many there have to be."""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.catalog.brokers import Broker
from planner_core.catalog.records import Confidence

Counted = Literal[
    "connection", "composers", "controllers", "portals", "streaming", "databases", "licences", "by-load"
]
BY_LOAD: Final = "by-load"


class BrokerWork(NamedTuple):
    """What the servers of a broker have to do."""

    sessions: int
    machines: int
    linked_clones: int
    streamed: int
    """Machines with a streamed image."""
    connections_per_hour: float


class BrokerServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of server of some brokers: its size, and how many of it are needed."""

    id: str
    name: str
    brokers: tuple[str, ...]
    counted: Counted
    """The number that the broker itself names, or by what one server carries."""
    vcpus: int
    ram_gib: float
    disk_gib: float
    """All of its disks; 0 if nothing is known."""
    source: str
    confidence: Confidence
    serves: int | None = None
    """Sessions or machines that one server carries; None if the number does not grow with them."""
    serves_machines: bool = False
    """Whether it carries machines, not sessions."""
    reserve: int = 0
    least: int = 1
    from_outside: bool = False
    """Whether only users from outside of the network need it, whom a plan does not know."""
    recalled: tuple[str, ...] = ()
    """Fields whose values are only recalled although the rest was read."""

    def number(self, broker: Broker, work: BrokerWork) -> int:
        """How many of it the broker needs."""
        if self.counted == BY_LOAD:
            return self._by_load(work.machines if self.serves_machines else work.sessions)
        if broker.farm is not None:
            farm = broker.farm.servers(work.sessions, work.connections_per_hour, work.streamed)
            return int(getattr(farm, self.counted))
        pod = broker.servers(work.sessions, work.linked_clones)
        return pod.connection + pod.reserve if self.counted == "connection" else pod.composers

    def _by_load(self, load: int) -> int:
        carrying = 0 if self.serves is None else math.ceil(load / self.serves)
        return max(self.least, carrying + self.reserve)
