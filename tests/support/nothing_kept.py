"""Evaluations that reuse nothing of earlier ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy

import msgspec

from planner_core import reuse
from planner_core.plan.plan import Plan


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Forget what is kept from one evaluation to the next, and put it back in the end."""
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
