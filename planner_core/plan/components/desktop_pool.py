"""Desktop pools: how many linked clones, what each does, and how large its files are."""

from __future__ import annotations

from typing import Annotated

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class DesktopPool(ComponentBase, frozen=True, tag="desktop_pool"):
    """A pool of linked clones: how many desktops, what each of them does, and how large its files are."""

    desktops: Annotated[
        int,
        about(
            "Desktops", least=1, most=1_000_000, group="Pool", help="Planned number of desktops in the pool."
        ),
    ] = 50
    guest_os: Annotated[str, about("Guest operating system", longest=200, group="Pool")] = ""
    vcpus: Annotated[
        int, about("vCPUs per desktop", least=1, most=128, group="Pool", help="Drives the memory overhead.")
    ] = 2
    ram_gib: Annotated[
        float,
        about("RAM per desktop", unit="GiB", least=0.25, most=6144, group="Pool", help="Configured memory."),
    ] = 4.0
    ram_reserved_gib: Annotated[
        float,
        about(
            "Reserved RAM per desktop",
            unit="GiB",
            least=0,
            most=6144,
            group="Pool",
            help="The swap file is as large as the memory that is not reserved.",
            source="VMware vSphere resource management: swap file = RAM - reservation",
        ),
    ] = 0.0
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
            unit="MHz",
            least=0,
            most=100_000,
            group="Workload",
            help="Of cores x all-core turbo clock x hyper-threading gain, at saturation of the host.",
            source="Windows 10 knowledge worker family, 1,113 and 999 MHz without hyper-threading gain, mean x 1.2",
        ),
    ] = 1270.0
    iops: Annotated[
        float,
        about(
            "I/Os per desktop",
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
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="Share of the I/Os that are reads.",
            source="VDI practice 20:80; NetApp TR-4540 saw 13 % on a quiet day and 65 % with logins",
        ),
    ] = 20.0
    replica_read_percent: Annotated[
        float,
        about(
            "Reads from the replica",
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
            unit="%",
            least=0,
            most=100,
            group="Workload",
            help="Share of the writes that go to temporary files on the disposable disk.",
            source="Planning value",
        ),
    ] = 0.0
    boot_ios: Annotated[
        float,
        about(
            "I/Os per boot",
            unit="I/Os",
            least=0,
            most=10_000_000,
            group="Boot",
            help="Work of one boot; it stays the same at any speed, only the time follows.",
            source="NetApp TR-4540: 27,471 I/Os per desktop in the boot test",
        ),
    ] = 27_471.0
    boot_read_percent: Annotated[
        float,
        about(
            "Reads during boot",
            unit="%",
            least=0,
            most=100,
            group="Boot",
            source="NetApp TR-4540, block size table of the boot test: 95.7 %",
        ),
    ] = 95.7
    boot_cpu_ghz_seconds: Annotated[
        float,
        about(
            "Processor work per boot",
            unit="GHz s",
            least=0,
            most=100_000,
            group="Boot",
            help="Clock cycles of one boot, with the hyper-threading gain that the capacity has too.",
            source="Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz, x 1.2",
        ),
    ] = 39.0
    replica_gib: Annotated[
        float,
        about(
            "Replica",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="Size of one copy of the replica.",
        ),
    ] = 40.0
    replica_copies: Annotated[
        int,
        about(
            "Replica copies per store",
            least=1,
            most=16,
            group="Files",
            help="Two copies exist while a pool is recomposed.",
            source="VMware Horizon 7 sizing guidelines: two replicas; Fujitsu, SSD in VDI (2011): one",
        ),
    ] = 2
    template_gib: Annotated[
        float, about("Template", unit="GiB", least=0, most=65_536, group="Files", help="The parent image.")
    ] = 40.0
    delta_gib: Annotated[
        float,
        about(
            "Delta disk per desktop",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="What a linked clone has changed, with its small internal disk. Grows until the next refresh.",
            source="Planning value: 3 x RAM for a weekly refresh, about 0.25 GiB when refreshed at logoff",
        ),
    ] = 12.0
    disposable_gib: Annotated[
        float,
        about(
            "Disposable disk per desktop",
            unit="GiB",
            least=0,
            most=65_536,
            group="Files",
            help="Space that temporary files and the page file take on the disposable disk.",
            source="VMware View default: 4 GB",
        ),
    ] = 4.0
    log_gib: Annotated[
        float,
        about(
            "Logs per desktop",
            unit="GiB",
            least=0,
            most=1024,
            group="Files",
            source="VMware Horizon View architecture planning: up to 100 MB of logs",
        ),
    ] = 0.1
    vmx_swap_gib: Annotated[
        float,
        about(
            "VMX swap per desktop",
            unit="GiB",
            least=0,
            most=16,
            group="Files",
            help="Swap of the virtual machine process itself. It stays with the desktop's own files. None before 5.0.",
            source="vSphere 7 resource management: 50 to 150 MB",
        ),
    ] = 0.1
