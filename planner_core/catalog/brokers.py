"""Brokers by version: how many desktops they allow where, and how much they do at once by default."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.catalog.records import Confidence

LOCAL: Final = "local"
"""Stands for disks in a host among the protocols that lead to datastores."""


class Broker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and default throttles of one version; None where the version has no such limit or operation."""

    id: str
    name: str
    clones_per_vmfs_datastore: int | None
    """VMFS on disks that lock a datastore as a whole: those of a host."""
    clones_per_vaai_datastore: int | None
    """VMFS on an array that locks single blocks (VAAI)."""
    clones_per_nfs_datastore: int | None
    desktops_per_pool: int | None
    desktops_per_vcenter: int | None
    instant_clones_per_vcenter: int | None
    hosts_per_cluster: int | None
    hosts_per_vsan_cluster: int | None
    provisioning_operations: int | None
    """Full clones made at once."""
    composer_provisioning_operations: int | None
    """Linked clones made at once."""
    instant_clone_operations: int | None
    """Instant clones made at once."""
    power_operations: int | None
    maintenance_operations: int | None
    """Refresh, recompose and rebalance at once."""
    source: str
    confidence: Confidence

    def clones_per_datastore(self, protocol: str) -> int | None:
        """The limit on a datastore that is reached by fc, iscsi, sas (VMFS with VAAI) or nfs, or on local disks."""
        others = {"nfs": self.clones_per_nfs_datastore, LOCAL: self.clones_per_vmfs_datastore}
        return others.get(protocol, self.clones_per_vaai_datastore)

    def provisioning_of(self, clone_type: str) -> int | None:
        """How many clones of a type (full, linked, instant) are made at once by default."""
        return {
            "full": self.provisioning_operations,
            "linked": self.composer_provisioning_operations,
            "instant": self.instant_clone_operations,
        }[clone_type]
