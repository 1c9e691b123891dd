"""Guests: smaller than their vendor requires, without support, without a TPM, or where their licence forbids them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from planner_core.catalog.guests import Guest, guest_of
from planner_core.dates import written_date_in_words
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, hypervisor_of
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool, Host
from planner_core.units import GIB_PER_GB

LIFECYCLE: Final = "Catalogue of guests: the vendor's lifecycle"
YEAR_DIGITS: Final = 4

LIGHT_USERS_PER_VCPU: Final = 6
SESSION_HOST_VCPUS: Final = (4, 24)

NAMED = Trait[DesktopPool](lambda pool: bool(pool.guest_os))


def _guests(review: Review) -> Iterator[tuple[DesktopPool, Guest]]:
    """The pools whose guest is known."""
    for pool in NAMED.among(review.layout.pools.components):
        guest = guest_of(pool.guest_os, review.layout.catalog.guests)
        if guest is not None:
            yield pool, guest


@check("guest.below-minimum", "warning", source="Catalogue of guests: the vendor's requirements")
def below_the_minimum(review: Review) -> Iterator[Remark]:
    """A guest has minimum requirements; those of Windows 11 have a check of their own."""
    for pool, guest in _guests(review):
        room = guest.disk_gb * GIB_PER_GB
        if guest.needs_tpm or not (
            pool.vcpus < guest.vcpus or pool.ram_gib < guest.ram_gib or pool.replica_gib < room
        ):
            continue
        words = {
            "pool": Named(pool.name),
            "guest": guest.name,
            "vcpus": pool.vcpus,
            "ram": Quantity(pool.ram_gib, "GiB"),
            "disk": Quantity(pool.replica_gib, "GiB"),
            "least": guest.vcpus,
            "memory": Quantity(guest.ram_gib, "GiB"),
            "room": Quantity(guest.disk_gb, "GB"),
        }
        yield Remark(
            pool.id,
            Message(
                "{pool} runs {guest} with {ram} of RAM, a disk of {disk} and {vcpus} vCPUs. It requires {memory}, a"
                " disk of {room} and vCPUs: {least}.",
                words,
            ),
            Message("Give the desktops what {guest} requires.", {"guest": guest.name}),
        )


@check("guest.support-ended", "warning", source=LIFECYCLE)
def support_has_ended(review: Review) -> Iterator[Remark]:
    """Without support there are no security updates, or only for a further fee."""
    day, _ = _time_of(review)
    for pool, guest in _guests(review):
        if day and guest.support_ends and guest.support_ends < day:
            words = {
                "pool": Named(pool.name),
                "guest": guest.name,
                "day": written_date_in_words(guest.support_ends),
            }
            yield Remark(
                pool.id,
                Message("{pool} runs {guest}, whose support ended on {day}.", words),
                Message("Plan a guest that is supported, or extended security updates."),
            )


@check("guest.support-ends", "notice", source=LIFECYCLE)
def support_will_end(review: Review) -> Iterator[Remark]:
    """Within the planned years, another guest has to be installed."""
    day, last = _time_of(review)
    for pool, guest in _guests(review):
        if day and day <= guest.support_ends and int(guest.support_ends[:YEAR_DIGITS]) <= last:
            words = {
                "pool": Named(pool.name),
                "guest": guest.name,
                "day": written_date_in_words(guest.support_ends),
                "last": str(last),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} runs {guest}, whose support ends on {day}; the plan looks ahead to {last}.", words
                ),
                Message("Plan the change to its successor."),
            )


@check(
    "guest.no-tpm",
    "warning",
    source="Microsoft, Windows 11 specifications: TPM 2.0; virtual TPM from vSphere 6.7 on: recalled, not read",
)
def no_tpm(review: Review) -> Iterator[Remark]:
    """Windows 11 is only installed with a TPM."""
    for pool, guest in _guests(review):
        without = [host for host in review.hosts_of(pool.id) if host.hypervisor in guest.no_tpm_on]
        if without:
            yield Remark(
                pool.id,
                Message(
                    "{pool} runs {guest}, which requires a TPM. Virtual machines on {hypervisor} have none before"
                    " vSphere 6.7.",
                    _words(review, pool, guest, without),
                ),
                Message("Run a later hypervisor, or another guest."),
            )


@check(
    "guest.multi-session",
    "warning",
    source="Azure Virtual Desktop documentation (MicrosoftDocs, 2022): the only multi-session experience of Windows 10"
    " and 11. AVD on other hypervisors by Azure Arc is a preview (github bowkercloud/AVDHybrid)",
)
def multi_session_elsewhere(review: Review) -> Iterator[Remark]:
    """Windows for several users is a part of Azure Virtual Desktop."""
    for pool, guest in _guests(review):
        elsewhere = [host for host in review.hosts_of(pool.id) if host.hypervisor not in guest.only_on]
        if guest.only_on and elsewhere:
            yield Remark(
                pool.id,
                Message(
                    "{pool} runs {guest} on {hypervisor}. It is a part of Azure Virtual Desktop: in Azure, or on Azure"
                    " Local.",
                    _words(review, pool, guest, elsewhere),
                ),
                Message("Run it on Azure Local, or plan Windows Server for session hosts."),
            )


@check(
    "guest.sessions-on-client",
    "error",
    source="Microsoft: Windows 10 and 11 have one interactive session; several need Windows Server or multi-session",
)
def sessions_on_a_client(review: Review) -> Iterator[Remark]:
    """A client Windows serves one user at a time."""
    for pool, guest in _guests(review):
        if guest.kind == "client" and pool.users_per_desktop > 1:
            words = {"pool": Named(pool.name), "guest": guest.name, "users": pool.users_per_desktop}
            yield Remark(
                pool.id,
                Message("{pool} has {users} users on each machine, but {guest} serves one at a time.", words),
                Message("Plan Windows Server for session hosts, or one user per desktop."),
            )


def _words(review: Review, pool: DesktopPool, guest: Guest, hosts: Sequence[Host]) -> dict[str, object]:
    """The pool, its guest, and the hypervisor of the first of these hosts."""
    hypervisor = hypervisor_of(review, hosts[0]).name
    return {"pool": Named(pool.name), "guest": guest.name, "hypervisor": hypervisor}


def _time_of(review: Review) -> tuple[str, int]:
    """The first ISO day of the plan and its last year: of its years ahead, else from today on; "" if unknown."""
    settings = review.settings
    day = f"{settings.first_year:04}-01-01" if settings.first_year else review.layout.catalog.day
    return day, int(day[:YEAR_DIGITS]) + settings.planned_years - 1 if day else 0


@check(
    "guest.session-host-size",
    "notice",
    source="Microsoft, virtual machine sizing for session hosts: at most 6 light, 4 medium, 2 heavy users or 1 power"
    " user per vCPU; machines of 4 to 24 vCPUs",
)
def session_host_beyond_sizes(review: Review) -> Iterator[Remark]:
    """Microsoft says how many users a vCPU of a session host carries, and how large the machine should be."""
    for pool in review.layout.pools.components:
        least, most = SESSION_HOST_VCPUS
        each = pool.users_per_desktop / pool.vcpus
        if pool.users_per_desktop < 2 or (each <= LIGHT_USERS_PER_VCPU and least <= pool.vcpus <= most):
            continue
        words = {
            "pool": Named(pool.name),
            "vcpus": pool.vcpus,
            "users": pool.users_per_desktop,
            "each": rounded(each),
            "light": LIGHT_USERS_PER_VCPU,
            "least": least,
            "most": most,
        }
        yield Remark(
            pool.id,
            Message(
                "{pool}: {users} users share {vcpus} vCPUs, which are {each} for each. Microsoft plans session hosts of"
                " {least} to {most} vCPUs with at most {light} light users for each.",
                words,
            ),
            Message("Plan other machines, or try them with users before."),
        )
