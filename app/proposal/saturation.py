"""How full everything is in every phase, and the ladder of limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.format import numbers
from app.i18n import tr
from app.lifts import lift_in_words
from app.proposal.names import component_name, in_drawn_order, is_short, limit_name
from app.result_words import USUAL, nearest, phase_name, resource_name, when, worst_of
from app.shown_limits import more_limits, shown_limits
from planner_core.engine.basis.assessment import Assessment, DesktopCounts, Lift, Limit, Saturation
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.plan.plan import Plan

MOST_PLANNED = 2
"""The bars of the ladder end at this multiple of the planned desktops."""
MOST_KEPT = 12
"""So many resources fit on one page, with their components and what they are at their worst."""
FEW = 10
"""Below this many, such as controllers, whole numbers would show a fifth of one as none."""
MOST_RUNGS = 20
"""A plan of hundreds of components has as many limits close to its own; the report says how many there are."""


def saturation(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """One row per component and resource: how full it is at its worst, when that is, and in each phase."""
    keys = assessment.saturation.subjects()
    ordered = [key for component in in_drawn_order(plan) for key in keys if key[0] == component]
    return {
        "title": tr("Saturation"),
        "lead": tr(
            "How full each resource is with the planned desktops: in the phase and case that load it most, with the"
            " target as a tick on the bar, and then in each phase while nothing has failed."
        ),
        "heads": [tr("Resource"), tr("Demand and capacity"), tr("At its worst")],
        "phases": [phase_name(phase) for phase in PHASES],
        "groups": _groups(plan, assessment, ordered),
        "short": is_short((component_name(plan, component) for component, _ in ordered), MOST_KEPT),
        "legend": [
            {"status": "ok", "text": tr("below the target")},
            {"status": "near", "text": tr("close to the target or above it")},
            {"status": "over", "text": tr("over capacity")},
            {"status": "unknown", "text": tr("nothing to measure against")},
        ],
        "none": tr("There is nothing to measure yet: the plan has no host and no store."),
    }


def ladder(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """What limits at how many desktops, ascending, and what would lift each limit."""
    planned = assessment.desktops.planned
    shown = shown_limits(assessment, MOST_RUNGS)
    return {
        "title": tr("Limits"),
        "lead": tr(
            "How many desktops each resource allows up to its target, at its worst phase. The first line is the"
            " limit of the plan; the others come next once it is lifted. The mix of pools stays as planned."
        ),
        "heads": [tr("Desktops"), tr("Limit"), tr("Phase and case"), tr("What would lift it")],
        "planned": tr("planned: {planned}", planned=planned),
        "planned_at": 1 / MOST_PLANNED,
        "rows": [
            _rung(plan, limit, lift, assessment.desktops)
            for limit, lift in zip(shown.limits, assessment.lifts, strict=False)
        ],
        "more": more_limits(shown),
        "short": is_short((limit_name(plan, limit) for limit in shown.limits), 14),
        "none": tr("Nothing limits yet, because no pool is connected."),
    }


def _groups(plan: Plan, assessment: Assessment, keys: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for component, resource in keys:
        group = groups.setdefault(component, {"name": component_name(plan, component), "rows": []})
        rows = assessment.saturation.where((component, resource))
        worst = worst_of(rows) or rows[0]
        group["rows"].append(
            {
                "resource": resource_name(resource),
                "when": when(worst.phase, worst.case) if (worst.phase, worst.case) != USUAL else "",
                "demand": amount(worst.demand, worst.unit),
                "capacity": tr("of {capacity}", capacity=amount(worst.capacity, worst.unit)),
                "worst": _cell(worst),
                "phases": [_cell(nearest(rows, phase, NORMAL)) for phase in PHASES],
            }
        )
    return list(groups.values())


def _cell(row: Saturation | None) -> dict[str, Any]:
    if row is None:
        return {"percent": "", "share": None, "target": 1.0, "status": "ok"}
    return {
        "percent": share_in_words(row),
        "share": row.utilisation,
        "target": row.target,
        "status": row.status,
    }


def _rung(plan: Plan, limit: Limit, lift: Lift, counts: DesktopCounts) -> dict[str, Any]:
    scale = MOST_PLANNED * counts.planned
    users = counts.users_of(limit.desktops)
    return {
        "desktops": numbers().number(limit.desktops),
        "users": "" if users is None else tr("{users} users", users=users),
        "limit": limit_name(plan, limit),
        "phase": when(limit.phase, limit.case),
        "lift": lift_in_words(limit, lift),
        "share": min(1.0, limit.exact / scale) if scale else 1.0,
        "beyond": limit.exact > scale,
        "holds": limit.desktops >= counts.planned,
    }


def share_in_words(row: Saturation) -> str:
    """How full a resource is in percent; with a decimal where 100 % would hide that it is over."""
    hides = row.status == "over" and row.utilisation is not None and round(row.utilisation, 2) == 1
    return numbers().percent(row.utilisation, 1 if hides else 0)


def amount(value: float, unit: str) -> str:
    """A demand or capacity in the unit that reads best; below ten with the decimals that tell it from none."""
    if unit == "MHz":
        return numbers().mhz(value)
    if unit == "GiB":
        return numbers().gib(value)
    return numbers().quantity(value, tr(unit), 0 if abs(value) >= FEW else None)
