"""The first table of the variants, in PDF and Word file: one line each with all that a customer chooses by. How many
desktops are planned stands before how many fit, so that a variant that carries too little does not look better."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.studies.comparison import Compared
from tests.support.pdf import BREAKS, Pdf
from tests.support.plans import CATALOG, with_fields
from tests.support.printed import DAY
from tests.support.word import NAMES, Word

HEADS = {
    "en": [
        "Variant", "Hosts", "Desktops planned", "Desktops that fit", "Desktops at most", "First limit",
        "Purchase, total", "Per desktop as planned",
    ],
    "de": [
        "Variante", "Hosts", "Geplante Desktops", "Desktops, die Platz finden", "Desktops höchstens",
        "Erster Engpass", "Anschaffung insgesamt", "Je Desktop wie geplant",
    ],
}  # fmt: skip
OVER_PLANNED = {"en": "planned", "de": "Geplante"}
"""A word of that head, which shares its right edge with the numbers below."""
COUNTS = {"Small": [1, 75, 75, 75], "Large": [1, 208, 75, 75]}
"""Hosts and desktops: planned, that fit, at most."""


@pytest.fixture(scope="module")
def subject() -> Subject:
    """Two variants that plan different numbers of desktops; the second one carries less than it plans."""
    base = read_sample("everything-on-ssd")
    plans = {"Small": base, "Large": with_fields(base, "pool", desktops=208)}
    variants = tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans.items())
    return Subject(base, evaluate(base, CATALOG), CATALOG, variants=variants)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_word_file_says_how_many_desktops_each_variant_plans(
    language: str, subject: Subject, qapp: object
) -> None:
    word = Word(build_document(subject, language, DAY))
    tables = [
        [
            ["".join(cell.xpath(".//w:t/text()", namespaces=NAMES)) for cell in row.xpath("./w:tc", namespaces=NAMES)]
            for row in each.xpath("./w:tr", namespaces=NAMES)
        ]
        for each in word.found("//w:tbl")
    ]  # fmt: skip
    heads, *rows = next(each for each in tables if each[0][0] == HEADS[language][0] and len(each[0]) > 2)
    assert heads == HEADS[language]
    for (name, counts), row in zip(COUNTS.items(), rows, strict=True):
        assert row[0].startswith(name)
        assert [int(re.match(r"\d+", cell)[0]) for cell in row[1:5]] == counts


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_pdf_says_how_many_desktops_each_variant_plans(
    language: str, subject: Subject, qapp: object, tmp_path: Path
) -> None:
    pdf = Pdf(tmp_path / "proposal.pdf", build_proposal(subject, language, DAY))
    lines = [BREAKS.sub("", line) for page in pdf.pages() for line in page.splitlines()]
    for name, counts in COUNTS.items():
        row = next(line for line in lines if re.match(rf"\s*{name}\s+\d", line))
        assert [int(each) for each in row.split()[1:5]] == counts
    (page, planned) = next(
        (page, word) for page in pdf.placed() for word in page.words if word.text == str(COUNTS["Large"][1])
    )
    above = [
        word for word in page.words if abs(word.right - planned.right) < 1.0 and word.bottom < planned.top
    ]
    assert OVER_PLANNED[language] in [word.text for word in above]
