"""The findings of the review, one line each."""

from __future__ import annotations

from typing import Final

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.sheet import WorkbookSheet
from app.results.words.findings import SEVERITIES, counts_in_words, finding_in_words, severity_word
from planner_core.engine.basis.assessment import Assessment, Finding, Severity
from planner_core.engine.findings.groups import grouped
from planner_core.plan.plan import Plan

COLOURS: Final[dict[Severity, str]] = {"error": "status_over", "warning": "text_near"}
ORDER: Final = tuple(SEVERITIES)


def add_findings(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of findings, errors first."""
    title = tr("Findings")
    about = tr("What a review of the plan points out, what to do, and by which rule.")
    lead = tr(
        "{findings}. One that concerns several components has a line for each, under one number.",
        findings=counts_in_words(assessment.findings),
    )
    sheet = WorkbookSheet(book, title, title, lead if assessment.findings else about, about)
    groups = sorted(grouped(assessment.findings), key=lambda each: ORDER.index(each.severity))
    found = [(number, each) for number, group in enumerate(groups, 1) for each in group.findings]
    if not found:
        sheet.put(sheet.line, 0, tr("A review of the plan found nothing to point out."), Look("lead"))
        return sheet
    placed = sheet.table(_columns(plan), found)
    sheet.mark_words(placed, 1, {severity_word(each): colour for each, colour in COLOURS.items()})
    return sheet


def _columns(plan: Plan) -> list[TableColumn[tuple[int, Finding]]]:
    def name(row: tuple[int, Finding], _: int) -> str:
        part = plan.components.get(row[1].component)
        return part.name if part else tr("Plan")

    return [
        TableColumn(tr("No."), lambda row, _: row[0], number_formats.INTEGER),
        TableColumn(tr("Severity"), lambda row, _: severity_word(row[1].severity)),
        TableColumn(tr("Component"), name, widest=32, most_lines=LINES_OF_NAMES),
        TableColumn(tr("Finding"), lambda row, _: finding_in_words(plan, row[1].message), widest=60),
        TableColumn(tr("What to do"), lambda row, _: finding_in_words(plan, row[1].remedy), widest=60),
        TableColumn(
            tr("Source of the rule"), lambda row, _: tr(row[1].source) if row[1].source else "", widest=50
        ),
    ]
