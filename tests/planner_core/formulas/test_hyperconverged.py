"""What stores beside vSAN take and leave, against the figures that their makers print."""

from __future__ import annotations

import pytest

from planner_core.formulas import hyperconverged as hci
from planner_core.units import GIB_PER_GB
from tests.support.plans import CATALOG

VERSIONS, POLICIES = CATALOG.vsan_versions, CATALOG.vsan_policies


def efficiency(policy: str, hosts: int, kind: str = "all-flash") -> float:
    """Usable bytes per raw one, before anything is kept free."""
    known = POLICIES[policy]
    strip = known.strip(kind, hosts)
    return 1 / (known.copies if strip is None else known.copies_in_strips(strip))


@pytest.mark.parametrize(
    ("policy", "hosts", "printed"),
    [
        ("rf2", 3, 0.5),
        ("rf3", 5, 0.333),
        ("two-way-mirror", 2, 0.5),
        ("three-way-mirror", 3, 0.333),
        ("three-way-mirror", 16, 0.333),
        ("nested-two-way-mirror", 2, 0.25),
        ("ceph-3", 3, 0.333),
        ("ceph-ec-2-1", 3, 0.667),
        ("ceph-ec-2-2", 4, 0.5),
        ("ceph-ec-4-2", 6, 0.667),
    ],
)
def test_efficiency_of_copies_and_of_codes_of_one_width(policy: str, hosts: int, printed: float) -> None:
    assert efficiency(policy, hosts) == pytest.approx(printed, abs=0.0005)


@pytest.mark.parametrize(
    ("kind", "servers", "printed"),
    [
        *[("all-flash", servers, 0.5) for servers in (4, 5, 6)],
        *[("all-flash", servers, 0.667) for servers in (7, 8)],
        *[("all-flash", servers, 0.75) for servers in (9, 12, 15)],
        ("all-flash", 16, 0.8),
        *[("hybrid", servers, 0.5) for servers in (4, 5, 6)],
        *[("hybrid", servers, 0.667) for servers in (7, 9, 11)],
        *[("hybrid", servers, 0.727) for servers in (12, 16)],
    ],
)
def test_dual_parity_by_servers_as_microsoft_prints_it(kind: str, servers: int, printed: float) -> None:
    assert efficiency("dual-parity", servers, kind) == pytest.approx(printed, abs=0.0005)


@pytest.mark.parametrize(
    ("policy", "nodes", "data", "parity"),
    [
        ("rf2-ecx", 4, 2, 1),
        ("rf2-ecx", 5, 3, 1),
        ("rf2-ecx", 6, 4, 1),
        ("rf2-ecx", 7, 4, 1),
        ("rf2-ecx", 8, 4, 1),
        ("rf3-ecx", 6, 2, 2),
        ("rf3-ecx", 7, 3, 2),
        ("rf3-ecx", 8, 4, 2),
    ],
)
def test_strips_of_ec_x_by_nodes(policy: str, nodes: int, data: int, parity: int) -> None:
    strip = POLICIES[policy].strip("all-flash", nodes)
    assert strip is not None
    assert (strip.data_parts, strip.extra_parts) == (data, parity)


@pytest.mark.parametrize(("nodes", "printed"), [(4, 1.5), (5, 1.33), (6, 1.25), (10, 1.25)])
def test_overhead_of_what_ec_x_has_coded(nodes: int, printed: float) -> None:
    strip = POLICIES["rf2-ecx"].strip("all-flash", nodes)
    assert strip is not None
    assert hci.copies_with_strips(2, strip.copies, 100) == pytest.approx(printed, abs=0.005)
    assert hci.copies_with_strips(2, strip.copies, 0) == 2


def test_half_of_the_saving_of_ec_x_is_counted() -> None:
    """50 to 80 % are reached; (2 + 1.25) / 2 and (3 + 1.5) / 2."""
    assert 1 / efficiency("rf2-ecx", 6) == pytest.approx(1.625)
    assert 1 / efficiency("rf3-ecx", 8) == pytest.approx(2.25)


@pytest.mark.parametrize(
    ("deduplication", "copies", "gib"),
    [(False, False, 32), (False, True, 40), (True, False, 48), (True, True, 48)],
)
def test_memory_of_the_controller_machine(deduplication: bool, copies: bool, gib: float) -> None:
    """32 GB all-flash; 8 with RF3, 16 with deduplication, and 16 with both."""
    known = VERSIONS["aos"].services
    assert known is not None
    found = hci.store_memory_mib(
        known.memory_mib,
        known.deduplication_mib * deduplication,
        known.copies_mib * copies,
        known.memory_per_cache_gb_mib,
        0,
        known.memory_per_drive_mib,
        6,
    )
    assert found == gib * 1024


@pytest.mark.parametrize(("terabytes", "gib"), [(0, 0), (1, 4), (3.2, 12.8)])
def test_memory_of_the_cache_of_storage_spaces(terabytes: float, gib: float) -> None:
    known = VERSIONS["s2d"].services
    assert known is not None
    found = hci.store_memory_mib(0, 0, 0, known.memory_per_cache_gb_mib, terabytes * 1000, 0, 8)
    assert found == pytest.approx(gib * 1024)


def test_an_osd_takes_two_cores_and_8_gib() -> None:
    known = VERSIONS["ceph"].services
    assert known is not None
    assert hci.service_cores(known.cores, known.cores_per_drive, 6) == 14
    assert hci.store_memory_mib(0, 0, 0, 0, 0, known.memory_per_drive_mib, 6) == 6 * 8 * 1024
    assert hci.cpu_beside_cores_mhz(60_000, 8, 2, 16) == 45_000
    assert hci.cpu_beside_cores_mhz(60_000, 40, 2, 16) == 0


@pytest.mark.parametrize(("drives", "gib"), [(1, 75), (2, 150), (3, 165), (4, 180), (24, 180)])
def test_own_files_of_a_nutanix_node(drives: int, gib: float) -> None:
    """60 GiB on each of the first two SSDs, 15 GiB of metadata on each of up to four."""
    known = VERSIONS["aos"].services
    assert known is not None
    sizes = (known.home_gib, known.home_drives, known.metadata_gib, known.metadata_drives)
    assert hci.own_files_gib(1, drives, *sizes) == gib
    assert hci.own_files_gib(4, drives, *sizes) == 4 * gib


@pytest.mark.parametrize(("servers", "drives"), [(2, 2), (3, 3), (4, 4), (5, 4), (16, 4)])
def test_storage_spaces_keeps_a_drive_for_each_server_up_to_four(servers: int, drives: int) -> None:
    known = VERSIONS["s2d"].services
    assert known is not None
    assert (
        hci.reserve_of_drives_gib(servers, known.spare_drives, 3840 * GIB_PER_GB)
        == drives * 3840 * GIB_PER_GB
    )


def test_the_reserve_takes_what_has_failed() -> None:
    """Four nodes of 10,000 GiB with one in reserve: 30,000 before and after one fails, 20,000 after the second."""
    assert [hci.raw_beside_reserve_gib(raw, 40_000, 10_000) for raw in (40_000, 30_000, 20_000)] == [
        30_000,
        30_000,
        20_000,
    ]
    assert hci.raw_beside_reserve_gib(10_000, 10_000, 20_000) == 0


def test_usable_capacity_of_an_article_on_nutanix() -> None:
    """(raw - largest node) x RF ratio, 5 % of it free: four nodes of 10,000 GiB."""
    assert hci.store_usable_gib(30_000, 0, 5, 2, 1) == pytest.approx(14_250)
