"""The designs of today as somebody draws them: records chosen from the catalogue, counts, and choices from lists.

Nothing in here is a technical value. The shipped files of the designs are what comes out of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import Any, Final, NamedTuple


class Drawn(NamedTuple):
    """A component: what it is dragged from, where to, what is chosen and counted in its form, and its lines."""

    key: str
    kind: str
    record: str = ""
    inside: str = ""
    fields: Mapping[str, Any] = MappingProxyType({})
    lines: tuple[str, ...] = ()
    """Where it runs, then where its files lie if not there."""


class Bought(NamedTuple):
    """A licence line: what is typed to find it, its template, and its price in the list."""

    typed: str
    template: str
    price: Decimal


class Design(NamedTuple):
    """A design: its settings, what is drawn, and its licences."""

    settings: dict[str, Any]
    parts: tuple[Drawn, ...]
    licences: tuple[Bought, ...]


OFFICE: Final = "Office worker, Windows 11, 2 vCPU"
KNOWLEDGE: Final = "Login Enterprise knowledge worker, Windows 11, 2 vCPU"
POWER: Final = "Power worker, Windows 11, 2 vCPU"
SESSIONS: Final = "Office worker, Windows Server 2022 session host"
BLADE: Final = "Cisco UCS X210c M8, 2 x Xeon 6530P, 1024 GiB"
WINDOWS: Final = Bought("windows enterprise", "microsoft-windows-enterprise-user", Decimal(7))
FOUNDATION: Final = Bought("vsphere foundation", "broadcom-vvf", Decimal(150))
HORIZON: Final = Bought("horizon universal concurrent", "omnissa-horizon-universal-concurrent", Decimal(150))
CITRIX: Final = Bought("universal hybrid concurrent", "citrix-uhmc-concurrent", Decimal(180))


def control(servers: int, *lines: str, **fields: Any) -> Drawn:
    """The servers of the broker."""
    fields = {"name": "Control plane", "servers": servers, **fields}
    return Drawn("servers", "infrastructure_servers", fields=fields, lines=lines or ("cluster",))


def pool(key: str, record: str, name: str, desktops: int, *lines: str, **fields: Any) -> Drawn:
    """A pool of desktops or session hosts."""
    given = {"name": name, "desktops": desktops, **fields}
    return Drawn(key, "desktop_pool", record, fields=given, lines=lines or ("cluster",))


def cluster(name: str, **fields: Any) -> Drawn:
    """A cluster; its store is a choice."""
    return Drawn("cluster", "cluster", fields={"name": name, **fields})


def host(record: str, name: str, count: int, key: str = "host", **fields: Any) -> Drawn:
    """Hosts of a model by name."""
    return Drawn(key, "host", record, "cluster", {"name": name, "count": count, **fields})


def drives(record: str, number: int, inside: str = "host", **fields: Any) -> Drawn:
    """Drives of a model in each host, or in an array."""
    return Drawn(f"drives-{inside}", "disk_group", record, inside, {"drives": number, **fields})


def boards(record: str, name: str, number: int, inside: str) -> Drawn:
    """Graphics boards in each host."""
    return Drawn(f"boards-{inside}", "graphics_boards", record, inside, {"name": name, "boards": number})


DESIGNS: Final = {
    "mcs-nutanix": Design(
        {"name": "Citrix MCS on Nutanix", "broker": "citrix-mcs"},
        (
            cluster("Nutanix cluster", vsan_version="aos", vsan="all-flash"),
            host(
                "Nutanix NX-3155-G9, 2 x Gold 6442Y, 1536 GiB", "NX-3155-G9", 8, hypervisor="nutanix-ahv"
            ),
            drives("NVMe 3.84 TB", 4),
            pool("pool", OFFICE, "Office desktops", 1000, ram_gib=8, clone_type="linked", image_delivery="mcs"),
            control(9, vcpus=4),
        ),
        (CITRIX, Bought("nci-vdi", "nutanix-nci-vdi", Decimal(110)), WINDOWS),
    ),
    "horizon-vsan-esa": Design(
        {"name": "Horizon 8 on vSAN ESA", "broker": "horizon-8"},
        (
            cluster("vSAN cluster", vsan="esa", vsan_policy="raid-5"),
            host("Dell PowerEdge R770, 2 x Xeon 6530P, 1024 GiB", "PowerEdge R770", 8, ram_gib=2048),
            drives("NVMe 3.84 TB", 4),
            pool("office", OFFICE, "Office desktops", 900, ram_gib=8),
            pool("knowledge", KNOWLEDGE, "Knowledge workers", 300, vcpus=4, ram_gib=16),
            control(6),
        ),
        (HORIZON, FOUNDATION, WINDOWS),
    ),
    "avd-azure-local": Design(
        {"name": "AVD on Azure Local", "broker": "azure-virtual-desktop"},
        (
            cluster("Azure Local", vsan_version="s2d", vsan="all-flash"),
            host(
                "Lenovo ThinkAgile MX650 V3, 2 x Gold 6542Y, 1024 GiB",
                "ThinkAgile MX650 V3",
                6,
                hypervisor="azure-local",
            ),
            drives("NVMe 3.84 TB", 4, cache_drives=0),
            pool(
                "pool",
                SESSIONS,
                "Session hosts",
                100,
                guest_os="Windows 11 Enterprise multi-session",
                clone_type="full",
                profile_container="vhd",
            ),
            control(1, vcpus=4),
        ),
        (Bought("azure local", "microsoft-azure-local", Decimal(10)), WINDOWS),
    ),
    "proxmox-ceph": Design(
        {"name": "Proxmox VE with Ceph", "broker": "none"},
        (
            cluster("Proxmox cluster", vsan_version="ceph", vsan="all-flash"),
            host(
                "Supermicro AS-2126HS-TN, 2 x EPYC 9355, 1536 GiB", "AS-2126HS-TN", 5, hypervisor="proxmox-ve"
            ),
            drives("NVMe 3.84 TB", 6),
            pool("pool", OFFICE, "Office desktops", 600, ram_gib=8, clone_type="linked"),
            control(4),
        ),
        (
            Bought("leostream concurrent", "leostream-concurrent", Decimal(60)),
            Bought("proxmox ve", "proxmox-ve", Decimal(1000)),
            WINDOWS,
        ),
    ),
    "cad-l40s-a16": Design(
        {"name": "CAD on L40S and A16", "broker": "horizon-8"},
        (
            cluster("CAD cluster"),
            host("Dell PowerEdge R760xa, 2 x Gold 6542Y, 1024 GiB", "Hosts with L40S", 4, "host-l40s"),
            boards("NVIDIA L40S", "L40S", 4, "host-l40s"),
            host("Dell PowerEdge R760xa, 2 x Gold 6542Y, 1024 GiB", "Hosts with A16", 3, "host-a16"),
            boards("NVIDIA A16", "A16", 3, "host-a16"),
            Drawn("array", "storage_array", "Dell PowerStore 1200T", fields={"name": "PowerStore 1200T"}),
            drives("NVMe 3.84 TB", 12, "array", raid="raid-6", spare_drives=1),
            pool(
                "designers", POWER, "Designers", 64, "host-l40s", "array",
                vcpus=8, ram_gib=32, ram_reserved_gib=32, monitors=2, vgpu_profile="L40S-8Q",
            ),
            pool(
                "viewers", POWER, "Viewers", 72, "host-a16", "array",
                vcpus=4, ram_gib=16, ram_reserved_gib=16, monitors=2, vgpu_profile="A16-4Q",
            ),
        ),
        (HORIZON, FOUNDATION, Bought("rtx vws", "nvidia-rtx-vws", Decimal(250)), WINDOWS),
    ),
    "session-hosts-aff": Design(
        {"name": "Session hosts on AFF", "broker": "citrix-mcs"},
        (
            cluster("Session host cluster"),
            host(BLADE, "UCS X210c M8", 9),
            Drawn("management", "cluster", fields={"name": "Management cluster"}),
            Drawn("manager", "host", BLADE, "management", {"name": "Management hosts", "count": 2}),
            Drawn("array", "storage_array", "NetApp AFF A30", fields={"name": "AFF A30", "volumes": 6}),
            drives("NVMe 3.84 TB", 12, "array", raid="raid-dp", spare_drives=1),
            pool(
                "pool", SESSIONS, "Session hosts", 167, "cluster", "array",
                clone_type="linked", refresh_policy="logoff", image_delivery="mcs", profile_container="vhd",
            ),
            control(9, "management", "array", vcpus=4),
        ),
        (
            CITRIX,
            FOUNDATION,
            Bought("windows server datacenter", "microsoft-windows-server-datacenter", Decimal(800)),
            Bought("rds cal named", "microsoft-rds-cal-named", Decimal(130)),
            Bought("windows server cal named", "microsoft-cal-named", Decimal(40)),
        ),
    ),
}  # fmt: skip
"""File name of each design -> what is drawn."""
