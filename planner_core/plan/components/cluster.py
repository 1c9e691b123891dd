"""Clusters: hosts with failover between them, which may share their disks as vSAN."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase, latency_target
from planner_core.plan.fields import about
from planner_core.plan.store_platforms import FREE_PERCENT

VSAN_POLICY_NAMES = {
    "ftt-0": "No redundancy",
    "raid-1-ftt-1": "RAID 1, 1 failure",
    "raid-1-ftt-2": "RAID 1, 2 failures",
    "raid-1-ftt-3": "RAID 1, 3 failures",
    "raid-5": "RAID 5, 1 failure",
    "raid-6": "RAID 6, 2 failures",
    "rf2": "RF2, two copies",
    "rf3": "RF3, three copies",
    "rf2-ecx": "RF2 with EC-X",
    "rf3-ecx": "RF3 with EC-X",
    "two-way-mirror": "Two-way mirror",
    "three-way-mirror": "Three-way mirror",
    "dual-parity": "Dual parity",
    "nested-two-way-mirror": "Nested two-way mirror",
    "ceph-3": "3 copies, 2 at least",
    "ceph-ec-2-1": "Erasure code 2 + 1",
    "ceph-ec-2-2": "Erasure code 2 + 2",
    "ceph-ec-4-2": "Erasure code 4 + 2",
}
VSAN_VERSION_NAMES = {
    **{each: f"vSAN {each}" for each in ("6.0", "6.2", "6.7", "7.0", "8.0")},
    "aos": "Nutanix AOS",
    "s2d": "Storage Spaces Direct",
    "ceph": "Ceph",
}

VSAN_CLIENT_CACHE_NAMES = {"by-version": "Default of the vSAN version", "off": "Off"}
VSAN_SWAP_NAMES = {"by-version": "Default of the vSAN version", "reserved": "Reserved", "sparse": "Sparse"}


class Cluster(ComponentBase, frozen=True, tag="cluster"):
    """Hosts of one or several models that desktops are spread over; when one fails, the others take over its
    desktops.
    """

    failures_to_tolerate: Annotated[
        int,
        about(
            "Host failures to plan for",
            least=0,
            most=16,
            group="Availability",
            help="This many hosts may fail, the largest first, and every desktop still runs.",
            source="Practice: N+1",
        ),
    ] = 1
    admission_control: Annotated[
        Literal["off", "percentage", "slots", "failover_hosts"],
        about(
            "Admission control",
            group="Availability",
            choices={
                "off": "Off",
                "percentage": "Percentage of resources",
                "slots": "Slot policy",
                "failover_hosts": "Dedicated failover hosts",
            },
            help="How the cluster keeps the reserve free. Slots are as large as the largest reservation.",
        ),
    ] = "percentage"
    vsan: Annotated[
        Literal["none", "hybrid", "all-flash", "esa"],
        about(
            "Storage of the hosts",
            group="Storage of the hosts",
            choices={
                "none": "No shared storage",
                "hybrid": "Hybrid",
                "all-flash": "All-flash (OSA)",
                "esa": "Express storage (ESA)",
            },
            help="Makes one store of the disk groups that the hosts give to it: vSAN, Nutanix AOS, Storage Spaces"
            " Direct or Ceph.",
        ),
    ] = "none"
    vsan_version: Annotated[
        Literal["6.0", "6.2", "6.7", "7.0", "8.0", "aos", "s2d", "ceph"],
        about(
            "Platform",
            group="Storage of the hosts",
            choices=VSAN_VERSION_NAMES,
            help="Decides memory per host, limits and policies.",
            formerly="7.0",
        ),
    ] = "8.0"
    vsan_policy: Annotated[
        Literal[
            "ftt-0",
            "raid-1-ftt-1",
            "raid-1-ftt-2",
            "raid-1-ftt-3",
            "raid-5",
            "raid-6",
            "rf2",
            "rf3",
            "rf2-ecx",
            "rf3-ecx",
            "two-way-mirror",
            "three-way-mirror",
            "dual-parity",
            "nested-two-way-mirror",
            "ceph-3",
            "ceph-ec-2-1",
            "ceph-ec-2-2",
            "ceph-ec-4-2",
        ],
        about(
            "vSAN policy",
            group="Storage of the hosts",
            choices=VSAN_POLICY_NAMES,
            help="How objects are protected.",
        ),
    ] = "raid-1-ftt-1"
    vsan_slack_percent: Annotated[
        float,
        about(
            "vSAN slack",
            unit="%",
            least=0,
            most=90,
            group="Storage of the hosts",
            help="Capacity kept free for rebuilding and rebalancing.",
            source="VMware and Dell planning guides: 25 to 30%. Nutanix: about 5% (joshodgers.com). Storage Spaces"
            " Direct: none beside its reserve. Ceph: 15%, because it warns at 85% (nearfull ratio)",
            follows="vsan_version",
            defaults=FREE_PERCENT,
        ),
    ] = 30.0
    vsan_format_percent: Annotated[
        float,
        about(
            "vSAN format overhead",
            unit="%",
            least=0,
            most=50,
            group="Storage of the hosts",
            source="Planning value: 1 to 2% on disk; up to 6.2% with deduplication and checksums. Nutanix, Storage"
            " Spaces Direct, Ceph: nothing published, none counted",
            follows="vsan_version",
            defaults={"aos": 0.0, "s2d": 0.0, "ceph": 0.0},
        ),
    ] = 2.0
    vsan_data_reduction: Annotated[
        float,
        about(
            "vSAN data reduction",
            uncertain="number",
            unit=": 1",
            least=1,
            most=100,
            group="Storage of the hosts",
            help="Deduplication and compression, all-flash from 6.2 on. Linked and instant clones share their image"
            " already.",
            source="The safe side: 1",
        ),
    ] = 1.0
    vsan_compression: Annotated[
        float,
        about(
            "vSAN compression",
            uncertain="number",
            unit=": 1",
            least=1,
            most=8,
            group="Storage of the hosts",
            help="Compression of what deduplication leaves: at most 2 : 1, in express storage 8 : 1."
            " Possible without deduplication from 7.0 on. 1: none, or included in the data"
            " reduction.",
            source="The safe side: 1; VMware cloud documentation: 1.5 to 2 by deduplication and compression together",
        ),
    ] = 1.0
    vsan_image_reduction: Annotated[
        float,
        about(
            "vSAN reduction of images",
            unit=": 1",
            least=0,
            most=100,
            group="Storage of the hosts",
            help="Deduplication and compression of replicas and templates together. 0: the same as for"
            " all other files.",
            source="Like all other files",
        ),
    ] = 0.0
    vsan_delta_reduction: Annotated[
        float,
        about(
            "vSAN reduction of clones",
            unit=": 1",
            least=0,
            most=100,
            group="Storage of the hosts",
            help="Deduplication and compression of what linked and instant clones have changed; full"
            " clones belong to all other files. 0: the same as for all other files.",
            source="Like all other files",
        ),
    ] = 0.0
    vsan_persistent_reduction: Annotated[
        float,
        about(
            "vSAN reduction of persistent disks",
            unit=": 1",
            least=0,
            most=100,
            group="Storage of the hosts",
            help="Deduplication and compression of the users' own data together. 0: the same as for all"
            " other files.",
            source="Like all other files",
        ),
    ] = 0.0
    vsan_swap_reduction: Annotated[
        float,
        about(
            "vSAN reduction of swap files",
            unit=": 1",
            least=0,
            most=100,
            group="Storage of the hosts",
            help="Deduplication and compression of swap files and suspended memory together. 0: the same"
            " as for all other files.",
            source="Like all other files",
        ),
    ] = 0.0
    vsan_reduction_cpu_percent: Annotated[
        float,
        about(
            "Processor share of data reduction",
            unit="%",
            least=0,
            most=50,
            group="Storage of the hosts",
            help="Added to the processor share of vSAN. 0: already included there.",
            source="Counted with vSAN; VMware, Virtual SAN 6.2 with VDI (2016), says that it takes processors and"
            " prints no number",
        ),
    ] = 0.0
    vsan_reduction_io_percent: Annotated[
        float,
        about(
            "I/Os of data reduction",
            unit="%",
            least=0,
            most=300,
            group="Storage of the hosts",
            help="Extra I/Os on the capacity devices for each write, to look up blocks and record where"
            " they are.",
            source="None counted; no source prints them",
        ),
    ] = 0.0
    vsan_swap: Annotated[
        Literal["by-version", "reserved", "sparse"],
        about(
            "vSAN swap objects",
            group="Storage of the hosts",
            choices=VSAN_SWAP_NAMES,
            help="Reserved swap objects take their full size, in every copy; sparse ones take nothing"
            " while memory is not overcommitted.",
            source="VMware virtual blocks blog, July 2018: reserved in full until vSAN 6.6, sparse from 6.7 on",
        ),
    ] = "by-version"
    vsan_client_cache: Annotated[
        Literal["by-version", "off"],
        about(
            "vSAN client cache",
            group="Storage of the hosts",
            choices=VSAN_CLIENT_CACHE_NAMES,
            help="Read cache in the memory of every host, behind the host cache for desktops (CBRC) and before the"
            " cache devices. Off, its memory is free and its reads go on to vSAN.",
            source="VMware, Virtual SAN 6.2 with VDI (2016): new in 6.2, 0.4% of the memory, at most 1 GB",
        ),
    ] = "by-version"
    vsan_read_cache_hit_percent: Annotated[
        float,
        about(
            "vSAN read cache hits",
            uncertain="share",
            unit="%",
            least=0,
            most=99.9,
            group="Storage of the hosts",
            help="Share of the reads that the cache devices answer; hybrid only.",
            source="Planning value for a cache of 10% of the used capacity. Storage Spaces Direct: nothing published,"
            " none counted",
            follows="vsan_version",
            defaults={"aos": 0.0, "s2d": 0.0, "ceph": 0.0},
        ),
    ] = 90.0
    vsan_write_coalescing_percent: Annotated[
        float,
        about(
            "vSAN coalesced writes",
            uncertain="share",
            unit="%",
            least=0,
            most=99.9,
            group="Storage of the hosts",
            help="Share of the writes that the write buffer merges before they reach the capacity devices.",
            source="VMware, VDI on vSAN 6.2: 1,370 I/Os per host ran on four 10K disks, which without"
            " coalescing would need three to four times as many. Nutanix, Storage Spaces Direct, Ceph: nothing"
            " published, none counted",
            follows="vsan_version",
            defaults={"aos": 0.0, "s2d": 0.0, "ceph": 0.0},
        ),
    ] = 75.0
    vsan_cpu_percent: Annotated[
        float,
        about(
            "Processor share of vSAN",
            uncertain="number",
            unit="%",
            least=0,
            most=50,
            group="Storage of the hosts",
            help="Taken off the processors of every host.",
            source="VMware vSAN design guidance: about 10% (not confirmed; the 6.2 VDI paper measured below 1%)."
            " Storage Spaces Direct: 5 to 10%, recalled. Nutanix and Ceph: counted by vCPUs and cores",
            follows="vsan_version",
            defaults={"aos": 0.0, "ceph": 0.0},
        ),
    ] = 10.0
    vsan_sites: Annotated[
        Literal["one", "two"],
        about(
            "vSAN sites",
            group="Storage of the hosts",
            choices={"one": "One site", "two": "Two sites (stretched)"},
            help="Stretched over two sites, each of them has a copy of everything, protected there by the vSAN policy,"
            " and every write goes to both.",
        ),
    ] = "one"
    site_mbit_s: Annotated[
        float,
        about(
            "Line between the sites",
            unit="Mbit/s",
            least=1,
            most=10_000_000,
            group="Storage of the hosts",
            help="Usable for vSAN, one direction.",
            source="VMware vSAN 7 network design: 10 Gbit/s at least",
        ),
    ] = 10_000.0
    site_round_trip_ms: Annotated[
        float,
        about(
            "Round trip between the sites",
            unit="ms",
            least=0,
            most=1000,
            group="Storage of the hosts",
            help="Each write takes this much longer.",
            source="Planning value; VMware vSAN 7 network design: below 5 ms",
        ),
    ] = 1.0
    vsan_resync_mb_s: Annotated[
        float,
        about(
            "vSAN rebuild speed",
            unit="MB/s",
            least=1,
            most=100_000,
            group="Storage of the hosts",
            help="Per host, while the data of a failed host, disk group or device is rebuilt.",
            source="Planning value",
        ),
    ] = 100.0
    latency_target_ms: Annotated[float, latency_target("Storage of the hosts")] = 0.0
