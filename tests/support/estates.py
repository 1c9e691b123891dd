"""Estates as exports of several products and versions, for tests: tables first, then workbooks or CSV files."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import xlsxwriter

from planner_core.imports.source_tables import SourceFile, SourceRow, SourceTable

Sheet = list[list[Any]]
"""The headings, then the rows."""
Sheets = dict[str, Sheet]

RAW_NAMES = {
    "vInfo": {
        "VM": "vInfoVMName",
        "Powerstate": "vInfoPowerstate",
        "Template": "vInfoTemplate",
        "SRM Placeholder": "vInfoSRMPlaceHolder",
        "CPUs": "vInfoCPUs",
        "Memory": "vInfoMemory",
        "Total disk capacity MiB": "vInfoTotalDiskCapacityMiB",
        "Provisioned MiB": "vInfoProvisioned",
        "In Use MiB": "vInfoInUse",
        "Resource pool": "vInfoResourcepool",
        "Folder": "vInfoFolder",
        "Path": "vInfoPath",
        "Datacenter": "vInfoDataCenter",
        "Cluster": "vInfoCluster",
        "Host": "vInfoHost",
        "OS according to the configuration file": "vInfoOS",
        "OS according to the VMware Tools": "vInfoOSTools",
    },
    "vHost": {
        "Host": "vHostName",
        "Datacenter": "vHostDatacenter",
        "Cluster": "vHostCluster",
        "CPU Model": "vHostCpuModel",
        "Speed": "vHostCpuMhz",
        "# CPU": "vHostNumCpu",
        "Cores per CPU": "vHostCoresPerCPU",
        "# Cores": "vHostNumCpuCores",
        "CPU usage %": "vHostOverallCpuUsage",
        "# Memory": "vHostMemorySize",
        "Memory usage %": "vHostOverallMemoryUsage",
        "ESX Version": "vHostFullName",
        "Vendor": "vHostVendor",
        "Model": "vHostModel",
    },
    "vDatastore": {
        "Name": "vDatastoreName",
        "Type": "vDatastoreType",
        "Capacity MiB": "vDatastoreCapacity",
        "Provisioned MiB": "vDatastoreProvisioned",
        "In Use MiB": "vDatastoreInUse",
    },
}
"""Headings of the program itself, as its CSV files have them."""

GUESTS = (
    "Microsoft Windows 10 (64-bit)",
    "Microsoft Windows 11 (64-bit)",
    "Microsoft Windows Server 2019 (64-bit)",
)


def rvtools_sheets(machines: int = 12, seed: int = 1, version: str = "4.7.1") -> Sheets:
    """An estate of two clusters with a template, a placeholder, and machines that are off, by a version of RVTools."""
    source = random.Random(seed)
    info: Sheet = [
        [
            "VM", "Powerstate", "Template", "SRM Placeholder", "DNS Name", "CPUs", "Memory", "Active Memory",
            "Total disk capacity MiB", "Resource pool", "Folder", "owner", "Provisioned MiB", "In Use MiB",
            "Unshared MiB", "Path", "Last backup", "Datacenter", "Cluster", "Host",
            "OS according to the configuration file", "OS according to the VMware Tools", "VM ID", "VM UUID",
            "VI SDK UUID",
        ]
    ]  # fmt: skip
    disks: Sheet = [["VM", "Disk", "Capacity MiB", "Thin", "owner", "VM ID", "VI SDK UUID"]]
    memory: Sheet = [["VM", "Size MiB", "Overhead", "Reservation", "VM ID", "VI SDK UUID"]]
    for number in range(machines):
        cluster = ("VDI", "Servers")[number % 2]
        power = "suspended" if number == 5 else "poweredOff" if number % 5 == 3 else "poweredOn"
        capacity = [source.randrange(20_000, 200_000) for _ in range(source.randrange(1, 4))]
        provisioned = sum(capacity) + source.randrange(9_000)
        ram = source.choice([2048, 4096, 8192, 6144])
        info.append([
            f"vm-{number:04}", power, str(number == 1), str(number == 2), f"vm{number}.example",
            source.choice([1, 2, 4]), ram, source.randrange(ram), sum(capacity), f"/DC/{cluster}/Resources",
            "/VDI", "somebody", provisioned, source.randrange(1000, provisioned), 5,
            f"[{cluster.lower()}-store] vm-{number}/vm.vmx", "2026-11-01", "DC", cluster,
            f"{cluster.lower()}-esx{number % 3}", GUESTS[number % 3], GUESTS[number % 3] if number % 4 else None,
            f"vm-{100 + number}", f"uuid-{seed}-{number}", "vc-1",
        ])  # fmt: skip
        disks += [
            [f"vm-{number:04}", f"Hard disk {place}", each, "True", "x", f"vm-{100 + number}", "vc-1"]
            for place, each in enumerate(capacity)
        ]
        memory.append([f"vm-{number:04}", ram, 60, ram if number == 4 else 0, f"vm-{100 + number}", "vc-1"])
    hosts: Sheet = [
        [
            "Host", "Datacenter", "Cluster", "CPU Model", "Speed", "HT Available", "HT Active", "# CPU",
            "Cores per CPU", "# Cores", "CPU usage %", "# Memory", "Memory usage %", "ESX Version", "Vendor", "Model",
        ]
    ]  # fmt: skip
    for cluster, cores in (("VDI", 24), ("Servers", 16)):
        hosts += [
            [
                f"{cluster.lower()}-esx{number}", "DC", cluster, "Intel(R) Xeon(R) Gold 6248R CPU @ 3.00GHz", 2993,
                "True", "True", 2, cores, 2 * cores, source.randrange(10, 60), 785_874, source.randrange(20, 80),
                "VMware ESXi 8.0.3 build-24022510", "HPE", "ProLiant DL380 Gen10",
            ]
            for number in range(3)
        ]  # fmt: skip
    stores: Sheet = [
        [
            "Name",
            "Accessible",
            "Type",
            "Capacity MiB",
            "Provisioned MiB",
            "In Use MiB",
            "Free MiB",
            "Free % ",
            "# Hosts",
            "Hosts",
            "URL",
        ]
    ]
    for place, (name, kind, hosts_of) in enumerate([
        ("vdi-store", "VMFS", "vdi-esx0, vdi-esx1, vdi-esx2"),
        ("servers-store", "vsan", "servers-esx0, servers-esx1, servers-esx2"),
        ("local-0", "VMFS", "vdi-esx0"),
    ]):  # fmt: skip
        capacity_mib = source.randrange(4_000_000, 9_000_000)
        used = source.randrange(capacity_mib)
        count = hosts_of.count(",") + 1
        stores.append(
            [
                name,
                "True",
                kind,
                capacity_mib,
                used + 77,
                used,
                capacity_mib - used,
                3,
                count,
                hosts_of,
                f"ds:///{place}",
            ]
        )
    sheets = {
        "vInfo": info,
        "vMemory": memory,
        "vDisk": disks,
        "vHost": hosts,
        "vDatastore": stores,
        "vSnapshot": [["VM", "Size MiB (total)"], ["vm-0000", 7]],
        "vMetaData": [
            ["RVTools major version", "RVTools version", "xlsx creation datetime", "Server"],
            [version.rpartition(".")[0], version, "2026-11-01 09:00:00", "vc"],
        ],
    }
    return _of_version(sheets, version)


def _of_version(sheets: Sheets, version: str) -> Sheets:
    """Before 4.1 headings said MB; before 4.0 there were neither the capacity of all disks nor vMetaData."""
    major, minor = (int(each) for each in version.split(".")[:2])
    if (major, minor) < (4, 1):
        for rows in sheets.values():
            rows[0] = [each.replace("MiB", "MB") for each in rows[0]]
    if major < 4:
        del sheets["vMetaData"]
        place = sheets["vInfo"][0].index("Total disk capacity MB")
        for row in sheets["vInfo"]:
            del row[place]
    return sheets


def column(sheet: Sheet, heading: str) -> list[Any]:
    """The values below a heading."""
    place = sheet[0].index(heading)
    return [row[place] for row in sheet[1:]]


def source_file(sheets: Mapping[str, Sheet], name: str = "export.xlsx") -> SourceFile:
    """The export as the reader of files hands it over."""
    return SourceFile(
        name,
        tuple(
            SourceTable(
                name,
                sheet,
                tuple(str(each or "") for each in rows[0]) if rows else (),
                tuple(
                    SourceRow(number, tuple(float(each) if isinstance(each, int) else each for each in row))
                    for number, row in enumerate(rows[1:], 2)
                ),
            )
            for sheet, rows in sheets.items()
        ),
    )


def workbook(sheets: Mapping[str, Sheet]) -> bytes:
    """The export as a workbook."""
    written = BytesIO()
    with xlsxwriter.Workbook(written, {"in_memory": True}) as book:
        for name, rows in sheets.items():
            page = book.add_worksheet(name)
            for place, row in enumerate(rows):
                page.write_row(place, 0, row)
    return written.getvalue()


def csv_files(
    sheets: Mapping[str, Sheet], delimiter: str = ",", encoding: str = "utf-8", *, raw: bool = True
) -> dict[str, bytes]:
    """The export as the files of a folder, with the headings of the program itself if `raw`."""
    return {
        f"RVTools_tab{name}.csv": "\r\n".join(
            delimiter.join(f'"{"" if each is None else each}"' for each in row)
            for row in [
                [RAW_NAMES.get(name, {}).get(each, each) if raw else each for each in rows[0]],
                *rows[1:],
            ]
        ).encode(encoding)
        for name, rows in sheets.items()
    }


def sums(sheet: Sheet, heading: str, rows: Sequence[int] | None = None) -> float:
    """The sum of a column, of all rows or of those with these numbers from 0."""
    values = column(sheet, heading)
    return float(sum(values if rows is None else (values[row] for row in rows)))


def live_optics_sheets(machines: int = 12, seed: int = 1) -> Sheets:
    """An estate as Live Optics writes it: memory of hosts in KiB, of machines in MiB and bytes, clocks in GHz."""
    source = random.Random(seed)
    hosts: Sheet = [
        [
            "Host Name", "Datacenter", "vCenter", "Cluster", "OS", "Manufacturer", "Model", "Serial No", "CPU Sockets",
            "CPU Cores", "CPU Description", "Net Clock Speed (GHz)", "CPU Clock Speed (GHz)", "CPU Threads",
            "Memory (KiB)",
        ]
    ]  # fmt: skip
    busy: Sheet = [["Host", "Cluster", "Peak CPU %", "Average CPU %", "Peak Memory %", "Average Memory %"]]
    for number in range(3):
        hosts.append([
            f"esx{number}", "DC", "vc", "VDI", "VMware ESXi 7.0.3", "Dell Inc.", "PowerEdge R740", f"SN{number}", 2, 32,
            "Intel(R) Xeon(R) Gold 6226R CPU @ 2.90GHz", 92.8, 2.9, 64, 804_734_812 + number,
        ])  # fmt: skip
        busy.append([f"esx{number}", "VDI", 70.5, 30.25 + number, 110.0, 61.5])
    vms: Sheet = [
        [
            "MOB ID", "VM Name", "Power State", "VM OS", "Virtual CPU", "Provisioned Memory (MiB)",
            "Provisioned Memory (Bytes)", "Virtual Disk Size (MiB)", "Virtual Disk Used (MiB)", "Template",
            "Datacenter", "Cluster", "InstanceUUID", "Datastore", "Host",
        ]
    ]  # fmt: skip
    for number in range(machines):
        ram, disk = source.choice([2048, 4096, 8192]), source.randrange(20_000, 90_000)
        power = "poweredOff" if number % 4 == 3 else "poweredOn"
        vms.append([
            f"vm-{number}", f"vm-{number:04}", power, GUESTS[number % 3], source.choice([1, 2, 4]), ram, ram * 2**20,
            disk, source.randrange(disk), str(number == 1), "DC", "VDI", f"i-{seed}-{number}", "store-1",
            f"esx{number % 3}",
        ])  # fmt: skip
    return {"Details": [["Project ID", "17"]], "ESX Hosts": hosts, "ESX Performance": busy, "VMs": vms}


def collector_sheets(machines: int = 12, seed: int = 1) -> Sheets:
    """An estate as Nutanix Collector 7 writes it, with the sheets whose names RVTools uses, too."""
    source = random.Random(seed)
    hosts: Sheet = [
        [
            "Cluster", "Cluster Name", "MOID", "Host Name", "Model", "Vendor", "CPUs", "VMs", "CPU Model", "CPU Cores",
            "CPU Speed", "Cores per CPU", "Memory Size", "CPU Usage", "Memory Usage", "Capacity (MiB)", "Hypervisor",
            "Maintenance Mode",
        ]
    ]  # fmt: skip
    hosts += [
        [
            "domain-c1", "NTNX", f"host-{number}", f"H{number}", "ProLiant DL380 Gen10", "HPE", 2, 2,
            "Intel(R) Xeon(R) Silver 4210R CPU @ 2.40GHz", 20, 2400, 10, 511.5 + number, 50.0, 80.0, None,
            "VMware ESXi 7.0.3", str(number == 2),
        ]
        for number in range(3)
    ]  # fmt: skip
    stores: Sheet = [
        [
            "Datastore Name",
            "URL",
            "Accessible",
            "Datastore Type",
            "Consumed (MiB)",
            "Capacity (MiB)",
            "Host Count",
            "Host Names",
        ],
        ["shared", "u1", "True", "NFS", 524_288, 1_048_576, 3, "H0,H1,H2"],
        ["local-h1", "u2", "True", "VMFS", 1024, 102_400, 1, "H1"],
    ]
    vms: Sheet = [
        [
            "VM Name", "Sizing Enabled", "Power State", "vCPUs", "Max CPU (MHz)", "Memory (MiB)", "Thin Provisioned",
            "Capacity (MiB)", "Consumed (MiB)", "Datastore", "Guest OS", "Template", "Host", "Cluster Name",
            "Datacenter Name",
        ]
    ]  # fmt: skip
    for number in range(machines):
        disk = source.randrange(20_000, 90_000)
        vms.append([
            f"vm-{number:04}", "True", "poweredOff" if number % 4 == 3 else "poweredOn", source.choice([1, 2, 4]), 0,
            source.choice([2048, 4096, 8192]), "True", disk, source.randrange(disk), "shared", GUESTS[number % 3],
            str(number == 1), f"H{number % 3}", "NTNX", "DC",
        ])  # fmt: skip
    return {
        "vHosts": hosts,
        "Datastore": stores,
        "vInfo": [["VM Name", "Power State", "MOID"], ["vm-0000", "poweredOn", "vm-1"]],
        "vmList": vms,
        "Metadata": [
            ["Hypervisor", "Collector Version", "Collection Date & Time"],
            ["vCenter", "7.1.1", "2026-09-08 10:55"],
        ],
    }


def live_optics_use_sheets(machines: int = 12, seed: int = 1, *, percentiles: bool = False) -> Sheets:
    """What Live Optics saw: machine 3, 7, ... was off; the first of them is listed with zeros, the others are missing.
    Only some versions have a 95th percentile.
    """
    source = random.Random(seed)
    sheets = live_optics_sheets(machines, seed)
    sheets["VMs"][0][0] = "MOB ID"
    use: Sheet = [
        [
            "VM Name", "MOB ID", "Host", "Cluster", "VM IO Classification", "% of vCPU", "Peak vCPU %",
            "Peak vCPU (GHz)", "Average vCPU %", "Average vCPU (GHz)", "Peak Memory %", "Peak Memory (MiB)",
            "Avg Memory %", "Avg Memory (MiB)", "Peak IOPS", "Average IOPS", "Avg Read/Write Ratio", "Max KB/sec",
            "Average KB/sec", "Avg Read IOPS", "Avg Write IOPS",
        ]
    ]  # fmt: skip
    for number in range(machines):
        if number % 4 == 3:
            if number == 3:
                use.append(
                    [f"vm-{number:04}", f"vm-{number}", "esx0", "VDI", "", *([0] * 11), "0% / 0%", 0, 0, 0, 0]
                )
            continue
        ghz, memory = round(0.2 + source.random(), 3), source.randrange(500, 4000)
        reads, writes = source.randrange(1, 40), source.randrange(1, 90)
        share = round(100 * reads / (reads + writes))
        use.append([
            f"vm-{number:04}", f"vm-{number}", "esx0", "VDI", "Low", 1.5, 80, 3 * ghz, 20, ghz, 90, 2 * memory, 40,
            memory, 10 * (reads + writes), reads + writes, f"{share}% / {100 - share}%", 9000, 24 * (reads + writes),
            reads, writes,
        ])  # fmt: skip
    if percentiles:
        use[0] += ["95% vCPU (GHz)", "95% IOPS"]
        for row in use[1:]:
            row += [2 * row[9], 3 * row[15]]
    return {**sheets, "VM Performance": use}


def collector_use_sheets(machines: int = 12, seed: int = 1) -> Sheets:
    """What Nutanix Collector saw: machine 3, 7, ... was off, and machine 4 did nothing."""
    source = random.Random(seed)
    sheets = collector_sheets(machines, seed)
    cpu: Sheet = [
        [
            "VM Name", "Power State", "vCPUs", "Overall CPU (MHz)", "Peak %", "Average %", "Median %",
            "Custom Percentile %", "95th Percentile % (recommended)", "CPU Readiness 95th Percentile %",
        ]
    ]  # fmt: skip
    memory: Sheet = [
        [
            "VM Name", "Power State", "Size (MiB)", "Peak %", "Average %", "Median %", "Custom Percentile %",
            "95th Percentile % (recommended)",
        ]
    ]  # fmt: skip
    info: Sheet = [["VM Name", "Sizing Enabled", "Power State", "95th Percentile IOPS", "Host Name", "MOID"]]
    for name, power, vcpus, ram, host in zip(
        *(
            column(sheets["vmList"], each)
            for each in ("VM Name", "Power State", "vCPUs", "Memory (MiB)", "Host")
        ),
        strict=True,
    ):
        is_idle = power != "poweredOn" or name == "vm-0004"
        percent = 0 if is_idle else source.randrange(5, 60)
        cpu.append([name, power, vcpus, 1000, 2 * percent, percent / 2, 3, None, percent, 1])
        memory.append([name, power, ram, percent, percent / 2, 3, None, percent / 4])
        iops = 999 if power != "poweredOn" else 0 if is_idle else source.randrange(3, 60)
        info.append([name, "True", power, iops, host, f"moid-{name}"])
    metadata: Sheet = [
        ["Hypervisor", "Collector Version", "Collection Date & Time", "Performance Data Duration"],
        ["vCenter", "7.1.1", "2026-09-08 10:55:02 UTC", "7 Days"],
    ]
    return {**sheets, "vInfo": info, "vCPU": cpu, "vMemory": memory, "Metadata": metadata}
