"""The table of a cloud: what its machines come to in a month by each rule, and this plan beside it. For all views."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.cloud import rule_heading
from app.results.words.money import money
from app.results.words.price_gaps import sum_in_words
from planner_core.engine.basis.cost_records import CloudOffer, Cost
from planner_core.messages import NO_VALUE
from planner_core.plan.settings import Settings

COUNTS = frozenset({"users", "users_per_machine", "machines", "always_on", "hours"})
"""Rows of numbers; the others are amounts."""
OF_MACHINES = (
    "users_per_machine", "machines", "always_on", "hours", "access", "compute", "disks", "profiles", "network",
)  # fmt: skip
"""Rows that only machines have."""
RESULTS = ("per_month", "per_user", "over_years")


class CloudRow(NamedTuple):
    """One line: the same figure by each rule, and of this plan if it has it."""

    name: str
    """As in `CloudOffer`."""
    title: str
    figures: tuple[Decimal | None, ...]
    """By each rule, in the order of the offers."""
    own: Decimal | None = None
    """Of this plan."""
    own_shown: str = ""
    is_sum: bool = False


def cloud_rows(settings: Settings, cost: Cost) -> list[CloudRow]:
    """The lines from the users to the years of use; empty if the plan is compared with no cloud."""
    offers, running = cost.clouds, cost.running
    if not offers:
        return []
    years = numbers().number(settings.depreciation_years)
    titles = {
        "users": tr("Users"),
        "users_per_machine": tr("Users per machine"),
        "machines": tr("Machines needed"),
        "always_on": tr("Of which always running"),
        "hours": tr("Hours of machines per month"),
        "access": tr("Access right"),
        "compute": tr("Machines per month"),
        "disks": tr("Disks of the machines"),
        "profiles": tr("Profile storage"),
        "network": tr("Network"),
        "per_month": tr("Per month"),
        "per_user": tr("Per user and month"),
        "over_years": tr("Over {years} years", years=years),
    }
    monthly = running.cost_per_user_and_month or running.cost_per_desktop_and_month
    own = {"per_user": monthly, "over_years": running.total_cost_of_ownership} if cost.is_headline else {}
    shown = {name: sum_in_words(amount, cost, "use") for name, amount in own.items() if amount is not None}
    has_machines = any(offer.rule != "fixed" for offer in offers)
    names = ("users", *(OF_MACHINES if has_machines else ()), *RESULTS)
    return [
        CloudRow(
            name,
            titles[name],
            tuple(_figure(offer, name) for offer in offers),
            own.get(name),
            shown.get(name, ""),
            name in ("per_month", "per_user"),
        )
        for name in names
    ]


def cloud_columns(cost: Cost) -> list[Column[CloudRow]]:
    """What each line is, a column for each rule, and this plan."""

    def shown(row: CloudRow, at: int) -> str:
        figure = row.figures[at]
        if figure is None:
            return NO_VALUE if row.name in RESULTS or cost.clouds[at].rule != "fixed" else ""
        return numbers().exact(figure) if row.name in COUNTS else money(figure, cost.currency)

    def of_rule(offer: CloudOffer, at: int) -> Column[CloudRow]:
        return Column(
            rule_heading(offer),
            lambda row: shown(row, at),
            lambda row: row.figures[at],
            bold=lambda row: row.is_sum,
        )

    return [
        Column(tr("Cost"), lambda row: row.title, bold=lambda row: row.is_sum),
        *(of_rule(offer, at) for at, offer in enumerate(cost.clouds)),
        Column(
            tr("This plan"),
            lambda row: row.own_shown,
            lambda row: row.own,
            bold=lambda row: row.is_sum,
        ),
    ]


def _figure(offer: CloudOffer, name: str) -> Decimal | None:
    found = getattr(offer, name)
    return None if found is None else Decimal(found)
