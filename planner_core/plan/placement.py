"""Questions about where things lie. The engine, which asks them of every pool, keeps an index of its own."""

from __future__ import annotations

from planner_core.plan.components import Component, DesktopPool, kind_of
from planner_core.plan.links import FileRole
from planner_core.plan.plan import Plan
from planner_core.plan.rules import FILE_ROLES


def needed_roles(owner: Component) -> tuple[FileRole, ...]:
    """The file roles that a component really has: full clones have one disk, not every pool keeps user data."""
    roles = FILE_ROLES.get(kind_of(owner), ())
    if not isinstance(owner, DesktopPool):
        return roles
    absent = {
        "replica": owner.clone_type == "full",
        "disposable": owner.clone_type == "full",
        "persistent": owner.persistent_gib <= 0,
        "suspend": not owner.suspends,
    }
    return tuple(role for role in roles if not absent.get(role, False))


def unplaced_roles(plan: Plan, owner: Component) -> tuple[FileRole, ...]:
    """The file roles of a component that lie on no store yet, needed or not."""
    placed = {link.role for link in plan.links_from(owner.id)}
    return tuple(role for role in FILE_ROLES.get(kind_of(owner), ()) if role not in placed)


def missing_roles(plan: Plan, owner: Component) -> tuple[FileRole, ...]:
    """The needed file roles of a component that lie on no store yet."""
    unplaced = unplaced_roles(plan, owner)
    return tuple(role for role in needed_roles(owner) if role in unplaced)
