"""Shared by all verbs: their error, names of kinds, and lookups in the plan."""

from __future__ import annotations

from collections.abc import Sequence

from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import Component, ComponentId
from planner_core.plan.plan import Plan

KIND_NAMES = {
    "host": "Host",
    "cluster": "Cluster",
    "storage_array": "Storage array",
    "disk_group": "Disk group",
    "desktop_pool": "Desktop pool",
    "infrastructure_servers": "Infrastructure servers",
    "network_link": "Network link",
    "graphics_boards": "Graphics boards",
    "note": "Note",
}
"""English names of the kinds, translatable."""


class RuleError(HeadroomError):
    """The request violates the rules of a plan; the message gives the reason."""


def component_of(plan: Plan, component: ComponentId) -> Component:
    try:
        return plan.components[component]
    except KeyError:
        raise RuleError(Message("There is no component {id} in the plan.", {"id": component})) from None


def names_of(plan: Plan, ids: Sequence[ComponentId]) -> str | Message:
    if len(ids) == 1:
        return component_of(plan, ids[0]).name
    return Message("{count} components", {"count": len(ids)})
