"""Hosts, which run desktops."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.components.host_measured import (
    IopsMeasuredAs,
    LoadMeasuredAs,
    MeasuredCpu,
    MeasuredDay,
    MeasuredIops,
    MeasuredRam,
    PeakCpu,
    PeakIops,
    PeakRam,
)
from planner_core.plan.fields import about

HYPERVISOR_NAMES = {
    "esx-4.1": "ESX 4.1",
    "vsphere-4.0": "vSphere 4.0",
    "vsphere-5-to-6.7": "vSphere 5.0 to 6.7",
    "vsphere-7": "vSphere 7",
    "vsphere-8": "vSphere 8",
    "vsphere-9": "vSphere 9",
    "nutanix-ahv": "Nutanix AHV",
    "hyper-v-2022": "Hyper-V, Windows Server 2022",
    "hyper-v-2025": "Hyper-V, Windows Server 2025",
    "azure-local": "Azure Local",
    "proxmox-ve": "Proxmox VE",
}


class Host(ComponentBase, frozen=True, tag="host"):
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
            help="Choosing a processor fills in cores, clocks and work per clock.",
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
            help="Clock while all cores are busy. Together with the work per clock it compares"
            " processors; the base clock does not.",
            source="Measured systems, users per GHz by family",
        ),
    ] = 3.0
    work_per_clock_percent: Annotated[
        float,
        about(
            "Work per clock",
            unit="%",
            least=25,
            most=400,
            group="Processor",
            help="Work of a core in one cycle of its clock, where a core of the Cascade Lake generation (Intel Xeon of"
            " 2019) does 100%. Newer generations do more.",
            source="Cube root of SPECrate 2017 Integer per core and GHz, median of a generation; measured pairs of"
            " processors agree within 4%",
        ),
    ] = 100.0
    hyper_threading_gain_percent: Annotated[
        float,
        about(
            "Hyper-threading gain",
            unit="%",
            least=0,
            most=60,
            group="Processor",
            help="Extra throughput of a core with two threads. 0 when hyper-threading is off.",
            source="VMware KB 326271: 10 to 30%",
        ),
    ] = 20.0
    controller_vcpus: Annotated[
        int,
        about(
            "vCPUs of the storage controller",
            unit="vCPUs",
            least=0,
            most=256,
            group="Processor",
            help="vCPUs of the machine on each host that serves its hyperconverged storage, as on"
            " Nutanix; each keeps one thread busy. 0: there is no such machine, or it is counted with"
            " the store of Nutanix AOS in the cluster. Without that store add its memory to that of the hypervisor.",
            source="Nutanix RA-2053, RA-2020, RA-2003: 12 or 16 vCPUs",
        ),
    ] = 0
    ram_gib: Annotated[
        float,
        about(
            "RAM",
            unit="GiB",
            least=1,
            most=65_536,
            group="Memory",
            memory=True,
            help="Physical memory of each host.",
        ),
    ] = 512.0
    memory_module_gib: Annotated[
        float,
        about(
            "Memory module",
            unit="GiB",
            memory=True,
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
            memory=True,
            least=0,
            most=1024,
            group="Memory",
            help="Memory of the kernel and its agents on each host, besides the free memory that vSphere keeps. On"
            " Nutanix AHV add that of the controller machine, unless its cluster has the store of Nutanix AOS.",
            source="Planning value; no vendor figure found",
        ),
    ] = 4.0
    hypervisor: Annotated[
        Literal[
            "esx-4.1",
            "vsphere-4.0",
            "vsphere-5-to-6.7",
            "vsphere-7",
            "vsphere-8",
            "vsphere-9",
            "nutanix-ahv",
            "hyper-v-2022",
            "hyper-v-2025",
            "azure-local",
            "proxmox-ve",
        ],
        about(
            "Hypervisor",
            group="Memory",
            choices=HYPERVISOR_NAMES,
            help="Decides the memory overhead of each desktop, how many machines a host may run, and whether swap files"
            " and memory that is kept free count: only vSphere has these.",
            formerly="vsphere-5-to-6.7",
        ),
    ] = "vsphere-8"
    host_cache_gib: Annotated[
        float,
        about(
            "Host cache for desktops",
            unit="GiB",
            memory=True,
            least=0,
            most=32,
            group="Memory",
            help="View Storage Accelerator (CBRC): RAM that answers reads of the image. 0 when it is off.",
            source="VMware Horizon: off, or 1 GB by default and up to 2 GB",
        ),
    ] = 0.0
    nic_ports: Annotated[
        int,
        about(
            "Network ports",
            least=0,
            most=64,
            group="Ports",
            help="Active ports for desktops, storage over IP and vSAN, in each host.",
        ),
    ] = 2
    nic_gbit_s: Annotated[
        float, about("Speed of a network port", unit="Gbit/s", least=0.1, most=800, group="Ports")
    ] = 10.0
    hba_ports: Annotated[
        int,
        about(
            "Storage ports",
            least=0,
            most=64,
            group="Ports",
            help="Active Fibre Channel or SAS ports to storage arrays, in each host. 0 with storage over IP only.",
        ),
    ] = 2
    hba_mb_s: Annotated[
        float,
        about(
            "Speed of a storage port",
            unit="MB/s",
            least=1,
            most=100_000,
            group="Ports",
            help="Usable, one direction.",
            source="16 Gbit/s Fibre Channel: 1,600 MB/s after line coding",
        ),
    ] = 1600.0
    power_watts: Annotated[
        float,
        about(
            "Power draw",
            unit="W",
            least=0,
            most=100_000,
            group="Running costs",
            help="Average of one host.",
            source="Planning value; published VDI nodes draw 677 to 748 W under load",
        ),
    ] = 500.0
    rack_units: Annotated[
        float, about("Rack units", unit="U", least=0, most=100, group="Running costs", help="Of one host.")
    ] = 2.0
    measured_cpu_percent: MeasuredCpu | None = None
    measured_cpu_peak_percent: PeakCpu | None = None
    measured_ram_percent: MeasuredRam | None = None
    measured_ram_peak_percent: PeakRam | None = None
    measured_as: LoadMeasuredAs = "average"
    measured_iops: MeasuredIops | None = None
    measured_iops_peak: PeakIops | None = None
    measured_iops_as: IopsMeasuredAs = "average"
    measured_day: MeasuredDay = ""

    @property
    def cores(self) -> int:
        """Physical cores of one host of the card."""
        return self.sockets * self.cores_per_socket
