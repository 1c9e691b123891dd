"""Questions about where things lie that both editing and the engine ask."""

from __future__ import annotations

from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Plan
from planner_core.plan.rules import FILE_ROLES


def unplaced_roles(plan: Plan, owner: Component) -> tuple[str, ...]:
    """The file roles of a component that lie on no store yet."""
    placed = {link.role for link in plan.links_from(owner.id)}
    return tuple(role for role in FILE_ROLES.get(kind_of(owner), ()) if role not in placed)
