"""Evaluations that nothing helps that was kept of earlier ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import msgspec

from planner_core.engine.answers import limits
from planner_core.engine.layout import kept, last_layout, last_plan
from planner_core.plan.plan import Plan

DICTIONARIES: tuple[dict[Any, Any], ...] = (kept._kept, limits._last_bounds.known, limits._last_stood.known)
LISTS: tuple[list[Any], ...] = (last_layout._kept, last_plan._kept)


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Forget what the engine keeps from one evaluation to the next, and let it know that again in the end."""
    known = [dict(each) for each in DICTIONARIES], [list(each) for each in LISTS]
    for every in (*DICTIONARIES, *LISTS):
        every.clear()
    try:
        yield
    finally:
        for dictionary, before in zip(DICTIONARIES, known[0], strict=True):
            dictionary.clear()
            dictionary.update(before)
        for several, earlier in zip(LISTS, known[1], strict=True):
            several[:] = earlier


def new_objects(plan: Plan) -> Plan:
    """An equal plan that has no object in common with this one."""
    components = {name: deepcopy(part) for name, part in plan.components.items()}
    return msgspec.structs.replace(
        plan, components=components, links=deepcopy(plan.links), parents=dict(plan.parents)
    )
