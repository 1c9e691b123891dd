"""The printed documents of sample plans, each created once for all tests.

In every run a sample of each kind of storage and three plans built here, in one language each; all of them in both
languages in the thorough one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.cli.assessment_json import assessment_json
from app.cli.assessment_report import Report
from app.look.output_language import written_in
from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, Part
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from tests.support.pdf import BREAKS, Pdf
from tests.support.plans import CATALOG
from tests.support.thorough import sampled
from tests.support.word import Word
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 21)
ODD = "odd cents, discounts and interest"
YEN = "yen, and prices of a fraction of one"
FRACTIONS = "prices of a fraction of a cent"
MADE = (ODD, YEN, FRACTIONS)
"""Plans that are built here."""
SAMPLES_ENGLISH = ("me4-50", "sc7020f-3000", "tr4540-1500", "vsan62-hybrid-500")
SAMPLES_GERMAN = ("everything-on-ssd",)
SIBLINGS = ("everything-on-sas", "replica-on-ssd", "vsan62-allflash-580")
"""Samples from the papers of these, which are like them; in every run their short edition is printed."""
ENGLISH = (YEN, *SAMPLES_ENGLISH)
GERMAN = (ODD, FRACTIONS, *SAMPLES_GERMAN)
PRINTED = sampled(
    [(name, language) for language in ("en", "de") for name in (*MADE, *sample_names())],
    *((name, "en") for name in ENGLISH),
    *((name, "de") for name in GERMAN),
)
SAMPLES_PRINTED = sampled(
    [(name, language) for language in ("en", "de") for name in sample_names()],
    *((name, "en") for name in SAMPLES_ENGLISH),
    *((name, "de") for name in SAMPLES_GERMAN),
    apart=True,
)
"""The samples alone."""
AMOUNT = {
    "en": re.compile(
        r"(?P<sign>[-−]?)(?:€(?P<euro>[\d,]+\.\d\d+)|(?P<other>[\d,]+\.\d\d+(?=\sUSD)|[\d,]+(?:\.\d+)?(?=\sJPY)))(?:\sUSD|\sJPY|)"
    ),
    "de": re.compile(
        r"(?P<sign>[-−]?)(?P<euro>[\d.]+,\d\d+|[\d.]+(?:,\d+)?(?=\sJPY))\s(?:€|USD|JPY)(?P<other>)"
    ),
}


KEPT = 2
"""Plans whose documents are kept: tests of one plan follow each other, and each takes tens of MiB."""


class Printed(NamedTuple):
    """All printed documents of one plan in one language."""

    language: str
    pdf: list[str]
    word: list[str]
    terminal: list[str]
    book: Workbook
    json: dict[str, Any]
    """The output of `headroom assess --json`."""
    plan: Plan


def odd_plan() -> Plan:
    """The SSD sample with a bill, rates and years that leave fractions of cents everywhere, and with a promise that
    its only host cannot keep."""
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
    plan = msgspec.structs.replace(plan, settings=settings, components=components)
    cluster = Cluster(id="one", name="One", failures_to_tolerate=1)
    plan = apply(plan, verbs.add_component(plan, cluster).edits)
    return apply(plan, verbs.nest(plan, "host", "one").edits)


def in_yen() -> Plan:
    """The same in a currency without cents: prices of whole yen, of 12.5, and of less than one."""
    plan = odd_plan()
    parts = (
        Part("Cable", Decimal("12.5"), "JPY", quantity=3),
        Part("Server", Decimal("612440"), "JPY", discount_percent=Decimal("12.5"), quantity=7),
        Part("Rail", Decimal("3333"), "JPY", discount_percent=Decimal("33.3"), quantity=11),
        Part("Backup per GB", Decimal("0.4275"), "JPY", discount_percent=Decimal(15), quantity=50_001),
    )
    components = {
        each.id: msgspec.structs.replace(
            each,
            parts=parts
            if each.id == "host"
            else tuple(msgspec.structs.replace(part, currency="JPY") for part in each.parts),
        )
        for each in plan.components.values()
    }
    rates = {"electricity_price_per_kwh": Decimal("27.315"), "rack_unit_price_per_year": Decimal("9999.5")}
    settings = msgspec.structs.replace(plan.settings, currency="JPY", **rates)
    return msgspec.structs.replace(plan, settings=settings, components=components)


def with_fractions() -> Plan:
    """The same with prices per GB and per event, of a part of a cent."""
    plan = odd_plan()
    host = plan.components["host"]
    parts = (
        *host.parts,
        Part("Backup per GB", Decimal("0.0425"), discount_percent=Decimal(15), quantity=50_001),
        Part("Telemetry per event", Decimal("0.000042"), quantity=999_999),
    )
    components = {**plan.components, "host": msgspec.structs.replace(host, parts=parts)}
    settings = msgspec.structs.replace(plan.settings, electricity_price_per_kwh=Decimal("0.00425"))
    return msgspec.structs.replace(plan, settings=settings, components=components)


PLANS = {ODD: odd_plan, YEN: in_yen, FRACTIONS: with_fractions}


@lru_cache(maxsize=KEPT)
def subject_of(name: str) -> Subject:
    """A sample, or a plan built here, with its assessment."""
    plan = told_apart(PLANS[name]() if name in PLANS else read_sample(name))
    return Subject(plan, evaluate(plan, CATALOG), CATALOG)


@lru_cache(maxsize=KEPT)
def pdf_of(name: str, language: str) -> bytes:
    """The proposal of a plan, typeset once in each process. Paints with Qt."""
    return build_proposal(subject_of(name), language, DAY)


@lru_cache(maxsize=KEPT)
def word_file_of(name: str, language: str) -> bytes:
    """The proposal of a plan for Word, written once in each process. Paints with Qt."""
    return build_document(subject_of(name), language, DAY)


def print_documents(name: str, language: str, path: Path) -> Printed:
    """Create all documents of a plan in a language; the PDF stays at the path. Paints with Qt."""
    return _documents(subject_of(name), pdf_of(name, language), word_file_of(name, language), language, path)


def documents_of(plan: Plan, language: str, path: Path) -> Printed:
    """The same for any plan."""
    plan = told_apart(plan)
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    pdf, word = build_proposal(subject, language, DAY), build_document(subject, language, DAY)
    return _documents(subject, pdf, word, language, path)


def _documents(subject: Subject, pdf: bytes, word: bytes, language: str, path: Path) -> Printed:
    plan = subject.plan
    pages = Pdf(path, pdf).pages()
    with written_in(language):
        terminal = list(Report(plan, subject.assessment).lines())
    return Printed(
        language,
        [BREAKS.sub("", line) for page in pages for line in page.splitlines()],
        [*_lines(Word(word))],
        terminal,
        Workbook(build_workbook(subject, language, DAY)),
        assessment_json(plan, subject.assessment),
        plan,
    )


def _lines(word: Word) -> Iterator[str]:
    """Paragraphs and rows of tables in order, with cells separated as in a PDF's text."""
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
