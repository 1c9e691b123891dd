"""Proposals of plans, as PDFs that can be read back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date
from pathlib import Path

import pytest

from app.output.proposal.build_proposal import build_proposal
from app.output.proposal.subject import Subject
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from tests.support.pdf import Pdf
from tests.support.plans import CATALOG

DAY = date(2026, 11, 21)


@pytest.fixture
def proposal(qapp: object, tmp_path: Path) -> Callable[..., Pdf]:
    """Build the proposal of a plan; Qt draws in it, so there is an application. `only` names the chapters that a test
    reads, and leaves out all others: most take longer than what is asked of one.
    """

    def build(plan: Plan | Subject, language: str = "en", day: date = DAY, only: Collection[str] = ()) -> Pdf:
        subject = plan if isinstance(plan, Subject) else Subject(plan, evaluate(plan, CATALOG), CATALOG)
        if only:
            assert set(only) <= set(CHAPTERS)
            chosen = tuple(Chapter(each, shown=each in only) for each in CHAPTERS)
            subject = subject._replace(design=ProposalDesign(chosen, edition="whole"))
        return Pdf(tmp_path / "proposal.pdf", build_proposal(subject, language, day))

    return build
