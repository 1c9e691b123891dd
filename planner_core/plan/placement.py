"""Questions about where things lie. The engine, which asks them of every pool, keeps an index of its own."""

from __future__ import annotations

from planner_core.plan.components import Component, kind_of
from planner_core.plan.plan import Plan
from planner_core.plan.rules import FILE_ROLES


def unplaced_roles(plan: Plan, owner: Component) -> tuple[str, ...]:
    """The file roles of a component that lie on no store yet."""
    placed = {link.role for link in plan.links_from(owner.id)}
    return tuple(role for role in FILE_ROLES.get(kind_of(owner), ()) if role not in placed)
