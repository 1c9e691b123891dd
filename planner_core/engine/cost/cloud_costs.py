"""The same users in a cloud: what its machines, or a fixed price, come to in a month.

The price list is that of the user. What lacks a price has no amount, and nothing stands in for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any, Final

from planner_core.engine.basis.cost_records import CloudOffer, CloudRule
from planner_core.engine.basis.figures import Figure
from planner_core.engine.cost.amounts import Amount, by
from planner_core.engine.cost.licence_counts import counted_by
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import cloud
from planner_core.plan.licences import Licence
from planner_core.plan.settings import Settings
from planner_core.plan.settings_cloud import (
    BY_MACHINES,
    HOURS_OF_MONTH,
    WITH_FIXED_PRICE,
    WITH_MACHINES,
)

CLOUD_USERS: Final = "cloud_users"
"""The users planned: those of the desktops, or one for each desktop. Each of them pays for access and has a profile."""
USERS_AT_WORK: Final = "cloud_users_at_work"
"""Those of them that work at the same time, for whom there are machines."""
AT_WORK: Final = Licence(id="at-work", name="Users at work", unit="concurrent_user")
MACHINE_RULES: Final[tuple[CloudRule, ...]] = ("vcpus", "ram", "own")
FIXED: Final[CloudRule] = "fixed"


def _by_machines(rule: CloudRule) -> dict[str, Amount]:
    """Everything that depends on how many users share a machine."""

    def name(what: str) -> str:
        return figure_name(what, rule)

    shared = name("users_per_machine")
    return {
        name("machines"): by(cloud.machines_for_users, users=USERS_AT_WORK, users_per_machine=shared),
        name("always_on"): by(
            cloud.machines_always_on,
            machines=name("machines"),
            standby_users="cloud_standby_users",
            users_per_machine=shared,
        ),
        name("hours"): by(
            cloud.machine_hours,
            machines=name("machines"),
            always_on=name("always_on"),
            hours_running="cloud_hours_per_month",
        ),
        name("compute"): by(
            cloud.machines_per_month, hours=name("hours"), price_per_hour="cloud_machine_price"
        ),
        name("disks"): by(
            cloud.disks_per_month,
            machines=name("machines"),
            spare_machines="cloud_spare_machines",
            price_per_machine="cloud_disk_price",
        ),
        name("per_month"): by(
            cloud.cloud_per_month,
            access="cloud_access",
            machines=name("compute"),
            disks=name("disks"),
            profiles="cloud_profiles",
            network="cloud_network",
        ),
        **_shared(rule),
    }


def _shared(rule: CloudRule) -> dict[str, Amount]:
    per_month = figure_name("per_month", rule)
    return {
        figure_name("per_user", rule): by(cloud.cloud_per_user, per_month=per_month, users=CLOUD_USERS),
        figure_name("over_years", rule): by(
            cloud.cloud_over_years, per_month=per_month, years="depreciation_years"
        ),
    }


def figure_name(what: str, rule: CloudRule) -> str:
    """The name of a figure of one rule: `cloud_per_user_ram`; own users per machine are a setting."""
    if (what, rule) == ("users_per_machine", "own"):
        return "cloud_users_per_machine"
    return f"cloud_{what}_{rule}"


CLOUD_AMOUNTS: Final[Mapping[str, Amount]] = {
    "cloud_users_per_machine_vcpus": by(cloud.users_by_vcpus, vcpus="cloud_vcpus"),
    "cloud_users_per_machine_ram": by(cloud.users_by_ram, machine_ram_gib="cloud_ram_gib"),
    "cloud_access": by(cloud.all_users_per_month, users=CLOUD_USERS, price_per_user="cloud_access_price"),
    "cloud_network": by(cloud.all_users_per_month, users=CLOUD_USERS, price_per_user="cloud_network_price"),
    "cloud_profiles": by(
        cloud.profiles_per_month,
        users=CLOUD_USERS,
        profile_gb="cloud_profile_gb",
        price_per_gb="cloud_profile_price",
    ),
    **{name: each for rule in MACHINE_RULES for name, each in _by_machines(rule).items()},
    "cloud_per_month_fixed": by(
        cloud.all_users_per_month, users=CLOUD_USERS, price_per_user="cloud_fixed_price"
    ),
    **_shared(FIXED),
}
"""Every amount of a cloud by name."""
PER_USER: Final = ("access", "profiles", "network")
"""Amounts that are the same by each rule."""
COUNTS: Final = ("users_per_machine", "machines", "always_on")
RESULTS: Final = ("per_month", "per_user", "over_years")
OF_RULE: Final = ("hours", "compute", "disks", *RESULTS)


def known_of_cloud(layout: Layout, name: str) -> float | None:
    """What the formulas take that is neither an amount nor a setting: counts of the drawing and published numbers; None
    for any other name, and where nothing is published.
    """
    work = layout.settings.cloud_work
    if name == USERS_AT_WORK:
        return counted_by(layout, AT_WORK)
    published: dict[str, float | None] = {
        "users_per_vcpu": cloud.USERS_PER_VCPU[work],
        "user_ram_gib": cloud.RAM_PER_USER_GIB.get(work),
        "system_ram_gib": cloud.RAM_OF_SYSTEM_GIB,
        "hours_of_month": HOURS_OF_MONTH,
    }
    return published.get(name)


def clouds(settings: Settings, figure: Callable[[str], Figure | None]) -> tuple[CloudOffer, ...]:
    """What the settings compare the plan with: by both published rules and an own number, and at a fixed price.
    `figure` gives a figure of the plan by its name.
    """
    return tuple(_offers(settings, figure)) if figure(CLOUD_USERS) is not None else ()


def _offers(settings: Settings, figure: Callable[[str], Figure | None]) -> Iterator[CloudOffer]:
    def value(name: str) -> Decimal | None:
        found = figure(name)
        return found.value if found else None

    users = int(value(CLOUD_USERS) or 0)
    if settings.cloud in WITH_MACHINES:
        lacks = tuple(each for each in BY_MACHINES if getattr(settings, each) is None)
        per_user: dict[str, Any] = {each: value(f"cloud_{each}") for each in PER_USER}
        for rule in MACHINE_RULES:
            if rule == "own" and not settings.cloud_users_per_machine:
                continue
            found: dict[str, Any] = {each: _whole(value(figure_name(each, rule))) for each in COUNTS}
            found |= {each: value(figure_name(each, rule)) for each in OF_RULE}
            yield CloudOffer(rule, users, _whole(value(USERS_AT_WORK)), **found, **per_user, lacks=lacks)
    if settings.cloud in WITH_FIXED_PRICE:
        lacks = ("cloud_fixed_price",) if settings.cloud_fixed_price is None else ()
        found = {each: value(figure_name(each, FIXED)) for each in RESULTS}
        yield CloudOffer(FIXED, users, **found, lacks=lacks)


def explainable_clouds(offers: Iterable[CloudOffer]) -> Iterator[str]:
    """The names of their figures that are known: each once, although several rules have it."""
    named: dict[str, None] = {}
    for offer in offers:
        of_rule = (*COUNTS, *OF_RULE) if offer.rule != FIXED else RESULTS
        for what in of_rule:
            if getattr(offer, what) is not None and (what, offer.rule) != ("users_per_machine", "own"):
                named[figure_name(what, offer.rule)] = None
        for what in PER_USER:
            if getattr(offer, what) is not None:
                named[f"cloud_{what}"] = None
    yield from named


def _whole(number: Decimal | None) -> int | None:
    return None if number is None else int(number)
