"""An estate as its files tell it: machines, hosts, clusters and datastores. Sizes are in MiB, as the files count."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.components.host_measured import Statistic
from planner_core.plan.days import is_day

Power = Literal["on", "off", "suspended"]
Product = Literal["rvtools", "live-optics", "collector", "table"]

PRODUCT_NAMES: dict[Product, str] = {
    "rvtools": "RVTools",
    "live-optics": "Live Optics",
    "collector": "Nutanix Collector",
    "table": "",
}


DAY_LENGTH: Final = len("2026-11-28")


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """One virtual machine."""

    name: str
    key: str = ""
    """Identifies the machine across files; empty if nothing in the file does."""
    power: Power
    is_template: bool = False
    is_placeholder: bool = False
    """Stands for a machine of another site, which SRM starts after a failure."""
    vcpus: int
    ram_mib: float
    reserved_mib: float | None = None
    disk_mib: float | None = None
    """Capacity of its virtual disks."""
    provisioned_mib: float | None = None
    """The most that all its files may take, swap and snapshots included."""
    used_mib: float | None = None
    """What all its files take, swap and snapshots included."""
    cluster: str = ""
    datacenter: str = ""
    host: str = ""
    guest: str = ""
    resource_pool: str = ""
    folder: str = ""
    datastore: str = ""
    """The datastore of its configuration file."""


class InventoryHost(msgspec.Struct, frozen=True, kw_only=True):
    """One host. None: the file does not tell."""

    name: str
    key: str = ""
    """Identifies the host across files; empty if nothing in the file does."""
    cluster: str = ""
    datacenter: str = ""
    model: str = ""
    """Vendor and model."""
    cpu_model: str = ""
    mhz: float | None = None
    sockets: int | None = None
    cores: int | None = None
    """Of the whole host."""
    has_hyper_threading: bool | None = None
    ram_mib: float | None = None
    cpu_percent: float | None = None
    """How busy its processors were, as `load_as` says."""
    cpu_peak_percent: float | None = None
    ram_percent: float | None = None
    ram_peak_percent: float | None = None
    load_as: Statistic = "moment"
    """What processors and memory are: of the moment of the export, or over its measurement."""
    iops: float | None = None
    """Of all machines on it, as `iops_as` says."""
    iops_peak: float | None = None
    iops_as: Statistic = "average"
    version: str = ""
    in_maintenance: bool = False


class Datastore(msgspec.Struct, frozen=True, kw_only=True):
    """One datastore."""

    name: str
    key: str = ""
    """Identifies the datastore across files; empty if nothing in the file does."""
    kind: str = ""
    """As the file names it: VMFS, NFS, vsan."""
    capacity_mib: float
    used_mib: float | None = None
    provisioned_mib: float | None = None
    host_count: int | None = None
    hosts: tuple[str, ...] = ()


class Source(msgspec.Struct, frozen=True):
    """A file, and what wrote it."""

    file: str
    product: Product
    version: str = ""
    day: str = ""
    """ISO date, or as the file has it."""


class Inventory(msgspec.Struct, frozen=True, kw_only=True):
    """All that was read, before anything is left out on purpose."""

    sources: tuple[Source, ...]
    machines: tuple[Machine, ...] = ()
    hosts: tuple[InventoryHost, ...] = ()
    datastores: tuple[Datastore, ...] = ()
    unreadable: tuple[Message, ...] = ()
    """Rows that are not counted, each with file, sheet, row and field."""
    remarks: tuple[Message, ...] = ()
    """What the files lack or contradict."""
    chains: tuple[tuple[Inventory, ...], ...] = ()
    """Exports of the same estate from several days, each from its oldest to its latest; only the latest is above."""
    undated: tuple[str, ...] = ()
    """Files whose day would tell how the estate grew."""

    @property
    def day(self) -> str:
        """ISO date of all its files; empty if they do not tell one, or tell several."""
        days = {each.day[:DAY_LENGTH] for each in self.sources}
        return days.pop() if len(days) == 1 and all(map(is_day, days)) else ""

    @property
    def clusters(self) -> tuple[str, ...]:
        """Names of all clusters with hosts or machines; "" for those outside any cluster."""
        return tuple(
            dict.fromkeys([*(each.cluster for each in self.hosts), *(each.cluster for each in self.machines)])
        )


class MachineTotals(msgspec.Struct, frozen=True):
    """Sums over machines; sizes in MiB."""

    machines: int
    vcpus: int
    ram_mib: float
    disk_mib: float
    provisioned_mib: float
    used_mib: float


class HostTotals(msgspec.Struct, frozen=True):
    """Sums over hosts."""

    hosts: int
    sockets: int
    cores: int
    mhz: float
    """Clock times cores."""
    ram_mib: float


class DatastoreTotals(msgspec.Struct, frozen=True):
    """Sums over datastores; sizes in MiB."""

    datastores: int
    capacity_mib: float
    used_mib: float


def machine_totals(machines: Iterable[Machine]) -> MachineTotals:
    """Sums over machines; what a file does not tell counts as 0."""
    every = tuple(machines)
    return MachineTotals(
        machines=len(every),
        vcpus=sum(each.vcpus for each in every),
        ram_mib=sum(each.ram_mib for each in every),
        disk_mib=sum(each.disk_mib or 0.0 for each in every),
        provisioned_mib=sum(each.provisioned_mib or 0.0 for each in every),
        used_mib=sum(each.used_mib or 0.0 for each in every),
    )


def host_totals(hosts: Iterable[InventoryHost]) -> HostTotals:
    """Sums over hosts; what a file does not tell counts as 0."""
    every = tuple(hosts)
    return HostTotals(
        hosts=len(every),
        sockets=sum(each.sockets or 0 for each in every),
        cores=sum(each.cores or 0 for each in every),
        mhz=sum((each.mhz or 0.0) * (each.cores or 0) for each in every),
        ram_mib=sum(each.ram_mib or 0.0 for each in every),
    )


def datastore_totals(datastores: Iterable[Datastore]) -> DatastoreTotals:
    """Sums over datastores; what a file does not tell counts as 0."""
    every = tuple(datastores)
    return DatastoreTotals(
        datastores=len(every),
        capacity_mib=sum(each.capacity_mib for each in every),
        used_mib=sum(each.used_mib or 0.0 for each in every),
    )
