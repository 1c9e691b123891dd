"""Derivations of storms: total duration, that of the throttle, and that of each resource."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.engine.answers.work import (
    STORMS,
    TIMED,
    SlowestResource,
    resource_minutes,
    slowest_resource,
    throttle_minutes,
)
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, PHASES, Phase, Place
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.resources import WORKING
from planner_core.engine.basis.subjects import Moment, at_moment, time_title
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.recorded_plan import RecordedPlan
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.storage.image_copies import image_copies_minutes
from planner_core.formulas import storms
from planner_core.messages import Message

MINUTES: Final = "minutes"
THROTTLE: Final = "throttle"
COPIES: Final = "copies"
SOURCE: Final = "A storm is over when its slowest part is; the work of a boot is constant (NetApp TR-4540)"


def explainable_storms(assessment: Assessment) -> tuple[str, ...]:
    """The explainable times of storms: total, throttle, and each resource."""
    names: dict[str, None] = {}
    for storm in assessment.storms:
        suffix = "" if storm.case == NORMAL else f".{storm.case}"
        if storm.parts or storm.throttle:
            names[f"{storm.phase}.{MINUTES}{suffix}"] = None
        if storm.throttle:
            names[f"{storm.phase}.{THROTTLE}"] = None
        if storm.copies_minutes:
            names[f"{storm.phase}.{COPIES}"] = None
        for part in storm.parts:
            names[f"{part.component}.{part.resource}.{storm.phase}{suffix}.{MINUTES}"] = None
    return tuple(names)


def split_minutes(detail: str) -> tuple[str, bool]:
    """The phase and case of "<phase>[.<case>].minutes", and whether the name is a time at all."""
    head, _, last = detail.rpartition(".")
    return (head, True) if last == MINUTES else (detail, False)


def explain_storm(recorded: RecordedPlan, phase: Phase, rest: str) -> Derivation | None:
    """The derivation of "minutes[.<case>]", "throttle" or "copies" of a storm; None for any other name."""
    what, _, case = rest.partition(".")
    is_there = any((each.phase, each.case) == (phase, case or NORMAL) for each in recorded.assessment.storms)
    if not is_there or what not in (MINUTES, THROTTLE, COPIES):
        return None
    if what == COPIES:
        return None if case else _copies(recorded, phase)
    if what == THROTTLE:
        return _throttle(recorded, phase) if phase in STORMS and not case else None
    return _whole(recorded, phase, case or NORMAL)


def explain_part(recorded: RecordedPlan, block: Block, place: Place) -> Derivation | None:
    """The derivation of the time that one resource needs; None without work, or if it never ends."""
    phase = PHASES[place.phase]
    if block.resource not in WORKING or phase not in TIMED:
        return None
    minutes = resource_minutes(recorded.layout, block, phase)
    if not number_at(minutes, place) > 0:
        return None
    when = Moment(phase, case=recorded.layout.cases[place.case])
    title = time_title(recorded.plan, block.resource, block.components[place.row], when)
    return derivation_of(minutes, place, title=title, unit="min")


def _whole(recorded: RecordedPlan, phase: Phase, case: str) -> Derivation | None:
    inputs = []
    if phase in STORMS:
        inputs.append(msgspec.structs.replace(_throttle(recorded, phase), parameter=THROTTLE))
    slowest = slowest_resource(recorded.layout, recorded.measures.blocks, phase, case)
    if slowest:
        longest = _slowest(recorded, slowest, phase, case)
        inputs.append(msgspec.structs.replace(longest, parameter="slowest"))
    if not inputs:
        return None
    minutes = max(float(each.value) for each in inputs)
    names = [each.parameter for each in inputs]
    expression = f"max({', '.join(names)})" if len(names) > 1 else names[0]
    copies = _copies(recorded, phase)
    if copies is not None:
        minutes = float(storms.after_copies_minutes(float(copies.value), minutes))
        expression = f"{COPIES} + {expression}"
        inputs.insert(0, msgspec.structs.replace(copies, parameter=COPIES))
    return Derivation(
        at_moment(
            Message("{phase} of all desktops", {"phase": Message(PHASE_NAMES[phase])}), Moment(case=case)
        ),
        f"T_{phase}",
        minutes,
        "min",
        "formula",
        expression,
        SOURCE,
        inputs=tuple(inputs),
    )


def _copies(recorded: RecordedPlan, phase: Phase) -> Derivation | None:
    """The derivation of the copies of the image before a storm; None without them."""
    copies = image_copies_minutes(recorded.layout, recorded.measures.files, phase)
    if copies is None:
        return None
    derived = derivation_of(copies, Place(0))
    return msgspec.structs.replace(derived, title=at_moment(derived.title, Moment(phase)))


def _throttle(recorded: RecordedPlan, phase: Phase) -> Derivation:
    derived = derivation_of(throttle_minutes(recorded.layout, phase), Place(0))
    return msgspec.structs.replace(derived, title=at_moment(derived.title, Moment(phase)))


def _slowest(recorded: RecordedPlan, slowest: SlowestResource, phase: Phase, case: str) -> Derivation:
    place = Place(slowest.row, PHASES.index(phase), 0, recorded.layout.cases.index(case))
    title = time_title(recorded.plan, slowest.resource, slowest.component, Moment(phase, case=case))
    return derivation_of(slowest.minutes, place, title=title, unit="min")
