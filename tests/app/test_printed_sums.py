"""Every sum in PDF, Word file, workbook and terminal report is the sum of what is printed, and equals the JSON.

The readers know no code that wrote the documents: they take lines apart and add up. All samples in English and two
plans in German in every run, all of them in both languages with PRINTED=all in the environment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from app.cli.assessment_json import assessment_json
from app.cli.report import Report
from app.proposal.build import build_proposal
from app.proposal.language import written_in
from app.proposal.subject import Subject
from app.proposal.word.build import build_document
from app.samples import read_sample, sample_names
from app.workbook.build import build_workbook
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Part
from planner_core.plan.plan import Plan
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG
from tests.support.word import Word
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 21)
ODD = "odd cents, discounts and interest"
EVERY = os.environ.get("PRINTED") == "all"
GERMAN = (ODD, "everything-on-ssd")
PRINTED = [(name, "en") for name in (ODD, *sample_names())] + [
    (name, "de") for name in (ODD, *sample_names()) if EVERY or name in GERMAN
]
WORDS = {
    "en": {
        "bill": "Net unit price", "net": "Total, net", "gross": "Total, gross", "terminal": "Total",
        "year": "Cost per year", "in all": "In all", "in all, gross": "In all, with VAT",
        "years": "Over the years of use", "tco": "Total cost of ownership", "tco, gross": "With VAT",
        "per desktop": "Per desktop planned", "none": "no price",
    },
    "de": {
        "bill": "Einzelpreis netto", "net": "Summe netto", "gross": "Summe brutto", "terminal": "Gesamt",
        "year": "Kosten je Jahr", "in all": "Insgesamt", "in all, gross": "Insgesamt mit Mehrwertsteuer",
        "years": "Über die Nutzungsjahre", "tco": "Gesamtbetriebskosten (TCO)", "tco, gross": "Mit Mehrwertsteuer",
        "per desktop": "Je geplantem Desktop", "none": "kein Preis",
    },
}  # fmt: skip
AMOUNT = {
    "en": re.compile(r"(?P<sign>[-−]?)(?:€(?P<euro>[\d,]+\.\d\d)|(?P<other>[\d,]+\.\d\d)\sUSD)"),
    "de": re.compile(r"(?P<sign>[-−]?)(?P<euro>[\d.]+,\d\d)\s(?:€|USD)(?P<other>)"),
}


class Printed(NamedTuple):
    """What is printed of one plan in one language."""

    language: str
    pdf: list[str]
    word: list[str]
    terminal: list[str]
    book: Workbook
    json: dict[str, Any]


def odd_plan() -> Plan:
    """The SSD sample with a bill, rates and years that leave fractions of cents everywhere."""
    plan = read_sample("everything-on-ssd")
    rates = {"maintenance_percent": 7.3, "residual_percent": 3.7, "interest_percent": 4.9}
    years = {"depreciation_years": 7, "rack_unit_price_per_year": Decimal("99.99")}
    settings = msgspec.structs.replace(plan.settings, **rates, **years)
    parts = (
        Part("Cable", Decimal("6.704"), quantity=3),
        Part("Server", Decimal("612.44"), discount_percent=Decimal("12.5"), quantity=7),
        Part("Rail", Decimal("33.33"), discount_percent=Decimal("33.3"), quantity=11),
    )
    components = {
        each.id: msgspec.structs.replace(each, parts=parts if each.id == "host" else each.parts)
        for each in plan.components.values()
    }
    return msgspec.structs.replace(plan, settings=settings, components=components)


@pytest.fixture(scope="module", params=PRINTED, ids=lambda each: f"{each[0]}-{each[1]}")
def printed(
    request: pytest.FixtureRequest, qapp: object, tmp_path_factory: pytest.TempPathFactory
) -> Printed:
    """The documents of a plan, each made once."""
    name, language = request.param
    return _printed(name, language, tmp_path_factory.mktemp("printed") / "proposal.pdf")


@cache
def _printed(name: str, language: str, path: Path) -> Printed:
    plan = odd_plan() if name == ODD else read_sample(name)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    pages = Pdf(path, build_proposal(subject, language, DAY)).pages()
    with written_in(language):
        terminal = list(Report(plan, subject.assessment).lines())
    return Printed(
        language,
        [line for page in pages for line in page.splitlines()],
        [*_lines(Word(build_document(subject, language, DAY)))],
        terminal,
        Workbook(build_workbook(subject, language, DAY)),
        assessment_json(plan, subject.assessment)["cost"],
    )


def _lines(word: Word) -> Iterator[str]:
    """Paragraphs and rows of tables in their order, cells apart as in a PDF's text."""
    (body,) = word.found("//w:body")
    space = {"w": body.nsmap["w"]}
    for block in body:
        rows = block.xpath(".//w:tr", namespaces=space) or [block]
        for row in rows:
            cells = row.xpath("./w:tc", namespaces=space) or [row]
            yield "   ".join("".join(cell.xpath(".//w:t/text()", namespaces=space)) for cell in cells)


def amounts(line: str, language: str) -> list[Decimal]:
    """The amounts of money in a line, in their order."""
    found = []
    for each in AMOUNT[language].finditer(line.replace("\u00a0", " ")):
        digits = each["euro"] or each["other"]
        digits = digits.replace(",", "") if language == "en" else digits.replace(".", "").replace(",", ".")
        found.append(Decimal(digits) * (-1 if each["sign"] else 1))
    return found


def section(lines: Sequence[str], start: str, end: str) -> list[str]:
    """The lines after one that holds `start`, up to the one that begins with `end`; empty without either."""
    heads = [number for number, line in enumerate(lines) if start in line]
    at = [number for number in heads if not re.search(r"\d[.,]\d\d\b", lines[number])]
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


def last(lines: Sequence[str], start: str, language: str) -> Decimal:
    """The amount of the line that begins so."""
    (found,) = [
        amounts(line, language)[-1] for line in lines if re.match(rf"\s*{re.escape(start)}\s{{2,}}", line)
    ]
    return found


@pytest.mark.parametrize("medium", ["pdf", "word", "terminal"])
def test_the_bill_adds_up(printed: Printed, medium: str) -> None:
    lines, language, words = getattr(printed, medium), printed.language, WORDS[printed.language]
    end = "terminal" if medium == "terminal" else "gross"
    bill = section(lines, words["bill"], words[end])
    if not printed.json["lines"]:
        assert not bill
        unpriced = [line for line in lines if re.search(rf"\d\s{{2,}}{words['none']}\s{{2,}}–", line)]
        assert len(unpriced) == len(printed.json["unpriced"])
        return
    found = [*bill_lines(bill, language)]
    assert len(found) == len(printed.json["lines"])
    assert all(total == quantity * price for quantity, price, total in found)
    net = last(bill, words[end if medium == "terminal" else "net"], language)
    assert net == sum(total for _, _, total in found) == printed.json["total"]
    if medium != "terminal":
        gross = last(bill, words["gross"], language)
        running = printed.json["running"]
        assert gross == net + running["value_added_tax"] == running["gross_total"]
        (tax,) = [amounts(line, language)[-1] for line in bill if re.search(r"(VAT|MwSt\.)\s19", line)]
        assert net + tax == gross


@pytest.mark.parametrize("medium", ["pdf", "word"])
def test_the_cost_of_use_adds_up(printed: Printed, medium: str) -> None:
    lines, language, words = getattr(printed, medium), printed.language, WORDS[printed.language]
    running = printed.json["running"]
    year = section(lines, words["year"], words["in all, gross"])
    if not printed.json["lines"]:
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
    whole = section(lines, words["tco"], words["per desktop"])
    *parts, tco, tax, gross, _ = [each[-1] for line in whole if (each := amounts(line, language))]
    assert sum(parts) == tco == added_up == running["total_cost_of_ownership"]
    assert tco + tax == gross == running["gross_total_cost_of_ownership"]


def test_the_workbook_adds_up(printed: Printed) -> None:
    """By the values in its cells, which is what a program shows that does not calculate."""
    book, cost = printed.book, printed.json
    if not cost["lines"]:
        assert "TotalNet" not in book.names
        return

    def named(name: str) -> Decimal:
        return Decimal(repr(book.named(name).value))

    rows = [[cell.value for cell in row] for sheet in book.sheets for row in book.rows(sheet) if len(row) > 6
            and row[6].formula.startswith("C") and "ROUND" in row[5].formula]  # fmt: skip
    assert len(rows) == len(cost["lines"])
    prices = [(Decimal(repr(row[2])), Decimal(repr(row[5])), Decimal(repr(row[6]))) for row in rows]
    assert all(quantity * price == total for quantity, price, total in prices)
    assert sum(total for _, _, total in prices) == named("TotalNet") == cost["total"]
    assert named("TotalNet") + named("VatAmount") == named("TotalGross") == cost["running"]["gross_total"]
    year = ("DepreciationPerYear", "InterestPerYear", "MaintenancePerYear", "ElectricityPerYear")
    assert sum(map(named, (*year, "RackSpacePerYear"))) == named("CostPerYear")
    in_all = sum(map(named, ("DepreciationInAll", "InterestInAll", "OperationInAll")))
    assert in_all == named("TotalCostOfOwnership") == cost["running"]["total_cost_of_ownership"]
    assert in_all + named("VatInAll") == named("TotalCostOfOwnershipGross")
    assert named("PerDesktopPlanned") == cost["per_desktop_planned"]
