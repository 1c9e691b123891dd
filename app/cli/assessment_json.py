"""The assessment for scripts. Keys are only added, never renamed or removed.

Money is a JSON number with cents, rounded as in the assessment. Texts are English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from app.cli.limits_json import limit_json, promise_json
from app.cli.range_report import study_json
from app.cli.terminal import plain
from app.look.output_language import written_in
from app.results.words.failures import failure_in_words
from planner_core.engine.basis.assessment import (
    Assessment,
    Cost,
    CostLine,
    DesktopCounts,
    FailureOutcome,
    Finding,
    Saturation,
    Scenario,
    StoreLatency,
)
from planner_core.engine.basis.axes import case_name
from planner_core.engine.basis.cost_records import PriceGap
from planner_core.engine.cost.costing import LIMITS
from planner_core.engine.findings.groups import FindingGroup, grouped, groups_by_severity
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Plan
from planner_core.studies.measured_estate import MeasuredFigure
from planner_core.studies.power_by_site import power_by_site
from planner_core.studies.range_study import RangeStudy


def assessment_json(
    plan: Plan,
    assessment: Assessment,
    study: RangeStudy | None = None,
    measured: Sequence[MeasuredFigure] = (),
) -> dict[str, Any]:
    """The output of `headroom assess --json`, as plain values; `study` if the range was evaluated, `measured` if
    anything was measured.
    """
    counts, counted = assessment.desktops, groups_by_severity(assessment.findings)
    return {
        "plan": assessment.plan_name,
        "cases": [{"case": each, "name": plain(str(case_name(each)))} for each in assessment.cases],
        "desktops": {
            "planned": counts.planned,
            "fits": counts.fits,
            "maximum": counts.maximum,
            "without_failures": counts.without_failures,
            "with_reserve": counts.with_reserve,
            "promise_unkept": counts.promise_unkept,
            **promise_json(counts),
        },
        "range": None if study is None else study_json(study, assessment.cost),
        "failures": [_failure(plan, each) for each in assessment.failures],
        "users": _users(counts),
        "scenarios": [_scenario(each) for each in assessment.scenarios],
        "limits": [limit_json(each) for each in assessment.limits],
        "saturation": [_saturation(each) for each in assessment.saturation],
        "stores": [
            {
                "component": each.component,
                "capacity_gib": each.capacity_gib,
                "used_gib": each.used_gib,
                "by_role": dict(each.by_role),
            }
            for each in assessment.stores
        ],
        "work": [
            {
                "phase": each.phase,
                "case": each.case,
                "minutes": each.minutes,
                "window_minutes": each.window_minutes,
                "component": each.component,
                "resource": each.resource,
            }
            for each in assessment.work
        ],
        "rebuilds": [
            {"component": each.component, "case": each.case, "gib": each.gib, "hours": each.hours}
            for each in assessment.rebuilds
        ],
        "latencies": [_latency(each) for each in assessment.latencies],
        "wear": [
            {
                "component": each.component,
                "device": "cache" if each.is_cache else "drive",
                "written_tb_per_year": each.written_tb_per_year,
                "years": each.years,
            }
            for each in assessment.wear
        ],
        "measured": [measured_json(each) for each in measured],
        "power": [each._asdict() for each in power_by_site(plan)],
        "cost": _cost(assessment.cost),
        "findings": [_finding(each) for each in assessment.findings],
        "finding_counts": {each: counted.get(each, 0) for each in ("error", "warning", "notice")},
        "finding_groups": [_finding_group(each) for each in grouped(assessment.findings)],
        "components": {
            part.id: {"name": part.name, "kind": kind_of(part)} for part in plan.components.values()
        },
    }


def measured_json(row: MeasuredFigure) -> dict[str, Any]:
    """One measured figure beside the predicted one; `as` is null for space, `day` where nobody said it."""
    return {
        "component": row.place,
        "figure": row.figure,
        "unit": row.unit,
        "as": row.meaning,
        "predicted": row.predicted,
        "measured": row.measured,
        "difference": row.difference,
        "day": row.day or None,
        "source": plain(row.source),
    }


def _users(counts: DesktopCounts) -> dict[str, int | None] | None:
    """The users of the desktops in `desktops`; null if every desktop has one user."""
    if counts.users is None:
        return None
    return {
        name: counts.users_of(getattr(counts, name))
        for name in ("planned", "fits", "maximum", "without_failures", "with_reserve", "promised")
    }


def _saturation(row: Saturation) -> dict[str, Any]:
    return {
        "component": row.component,
        "resource": row.resource,
        "unit": row.unit,
        "phase": row.phase,
        "load": row.load,
        "case": row.case,
        "planned_for": row.planned_for,
        "demand": row.demand,
        "capacity": row.capacity,
        "utilisation": row.utilisation,
        "target": row.target,
        "status": row.status,
    }


def _latency(row: StoreLatency) -> dict[str, Any]:
    """Milliseconds; null in overload, for which JSON has no number."""
    return {
        "component": row.store,
        "phase": row.phase,
        "load": row.load,
        "case": row.case,
        "iops": row.iops,
        "latency_ms": row.latency_ms,
        "read_ms": row.read_ms,
        "write_ms": row.write_ms,
        "guest_ms": row.guest_ms,
        "guest_read_ms": row.guest_read_ms,
        "band": row.band,
        "good_below_ms": row.limits.good_below_ms,
        "bad_above_ms": row.limits.bad_above_ms,
        "target_ms": row.target_ms,
    }


def _scenario(row: Scenario) -> dict[str, Any]:
    """A kind of day in one case."""
    return {
        "day": row.day,
        "case": row.case,
        "storm_working_percent": row.storm_working_percent,
        "promised": row.promised,
        "desktops": row.desktops,
        "carries_plan": row.carries_plan,
        "limits_plan": row.limits_plan,
        "component": row.component,
        "resource": row.resource,
        "phase": row.phase,
        "load": row.load,
        "fullest": [_saturation(each) for each in row.fullest],
        "latencies": [_latency(each) for each in row.latencies],
    }


def _failure(plan: Plan, outcome: FailureOutcome) -> dict[str, Any]:
    with written_in("en"):
        text = failure_in_words(plan, outcome)
    return {
        "case": outcome.case,
        "promised": outcome.promised,
        "component": outcome.component,
        "resource": outcome.resource,
        "phase": outcome.phase,
        "utilisation": outcome.utilisation,
        "allowed": outcome.allowed,
        "never_done": list(outcome.never_done),
        "late": [{"phase": each.phase, "minutes": each.minutes} for each in outcome.late],
        "text": plain(text),
    }


def _cost(cost: Cost) -> dict[str, Any]:
    return {
        "currency": cost.currency,
        "valid_until": cost.valid_until,
        "total": cost.total,
        **{
            name: getattr(cost, name)
            for whom in ("desktop", "user")
            for name in (f"per_{whom}_{limit}" for limit in ("planned", *LIMITS))
        },
        "list_total": cost.list_total,
        "counted_total": cost.counted_total,
        "licence_total": cost.licence_total,
        "discount": cost.discount,
        "running": {
            name: amount for name, amount in msgspec.structs.asdict(cost.running).items() if name != "by_year"
        }
        | {"by_year": [msgspec.structs.asdict(each) for each in cost.running.by_year]},
        "lines": [_line(each) for each in cost.lines],
        "licences": [msgspec.structs.asdict(each) | {"in_all": each.in_all} for each in cost.licences],
        "clouds": [msgspec.structs.asdict(each) for each in cost.clouds],
        "unpriced": [msgspec.structs.asdict(each) for each in cost.unpriced],
        "is_headline": cost.is_headline,
        "without_price": [_gap(each) for each in cost.gaps],
    }


def _gap(gap: PriceGap) -> dict[str, Any]:
    """What has no price: a component, or a licence line with its packs."""
    fields = msgspec.structs.asdict(gap)
    return (
        fields if gap.licence else {name: fields[name] for name in ("component", "lacks", "carries_desktops")}
    )


def _line(line: CostLine) -> dict[str, Any]:
    return {
        "item": line.item,
        "order_number": line.order_number,
        "quantity": line.quantity,
        "unit_price": line.unit_price,
        "discount_percent": line.discount_percent,
        "discounted_price": line.discounted_price,
        "total": line.total,
        "component": line.component,
        "price_date": line.price_date,
        "source": line.source,
        "licence": line.licence,
    }


def _finding_group(group: FindingGroup) -> dict[str, Any]:
    """Similar findings: their components, and the text of the first."""
    return {**_finding(group.first), "count": group.count, "components": group.components}


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "severity": finding.severity,
        "code": finding.code,
        "component": finding.component,
        "text": plain(str(finding.message)),
        "remedy": plain(str(finding.remedy)) if finding.remedy else "",
        "source": plain(finding.source),
    }
