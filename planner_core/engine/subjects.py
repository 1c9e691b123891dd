"""What a limit, a utilisation or a time belongs to, in words: resource, component, and the case of a failure."""

from __future__ import annotations

from planner_core.engine.axes import NORMAL, Case, case_name
from planner_core.engine.resources import RESOURCE_NAMES
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan


def subject(plan: Plan, resource: str, component: ComponentId, case: Case = NORMAL) -> Message:
    """The resource of a component: `CPU of Blade, 1 host failed`."""
    words = subject_words(plan, resource, component, case)
    if case == NORMAL:
        return Message("{resource} of {component}", words)
    return Message("{resource} of {component}, {case}", words)


def limit_title(plan: Plan, resource: str, component: ComponentId, case: Case = NORMAL) -> Message:
    """What a limit of a component's resource is called."""
    words = subject_words(plan, resource, component, case)
    if case == NORMAL:
        return Message("Desktops that {resource} of {component} allows", words)
    return Message("Desktops that {resource} of {component} allows, {case}", words)


def time_title(plan: Plan, resource: str, component: ComponentId) -> Message:
    """What the time that a component's resource needs for a storm is called."""
    return Message("Time that {resource} of {component} needs", subject_words(plan, resource, component))


def subject_words(
    plan: Plan, resource: str, component: ComponentId, case: Case = NORMAL
) -> dict[str, object]:
    """Resource, component and case, to be filled into a text."""
    return {
        "resource": Message(RESOURCE_NAMES[resource]),
        "component": plan.components[component].name,
        "case": case_name(case),
    }
