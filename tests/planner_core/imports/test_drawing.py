"""Inventories as plans: what is left out, how machines are grouped, and that the plan has the totals of the file."""

from __future__ import annotations

import json

import pytest

from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.imports.drawing import EstateDrawing, drawing, import_step
from planner_core.imports.grouping import Grouping, group_keys
from planner_core.imports.inventory import Inventory, machine_totals
from planner_core.imports.kept_names import names_as_text
from planner_core.imports.reading import read_inventory
from planner_core.imports.selection import EstateChoice, selected
from planner_core.imports.source_tables import ImportedFileError
from planner_core.plan.components import (
    Cluster,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    Note,
    StorageArray,
)
from planner_core.plan.interchange import plan_to_json
from planner_core.plan.plan import Plan
from planner_core.plan.problems import problems
from tests.support.estates import Sheets, column, rvtools_sheets, source_file
from tests.support.plans import CATALOG

MIB = 1024


def read(sheets: Sheets) -> Inventory:
    return read_inventory([source_file(sheets)])


def drawn(sheets: Sheets, choice: EstateChoice | None = None, **rule: object) -> EstateDrawing:
    return drawing(read(sheets), CATALOG, choice, Grouping(**rule))


def kept(sheets: Sheets, powered_off: bool = False) -> list[int]:
    """The rows that count, by the sheet alone."""
    info = sheets["vInfo"]
    flags = zip(*(column(info, each) for each in ("Template", "SRM Placeholder", "Powerstate")), strict=True)
    return [
        row
        for row, (template, placeholder, power) in enumerate(flags)
        if template == placeholder == "False" and (powered_off or power == "poweredOn")
    ]


def machines_of(plan: Plan) -> list[tuple[int, DesktopPool | InfrastructureServers]]:
    return [
        *((each.desktops, each) for each in plan.of_type(DesktopPool)),
        *((each.servers, each) for each in plan.of_type(InfrastructureServers)),
    ]


@pytest.mark.parametrize("powered_off", [False, True])
def test_what_counts_and_what_is_left_out_are_the_whole_file(powered_off: bool) -> None:
    sheets = rvtools_sheets(40)
    found = selected(read(sheets), EstateChoice(powered_off=powered_off))
    rows = kept(sheets, powered_off)
    assert [each.name for each in found.machines] == [column(sheets["vInfo"], "VM")[row] for row in rows]
    left = {reason: len(each) for reason, each in found.left_out.items()}
    assert (left["template"], left["placeholder"]) == (1, 1)
    assert left["off"] == (0 if powered_off else 38 - len(rows))
    assert sum(left.values()) + len(found.machines) == 40


@pytest.mark.parametrize("powered_off", [False, True])
@pytest.mark.parametrize(
    "keys", [("size",), ("guest", "size"), ("guest", "size", "resource-pool", "folder", "name")]
)
def test_a_plan_has_the_totals_of_the_file(powered_off: bool, keys: tuple[str, ...]) -> None:
    sheets = rvtools_sheets(60)
    plan = drawn(sheets, EstateChoice(powered_off=powered_off), keys=keys).plan
    info, rows = sheets["vInfo"], kept(sheets, powered_off)
    assert problems(plan) == ()
    every = machines_of(plan)
    assert sum(number for number, _ in every) == len(rows)
    assert sum(number * each.vcpus for number, each in every) == sum(
        column(info, "CPUs")[row] for row in rows
    )
    ram = sum(number * each.ram_gib for number, each in every)
    assert ram * MIB == pytest.approx(sum(column(info, "Memory")[row] for row in rows), rel=1e-12)
    hosts = plan.of_type(Host)
    assert sum(each.count * each.cores for each in hosts) == sum(column(sheets["vHost"], "# Cores"))
    memory = sum(each.count * each.ram_gib * MIB for each in hosts)
    assert memory == pytest.approx(sum(column(sheets["vHost"], "# Memory")))


@pytest.mark.parametrize("powered_off", [False, True])
def test_space_on_stores_is_what_the_machines_use(powered_off: bool) -> None:
    sheets = rvtools_sheets(60)
    found = drawn(sheets, EstateChoice(powered_off=powered_off), desktops="all")
    plan = found.plan
    meant = machine_totals(found.selected.machines)
    disks = sum(
        each.desktops * each.replica_gib * each.full_clone_fill_percent / 100
        for each in plan.of_type(DesktopPool)
    )
    swap = sum(each.desktops * (each.ram_gib - each.ram_reserved_gib) for each in plan.of_type(DesktopPool))
    info = sheets["vInfo"]
    rows = [*zip(*(column(info, each) for each in ("Powerstate", "Memory", "In Use MiB")), strict=True)]
    taken = [rows[row] for row in kept(sheets, powered_off)]
    on = [(ram, used) for power, ram, used in taken if power == "poweredOn"]
    beyond = sum(max(ram - used, 0) for ram, used in on)  # swap files larger than all that a machine uses
    switched_on = sum(
        ram for power, ram, _ in taken if power != "poweredOn"
    )  # in the plan they run, and swap
    assert 0 < beyond < meant.used_mib / 1000
    assert (switched_on > 0) is powered_off
    assert (disks + swap) * MIB == pytest.approx(meant.used_mib + beyond + switched_on)


def test_capacity_of_stores_is_that_of_the_datastores() -> None:
    sheets = rvtools_sheets(20)
    plan = drawn(sheets).plan
    shown = evaluate(plan, CATALOG)
    capacity = {row.component: row.capacity for row in shown.saturation if row.resource == "capacity"}
    stores = dict(
        zip(column(sheets["vDatastore"], "Name"), column(sheets["vDatastore"], "Capacity MiB"), strict=True)
    )
    array = plan.of_type(StorageArray)[0]
    assert array.name == "vdi-store"
    assert capacity[array.id] * MIB == pytest.approx(stores["vdi-store"])
    drives = {plan.parents[each.id]: each for each in plan.of_type(DiskGroup) if each.purpose == "vsan"}
    raw = sum(
        plan.components[host].count * group.drives * group.drive_gb * 10**9 for host, group in drives.items()
    )
    assert raw / 2**20 == pytest.approx(stores["servers-store"])
    assert {each.name: each.vsan for each in plan.of_type(Cluster)} == {"VDI": "none", "Servers": "all-flash"}


def test_what_was_measured_is_kept_with_its_meaning_source_and_day() -> None:
    sheets = rvtools_sheets(20)
    plan = drawn(sheets).plan
    rows = [
        *zip(
            *(column(sheets["vHost"], each) for each in ("Cluster", "CPU usage %", "Memory usage %")),
            strict=True,
        )
    ]
    for host in plan.of_type(Host):
        cluster = plan.components[plan.parents[host.id]].name
        cpu, ram = ([row[place] for row in rows if row[0] == cluster] for place in (1, 2))
        assert host.measured_cpu_percent == pytest.approx(sum(cpu) / 3)
        assert host.measured_ram_percent == pytest.approx(sum(ram) / 3)
        assert (host.measured_as, host.measured_day) == ("moment", "2026-11-01")
        assert (host.measured_iops, host.measured_cpu_peak_percent) == (None, None)
        origin = host.origins["measured_cpu_percent"]
        assert (origin.kind, origin.reference) == ("imported", "RVTools 4.7.1, export.xlsx")
        assert "measured_iops" not in host.origins
    used = dict(
        zip(column(sheets["vDatastore"], "Name"), column(sheets["vDatastore"], "In Use MiB"), strict=True)
    )
    assert plan.of_type(StorageArray)[0].measured_used_gib == used["vdi-store"] / MIB


def test_what_the_export_does_not_tell_is_nothing_and_not_0() -> None:
    sheets = rvtools_sheets(20)
    for heading in ("CPU usage %", "Memory usage %"):
        place = sheets["vHost"][0].index(heading)
        for row in sheets["vHost"][1:]:
            row[place] = None
    used = sheets["vDatastore"][0].index("In Use MiB")
    for row in sheets["vDatastore"]:
        del row[used]
    plan = drawn(sheets).plan
    for host in plan.of_type(Host):
        assert (host.measured_cpu_percent, host.measured_ram_percent, host.measured_day) == (None, None, "")
        assert not [each for each in host.origins if each.startswith("measured")]
    assert plan.of_type(StorageArray)[0].measured_used_gib is None
    sheets = rvtools_sheets(20)
    idle = sheets["vHost"][0].index("CPU usage %")
    for row in sheets["vHost"][1:]:
        row[idle] = 0
    assert {each.measured_cpu_percent for each in drawn(sheets).plan.of_type(Host)} == {0.0}


def test_hosts_that_are_alike_are_one_card_with_the_processor_of_the_catalogue() -> None:
    sheets = rvtools_sheets()
    sheets["vHost"][2][sheets["vHost"][0].index("# Memory")] = 524_288
    hosts = drawn(sheets).plan.of_type(Host)
    assert sorted((each.count, each.cores_per_socket, each.ram_gib) for each in hosts) == [
        (1, 24, 512.0),
        (2, 24, 785_874 / MIB),
        (3, 16, 785_874 / MIB),
    ]
    host, record = hosts[0], CATALOG.record("cpus", "Intel Xeon Gold 6248R")
    assert record is not None
    assert host.cpu_model == "Intel Xeon Gold 6248R"
    assert (host.server_model, host.hypervisor) == ("HPE ProLiant DL380 Gen10", "vsphere-8")
    assert (host.base_clock_ghz, host.all_core_turbo_ghz) == (2.993, record.values["all_core_turbo_ghz"])
    assert host.origins["ram_gib"].kind == "imported"
    assert host.origins["ram_gib"].reference == "RVTools 4.7.1, export.xlsx"
    assert host.origins["work_per_clock_percent"].reference == "Intel Xeon Gold 6248R"


def test_an_unknown_processor_runs_at_its_base_clock_and_that_is_said() -> None:
    sheets = rvtools_sheets()
    for row in sheets["vHost"][1:]:
        row[3], row[6] = "Acme Zeta 9 CPU @ 2.00GHz", "False"
    found = drawn(sheets)
    host = found.plan.of_type(Host)[0]
    assert (host.all_core_turbo_ghz, host.hyper_threading_gain_percent) == (2.993, 0.0)
    assert any("Acme Zeta 9" in str(each) for each in found.remarks)


def test_no_name_of_a_machine_is_in_the_plan_unless_asked_for() -> None:
    sheets = rvtools_sheets(30)
    for number, row in enumerate(sheets["vInfo"][1:]):
        row[0] = f"secret{number}-payroll{number}"
    for row in (*sheets["vDisk"][1:], *sheets["vMemory"][1:]):
        row[0] = "secret"
    text = json.dumps(json.loads(plan_to_json(drawn(sheets).plan)))
    assert "secret" not in text
    assert "esx" not in text
    asked = drawn(sheets, keys=("name",), pattern="(secret)").plan
    assert {each.name.split(" ")[0] for _, each in machines_of(asked)} == {"secret"}


def test_the_rule_groups_as_it_says() -> None:
    sheets = rvtools_sheets(30)
    for number, row in enumerate(sheets["vInfo"][1:]):
        row[0] = f"{('W10-', 'W11-', 'SRV_')[number % 3]}{number:03}"
    by_name = drawn(sheets, keys=("name",))
    assert {each.words for each in by_name.groups} == {("W10",), ("W11",), ("SRV",)}
    assert {each.is_desktops for each in by_name.groups if each.words == ("SRV",)} == {False}
    assert all(each.is_desktops for each in drawn(sheets, desktops="all").groups)
    assert not any(each.is_desktops for each in drawn(sheets, desktops="none").groups)
    by_cluster = drawn(sheets, keys=())
    assert sorted((each.cluster, each.is_desktops) for each in by_cluster.groups) == [
        ("Servers", False),
        ("Servers", True),
        ("VDI", False),
        ("VDI", True),
    ]
    assert {each.words for each in drawn(sheets, keys=("folder", "resource-pool")).groups} == {
        ("VDI", "Resources")
    }
    assert any("has machines of several sizes" in str(each) for each in by_cluster.remarks)


@pytest.mark.parametrize("pattern", ["(", "x" * 300, "(?P<a"])
def test_a_wrong_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(ImportedFileError, match="is no regular expression"):
        drawn(rvtools_sheets(), keys=("name",), pattern=pattern)


def test_wrong_words_name_the_right_ones() -> None:
    with pytest.raises(ImportedFileError, match=r"cannot be grouped by colour\. Choose from: folder, guest,"):
        group_keys(["colour"])
    with pytest.raises(ImportedFileError, match=r"no cluster Lab in these files\. There are: VDI, Servers\."):
        drawn(rvtools_sheets(), EstateChoice(clusters=("Lab",)))


def test_one_cluster_alone_takes_its_hosts_and_stores() -> None:
    found = drawn(rvtools_sheets(20), EstateChoice(clusters=("vdi",)))
    assert [each.name for each in found.plan.of_type(Cluster)] == ["VDI"]
    assert sum(each.count for each in found.plan.of_type(Host)) == 3
    assert len(found.selected.left_out["cluster"]) > 0
    assert "servers-store" not in {each.name for each in found.selected.datastores}


def test_machines_alone_are_drawn_on_clusters_without_hosts() -> None:
    plan = drawn({"vInfo": rvtools_sheets(20)["vInfo"]}).plan
    assert problems(plan) == ()
    assert plan.of_type(Host) == ()
    assert {each.name for each in plan.of_type(Cluster)} == {"VDI", "Servers"}
    assert all(plan.hosts_of(each.id) for each in plan.of_type(DesktopPool))


def test_hosts_outside_clusters_carry_their_own_machines() -> None:
    sheets = rvtools_sheets(20)
    for sheet in ("vInfo", "vHost"):
        place = sheets[sheet][0].index("Cluster")
        for row in sheets[sheet][1:]:
            row[place] = None
    plan = drawn(sheets).plan
    assert plan.of_type(Cluster) == ()
    assert all(plan.hosts_of(each.id) for each in plan.of_type(DesktopPool))


def test_local_disks_that_machines_lie_on_are_in_their_hosts() -> None:
    sheets = rvtools_sheets(20)
    place = sheets["vInfo"][0].index("Path")
    sheets["vInfo"][1][place] = "[local-0] a/a.vmx"
    plan = drawn(sheets).plan
    groups = [each for each in plan.of_type(DiskGroup) if each.purpose == "datastore"]
    local = next(each for each in groups if isinstance(plan.components[plan.parents[each.id]], Host))
    host = plan.components[plan.parents[local.id]]
    capacity = column(sheets["vDatastore"], "Capacity MiB")[2]
    assert host.count * local.drives / 2 * local.drive_gb * 10**9 / 2**20 == pytest.approx(capacity)


def test_files_lie_on_the_stores_of_their_machines_by_share() -> None:
    sheets = rvtools_sheets(40)
    place, clusters = sheets["vInfo"][0].index("Path"), column(sheets["vInfo"], "Cluster")
    for number, row in enumerate(sheets["vInfo"][1:]):
        if clusters[number] == "VDI" and number % 3 == 0:
            row[place] = "[servers-store] a/a.vmx"
    plan = drawn(sheets, keys=(), desktops="all").plan
    names = {each: part.name for each, part in plan.components.items()}
    pool = next(each for each in plan.of_type(DesktopPool) if names[plan.hosts_of(each.id)[0]] == "VDI")
    shares = {names[each.target]: each.share for each in plan.links_from(pool.id) if each.role == "delta"}
    rows = [row for row in kept(sheets) if clusters[row] == "VDI"]
    elsewhere = sum(row % 3 == 0 for row in rows) / len(rows)
    assert shares == pytest.approx({"Servers": elsewhere, "vdi-store": 1 - elsewhere})


def test_an_import_is_one_step_into_any_plan() -> None:
    found = drawn(rvtools_sheets(20))
    step = import_step(found.plan, found)
    both = apply(found.plan, step.edits)
    assert len(both.components) == 2 * len(found.plan.components)
    assert problems(both) == ()
    assert str(step.label) == f"Import {len(found.plan.components)} components"


def test_machines_of_several_sizes_have_a_mean_of_whole_vcpus() -> None:
    sheets = rvtools_sheets(20)
    place = sheets["vInfo"][0].index("CPUs")
    for number, row in enumerate(sheets["vInfo"][1:]):
        row[place] = 8 if number == 0 else 2
    plan = drawn(sheets, keys=(), desktops="all").plan
    assert {each.vcpus for each in plan.of_type(DesktopPool)} == {2, 3}


def test_a_thousand_servers_and_more_are_several_cards() -> None:
    sheets = rvtools_sheets(3)
    row = [*sheets["vInfo"][1]]
    sheets["vInfo"] = [sheets["vInfo"][0], *([*row[:-3], f"vm-{n}", f"u-{n}", "vc-1"] for n in range(2100))]
    plan = drawn(sheets, desktops="none").plan
    assert sorted(each.servers for each in plan.of_type(InfrastructureServers)) == [100, 1000, 1000]
    assert problems(plan) == ()


def test_names_of_machines_stay_out_unless_asked_for() -> None:
    inventory = read(rvtools_sheets(30))
    without, with_names = (
        drawing(inventory, CATALOG, EstateChoice(keep_names=keep)) for keep in (False, True)
    )
    names = {each.name for each in (*inventory.machines, *inventory.hosts)}
    plain = plan_to_json(without.plan) + "".join(map(str, without.remarks)).encode()
    assert not [each for each in names if each.encode() in plain]
    notes = with_names.plan.of_type(Note)
    assert len(notes) == len(with_names.groups)
    for note, group in zip(notes, with_names.groups, strict=True):
        assert unfolded(note.notes) == sorted(each.name for each in group.machines)
        assert note.name.startswith("Machines: ")
    assert not [each.name for each in inventory.hosts if each.name.encode() in plan_to_json(with_names.plan)]
    assert any("notes beside their cards" in str(each) for each in with_names.remarks)
    assert not problems(with_names.plan)
    assert evaluate(with_names.plan, CATALOG).desktops == evaluate(without.plan, CATALOG).desktops


def unfolded(text: str) -> list[str]:
    """Every name that a note tells."""
    found = []
    for part in text.split(", "):
        first, _, last = part.partition(" … ")
        if not last:
            found.append(first)
            continue
        stem = first.rstrip("0123456789")
        width = len(first) - len(stem)
        numbers = range(int(first[len(stem) :]), int(last[len(stem) :]) + 1)
        found += [f"{stem}{number:0{width}}" for number in numbers]
    return sorted(found)


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (["W-9", "W-10", "W-11", "W-12"], "W-10 … W-12, W-9"),
        (["a01", "a02", "a04", "a05", "a06"], "a01, a02, a04 … a06"),
        (["dup", "dup", "x1", "x1", "x2"], "dup, dup, x1, x1, x2"),
        ([f"W{each:03}" for each in range(420)], "W000 … W419"),
        ([], ""),
    ],
)
def test_names_that_count_up_are_told_by_first_and_last(names: list[str], text: str) -> None:
    assert names_as_text(reversed(names), 2000) == (text, 0)


def test_a_name_without_room_is_counted() -> None:
    names = [f"{each}-desk" for each in range(100, 200)]
    found = names_as_text(names, 50)
    assert len(found.text) <= 50
    assert found.left_out == 100 - len(found.text.split(", "))
