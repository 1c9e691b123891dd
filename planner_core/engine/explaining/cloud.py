"""What the derivations of a cloud's price end in: published numbers, users at work, and the prices of a list."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.engine.cost.cloud_costs import USERS_AT_WORK, known_of_cloud
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cloud import GO_EUC, MICROSOFT
from planner_core.messages import Message
from planner_core.plan.settings import Settings
from planner_core.plan.settings_cloud import CLOUD_PRICES

CLOUD_TITLES: Final[dict[str, Message]] = {
    "cloud_access": Message("Access right of all users per month"),
    "cloud_network": Message("Network of all users per month"),
    "cloud_per_month_vcpus": Message("Cloud per month, users by vCPUs"),
    "cloud_per_month_ram": Message("Cloud per month, users by RAM"),
    "cloud_per_month_own": Message("Cloud per month, own users per machine"),
    "cloud_per_month_fixed": Message("Cloud per month, fixed price"),
    "cloud_per_user_vcpus": Message("Cloud per user and month, users by vCPUs"),
    "cloud_per_user_ram": Message("Cloud per user and month, users by RAM"),
    "cloud_per_user_own": Message("Cloud per user and month, own users per machine"),
    "cloud_per_user_fixed": Message("Cloud per user and month, fixed price"),
    "cloud_over_years_vcpus": Message("Cloud over the years of use, users by vCPUs"),
    "cloud_over_years_ram": Message("Cloud over the years of use, users by RAM"),
    "cloud_over_years_own": Message("Cloud over the years of use, own users per machine"),
    "cloud_over_years_fixed": Message("Cloud over the years of use, fixed price"),
}
"""Titles of amounts that tell the rules apart."""
LEAVES: Final[dict[str, Derivation]] = {
    USERS_AT_WORK: Derivation(
        Message("Users at work at the same time"),
        "users_at_work",
        0,
        "users",
        "drawing",
        source="Users of each pool, and how many of them are in use at the same time",
    ),
    "users_per_vcpu": Derivation(
        Message("Users per vCPU"), "users_per_vcpu", 0, "users", "default", source=MICROSOFT
    ),
    "user_ram_gib": Derivation(Message("RAM of a user"), "user_ram_gib", 0, "GiB", "default", source=GO_EUC),
    "system_ram_gib": Derivation(
        Message("RAM of the system"), "system_ram_gib", 0, "GiB", "default", source=GO_EUC
    ),
    "hours_of_month": Derivation(
        Message("Hours of a month"),
        "hours_of_month",
        0,
        "h",
        "default",
        source="A year has 8,760 hours and 12 months",
    ),
}
"""Each number that a formula takes, by name; the value depends on the plan."""


def cloud_leaf(layout: Layout, name: str) -> Derivation | None:
    """A number that formulas of a cloud take; None for any other name."""
    value = known_of_cloud(layout, name)
    return None if value is None else msgspec.structs.replace(LEAVES[name], value=value)


def price_source(settings: Settings, field: str) -> str:
    """The price list that a price of a cloud comes from, and its day; empty if none is named, or for other settings."""
    known = field in CLOUD_PRICES and settings.cloud_source
    return ", ".join(filter(None, (settings.cloud_source, settings.cloud_price_date))) if known else ""
