"""Assigns users to families, and computes their processor time: one rule for all systems."""

from __future__ import annotations

from typing import NamedTuple

from planner_core.catalog.catalog import Catalog, Record
from planner_core.messages import Message
from planner_core.studies.validation_records import Families, Family, Use, ValidationError


class Choice(NamedTuple):
    """The family of a pool's users, and the ratios from its profile to them."""

    family: Family
    profile: Record
    guest: str
    factor: float
    """Processor time of the user relative to the profile."""
    reasons: tuple[str, ...]
    """Every ratio other than 1, in words."""

    @property
    def cpu_mhz(self) -> float:
        """Processor time of one user, including the hyper-threading gain as in capacities."""
        return float(self.profile.values["cpu_mhz"]) * self.factor


def is_unnamed(families: Families, use: Use) -> bool:
    """Whether a workload does not say which kind of worker its users are."""
    return _named_worker(families, use.workload) is None


def choose(families: Families, catalog: Catalog, use: Use, worker: str = "") -> Choice:
    """The first family that matches kind of machine, guest, workload and year; `worker` is the kind of worker if the
    workload names none.

    Raises ValidationError if none matches, or if the workload names no kind of worker.
    """
    guest = use.guest or _usual_guest(families, use.year)
    family = next((each for each in families.families if _fits(each, use, guest)), None)
    if family is None:
        words = {"workload": use.workload, "guest": guest, "year": use.year, "kind": use.kind}
        raise ValidationError(Message("No family fits {workload}, {guest}, {year}, {kind}.", words))
    worker = _named_worker(families, use.workload) or worker
    if not worker:
        words = {"name": use.workload}
        raise ValidationError(Message("The workload {name} does not say which kind of worker.", words))
    ratios = [ratio for ratio in _ratios(families, family, use, guest, worker) if ratio[0] != 1]
    factor = 1.0
    for ratio, _ in ratios:
        factor *= ratio
    return Choice(
        family,
        profile_of(family, catalog),
        guest,
        factor,
        tuple(f"{words} x {ratio:.3g}" for ratio, words in ratios),
    )


def profile_of(family: Family, catalog: Catalog) -> Record:
    """The workload profile of a family. Raises ValidationError if the catalogue has none with its name."""
    profile = catalog.record("workloads", family.profile)
    if profile is None:
        raise ValidationError(
            Message(
                "The catalogue has no workload profile {profile}, which the family {family} needs.",
                {"profile": family.profile, "family": family.id},
            )
        )
    return profile


def _usual_guest(families: Families, year: int) -> str:
    return next((each.guest for each in families.usual_guests if year <= each.last_year), "")


def _fits(family: Family, use: Use, guest: str) -> bool:
    return (
        family.kind == use.kind
        and guest.startswith(family.guests)
        and use.workload.startswith(family.workloads)
        and (not use.year or family.first_year <= use.year <= family.last_year)
    )


def _ratios(families: Families, family: Family, use: Use, guest: str, worker: str) -> list[tuple[float, str]]:
    of_profile, of_user = families.workers[family.worker].factor, families.workers[worker].factor
    guest_factor = next(
        (factor for name, factor in family.guest_factors.items() if guest.startswith(name)), 1.0
    )
    ratios = [
        (family.factor, family.title),
        (of_user / of_profile, f"{worker} instead of {family.worker} worker"),
        (guest_factor, guest),
        (_vcpu_ratio(families, worker, use), f"{use.vcpus} vCPU"),
    ]
    return ratios + [(_condition(families, name), name) for name in use.conditions]


def _named_worker(families: Families, workload: str) -> str | None:
    lowered = workload.lower()
    return next((worker for word, worker in families.worker_names.items() if word in lowered), None)


def _vcpu_ratio(families: Families, worker: str, use: Use) -> float:
    """Published rule: each vCPU adds a share of the processor time of a machine without any."""
    if use.vcpus is None or use.kind != "desktop":
        return 1.0
    share = families.vcpu_share.factor
    return (1 + share * use.vcpus) / (1 + share * families.workers[worker].vcpus)


def _condition(families: Families, name: str) -> float:
    if name not in families.conditions:
        raise ValidationError(Message("There is no published effect called {name}.", {"name": name}))
    return families.conditions[name].factor
