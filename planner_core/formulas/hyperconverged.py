"""Stores that hosts make of their own drives beside vSAN: Nutanix AOS, Storage Spaces Direct and Ceph.

What each of them takes on its hosts, and what it leaves of their drives. The coefficients are in the catalogue.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT

# --- hosts ---------------------------------------------------------------------------------------------------


@formula(
    Message("Cores of the store's services"),
    symbol="n_s",
    unit="cores",
    expression="cores + cores_per_drive x drives",
    source="Ceph hardware recommendations: two cores for each OSD that serves machines, one for each other service"
    " (Proxmox VE: one for monitor and manager each)",
)
def service_cores(cores: Number, cores_per_drive: Number, drives: Number) -> Number:
    """Cores that the store takes on one host; monitor, manager and 6 OSDs with 2 cores each: 14."""
    return cores + cores_per_drive * drives


@formula(
    Message("CPU left by the store's services"),
    symbol="C_cpu",
    unit="MHz",
    expression="cpu_capacity_mhz x max(0, 1 - service_cores / (sockets x cores_per_socket))",
    source="Cores that serve the drives run no desktops",
)
def cpu_beside_cores_mhz(
    cpu_capacity_mhz: Number, service_cores: Number, sockets: Number, cores_per_socket: Number
) -> Number:
    """Processor capacity without these cores; 60,000 MHz of 2 x 16 cores, 8 of them for the store: 45,000."""
    return cpu_capacity_mhz * np.maximum(0, 1 - service_cores / (sockets * cores_per_socket))


@formula(
    Message("Memory of the store per host"),
    symbol="M_hci",
    unit="MiB",
    expression="base_mib + max(deduplication_mib, copies_mib) + per_cache_gb_mib x cache_gb + per_drive_mib x drives",
    source="Nutanix sizer: the controller machine has 32 GB on all-flash hosts, 8 more with three copies, 16 more with"
    " deduplication or both; Microsoft: 4 GB for each TB of cache devices; Proxmox VE: 8 GiB for each OSD of Ceph",
)
def store_memory_mib(
    base_mib: Number,
    deduplication_mib: Number,
    copies_mib: Number,
    per_cache_gb_mib: Number,
    cache_gb: Number,
    per_drive_mib: Number,
    drives: Number,
) -> Number:
    """Memory that the store takes on one host. Controller machine of 32 GiB with three copies: 40,960 MiB; 3,200 GB of
    cache at 4.096 MiB: 13,107 MiB; 6 OSDs of 8 GiB: 49,152 MiB.
    """
    adder = np.maximum(deduplication_mib, copies_mib)
    return base_mib + adder + per_cache_gb_mib * cache_gb + per_drive_mib * drives


# --- capacity ------------------------------------------------------------------------------------------------


@formula(
    Message("Space for the store's own files"),
    symbol="C_own",
    unit="GiB",
    expression="hosts x (home_gib x min(drives, home_drives) + metadata_gib x min(drives, metadata_drives))",
    source="Nutanix Bible, drive breakdown: 60 GiB on each of the first two SSDs for the controller, 15 GiB on each of"
    " up to four for the metadata",
)
def own_files_gib(
    hosts: Number,
    drives: Number,
    home_gib: Number,
    home_drives: Number,
    metadata_gib: Number,
    metadata_drives: Number,
) -> Number:
    """What hosts keep for the store itself; 4 hosts of 6 SSDs: 4 x (2 x 60 + 4 x 15) = 720 GiB."""
    home = home_gib * np.minimum(drives, home_drives)
    return hosts * (home + metadata_gib * np.minimum(drives, metadata_drives))


@formula(
    Message("Raw capacity for machines"),
    symbol="C_raw",
    unit="GiB",
    expression="raw_gib - own_gib",
    source="What the store keeps for itself holds no files of machines",
)
def raw_beside_own_files_gib(raw_gib: Number, own_gib: Number) -> Number:
    """Raw capacity without the store's own files; 40,000 GiB less 720: 39,280."""
    return raw_gib - own_gib


@formula(
    Message("Raw capacity that counts"),
    symbol="C_raw",
    unit="GiB",
    expression="raw_gib x rebuilds + all_gib x (1 - rebuilds)",
    source="Where the parts of a failed host are made again, the others have to hold everything; where they wait for"
    " it, nothing more lies on the others",
)
def raw_that_counts_gib(raw_gib: Number, all_gib: Number, rebuilds: Number) -> Number:
    """Raw capacity by case; of four hosts with 10,000 GiB three are left: 30,000 if they rebuild, else 40,000."""
    return raw_gib * rebuilds + all_gib * (1 - rebuilds)


@formula(
    Message("Reserve of drives"),
    symbol="C_res",
    unit="GiB",
    expression="min(hosts, spare_drives) x drive_gib",
    source="Microsoft, plan volumes: leave one capacity drive for each server unallocated, four at most",
)
def reserve_of_drives_gib(hosts: Number, spare_drives: Number, drive_gib: Number) -> Number:
    """Capacity kept free to repair drives; 6 servers of 3,576 GiB drives: 4 of them, 14,304 GiB."""
    return np.minimum(hosts, spare_drives) * drive_gib


@formula(
    Message("Raw capacity beside the reserve"),
    symbol="C_free",
    unit="GiB",
    expression="max(0, min(raw_gib, all_gib - reserve_gib))",
    source="The reserve is of the whole store: what has failed is made again in it",
)
def raw_beside_reserve_gib(raw_gib: Number, all_gib: Number, reserve_gib: Number) -> Number:
    """Raw capacity that may be filled. Four nodes of 10,000 GiB and one of them in reserve: 30,000, and as much with
    one failed.
    """
    return np.maximum(0, np.minimum(raw_gib, all_gib - reserve_gib))


@formula(
    Message("Copies with erasure coding"),
    symbol="k",
    unit="x",
    expression="copies - coded_percent / 100 x (copies - strip_copies)",
    source="Nutanix codes what is no longer written; 50 to 80% of the saving is reached (joshodgers.com), and little of"
    " it with disks that are written anew",
)
def copies_with_strips(copies: Number, strip_copies: Number, coded_percent: Number) -> Number:
    """Raw bytes per byte stored; RF2 with half of the files in strips of 4 + 1: 1.625."""
    return copies - coded_percent / PERCENT * (copies - strip_copies)


@formula(
    Message("Usable capacity of the store"),
    symbol="C_gib",
    unit="GiB",
    expression="raw_gib x (1 - format_percent / 100) x (1 - free_percent / 100) / copies x data_reduction",
    source="Raw capacity divided by the copies. Kept free: Nutanix about 5% (joshodgers.com); Ceph 15%, because it"
    " warns when 85% are full (Ceph, nearfull ratio)",
)
def store_usable_gib(
    raw_gib: Number, format_percent: Number, free_percent: Number, copies: Number, data_reduction: Number
) -> Number:
    """Capacity for files; 30,000 GiB, 5% kept free, two copies: 14,250 GiB."""
    left = raw_gib * (1 - format_percent / PERCENT) * (1 - free_percent / PERCENT)
    return left / copies * data_reduction
