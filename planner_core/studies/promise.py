"""What an offer promises of its desktops: what is calculated, or what 9 of 10 futures carry.

An assessment that keeps to the second promise is the one as calculated with other counts: how many of the planned
desktops fit, whether the plan is carried, and a finding if it is not. Limits and loads stay as calculated.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.currencies import decimals_of
from planner_core.engine.basis.assessment import Assessment, Cost, DesktopCounts, Finding
from planner_core.engine.basis.rows import Later
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings import SEVERITIES
from planner_core.formulas.cost import cost_per_desktop, cost_per_user, total_of_desktops
from planner_core.messages import Message, Quantity
from planner_core.plan.plan import Plan
from planner_core.plan.settings import NINE_OF_TEN
from planner_core.studies.range_study import RangeStudy, range_study, told_share
from planner_core.units import PERCENT

SOURCE: Final = "The promise of the plan, and its range"


def promises_futures(plan: Plan) -> bool:
    """Whether the offer promises what 9 of 10 futures carry."""
    return plan.settings.promise == NINE_OF_TEN


def assessed(plan: Plan, catalog: Catalog, futures: int | None = None) -> Assessment:
    """All results for a plan, by its promise: evaluates the range if that is needed. `futures` replaces the usual
    number of them.

    Raises UnsoundPlanError for a number outside the bounds of its field.
    """
    found = evaluate(plan, catalog)
    return kept(found, range_study(plan, catalog, futures)) if is_open(found) else found


def is_open(assessment: Assessment) -> bool:
    """Whether the range has to be known before it can be said what fits."""
    return assessment.desktops.promise == "open"


def kept(assessment: Assessment, study: RangeStudy | None) -> Assessment:
    """The assessment by the promise, once the range of the plan is known, or that it has none; others unchanged."""
    if not is_open(assessment):
        return assessment
    counts = kept_counts(assessment.desktops, study)
    findings = Later(lambda: with_promise(assessment.findings, counts))
    cost = with_shares(assessment.cost, counts)
    return msgspec.structs.replace(assessment, desktops=counts, findings=findings, cost=cost)


def kept_counts(counts: DesktopCounts, study: RangeStudy | None) -> DesktopCounts:
    """The counts by the promise: no more fit than 9 of 10 futures carry, and never more than is calculated."""
    if study is None:
        return msgspec.structs.replace(counts, promise="no-range")
    known = msgspec.structs.replace(counts, promise="nine-of-ten", sure=study.sure, chance=study.fits)
    return msgspec.structs.replace(known, fits=min(counts.planned, known.promised or 0))


def with_shares(cost: Cost, counts: DesktopCounts) -> Cost:
    """The cost with the hardware shared by the promised desktops, and by their users."""
    if not counts.is_sure or not cost.lines or not counts.promised:
        return cost
    decimals, users = decimals_of(cost.currency), counts.users_of(counts.promised)
    total = total_of_desktops(
        cost.total, cost.counted_total, counts.promised, counts.planned, decimals=decimals
    )
    return msgspec.structs.replace(
        cost,
        per_desktop_promised=cost_per_desktop(total, Decimal(counts.promised), decimals=decimals),
        per_user_promised=cost_per_user(total, Decimal(users), decimals=decimals) if users else None,
    )


def with_promise(findings: Sequence[Finding], counts: DesktopCounts) -> tuple[Finding, ...]:
    """The findings with what is to be said of the promise, errors first."""
    said = promise_finding(counts)
    found = (*findings, *([said] if said else []))
    return tuple(sorted(found, key=lambda each: SEVERITIES.index(each.severity)))


def _share(chance: float) -> Quantity | Message:
    """Never none at all, which would be a certainty."""
    told = told_share(chance) * PERCENT
    return Quantity(told, "%") if told else Message("less than {share}", {"share": Quantity(1, "%")})


def promise_finding(counts: DesktopCounts) -> Finding | None:
    """That 9 of 10 futures do not carry the planned desktops, or that nobody can say so; None if they do."""
    if counts.promise == "no-range":
        return Finding(
            "notice",
            "promise.no-range",
            "",
            Message(
                "What 9 of 10 futures carry cannot be said of this plan: it has no range. The offer promises what is"
                " calculated."
            ),
            Message("Say how far values may be off, or promise desktops as calculated."),
            SOURCE,
        )
    if counts.sure is None or counts.chance is None or counts.sure >= counts.planned:
        return None
    words = {
        "chance": _share(counts.chance),
        "planned": counts.planned,
        "sure": counts.sure,
    }
    return Finding(
        "error",
        "promise.not-kept",
        "",
        Message(
            "The offer promises what 9 of 10 futures carry: {chance} of the futures carry the {planned} desktops"
            " planned; 9 of 10 carry {sure}.",
            words,
        ),
        Message("Plan fewer desktops, lift what limits first, or measure what the range depends on."),
        SOURCE,
    )
