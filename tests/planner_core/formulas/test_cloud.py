"""Desktops from a cloud by hand: the published tables of both rules, and the money of one month."""

from __future__ import annotations

from decimal import Decimal

import pytest

from planner_core.formulas import cloud

D = Decimal


@pytest.mark.parametrize(
    ("work", "vcpus", "users", "machines"),
    [
        ("light", 4, 24, 42),
        ("light", 8, 48, 21),
        ("light", 16, 96, 11),
        ("light", 32, 192, 6),
        ("medium", 4, 16, 63),
        ("medium", 8, 32, 32),
        ("medium", 16, 64, 16),
        ("medium", 32, 128, 8),
        ("heavy", 4, 8, 125),
        ("heavy", 8, 16, 63),
        ("heavy", 16, 32, 32),
        ("heavy", 32, 64, 16),
    ],
)
def test_the_published_table_of_the_rule_by_vcpus(work: str, vcpus: int, users: int, machines: int) -> None:
    """GO-EUC (2024), first table: hosts for 1,000 users by the sizing of Microsoft."""
    found = cloud.users_by_vcpus(D(vcpus), D(cloud.USERS_PER_VCPU[work]))
    assert (found, cloud.machines_for_users(D(1000), found)) == (users, machines)


@pytest.mark.parametrize(
    ("work", "ram", "users", "machines"),
    [
        ("light", 16, 6, 167),
        ("medium", 16, 4, 250),
        ("medium", 64, 20, 50),
        ("heavy", 16, 2, 500),
        ("heavy", 32, 4, 250),
        ("heavy", 64, 10, 100),
        ("heavy", 128, 20, 50),
    ],
)
def test_the_published_table_of_the_rule_by_ram(work: str, ram: int, users: int, machines: int) -> None:
    """GO-EUC (2024), second table, without the rows in which its hosts are not those of its own formula."""
    found = cloud.users_by_ram(D(ram), D(cloud.RAM_OF_SYSTEM_GIB), D(cloud.RAM_PER_USER_GIB[work]))
    assert (found, cloud.machines_for_users(D(1000), found)) == (users, machines)


def test_both_rules_differ_by_the_factor_that_is_published() -> None:
    """Medium work on machines of 8 vCPUs and 32 GB: 32 and 9 users, so about 3.5 times as many machines."""
    by_vcpus = cloud.users_by_vcpus(D(8), D(cloud.USERS_PER_VCPU["medium"]))
    by_ram = cloud.users_by_ram(D(32), D(4), D(3))
    assert (by_vcpus, by_ram) == (32, 9)
    assert 2.7 < by_vcpus / by_ram < 4


def test_a_machine_that_is_too_small_carries_nobody() -> None:
    assert cloud.users_by_ram(D("6.9"), D(4), D(3)) == 0
    assert cloud.users_by_ram(D(7), D(4), D(3)) == 1
    assert cloud.users_by_ram(D(2), D(4), D(3)) == 0
    assert cloud.machines_for_users(D(1000), D(0)) is None


@pytest.mark.parametrize(("users", "machines"), [(1, 1), (32, 1), (33, 2), (64, 2), (65, 3)])
def test_the_last_user_needs_a_machine(users: int, machines: int) -> None:
    assert cloud.machines_for_users(D(users), D(32)) == machines


@pytest.mark.parametrize(("standby", "on"), [(0, 0), (1, 1), (32, 1), (33, 2), (1_000, 3)])
def test_machines_for_standby_are_whole_and_never_more_than_there_are(standby: int, on: int) -> None:
    assert cloud.machines_always_on(D(3), D(standby), D(32)) == on


def test_the_month_of_a_thousand_users() -> None:
    """By hand: 32 machines, one of them always on; 1 x 730 + 31 x 220 hours."""
    hours = cloud.machine_hours(D(32), D(1), D(220), D(730))
    assert hours == 7550
    machines = cloud.machines_per_month(hours, D("0.40"))
    disks = cloud.disks_per_month(D(32), D(2), D("21.68"))
    profiles = cloud.profiles_per_month(D(1000), D(30), D("0.16"))
    access = cloud.all_users_per_month(D(1000), D("5.50"))
    network = cloud.all_users_per_month(D(1000), D(1))
    assert (machines, disks, profiles) == (D("3020.00"), D("737.12"), D("4800.00"))
    assert (access, network) == (D("5500.00"), D("1000.00"))
    per_month = cloud.cloud_per_month(access, machines, disks, profiles, network)
    assert per_month == D("15057.12")
    assert cloud.cloud_per_user(per_month, D(1000)) == D("15.06")
    assert cloud.cloud_over_years(per_month, D(5)) == D("903427.20")


def test_amounts_are_rounded_half_up_to_the_smallest_unit_of_the_currency() -> None:
    assert cloud.machines_per_month(D("3"), D("0.335")) == D("1.01")
    assert cloud.machines_per_month(D("3"), D("0.335"), decimals=0) == D(1)
    assert cloud.cloud_per_user(D(100), D(3)) == D("33.33")
    assert cloud.cloud_per_user(D(100), D(0)) is None
