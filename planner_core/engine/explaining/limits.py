"""Derivations of the limits of a plan: each rung of the ladder, the maximum, what fits, and the reserve."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from planner_core.engine.answers.limits import (
    block_limit,
    cases_with_reserve,
    first_limit,
    planned_desktops,
    planned_users,
)
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.engine.basis.axes import NORMAL, Place, case_name
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.subjects import limit_title, moment
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.recorded_plan import RecordedPlan, unknown
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.explaining.whole_limits import whole_limit
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Host

RUNGS_SHOWN: Final = 8
"""Limits listed in the derivation of the maximum; the ladder has all of them, each with a derivation of its own."""


def explain_limit(recorded: RecordedPlan, rest: str) -> Derivation:
    """One rung of the ladder, by its number from 1. Raises ExplainError for any other."""
    limits = recorded.assessment.limits
    if not rest.isdigit() or not 1 <= int(rest) <= len(limits):
        raise unknown(f"limits.{rest}")
    limit = limits[int(rest) - 1]
    block = recorded.block(limit.resource, limit.component)
    return _rung(recorded, block, recorded.place(block, limit.component, limit.phase, limit.load, limit.case))


def explain_scenario(recorded: RecordedPlan, rest: str) -> Derivation:
    """What limits "<day>[.<case>]" first. Raises ExplainError for any other scenario, and for
    one that nothing limits."""
    day, _, case = rest.partition(".")
    found = next(
        (each for each in recorded.assessment.scenarios if (each.day, each.case) == (day, case or NORMAL)),
        None,
    )
    if found is None or found.resource is None:
        raise unknown(f"scenarios.{rest}")
    block = recorded.block(found.resource, found.component)
    return _rung(recorded, block, recorded.place(block, found.component, found.phase, found.load, found.case))


def explainable_desktops(counts: DesktopCounts) -> tuple[str, ...]:
    """The counts that can be explained: those at known limits, and users of shared machines."""
    known = {
        "maximum": counts.maximum,
        "fits": counts.maximum,
        "without_failures": counts.without_failures,
        "maximum_with_reserve": counts.with_reserve,
        "users": counts.users,
        "promised": counts.sure,
    }
    return tuple(name for name, number in known.items() if number is not None)


def explain_desktops(recorded: RecordedPlan, rest: str) -> Derivation:
    """A count by its name in `explainable_desktops`. Raises ExplainError for any other."""
    counts = recorded.assessment.desktops
    if rest not in explainable_desktops(counts):
        raise unknown(f"desktops.{rest}")
    explained: dict[str, Callable[[], Derivation]] = {
        "maximum": lambda: _maximum(recorded, counts.maximum),
        "fits": lambda: _fits(recorded, counts),
        "promised": lambda: _promised(recorded, counts),
        "without_failures": lambda: _without_failures(recorded, counts.without_failures),
        "maximum_with_reserve": lambda: _with_reserve(recorded, counts.with_reserve),
        "users": lambda: derivation_of(planned_users(recorded.layout), Place(0)),
    }
    return explained[rest]()


def _maximum(recorded: RecordedPlan, desktops: int | None) -> Derivation:
    shown = min(len(recorded.assessment.limits), RUNGS_SHOWN)
    return Derivation(
        Message("Desktops that fit on the planned hardware"),
        "N_max",
        desktops or 0,
        "desktops",
        "formula",
        "min(limits)",
        "The smallest limit decides; each is counted in whole desktops",
        inputs=tuple(explain_limit(recorded, str(number)) for number in range(1, shown + 1)),
        remark=_why_not_ram(recorded),
    )


def _fits(recorded: RecordedPlan, counts: DesktopCounts) -> Derivation:
    planned = derivation_of(planned_desktops(recorded.layout), Place(0))
    is_sure = counts.sure is not None
    most = _promised(recorded, counts) if is_sure else _maximum(recorded, counts.maximum)
    parameter = "promised" if is_sure else "maximum"
    return Derivation(
        Message("Planned desktops that fit"),
        "N",
        counts.fits,
        "desktops",
        "formula",
        f"min(planned, {parameter})",
        "The smaller of the planned number and what 9 of 10 futures carry"
        if is_sure
        else "The smaller of the planned number and the number that fits",
        inputs=(
            msgspec.structs.replace(planned, parameter="planned"),
            msgspec.structs.replace(most, parameter=parameter),
        ),
        remark=_AS_CALCULATED.get(counts.promise),
    )


_AS_CALCULATED: Final = {
    "open": Message("As calculated; what 9 of 10 futures carry is not known yet."),
    "no-range": Message(
        "As calculated; the plan has no range, so nobody can say what 9 of 10 futures carry."
    ),
}


def _promised(recorded: RecordedPlan, counts: DesktopCounts) -> Derivation:
    """What 9 of 10 futures carry, or what is calculated if that is less."""
    sure = Derivation(
        Message("Desktops that 9 of 10 futures carry"),
        "N_90",
        counts.sure or 0,
        "desktops",
        "drawing",
        source="Range of the plan: the most desktops that at least 9 of 10 of its futures carry",
        parameter="sure",
    )
    maximum = msgspec.structs.replace(_maximum(recorded, counts.maximum), parameter="maximum")
    return Derivation(
        Message("Desktops that the offer promises"),
        "N_sure",
        counts.promised or 0,
        "desktops",
        "formula",
        "min(sure, maximum)",
        "The smaller of the calculated number and what 9 of 10 futures carry",
        inputs=(sure, maximum),
    )


def _without_failures(recorded: RecordedPlan, desktops: int | None) -> Derivation:
    return Derivation(
        Message("Desktops at the limit while nothing fails"),
        "N_all",
        desktops or 0,
        "desktops",
        "formula",
        "min(limits)",
        "The smallest limit of the normal case: every host carries desktops, none is kept in reserve",
        inputs=(_first(recorded, (0,)),),
    )


def _with_reserve(recorded: RecordedPlan, desktops: int | None) -> Derivation:
    return Derivation(
        Message("Desktops at the limit with failed hosts"),
        "N_reserve",
        desktops or 0,
        "desktops",
        "formula",
        "min(limits)",
        "The smallest limit while as many hosts have failed as the clusters must survive",
        inputs=(_first(recorded, cases_with_reserve(recorded.layout)),),
    )


def _first(recorded: RecordedPlan, cases: Sequence[int]) -> Derivation:
    """The smallest limit in some of the cases."""
    found = first_limit(recorded.layout, recorded.measures.blocks, cases)
    assert found is not None
    return _rung(recorded, *found)


def _rung(recorded: RecordedPlan, block: Block, place: Place) -> Derivation:
    title = limit_title(
        recorded.plan,
        block.resource,
        block.components[place.row],
        moment(block, place, recorded.layout.cases),
    )
    column = whole_limit(block, place, block_limit(recorded.layout, block), planned_desktops(recorded.layout))
    return derivation_of(column, place, title=title)


def _why_not_ram(recorded: RecordedPlan) -> Message | None:
    """If another resource than RAM limits, state how many desktops RAM would allow: papers often name RAM as the limit.
    All of it refers to the case in which RAM limits, which is named.
    """
    limits = recorded.assessment.limits
    if limits[0].resource == "ram":
        return None
    ram = next((limit for limit in limits if limit.resource == "ram"), None)
    if ram is None or ram.desktops < recorded.assessment.desktops.planned:
        return None  # if RAM allows too few as well, it is a limit like the others
    host = recorded.plan.components[ram.component]
    if not isinstance(host, Host) or len(recorded.layout.hosts) > 1:
        return None  # with several hosts, each has its own rung on the ladder
    row = next(
        row
        for row in recorded.assessment.saturation.where((ram.component, "ram"))
        if (row.phase, row.load, row.case) == (ram.phase, ram.load, ram.case)
    )
    words = {
        "host": Named(host.name),
        "case": case_name(ram.case),
        "planned": recorded.assessment.desktops.planned,
        "demand": Quantity(row.demand, "GiB"),
        "capacity": Quantity(row.capacity, "GiB"),
        "allowed": ram.desktops,
    }
    if ram.case != NORMAL:
        return Message(
            "RAM of {host} is not the limit ({case}): the {planned} planned desktops take {demand} of {capacity}, and"
            " it would carry {allowed}.",
            words,
        )
    return Message(
        "RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would"
        " carry {allowed}.",
        words,
    )
