"""Builds the workbook: what a proposal is about in, an Excel file out."""

from __future__ import annotations

from datetime import date

from app.dates import today
from app.proposal.language import written_in
from app.proposal.subject import Subject
from app.workbook.assumptions import add_assumptions
from app.workbook.bill import add_bill
from app.workbook.book import About, Book
from app.workbook.capacity import add_capacity
from app.workbook.cost_of_use import add_cost_of_use
from app.workbook.derivations import add_derivations
from app.workbook.findings import add_findings
from app.workbook.limits import add_limits, add_pool_limits
from app.workbook.response import add_response
from app.workbook.saturation import add_saturation
from app.workbook.sheet import Sheet
from app.workbook.storms import add_storms
from app.workbook.summary import add_contents, add_summary
from app.workbook.variants import add_variants
from planner_core.plan.names import told_apart


def build_workbook(subject: Subject, language: str = "en", day: date | None = None) -> bytes:
    """The workbook in "en" or "de", whatever the window speaks; it may run in any thread.

    `day` is the date in it, today unless given; with the same day the same input gives the same bytes.
    """
    day = day or today()
    with written_in(language):
        return _written(subject._replace(plan=told_apart(subject.plan)), day)


def _written(subject: Subject, day: date) -> bytes:
    plan, assessment, catalog = subject.plan, subject.assessment, subject.catalog
    settings = plan.settings
    firm, variant = subject.branding.firm, subject.variant
    book = Book(About(settings.name, settings.author, settings.customer, firm, day, variant))
    summary = add_summary(book, plan, assessment, subject.variant)
    others: list[Sheet | None] = [
        add_bill(book, plan, assessment),
        add_cost_of_use(book, plan, assessment),
        *add_variants(book, subject.variants, subject.baseline, subject.shown),
        add_limits(book, plan, assessment),
        add_pool_limits(book, plan, assessment),
        add_saturation(book, plan, assessment),
        add_capacity(book, plan, assessment),
        add_storms(book, plan, assessment),
        *add_response(book, plan, catalog),
        add_findings(book, plan, assessment),
        add_assumptions(book, plan, catalog),
        add_derivations(book, plan, assessment, catalog),
    ]
    add_contents(summary)
    for sheet in (summary, *filter(None, others)):
        sheet.finish()
    return book.finish()
