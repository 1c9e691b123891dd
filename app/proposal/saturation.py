"""How full everything is in every phase, and the ladder of limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.format import numbers
from app.i18n import mark, tr, tr_plural
from app.proposal.names import component_name, in_drawn_order, is_short, limit_name, phase_name, resource_name
from planner_core.engine.assessment import PHASES, Assessment, Limit, Saturation
from planner_core.plan.plan import Plan

LIFT_TITLES = {
    "cpu": mark("More hosts, more cores, or a higher all-core turbo clock"),
    "ram": mark("More RAM, more hosts, or less RAM per desktop"),
    "disk_iops": mark(
        "More or faster drives, a RAID level with a smaller write penalty, or file roles on another store"
    ),
    "front_end_iops": mark("More or faster drives, or file roles on another store"),
    "capacity": mark("Larger or more drives, or file roles such as the swap files on another store"),
}
MOST_PLANNED = 2
"""The bars of the ladder end at this multiple of the planned desktops."""
MOST_RUNGS = 20
"""What limits at far more desktops than are planned interests nobody; the report says how many there are."""


def saturation(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """One row per component and resource, one group of cells per phase."""
    keys = dict.fromkeys((row.component, row.resource) for row in assessment.saturation)
    ordered = [key for component in in_drawn_order(plan) for key in keys if key[0] == component]
    return {
        "title": tr("Saturation"),
        "lead": tr(
            "How full each resource is with the planned desktops. The tick on each bar is the target up to which"
            " desktops are planned."
        ),
        "heads": [tr("Resource"), tr("Capacity"), *(phase_name(phase) for phase in PHASES)],
        "groups": _groups(plan, assessment, ordered),
        "short": is_short((component_name(plan, component) for component, _ in ordered), 24),
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
    return {
        "title": tr("Limits"),
        "lead": tr(
            "How many desktops each resource allows up to its target, at its worst phase. The first line is the"
            " limit of the plan; the others come next once it is lifted. The mix of pools stays as planned."
        ),
        "heads": [tr("Desktops"), tr("Limit"), tr("Phase"), tr("What would lift it")],
        "planned": tr("planned: {planned}", planned=planned),
        "planned_at": 1 / MOST_PLANNED,
        "rows": [_rung(plan, limit, planned) for limit in assessment.limits[:MOST_RUNGS]],
        "more": _more(assessment),
        "short": is_short((limit_name(plan, limit) for limit in assessment.limits), 14),
        "none": tr("Nothing limits yet, because no pool is connected."),
    }


def _groups(plan: Plan, assessment: Assessment, keys: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for component, resource in keys:
        group = groups.setdefault(component, {"name": component_name(plan, component), "rows": []})
        rows = assessment.saturation.where((component, resource))
        by_phase = {row.phase: row for row in rows}
        group["rows"].append(
            {
                "resource": resource_name(resource),
                "capacity": amount(rows[0].capacity, rows[0].unit),
                "phases": [_cell(by_phase[phase]) for phase in PHASES if phase in by_phase],
            }
        )
    return list(groups.values())


def _cell(row: Saturation) -> dict[str, Any]:
    return {
        "demand": amount(row.demand, row.unit),
        "percent": share_in_words(row),
        "share": row.utilisation,
        "target": row.target,
        "status": row.status,
    }


def _more(assessment: Assessment) -> str:
    hidden = len(assessment.limits) - MOST_RUNGS
    if hidden <= 0:
        return ""
    last = assessment.limits[MOST_RUNGS - 1].desktops
    return tr_plural(
        "{count} more resource limits at {last} desktops or above.",
        "{count} more resources limit at {last} desktops or above.",
        hidden,
        last=last,
    )


def _rung(plan: Plan, limit: Limit, planned: int) -> dict[str, Any]:
    scale = MOST_PLANNED * planned
    return {
        "desktops": numbers().number(limit.desktops),
        "limit": limit_name(plan, limit),
        "phase": phase_name(limit.phase),
        "lift": tr(LIFT_TITLES[limit.resource]),
        "share": min(1.0, limit.exact / scale) if scale else 1.0,
        "beyond": limit.exact > scale,
        "holds": limit.desktops >= planned,
    }


def share_in_words(row: Saturation) -> str:
    """How full a resource is in percent; with a decimal where 100 % would hide that it is over."""
    hides = row.status == "over" and row.utilisation is not None and round(row.utilisation, 2) == 1
    return numbers().percent(row.utilisation, 1 if hides else 0)


def amount(value: float, unit: str) -> str:
    """A demand or capacity in the unit that reads best."""
    if unit == "MHz":
        return numbers().mhz(value)
    if unit == "GiB":
        return numbers().gib(value)
    return numbers().quantity(value, tr(unit), 0)
