"""Every sum in PDF, Word file, workbook and terminal report is the sum of what is printed, and equals the JSON.

The readers know no code that wrote the documents: they take lines apart and add up. Of which plans: see
`tests/support/printed.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import ROUND_HALF_UP, Decimal

import pytest

from tests.support.printed import AMOUNT, Printed, amounts

WORDS = {
    "en": {
        "bill": "Net unit price", "net": "Total, net", "gross": "Total, gross",
        "year": "Cost per year", "in all": "In all", "in all, gross": "In all, with VAT",
        "years": "Over the years of use", "tco": "Total cost of ownership", "tco, gross": "With VAT",
        "per desktop": "Per desktop planned", "none": "no price", "covers": "The price covers",
        "all items": "Sum of all items, net", "prices in": "before tax unless they say otherwise",
    },
    "de": {
        "bill": "Einzelpreis netto", "net": "Summe netto", "gross": "Summe brutto",
        "year": "Kosten je Jahr", "in all": "Insgesamt", "in all, gross": "Insgesamt mit Mehrwertsteuer",
        "years": "Über die Nutzungsjahre", "tco": "Gesamtbetriebskosten (TCO)", "tco, gross": "Mit Mehrwertsteuer",
        "per desktop": "Je geplantem Desktop", "none": "kein Preis", "covers": "Im Preis enthalten",
        "all items": "Summe aller Positionen netto", "prices in": "netto, soweit nicht anders angegeben",
    },
}  # fmt: skip


SHARED = re.compile(r"\s*(?:Per|Je) (?:desktop|user|Desktop|Benutzer) [^:]*: (?P<count>[\d.,]+)\s{2,}")
"""A line below the bill that shares the total: among how many."""


def section(lines: Sequence[str], start: str, end: str) -> list[str]:
    """The lines after one that holds `start`, up to the one that begins with `end`; empty without either."""
    heads = [number for number, line in enumerate(lines) if start in line]
    at = [number for number in heads if not re.search(r"\d[.,]\d\d\b|\d\sJPY", lines[number])]
    for first in reversed(at):
        for last in range(first + 1, len(lines)):
            if lines[last].strip().startswith(end):
                return list(lines[first + 1 : last + 1])
    return []


def bill_lines(lines: Sequence[str], language: str) -> Iterator[tuple[int, Decimal, Decimal]]:
    """Quantity, net unit price and total of each line of a bill."""
    for line in lines:
        found = amounts(line, language)
        if len(found) < 2:
            continue
        before = AMOUNT[language].split(line.replace("\u00a0", " "))[0].split()
        yield int(re.sub(r"\D", "", before[-1])), found[0], found[-1]


def times(quantity: int | Decimal, price: Decimal, printed: Printed) -> Decimal:
    """The product, rounded once to the smallest unit of the currency."""
    unit = Decimal(1) if printed.json["cost"]["currency"] == "JPY" else Decimal("0.01")
    return (quantity * price).quantize(unit, ROUND_HALF_UP)


def last(lines: Sequence[str], start: str, language: str) -> Decimal:
    """The amount of the line that begins so."""
    (found,) = [
        amounts(line, language)[-1] for line in lines if re.match(rf"\s*{re.escape(start)}\s{{2,}}", line)
    ]
    return found


@pytest.mark.parametrize("medium", ["pdf", "word", "terminal"])
def test_the_bill_adds_up(printed: Printed, medium: str) -> None:
    lines, language, words = getattr(printed, medium), printed.language, WORDS[printed.language]
    bill = section(lines, words["bill"], words["gross"])
    if not printed.json["cost"]["lines"]:
        assert not bill
        unpriced = [line for line in lines if re.search(rf"\d\s{{2,}}{words['none']}\s{{2,}}–", line)]
        assert len(unpriced) == len(printed.json["cost"]["unpriced"])
        return
    found = [*bill_lines(bill, language)]
    assert len(found) == len(printed.json["cost"]["lines"])
    assert all(total == times(quantity, price, printed) for quantity, price, total in found)
    net = last(bill, words["net"], language)
    assert net == sum(total for _, _, total in found) == printed.json["cost"]["total"]
    gross = last(bill, words["gross"], language)
    running = printed.json["cost"]["running"]
    assert gross == net + running["value_added_tax"] == running["gross_total"]
    (tax,) = [amounts(line, language)[-1] for line in bill if re.search(r"(VAT|MwSt\.)\s19", line)]
    assert net + tax == gross
    assert tax == times(Decimal("0.19"), net, printed)
    if medium != "terminal":
        # The same sum stands in the price above it.
        end = max(number for number, line in enumerate(lines) if line == bill[-1])
        below = lines[end + 1 :][:12]
        shares = [(found, amounts(line, language)) for line in below if (found := SHARED.match(line))]
        assert bool(shares) == printed.json["cost"]["is_headline"]
        for found, (each,) in shares:
            assert each == times(Decimal(1), net / int(re.sub(r"\D", "", found["count"])), printed)


@pytest.mark.parametrize("medium", ["pdf", "word"])
def test_the_price_covers_what_it_adds_up_to(printed: Printed, medium: str) -> None:
    lines, language, words = getattr(printed, medium), printed.language, WORDS[printed.language]
    scope = section(lines, words["covers"], words["all items"])
    if not printed.json["cost"]["lines"]:
        assert not scope
        return
    *items, whole = [each[-1] for line in scope if (each := amounts(line, language))]
    assert sum(items) == whole == printed.json["cost"]["total"]
    running = printed.json["cost"]["running"]
    price = section(lines, words["prices in"], words["covers"])
    found = [each for line in price if (each := amounts(line, language))]
    told = [each[-1] for each in found]
    expected = [printed.json["cost"]["total"], running["value_added_tax"], running["gross_total"]]
    at = told.index(running["gross_total"])
    assert told[at - 2 : at + 1] == expected
    assert told[at + 1] == running["total_cost_of_ownership"]
    shares = [
        printed.json["cost"]["per_desktop_planned"],
        running["cost_per_desktop_and_month"],
        running["total_cost_of_ownership_per_desktop"],
    ]
    below = told[at + 2 :]
    if printed.json["cost"]["is_headline"]:
        assert below[-3:] == shares
        below = below[:-3]
    # the parts stand in small print under its title: in Word in the same cell
    parts = [*found[at + 1][:-1], *(one for each in found[at + 2 : at + 2 + len(below)] for one in each)]
    assert len(parts) > 1
    assert sum(parts) == running["total_cost_of_ownership"]


@pytest.mark.parametrize("medium", ["pdf", "word"])
def test_the_cost_of_use_adds_up(printed: Printed, medium: str) -> None:
    lines, language, words = getattr(printed, medium), printed.language, WORDS[printed.language]
    running = printed.json["cost"]["running"]
    year = section(lines, words["year"], words["in all, gross"])
    if not printed.json["cost"]["lines"]:
        assert not year
        return
    *parts, in_all, tax, gross = [each[-1] for line in year if (each := amounts(line, language))]
    assert sum(parts) == in_all == running["cost_per_year"]
    assert in_all + tax == gross == running["gross_cost_per_year"]
    years = section(lines, words["years"], words["tco"])
    rows = [found for line in years if len(found := amounts(line, language)) == 5]
    added_up = Decimal(0)
    for capital, operation, cost, so_far, _ in rows:
        added_up += cost
        assert (capital + operation, added_up) == (cost, so_far)
    is_headline = printed.json["cost"]["is_headline"]
    whole = section(lines, words["tco"], words["per desktop" if is_headline else "tco, gross"])
    *parts, tco, tax, gross = [each[-1] for line in whole if (each := amounts(line, language))][
        : -1 if is_headline else None
    ]
    assert sum(parts) == tco == added_up == running["total_cost_of_ownership"]
    assert tco + tax == gross == running["gross_total_cost_of_ownership"]


def test_the_workbook_adds_up(printed: Printed) -> None:
    """By the values in its cells, which is what a program shows that does not calculate."""
    book, cost = printed.book, printed.json["cost"]
    if not cost["lines"]:
        assert "TotalNet" not in book.names
        return

    def named(name: str) -> Decimal:
        return Decimal(repr(book.named(name).value))

    rows = [[cell.value for cell in row] for sheet in book.sheets for row in book.rows(sheet) if len(row) > 6
            and row[6].formula.startswith(("C", "ROUND(C")) and "ROUND" in row[5].formula]  # fmt: skip
    assert len(rows) == len(cost["lines"])
    prices = [(Decimal(repr(row[2])), Decimal(repr(row[5])), Decimal(repr(row[6]))) for row in rows]
    assert all(times(quantity, price, printed) == total for quantity, price, total in prices)
    assert sum(total for _, _, total in prices) == named("TotalNet") == cost["total"]
    assert named("TotalNet") + named("VatAmount") == named("TotalGross") == cost["running"]["gross_total"]
    year = ("DepreciationPerYear", "InterestPerYear", "MaintenancePerYear", "ElectricityPerYear")
    assert sum(map(named, (*year, "RackSpacePerYear"))) == named("CostPerYear")
    in_all = sum(map(named, ("DepreciationInAll", "InterestInAll", "OperationInAll")))
    assert in_all == named("TotalCostOfOwnership") == cost["running"]["total_cost_of_ownership"]
    assert in_all + named("VatInAll") == named("TotalCostOfOwnershipGross")
    if cost["is_headline"]:
        assert named("PerDesktopPlanned") == cost["per_desktop_planned"]
    else:
        assert "PerDesktopPlanned" not in book.names
