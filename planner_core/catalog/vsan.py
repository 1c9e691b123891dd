"""vSAN by version and by storage policy: memory it takes, limits, and what a policy costs."""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence
from planner_core.formulas.vsan import copies_factor


class VsanMemory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coefficients of the memory that vSAN takes on a host, in MiB; the vendor prints them as MB.

    base + groups x (per_disk_group + host_ram_share x RAM + per_cache_gb x min(cache, cap)) + disks x per_disk,
    with `groups` disk groups and `disks` capacity devices in the host.
    """

    base_mib: float
    per_disk_group_mib: float
    per_cache_gb_mib: float
    """For each GB of one group's cache device."""
    cache_cap_gb: float | None
    """GB of a cache device beyond which no more memory is taken; None for no cap."""
    per_capacity_disk_mib: float
    host_ram_share: float
    """Of the host's RAM, for each disk group; 0.005 is half a percent."""
    large_cluster_mib: float
    """More on every host of a cluster with more than `small_cluster_hosts`."""
    small_cluster_hosts: int


class VsanVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changed between vSAN versions."""

    id: str
    name: str
    hybrid: VsanMemory
    all_flash: VsanMemory
    esa: VsanMemory | None
    """The express storage architecture; None before it existed."""
    components_per_host: int
    esa_components_per_host: int | None
    hosts_per_cluster: int
    disk_groups_per_host: int
    capacity_devices_per_group: int
    component_gib: float
    """Larger objects are cut into components of at most this size."""
    write_buffer_gb: float
    """How much of an all-flash cache device is write buffer."""
    erasure_coding: bool
    sparse_swap: bool
    """Whether swap objects are thin from the start; before, they were reserved in full."""
    swap_follows_policy: bool
    """Whether swap objects take the machine's policy; before, they were always mirrored once."""
    esa_format_percent: float | None
    """What the log-structured file system of ESA adds to an object with its redundancy."""
    client_cache_percent: float
    """Part of each host's RAM that the client keeps for reads; 0 before there was such a cache."""
    client_cache_gib: float
    """The most it takes."""
    source: str
    confidence: Confidence


class VsanPolicy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a storage policy multiplies: capacity, components, writes."""

    id: str
    name: str
    failures_tolerated: int
    data_parts: int
    """Parts that carry an object's data; each is a component, or several where it is large."""
    extra_parts: int
    """Further copies of it, or parity."""
    witnesses_per_object: int
    minimum_hosts: int
    write_penalty: float
    """Device I/Os of the capacity tier for one small write that the write buffer did not merge."""
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
        """Raw capacity for each usable byte; RAID 5: 4 / 3."""
        return float(copies_factor(self.data_parts, self.extra_parts))

    @property
    def components_per_object(self) -> int:
        """Components without witnesses, for an object that fits one component each; RAID 6: 6."""
        return self.data_parts + self.extra_parts

    def reads_of_lost_block(self, copies: float) -> float:
        """Device reads for a block on a failed device: of its mirror, or of all parts that carry data; 0 where it is
        lost. RAID 5 of 3 + 1 (4 / 3 copies): 3; of 4 + 1 on ESA (1.25 copies): 4."""
        return self.extra_parts / (copies - 1) if self.extra_parts else 0.0

    def device_writes(self, esa: bool) -> float:
        """Device I/Os for one write: of the disk groups of old, or of the express storage."""
        return self.esa_write_penalty if esa else self.write_penalty
