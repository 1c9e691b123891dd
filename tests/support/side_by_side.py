"""Independent plans combined into one."""

from __future__ import annotations

import msgspec

from planner_core.plan.links import Link
from planner_core.plan.plan import Plan


def renamed(plan: Plan) -> Plan:
    """The same plan with other ids."""

    def other(name: str) -> str:
        return f"{name}-again"

    links = [
        Link(other(link.source), link.role, other(link.target), link.share) for link in plan.links.values()
    ]
    return msgspec.structs.replace(
        plan,
        components={
            other(each): msgspec.structs.replace(part, id=other(each))
            for each, part in plan.components.items()
        },
        parents={other(child): other(parent) for child, parent in plan.parents.items()},
        links={link.key: link for link in links},
    )


def together(plan: Plan, beside: Plan) -> Plan:
    """Two independent plans as one, with the settings of the first."""
    return msgspec.structs.replace(
        plan,
        components={**plan.components, **beside.components},
        parents={**plan.parents, **beside.parents},
        links={**plan.links, **beside.links},
    )
