"""The load of a desktop while its user works, and the work of a login. Second part of a desktop pool."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.pool_machines import PoolMachines
from planner_core.plan.fields import about


class PoolWork(PoolMachines, frozen=True):
    """Load per user while working, and work per login."""

    workload: Annotated[
        str,
        about(
            "Workload profile",
            longest=200,
            catalogue="workloads",
            group="Workload",
            help="Choosing a profile fills in processor time, I/O and boot work.",
        ),
    ] = ""
    cpu_mhz: Annotated[
        float,
        about(
            "Processor per desktop",
            uncertain="number",
            unit="MHz",
            least=0,
            most=100_000,
            group="Workload",
            help="Of cores x all-core turbo clock x work per clock x hyper-threading gain, at saturation of the host;"
            " MHz of a Cascade Lake core.",
            source="Planning value between the Windows 10 knowledge workers of Login VSI 4 (1,186 MHz) and of Login"
            " Enterprise (1,345 MHz)",
        ),
    ] = 1270.0
    iops: Annotated[
        float,
        about(
            "I/Os per desktop",
            uncertain="number",
            unit="IOPS",
            least=0,
            most=100_000,
            group="Workload",
            help="Reads and writes that the desktop issues while its user works.",
            source="Fujitsu, SSD in VDI (2011), sizing table: 10 for a normal user, 15 for a heavy user",
        ),
    ] = 10.0
    read_percent: Annotated[
        float,
        about(
            "Reads",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="Share of the I/Os that are reads.",
            source="VDI practice 20:80; NetApp TR-4540 saw 13% on a quiet day and 65% with logins",
        ),
    ] = 20.0
    kib_per_io: Annotated[
        float,
        about(
            "Size of an I/O",
            uncertain="number",
            unit="KiB",
            least=0.5,
            most=4096,
            group="Workload",
            help="Average while users work and log in, as the array sees it.",
            source="NetApp TR-4540: 19.5 KiB with logins, 22 KiB on a quiet day; Dell SC7020F: 24 to 32 KiB",
        ),
    ] = 22.0
    peak_factor: Annotated[
        float,
        about(
            "Peak of the I/O",
            uncertain="number",
            unit="x",
            least=1,
            most=100,
            group="Workload",
            help="Highest to average I/O per second while users work.",
            source="NetApp TR-4540: 2.88 on a quiet day, 3.15 with the first logins of the week",
        ),
    ] = 2.9
    image: Annotated[
        Literal["as-installed", "optimised"],
        about(
            "Image",
            group="Workload",
            choices={"as-installed": "As installed", "optimised": "Optimised"},
            help="An image without services and animations that nobody needs carries more users.",
        ),
    ] = "as-installed"
    mitigations: Annotated[
        Literal["on", "off", "core-scheduler"],
        about(
            "Mitigations of processor faults",
            group="Workload",
            choices={"on": "On", "off": "Off", "core-scheduler": "On, and one machine per core at a time"},
            help="Spectre, Meltdown and their like. Workload profiles of before 2018 were measured without.",
        ),
    ] = "on"
    profile_container: Annotated[
        Literal["none", "vhd", "cloud-cache"],
        about(
            "Profile containers",
            group="Workload",
            choices={"none": "None", "vhd": "On a file server", "cloud-cache": "Cloud Cache"},
            help="FSLogix and its like. Cloud Cache writes profiles to the disks of the desktops, too.",
        ),
    ] = "none"
    image_delivery: Annotated[
        Literal["clones", "mcs", "pvs"],
        about(
            "Image delivery",
            group="Workload",
            choices={
                "clones": "Clones on the store",
                "mcs": "Clones by Citrix (MCS)",
                "pvs": "Streamed over the network (PVS)",
            },
            help="While users work, streamed machines read only what they wrote from their store, and"
            " write more.",
        ),
    ] = "clones"
    write_cache_gib: Annotated[
        float,
        about(
            "Write cache in RAM",
            unit="GiB",
            least=0,
            most=256,
            group="Workload",
            memory=True,
            help="Of Citrix (MCS and PVS), in the RAM of each desktop, which has to be larger by it. What does not fit"
            " goes on to the disk of the desktop. Usual: 0.25 to 0.5 for desktops, 2 to 4 for session hosts.",
            source="The safe side: none. Sizes: Citrix blogs (2015, 2016); Nutanix advises none for PVS",
        ),
    ] = 0.0
    write_cache_percent: Annotated[
        float,
        about(
            "Writes that the RAM cache keeps",
            uncertain="share",
            unit="%",
            least=0,
            most=99.9,
            group="Workload",
            help="Share of the writes while users work that never reach the store. Published: about half of all I/Os of"
            " desktops from 0.25 GiB on; of session hosts 7% with 0.25 GiB, 77% with 1 GiB, all with 4 GiB.",
            source="The safe side: none. Desktops: virtualfeller.com (2019-04-01); session hosts: Citrix blog"
            " (2016-09-12); tests of an hour, after which a cache may be full",
        ),
    ] = 0.0
    replica_read_percent: Annotated[
        float,
        about(
            "Reads from the replica",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="Share of the reads that find their block in the replica; the rest read the delta disk.",
            source="Planning value: after a refresh the delta disk is a few percent of the image",
        ),
    ] = 90.0
    disposable_write_percent: Annotated[
        float,
        about(
            "Writes to the disposable disk",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="Share of the writes that go to temporary files on the disposable disk.",
            source="Planning value",
        ),
    ] = 0.0
    host_cache_hit_percent: Annotated[
        float,
        about(
            "Reads answered by the host cache",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="While users work, where the host has a cache for desktops.",
            source="VMware, VDI on vSAN 6.2: over 80% claimed, 56% follow from its latencies; the lower one",
        ),
    ] = 56.0
    login_ios: Annotated[
        float,
        about(
            "I/Os per login",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Login",
            help="Work of one login, on top of that of working. 0 where the profile's load contains its logins.",
            source="Dell SC7020F: 11,000 more I/Os per second at one login per second; NetApp TR-4540: 6,750 per login",
        ),
    ] = 10_000.0
    login_read_percent: Annotated[
        float,
        about(
            "Reads during login",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="Login",
            source="NetApp TR-4540, block size table of the Monday test: 64.8%",
        ),
    ] = 64.8
    login_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per login",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Login",
            source="Planning value: 20 s of login on one core of 3 GHz",
        ),
    ] = 60.0
    first_cpu_mhz: Annotated[
        float,
        about(
            "Processor on the first day",
            uncertain="number",
            unit="MHz",
            least=0,
            most=100_000,
            group="First day of the week",
            help="While users work; 0: the same as on other days.",
            source="None: as on other days",
        ),
    ] = 0.0
    first_iops: Annotated[
        float,
        about(
            "I/Os on the first day",
            uncertain="number",
            unit="IOPS",
            least=0,
            most=100_000,
            group="First day of the week",
            help="While users work: after a restart, applications are read from the disks again. 0: the"
            " same I/O, reads, size and peak as on other days.",
            source="None: as on other days; NetApp TR-4540 (2017): 6.6 IOPS on Monday for 5.1 on Tuesday",
        ),
    ] = 0.0
    first_read_percent: Annotated[
        float,
        about(
            "Reads on the first day",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="First day of the week",
            help="Applies where the first day has its own I/Os.",
            source="NetApp TR-4540 (2017), table 17: 64.8%",
        ),
    ] = 64.8
    first_kib_per_io: Annotated[
        float,
        about(
            "Size of an I/O on the first day",
            uncertain="number",
            unit="KiB",
            least=0.5,
            most=4096,
            group="First day of the week",
            help="Applies where the first day has its own I/Os.",
            source="NetApp TR-4540 (2017), table 10: 197 MB/s at 9,865 IOPS are 19.5 KiB",
        ),
    ] = 19.5
    first_peak_factor: Annotated[
        float,
        about(
            "Peak of the I/O on the first day",
            uncertain="number",
            unit="x",
            least=1,
            most=100,
            group="First day of the week",
            help="Applies where the first day has its own I/Os.",
            source="NetApp TR-4540 (2017), table 10: 31,088 IOPS for 9,865 on average",
        ),
    ] = 3.15
    first_login_ios: Annotated[
        float,
        about(
            "I/Os per first login",
            uncertain="number",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="First day of the week",
            help="Work of the first login after a restart, within the login window. 0: the same as on"
            " other days.",
            source="None: as on other days",
        ),
    ] = 0.0
    first_login_read_percent: Annotated[
        float,
        about(
            "Reads during first logins",
            uncertain="share",
            unit="%",
            least=0,
            most=100,
            group="First day of the week",
            help="Applies where first logins have their own I/Os.",
            source="NetApp TR-4540 (2017), table 17: 64.8%",
        ),
    ] = 64.8
    first_login_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per first login",
            uncertain="number",
            unit="GHz s",
            least=0,
            most=100_000,
            group="First day of the week",
            help="0: the same as on other days.",
            source="None: as on other days",
        ),
    ] = 0.0
