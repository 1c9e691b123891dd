"""The first sheet: the main results, each with its cell name."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from app.look.translation import tr
from app.machine.version import VERSION
from app.output.workbook import number_formats
from app.output.workbook.bill_sheet import SHARES
from app.output.workbook.book import Book
from app.output.workbook.cell_names import cell_name_in_words
from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Formula, Value
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.cost_tables import bill_sums
from app.results.tables.shared_costs import shared_costs
from app.results.words.components import limit_name, shortened
from app.results.words.costs import monthly_in_words
from app.results.words.failures import failure_in_words, failure_title
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words
from app.results.words.promises import fits_chance, promise_note
from app.results.words.results import case_name, phase_name, unkept_promise_in_words, when, work_to_tell
from planner_core.engine.basis.assessment import Assessment, Severity
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.cost_records import AmountOf
from planner_core.engine.findings.groups import groups_by_severity
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

LONGEST_TITLE = 100
LABEL, VALUE, NAME, ROOM = range(4)
LABEL_WIDTH, VALUE_WIDTH, ROOM_WIDTH = 44, 30, 30


class _Line(NamedTuple):
    """One line of the summary."""

    label: str
    value: Value
    number: str = ""
    name: str = ""
    """The cell name of the value; empty for none."""
    role: Role = "body"
    defines: bool = True
    """Whether the name is defined by this cell, or refers to another cell."""


def add_summary(
    book: Book, plan: Plan, assessment: Assessment, variant: str, best: str = ""
) -> WorkbookSheet:
    """The sheet with the headline numbers; `add_contents` adds links to the other sheets. `variant` is the one that the
    numbers are of, `best` the one that the offer recommends; empty for none.
    """
    title = shortened(plan.settings.name, LONGEST_TITLE)
    sheet = WorkbookSheet(
        book, tr("Summary"), title, tr("The numbers of a proposal for desktop virtualisation.")
    )
    sheet.set_widths({LABEL: LABEL_WIDTH, VALUE: VALUE_WIDTH, ROOM: ROOM_WIDTH})
    _add(sheet, tr("This plan"), _facts(book, plan, variant, best, is_priced=bool(assessment.cost.lines)))
    _add(sheet, tr("Desktops"), _desktops(plan, assessment))
    failures = (_Line(failure_title(each), failure_in_words(plan, each)) for each in assessment.failures)
    _add(sheet, tr("Failures"), failures)
    if assessment.cost.lines:
        _add(sheet, tr("Cost"), _cost(plan, assessment))
    _add(sheet, tr("Durations"), _durations(assessment))
    _add(sheet, tr("Findings"), _findings(assessment))
    return sheet


def add_contents(sheet: WorkbookSheet) -> None:
    """A list of all other sheets with links, and the conventions of the workbook."""
    sheet.section(tr("Sheets"))
    for name, about in list(sheet.book.sheets.items())[1:]:
        sheet.link(sheet.line, LABEL, name)
        sheet.across(sheet.line, VALUE, ROOM, about, Look(wraps=True))
        sheet.skip()
    sheet.skip()
    sheet.note(
        tr(
            "Blue cells may be changed; what follows from them by formulas changes with them. Results of the"
            " planning itself, such as how many desktops fit, stay as Headroom worked them out."
        )
    )


def _add(sheet: WorkbookSheet, title: str, lines: Iterator[_Line]) -> None:
    found = list(lines)
    if not found:
        return
    sheet.section(title)
    for each in found:
        sheet.put(sheet.line, LABEL, each.label, Look(wraps=True))
        look = Look(each.role, each.number, wraps=not each.number, right=True)
        sheet.put(sheet.line, VALUE, each.value, look)
        sheet.put(sheet.line, NAME, cell_name_in_words(each.name), Look(colour="text_muted", indent=1))
        if each.name and each.defines:
            sheet.name_cell(each.name, sheet.line, VALUE)
        sheet.skip()
    sheet.skip()


def _facts(book: Book, plan: Plan, variant: str, best: str, *, is_priced: bool) -> Iterator[_Line]:
    settings = plan.settings
    if len(settings.name) > LONGEST_TITLE:
        yield _Line(tr("Plan"), settings.name)
    if variant:
        yield _Line(tr("Variant"), variant)
    if best:
        yield _Line(tr("Recommended variant"), best)
    for label, text in ((tr("Prepared for"), settings.customer), (tr("Prepared by"), settings.author)):
        if text.strip():
            yield _Line(label, text)
    yield _Line(tr("Date"), book.about.day, number_formats.day())
    if settings.prices_valid_until and is_priced:
        yield _Line(
            tr("Prices valid until"), date.fromisoformat(settings.prices_valid_until), number_formats.day()
        )
    yield _Line(tr("Made with"), tr("Headroom {version}", version=VERSION))


def _desktops(plan: Plan, assessment: Assessment) -> Iterator[_Line]:
    counts = assessment.desktops
    yield _Line(tr("Desktops planned"), counts.planned, number_formats.INTEGER, "DesktopsPlanned", "input")
    if counts.maximum is None:
        yield _Line(tr("Desktops that fit"), tr("not all is connected yet"))
        return
    label = tr("Of these fit in 9 of 10 futures") if counts.is_sure else tr("Desktops that fit")
    yield _Line(label, counts.fits, number_formats.INTEGER, "DesktopsFit", "strong")
    if counts.is_sure:
        label = tr("At most in 9 of 10 futures, whatever is planned")
        yield _Line(label, counts.promised, number_formats.INTEGER, "DesktopsPromised")
        yield _Line(tr("Futures that carry the desktops planned"), fits_chance(counts))
    if note := promise_note(counts):
        yield _Line(tr("The offer promises"), note)
    most = tr("At most as calculated, with all promised failures")
    if counts.promise_unkept:
        most = tr("At most as calculated, with the promised failures that can be stood")
    yield _Line(most, counts.maximum, number_formats.INTEGER, "DesktopsMaximum")
    if counts.without_failures is not None:
        label = tr("At most as calculated, while nothing fails")
        yield _Line(label, counts.without_failures, number_formats.INTEGER, "DesktopsWithoutFailures")
    if counts.with_reserve is not None:
        label = tr("At most as calculated, with failed hosts (N+{count})", count=counts.failed_hosts)
        yield _Line(label, counts.with_reserve, number_formats.INTEGER, "DesktopsWithReserve")
    if counts.promise_unkept:
        yield _Line(tr("With failed hosts"), unkept_promise_in_words())
    if counts.users is not None:
        yield _Line(tr("Users planned"), counts.users, number_formats.INTEGER, "UsersPlanned", "input")
    if assessment.limits:
        first = assessment.limits[0]
        yield _Line(tr("First limit"), limit_name(plan, first))
        yield _Line(tr("In phase and case"), when(first.phase, first.case))


def _cost(plan: Plan, assessment: Assessment) -> Iterator[_Line]:
    """References to values of other sheets."""
    cost = assessment.cost
    running = cost.running

    def repeated(
        label: str, name: str, value: Value, role: Role = "body", of: AmountOf = "purchase"
    ) -> _Line:
        assert not isinstance(value, Formula)
        money = number_formats.sum_of_prices(cost, of)
        return _Line(label, Formula(f"={name}", value), money, name, role, defines=False)  # type: ignore[arg-type]

    names = {"total": "TotalNet", "value_added_tax": "VatAmount", "gross_total": "TotalGross"}
    for sum_ in bill_sums(plan.settings, cost, with_rates=False):
        if sum_.name in names:
            yield repeated(sum_.title, names[sum_.name], sum_.amount, "strong" if sum_.is_sum else "body")
    for each in shared_costs(assessment) if cost.is_headline else ():
        share = SHARES[each.name]
        role: Role = "strong" if each.name == "planned" else "body"
        label = tr("Net per desktop {when}", when=each.when)
        yield repeated(label, f"PerDesktop{share}", each.per_desktop, role)
        if each.users is not None:
            yield repeated(tr("Net per user {when}", when=each.when), f"PerUser{share}", each.per_user)
    if running.cost_per_desktop_and_month is not None and cost.is_headline:
        label = monthly_in_words(running)
        yield repeated(label, "PerDesktopAndMonth", running.cost_per_desktop_and_month, of="use")
    if missing := no_share_in_words(plan, cost):
        yield _Line(missing, NO_VALUE)
    for words in all_gaps_in_words(plan, cost):
        yield _Line(words, NO_VALUE)


def _durations(assessment: Assessment) -> Iterator[_Line]:
    for work in work_to_tell(assessment.work):
        name = phase_name(work.phase)
        label = (
            tr("{phase}, minutes", phase=name)
            if work.case == NORMAL
            else tr("{phase}, minutes, {case}", phase=name, case=case_name(work.case))
        )
        yield _Line(label, work.minutes, number_formats.decimals(1))


def _findings(assessment: Assessment) -> Iterator[_Line]:
    counts = groups_by_severity(assessment.findings)
    names = {"error": tr("Errors"), "warning": tr("Warnings"), "notice": tr("Notices")}
    severities: tuple[Severity, ...] = ("error", "warning", "notice")
    for each in severities:
        yield _Line(names[each], counts.get(each, 0), number_formats.INTEGER)
