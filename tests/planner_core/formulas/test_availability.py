"""Reserves for failed hosts, and the slots of vSphere HA in the vendor's example."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import availability, cpu, memory
from planner_core.formulas.saturation import desktops_at_target

HOST_GHZ, HOST_GB = np.array([9.0, 9.0, 6.0]), np.array([9.0, 6.0, 6.0])
VM_GHZ, VM_GB = np.array([2.0, 2.0, 1.0, 1.0, 1.0]), np.array([1.0, 1.0, 2.0, 1.0, 1.0])
"""VMware vSphere availability, admission control: three hosts and five machines with their reservations."""


def test_slots_of_the_vendors_example() -> None:
    slot_mhz = availability.counted_mhz(VM_GHZ * 1000, 32).max()
    slot_mib = availability.counted_mib(VM_GB * 1024, 0).max()
    slots = availability.slots_per_host(HOST_GHZ * 1000, HOST_GB * 1024, slot_mhz, slot_mib)
    assert slots.tolist() == [4, 3, 3]
    assert availability.hosts_that_may_fail(slots, np.ones(3), len(VM_GHZ)) == 1


def test_percentage_policy_of_the_vendors_example() -> None:
    ghz = availability.failover_capacity_percent(HOST_GHZ.sum(), VM_GHZ.sum())
    gb = availability.failover_capacity_percent(HOST_GB.sum(), VM_GB.sum())
    assert ghz == pytest.approx(70.8, abs=0.05)
    assert gb == pytest.approx(71.4, abs=0.05)


def test_a_desktop_without_reservation_counts_32_mhz_and_its_overhead() -> None:
    assert availability.counted_mhz(0, 32) == 32
    assert availability.counted_mib(0, 52.7) == 52.7


@pytest.mark.parametrize(("needed", "failures"), [(3, 2), (4, 1), (6, 1), (7, 0), (10, 0), (11, 0)])
def test_hosts_with_most_slots_fail_first(needed: int, failures: int) -> None:
    slots, hosts = np.array([3, 4]), np.array([2, 1])
    assert availability.hosts_that_may_fail(slots, hosts, needed) == failures
    assert [availability.slots_left(slots, hosts, failed) for failed in range(4)] == [10, 6, 3, 0]


def test_a_thousand_users_need_seven_hosts_and_one_in_reserve() -> None:
    """48 cores of 2.6 GHz with 20 % hyper-threading gain at 80 %, 790 MHz per user; 768 GiB, 4 GiB per user."""
    clock = cpu.cpu_capacity_mhz(1, 2, 24, 2.6, 100.0, 20.0)
    by_cpu = desktops_at_target(1.0, 790.0, 0.0, clock, 80.0)
    ram_gib = memory.ram_for_desktops_gib(1, 768, 4 + 1, memory.min_free_mib(768))
    by_ram = ram_gib * 1024 / (4096 + 52.7 + 31.64)
    assert by_cpu == pytest.approx(151.7, abs=0.05)
    assert by_ram == pytest.approx(184.9, abs=0.05)
    per_host = np.minimum(by_cpu, by_ram)
    assert availability.hosts_needed(1000, per_host, 0) == 7
    assert availability.hosts_needed(1000, per_host, 1) == 8
    assert np.isinf(availability.hosts_needed(1000, 0, 1)), "never 0 hosts"


def test_the_largest_hosts_of_each_cluster_fail_first() -> None:
    hosts, size = np.array([2, 1, 3, 1]), np.array([128, 512, 256, 256])
    failed = availability.failed_by_size(hosts, size, np.array([7, 7, 2, 2]), np.array([0, 1, 2, 9]))
    assert failed.tolist() == [[0, 0, 1, 2], [0, 1, 1, 1], [0, 1, 2, 3], [0, 0, 0, 1]]


def test_clusters_may_lose_different_numbers() -> None:
    hosts, size, cluster = np.array([4, 4]), np.array([1, 1]), np.array([0, 1])
    failed = availability.failed_by_size(hosts, size, cluster, np.array([[0, 1], [0, 2]]))
    assert failed.tolist() == [[0, 1], [0, 2]]


def test_no_hosts_no_failures() -> None:
    none = np.array([])
    assert availability.failed_by_size(none, none, none.astype(int), np.array([1, 2])).shape == (0, 2)


@given(
    rows=st.lists(st.tuples(st.integers(0, 5), st.integers(1, 4), st.integers(0, 2)), min_size=1, max_size=8),
    failures=st.integers(0, 12),
)
def test_failing_by_size_is_failing_host_by_host(rows: list[tuple[int, int, int]], failures: int) -> None:
    """Against one host after the other: for each cluster the same capacity is lost, and no other loss is worse."""
    hosts, size, cluster = (np.array(column) for column in zip(*rows, strict=True))
    failed = availability.failed_by_size(hosts, size, cluster, np.array([failures]))[:, 0]
    assert ((failed >= 0) & (failed <= hosts)).all()
    for member in set(cluster.tolist()):
        mine = cluster == member
        single = sorted(itertools.chain(*([s] * n for n, s in zip(hosts[mine], size[mine], strict=True))))
        assert (failed * size)[mine].sum() == sum(single[::-1][:failures])
