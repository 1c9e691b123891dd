"""Builds the workbook of a proposal as an Excel file."""

from __future__ import annotations

from datetime import date

from app.look.dates import today
from app.look.output_language import written_in
from app.output.chapters.recommendation import recommendation, recommended
from app.output.proposal.subject import Subject
from app.output.workbook.assumptions_sheet import add_assumptions
from app.output.workbook.bill_sheet import add_bill
from app.output.workbook.book import About, Book
from app.output.workbook.capacity_sheet import add_capacity
from app.output.workbook.cloud_sheet import add_cloud
from app.output.workbook.cost_of_use_sheet import add_cost_of_use
from app.output.workbook.derivations_sheet import add_derivations
from app.output.workbook.findings_sheet import add_findings
from app.output.workbook.licences_sheet import add_licences
from app.output.workbook.limits_sheets import add_limits, add_scenarios
from app.output.workbook.measured_sheet import add_measured
from app.output.workbook.range_sheet import add_range
from app.output.workbook.response_sheets import add_response
from app.output.workbook.saturation_sheet import add_saturation
from app.output.workbook.sheet import WorkbookSheet
from app.output.workbook.storms_sheet import add_storms
from app.output.workbook.summary_sheet import add_contents, add_summary
from app.output.workbook.variants_sheet import add_variants
from app.output.workbook.years_sheet import add_years
from app.results.ranges import range_of
from planner_core.plan.names import told_apart


def build_workbook(subject: Subject, language: str = "en", day: date | None = None) -> bytes:
    """The workbook in "en" or "de", independent of the window's language; may run in any thread.

    `day` is the date in it, by default today; the same input and day give the same bytes.
    """
    day = day or today()
    with written_in(language):
        return _written(subject._replace(plan=told_apart(subject.plan)), day)


def _written(subject: Subject, day: date) -> bytes:
    plan, assessment, catalog = subject.plan, subject.assessment, subject.catalog
    settings = plan.settings
    firm, variant = subject.branding.firm, subject.variant
    book = Book(About(settings.name, settings.author, settings.customer, firm, day, variant))
    best = recommended(subject.variants, subject.choice)
    summary = add_summary(book, plan, assessment, subject.variant, best.name if best is not None else "")
    others: list[WorkbookSheet | None] = [
        add_bill(book, plan, assessment),
        add_licences(book, plan, assessment),
        add_cost_of_use(book, plan, assessment),
        add_cloud(book, plan, assessment),
        add_years(book, plan, catalog),
        *add_variants(
            book,
            subject.variants,
            subject.baseline,
            subject.shown,
            catalog,
            recommendation(subject.variants, catalog, subject.choice),
        ),
        add_limits(book, plan, assessment),
        add_scenarios(book, plan, assessment),
        add_range(book, plan, range_of(plan, catalog, assessment), assessment.cost),
        add_saturation(book, plan, assessment),
        add_capacity(book, plan, assessment),
        add_measured(book, plan, assessment, catalog),
        add_storms(book, plan, assessment),
        add_response(book, plan, catalog),
        add_findings(book, plan, assessment),
        add_assumptions(book, plan, catalog),
        add_derivations(book, plan, assessment, catalog),
    ]
    add_contents(summary)
    for sheet in (summary, *filter(None, others)):
        sheet.finish()
    return book.finish()
