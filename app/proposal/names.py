"""How the proposal names things: components, phases, limits."""

from __future__ import annotations

from app.i18n import tr
from planner_core.engine.assessment import PHASE_NAMES, RESOURCE_NAMES, Limit
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan


def component_name(plan: Plan, component: ComponentId) -> str:
    """The name of a component as typed."""
    return plan.components[component].name


def resource_name(resource: str) -> str:
    """CPU, RAM, Disk IOPS ..., translated."""
    return tr(RESOURCE_NAMES[resource])


def phase_name(phase: str) -> str:
    """Steady, Boot, translated."""
    return tr(PHASE_NAMES[phase])


def limit_name(plan: Plan, limit: Limit) -> str:
    """`Disk IOPS of SAS`."""
    return tr(
        "{resource} of {component}",
        resource=resource_name(limit.resource),
        component=component_name(plan, limit.component),
    )


def in_drawn_order(plan: Plan) -> tuple[ComponentId, ...]:
    """Every component, each followed by what lies inside it."""
    roots = tuple(each for each in plan.components if each not in plan.parents)
    ordered: dict[ComponentId, None] = {}
    for root in roots:
        ordered.update(dict.fromkeys(plan.with_descendants((root,))))
    return tuple(ordered)
