"""Licence lines: licences, subscriptions and services of a plan, each counted from what is drawn.

A line says what it counts, for which part of the plan, in which least amounts it is ordered, what it costs, and in
which years of use it runs. Its quantity stands nowhere: it is counted live.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Annotated, Final, Literal

import msgspec

from planner_core.messages import Message
from planner_core.plan.days import DAY_MONTH_OR_YEAR, is_day
from planner_core.plan.fields import about

LicenceId = str

LicenceUnit = Literal[
    "core",
    "processor",
    "host",
    "tib",
    "vsan_tib",
    "desktop",
    "named_user",
    "concurrent_user",
    "device",
    "graphics_user",
    "once",
]

LICENCE_UNIT_NAMES: dict[str, str] = {
    "core": "Physical core",
    "processor": "Processor",
    "host": "Host",
    "tib": "TiB of all drives",
    "vsan_tib": "TiB of vSAN drives",
    "desktop": "Desktop",
    "named_user": "Named user",
    "concurrent_user": "Concurrent user",
    "device": "Device, one for each named user",
    "graphics_user": "Concurrent user with graphics",
    "once": "Once for the plan",
}
"""Unit -> its English name, translatable."""

LicenceTerm = Literal["once", "month", "year"]

LICENCE_TERM_NAMES: dict[str, str] = {
    "once": "Once",
    "month": "Per month",
    "year": "Per year",
}
"""How often the price is paid -> its English name, translatable."""

ON_HOSTS: Final[frozenset[LicenceUnit]] = frozenset({"core", "processor", "host"})
"""What is counted on hosts, those that stand by for failures included."""
ON_DRIVES: Final[frozenset[LicenceUnit]] = frozenset({"tib", "vsan_tib"})
"""What is counted on drives."""
ON_POOLS: Final[frozenset[LicenceUnit]] = frozenset(
    {"desktop", "named_user", "concurrent_user", "device", "graphics_user"}
)
"""What is counted in pools, and grows with their desktops."""

MOST_PIECES: Final = 1_000_000
MOST_YEARS: Final = 20
MOST_LICENCES: Final = 200
"""Lines of one plan."""


class Licence(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One licence line of a plan. Its price is for one pack: one licence, unless packs are larger."""

    id: LicenceId
    name: Annotated[str, about("Name", longest=200, help="What is licensed, in the words of the offer.")]
    vendor: Annotated[str, about("Vendor", group="Price list", longest=200)] = ""
    order_number: Annotated[str, about("Order number", group="Price list", longest=100)] = ""
    unit: Annotated[
        LicenceUnit,
        about(
            "Counts",
            choices=LICENCE_UNIT_NAMES,
            help="What needs a licence. Hosts that stand by for failures are counted too.",
        ),
    ] = "core"
    scope: tuple[Annotated[str, msgspec.Meta(max_length=100)], ...] = ()
    """Ids of the clusters, hosts, arrays, disk groups or pools that it counts; empty: the whole plan."""
    each: Annotated[
        float,
        about(
            "Licences for each",
            group="Quantity",
            least=0,
            most=1000,
            help="1.5 for one and a half devices per user; 0.5 where one licence serves two.",
        ),
    ] = 1.0
    least_per_processor: Annotated[
        int,
        about(
            "Least per processor",
            group="Quantity",
            least=0,
            most=1024,
            help="Every processor counts at least this many cores.",
        ),
    ] = 0
    least_per_host: Annotated[
        int,
        about(
            "Least per host",
            group="Quantity",
            least=0,
            most=8192,
            help="Every host counts at least this many cores or processors.",
        ),
    ] = 0
    least_per_order: Annotated[
        int,
        about(
            "Least per order",
            group="Quantity",
            least=0,
            most=MOST_PIECES,
            help="Every order has at least this many licences.",
        ),
    ] = 0
    pack_size: Annotated[
        int,
        about(
            "Pack size",
            group="Quantity",
            least=1,
            most=MOST_PIECES,
            help="Licences in a pack; whole packs are ordered and priced.",
        ),
    ] = 1
    includes_tib: Annotated[
        float,
        about(
            "Includes",
            group="Quantity",
            unit="TiB",
            least=0,
            most=1024,
            help="Raw capacity of vSAN that comes with each licensed core.",
        ),
    ] = 0.0
    beyond_included: Annotated[
        bool,
        about(
            "Only beyond what is included",
            group="Quantity",
            help="Counts only the capacity beyond what the other lines of the plan include.",
        ),
    ] = False
    unit_price: (
        Annotated[
            Decimal,
            about(
                "Price",
                help="List price of one pack before the discount; per month or year if it is paid that way.",
            ),
        ]
        | None
    ) = None
    """None: not known yet."""
    currency: Annotated[
        str,
        about("Currency", longest=3, pattern="^[A-Z]{3}$", form="three capital letters such as EUR"),
    ] = "EUR"
    discount_percent: Annotated[
        Decimal, about("Discount", unit="%", help="Deducted from the list price.")
    ] = Decimal(0)
    term: Annotated[LicenceTerm, about("Paid", choices=LICENCE_TERM_NAMES)] = "once"
    prepaid_years: Annotated[
        int,
        about(
            "Paid in advance",
            group="Years",
            unit="years",
            least=1,
            most=MOST_YEARS,
            help="Number of years paid in advance, for prices per year.",
        ),
    ] = 1
    support_percent: Annotated[
        Decimal,
        about(
            "Support per year",
            group="Years",
            unit="%",
            help="Percentage of the net price, in each year that the line runs.",
        ),
    ] = Decimal(0)
    from_year: Annotated[
        int,
        about(
            "From year",
            group="Years",
            least=1,
            most=MOST_YEARS,
            help="Year of use in which it begins; 1 is the purchase.",
        ),
    ] = 1
    to_year: Annotated[
        int,
        about(
            "Until year",
            group="Years",
            least=0,
            most=MOST_YEARS,
            help="Last year of use in which it runs. 0: to the end.",
        ),
    ] = 0
    valid_from: Annotated[
        str, about("Valid from", group="Price list", day=True, help="First day of the price. Empty: always.")
    ] = ""
    valid_to: Annotated[
        str, about("Valid to", group="Price list", day=True, help="Last day of the price. Empty: no end.")
    ] = ""
    price_date: Annotated[
        str,
        about(
            "Price date",
            group="Price list",
            longest=10,
            pattern=DAY_MONTH_OR_YEAR,
            help="Day, month or year of the price list.",
        ),
    ] = ""
    source: Annotated[
        str,
        about(
            "Source", group="Price list", longest=300, help="Price list or document that contains this line."
        ),
    ] = ""

    def runs_in(self, year: int) -> bool:
        """Whether the line runs in a year of use; the first is 1."""
        return self.from_year <= year and (not self.to_year or year <= self.to_year)


def licence_problems(licence: Licence) -> Iterator[Message]:
    """What is wrong with a line beyond the bounds of its fields."""
    words: dict[str, object] = {"name": licence.name}
    if not licence.name.strip():
        yield Message("Licence {id}: it needs a name.", {"id": licence.id})
    if licence.to_year and licence.to_year < licence.from_year:
        yield Message("{name}: it ends before it begins.", words)
    for day in (licence.valid_from, licence.valid_to):
        if day and not is_day(day):
            yield Message("{name}: {day} is not a day of the calendar.", {**words, "day": day})
