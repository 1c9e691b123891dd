"""vSAN against printed examples and the hosts of Virtual SAN 6.2 with VDI."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import availability, cpu, host_cache, io_on_stores, raid, vsan
from planner_core.units import GIB_PER_GB

POLICIES = {"RAID 1": (1, 1), "RAID 5": (3, 1), "RAID 6": (4, 2)}


@pytest.mark.parametrize(("policy", "tb"), [("RAID 1", 3.15), ("RAID 5", 4.725), ("RAID 6", 4.2)])
def test_ten_hosts_with_one_in_reserve_and_30_percent_slack(policy: str, tb: float) -> None:
    """10 hosts of 1 TB: the largest is dropped first, then the slack."""
    hosts, size = np.array([10.0]), np.array([1.0])
    failed = availability.failed_by_size(hosts, size, np.array([0]), np.array([1]))
    raw = ((hosts[:, None] - failed) * size[:, None]).sum()
    factor = vsan.copies_factor(*POLICIES[policy])
    assert vsan.vsan_usable_gib(vsan.capacity_for_objects_gib(raw, 0, 30), factor, 1.0) == pytest.approx(tb)


@pytest.mark.parametrize(
    ("data", "extra", "factor"),
    [(1, 0, 1), (1, 1, 2), (1, 2, 3), (1, 3, 4), (3, 1, 4 / 3), (4, 2, 1.5), (4, 1, 1.25), (2, 1, 1.5)],
)
def test_copies_factor_of_every_policy(data: int, extra: int, factor: float) -> None:
    assert vsan.copies_factor(data, extra) == pytest.approx(factor)


@pytest.mark.parametrize(("data", "extra", "gib"), [(1, 1, 22.62), (4, 1, 14.14), (4, 2, 16.97)])
def test_esa_object_of_10_gib(data: int, extra: int, gib: float) -> None:
    """Broadcom KB 394410 prints the raw space that 10 GiB take; so much raw space holds just them."""
    beside_metadata = vsan.capacity_beside_metadata_gib(gib, 13.1)
    found = vsan.vsan_usable_gib(beside_metadata, vsan.copies_factor(data, extra), 1.0)
    assert found == pytest.approx(10, abs=0.005)


def test_raw_capacity_of_the_all_flash_cluster() -> None:
    """4 hosts of 2 disk groups of 3 x 800 GB."""
    assert raid.drives_gib(4, 2 * 3, 800) == pytest.approx(19_200 * GIB_PER_GB)


def test_format_and_data_reduction_work_against_each_other() -> None:
    plain = vsan.vsan_usable_gib(vsan.capacity_for_objects_gib(1000, 0, 0), 2, 1)
    formatted = vsan.vsan_usable_gib(vsan.capacity_for_objects_gib(1000, 6.2, 0), 2, 1)
    assert formatted == pytest.approx(0.938 * plain)
    assert vsan.vsan_usable_gib(1000, 2, 1.5) == pytest.approx(750)


def test_cache_of_the_printed_example() -> None:
    """50.4 TB raw on 3 hosts of 2 groups, one failure tolerated by mirrors: 2.52 TB in all, 420 GB each."""
    wanted = vsan.cache_wanted_gib(vsan.vsan_usable_gib(50_400, vsan.copies_factor(1, 1), 1.0), 10)
    assert wanted == pytest.approx(2_520)
    assert wanted / (3 * 2) == pytest.approx(420)


# base, per disk group, share of host RAM, per GB of cache, cap of the cache in GB, per capacity disk
V60_HYBRID = (3072, 500, 0, 2, np.inf, 0)
V60U3_HYBRID = (5426, 636, 0, 8, np.inf, 70)
V60U3_ALL_FLASH = (5426, 636, 0, 14, 600, 70)
LATER_ALL_FLASH = (7100, 1360, 0.005, 20, 600, 160)
LATER_HYBRID = (7100, 1610, 0.005, 10, np.inf, 180)


@pytest.mark.parametrize(
    ("version", "groups", "ram_gib", "cache_gb", "disks", "mib"),
    [
        (V60U3_ALL_FLASH, 1, 256, 600, 3, 14_672),
        (LATER_ALL_FLASH, 1, 256, 600, 3, 22_251),
        (V60_HYBRID, 1, 256, 400, 4, 4_372),
        (V60U3_HYBRID, 1, 256, 400, 4, 9_542),
        (LATER_HYBRID, 1, 256, 400, 4, 7100 + 1610 + 1310.72 + 4000 + 720),
    ],
)
def test_memory_of_three_generations_is_one_formula(
    version: tuple[float, ...], groups: int, ram_gib: float, cache_gb: float, disks: int, mib: float
) -> None:
    base, per_group, ram_share, per_cache_gb, cap, per_disk = version
    found = vsan.vsan_memory_mib(
        base, groups, per_group, ram_share, ram_gib, per_cache_gb, cache_gb, cap, per_disk, disks
    )
    assert found == pytest.approx(mib, abs=0.5)


@pytest.mark.parametrize(("hosts", "mib"), [(4, 3072), (16, 3072), (17, 3372), (64, 3372)])
def test_vsan_6_0_takes_more_memory_in_large_clusters(hosts: int, mib: float) -> None:
    assert vsan.vsan_base_memory_mib(3072, 300, hosts, 16) == mib


@pytest.mark.parametrize(
    ("gib", "parts", "witnesses", "components"),
    [
        (4, 2, 1, 3),
        (255, 2, 1, 3),
        (256, 2, 1, 5),
        (600, 2, 1, 7),
        (100, 4, 0, 4),
        (100, 6, 0, 6),
        (0, 2, 1, 0),
    ],
)
def test_components_of_a_file(gib: float, parts: int, witnesses: int, components: int) -> None:
    assert vsan.components_of_file(gib, 255, parts, witnesses) == components


def test_components_of_a_host_stay_below_9000() -> None:
    """125 linked clones on a host of the hybrid cluster: home, swap, two disks, each mirrored with a witness."""
    per_desktop = 4 * vsan.components_of_file(1, 255, 2, 1)
    assert vsan.components_of_machines(500, 1.0, per_desktop) == 6000
    assert vsan.components_of_machines(500, 1.0, per_desktop) / 4 < 9000


@pytest.mark.parametrize(
    ("reads", "writes", "without", "with_cbrc"), [(750, 740, 2_230, 1_630), (650, 720, 2_090, 1_570)]
)
def test_back_end_of_the_hybrid_cluster_shows_how_much_the_write_buffer_merges(
    reads: float, writes: float, without: float, with_cbrc: float
) -> None:
    """Four disks of 125 to 150 IOPS carried it: uncached arithmetic asks 3.5 to 4.5 times as much."""
    assert raid.back_end_iops(reads, writes, 2, 0, 0) == pytest.approx(without)
    behind = raid.back_end_iops(host_cache.reads_after_cache(reads, 80), writes, 2, 0, 0)
    assert behind == pytest.approx(with_cbrc)
    assert 2.6 < behind / (4 * 150) < behind / (4 * 125) < 3.3


@pytest.mark.parametrize(
    ("reads", "read_ms", "writes", "write_ms", "published", "error"),
    [(750, 3.2, 740, 17.1, 10.1, 0.005), (650, 3.8, 720, 29.6, 17.2, 0.0101)],
)
def test_guest_latency_is_the_mean_of_reads_and_writes(
    reads: float, read_ms: float, writes: float, write_ms: float, published: float, error: float
) -> None:
    """Virtual SAN 6.1 and 6.2; the second is 17.36 from the paper's own parts, 0.9 % above its mean."""
    found = io_on_stores.mean_latency_ms(reads, read_ms, writes, write_ms)
    assert found == pytest.approx(published, rel=error)


@pytest.mark.parametrize(
    ("desktops", "cores", "clock_ghz", "per_core"), [(500, 80, 2.5, 6.25), (580, 96, 2.3, 6.04)]
)
def test_density_of_both_clusters(desktops: int, cores: int, clock_ghz: float, per_core: float) -> None:
    """The paper prints desktops per core at 99.4 % busy processors: about 400 MHz each, by the base clock."""
    assert desktops / cores == pytest.approx(per_core, abs=0.005)
    clock = cpu.cpu_capacity_mhz(4, 2, cores / 8, clock_ghz, 100.0, 0.0)
    assert clock / desktops == pytest.approx(400, rel=0.06)


def test_network_carries_each_copy_but_the_local_ones() -> None:
    assert vsan.vsan_network_mb_s(10, 20, 2, 4) == pytest.approx(37.5)
    assert vsan.vsan_network_mb_s(10, 20, 2, 1) == 0
    assert vsan.vsan_network_mb_s(0, 20, 2, 2) == pytest.approx(20), "one copy of two is remote"


@given(writes=st.floats(0, 1e6), reads=st.floats(0, 1e6), hit=st.floats(0, 100), penalty=st.integers(1, 6))
def test_caches_never_add_io(writes: float, reads: float, hit: float, penalty: int) -> None:
    bare = raid.back_end_iops(reads, writes, penalty, 0, 0) * (1 + 1e-12)
    for client, read_cache, merged in ((hit, 0, 0), (0, hit, 0), (0, 0, hit)):
        left = host_cache.reads_after_cache(reads, client)
        assert raid.back_end_iops(left, writes, penalty, read_cache, merged) <= bare


def test_reduction_and_what_it_takes() -> None:
    assert vsan.reduction_of_both_kinds(3, 1.5) == 4.5
    assert vsan.penalty_with_reduction(2, 25) == 2.5
    assert vsan.compressed_mb_s(20, 2) == 10
    assert cpu.services_percent(10, 3) == 13
    assert cpu.services_percent(60, 50) == 100


def test_metadata_of_the_express_storage() -> None:
    """10 GiB as RAID 5 (4 + 1) take 14.14 GiB of raw capacity (Broadcom KB 394410), so those hold 10 GiB."""
    for_objects = vsan.capacity_beside_metadata_gib(14.1375, 13.1)
    assert vsan.vsan_usable_gib(for_objects, 1.25, 1) == pytest.approx(10)


def test_swap_objects_have_copies_of_their_own() -> None:
    """4 GiB mirrored take 8 GiB raw, which are 6 of those that RAID 5 (3 + 1) makes of it."""
    assert vsan.swap_by_policy_gib(4, 2, 4 / 3) == pytest.approx(6)
    assert vsan.swap_by_policy_gib(4, 2, 2) == 4


def test_a_quarter_of_2_000_gib_mirrored_is_made_again_in_an_hour() -> None:
    """1,000 GiB are 1,073,742 MB; three hosts of 100 MB/s: 3,579 s."""
    lost = vsan.lost_parts_gib(2000.0, 2.0, 1.0, 8000.0, 6000.0)
    assert lost == pytest.approx(1000.0)
    assert vsan.rebuild_hours(lost, 3.0, 100.0) == pytest.approx(3579.14 / 3600, rel=1e-5)
    assert vsan.lost_parts_gib(2000.0, 2.0, 1.0, 8000.0, 8000.0) == 0
    assert vsan.parts_with_metadata_gib(lost, 13.1) == pytest.approx(1131.0)
