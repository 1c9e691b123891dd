"""Desktops from a cloud in words: by which rule, what lacks a price, and what the amounts leave out. For all views."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.dates import written_date_in_words
from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.results.words.money import money
from planner_core.engine.basis.cost_records import CloudOffer, CloudRule, Cost
from planner_core.formulas.cloud import FEWEST_VCPUS, GO_EUC, MICROSOFT, MOST_VCPUS, RAM_PER_USER_GIB
from planner_core.plan.fields import declared_field
from planner_core.plan.settings import Settings
from planner_core.plan.settings_cloud import WITH_MACHINES

RULES: dict[CloudRule, str] = {
    "vcpus": mark("By vCPUs (Microsoft)"),
    "ram": mark("By RAM (GO-EUC)"),
    "own": mark("Own number"),
    "fixed": mark("Fixed price"),
}
"""Each rule with who published it."""
HEADINGS: dict[CloudRule, str] = {
    "vcpus": mark("By vCPUs"),
    "ram": mark("By RAM"),
    "own": mark("Own number"),
    "fixed": mark("Fixed price"),
}
"""Each rule as the heading of a column."""


def rule_heading(offer: CloudOffer) -> str:
    """`By vCPUs`; the notes say whose rule it is."""
    return tr(HEADINGS[offer.rule])


def rule_caption(offer: CloudOffer) -> str:
    """The rule with how many users share a machine: `By vCPUs (Microsoft): 32 per machine`."""
    if not offer.users_per_machine:
        return tr(RULES[offer.rule])
    return tr(
        "{rule}: {count} per machine",
        rule=tr(RULES[offer.rule]),
        count=numbers().number(offer.users_per_machine),
    )


def cloud_name(settings: Settings) -> str:
    """What the plan is compared with; `Cloud` if it has no name."""
    return settings.cloud_name.strip() or tr("Cloud")


def lacks_in_words(offers: Sequence[CloudOffer]) -> str:
    """`The price list lacks: Disk of a machine, Network.`; else empty."""
    lacking = dict.fromkeys(name for offer in offers for name in offer.lacks)
    if not lacking:
        return ""
    names = ", ".join(_titled(name) for name in lacking)
    return tr("The price list lacks: {names}.", names=names)


def unruled_in_words(settings: Settings, offers: Sequence[CloudOffer]) -> str:
    """Why a rule has no amount although all prices are there; else empty."""
    if not any(offer.rule == "ram" and not offer.has_rule for offer in offers):
        return ""
    if settings.cloud_work not in RAM_PER_USER_GIB:
        return tr("GO-EUC names no RAM for power users, so there is no amount by RAM.")
    return tr("By RAM, a machine of this size is too small for a user.")


def size_in_words(settings: Settings) -> str:
    """That Microsoft recommends machines of another size; empty if it does not."""
    if settings.cloud not in WITH_MACHINES or FEWEST_VCPUS <= settings.cloud_vcpus <= MOST_VCPUS:
        return ""
    return tr(
        "Microsoft recommends machines of {fewest} to {most} vCPUs for several users; this one has {vcpus}.",
        fewest=FEWEST_VCPUS,
        most=MOST_VCPUS,
        vcpus=numbers().number(settings.cloud_vcpus),
    )


def cloud_notes(settings: Settings, cost: Cost) -> list[str]:
    """What has to be said beside the amounts: what is missing, and what they leave out."""
    if not cost.clouds:
        return []
    outside = tr(
        "Not included in the cloud: other licences of the users, administration and support, end devices, lines to the"
        " cloud. Prices and users stay as they are today."
    )
    found = (lacks_in_words(cost.clouds), unruled_in_words(settings, cost.clouds), size_in_words(settings))
    return [*filter(None, found), outside]


def cloud_sources(settings: Settings) -> list[str]:
    """Where the numbers come from: the price list, and both published rules."""
    listed = ", ".join(
        filter(None, (settings.cloud_source.strip(), written_date_in_words(settings.cloud_price_date)))
    )
    prices = [tr("Prices: {source}", source=listed)] if listed else []
    if settings.cloud not in WITH_MACHINES:
        return prices
    return [
        *prices,
        tr("By vCPUs: {source}.", source=tr(MICROSOFT)),
        tr("By RAM: {source}.", source=tr(GO_EUC)),
    ]


def per_user_in_words(offer: CloudOffer, cost: Cost) -> str:
    """The amount per user and month in the currency of the plan; a dash if it is not known."""
    return money(offer.per_user, cost.currency)


def _titled(name: str) -> str:
    info = declared_field(Settings, name)
    assert info is not None, name
    return tr(info.title)
