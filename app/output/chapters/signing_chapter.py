"""The verdict, what must be settled first, next steps, the criteria of the acceptance, and a place to sign."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from app.look.dates import written_date_in_words
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    advice,
    chapter,
    heading,
    paragraph,
    row,
    signatures,
    table,
    verdict_line,
)
from app.output.chapters.open_notices import open_notices
from app.output.proposal.subject import Subject
from app.results.ranges import range_of
from app.results.words.components import shortened, with_brief_names
from app.results.words.failures import with_failure, without_loss
from app.results.words.findings import group_in_words, remedy_in_words
from app.results.words.ranges import worth_sentence
from app.results.words.results import phase_name
from app.results.words.storms import minutes_in_words, storm_row
from app.results.words.verdict import verdict
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.engine.basis.cases import promised_cases
from planner_core.engine.cost.price_age import price_age
from planner_core.engine.findings.groups import grouped
from planner_core.plan.components import Cluster, DesktopPool
from planner_core.plan.plan import Plan
from planner_core.plan.settings import ACCEPTANCE_TEST_NAMES
from planner_core.units import PERCENT

LONGEST = 320
MOST_POINTS = 6
"""Open points in full; the chapter stays on a page."""
NO_TEST = "none"


def signing(subject: Subject, day: date) -> dict[str, Any]:
    """The chapter."""
    plan, assessment = with_brief_names(subject.plan), subject.assessment
    steps = [
        {"text": shortened(text, LONGEST), "detail": shortened(detail, LONGEST)}
        for text, detail in _steps(subject, plan, day)
    ]
    criteria = [row(*each) for each in _criteria(plan, assessment)]
    open_points = [*_open_points(subject, plan)]
    blocks = [
        verdict_line(verdict(assessment)),
        *([advice(tr("To be settled before anybody signs"), open_points)] if open_points else []),
        advice(tr("Next steps"), steps),
        heading(tr("Acceptance criteria")),
        paragraph(tr("The installation is accepted if it shows all of this on site.")),
        table(
            [(tr("Criterion"), "name"), (tr("Accepted if"), "text")],
            criteria,
            title=tr("Acceptance criteria"),
        ),
        *([paragraph(tr("Not to be signed before the points above are settled."))] if open_points else []),
        signatures(tr("Order and acceptance of this offer"), _parties(subject, plan)),
    ]
    return chapter(tr("Next steps and acceptance"), "", blocks, page="own")


def _open_points(subject: Subject, plan: Plan) -> Iterator[Block]:
    """The errors of the review, each with what helps; what is more is counted."""
    errors = [each for each in grouped(subject.assessment.findings) if each.severity == "error"]
    for each in errors[:MOST_POINTS]:
        yield {
            "text": shortened(group_in_words(plan, each), LONGEST),
            "detail": shortened(remedy_in_words(plan, each), LONGEST),
        }
    if (more := len(errors) - MOST_POINTS) > 0:
        yield {"text": tr_plural("{count} more error.", "{count} more errors.", more), "detail": ""}


def _steps(subject: Subject, plan: Plan, day: date) -> Iterator[tuple[str, str]]:
    """What to do until the acceptance, each with its reason."""
    assessment = subject.assessment
    errors = sum(each.severity == "error" for each in grouped(assessment.findings))
    if errors:
        yield (
            tr_plural(
                "Settle the {count} open point above.", "Settle the {count} open points above.", errors
            ),
            tr("As long as one is open, the design does not do what it promises."),
        )
    notices = open_notices(assessment.findings)
    if notices:
        yield (
            tr_plural(
                "Settle {count} point that changes what is bought.",
                "Settle {count} points that change what is bought.",
                len(notices),
            ),
            " ".join(group_in_words(plan, each) for each in notices),
        )
    yield from _price_steps(assessment, day)
    found = range_of(subject.plan, subject.catalog, assessment)
    if found is not None and (worth := worth_sentence(plan, found)):
        yield tr("Measure in a pilot before you order."), worth
    until = plan.settings.prices_valid_until if assessment.cost.lines else ""
    if errors:
        yield tr("Sign below only then."), ""
    elif until and until >= day.isoformat():
        date_of_order = written_date_in_words(until)
        yield (
            tr("Only then sign below and order, by {date}.", date=date_of_order)
            if notices
            else tr("Sign below and order by {date}.", date=date_of_order),
            "",
        )
    elif not assessment.cost.lines:
        yield tr("Sign below as soon as the prices are there."), ""
    else:
        yield tr("Only then sign below and order.") if notices else tr("Sign below and order."), ""
    yield tr("Installation, then joint acceptance by the criteria below."), ""


def _price_steps(assessment: Assessment, day: date) -> Iterator[tuple[str, str]]:
    cost = assessment.cost
    if not cost.lines:
        yield tr("Ask for prices."), tr("Without them nobody can say what a desktop costs.")
        return
    if cost.gaps:
        yield (
            tr_plural(
                "Ask for the price of {count} item.", "Ask for the prices of {count} items.", len(cost.gaps)
            ),
            tr("The sum is too low until then.")
            if cost.gaps_of("purchase")
            else tr("The cost of use is too low until then."),
        )
    age = price_age(cost.priced, day.isoformat())
    is_over = bool(cost.valid_until) and cost.valid_until < day.isoformat()
    if age.old or is_over:
        yield (
            tr("Ask for current prices."),
            tr("Their validity has ended.")
            if is_over
            else tr_plural(
                "{count} price is older than twelve months.",
                "{count} prices are older than twelve months.",
                len(age.old),
            ),
        )


def _criteria(plan: Plan, assessment: Assessment) -> Iterator[tuple[str, str]]:
    settings, counts = plan.settings, assessment.desktops
    yield (
        tr("Desktops"),
        tr_plural("{count} desktop works.", "{count} desktops work at the same time.", counts.planned)
        if counts.users is None
        else tr(
            "{users} users work at the same time on {count} desktops.",
            users=counts.users,
            count=counts.planned,
        ),
    )
    yield from _virtual_gpus(plan)
    targets = {
        "processor": settings.cpu_target_percent,
        "memory": settings.ram_target_percent,
        "iops": settings.iops_target_percent,
        "space": settings.capacity_target_percent,
    }
    yield (
        tr("Load meanwhile"),
        tr(
            "Processors stay at or below {processor}, memory {memory}, disk I/O {iops}, space {space}.",
            **{name: numbers().percent(each / PERCENT) for name, each in targets.items()},
        ),
    )
    if settings.acceptance_test != NO_TEST:
        sessions = counts.users if counts.users is not None else counts.planned
        yield (
            tr("Response times"),
            tr_plural(
                "{test} passes with {count} session.",
                "{test} passes with {count} sessions.",
                sessions,
                test=tr(ACCEPTANCE_TEST_NAMES[settings.acceptance_test]),
            ),
        )
    if settings.latency_limit:
        yield tr("Latency"), tr("Every store keeps its latency target while users work.")
    yield from _windows(assessment)
    yield from _failures(plan, assessment)


def _virtual_gpus(plan: Plan) -> Iterator[tuple[str, str]]:
    """The desktops with a virtual GPU, by profile."""
    found: dict[str, int] = {}
    for pool in plan.of_type(DesktopPool):
        if pool.vgpu_profile:
            found[pool.vgpu_profile] = found.get(pool.vgpu_profile, 0) + pool.desktops
    if found:
        yield (
            tr("Graphics"),
            tr_plural(
                "{count} desktop runs with its virtual GPU: {profiles}.",
                "{count} desktops run with their virtual GPU at the same time: {profiles}.",
                sum(found.values()),
                profiles=", ".join(f"{numbers().number(count)} × {name}" for name, count in found.items()),
            ),
        )


def _windows(assessment: Assessment) -> Iterator[tuple[str, str]]:
    """The storms that have work to do, with their windows."""
    usual = [each for each in assessment.storms if each.case == NORMAL and storm_row(each) is not None]
    windows = [
        tr(
            "{phase} in {minutes}",
            phase=phase_name(each.phase),
            minutes=minutes_in_words(each.window_minutes),
        )
        for each in sorted(usual, key=lambda each: PHASES.index(each.phase))
    ]
    if windows:
        yield tr("Time windows"), tr("All desktops are done: {windows}.", windows=", ".join(windows))


def _failures(plan: Plan, assessment: Assessment) -> Iterator[tuple[str, str]]:
    """Each failure that the plan promises to survive, and that loses no file."""
    tolerated = max((each.failures_to_tolerate for each in plan.of_type(Cluster)), default=0)
    for case in without_loss(assessment, promised_cases(plan.settings, assessment.cases, tolerated)):
        if case != NORMAL:
            yield (
                with_failure(case),
                tr(
                    "All desktops planned go on working; load up to {target}.",
                    target=numbers().percent(plan.settings.failure_target_percent / PERCENT),
                ),
            )


def _parties(subject: Subject, plan: Plan) -> list[Block]:
    customer, firm = plan.settings.customer, subject.branding.firm.strip() or subject.firm.firm.strip()
    return [
        {
            "title": tr("For {party}", party=shortened(customer, 80)) if customer else tr("For the customer"),
            "signer": subject.design.customer_signer,
        },
        {
            "title": tr("For {party}", party=shortened(firm, 80)) if firm else tr("For the contractor"),
            "signer": subject.design.firm_signer,
        },
    ]
