"""vSAN by version and by storage policy: memory use, limits, and the overhead of a policy."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence
from planner_core.formulas.vsan import copies_factor


class VsanMemory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coefficients of vSAN's memory use on a host, in MiB; the vendor prints them as MB.

    base + groups x (per_disk_group + host_ram_share x RAM + per_cache_gb x min(cache, cap)) + disks x per_disk,
    with `groups` disk groups and `disks` capacity devices in the host.
    """

    base_mib: float
    per_disk_group_mib: float
    per_cache_gb_mib: float
    """Per GB of one group's cache device."""
    cache_cap_gb: float | None
    """Size of a cache device in GB above which memory use no longer grows; None for no cap."""
    per_capacity_disk_mib: float
    host_ram_share: float
    """Of the host's RAM, per disk group; 0.005 is half a percent."""
    large_cluster_mib: float
    """Additional memory on every host of a cluster with more than `small_cluster_hosts`."""
    small_cluster_hosts: int


class VsanVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between vSAN versions."""

    id: str
    name: str
    hybrid: VsanMemory
    all_flash: VsanMemory
    esa: VsanMemory | None
    """The express storage architecture; None if the version has none."""
    components_per_host: int
    esa_components_per_host: int | None
    hosts_per_cluster: int
    disk_groups_per_host: int
    capacity_devices_per_group: int
    component_gib: float
    """Maximum component size; larger objects are split."""
    write_buffer_gb: float
    """Maximum write buffer of an all-flash cache device."""
    erasure_coding: bool
    data_reduction: bool
    """Whether all-flash clusters deduplicate and compress; hybrid ones do in no version."""
    sparse_swap: bool
    """Whether swap objects are thin; earlier versions reserve them in full."""
    swap_follows_policy: bool
    """Whether swap objects follow the machine's storage policy; in earlier versions they are always mirrored once."""
    esa_format_percent: float | None
    """Metadata overhead of ESA's log-structured file system on an object including its redundancy."""
    client_cache_percent: float
    """Share of each host's RAM used by the client read cache; 0 in versions without one."""
    client_cache_gib: float
    """Maximum size of the client read cache."""
    source: str
    confidence: Confidence


class VsanPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a storage policy multiplies capacity, components and writes."""

    id: str
    name: str
    failures_tolerated: int
    data_parts: int
    """Parts that hold an object's data; each is one component, or several for large objects."""
    extra_parts: int
    """Additional copies, or parity."""
    witnesses_per_object: int
    minimum_hosts: int
    write_penalty: float
    """Device I/Os on the capacity tier per small write that the write buffer did not merge."""
    all_flash_only: bool
    esa_copies: float
    esa_copies_small: float
    """In clusters with fewer hosts than `esa_minimum_hosts`."""
    esa_minimum_hosts: int
    esa_write_penalty: float
    source: str
    confidence: Confidence

    @property
    def copies(self) -> float:
        """Raw capacity per usable byte; RAID 5: 4 / 3."""
        return float(copies_factor(self.data_parts, self.extra_parts))

    @property
    def components_per_object(self) -> int:
        """Components without witnesses, for an object with single-component parts; RAID 6: 6."""
        return self.data_parts + self.extra_parts

    def reads_of_lost_block(self, copies: float) -> float:
        """Device reads per read of a block on a failed device: from its mirror, or from all parts with data; 0 if the
        block is lost. RAID 5 of 3 + 1 (4 / 3 copies): 3; of 4 + 1 on ESA (1.25 copies): 4.
        """
        return self.extra_parts / (copies - 1) if self.extra_parts else 0.0

    def writes_to_drives(self, esa: bool) -> float:
        """Device writes per write, without the reads that parity needs; RAID 5: 2."""
        return min(self.device_writes(esa), 1 + self.extra_parts)

    def device_writes(self, esa: bool) -> float:
        """Device I/Os per write, on disk groups (OSA) or on express storage (ESA)."""
        return self.esa_write_penalty if esa else self.write_penalty
