"""Which prices hold for a record: by name, by order number, on a day, in one currency."""

from __future__ import annotations

from decimal import Decimal

from msgspec.structs import replace

from planner_core.catalog.prices import PriceBook, part_of, price_of, same_line
from planner_core.plan.components import Part
from tests.support.libraries import BLADE, price
from tests.support.plans import CATALOG

TODAY = "2026-11-22"
SAS = CATALOG.record("drives", 'SAS 300 GB 10K 2.5"')
assert SAS is not None
(SHIPPED,) = SAS.parts


def book(*prices, currency="EUR", day=TODAY):
    return PriceBook(prices, currency, day)


def of_blade(**changes):
    return price(list="servers", record="Our blade", **changes)


def test_without_a_price_a_record_is_as_it_was():
    assert book().priced("drives", SAS) is SAS
    assert book(price()).priced("drives", SAS) is SAS


def test_prices_that_name_a_record_are_its_parts():
    box = of_blade(item="Blade", order_number="B-1", unit_price=Decimal(3000))
    modules = of_blade(per="memory_module", discount_percent=Decimal("12.5"))
    parts = book(box, modules).priced("servers", BLADE).parts
    assert [(each.item, each.per, each.unit_price, each.discount_percent) for each in parts] == [
        ("Blade", "component", Decimal(3000), Decimal(0)),
        ("Module 64 GB", "memory_module", Decimal("412.50"), Decimal("12.5")),
    ]


def test_a_record_of_the_same_name_in_another_list_gets_none_of_them():
    assert book(of_blade()).priced("cpus", BLADE) is BLADE


def test_an_order_number_prices_the_part_and_leaves_its_quantity():
    record = replace(SAS, parts=(replace(SHIPPED, quantity=2),))
    offer = price(order_number=SHIPPED.order_number.lower() + " ", unit_price=Decimal(199), source="Offer")
    (part,) = book(offer).priced("drives", record).parts
    assert part == replace(
        SHIPPED,
        quantity=2,
        unit_price=Decimal(199),
        price_date="",
        source="Offer",
        discount_percent=Decimal(0),
    )


def test_only_prices_that_are_valid_today_count_and_the_ends_count_in():
    record = replace(BLADE, parts=(part_of(of_blade()),))
    dated = price(valid_from="2026-11-01", valid_to="2026-11-30", unit_price=Decimal(1))
    prices = {
        day: book(dated, day=day).priced("servers", record).parts[0].unit_price
        for day in ("2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01")
    }
    assert list(prices.values()) == [Decimal("412.50"), 1, 1, Decimal("412.50")]


def test_of_two_valid_prices_the_later_list_wins_whatever_their_order():
    old = price(valid_from="2026-01-01", unit_price=Decimal(10))
    new = price(valid_from="2026-07-01", unit_price=Decimal(9))
    part = part_of(price())
    for prices in ((old, new), (new, old)):
        assert book(*prices).repriced(part).unit_price == 9
        assert book(*prices, day="2026-03-01").repriced(part).unit_price == 10


def test_currencies_are_never_mixed():
    dollars = price(currency="USD", unit_price=Decimal(1), list="servers", record="Our blade")
    assert book(dollars).priced("servers", BLADE) is BLADE
    in_dollars = book(dollars, of_blade(), currency="USD").priced("servers", BLADE)
    assert [each.currency for each in in_dollars.parts] == ["USD"]
    half_known = replace(BLADE, parts=(part_of(price()), Part(item="Rail", unit_price=Decimal(5))))
    repriced = book(price(currency="USD", unit_price=Decimal(1)), currency="USD").priced(
        "servers", half_known
    )
    assert [(each.currency, each.unit_price) for each in repriced.parts] == [("USD", 1), ("EUR", 5)]


def test_parts_and_prices_hold_the_same():
    for record in CATALOG.records("servers"):
        for part in record.parts:
            assert part_of(price_of(part, "servers", record.name)) == part


def test_a_line_is_the_same_line_at_another_price_and_another_one_at_another_time():
    assert same_line(price()) == same_line(price(unit_price=Decimal(1), order_number="m-64 "))
    for change in (
        {"valid_from": "2026-01-01"},
        {"currency": "USD"},
        {"per": "drive"},
        {"order_number": "X"},
    ):
        assert same_line(price()) != same_line(price(**change))
