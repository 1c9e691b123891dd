"""Building a proposal against setting one page of plain text with the same typesetter and typeface."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from datetime import date, timedelta

import pytest
import typst

from app.proposal.build import build_proposal
from app.proposal.subject import Subject
from app.proposal.typesetting import STANDARDS, typeface
from app.samples import read_sample
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG

ROUNDS = 7
DAY = date(2026, 11, 21)
PAGE = '#set document(title: "{title}")\n#set text(font: "Inter", lang: "en")\n{text}'
MOST_PAGES = 40
"""A dozen pages full of tables may take as long as so many pages of plain text."""


def milliseconds(work: Callable[[int], object], rounds: int = ROUNDS) -> list[float]:
    times = []
    for number in range(rounds):
        start = time.perf_counter()
        work(number)
        times.append((time.perf_counter() - start) * 1000)
    return times


@pytest.mark.benchmark
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_proposal_against_one_page(qapp: object, language: str) -> None:
    plan = read_sample("replica-on-ssd")
    subject = Subject(plan, evaluate(plan, CATALOG), CATALOG)

    def proposal(number: int) -> bytes:
        # Another day each time, because the typesetter remembers what it has set before.
        return build_proposal(subject, language, DAY + timedelta(days=number))

    def page(number: int) -> bytes:
        source = PAGE.format(title=number, text=f"{number} Desktops. " * 400)
        return typst.compile(source.encode(), font_paths=typeface(), pdf_standards=STANDARDS)  # type: ignore[arg-type]

    proposals, pages = milliseconds(proposal), milliseconds(page)
    ours, floor = statistics.median(proposals[1:]), statistics.median(pages[1:])
    print(
        f"\nproposal ({language}): first {proposals[0]:.0f} ms, then {ours:.0f} ms,"
        f" {ours / floor:.1f} x one page of text ({floor:.1f} ms)"
    )
    assert ours / floor < MOST_PAGES
