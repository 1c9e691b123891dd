"""How far a value may be off, and measurements in place of assumptions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import RuleError, component_of, names_of
from planner_core.messages import Message
from planner_core.plan.components import TYPED, ComponentId, origin_of
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan

MOST_PERCENT = 1000.0


def give_or_take(plan: Plan, ids: Sequence[ComponentId], field: str, percent: float | None) -> Step:
    """Say how far one field of some components may be off in 8 of 10 cases; None: by where the value is from.

    The value stays. A default counts as typed from then on, because somebody vouches for it. Raises RuleError for a
    field that is decided, and for a number that is no such percentage.
    """
    info = declared_field(type(component_of(plan, ids[0])), field)
    if info is None or not info.uncertain:
        raise RuleError(Message("This value is decided and not uncertain: {field}.", {"field": field}))
    if percent is not None and not 0 <= percent <= MOST_PERCENT:
        bounds = {"number": percent, "most": MOST_PERCENT}
        raise RuleError(Message("Give or take {number}%: expected are 0 to {most}%.", bounds))
    edits = []
    for each in ids:
        before = component_of(plan, each)
        origin = origin_of(before, field)
        if origin is None and percent is None:
            continue
        after_origin = msgspec.structs.replace(origin or TYPED, give_or_take_percent=percent)
        if after_origin != origin:
            after = msgspec.structs.replace(before, origins={**before.origins, field: after_origin})
            edits.append(Edit("components", each, before, after))
    words = {"field": Message(info.title), "name": names_of(plan, ids)}
    return Step(Message("Change how sure {field} of {name} is", words), tuple(edits))
