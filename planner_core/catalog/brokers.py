"""Brokers by version: limits on desktops, and default limits on concurrent operations."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import msgspec

from planner_core.catalog.records import Confidence

LOCAL: Final = "local"
"""The "protocol" of datastores on local disks, in tables keyed by protocol."""


RESERVE: Final = 1
"""Connection servers of a pod that may fail."""


class BrokerServers(NamedTuple):
    """Servers of a broker for a number of sessions."""

    connection: int
    reserve: int
    """Further connection servers, one for each pod."""
    composers: int
    pods: int

    @property
    def all(self) -> int:
        """All of them."""
        return self.connection + self.reserve + self.composers


class FarmServers(NamedTuple):
    """Servers of a Citrix farm for a number of sessions, with one in reserve of each kind that has several."""

    controllers: int
    """Delivery Controllers."""
    portals: int
    """StoreFront."""
    streaming: int
    """Citrix Provisioning; 0 if no machine is streamed."""
    databases: int
    licences: int

    @property
    def all(self) -> int:
        """All of them."""
        return sum(self)


class Farm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one server of each kind carries in a Citrix farm."""

    sessions_per_controller: int
    connections_per_portal: int
    """Of a StoreFront server in an hour."""
    machines_per_streaming_server: int
    threads_of_streaming_server: int
    """Machines that a server streams to at once without any change of its settings."""
    streaming_gib: float
    """RAM of a streaming server before images."""
    gib_per_image: float
    """RAM in which it keeps one image of desktops."""
    gib_per_shared_image: float
    """RAM in which it keeps one image of session hosts."""
    database_servers: int
    licence_servers: int

    def servers(self, sessions: int, connections_per_hour: float, streamed: int) -> FarmServers:
        """The servers for so many sessions, connections in the busiest hour, and streamed machines."""
        return FarmServers(
            -(-sessions // self.sessions_per_controller) + RESERVE,
            math.ceil(connections_per_hour / self.connections_per_portal) + RESERVE,
            -(-streamed // self.machines_per_streaming_server) + RESERVE if streamed else 0,
            self.database_servers,
            self.licence_servers,
        )


class Broker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and default throttles of one version; None if the version has no such limit or operation."""

    id: str
    name: str
    clones_per_vmfs_datastore: int | None
    """VMFS with SCSI reservations on the whole datastore: local disks of a host."""
    clones_per_vaai_datastore: int | None
    """VMFS on an array with block-level locking (VAAI)."""
    clones_per_nfs_datastore: int | None
    desktops_per_pool: int | None
    desktops_per_vcenter: int | None
    instant_clones_per_vcenter: int | None
    hosts_per_cluster: int | None
    hosts_per_vsan_cluster: int | None
    provisioning_operations: int | None
    """Concurrent full clone operations."""
    composer_provisioning_operations: int | None
    """Concurrent linked clone operations."""
    instant_clone_operations: int | None
    """Concurrent instant clone operations."""
    power_operations: int | None
    maintenance_operations: int | None
    """Concurrent refresh, recompose and rebalance operations."""
    source: str
    confidence: Confidence
    power_operations_percent: float | None = None
    """Concurrent power operations as a share of all desktops of a connection; None without such a limit."""
    power_operations_per_minute: float | None = None
    """Power operations that begin in one minute; None without such a limit."""
    power_operation_minutes: float | None = None
    """Usual duration of a power operation; None if the version says nothing."""
    sessions_per_server: int | None = None
    """Sessions of one connection server."""
    servers_per_pod: int | None = None
    sessions_per_pod: int | None = None
    desktops_per_composer: int | None = None
    """Linked clones of one Composer."""
    starts_per_minute_as_installed: int | None = None
    """Power operations that begin in one minute before somebody raises it; None without such a limit."""
    machines_per_zone: int | None = None
    """Machines that connect to the servers of one place: a zone or a resource location."""
    sessions_per_zone: int | None = None
    machines_per_site: int | None = None
    """Machines in all zones that are managed together."""
    sessions_per_federation: int | None = None
    """Sessions in all pods that are entered through one door."""
    recalled: tuple[str, ...] = ()
    """Fields whose values are only recalled although the rest was read."""
    farm: Farm | None = None
    """Servers of a Citrix farm; None for other brokers."""

    @property
    def most_sessions_of_pod(self) -> int | None:
        """By the pod itself, and by the servers that are left when one has failed; None without a limit."""
        if self.sessions_per_pod is None or self.servers_per_pod is None or self.sessions_per_server is None:
            return None
        return min(self.sessions_per_pod, (self.servers_per_pod - RESERVE) * self.sessions_per_server)

    def servers(self, sessions: int, linked_clones: int) -> BrokerServers:
        """The servers that so many sessions and linked clones need; none without a limit."""
        connection = -(-sessions // self.sessions_per_server) if self.sessions_per_server else 0
        composers = -(-linked_clones // self.desktops_per_composer) if self.desktops_per_composer else 0
        most = self.most_sessions_of_pod
        pods = -(-sessions // most) if most else 0
        return BrokerServers(connection, connection and max(pods, 1) * RESERVE, composers, pods)

    def clones_per_datastore(self, protocol: str) -> int | None:
        """Maximum clones on a datastore accessed by fc, iscsi, sas (VMFS with VAAI) or nfs, or on local disks."""
        others = {"nfs": self.clones_per_nfs_datastore, LOCAL: self.clones_per_vmfs_datastore}
        return others.get(protocol, self.clones_per_vaai_datastore)

    def provisioning_of(self, clone_type: str) -> int | None:
        """Default number of concurrent operations that create clones of a type (full, linked, instant)."""
        return {
            "full": self.provisioning_operations,
            "linked": self.composer_provisioning_operations,
            "instant": self.instant_clone_operations,
        }[clone_type]
