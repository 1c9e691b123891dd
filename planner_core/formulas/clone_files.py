"""Space of the files of linked clones on their stores.

Fujitsu prints three formulas: everything on one store, swap files relocated, swap files and template relocated. They
are one formula here: a role counts on the store that its link targets, so relocating means moving the link.
"""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import GIB_PER_GB, PERCENT

FUJITSU_CAPACITY = (
    "Fujitsu, SSD in VDI (2011), storage sizing: number of VMs x (delta + swap + log) + replica + template"
    " + overhead; swap and template drop out where they are relocated"
)


@formula(
    Message("Files of the desktops"),
    symbol="n x f",
    unit="GiB",
    expression="desktops x share x file_gib",
    source=FUJITSU_CAPACITY,
)
def desktop_files_gib(desktops: Number, share: Number, file_gib: Number) -> Number:
    """Space of one file role of `share` of the desktops; 75 swap files of 2 GiB: 150 GiB."""
    return desktops * share * file_gib


@formula(
    Message("Replicas"),
    symbol="R",
    unit="GiB",
    expression="stores x replica_copies x replica_gib",
    source="Fujitsu, SSD in VDI (2011): the replica is created once per datastore; VMware Horizon 7 sizing"
    " guidelines: two of them during a recompose",
)
def replica_files_gib(stores: Number, replica_copies: Number, replica_gib: Number) -> Number:
    """Space of the replicas on all stores of a disk group; one store, one copy of 30 GiB: 30 GiB."""
    return stores * replica_copies * replica_gib


@formula(
    Message("Templates"),
    symbol="T",
    unit="GiB",
    expression="stores x template_gib",
    source=FUJITSU_CAPACITY,
)
def template_files_gib(stores: Number, template_gib: Number) -> Number:
    """Space of the parent image; local stores need one for each host."""
    return stores * template_gib


@formula(
    Message("Storage overhead"),
    symbol="ov",
    unit="GiB",
    expression="files_gib x capacity_overhead_percent / 100",
    source="VMware Horizon View architecture planning: plus 15%; the overhead of the Fujitsu formulas",
)
def overhead_gib(files_gib: Number, capacity_overhead_percent: Number) -> Number:
    """Space in addition to the files; 15 % of 442.5 GiB: 66.4 GiB."""
    return files_gib * capacity_overhead_percent / PERCENT


@formula(
    Message("Used capacity"),
    symbol="U",
    unit="GiB",
    expression="files_gib + overhead_gib",
    source=FUJITSU_CAPACITY,
)
def used_capacity_gib(files_gib: Number, overhead_gib: Number) -> Number:
    """Files and overhead of a store. 75 desktops of 2 GiB RAM, delta 3, log 0.1, replica and template 30 each,
    15 % overhead: 508.9 GiB; swap relocated 336.4; swap and template relocated 301.9."""
    return files_gib + overhead_gib


@formula(
    Message("Filled part of a disk"),
    symbol="f",
    unit="GiB",
    expression="disk_gib x fill_percent / 100",
    source="Thin disks take what has been written to them",
)
def filled_gib(disk_gib: Number, fill_percent: Number) -> Number:
    """Space of one thin disk; 40 GiB, 60 % filled: 24 GiB."""
    return disk_gib * fill_percent / PERCENT


@formula(
    Message("Own disk of a desktop"),
    symbol="delta",
    unit="GiB",
    expression="is_full_clone x filled_gib + (1 - is_full_clone) x delta_gib",
    source="A linked or instant clone stores only what it has changed; a full clone is one disk with"
    " everything on it",
)
def own_disk_gib(delta_gib: Number, is_full_clone: Number, filled_gib: Number) -> Number:
    """Space of one desktop's own disk; a full clone that holds 24 GiB: 24, and no delta."""
    return is_full_clone * filled_gib + (1 - is_full_clone) * delta_gib


@formula(
    Message("Disposable disk of a desktop"),
    symbol="disposable",
    unit="GiB",
    expression="disposable_gib x (1 - is_full_clone)",
    source="VMware View Composer: linked clones can have a disk for temporary files; full ones keep them on their own",
)
def disposable_disk_gib(disposable_gib: Number, is_full_clone: Number) -> Number:
    """Space of one desktop's disk for temporary files; 4 GiB of a linked clone, nothing of a full one."""
    return disposable_gib * (1 - is_full_clone)


@formula(
    Message("Suspend file"),
    symbol="vmss",
    unit="GiB",
    expression="ram_gib x suspends",
    source="VMware Horizon View architecture planning: a suspended desktop writes its memory to a file",
)
def suspend_file_gib(ram_gib: Number, suspends: Number) -> Number:
    """Size of one desktop's suspend file; 4 GiB where the pool suspends, otherwise nothing."""
    return ram_gib * suspends


@formula(
    Message("File, where the hypervisor writes it"),
    symbol="S_hv",
    unit="GiB",
    expression="file_gib x with_file",
    source="Swap files (.vswp) and VMX swap exist on VMware's hypervisors only",
)
def file_where_written_gib(file_gib: Number, with_file: Number) -> Number:
    """Size of one desktop's file, averaged over the hosts of its pool; 8 GiB, half of the desktops on vSphere: 4."""
    return file_gib * with_file


@formula(
    Message("Reserved share of the swap file"),
    symbol="vswp",
    unit="GiB",
    expression="file_gib x reserved_percent / 100",
    source="VMware vSAN: swap objects are reserved in full until 6.6, from 6.7 on sparse by default;"
    " sparse ones take nothing until they are used",
)
def part_reserved_gib(file_gib: Number, reserved_percent: Number) -> Number:
    """Space actually used by a swap file; 4 GiB, sparse: 0."""
    return file_gib * reserved_percent / PERCENT


@formula(
    Message("Volumes of the array"),
    symbol="C_vol",
    unit="GiB",
    expression="volumes x volume_gib",
    source="Size that the hosts see, thin or not",
)
def volumes_gib(volumes: Number, volume_gib: Number) -> Number:
    """Size of all volumes; 8 of 4,096 GiB: 32,768 GiB."""
    return volumes * volume_gib


@formula(
    Message("Disk of a patched full clone"),
    symbol="d_patch",
    unit="GiB",
    expression="disk_gib + patch_gb x 10^9 / 2^30",
    source="A patch stays on the disk of a desktop that is patched individually; clones of a new image"
    " start empty",
)
def patched_disk_gib(disk_gib: Number, patch_gb: Number) -> Number:
    """Disk with one patch; 13 GiB and 1.1 GB: 14.02 GiB."""
    return disk_gib + patch_gb * GIB_PER_GB


@formula(
    Message("Data reduction in total"),
    symbol="r",
    unit=": 1",
    expression="deduplication x compression x compaction",
    source="Each method works on what the previous one leaves. NetApp TR-4540, table 6: 3,574 GB of a"
    " volume are 665 after deduplication and 93 after compression",
)
def reduction_of_all_kinds(deduplication: Number, compression: Number, compaction: Number) -> Number:
    """Bytes that are written for each that is stored; 5.37 and 7.15: 38.4."""
    return deduplication * compression * compaction


@formula(
    Message("Capacity left by the reserves"),
    symbol="C_gib",
    unit="GiB",
    expression="usable_gib x max(0, 1 - (snapshot_percent + replication_percent) / 100)",
    source="Snapshots and copies of other arrays lie on the same drives; the space reserved for them"
    " holds no files",
)
def capacity_beside_reserves_gib(
    usable_gib: Number, snapshot_percent: Number, replication_percent: Number
) -> Number:
    """Space for files; 10,000 GiB with 5 % for snapshots and 20 % for copies: 7,500 GiB."""
    return usable_gib * np.maximum(0, 1 - (snapshot_percent + replication_percent) / PERCENT)


@formula(
    Message("Space of a file after data reduction"),
    symbol="f",
    unit="GiB",
    expression="file_gib x data_reduction / role_reduction",
    source="The capacity of the array is counted with the reduction of all files; a file with less"
    " reduction takes correspondingly more of it",
)
def file_in_reduced_space_gib(file_gib: Number, data_reduction: Number, role_reduction: Number) -> Number:
    """Space of a file in units of the store's capacity; 4 GiB that are not reduced, where all others are 5 : 1: 20
    GiB.
    """
    return file_gib * data_reduction / role_reduction


@formula(
    Message("Capacity with data reduction"),
    symbol="C_gib",
    unit="GiB",
    expression="usable_gib x data_reduction",
    source="Deduplication and compression as entered; NetApp TR-4540 measured 36 : 1 on full clones of one image",
)
def reduced_capacity_gib(usable_gib: Number, data_reduction: Number) -> Number:
    """Effective capacity of an array with data reduction; 10,000 GiB at 2 : 1: 20,000 GiB."""
    return usable_gib * data_reduction
