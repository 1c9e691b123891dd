"""Hyperconverged stores by version and by policy: vSAN, Nutanix AOS, Storage Spaces Direct and Ceph.

Memory use, limits, what a store takes on its hosts and keeps free, and the overhead of a policy.
"""

from __future__ import annotations

import msgspec

from planner_core.catalog.records import Confidence
from planner_core.formulas.hyperconverged import copies_with_strips
from planner_core.formulas.vsan import copies_factor
from planner_core.units import PERCENT


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


class StoreServices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a store other than vSAN takes on every host, and what it keeps free."""

    runs_on: tuple[str, ...]
    """Ids of the hypervisors that it runs on."""
    controller_vcpus: int
    """vCPUs of its machine on every host, where the plan of the host says none; 0 if it has no machine."""
    cores: float
    """Cores of its services on every host, without those of the drives."""
    cores_per_drive: float
    memory_mib: float
    """Memory on every host before anything else."""
    deduplication_mib: float
    """More where the plan counts on data reduction; not added to `copies_mib`, the larger one counts."""
    copies_mib: float
    """More with three copies."""
    memory_per_cache_gb_mib: float
    """Per GB of all cache devices of a host."""
    memory_per_drive_mib: float
    home_gib: float
    """Kept on each of the first `home_drives` of a host."""
    home_drives: int
    metadata_gib: float
    """Kept on each of the first `metadata_drives` of a host."""
    metadata_drives: int
    spare_hosts: bool
    """Whether as many of the largest hosts stay free as the policy lets fail."""
    spare_drives: int
    """Capacity drives that stay free: one for each host, no more than this."""
    rebuilds_hosts: bool
    """Whether the others have to hold the parts of a failed host; if not, these wait for it."""
    network_gbit_s: float
    """Least speed of a host's network ports."""
    small_network_gbit_s: float
    """The same for clusters of up to `small_hosts` hosts."""
    small_hosts: int


class VsanVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between vSAN versions, and other platforms. What is None does not exist there, or has no limit."""

    id: str
    name: str
    hybrid: VsanMemory | None
    all_flash: VsanMemory | None
    esa: VsanMemory | None
    """The express storage architecture; None if the version has none."""
    components_per_host: int | None
    esa_components_per_host: int | None
    hosts_per_cluster: int | None
    disk_groups_per_host: int | None
    capacity_devices_per_group: int | None
    component_gib: float | None
    """Maximum component size; larger objects are split."""
    write_buffer_gb: float | None
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
    services: StoreServices | None = None
    """None for vSAN."""

    @property
    def is_vsan(self) -> bool:
        """Whether it is VMware's."""
        return self.services is None


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How wide a policy lays out its parts on so many hosts and more."""

    hosts: int
    data_parts: int
    extra_parts: int

    @property
    def copies(self) -> float:
        """Raw capacity per usable byte; 4 + 1: 1.25."""
        return float(copies_factor(self.data_parts, self.extra_parts))


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
    strips: tuple[Strip, ...] = ()
    """Layouts by number of hosts, the smallest first, where they differ; the first also counts for fewer hosts."""
    hybrid_strips: tuple[Strip, ...] = ()
    """The same with hard disks."""
    coded_percent: float = 100
    """Share of the files that lies in strips; the rest has the copies of the policy."""
    most_hosts: int | None = None
    """Hosts that it is meant for at most; None for any number."""

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

    def strip(self, kind: str, hosts: int) -> Strip | None:
        """The layout on a number of hosts, hybrid or not; None if the policy has one for all."""
        strips = self.hybrid_strips if kind == "hybrid" and self.hybrid_strips else self.strips
        if not strips:
            return None
        fitting = [each for each in strips if each.hosts <= hosts]
        return fitting[-1] if fitting else strips[0]

    def copies_in_strips(self, strip: Strip) -> float:
        """Raw capacity per usable byte with a layout; RF2 of Nutanix, half of it in 4 + 1: 1.625."""
        return float(copies_with_strips(self.copies, strip.copies, self.coded_percent))

    def reads_of_lost_part(self, strip: Strip) -> float:
        """Device reads per read of a block on a failed device with a layout: all data parts of a strip, or a copy."""
        coded = self.coded_percent / PERCENT
        return coded * strip.data_parts + (1 - coded)

    def parts_sent(self, esa: bool) -> float:
        """Parts that go to other hosts for each write: what the devices do, but no more than each old and new part."""
        return min(self.device_writes(esa), 2 * (1 + self.extra_parts))

    def writes_to_drives(self, esa: bool) -> float:
        """Device writes per write, without the reads that parity needs; RAID 5: 2."""
        return min(self.device_writes(esa), 1 + self.extra_parts)

    def device_writes(self, esa: bool) -> float:
        """Device I/Os per write, on disk groups (OSA) or on express storage (ESA)."""
        return self.esa_write_penalty if esa else self.write_penalty
