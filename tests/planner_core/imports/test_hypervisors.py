"""What an export says of the hypervisor, and the hypervisor of the hosts that are drawn from it."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.imports.host_cards import host_cards
from planner_core.imports.inventory import InventoryHost
from planner_core.imports.selection import EstateChoice
from planner_core.plan.components import DesktopPool, Host
from tests.planner_core.imports.test_drawing import drawn
from tests.support.estates import rvtools_sheets
from tests.support.plans import CATALOG


@pytest.mark.parametrize(
    ("said", "hypervisor"),
    [
        ("VMware ESX 4.1.0 build-260247", "esx-4.1"),
        ("VMware ESXi 6.7.0 build-8169922", "vsphere-5-to-6.7"),
        ("VMware ESXi 8.0.3 build-24022510", "vsphere-8"),
        ("VMware ESXi 9.0.0 build-24755229", "vsphere-9"),
        ("VMware ESX 9.0.1 build-24957456", "vsphere-9"),
        ("Nutanix 20230302.100173", "nutanix-ahv"),
        ("AHV", "nutanix-ahv"),
        ("Nutanix AHV 10.0", "nutanix-ahv"),
        ("Microsoft Hyper-V, Windows Server 2025 Datacenter", "hyper-v-2025"),
        ("Microsoft Windows Server 2022 Datacenter", "hyper-v-2022"),
        ("HyperV", "hyper-v-2022"),
        ("Hyper-V 10.0.17763", "hyper-v-2022"),
        ("Azure Stack HCI 23H2", "azure-local"),
        ("Proxmox VE 8.2.4", "proxmox-ve"),
        ("XenServer 8", None),
        ("VMware ESXi 12.0.0", None),
        ("", None),
    ],
)
def test_the_generation_that_a_host_says(said: str, hypervisor: str | None) -> None:
    host = InventoryHost(name="host", cluster="", cores=32, version=said)
    (card,) = host_cards([host], CATALOG, "an export")
    assert card.values.get("hypervisor") == hypervisor
    assert (card.origins["hypervisor"].kind if hypervisor else None) == ("imported" if hypervisor else None)


@pytest.mark.parametrize(
    ("said", "hypervisor"), [("VMware ESXi 9.0.0", "vsphere-9"), ("Nutanix AHV", "nutanix-ahv")]
)
def test_the_hosts_of_an_export_get_it(said: str, hypervisor: str) -> None:
    sheets = rvtools_sheets()
    column = sheets["vHost"][0].index("ESX Version")
    for row in sheets["vHost"][1:]:
        row[column] = said
    assert {host.hypervisor for host in drawn(sheets).plan.of_type(Host)} == {hypervisor}


@pytest.mark.parametrize(("said", "keeps_swap"), [("VMware ESXi 8.0.3", True), ("Nutanix AHV", False)])
def test_files_of_machines_hold_a_swap_file_on_vsphere_only(said: str, keeps_swap: bool) -> None:
    """On both the plan takes what the machines use, RAM of those that are on included."""
    sheets = rvtools_sheets(60)
    column = sheets["vHost"][0].index("ESX Version")
    for row in sheets["vHost"][1:]:
        row[column] = said
    found = drawn(sheets, EstateChoice(powered_off=False), desktops="all")
    pools = found.plan.of_type(DesktopPool)
    disks = sum(each.desktops * each.replica_gib * each.full_clone_fill_percent / 100 for each in pools)
    used = sum(each.used_mib or 0.0 for each in found.selected.machines) / 1024
    ram = sum(each.ram_mib - (each.reserved_mib or 0.0) for each in found.selected.machines) / 1024
    assert disks == pytest.approx(used - ram if keeps_swap else used, rel=0.002)
    found_space = sum(each.by_role.get("swap", 0.0) for each in evaluate(found.plan, CATALOG).stores)
    assert (found_space > 0) is keeps_swap
