"""What a reviewer of the plan would point out, one line for each."""

from __future__ import annotations

from typing import Final

from app.finding_words import SEVERITIES, severity_word
from app.i18n import tr, translate
from app.workbook.book import Book
from app.workbook.columns import LINES_OF_NAMES, TableColumn
from app.workbook.look import Look
from app.workbook.sheet import Sheet
from planner_core.engine.basis.assessment import Assessment, Finding, Severity
from planner_core.plan.plan import Plan

COLOURS: Final[dict[Severity, str]] = {"error": "status_over", "warning": "status_near"}
ORDER: Final = tuple(SEVERITIES)


def add_findings(book: Book, plan: Plan, assessment: Assessment) -> Sheet:
    """The sheet of findings, errors first."""
    title = tr("Findings")
    sheet = Sheet(
        book, title, title, tr("What a review of the plan points out, what to do, and by which rule.")
    )
    found = sorted(assessment.findings, key=lambda each: ORDER.index(each.severity))
    if not found:
        sheet.put(sheet.line, 0, tr("A review of the plan found nothing to point out."), Look("lead"))
        return sheet
    placed = sheet.table(_columns(plan), found)
    sheet.mark_words(placed, 0, {severity_word(each): colour for each, colour in COLOURS.items()})
    return sheet


def _columns(plan: Plan) -> list[TableColumn[Finding]]:
    def name(each: Finding, _: int) -> str:
        part = plan.components.get(each.component)
        return part.name if part else tr("Plan")

    return [
        TableColumn(tr("Severity"), lambda each, _: severity_word(each.severity)),
        TableColumn(tr("Component"), name, widest=32, most_lines=LINES_OF_NAMES),
        TableColumn(tr("Finding"), lambda each, _: translate(each.message), widest=60),
        TableColumn(
            tr("What to do"), lambda each, _: translate(each.remedy) if each.remedy else "", widest=60
        ),
        TableColumn(
            tr("Source of the rule"), lambda each, _: tr(each.source) if each.source else "", widest=50
        ),
    ]
