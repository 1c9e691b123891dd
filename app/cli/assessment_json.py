"""The assessment for scripts. Keys are only ever added, never renamed, and none goes away.

Money is a JSON number with cents; amounts per desktop are rounded half up to the cent. Texts are English.
"""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import msgspec

from app.cli.terminal import plain
from planner_core.engine.assessment import Assessment, Cost, CostLine, Finding, Limit, Saturation
from planner_core.engine.axes import case_name
from planner_core.messages import ALL_DIGITS
from planner_core.plan.components import kind_of
from planner_core.plan.plan import Plan

CENT = Decimal("0.01")


def assessment_json(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """What `headroom assess --json` prints, as plain values."""
    counts = assessment.desktops
    return {
        "plan": assessment.plan_name,
        "cases": [{"case": each, "name": plain(str(case_name(each)))} for each in assessment.cases],
        "desktops": {
            "planned": counts.planned,
            "fits": counts.fits,
            "maximum": counts.maximum,
            "without_failures": counts.without_failures,
            "with_reserve": counts.with_reserve,
        },
        "limits": [_limit(each) for each in assessment.limits],
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
        "cost": _cost(assessment.cost),
        "findings": [_finding(each) for each in assessment.findings],
        "components": {
            part.id: {"name": part.name, "kind": kind_of(part)} for part in plan.components.values()
        },
    }


def _limit(limit: Limit) -> dict[str, Any]:
    return {
        "desktops": limit.desktops,
        "component": limit.component,
        "resource": limit.resource,
        "phase": limit.phase,
        "load": limit.load,
        "case": limit.case,
        "exact": limit.exact,
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


def _cost(cost: Cost) -> dict[str, Any]:
    return {
        "currency": cost.currency,
        "total": cost.total,
        "per_desktop_planned": _to_the_cent(cost.per_desktop_planned),
        "per_desktop_maximum": _to_the_cent(cost.per_desktop_maximum),
        "per_desktop_maximum_with_reserve": _to_the_cent(cost.per_desktop_maximum_with_reserve),
        "list_total": cost.list_total,
        "discount": cost.discount,
        "running": {
            name: _to_the_cent(amount) if isinstance(amount, Decimal) else amount
            for name, amount in msgspec.structs.asdict(cost.running).items()
        },
        "lines": [_line(each) for each in cost.lines],
    }


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
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "severity": finding.severity,
        "code": finding.code,
        "component": finding.component,
        "text": plain(str(finding.message)),
        "remedy": plain(str(finding.remedy)) if finding.remedy else "",
        "source": plain(finding.source),
    }


def _to_the_cent(amount: Decimal | None) -> Decimal | None:
    return None if amount is None else amount.quantize(CENT, ROUND_HALF_UP, ALL_DIGITS)
