"""Guests: which one a name means, and what the table says of them."""

from __future__ import annotations

from datetime import date

import pytest

from planner_core.catalog.guests import guest_of
from tests.support.plans import CATALOG

GUESTS = CATALOG.guests


@pytest.mark.parametrize(
    ("text", "guest"),
    [
        ("Windows 11", "windows-11"),
        ("Microsoft Windows 11 (64-bit)", "windows-11"),
        ("Windows 10 Enterprise 22H2 (64 bit)", "windows-10"),
        ("Windows 10 LTSC 2021", "windows-10-ltsc-2021"),
        ("Windows 11 Enterprise multi-session", "windows-11-multi-session"),
        ("Microsoft Windows Server 2022 (64-bit)", "windows-server-2022"),
        ("Windows 7 (32 bit)", "windows-7"),
        ("Ubuntu 24.04 LTS", "ubuntu-24.04"),
        ("Red Hat Enterprise Linux 9 (64-bit)", "rhel-9"),
        ("", ""),
        ("Windows", ""),
        ("Windows Server 2003", ""),
        ("Ubuntu Linux (64-bit)", ""),
        ("Windows 10, Windows 11", ""),
        ("Windows 11, Windows Server 2022", ""),
        ("Windows 2022 Server", "windows-server-2022"),
    ],
)
def test_a_name_means_one_guest_or_none(text: str, guest: str) -> None:
    found = guest_of(text, GUESTS)
    assert (found.id if found is not None else "") == guest


def test_every_guest_is_found_by_its_own_name() -> None:
    for guest in GUESTS.values():
        assert guest_of(guest.name, GUESTS) is guest


def test_every_workload_of_one_guest_names_one_that_is_known() -> None:
    for record in CATALOG.records("workloads"):
        assert guest_of(str(record.values["guest_os"]), GUESTS) is not None, record.name


def test_days_are_days_and_hypervisors_exist() -> None:
    for guest in GUESTS.values():
        if guest.support_ends:
            date.fromisoformat(guest.support_ends)
        assert {*guest.no_tpm_on, *guest.only_on} <= {*CATALOG.hypervisors}
        assert {*guest.recalled} <= {*guest.__struct_fields__}


def test_requirements_are_those_of_the_vendors() -> None:
    """Windows 11: two cores, 4 GB, 64 GB; support of Windows Server 2022 to 14 October 2031."""
    eleven = GUESTS["windows-11"]
    assert (eleven.vcpus, eleven.ram_gib, eleven.disk_gb, eleven.needs_tpm) == (2, 4.0, 64.0, True)
    assert GUESTS["windows-server-2022"].support_ends == "2031-10-14"
    assert GUESTS["windows-10"].support_ends == "2025-10-14"
