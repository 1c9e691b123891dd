"""Brokers by version: limits on desktops, and default limits on concurrent operations."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.records import Confidence

LOCAL: Final = "local"
"""The "protocol" of datastores on local disks, in tables keyed by protocol."""


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
