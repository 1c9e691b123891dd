"""Derivations of storms: when one is done, what its throttle takes, and how long each resource needs for it."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from planner_core.engine.assessment import Assessment
from planner_core.engine.axes import NORMAL, PHASE_NAMES, PHASES, Phase
from planner_core.engine.block import Block
from planner_core.engine.derivation import Derivation
from planner_core.engine.layout import Layout
from planner_core.engine.measures import Measures
from planner_core.engine.resources import RESOURCE_NAMES, WORKING
from planner_core.engine.walk import Place, derivation_of, number_at
from planner_core.engine.work import (
    STORMS,
    TIMED,
    SlowestResource,
    resource_minutes,
    slowest_resource,
    throttle_minutes,
)
from planner_core.formulas.recording import values_of
from planner_core.messages import Message
from planner_core.plan.plan import Plan

MINUTES: Final = "minutes"
THROTTLE: Final = "throttle"
SOURCE: Final = "A storm is over when its slowest part is; the work of a boot is constant (NetApp TR-4540)"


class Explaining(Protocol):
    """What an explanation of a storm needs: the plan, laid out with recording on, and its assessment."""

    plan: Plan
    layout: Layout
    measures: Measures
    assessment: Assessment


def explainable_storms(assessment: Assessment) -> tuple[str, ...]:
    """The names under which the times of storms can be explained: in all, of the throttle, of each resource."""
    names: dict[str, None] = {}
    for storm in assessment.storms:
        suffix = "" if storm.case == NORMAL else f".{storm.case}"
        if storm.parts or storm.throttle:
            names[f"{storm.phase}.{MINUTES}{suffix}"] = None
        if storm.throttle:
            names[f"{storm.phase}.{THROTTLE}"] = None
        for part in storm.parts:
            names[f"{part.component}.{part.resource}.{storm.phase}{suffix}.{MINUTES}"] = None
    return tuple(names)


def split_minutes(detail: str) -> tuple[str, bool]:
    """The phase and case of "<phase>[.<case>].minutes", and whether a time is meant at all."""
    head, _, last = detail.rpartition(".")
    return (head, True) if last == MINUTES else (detail, False)


def explain_storm(explainer: Explaining, phase: Phase, rest: str) -> Derivation | None:
    """The derivation of "minutes[.<case>]" or "throttle" of a storm; None for any other name."""
    what, _, case = rest.partition(".")
    is_there = any((each.phase, each.case) == (phase, case or NORMAL) for each in explainer.assessment.storms)
    if not is_there or what not in (MINUTES, THROTTLE):
        return None
    if what == THROTTLE:
        return _throttle(explainer, phase) if phase in STORMS and not case else None
    return _whole(explainer, phase, case or NORMAL)


def explain_part(explainer: Explaining, block: Block, place: Place) -> Derivation | None:
    """The derivation of the time that one resource needs; None where it has nothing to do, or never works."""
    phase = PHASES[place.phase]
    if block.resource not in WORKING or phase not in TIMED:
        return None
    minutes = resource_minutes(explainer.layout, block, phase)
    if not number_at(values_of(minutes), place) > 0:
        return None
    words = {
        "resource": Message(RESOURCE_NAMES[block.resource]),
        "component": explainer.plan.components[block.components[place.row]].name,
    }
    return derivation_of(
        minutes, place, title=Message("Time that {resource} of {component} needs", words), unit="min"
    )


def _whole(explainer: Explaining, phase: Phase, case: str) -> Derivation | None:
    inputs = []
    if phase in STORMS:
        inputs.append(msgspec.structs.replace(_throttle(explainer, phase), parameter=THROTTLE))
    slowest = slowest_resource(explainer.layout, explainer.measures.blocks, phase, case)
    if slowest:
        longest = _slowest(explainer, slowest, phase, case)
        inputs.append(msgspec.structs.replace(longest, parameter="slowest"))
    if not inputs:
        return None
    minutes = max(float(each.value) for each in inputs)
    names = [each.parameter for each in inputs]
    return Derivation(
        Message("{phase} of all desktops", {"phase": Message(PHASE_NAMES[phase])}),
        f"T_{phase}",
        minutes,
        "min",
        "formula",
        f"max({', '.join(names)})" if len(names) > 1 else names[0],
        SOURCE,
        inputs=tuple(inputs),
    )


def _throttle(explainer: Explaining, phase: Phase) -> Derivation:
    return derivation_of(throttle_minutes(explainer.layout, phase), Place(0))


def _slowest(explainer: Explaining, slowest: SlowestResource, phase: Phase, case: str) -> Derivation:
    words = {
        "resource": Message(RESOURCE_NAMES[slowest.resource]),
        "component": explainer.plan.components[slowest.component].name,
    }
    place = Place(slowest.row, PHASES.index(phase), 0, explainer.layout.cases.index(case))
    title = Message("Time that {resource} of {component} needs", words)
    return derivation_of(slowest.minutes, place, title=title, unit="min")
