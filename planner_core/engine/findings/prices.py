"""Prices that are missing or cannot be added."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.assessment import Finding
from planner_core.engine.findings.review import Review
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup, Host


def price_missing(review: Review) -> Iterator[Finding]:
    """Hardware without a price is missing from the sum."""
    for component in review.layout.plan.components.values():
        if isinstance(component, Host | DiskGroup) and not component.parts:
            yield Finding(
                "notice",
                "price.missing",
                component.id,
                Message("{component} has no price; the sum leaves it out.", {"component": component.name}),
                Message("Choose a catalogue record with a price or type one in."),
            )


def processor_price_missing(review: Review) -> Iterator[Finding]:
    """A host that is priced part by part may lack the price of its processors."""
    for host in review.layout.hosts.components:
        counted = {part.per for part in host.parts}
        if "memory_module" in counted and "socket" not in counted:
            yield Finding(
                "notice",
                "price.missing-processor",
                host.id,
                Message(
                    "{host} has a price for its memory modules, but none for its processors.",
                    {"host": host.name},
                ),
                Message("Type in the price of {processor}.", {"processor": host.cpu_model or host.name}),
            )


def other_currency(review: Review) -> Iterator[Finding]:
    """Currencies are never added up."""
    currency = review.layout.plan.settings.currency
    for component in review.layout.plan.components.values():
        other = sorted({part.currency for part in component.parts} - {currency})
        if other:
            words = {"component": component.name, "other": ", ".join(other), "currency": currency}
            yield Finding(
                "warning",
                "price.currency",
                component.id,
                Message("{component} has prices in {other}; only {currency} is added up.", words),
                Message("Convert the prices to {currency}.", words),
            )
