"""Prices that are missing, old, or cannot be added."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.dates import written_date_in_words
from planner_core.engine.basis.cost_records import PriceGap
from planner_core.engine.cost.bill_of_materials import bill_of
from planner_core.engine.cost.price_age import OLD_AFTER_MONTHS, is_old, months_of, price_age
from planner_core.engine.cost.price_gaps import lacking, lacks_cache, price_gaps
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Component, DiskGroup, Host, Part

BILL = "The bill of materials: what has no price adds nothing"
WHOLE_PRICE_PERCENT = 100

PRICED = Trait[Component](lambda part: part.parts)


@check("price.missing", "notice", source=BILL)
def price_missing(review: Review) -> Iterator[Remark]:
    """Hardware without a price is missing from the sum."""
    remedy = Message("Ask for the price; what the price of another part includes has a price of 0.")
    hardware = [review.plan.components[gap.component] for gap in _gaps(review, "all") if gap.component]
    if len(hardware) > 1 and not PRICED.rows(review.every):
        yield Remark("", Message("Nothing in the plan has a price; hardware costs are left open."), remedy)
        return
    for part in hardware:
        words = {"component": Named(part.name)}
        yield Remark(part.id, Message("{component} has no price and is not in the sum.", words), remedy)


def _gaps(review: Review, lacks: str) -> Iterator[PriceGap]:
    """The gaps of the cost, which views also use to mark totals."""
    return (gap for gap in price_gaps(review.layout) if gap.lacks == lacks)


@check("price.missing-processor", "notice", source=BILL)
def processor_price_missing(review: Review) -> Iterator[Remark]:
    """A host that is priced part by part may lack the price of its processors or of its memory."""
    for host in (part for part in PRICED.among(review.every) if isinstance(part, Host)):
        lacks = lacking(host)
        if lacks == "memory":
            yield Remark(
                host.id,
                Message(
                    "{host} has a price for its processors, but none for its memory modules.",
                    {"host": Named(host.name)},
                ),
                Message("Enter the price of a memory module."),
            )
        elif lacks == "processors":
            yield Remark(
                host.id,
                Message(
                    "{host} has a price for its memory modules, but none for its processors.",
                    {"host": Named(host.name)},
                ),
                Message("Enter the price of {processor}.", {"processor": host.cpu_model or host.name}),
            )


@check("price.missing-cache", "notice", source=BILL)
def cache_price_missing(review: Review) -> Iterator[Remark]:
    """A price per drive or TiB counts the capacity devices of a vSAN, not its cache devices."""
    for group in (part for part in PRICED.among(review.every) if isinstance(part, DiskGroup)):
        if lacks_cache(review.plan, group):
            words = {
                "group": Named(group.name),
                "count": group.cache_drives,
                "size": Quantity(group.cache_gb, "GB"),
            }
            yield Remark(
                group.id,
                Message(
                    "The prices of {group} count its capacity devices; {count} cache device of {size} in each host is"
                    " not in the sum.",
                    words,
                    "The prices of {group} count its capacity devices; {count} cache devices of {size} in each host are"
                    " not in the sum.",
                ),
                Message("Enter their price per group, or 0 if another price includes them."),
            )


@check("price.currency", "warning", source="Amounts in different currencies are never added up")
def other_currency(review: Review) -> Iterator[Remark]:
    """Amounts in different currencies are never added."""
    currency = review.settings.currency
    for component in PRICED.among(review.every):
        other = sorted({part.currency for part in component.parts} - {currency})
        if other:
            words = {"component": Named(component.name), "other": ", ".join(other), "currency": currency}
            yield Remark(
                component.id,
                Message("{component} has prices in {other}; only {currency} is added up.", words),
                Message("Convert the prices to {currency}.", words),
            )


@check("price.free", "notice", source="The bill of materials: a discount of 100% leaves nothing to pay")
def nothing_to_pay(review: Review) -> Iterator[Remark]:
    """A discount of 100 % is rarely intended."""
    for component, part in _parts(review):
        if part.unit_price and part.quantity and part.discount_percent >= WHOLE_PRICE_PERCENT:
            words = {"component": Named(component.name), "item": part.item}
            yield Remark(
                component.id,
                Message("{component}: with its discount {item} costs nothing.", words),
                Message("Check the discount: it is in percent of the list price."),
            )


@check("price.old", "notice", source="Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% a year")
def old_prices(review: Review) -> Iterator[Remark]:
    """Prices that are old on the catalogue's date: one finding per plan, counted as in its bill."""
    day = review.layout.catalog.day
    bill = bill_of(review.layout).priced if day else ()
    age = price_age(bill, day)
    if age.old:
        words = {
            "count": len(age.old),
            "all": len([line for line in bill if line.unit_price]),
            "months": OLD_AFTER_MONTHS,
            "date": written_date_in_words(age.oldest),
        }
        yield Remark(
            "",
            Message(
                "{count} of {all} prices is older than {months} months; the oldest is of {date}.",
                words,
                "{count} of {all} prices are older than {months} months; the oldest is of {date}.",
            ),
            Message("Ask for a new quotation before the plan is offered."),
        )


@check("price.expired", "warning", source="The plan: the last day that it names for its prices")
def expired_offer(review: Review) -> Iterator[Remark]:
    """Prices whose offer has expired on the catalogue's date."""
    last, day = review.settings.prices_valid_until, review.layout.catalog.day
    if last and day and last < day and review.plan.has_prices:
        yield Remark(
            "",
            Message("The prices were valid until {date}.", {"date": written_date_in_words(last)}),
            Message("Ask for a new quotation, and set until when it is valid."),
        )


@check(
    "price.outdated",
    "notice",
    source="Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% a year; prices of different years do not"
    " compare",
)
def prices_of_different_years(review: Review) -> Iterator[Remark]:
    """Prices a year older than the newest of the plan, unless they are already reported as old."""
    dated = [
        (months, component, part)
        for component, part in _parts(review)
        if (months := months_of(part.price_date)) is not None
    ]
    today = months_of(review.layout.catalog.day)
    newest = max((months for months, _, _ in dated), default=0)
    old: dict[str, tuple[Component, Part]] = {}
    for months, component, part in dated:
        is_told = bool(part.unit_price) and today is not None and is_old(part.price_date, today)
        if newest - months > OLD_AFTER_MONTHS and not is_told:
            old.setdefault(component.id, (component, part))
    latest = next((part.price_date for months, _, part in dated if months == newest), "")
    for component, part in old.values():
        words = {
            "component": Named(component.name),
            "item": part.item,
            "date": written_date_in_words(part.price_date),
            "newest": written_date_in_words(latest),
        }
        yield Remark(
            component.id,
            Message(
                "{component}: the price of {item} is of {date}, the newest of the plan of {newest}.", words
            ),
            Message("Ask for current prices, or set the decline of prices per year."),
        )


def _parts(review: Review) -> Iterator[tuple[Component, Part]]:
    return ((component, part) for component in PRICED.among(review.every) for part in component.parts)
