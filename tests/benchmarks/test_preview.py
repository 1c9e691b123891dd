"""The first page of the preview against the export of the same proposal, and what another word costs then."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from app.output.proposal.build_proposal import build_proposal, proposal_pictures
from app.output.proposal.page_painting import page_image
from app.output.proposal.pages import PageMaker
from app.output.proposal.subject import subject_of
from app.project.samples import read_sample
from planner_core.plan.project import as_project
from planner_core.plan.proposal_design import Branding, Chapter, ProposalDesign
from tests.support.plans import CATALOG

ROUNDS = 5
DAY = date(2026, 11, 21)
WIDTH = 800
MOST_OF_EXPORT = 3.0
"""The pages are laid out as for the export, and one of them is drawn; a slow day may not make that thrice as long."""


def seconds(work: Callable[[int], object]) -> float:
    times = []
    for number in range(ROUNDS):
        start = time.perf_counter()
        work(number)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


@pytest.mark.benchmark
@pytest.mark.parametrize("name", ["replica-on-ssd", "sc7020f-3000"])
def test_the_first_page_against_the_export(qapp: object, name: str) -> None:
    subject = subject_of(as_project(read_sample(name)), CATALOG)
    pictures = proposal_pictures(subject)
    build_proposal(subject, "en", DAY, pictures)  # fonts and templates are read once

    def first_page(number: int) -> None:
        # Another day each time, because the typesetter remembers what it has set before.
        maker = PageMaker(subject, "en", pictures, DAY + timedelta(days=number + 1))
        found = next(iter(maker.laid_out(ProposalDesign(), Branding())))
        page_image(found.pages[0], WIDTH)

    maker = PageMaker(subject, "en", pictures, DAY)
    [*maker.laid_out(ProposalDesign(), Branding())]

    def another_word(number: int) -> None:
        design = ProposalDesign((Chapter("summary", text=f"Word {number}"),))
        found = [*maker.laid_out(design, Branding())][-1]
        page_image(found.pages[1], WIDTH)

    export = seconds(lambda n: build_proposal(subject, "en", DAY + timedelta(days=100 + n), pictures))
    first, word = seconds(first_page), seconds(another_word)
    print(
        f"\n{name}: export {1000 * export:.0f} ms; first page {first / export:.2f} x ({1000 * first:.0f} ms),"
        f" another word {word / export:.2f} x ({1000 * word:.0f} ms)"
    )
    assert first / export < MOST_OF_EXPORT
    assert word / export < MOST_OF_EXPORT
