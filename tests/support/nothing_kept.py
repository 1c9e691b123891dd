"""Evaluations without caches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy

import msgspec

from planner_core import reuse
from planner_core.plan.plan import Plan


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Run without caches from earlier evaluations, and restore them afterwards."""
    known = dict(reuse._values)
    reuse.forget()
    try:
        yield
    finally:
        reuse.forget()
        reuse._values.update(known)


def new_objects(plan: Plan) -> Plan:
    """An equal plan that has no object in common with this one."""
    components = {name: deepcopy(part) for name, part in plan.components.items()}
    return msgspec.structs.replace(
        plan, components=components, links=deepcopy(plan.links), parents=dict(plan.parents)
    )
