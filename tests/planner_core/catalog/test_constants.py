"""The tables of constants against the figures they were fitted to, and against the formulas that use them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from planner_core.catalog.records import RECALLED
from planner_core.formulas import memory, vsan
from planner_core.formulas.block_sizes import mean_kib, mix_read_percent, read_bytes_percent
from planner_core.plan.components import Cluster, DiskGroup, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings
from tests.support.plans import CATALOG

TABLES = (
    "raid_levels",
    "hypervisors",
    "vsan_versions",
    "vsan_policies",
    "brokers",
    "broker_servers",
    "io_profiles",
    "ports",
)

SIZES_6 = (256, 1024, 4096, 16384)
VSPHERE_6 = {
    1: (20.29, 25.90, 48.64, 139.62),
    2: (24.28, 29.91, 52.72, 143.98),
    4: (32.23, 37.86, 60.67, 151.93),
    8: (48.16, 53.82, 76.78, 168.60),
}
"""vSphere 6.5 resource management, sample overhead memory, MB."""

SIZES_4 = tuple(256 * 2**step for step in range(11))
VSPHERE_4 = {
    1: (113.17, 116.68, 123.73, 137.81, 165.98, 222.30, 334.96, 560.27, 1011.21, 1912.48, 3714.99),
    2: (159.43, 164.96, 176.05, 198.20, 242.51),
    3: (200.53, 206.07, 217.18, 239.37, 283.75),
    4: (241.62, 247.17, 258.30, 280.53, 324.99),
    5: (293.15, 302.75, 322.00, 360.46),
    6: (334.27, 343.88, 363.17, 401.70),
    7: (375.38, 385.02, 404.34, 442.94),
    8: (416.50, 426.15, 445.52, 484.18),
}
"""vSphere 4.0 resource management, table 3-2, MB."""


def overhead(generation: str, ram_mib: float, vcpus: float) -> float:
    return float(memory.memory_overhead_mib(ram_mib / 1024, *CATALOG.overhead_line(generation, vcpus)))


def printed_cells() -> list[tuple[str, int, int, float]]:
    cells: list[tuple[str, int, int, float]] = [("esx-4.1", 1024, 1, 105.91), ("esx-4.1", 2048, 1, 118.00)]
    for vcpus, column in VSPHERE_4.items():
        cells += [("vsphere-4.0", size, vcpus, mib) for size, mib in zip(SIZES_4, column, strict=False)]
    for generation in ("vsphere-5-to-6.7", "vsphere-7", "vsphere-8", "vsphere-9"):
        for vcpus, column in VSPHERE_6.items():
            cells += [(generation, size, vcpus, mib) for size, mib in zip(SIZES_6, column, strict=True)]
    return cells


@pytest.mark.parametrize(("generation", "ram_mib", "vcpus", "printed_mib"), printed_cells())
def test_overhead_meets_every_printed_cell(
    generation: str, ram_mib: int, vcpus: int, printed_mib: float
) -> None:
    assert overhead(generation, ram_mib, vcpus) == pytest.approx(printed_mib, abs=0.2)


VMWARE = [key for key, row in CATALOG.hypervisors.items() if row.is_vmware]


@pytest.mark.parametrize("generation", VMWARE)
def test_overhead_grows_with_vcpus_between_and_beyond_the_printed_ones(generation: str) -> None:
    found = [overhead(generation, 4096, vcpus) for vcpus in range(1, 33)]
    assert all(more > less for less, more in pairwise(found))


@pytest.mark.parametrize("generation", ["hyper-v-2022", "hyper-v-2025", "azure-local"])
@pytest.mark.parametrize("ram_gib", [1, 4, 16])
def test_overhead_on_hyper_v_is_32_mb_and_8_for_each_further_gb(generation: str, ram_gib: int) -> None:
    """The rule counted up GB by GB, whatever the number of vCPUs."""
    counted = 32
    for _ in range(1, ram_gib):
        counted += 8
    assert {overhead(generation, ram_gib * 1024, vcpus) for vcpus in (1, 2, 3, 8, 64)} == {counted}


@pytest.mark.parametrize(("ram_mib", "least", "most"), [(4096, 232, 564), (8192, 314, 728)])
def test_overhead_on_proxmox_lies_within_what_is_recalled(ram_mib: int, least: float, most: float) -> None:
    """150 to 400 MB and 2 to 4 % of the RAM: half-way."""
    assert overhead("proxmox-ve", ram_mib, 2) == pytest.approx((least + most) / 2, abs=1)


def test_nothing_is_counted_where_nothing_is_published() -> None:
    assert overhead("nutanix-ahv", 8192, 4) == 0.0
    source, confidence = CATALOG.hypervisors["nutanix-ahv"].source_of_overhead
    assert "Nothing published" in source
    assert confidence == "C"


HYPERVISORS = {
    "esx-4.1": (320, None, False, True),
    "vsphere-4.0": (320, None, False, True),
    "vsphere-5-to-6.7": (512, None, True, True),
    "vsphere-7": (1024, None, True, True),
    "vsphere-8": (1024, None, True, True),
    "vsphere-9": (1024, None, True, True),
    "nutanix-ahv": (None, None, False, False),
    "hyper-v-2022": (1024, 64, False, False),
    "hyper-v-2025": (1024, 64, False, False),
    "azure-local": (None, 16, False, False),
    "proxmox-ve": (None, None, False, False),
}
"""Machines of a host, hosts of a cluster, VMX swap; swap files, the sliding scale and vSAN, which are VMware's."""


def test_what_differs_between_hypervisors() -> None:
    found = {}
    for key, row in CATALOG.hypervisors.items():
        assert row.has_swap_files == row.keeps_free_memory == row.is_vmware
        found[key] = (row.vms_per_host, row.hosts_per_cluster, row.has_vmx_swap, row.is_vmware)
    assert found == HYPERVISORS


def test_what_is_only_recalled_of_hypervisors_is_marked() -> None:
    recalled = {key for key, row in CATALOG.hypervisors.items() if row.confidence == RECALLED}
    assert recalled == {"vsphere-9", "proxmox-ve"}
    by_memory = {key for key, row in CATALOG.hypervisors.items() if row.source_of_overhead[1] == RECALLED}
    assert by_memory == {"hyper-v-2022", "hyper-v-2025", "azure-local", "proxmox-ve"}


def test_overhead_between_two_printed_numbers_of_vcpus_is_half_way() -> None:
    low, middle, high = (overhead("vsphere-8", 4096, vcpus) for vcpus in (4, 6, 8))
    assert middle == pytest.approx((low + high) / 2)
    assert overhead("vsphere-8", 4096, 12) == pytest.approx(2 * high - low)


@pytest.mark.parametrize(
    ("table", "owner", "field"),
    [
        ("raid_levels", DiskGroup, "raid"),
        ("hypervisors", Host, "hypervisor"),
        ("vsan_versions", Cluster, "vsan_version"),
        ("vsan_policies", Cluster, "vsan_policy"),
        ("brokers", Settings, "broker"),
    ],
)
def test_every_choice_of_a_field_has_its_row(table: str, owner: type, field: str) -> None:
    info = declared_field(owner, field)
    assert info is not None
    assert set(info.choices) == set(getattr(CATALOG, table))


@pytest.mark.parametrize("table", [*TABLES, "display_bands"])
def test_every_constant_says_where_it_is_from(table: str) -> None:
    rows = getattr(CATALOG, table)
    assert rows
    for key, row in rows.items():
        assert key == row.id
        assert len(row.source) > 15, key
        assert row.name, key


def vsan_memory(version: str, kind: str, groups: int, cache_gb: float, disks: int, ram_gib: float) -> float:
    known = getattr(CATALOG.vsan_versions[version], kind)
    cap = float("inf") if known.cache_cap_gb is None else known.cache_cap_gb
    return float(
        vsan.vsan_memory_mib(
            base_mib=known.base_mib,
            disk_groups=groups,
            per_disk_group_mib=known.per_disk_group_mib,
            host_ram_share=known.host_ram_share,
            host_ram_gib=ram_gib,
            per_cache_gb_mib=known.per_cache_gb_mib,
            cache_gb=cache_gb,
            cache_cap_gb=cap,
            per_capacity_disk_mib=known.per_capacity_disk_mib,
            capacity_disks=disks,
        )
    )


@pytest.mark.parametrize(
    ("version", "kind", "cache_gb", "disks", "printed_mib"),
    [
        ("6.0", "hybrid", 400, 4, 4372),
        ("6.2", "hybrid", 400, 4, 9542),
        ("6.2", "all_flash", 600, 3, 14_672),
        ("6.2", "all_flash", 800, 3, 14_672),
        ("6.7", "all_flash", 600, 3, 22_251),
        ("7.0", "all_flash", 600, 3, 22_251),
        ("8.0", "all_flash", 600, 3, 22_251),
    ],
)
def test_vsan_memory_of_one_group_in_a_host_of_256_gib(
    version: str, kind: str, cache_gb: float, disks: int, printed_mib: float
) -> None:
    assert vsan_memory(version, kind, 1, cache_gb, disks, 256) == pytest.approx(printed_mib, abs=1)


@pytest.mark.parametrize(
    ("policy", "copies", "hosts", "failures", "parts"),
    [
        ("ftt-0", 1, 3, 0, 1),
        ("raid-1-ftt-1", 2, 3, 1, 3),
        ("raid-1-ftt-2", 3, 5, 2, 5),
        ("raid-1-ftt-3", 4, 7, 3, 7),
        ("raid-5", 4 / 3, 4, 1, 4),
        ("raid-6", 1.5, 6, 2, 6),
    ],
)
def test_vsan_policies_cost_what_vmware_prints(
    policy: str, copies: float, hosts: int, failures: int, parts: int
) -> None:
    row = CATALOG.vsan_policies[policy]
    assert row.copies == pytest.approx(copies)
    assert (row.minimum_hosts, row.failures_tolerated) == (hosts, failures)
    assert row.components_per_object + row.witnesses_per_object == parts


@pytest.mark.parametrize(
    ("level", "reads"), [("raid-0", 0), ("raid-10", 1), ("raid-5", 7), ("raid-dp", 7), ("raidz2", 1)]
)
def test_reads_of_a_lost_block(level: str, reads: int) -> None:
    assert CATALOG.raid_levels[level].reads_of_lost_block(8) == reads


@pytest.mark.parametrize(
    ("phase", "kib", "reads", "read_bytes"),
    [("boot", 42.7, 95.7, 98.2), ("monday", 23.6, 64.8, 80.3), ("tuesday", 17.4, 13.2, 18.5)],
)
def test_block_sizes_of_tr_4540(phase: str, kib: float, reads: float, read_bytes: float) -> None:
    mix = CATALOG.io_profiles[phase].sizes
    assert sum(size.share_percent for size in mix) == pytest.approx(100)
    assert mean_kib(mix) == pytest.approx(kib, abs=0.06)
    assert mix_read_percent(mix) == pytest.approx(reads, abs=0.06)
    assert read_bytes_percent(mix) == pytest.approx(read_bytes, abs=0.06)


@pytest.mark.parametrize(
    ("port", "mb_s"), [("fc-8", 800), ("fc-16", 1600), ("ethernet-10", 1175), ("sas-12-x4", 4800)]
)
def test_what_a_port_carries_in_one_direction(port: str, mb_s: float) -> None:
    """Line coding leaves 100 MB/s for each Gbit/s of Fibre Channel; of Ethernet iSCSI and NFS use 94 %."""
    assert CATALOG.ports[port].usable_mb_s == mb_s


def test_limits_of_brokers_follow_version_and_protocol() -> None:
    assert CATALOG.brokers["horizon-5.1"].clones_per_datastore("fc") == 64
    assert CATALOG.brokers["horizon-7"].clones_per_datastore("iscsi") == 140
    assert CATALOG.brokers["horizon-7"].clones_per_datastore("nfs") == 250
    assert CATALOG.brokers["horizon-7"].clones_per_datastore("local") == 128
    assert CATALOG.brokers["none"].clones_per_datastore("nfs") is None
    assert [CATALOG.brokers["horizon-7"].provisioning_of(kind) for kind in ("full", "linked")] == [20, 8]
