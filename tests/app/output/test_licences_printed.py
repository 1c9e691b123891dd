"""Licence lines in the chapter of the bill, in the running costs and among the differences of variants."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.look.output_language import written_in
from app.look.translation import tr
from app.output.chapters.bill_chapter import bill
from app.output.chapters.offer_chapter import offer
from app.output.chapters.outlook_chapter import outlook
from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from app.project.samples import read_sample
from app.results.tables.changes_table import changes_between
from app.results.words.money import money
from planner_core.engine.evaluate import evaluate
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG
from tests.support.word import Word

DAY = date(2026, 11, 27)
LINES = (
    Licence(
        id="licence-1", name="Brokers", unit="host", unit_price=Decimal(1000), support_percent=Decimal(10)
    ),
    Licence(
        id="licence-2",
        name="Cores",
        least_per_processor=16,
        unit_price=Decimal(350),
        term="year",
        from_year=2,
    ),
    Licence(id="licence-3", name="Access", unit="concurrent_user", term="month"),
    Licence(id="licence-4", name="Set-up", unit="once"),
)


def licensed() -> Plan:
    return msgspec.structs.replace(
        read_sample("everything-on-ssd"), licences={each.id: each for each in LINES}
    )


def texts(block: Any) -> list[str]:
    """Every text of a chapter."""
    if isinstance(block, str):
        return [block]
    if isinstance(block, dict):
        return [text for each in block.values() for text in texts(each)]
    return [text for each in block for text in texts(each)] if isinstance(block, list | tuple) else []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Licences, subscriptions and services", "Physical core", "Per year, from year 2", "no price",
                "Of which licences", "Set-up", "Licences per year, on average")),
        ("de", ("Lizenzen, Abonnements und Dienste", "Physischer Kern", "Je Jahr, ab Jahr 2", "kein Preis",
                "Davon Lizenzen", "Set-up", "Lizenzen je Jahr im Durchschnitt")),
    ],
)  # fmt: skip
def test_the_bill_says_what_each_line_counts_and_costs(language: str, words: tuple[str, ...]) -> None:
    plan = licensed()
    with written_in(language):
        said = texts(bill(plan, evaluate(plan, CATALOG), DAY))
    for each in words:
        assert each in said, each


def test_licences_stand_below_all_hardware_under_a_heading() -> None:
    plan = licensed()
    with written_in("en"):
        (table, *_) = bill(plan, evaluate(plan, CATALOG), DAY)["blocks"]
    rows = table["rows"]
    (at,) = [number for number, each in enumerate(rows) if each["kind"] == "group"]
    below = [texts(each)[1] for each in rows[at + 1 :] if each["kind"] == "row"]
    assert rows[at]["text"] == "Licences"
    assert below == ["Brokers", "Set-up"]


def test_a_reader_who_multiplies_and_adds_up_finds_the_printed_amounts() -> None:
    """By the net price, which stands there with its discount; the sum has what is bought and what the years cost."""
    line = msgspec.structs.replace(LINES[1], discount_percent=Decimal(20), from_year=1)
    plan = msgspec.structs.replace(licensed(), licences={each.id: each for each in (LINES[0], line)})
    cost = evaluate(plan, CATALOG).cost
    with written_in("en"):
        said = texts(bill(plan, evaluate(plan, CATALOG), DAY))
        price = texts(offer(plan, evaluate(plan, CATALOG), DAY))
    assert "€280.00 (€350.00 less 20%)" in said
    (cores,) = (each for each in cost.licences if each.licence == line.id)
    assert cores.in_all == cores.quantity * Decimal(280) * 5
    for words, amount in (
        (said, cost.licence_total + cost.running.licences_in_all),
        (said, cost.licence_total),
        (price, cost.running.licences_in_all),
        (price, cores.per_year),
    ):
        assert money(amount, "EUR") in words
    assert {"Licences in all", "Of which in the purchase"} <= set(said)
    assert {"Year by year beside the price", "Brokers, support", "Cores", "1 to 5"} <= set(price)


def test_running_costs_name_licences_in_the_year_and_in_all() -> None:
    plan = licensed()
    found = evaluate(plan, CATALOG)
    with written_in("en"):
        chapter, price = outlook(plan, found), offer(plan, found, DAY)
    said, offered = texts(chapter), texts(price)
    assert {"Licences per year, on average", "Licences beside the purchase", "Licences"} <= set(said)
    assert any("a licence line lists it" in each for each in said)
    assert any("no line above names" in each for each in offered)
    assert "Of which licences" in offered


def test_variants_say_which_lines_are_new_gone_or_changed() -> None:
    before = licensed()
    dearer = msgspec.structs.replace(LINES[1], unit_price=Decimal(400), scope=("gone",), least_per_order=72)
    after = msgspec.structs.replace(
        before, licences={"licence-2": dearer, "licence-5": msgspec.structs.replace(LINES[3], id="licence-5")}
    )
    with written_in("en"):
        said = {tuple(words) for _, words in changes_between(before, after)}
    assert said == {
        ("Cores", "Where", "whole plan", "1 no longer in the plan"),
        ("Cores", "Least per order", "0", "72"),
        ("Cores", "Price", "€350.00", "€400.00"),
        ("Set-up", "Added", "–", "Once for the plan"),
        ("Brokers", "Removed", "Host", "–"),
        ("Access", "Removed", "Concurrent user", "–"),
        ("Set-up", "Removed", "Once for the plan", "–"),
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_and_word_file_have_every_line_and_its_amounts(
    language: str, tmp_path: Path, qapp: object
) -> None:
    """Set by the typesetter, whose templates know the kinds of rows, and written for Word."""
    plan = licensed()
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)
    pages = Pdf(tmp_path / "plan.pdf", build_proposal(subject, language, DAY)).pages()
    (body,) = Word(build_document(subject, language, DAY)).found("//w:body")
    words = "".join(body.itertext())
    total = subject.assessment.cost.total
    with written_in(language):
        sums = money(total, "EUR")
        heading = tr("Licences, subscriptions and services")
    for name in ("Brokers", "Cores", "Access", "Set-up", sums, heading):
        assert any(plain(name) in plain(page) for page in pages), name
        assert plain(name) in plain(words), name


def plain(text: str) -> str:
    """With plain spaces only: a PDF gives no others back."""
    return " ".join(text.split())
