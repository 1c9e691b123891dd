"""The review of guests: by the plan's own years, and by today where it names none."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.planner_core.engine.findings.sound_plans import array_plan, changed, set_to
from tests.support.plans import CATALOG


def codes(plan: Plan, day: str = "") -> set[str]:
    found = evaluate(plan, msgspec.structs.replace(CATALOG, day=day)).findings
    return {each.code for each in found if each.code.startswith("guest.")}


def guest(name: str, **fields: object) -> Plan:
    return changed(
        array_plan(), "pool", **{"guest_os": name, "replica_gib": 64.0, "template_gib": 64.0, **fields}
    )


@pytest.mark.parametrize(
    ("day", "first_year", "found"),
    [
        ("", 0, set()),
        ("2024-10-14", 0, {"guest.support-ends"}),
        ("2025-10-14", 0, {"guest.support-ends"}),
        ("2025-10-15", 0, {"guest.support-ended"}),
        ("2020-12-31", 0, set()),
        ("2021-01-01", 0, {"guest.support-ends"}),
        ("", 2025, {"guest.support-ends"}),
        ("2026-11-28", 2025, {"guest.support-ends"}),
        ("2024-01-01", 2026, {"guest.support-ended"}),
    ],
)
def test_support_ends_by_the_years_of_the_plan_or_by_today(
    day: str, first_year: int, found: set[str]
) -> None:
    """Windows 10: 14 October 2025; the plan looks five years ahead."""
    plan = set_to(guest("Windows 10"), first_year=first_year)
    assert plan.settings.planned_years == 5
    assert codes(plan, day) == found


@pytest.mark.parametrize(
    ("hypervisor", "found"),
    [
        ("vsphere-4.0", {"guest.no-tpm"}),
        ("vsphere-5-to-6.7", {"guest.no-tpm"}),
        ("vsphere-7", set()),
        ("nutanix-ahv", set()),
        ("proxmox-ve", set()),
    ],
)
def test_windows_11_needs_a_tpm(hypervisor: str, found: set[str]) -> None:
    plan = changed(guest("Windows 11", ram_gib=8.0), "hosts", hypervisor=hypervisor)
    assert codes(plan) == found
    assert codes(changed(plan, "pool", guest_os="Windows 10")) == set()


@pytest.mark.parametrize(
    ("name", "users", "hypervisor", "found"),
    [
        ("Windows 11 multi-session", 8, "azure-local", set()),
        ("Windows 11 multi-session", 8, "hyper-v-2025", {"guest.multi-session"}),
        ("Windows 11 multi-session", 8, "vsphere-8", {"guest.multi-session"}),
        ("Windows 11", 8, "vsphere-8", {"guest.sessions-on-client"}),
        ("Windows 11", 1, "vsphere-8", set()),
        ("Windows Server 2022", 8, "vsphere-8", set()),
        ("Ubuntu 24.04", 8, "vsphere-8", set()),
        ("an operating system of our own", 8, "vsphere-8", set()),
    ],
)
def test_several_users_need_a_guest_for_them(name: str, users: int, hypervisor: str, found: set[str]) -> None:
    machine = guest(name, users_per_desktop=users, vcpus=4, ram_gib=16.0)
    assert codes(changed(machine, "hosts", hypervisor=hypervisor)) == found


@pytest.mark.parametrize(("field", "least"), [("vcpus", 2), ("ram_gib", 4.0), ("replica_gib", 23.29)])
def test_a_guest_is_too_small_in_any_of_three_ways(field: str, least: float) -> None:
    """Ubuntu: two vCPUs, 4 GB of RAM, 25 GB of disk, which are 23.28 GiB."""
    whole = {"vcpus": 2, "ram_gib": 4.0, "replica_gib": 23.29, "template_gib": 64.0}
    assert codes(guest("Ubuntu 24.04", **whole)) == set()
    below = type(least)(least - 1 if field == "vcpus" else least - 0.02)
    assert codes(guest("Ubuntu 24.04", **{**whole, field: below})) == {"guest.below-minimum"}


def test_windows_11_is_told_once_to_be_too_small() -> None:
    plan = changed(guest("Windows 11", ram_gib=2.0), "hosts", hypervisor="vsphere-8")
    assert codes(plan) == {"guest.windows-11"}
