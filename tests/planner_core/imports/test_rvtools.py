"""Exports of RVTools of each version: the inventory's totals are those of the sheet, and units those of the version."""

from __future__ import annotations

import pytest

from planner_core.imports.inventory import datastore_totals, host_totals, machine_totals
from planner_core.imports.reading import read_inventory
from planner_core.imports.source_tables import ImportedFileError
from tests.support.estates import RAW_NAMES, Sheets, column, rvtools_sheets, source_file, sums

VERSIONS = ("3.11.6", "4.0.4", "4.1.0", "4.4.1", "4.7.1")
MIB_OF_BYTE = 2**20


def named(sheets: Sheets, sheet: str, heading: str) -> str:
    return heading if heading in sheets[sheet][0] else heading.replace("MiB", "MB")


@pytest.mark.parametrize("version", VERSIONS)
def test_totals_are_the_sums_of_the_sheets(version: str) -> None:
    sheets = rvtools_sheets(40, version=version)
    found = read_inventory([source_file(sheets)])
    totals = machine_totals(found.machines)
    info = sheets["vInfo"]
    assert found.unreadable == ()
    assert totals.machines == 40
    assert totals.vcpus == sums(info, "CPUs")
    assert totals.ram_mib == sums(info, "Memory")
    assert totals.disk_mib == sums(sheets["vDisk"], named(sheets, "vDisk", "Capacity MiB"))
    assert totals.provisioned_mib == sums(info, named(sheets, "vInfo", "Provisioned MiB"))
    assert totals.used_mib == sums(info, named(sheets, "vInfo", "In Use MiB"))
    hosts = host_totals(found.hosts)
    assert (hosts.hosts, hosts.cores) == (6, sums(sheets["vHost"], "# Cores"))
    assert hosts.sockets == sums(sheets["vHost"], "# CPU")
    assert hosts.ram_mib == sums(sheets["vHost"], "# Memory")
    stores = datastore_totals(found.datastores)
    assert stores.capacity_mib == sums(sheets["vDatastore"], named(sheets, "vDatastore", "Capacity MiB"))
    assert stores.used_mib == sums(sheets["vDatastore"], named(sheets, "vDatastore", "In Use MiB"))


def test_what_a_machine_is_comes_from_its_row() -> None:
    sheets = rvtools_sheets()
    template, placeholder, off, reserved, suspended = (
        read_inventory([source_file(sheets)]).machines[place] for place in (1, 2, 3, 4, 5)
    )
    assert template.is_template
    assert placeholder.is_placeholder
    assert (off.power, suspended.power) == ("off", "suspended")
    assert reserved.reserved_mib == reserved.ram_mib
    assert (template.cluster, template.host, template.datastore) == (
        "Servers",
        "servers-esx1",
        "servers-store",
    )
    assert (template.guest, template.folder) == ("Microsoft Windows 11 (64-bit)", "/VDI")


def test_no_column_is_found_by_its_position() -> None:
    sheets = rvtools_sheets()
    before = read_inventory([source_file(sheets)])
    turned = {name: [row[::-1] for row in rows] for name, rows in sheets.items()}
    assert read_inventory([source_file(turned)]) == before


def test_the_sheet_of_machines_alone_is_enough() -> None:
    sheets = {"vInfo": rvtools_sheets()["vInfo"]}
    found = read_inventory([source_file(sheets)])
    assert machine_totals(found.machines).disk_mib == sums(sheets["vInfo"], "Total disk capacity MiB")
    assert [str(each) for each in found.remarks] == [
        "export.xlsx has no sheet vHost: hosts are unknown, and none is drawn.",
        "export.xlsx has no sheet vDatastore: datastores are unknown, and none is drawn.",
    ]


def test_headings_that_contradict_the_version_are_remarked() -> None:
    sheets = rvtools_sheets(version="4.4.1")
    sheets["vInfo"][0] = [each.replace("MiB", "MB") for each in sheets["vInfo"][0]]
    found = read_inventory([source_file(sheets)])
    assert machine_totals(found.machines).used_mib == sums(sheets["vInfo"], "In Use MB")
    assert "headings say MB, although RVTools 4.4.1 writes MiB" in str(found.remarks[0])


@pytest.mark.parametrize("factor", [1, MIB_OF_BYTE])
def test_memory_of_hosts_in_the_program_s_own_heading_is_in_mib_or_bytes(factor: int) -> None:
    sheets = rvtools_sheets()
    rows = sheets["vHost"]
    place = rows[0].index("# Memory")
    rows[0] = [RAW_NAMES["vHost"].get(each, each) for each in rows[0]]
    meant = sum(row[place] for row in rows[1:])
    for row in rows[1:]:
        row[place] *= factor
    assert host_totals(read_inventory([source_file(sheets)]).hosts).ram_mib == meant


@pytest.mark.parametrize("unit", ["GB", "GiB", "KB", "KiB", "TB", "Bytes"])
@pytest.mark.parametrize(
    ("sheet", "heading"),
    [
        ("vInfo", "Memory"),
        ("vInfo", "In Use MiB"),
        ("vInfo", "Provisioned MiB"),
        ("vInfo", "Total disk capacity MiB"),
        ("vHost", "# Memory"),
        ("vDatastore", "Capacity MiB"),
        ("vDatastore", "In Use MiB"),
        ("vDisk", "Capacity MiB"),
        ("vMemory", "Reservation"),
    ],
)
def test_a_heading_with_a_unit_that_rvtools_never_writes_is_refused(
    sheet: str, heading: str, unit: str
) -> None:
    sheets = rvtools_sheets()
    changed = f"{heading.removesuffix(' MiB')} {unit}"
    sheets[sheet][0][sheets[sheet][0].index(heading)] = changed
    with pytest.raises(ImportedFileError, match=f"sheet {sheet}: the column {changed} is in a unit"):
        read_inventory([source_file(sheets)])


def test_memory_of_hosts_in_two_units_is_refused() -> None:
    sheets = rvtools_sheets()
    rows = sheets["vHost"]
    rows[0] = [RAW_NAMES["vHost"].get(each, each) for each in rows[0]]
    rows[1][rows[0].index("vHostMemorySize")] *= MIB_OF_BYTE
    with pytest.raises(ImportedFileError, match="in bytes for some hosts and in MiB for others"):
        read_inventory([source_file(sheets)])


def test_memory_in_bytes_under_the_shown_heading_is_not_taken_for_mib() -> None:
    sheets = rvtools_sheets()
    rows = sheets["vHost"]
    for row in rows[1:]:
        row[rows[0].index("# Memory")] *= MIB_OF_BYTE
    found = read_inventory([source_file(sheets)])
    assert found.hosts == ()
    assert "sheet vHost, row 2: # Memory is 824048615424; expected: a number from 1,024" in str(
        found.unreadable[0]
    )


@pytest.mark.parametrize(
    ("heading", "value", "says"),
    [
        ("CPUs", None, "row 2: CPUs is empty; expected: a number."),
        ("CPUs", 2.5, "CPUs is 2.5; expected: a whole number."),
        ("Memory", "much", "Memory is much; expected: a number."),
        ("Memory", 4.0 * 2**30, "Memory is 4294967296; expected: a number from 1 to"),
        ("Powerstate", "asleep", "Powerstate is asleep; expected: poweredOn, poweredOff or suspended."),
        ("VM", None, "VM is empty; expected: the name of a machine."),
        ("Template", "x", "Template is x; expected: True or False."),
    ],
)
def test_a_row_that_cannot_be_read_is_told_and_not_counted(heading: str, value: object, says: str) -> None:
    sheets = rvtools_sheets()
    info = sheets["vInfo"]
    info[1][info[0].index(heading)] = value
    found = read_inventory([source_file(sheets)])
    assert len(found.machines) == 11
    assert len(found.unreadable) == 1
    assert str(found.unreadable[0]).startswith("export.xlsx, sheet vInfo, row 2: ")
    assert says in str(found.unreadable[0])


def test_rows_that_are_only_formatted_are_no_machines() -> None:
    sheets = rvtools_sheets()
    sheets["vInfo"] += [[None] * 25] * 300
    assert read_inventory([source_file(sheets)]).unreadable == ()


def test_cores_that_contradict_processors_are_told() -> None:
    sheets = rvtools_sheets()
    sheets["vHost"][1][9] = 47
    found = read_inventory([source_file(sheets)])
    assert len(found.hosts) == 5
    assert "# Cores is 47; expected: 48 cores, by processors and cores of each." in str(found.unreadable[0])


def test_hosts_without_a_cluster_take_that_of_their_machines() -> None:
    sheets = rvtools_sheets()
    sheets["vHost"] = [[row[0], *row[3:]] for row in sheets["vHost"]]
    found = {each.name: each.cluster for each in read_inventory([source_file(sheets)]).hosts}
    assert (found["vdi-esx0"], found["servers-esx1"]) == ("VDI", "Servers")


def test_disks_belong_to_machines_by_id_and_by_name_only_if_it_is_unique() -> None:
    sheets = rvtools_sheets(version="3.11.6")
    for name in ("vInfo", "vDisk"):
        place = sheets[name][0].index("VM ID")
        sheets[name] = [[*row[:place], *row[place + 1 :]] for row in sheets[name]]
    by_name = machine_totals(read_inventory([source_file(sheets)]).machines).disk_mib
    assert by_name == sums(sheets["vDisk"], "Capacity MB")
    for row in (*sheets["vInfo"][1:], *sheets["vDisk"][1:]):
        row[0] = "the same"
    assert all(each.disk_mib is None for each in read_inventory([source_file(sheets)]).machines)


def test_the_same_machine_in_two_files_counts_once() -> None:
    one, other = rvtools_sheets(8), rvtools_sheets(12)
    found = read_inventory([source_file(one, "a.xlsx"), source_file(other, "b.xlsx")])
    assert len(found.machines) == 12
    assert "in several files" in str(found.remarks[-1])
    twice = read_inventory([source_file(one, "a.xlsx"), source_file(one, "b.xlsx")])
    assert len(twice.machines) == 8
    assert str(twice.remarks[-1]) == "b.xlsx has the same content as another file; it counts once."


def test_equal_ids_of_two_vcenters_are_two_machines() -> None:
    one, other = rvtools_sheets(8, seed=1), rvtools_sheets(8, seed=2)
    assert column(one["vInfo"], "VM ID") == column(other["vInfo"], "VM ID")
    assert len(read_inventory([source_file(one), source_file(other)]).machines) == 16


def test_a_file_of_something_else_says_what_is_expected() -> None:
    with pytest.raises(ImportedFileError) as caught:
        read_inventory([source_file({"Preise": [["Artikel"]]}, "prices.xlsx")])
    assert str(caught.value) == (
        "prices.xlsx is no export that can be imported. Expected: the sheet vInfo of RVTools, vmList of Nutanix"
        " Collector, or VMs of Live Optics. There are: Preise."
    )


def test_an_export_without_any_machine_says_why() -> None:
    sheets = rvtools_sheets(1)
    sheets["vInfo"][1][6] = None
    with pytest.raises(ImportedFileError, match="row 2: Memory is empty"):
        read_inventory([source_file(sheets)])
    with pytest.raises(ImportedFileError, match="there is no machine in it"):
        read_inventory([source_file({"vInfo": sheets["vInfo"][:1]})])
