"""Names of components and limits in the proposal."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from app.look.translation import tr
from app.results.words.results import resource_of
from planner_core.engine.basis.assessment import Assessment, Limit
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

LONGEST_IN_SHORT = 160
LONGEST_IN_SENTENCE = 60


def component_name(plan: Plan, component: ComponentId) -> str:
    """The name of a component as typed."""
    return plan.components[component].name


def limit_name(plan: Plan, limit: Limit) -> str:
    """`Disk IOPS of SAS`."""
    return resource_of(plan, limit.resource, limit.component)


def in_drawn_order(plan: Plan) -> tuple[ComponentId, ...]:
    """All components, each followed by its contents: a host, its disk groups, the next host."""
    inside: dict[ComponentId, list[ComponentId]] = {}
    for child, parent in plan.parents.items():
        inside.setdefault(parent, []).append(child)
    ordered: list[ComponentId] = []
    waiting = [each for each in reversed(tuple(plan.components)) if each not in plan.parents]
    while waiting:
        ordered.append(waiting.pop())
        waiting.extend(reversed(inside.get(ordered[-1], ())))
    return tuple(ordered)


def resources_in_drawn_order(plan: Plan, assessment: Assessment) -> tuple[tuple[ComponentId, str], ...]:
    """All components with each of their resources, as keys of `assessment.saturation`."""
    known: dict[ComponentId, list[str]] = {}
    for component, resource in assessment.saturation.subjects():
        known.setdefault(component, []).append(resource)
    return tuple(
        (component, resource) for component in in_drawn_order(plan) for resource in known.get(component, ())
    )


def is_short(texts: Iterable[str], most_rows: int) -> bool:
    """Whether a table with one row per text fits on a page for certain: few rows, all low."""
    texts = tuple(texts)
    return len(texts) <= most_rows and max(map(len, texts), default=0) <= LONGEST_IN_SHORT


def listed(names: Iterable[str], most: int) -> str:
    """`Host 1, Host 2 and others`: names in a list, cut after `most`."""
    every = tuple(names)
    shown = ", ".join(every[:most])
    return tr("{names} and others", names=shown) if len(every) > most else shown


def shortened(text: str, longest: int) -> str:
    """A name shortened for places with little room; the full name is elsewhere."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def with_brief_names(plan: Plan) -> Plan:
    """The plan with names that fit into a sentence."""
    parts = {
        key: msgspec.structs.replace(part, name=shortened(part.name, LONGEST_IN_SENTENCE))
        for key, part in plan.components.items()
    }
    return msgspec.structs.replace(plan, components=parts)
