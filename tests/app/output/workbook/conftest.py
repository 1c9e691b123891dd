"""Workbooks of plans, read back."""

from __future__ import annotations

from datetime import date

from app.output.proposal.subject import Subject
from app.output.workbook.build_workbook import build_workbook
from app.project.samples import read_sample
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Compared
from tests.support.plans import CATALOG
from tests.support.workbooks import Workbook

DAY = date(2026, 11, 21)


def subject_of(plan: Plan) -> Subject:
    """A plan with its assessment."""
    return Subject(plan, evaluate(plan, CATALOG), CATALOG)


def several(*names: str) -> Subject:
    """Samples as the variants of one project; the first one is shown and the baseline."""
    plans = [(name, read_sample(name)) for name in names]
    compared = tuple(Compared(name, plan, evaluate(plan, CATALOG)) for name, plan in plans)
    return Subject(compared[0].plan, compared[0].assessment, CATALOG, variants=compared)  # type: ignore[arg-type]


def book_of(subject: Subject, language: str = "en") -> Workbook:
    """The workbook of a subject, read back."""
    return Workbook(build_workbook(subject, language, DAY))
