"""Proposals of plans as Word files that can be read back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from app.output.proposal.subject import Subject
from app.output.word.build_word import build_document
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.plan.proposal_design import CHAPTERS, Chapter, ProposalDesign
from tests.support.plans import CATALOG
from tests.support.word import Word

DAY = date(2026, 11, 21)


def only(*keys: str, **texts: str) -> ProposalDesign:
    """A proposal of these chapters."""
    shown = [Chapter(key, text=texts.get(key, "")) for key in keys]
    others = (Chapter(key, shown=False) for key in CHAPTERS if key not in keys)
    return ProposalDesign((*shown, *others), edition="whole")


@pytest.fixture
def document(qapp: object) -> Callable[..., Word]:
    """Build the document of a plan; Qt draws in it, so there is an application."""

    def build(plan: Plan, language: str = "en", day: date = DAY, **how: Any) -> Word:
        return Word(build_document(Subject(plan, evaluate(plan, CATALOG), CATALOG, **how), language, day))

    return build
