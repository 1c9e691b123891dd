"""Storage arrays: controllers, cache and ports in front of disk groups."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from planner_core.plan.components.base import ComponentBase, MeasuredSpace, latency_target
from planner_core.plan.fields import about

IP_PROTOCOLS: Final = frozenset({"iscsi", "nfs"})
"""Protocols that use the network ports of the hosts; the others use their storage ports."""


class StorageArray(ComponentBase, frozen=True, tag="storage_array"):
    """An array with its controllers and ports; its disk groups lie inside it, files lie on its volumes."""

    array_model: Annotated[
        str,
        about(
            "Array model",
            longest=200,
            catalogue="arrays",
            group="Array",
            help="Choosing a model fills in controllers, ports and cache.",
        ),
    ] = ""
    protocol: Annotated[
        Literal["fc", "iscsi", "nfs", "sas"],
        about(
            "Protocol",
            group="Array",
            choices={"fc": "Fibre Channel", "iscsi": "iSCSI", "nfs": "NFS", "sas": "Direct-attached SAS"},
            help="iSCSI and NFS use the network ports of the hosts, Fibre Channel and SAS their storage ports.",
        ),
    ] = "fc"
    controllers: Annotated[
        int,
        about(
            "Controllers", least=1, most=64, group="Controllers", help="Active controllers, all serving I/O."
        ),
    ] = 2
    serving_controllers: Annotated[
        int,
        about(
            "Controllers serving the volumes",
            least=0,
            most=64,
            group="Controllers",
            help="Where a pool of drives belongs to one controller, only that one and its ports carry its I/O; another"
            " takes over when it fails. 0: all controllers.",
            source="All controllers",
        ),
    ] = 0
    controller_read_iops: Annotated[
        float,
        about(
            "Reads per controller",
            uncertain="number",
            unit="IOPS",
            least=1,
            most=100_000_000,
            group="Controllers",
            help="Reads per second that keep one controller 100% busy.",
            source="Planning value near NetApp TR-4540: about 55,000 of an AFF8040 controller during boot",
        ),
    ] = 50_000.0
    controller_write_iops: Annotated[
        float,
        about(
            "Writes per controller",
            uncertain="number",
            unit="IOPS",
            least=1,
            most=100_000_000,
            group="Controllers",
            help="Writes per second that keep one controller 100% busy.",
            source="Planning value near NetApp TR-4540: about 15,000 of an AFF8040 controller in the steady test",
        ),
    ] = 15_000.0
    controller_idle_percent: Annotated[
        float,
        about(
            "Background work",
            unit="%",
            least=0,
            most=99,
            group="Controllers",
            help="Share of every controller that is busy without any I/O, and gives way to I/O. That of a failed one"
            " moves to the others.",
            source="Planning value; fitted to the phases of NetApp TR-4540: 13.4% of an AFF8040 controller",
        ),
    ] = 0.0
    unloaded_latency_ms: Annotated[
        float,
        about(
            "Latency without load",
            unit="ms",
            least=0,
            most=1000,
            group="Controllers",
            help="Time of an I/O from the host to the array and back, without waiting and without drives or cache.",
            source="Planning value between two all-flash arrays: NetApp AFF8040 about 0.1 ms, Dell EMC SC7020F about"
            " 0.5 ms",
        ),
    ] = 0.3
    read_cache_hit_percent: Annotated[
        float,
        about(
            "Read cache hits",
            uncertain="share",
            unit="%",
            least=0,
            most=99.9,
            group="Cache",
            help="Share of the reads that the cache answers. 0 is the safe side.",
        ),
    ] = 0.0
    write_coalescing_percent: Annotated[
        float,
        about(
            "Coalesced writes",
            uncertain="share",
            unit="%",
            least=0,
            most=99.9,
            group="Cache",
            help="Share of the writes that the cache merges before they reach the drives. 0 is the safe side.",
        ),
    ] = 0.0
    ports: Annotated[
        int,
        about(
            "Ports per controller",
            least=1,
            most=128,
            group="Ports",
            help="Active front-end ports of one controller.",
        ),
    ] = 4
    port_mb_s: Annotated[
        float,
        about(
            "Speed of a port",
            unit="MB/s",
            least=1,
            most=100_000,
            group="Ports",
            help="Usable, one direction.",
            source="16 Gbit/s Fibre Channel: 1,600 MB/s after line coding; 10 Gbit/s Ethernet about 1,175",
        ),
    ] = 1600.0
    data_reduction: Annotated[
        float,
        about(
            "Data reduction",
            uncertain="number",
            unit=": 1",
            least=1,
            most=100,
            group="Capacity",
            help="Deduplication; or deduplication and compression together where only their product is"
            " known. 1 is the safe side. The work it causes is already in the reads and writes that"
            " keep a controller busy.",
            source="The safe side: 1; NetApp TR-4540 measured 36 : 1 on full clones made from one image, 5.4 of it"
            " by deduplication",
        ),
    ] = 1.0
    compression: Annotated[
        float,
        about(
            "Compression",
            uncertain="number",
            unit=": 1",
            least=1,
            most=100,
            group="Capacity",
            help="Compression of what deduplication leaves. 1: none, or included in the data reduction.",
            source="The safe side: 1; NetApp TR-4540, table 6, measured 7.2 : 1 on synthetic files",
        ),
    ] = 1.0
    compaction: Annotated[
        float,
        about(
            "Compaction",
            uncertain="number",
            unit=": 1",
            least=1,
            most=100,
            group="Capacity",
            help="Compaction: several compressed blocks share one block of the array. 1: none, or"
            " included in the data reduction.",
            source="The safe side: 1; NetApp TR-4540 measured 8% of further savings, which are 1.09 : 1",
        ),
    ] = 1.0
    swap_reduction: Annotated[
        float,
        about(
            "Reduction of swap files",
            unit=": 1",
            least=0,
            most=100,
            group="Capacity",
            help="Deduplication and compression of swap files and suspended memory together. 0: the same"
            " as for all other files.",
            source="Like all other files",
        ),
    ] = 0.0
    persistent_reduction: Annotated[
        float,
        about(
            "Reduction of persistent disks",
            unit=": 1",
            least=0,
            most=100,
            group="Capacity",
            help="Deduplication and compression of the users' own data together. 0: the same as for all"
            " other files.",
            source="Like all other files",
        ),
    ] = 0.0
    snapshot_reserve_percent: Annotated[
        float,
        about(
            "Kept for snapshots",
            unit="%",
            least=0,
            most=90,
            group="Capacity",
            help="Share of the capacity that snapshots may fill.",
            source="None planned",
        ),
    ] = 0.0
    replication_reserve_percent: Annotated[
        float,
        about(
            "Kept for replication",
            unit="%",
            least=0,
            most=90,
            group="Capacity",
            help="Share of the capacity for copies of another array, and for changes that wait to be sent to one.",
            source="None planned",
        ),
    ] = 0.0
    replication: Annotated[
        Literal["none", "asynchronous", "synchronous"],
        about(
            "Replication",
            group="Second site",
            choices={"none": "None", "asynchronous": "Asynchronous", "synchronous": "Synchronous"},
            help="The array copies all its files to an array at a second site. Synchronous: each write"
            " waits for the other site. Asynchronous: changes are sent later.",
        ),
    ] = "none"
    site_mbit_s: Annotated[
        float,
        about(
            "Line to the second site",
            unit="Mbit/s",
            least=1,
            most=10_000_000,
            group="Second site",
            help="Usable for replication, one direction.",
            source="Planning value",
        ),
    ] = 10_000.0
    site_round_trip_ms: Annotated[
        float,
        about(
            "Round trip to the second site",
            unit="ms",
            least=0,
            most=1000,
            group="Second site",
            help="Each write of a synchronous replication takes this much longer.",
            source="NetApp MetroCluster IP, considerations for ISLs: usually about 1 ms for 100 km",
        ),
    ] = 1.0
    recovery_point_minutes: Annotated[
        float,
        about(
            "Recovery point",
            unit="min",
            least=1,
            most=10_080,
            group="Second site",
            help="Asynchronous only: how much of the latest work may be lost with the site. The changes"
            " of that time wait on the array until they are sent.",
            source="Planning value",
        ),
    ] = 15.0
    first_tier_read_percent: Annotated[
        float,
        about(
            "Reads from tier 1",
            unit="%",
            least=0,
            most=100,
            group="Capacity",
            help="With several tiers: share of the reads that find their block on tier 1. Writes go there first.",
            source="Planning value",
        ),
    ] = 90.0
    volumes: Annotated[
        int,
        about(
            "Volumes",
            least=1,
            most=10_000,
            group="Capacity",
            help="Datastores that the array offers. Each holds a replica of its own.",
        ),
    ] = 8
    volume_gib: Annotated[
        float,
        about(
            "Volume size", unit="GiB", least=1, most=1_000_000, group="Capacity", help="As the hosts see it."
        ),
    ] = 4096.0
    latency_target_ms: Annotated[float, latency_target("Performance")] = 0.0
    power_watts: Annotated[
        float,
        about("Power draw", unit="W", least=0, most=100_000, group="Running costs", source="Planning value"),
    ] = 800.0
    rack_units: Annotated[float, about("Rack units", unit="U", least=0, most=200, group="Running costs")] = (
        2.0
    )
    measured_used_gib: MeasuredSpace | None = None
