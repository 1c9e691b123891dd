"""The components a plan is drawn from. Each is a frozen value; a change makes a new one.

Every editable field is declared with its unit, bounds, default and source (see `fields.about`).
Values are copied into the plan, so that a plan is complete without the catalogue it was drawn from;
`origins` remembers, field by field, where a value came from.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

import msgspec

from planner_core.plan.fields import about

ComponentId = str

Name = Annotated[
    str, about("Name", longest=200, help="How the component is called in the drawing and the proposal.")
]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a value is from. A field without an entry holds its declared default."""

    kind: Literal["typed", "catalogue", "imported"]
    reference: str = ""
    """Catalogue record or source document, in words a reader can look up."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price record: one orderable item of a component, and how many of it the component needs."""

    item: Annotated[str, msgspec.Meta(max_length=300)]
    unit_price: Decimal
    currency: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")] = "EUR"
    quantity: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 1
    per: Literal["component", "socket", "memory_module", "drive"] = "component"
    """What the quantity counts for; two drives of a disk group need the part twice."""
    order_number: Annotated[str, msgspec.Meta(max_length=100)] = ""
    price_date: Annotated[str, msgspec.Meta(max_length=10)] = ""
    """ISO date, year-month or year of the price list."""
    source: Annotated[str, msgspec.Meta(max_length=300)] = ""


class _Component(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    id: ComponentId
    name: Name
    origins: dict[str, Origin] = {}
    parts: tuple[Part, ...] = ()


HYPERVISOR_NAMES = {
    "esx-4.1": "ESX 4.1",
    "vsphere-4.0": "vSphere 4.0",
    "vsphere-5-to-6.7": "vSphere 5.0 to 6.7",
}


class Host(_Component, frozen=True, tag="host"):
    """One or more identical hosts that run desktops."""

    count: Annotated[
        int,
        about(
            "Hosts", least=1, most=10_000, group="Server", help="Identical hosts that this card stands for."
        ),
    ] = 1
    server_model: Annotated[
        str, about("Server model", longest=200, catalogue="servers", group="Server", help="Make and model.")
    ] = ""
    cpu_model: Annotated[
        str,
        about(
            "Processor",
            longest=200,
            catalogue="cpus",
            group="Processor",
            help="Choosing a processor fills in cores and clocks.",
        ),
    ] = ""
    sockets: Annotated[
        int, about("Sockets", least=1, most=16, group="Processor", help="Processors in each host.")
    ] = 2
    cores_per_socket: Annotated[
        int,
        about(
            "Cores per socket",
            unit="cores",
            least=1,
            most=512,
            group="Processor",
            help="Physical cores; threads are never counted as cores.",
        ),
    ] = 16
    base_clock_ghz: Annotated[
        float,
        about("Base clock", unit="GHz", least=0.1, most=10, group="Processor", help="Guaranteed clock."),
    ] = 2.4
    all_core_turbo_ghz: Annotated[
        float,
        about(
            "All-core turbo clock",
            unit="GHz",
            least=0.1,
            most=10,
            group="Processor",
            help="Clock with all cores busy. It carries over between processors, the base clock does not.",
            source="Measured systems, users per GHz by family",
        ),
    ] = 3.0
    hyper_threading_gain_percent: Annotated[
        float,
        about(
            "Hyper-threading gain",
            unit="%",
            least=0,
            most=60,
            group="Processor",
            help="Extra throughput of a core with two threads. 0 when hyper-threading is off.",
            source="VMware KB 326271: 10 to 30 %",
        ),
    ] = 20.0
    ram_gib: Annotated[
        float,
        about("RAM", unit="GiB", least=1, most=65_536, group="Memory", help="Physical memory of each host."),
    ] = 512.0
    memory_module_gib: Annotated[
        float,
        about(
            "Memory module",
            unit="GiB",
            least=1,
            most=1024,
            group="Memory",
            help="Size of one module; the bill of materials counts modules.",
        ),
    ] = 32.0
    system_ram_gib: Annotated[
        float,
        about(
            "Hypervisor memory",
            unit="GiB",
            least=0,
            most=1024,
            group="Memory",
            help="Memory of the kernel and its agents on each host, besides the free memory it keeps.",
            source="Planning value; no vendor figure found",
        ),
    ] = 4.0
    hypervisor: Annotated[
        Literal["esx-4.1", "vsphere-4.0", "vsphere-5-to-6.7"],
        about(
            "Hypervisor",
            group="Memory",
            choices=HYPERVISOR_NAMES,
            help="Decides the memory overhead of each desktop; the generations differ by a factor of four.",
        ),
    ] = "vsphere-5-to-6.7"


class DiskGroup(_Component, frozen=True, tag="disk_group"):
    """Drives of one model in one RAID set, inside a host; each host of the card has its own."""

    drive_model: Annotated[
        str,
        about(
            "Drive model",
            longest=200,
            catalogue="drives",
            group="Drives",
            help="Choosing a drive fills in type, size and IOPS.",
        ),
    ] = ""
    drive_kind: Annotated[
        Literal["hdd", "ssd", "nvme"],
        about("Drive type", group="Drives", choices={"hdd": "Hard disk", "ssd": "SSD", "nvme": "NVMe"}),
    ] = "ssd"
    drives: Annotated[
        int, about("Drives", least=1, most=1000, group="Drives", help="Drives in the group, without spares.")
    ] = 4
    drive_gb: Annotated[
        float,
        about(
            "Drive size",
            unit="GB",
            least=1,
            most=1_000_000,
            group="Drives",
            help="As sold: 1 GB is 10^9 bytes. Capacities of stores are shown in GiB.",
        ),
    ] = 960.0
    drive_iops: Annotated[
        float,
        about(
            "IOPS per drive",
            unit="IOPS",
            least=1,
            most=10_000_000,
            group="Drives",
            help="Small random blocks, reads and writes mixed.",
            source="Planning value for SATA SSD, small mixed blocks; vendor papers print 80 to 150 for hard disks",
        ),
    ] = 20_000.0
    raid: Annotated[
        Literal["raid-0", "raid-1", "raid-10", "raid-5", "raid-6"],
        about(
            "RAID level",
            group="Protection",
            choices={
                "raid-0": "RAID 0",
                "raid-1": "RAID 1",
                "raid-10": "RAID 10",
                "raid-5": "RAID 5",
                "raid-6": "RAID 6",
            },
            help="Decides the write penalty and how much of the raw capacity is usable.",
        ),
    ] = "raid-10"
    read_cache_hit_percent: Annotated[
        float,
        about(
            "Read cache hits",
            unit="%",
            least=0,
            most=99,
            group="Cache",
            help="Share of the reads that a cache answers. 0 is the safe side.",
        ),
    ] = 0.0
    write_coalescing_percent: Annotated[
        float,
        about(
            "Coalesced writes",
            unit="%",
            least=0,
            most=99,
            group="Cache",
            help="Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.",
        ),
    ] = 0.0


class DesktopPool(_Component, frozen=True, tag="desktop_pool"):
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
            help="Clock cycles of one boot.",
            source="Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz",
        ),
    ] = 32.0
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


class InfrastructureServers(_Component, frozen=True, tag="infrastructure_servers"):
    """Servers that the desktops need: connection brokers, directory, database, management."""

    servers: Annotated[
        int, about("Servers", least=1, most=1000, group="Servers", help="Virtual machines.")
    ] = 4
    vcpus: Annotated[int, about("vCPUs per server", least=1, most=128, group="Servers")] = 2
    ram_gib: Annotated[
        float,
        about(
            "RAM per server", unit="GiB", least=0.25, most=6144, group="Servers", help="Configured memory."
        ),
    ] = 8.0
    cpu_mhz: Annotated[
        float,
        about(
            "Processor per server",
            unit="MHz",
            least=0,
            most=100_000,
            group="Servers",
            help="Average while users work.",
            source="Planning value",
        ),
    ] = 1000.0
    iops: Annotated[
        float,
        about(
            "I/Os per server", unit="IOPS", least=0, most=100_000, group="Servers", source="Planning value"
        ),
    ] = 20.0
    read_percent: Annotated[
        float, about("Reads", unit="%", least=0, most=100, group="Servers", source="Planning value")
    ] = 50.0
    disk_gib: Annotated[
        float,
        about("Disk per server", unit="GiB", least=0, most=65_536, group="Servers", source="Planning value"),
    ] = 80.0


Component = Host | DiskGroup | DesktopPool | InfrastructureServers

COMPONENT_TYPES: dict[str, type[Component]] = {
    "host": Host,
    "disk_group": DiskGroup,
    "desktop_pool": DesktopPool,
    "infrastructure_servers": InfrastructureServers,
}


def kind_of(component: Component) -> str:
    """The tag that stands for the component's type in files: host, disk_group, desktop_pool, ..."""
    tag = component.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
