"""Derivations of the limits of a plan: each rung of the ladder, the maximum, what fits, and what is left in reserve."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.engine.axes import Place
from planner_core.engine.derivation import Derivation
from planner_core.engine.limits import block_limit, cases_with_reserve, first_limit, planned_desktops
from planner_core.engine.recorded_plan import RecordedPlan, unknown
from planner_core.engine.subjects import limit_title
from planner_core.engine.walk import derivation_of
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Host

RUNGS_SHOWN: Final = 8
"""Limits that the derivation of the maximum shows; the ladder has all of them, and each explains itself."""


def explain_limit(recorded: RecordedPlan, rest: str) -> Derivation:
    """One rung of the ladder, by its number from 1. Raises ExplainError for any other."""
    limits = recorded.assessment.limits
    if not rest.isdigit() or not 1 <= int(rest) <= len(limits):
        raise unknown(f"limits.{rest}")
    limit = limits[int(rest) - 1]
    block = recorded.block(limit.resource, limit.component)
    place = recorded.place(block, limit.component, limit.phase, limit.load, limit.case)
    title = limit_title(recorded.plan, limit.resource, limit.component, limit.case)
    return derivation_of(block_limit(recorded.layout, block), place, title=title, unit="desktops")


def explain_desktops(recorded: RecordedPlan, rest: str) -> Derivation:
    """A count of desktops: "maximum", "fits" or "maximum_with_reserve". Raises ExplainError for any other, and where
    nothing is known about a limit."""
    counts = recorded.assessment.desktops
    if rest == "maximum_with_reserve" and counts.with_reserve is not None:
        return _with_reserve(recorded, counts.with_reserve)
    if rest not in ("maximum", "fits") or counts.maximum is None:
        raise unknown(f"desktops.{rest}")
    maximum = _maximum(recorded, counts.maximum)
    return maximum if rest == "maximum" else _fits(recorded, counts.fits, maximum)


def _maximum(recorded: RecordedPlan, desktops: int) -> Derivation:
    shown = min(len(recorded.assessment.limits), RUNGS_SHOWN)
    return Derivation(
        Message("Desktops that fit on what is drawn"),
        "N_max",
        desktops,
        "desktops",
        "formula",
        "floor(min(limits))",
        "The smallest limit decides, rounded down to whole desktops on each host",
        inputs=tuple(explain_limit(recorded, str(number)) for number in range(1, shown + 1)),
        remark=_why_not_ram(recorded),
    )


def _fits(recorded: RecordedPlan, desktops: int, maximum: Derivation) -> Derivation:
    planned = derivation_of(planned_desktops(recorded.layout), Place(0))
    return Derivation(
        Message("Planned desktops that fit"),
        "N",
        desktops,
        "desktops",
        "formula",
        "min(planned, maximum)",
        "No more than planned, no more than fit",
        inputs=(
            msgspec.structs.replace(planned, parameter="planned"),
            msgspec.structs.replace(maximum, parameter="maximum"),
        ),
    )


def _with_reserve(recorded: RecordedPlan, desktops: int) -> Derivation:
    """The first limit while nothing or only hosts have failed."""
    found = first_limit(recorded.layout, recorded.measures.blocks, cases_with_reserve(recorded.layout))
    assert found is not None
    block, place = found
    case = recorded.layout.cases[place.case]
    title = limit_title(recorded.plan, block.resource, block.components[place.row], case)
    derived = derivation_of(block_limit(recorded.layout, block), place, title=title, unit="desktops")
    return Derivation(
        Message("Desktops at the limit with failed hosts"),
        "N_reserve",
        desktops,
        "desktops",
        "formula",
        "floor(limit)",
        "The smallest limit while as many hosts have failed as the clusters have to stand",
        inputs=(msgspec.structs.replace(derived, parameter="limit"),),
    )


def _why_not_ram(recorded: RecordedPlan) -> Message | None:
    """Where something else than RAM limits, say how far RAM would carry: papers often blame it."""
    limits = recorded.assessment.limits
    if limits[0].resource == "ram":
        return None
    ram = next((limit for limit in limits if limit.resource == "ram"), None)
    if ram is None:
        return None
    row = recorded.assessment.worst(ram.component, "ram")
    host = recorded.plan.components[ram.component]
    if row is None or not isinstance(host, Host) or len(recorded.layout.hosts) > 1:
        return None  # with several hosts each has its own rung on the ladder
    words = {
        "host": host.name,
        "planned": recorded.assessment.desktops.planned,
        "demand": Quantity(row.demand, "GiB"),
        "capacity": Quantity(row.capacity, "GiB"),
        "allowed": ram.desktops,
    }
    return Message(
        "RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would"
        " carry {allowed}.",
        words,
    )
