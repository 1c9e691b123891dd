"""Live Optics and Nutanix Collector: totals are the sums of the sheets, each size in the unit of its heading."""

from __future__ import annotations

import pytest

from planner_core.imports.inventory import datastore_totals, host_totals, machine_totals
from planner_core.imports.reading import read_inventory, wanted_heading, wanted_sheet
from planner_core.imports.source_tables import ImportedFileError
from tests.support.estates import collector_sheets, live_optics_sheets, rvtools_sheets, source_file, sums


def test_live_optics_gives_its_sums() -> None:
    sheets = live_optics_sheets(30)
    found = read_inventory([source_file(sheets)])
    totals = machine_totals(found.machines)
    assert (totals.machines, found.unreadable) == (30, ())
    assert totals.vcpus == sums(sheets["VMs"], "Virtual CPU")
    assert totals.ram_mib == sums(sheets["VMs"], "Provisioned Memory (MiB)")
    assert totals.ram_mib * 2**20 == sums(sheets["VMs"], "Provisioned Memory (Bytes)")
    assert totals.disk_mib == sums(sheets["VMs"], "Virtual Disk Size (MiB)")
    assert totals.used_mib == sums(sheets["VMs"], "Virtual Disk Used (MiB)")
    hosts = host_totals(found.hosts)
    assert hosts.ram_mib * 1024 == sums(sheets["ESX Hosts"], "Memory (KiB)")
    assert (hosts.cores, hosts.sockets, hosts.mhz) == (96, 6, 96 * 2900)
    assert [each.cpu_percent for each in found.hosts] == [30.25, 31.25, 32.25]
    assert {each.ram_percent for each in found.hosts} == {61.5}
    assert {(each.cpu_peak_percent, each.ram_peak_percent) for each in found.hosts} == {(70.5, 110.0)}
    assert {(each.load_as, each.iops, each.iops_peak) for each in found.hosts} == {("average", None, None)}
    assert all(each.has_hyper_threading for each in found.hosts)
    assert sum(each.is_template for each in found.machines) == 1


@pytest.mark.parametrize(
    ("headings", "found"),
    [
        (("Average IOPS", "Peak IOPS"), (200.0, "average", 900.0)),
        (("95% IOPS", "Peak IOPS"), (200.0, "p95", 900.0)),
        (("Average IOPS",), (200.0, "average", None)),
        (("Peak IOPS",), (None, "average", 200.0)),
        (("Average IOPS", "95% IOPS"), (200.0, "average", None)),
    ],
)
def test_ios_of_a_host_say_what_they_are(headings, found) -> None:
    sheets = live_optics_sheets()
    busy = sheets["ESX Performance"]
    busy[0] += headings
    for row in busy[1:]:
        row += [200.0, 900.0][: len(headings)]
    hosts = read_inventory([source_file(sheets)]).hosts
    assert {(each.iops, each.iops_as, each.iops_peak) for each in hosts} == {found}
    assert all(map(wanted_heading, headings))


def test_collector_has_the_95th_percentile_of_the_ios() -> None:
    sheets = collector_sheets()
    sheets["vHosts"][0] += ["Peak IOPS", "95th Percentile IOPS"]
    for number, row in enumerate(sheets["vHosts"][1:]):
        row += [900.0, 300.0 + number]
    found = read_inventory([source_file(sheets)])
    assert [(each.iops, each.iops_as, each.iops_peak) for each in found.hosts] == [
        (300.0, "p95", 900.0), (301.0, "p95", 900.0), (302.0, "p95", 900.0),
    ]  # fmt: skip
    assert {(each.cpu_percent, each.ram_percent, each.load_as) for each in found.hosts} == {
        (50.0, 80.0, "moment")
    }
    assert found.day == "2026-09-08"
    assert all(map(wanted_heading, ("Peak IOPS", "95th Percentile IOPS")))


def test_memory_in_bytes_alone_is_the_same() -> None:
    sheets = live_optics_sheets()
    place = sheets["VMs"][0].index("Provisioned Memory (MiB)")
    meant = sums(sheets["VMs"], "Provisioned Memory (MiB)")
    sheets["VMs"] = [[*row[:place], *row[place + 1 :]] for row in sheets["VMs"]]
    assert machine_totals(read_inventory([source_file(sheets)]).machines).ram_mib == meant


def test_cores_of_each_processor_are_known_by_the_net_clock() -> None:
    sheets = live_optics_sheets()
    for row in sheets["ESX Hosts"][1:]:
        row[sheets["ESX Hosts"][0].index("CPU Cores")] = 16
    assert {each.cores for each in read_inventory([source_file(sheets)]).hosts} == {32}
    for row in sheets["ESX Hosts"][1:]:
        row[sheets["ESX Hosts"][0].index("CPU Cores")] = 20
    found = read_inventory([source_file(sheets)])
    assert found.hosts == ()
    assert "CPU Cores is 20; expected: 32 cores, by clock and net clock." in str(found.unreadable[0])


def test_collector_gives_its_sums() -> None:
    sheets = collector_sheets(30)
    found = read_inventory([source_file(sheets)])
    totals = machine_totals(found.machines)
    assert (totals.machines, found.unreadable) == (30, ())
    assert totals.vcpus == sums(sheets["vmList"], "vCPUs")
    assert totals.ram_mib == sums(sheets["vmList"], "Memory (MiB)")
    assert totals.disk_mib == sums(sheets["vmList"], "Capacity (MiB)")
    assert totals.used_mib == sums(sheets["vmList"], "Consumed (MiB)")
    hosts = host_totals(found.hosts)
    assert hosts.ram_mib == sums(sheets["vHosts"], "Memory Size") * 1024
    assert (hosts.cores, hosts.sockets, hosts.mhz) == (60, 6, 60 * 2400)
    assert {each.cluster for each in found.hosts} == {"NTNX"}
    assert sum(each.in_maintenance for each in found.hosts) == 1
    stores = datastore_totals(found.datastores)
    assert stores.capacity_mib == sums(sheets["Datastore"], "Capacity (MiB)")
    assert stores.used_mib == sums(sheets["Datastore"], "Consumed (MiB)")
    assert (found.sources[0].product, found.sources[0].version) == ("collector", "7.1.1")


@pytest.mark.parametrize(
    ("sheets", "sheet", "heading"),
    [
        (live_optics_sheets(3), "VMs", "Virtual Disk Size"),
        (live_optics_sheets(3), "VMs", "Virtual Disk Used"),
        (live_optics_sheets(3), "ESX Hosts", "Memory"),
        (collector_sheets(3), "vmList", "Memory"),
        (collector_sheets(3), "vmList", "Consumed"),
        (collector_sheets(3), "Datastore", "Capacity"),
    ],
)
@pytest.mark.parametrize("unit", ["MB", "GB"])
def test_decimal_units_that_the_program_never_writes_are_refused(sheets, sheet, heading, unit) -> None:
    head = sheets[sheet][0]
    place = next(place for place, each in enumerate(head) if each.startswith(f"{heading} ("))
    changed = {
        **sheets,
        sheet: [[*head[:place], f"{heading} ({unit})", *head[place + 1 :]], *sheets[sheet][1:]],
    }
    with pytest.raises(ImportedFileError, match="is in a unit that this program never writes"):
        read_inventory([source_file(changed)])


def test_files_of_several_products_are_one_inventory() -> None:
    exports = {"a": rvtools_sheets(4), "b": live_optics_sheets(5), "c": collector_sheets(6)}
    found = read_inventory([source_file(sheets, name) for name, sheets in exports.items()])
    assert len(found.machines) == 15 - 2, "vm-0000 and vm-0002 of the cluster VDI are in two of the files"
    assert sum("each counts once" in str(each) for each in found.remarks) == 1
    assert [each.product for each in found.sources] == ["rvtools", "live-optics", "collector"]


def test_all_sheets_and_columns_that_are_read_are_kept_by_the_reader() -> None:
    assert all(map(wanted_sheet, ("vInfo", "RVTools_tabvHost", "ESX Hosts", "VMs", "vmList", "Datastore")))
    assert not any(map(wanted_sheet, ("vSnapshot", "VM Performance", "vLicense", "Details")))
    read = ("Memory (KiB)", "In Use MB", "vInfoCPUs", "# CPU", " Cluster Name ", "Provisioned GB")
    assert all(map(wanted_heading, read))
    assert not any(map(wanted_heading, ("owner", "Annotation", "DNS Name", "Primary IP Address", "")))
