"""The limits for scripts. Keys are only added, never renamed or removed. Texts are English."""

from __future__ import annotations

import math
from typing import Any

from app.cli.terminal import plain
from planner_core.engine.basis.assessment import (
    Assessment,
    DesktopCounts,
    Lift,
    Limit,
    PoolLimit,
    Purchase,
    horizon,
)
from planner_core.engine.basis.scenarios import day_of


def limits_json(assessment: Assessment) -> dict[str, Any]:
    """The output of `headroom limits --json`, as plain values."""
    counts = assessment.desktops
    return {
        "plan": assessment.plan_name,
        "desktops": {
            "planned": counts.planned,
            "fits": counts.fits,
            "maximum": counts.maximum,
            **promise_json(counts),
        },
        "horizon": horizon(counts.planned, assessment.limits[0].desktops) if assessment.limits else None,
        "pools": [_pool(each) for each in assessment.pool_limits],
        "limits": [
            {**limit_json(limit), "users": counts.users_of(limit.desktops), "lift": _lift(lift)}
            for limit, lift in zip(assessment.limits, assessment.lifts, strict=True)
        ],
    }


def promise_json(counts: DesktopCounts) -> dict[str, Any]:
    """What the offer promises of the desktops; `maximum` and the limits stay as calculated."""
    return {
        "promise": counts.promise,
        "promised": counts.promised,
        "fits_in_futures": counts.chance,
    }


def limit_json(limit: Limit) -> dict[str, Any]:
    """One rung of a ladder."""
    return {
        "desktops": limit.desktops,
        "component": limit.component,
        "resource": limit.resource,
        "phase": limit.phase,
        "day": day_of(limit.phase),
        "load": limit.load,
        "case": limit.case,
        "exact": limit.exact,
    }


def _pool(limit: PoolLimit) -> dict[str, Any]:
    return {
        "pool": limit.pool,
        "planned": limit.planned,
        "fits": limit.fits,
        "fitting": limit.fitting,
        "maximum": limit.desktops,
        "users_per_desktop": limit.users_per_desktop,
        "exact": limit.exact if math.isfinite(limit.exact) else None,
        "component": limit.component,
        "resource": limit.resource,
        "phase": limit.phase,
        "load": limit.load,
        "case": limit.case,
        "ladder": [limit_json(each) for each in limit.ladder],
    }


def _lift(lift: Lift) -> dict[str, Any]:
    return {
        "unit": lift.unit,
        "there": lift.there,
        "target": lift.target,
        "for_planned": lift.for_planned,
        "next_desktops": lift.next_desktops,
        "for_next": lift.for_next,
        "purchases": [purchase_json(each) for each in lift.purchases],
        "text": plain(str(lift.message)),
    }


def purchase_json(purchase: Purchase) -> dict[str, Any]:
    """One item to buy, with its quantity for the requested desktops and for the next limit."""
    return {
        "component": purchase.component,
        "field": purchase.field,
        "unit": purchase.unit,
        "there": purchase.there,
        "for_planned": purchase.for_planned,
        "for_next": purchase.for_next,
        "text": plain(str(purchase.message or "")),
    }
