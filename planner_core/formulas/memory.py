"""Host memory: hypervisor reserve, demand of desktops, and size of swap files."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MIB_PER_GIB

MIN_FREE_STEPS = ((4, 0.06), (8, 0.04), (16, 0.02))
"""GiB and share of each step of the sliding scale; 1 % above."""
MIN_FREE_REST = 0.01


STREAMING_MARGIN: Final = 1.15
"""What a streaming server has beyond its images."""


@formula(
    Message("Memory overhead per desktop"),
    symbol="OH",
    unit="MiB",
    expression="base_mib + per_mib x ram_gib x 1024",
    source="The line of the hypervisor generation for this number of vCPUs",
)
def memory_overhead_mib(ram_gib: Number, base_mib: Number, per_mib: Number) -> Number:
    """Hypervisor memory for one desktop, in addition to the desktop's own.

    Base and slope are the catalogue's, for each number of vCPUs. ESX 4.1, 2 GiB and 1 vCPU: 118.0 MiB.
    """
    return base_mib + per_mib * ram_gib * MIB_PER_GIB


@formula(
    Message("Free memory kept by the hypervisor"),
    symbol="MinFree",
    unit="MiB",
    expression="6% of the first 4 GiB + 4% of the next 8 + 2% of the next 16 + 1% above 28 GiB of ram_gib",
    source="VMware sliding scale Mem.MinFreePct (vSphere 5 and later; used for older hosts too, whose flat 6%"
    " was a reclaim threshold)",
)
def min_free_mib(ram_gib: Number) -> Number:
    """Memory that one host keeps free before it starts reclaiming; 28 GiB: 901 MiB, 144 GiB: 2,089 MiB."""
    kept: Number = 0.0
    below = 0.0
    for size, share in MIN_FREE_STEPS:
        kept = kept + share * np.clip(ram_gib - below, 0, size)
        below += size
    return (kept + MIN_FREE_REST * np.maximum(ram_gib - below, 0)) * MIB_PER_GIB


@formula(
    Message("Free memory, where the hypervisor keeps any"),
    symbol="MinFree",
    unit="MiB",
    expression="scale_mib x keeps_free",
    source="The sliding scale is VMware's; of other hypervisors the memory of the hypervisor is all that is kept",
)
def free_where_kept_mib(scale_mib: Number, keeps_free: Number) -> Number:
    """Memory that one host keeps free; 2,089 MiB by the scale on vSphere: 2,089, on another hypervisor: 0."""
    return scale_mib * keeps_free


@formula(
    Message("RAM for desktops"),
    symbol="C_ram",
    unit="GiB",
    expression="hosts x max(0, ram_gib - system_ram_gib - min_free_mib / 1024)",
    source="No overcommit: the RAM that the hypervisor neither uses nor keeps free",
)
def ram_for_desktops_gib(
    hosts: Number, ram_gib: Number, system_ram_gib: Number, min_free_mib: Number
) -> Number:
    """Memory for desktops on a number of identical hosts; one host of 144 GiB and 4 GiB: 137.96 GiB."""
    return hosts * np.maximum(ram_gib - system_ram_gib - min_free_mib / MIB_PER_GIB, 0)


@formula(
    Message("RAM demand"),
    symbol="D_ram",
    unit="GiB",
    expression="desktops x share x (ram_gib + overhead_mib / 1024)",
    source="Configured memory and overhead, no sharing and no overcommit: Fujitsu, SSD in VDI (2011) advises"
    " against overcommit because it swaps",
)
def ram_demand_gib(desktops: Number, share: Number, ram_gib: Number, overhead_mib: Number) -> Number:
    """Memory of `share` of the desktops; 70 desktops of 2 GiB and 118 MiB: 148.07 GiB."""
    return desktops * share * (ram_gib + overhead_mib / MIB_PER_GIB)


@formula(
    Message("Swap file per desktop"),
    symbol="vswp",
    unit="GiB",
    expression="max(0, ram_gib - ram_reserved_gib)",
    source="VMware vSphere resource management: the swap file is as large as the memory without reservation and"
    " has to exist in full at power-on",
)
def swap_file_gib(ram_gib: Number, ram_reserved_gib: Number) -> Number:
    """Size of one desktop's swap file; 2 GiB without reservation: 2 GiB."""
    return np.maximum(ram_gib - ram_reserved_gib, 0)


@formula(
    Message("Running parent of instant clones"),
    symbol="M_parent",
    unit="MiB",
    expression="ram_gib x 1024 + overhead_mib",
    source="VMware Horizon 7, instant clones: one running parent per image on each host; Horizon 8 makes clones"
    " without parents by default",
)
def instant_clone_parent_mib(ram_gib: Number, overhead_mib: Number) -> Number:
    """Memory of one image's running parent on one host; 4 GiB and 52.7 MiB: 4,148.7 MiB."""
    return ram_gib * MIB_PER_GIB + overhead_mib


@formula(
    Message("Memory of the system and the host cache"),
    symbol="M_sys",
    unit="GiB",
    expression="system_ram_gib + host_cache_gib",
    source="VMware Horizon storage accelerator (CBRC): its memory is taken from the host",
)
def system_with_host_cache_gib(system_ram_gib: Number, host_cache_gib: Number) -> Number:
    """Memory not available to desktops; 4 GiB and a cache of 1 GiB: 5 GiB."""
    return system_ram_gib + host_cache_gib


@formula(
    Message("Memory of the system and a service"),
    symbol="M_sys",
    unit="GiB",
    expression="system_ram_gib + service_mib / 1024",
    source="Desktops cannot use what a service of the hypervisor takes",
)
def system_with_service_gib(system_ram_gib: Number, service_mib: Number) -> Number:
    """Memory not available to desktops; 4 GiB and vSAN with 9,542 MiB: 13.3 GiB."""
    return system_ram_gib + service_mib / MIB_PER_GIB


@formula(
    Message("Memory per desktop in addition to its RAM"),
    symbol="OH",
    unit="MiB",
    expression="overhead_mib + display_mib + video_ram_mib",
    source="VMware: the frame buffers of the screens and 3D memory belong to the machine's overhead",
)
def overhead_with_screens_mib(overhead_mib: Number, display_mib: Number, video_ram_mib: Number) -> Number:
    """Host memory of one desktop in addition to its own; 52.7 MiB and one display of 1920 x 1080: 68.5 MiB."""
    return overhead_mib + display_mib + video_ram_mib


@formula(
    Message("Memory of a streaming server"),
    symbol="M_stream",
    unit="GiB",
    expression="(base_gib + images x gib_per_image + shared_images x gib_per_shared_image) x 1.15",
    source="Planning value as in Citrix's handbooks: a server keeps each image that it streams in"
    " memory, 2 GB for a desktop image and 4 GB for a session host image, plus 2 GB for itself,"
    " plus 15%",
)
def streaming_memory_gib(
    base_gib: Number,
    images: Number,
    gib_per_image: Number,
    shared_images: Number,
    gib_per_shared_image: Number,
) -> Number:
    """GiB; three images of desktops and one of session hosts: 13.8."""
    return (base_gib + images * gib_per_image + shared_images * gib_per_shared_image) * STREAMING_MARGIN
