"""vSAN: raw capacity, cache, memory and network under a storage policy.

These formulas know nothing of failures: raw capacity and hosts are those in service.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import BYTES_PER_GIB, BYTES_PER_MB, MIB_PER_GIB, PERCENT, SECONDS_PER_HOUR

# --- capacity ------------------------------------------------------------------------------------------------


@formula(
    Message("Copies factor of a policy"),
    symbol="k",
    unit="x",
    expression="(data_parts + extra_parts) / data_parts",
    source="VMware vSAN planning: mirrors keep 1 + F copies; RAID 5 adds one parity to 3 parts (ESA: to 4 or 2),"
    " RAID 6 two to 4",
)
def copies_factor(data_parts: Number, extra_parts: Number) -> Number:
    """Raw bytes per byte stored; 1 + 1 mirror: 2, RAID 5 of 3 + 1: 1.33, RAID 6 of 4 + 2: 1.5."""
    return (data_parts + extra_parts) / data_parts


@formula(
    Message("Raw capacity for objects"),
    symbol="C_obj",
    unit="GiB",
    expression="raw_gib x (1 - format_overhead_percent / 100) x (1 - slack_percent / 100)",
    source="VMware vSAN planning: 25 to 30% stay free for rebuilds and rebalancing, which starts at 80% of a"
    " device; the share that the format takes is a planning value (1 to 2%, with checksums and deduplication"
    " up to 6.2%)",
)
def capacity_for_objects_gib(
    raw_gib: Number, format_overhead_percent: Number, slack_percent: Number
) -> Number:
    """Raw capacity that may be used; 9,000 GiB at 30 % slack: 6,300 GiB."""
    return raw_gib * (1 - format_overhead_percent / PERCENT) * (1 - slack_percent / PERCENT)


@formula(
    Message("Usable capacity of vSAN"),
    symbol="C_gib",
    unit="GiB",
    expression="for_objects_gib / copies_factor x data_reduction",
    source="VMware vSAN planning: raw capacity divided by the copies of the policy, times the measured"
    " or expected ratio of deduplication and compression; linked clones already share their"
    " blocks, so 1 for them",
)
def vsan_usable_gib(for_objects_gib: Number, copies_factor: Number, data_reduction: Number) -> Number:
    """Capacity for files; 6,300 GiB as mirror 3,150, as RAID 5 (3 + 1) 4,725, as RAID 6 (4 + 2) 4,200."""
    return for_objects_gib / copies_factor * data_reduction


@formula(
    Message("Data reduction of vSAN"),
    symbol="r",
    unit=": 1",
    expression="deduplication x compression",
    source="VMware, Virtual SAN 6.2 with VDI (2016): a block is compressed if no other block is identical",
)
def reduction_of_both_kinds(deduplication: Number, compression: Number) -> Number:
    """Bytes stored for each that is written to the devices; 3 and 1.5: 4.5."""
    return deduplication * compression


@formula(
    Message("Write penalty with data reduction"),
    symbol="P",
    unit="I/Os per write",
    expression="write_penalty x (1 + reduction_io_percent / 100)",
    source="Emptying the write buffer looks up blocks and records where they are; the plan says how many"
    " I/Os that takes",
)
def penalty_with_reduction(write_penalty: Number, reduction_io_percent: Number) -> Number:
    """Device I/Os per write; a mirror of 2 with a quarter more: 2.5."""
    return write_penalty * (1 + reduction_io_percent / PERCENT)


@formula(
    Message("Written over the network"),
    symbol="b_w",
    unit="MB/s",
    expression="write_mb_s / compression",
    source="VMware, vSAN 8 compression (2022): the express storage compresses before it sends a write to other hosts",
)
def compressed_mb_s(write_mb_s: Number, compression: Number) -> Number:
    """MB/s of writes that are sent; 20 MB/s at 2 : 1: 10."""
    return write_mb_s / compression


@formula(
    Message("Raw capacity without metadata"),
    symbol="C_obj",
    unit="GiB",
    expression="for_objects_gib / (1 + metadata_percent / 100)",
    source="Broadcom KB 394410: the log-structured file system of ESA adds 13.1% to every object with its copies",
)
def capacity_beside_metadata_gib(for_objects_gib: Number, metadata_percent: Number) -> Number:
    """Raw capacity for objects and their copies; 1,131 GiB at 13.1 %: 1,000 GiB."""
    return for_objects_gib / (1 + metadata_percent / PERCENT)


@formula(
    Message("Swap file in copies of the policy"),
    symbol="vswp",
    unit="GiB",
    expression="file_gib x swap_copies / policy_copies",
    source="Before vSAN 6.7 swap objects were mirrored once, whatever the policy of the machine"
    " (cormachogan.com, 2016; VMware virtual blocks blog, July 2018); the capacity of the"
    " datastore is counted with the copies of its policy",
)
def swap_by_policy_gib(file_gib: Number, swap_copies: Number, policy_copies: Number) -> Number:
    """Space of a swap file in units of the store's capacity; 4 GiB mirrored, if files have 4 / 3 copies by RAID 5: 6
    GiB.
    """
    return file_gib * swap_copies / policy_copies


# --- components ----------------------------------------------------------------------------------------------


@formula(
    Message("Components of a file"),
    symbol="m",
    unit="components",
    expression="ceil(file_gib / component_gib) x parts + min(1, ceil(file_gib)) x witnesses",
    source="VMware vSAN 6.2 architecture: objects are cut every 255 GB; a mirror has 1 + F parts and a witness,"
    " RAID 5 four parts, RAID 6 six",
)
def components_of_file(file_gib: Number, component_gib: Number, parts: Number, witnesses: Number) -> Number:
    """Components of one object; swap of 4 GiB mirrored 3, disk of 600 GiB mirrored 7. 0 for an empty file."""
    cuts = np.ceil(file_gib / component_gib)
    return cuts * parts + np.minimum(np.ceil(file_gib), 1) * witnesses


@formula(
    Message("Components of the machines"),
    symbol="M",
    unit="components",
    expression="machines x share x components",
    source="VMware vSAN 6.2 architecture: at most 9,000 components on a host",
)
def components_of_machines(machines: Number, share: Number, components: Number) -> Number:
    """Components of `share` of the machines; 500 linked clones of home, swap and two disks, 3 each: 6,000."""
    return machines * share * components


# --- cache and memory ----------------------------------------------------------------------------------------


@formula(
    Message("Memory of vSAN per host"),
    symbol="M_vsan",
    unit="MiB",
    expression="base_mib + disk_groups x (per_disk_group_mib + host_ram_share x host_ram_gib x 1024"
    " + per_cache_gb_mib x min(cache_gb, cache_cap_gb)) + per_capacity_disk_mib x capacity_disks",
    source="VMware KB 2113954 in three generations, as quoted for 6.0 (cormachogan.com 2015), 6.0 U3 and 6.5.0d"
    " (randombud.com) and later: one formula, the version is in its coefficients; the memory per GB of cache is a"
    " planning value for 6.0 and the latest",
)
def vsan_memory_mib(
    base_mib: Number,
    disk_groups: Number,
    per_disk_group_mib: Number,
    host_ram_share: Number,
    host_ram_gib: Number,
    per_cache_gb_mib: Number,
    cache_gb: Number,
    cache_cap_gb: Number,
    per_capacity_disk_mib: Number,
    capacity_disks: Number,
) -> Number:
    """Memory that vSAN uses on each host; `cache_gb` is per group, `capacity_disks` per host.

    6.0 U3, one all-flash group of 600 GB cache and 3 disks: 14,672 MiB; later, host of 256 GiB: 22,251 MiB.
    """
    cache = per_cache_gb_mib * np.minimum(cache_gb, cache_cap_gb)
    per_group = per_disk_group_mib + host_ram_share * host_ram_gib * MIB_PER_GIB + cache
    return base_mib + disk_groups * per_group + per_capacity_disk_mib * capacity_disks


@formula(
    Message("Memory of vSAN in a large cluster"),
    symbol="M_large",
    unit="MiB",
    expression="base_mib + large_cluster_mib x min(1, max(0, hosts - small_cluster_hosts))",
    source="vSAN 6.0 takes 300 MB more where a cluster has more than 16 hosts (cormachogan.com 2015)",
)
def vsan_base_memory_mib(
    base_mib: Number, large_cluster_mib: Number, hosts: Number, small_cluster_hosts: Number
) -> Number:
    """Memory of vSAN before disk groups; 3,072 MiB, in a cluster of 17 hosts 3,372 MiB."""
    return base_mib + large_cluster_mib * np.clip(hosts - small_cluster_hosts, 0, 1)


# --- network and failures -----------------------------------------------------------------------------------------


@formula(
    Message("Network between the hosts of the store"),
    symbol="b_net",
    unit="MB/s",
    expression="(read_mb_s + write_mb_s x write_penalty) x (1 - 1 / hosts)",
    source="Planning value: parts may lie on any of the H hosts, so all but 1 / H of the transfers leave"
    " the host; a write transfers one part per copy, with parity each old and new part",
)
def vsan_network_mb_s(read_mb_s: Number, write_mb_s: Number, write_penalty: Number, hosts: Number) -> Number:
    """Bytes per second between the hosts, for reads that miss the client caches.

    10 MB/s reads and 20 MB/s writes, mirrored, on 4 hosts: 37.5 MB/s; on a single host nothing.
    """
    return (read_mb_s + write_mb_s * write_penalty) * (1 - quotient(1.0, hosts, 1.0))


@formula(
    Message("Raw capacity without failed devices"),
    symbol="C_raw",
    unit="GiB",
    expression="raw_gib x (1 - lost_share)",
    source="VMware vSAN planning: when a cache device fails, the capacity devices behind it fail with"
    " it; express storage is one pool and loses only the one device",
)
def without_failed_devices_gib(raw_gib: Number, lost_share: Number) -> Number:
    """Remaining capacity; 17,881 GiB of 4 hosts with 2 disk groups each, one failed: 15,646 GiB; with 4 devices each in
    one pool, one failed: 16,763 GiB.
    """
    return raw_gib * (1 - lost_share)


@formula(
    Message("Parts to rebuild"),
    symbol="L",
    unit="GiB",
    expression="used_gib x copies_factor / data_reduction x (1 - left_gib / usable_gib)",
    source="Data is spread evenly over the capacity devices: if a share of the capacity fails, the same"
    " share of the stored data is lost, copies included; left_gib is the usable capacity without"
    " it",
)
def lost_parts_gib(
    used_gib: Number, copies_factor: Number, data_reduction: Number, usable_gib: Number, left_gib: Number
) -> Number:
    """Data on failed hosts, disk groups or devices, without metadata; 2,000 GiB mirrored, one of four hosts: 1,000
    GiB.
    """
    lost = 1 - quotient(left_gib, usable_gib, 1.0)
    return used_gib * copies_factor / data_reduction * lost


@formula(
    Message("Parts with their metadata"),
    symbol="L",
    unit="GiB",
    expression="lost_gib x (1 + metadata_percent / 100)",
    source="Broadcom KB 394410: the log-structured file system of ESA adds 13.1% to every object with its copies; what"
    " lay on the failed part has its share of that",
)
def parts_with_metadata_gib(lost_gib: Number, metadata_percent: Number) -> Number:
    """Data to rebuild on ESA; 1,000 GiB at 13.1 %: 1,131 GiB."""
    return lost_gib * (1 + metadata_percent / PERCENT)


@formula(
    Message("Duration of a rebuild"),
    symbol="T",
    unit="h",
    expression="lost_gib x 2^30 / 10^6 / (hosts x rebuild_mb_s) / 3600",
    source="All remaining hosts rebuild the lost parts, each at the rebuild speed of the plan; vSAN"
    " first waits 60 minutes in case the host comes back (VMware vSAN planning)",
)
def rebuild_hours(lost_gib: Number, hosts: Number, rebuild_mb_s: Number) -> Number:
    """Hours until everything is protected again; 1,000 GiB by 3 hosts of 100 MB/s: 0.99 h. Infinite without hosts."""
    megabytes = lost_gib * BYTES_PER_GIB / BYTES_PER_MB
    return quotient(megabytes, hosts * rebuild_mb_s * SECONDS_PER_HOUR, np.inf)


@formula(
    Message("Cache required"),
    symbol="c_ssd",
    unit="GiB",
    expression="used_gib x cache_percent / 100",
    source="VMware vSAN cache sizing: 10% of what is stored before copies are counted",
)
def cache_wanted_gib(used_gib: Number, cache_percent: Number) -> Number:
    """Recommended cache of all hosts of a hybrid vSAN; 10,000 GiB stored, 10 %: 1,000 GiB."""
    return used_gib * cache_percent / PERCENT


@formula(
    Message("Components allowed"),
    symbol="M_max",
    unit="components",
    expression="hosts x components_per_host",
    source="VMware vSAN configuration maximums",
)
def components_allowed(hosts: Number, components_per_host: Number) -> Number:
    """Maximum components on the hosts in service; 4 hosts of 9,000: 36,000."""
    return hosts * components_per_host
