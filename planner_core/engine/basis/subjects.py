"""Describes what a limit, a utilisation or a time refers to: resource, component, phase, average or peak, and
failure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from planner_core.engine.basis.axes import (
    LOAD_NAMES,
    LOADS,
    NORMAL,
    PHASE_NAMES,
    PHASES,
    Case,
    Load,
    Phase,
    Place,
    case_name,
)
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.formulas.recording import LOAD_AXIS, PHASE_AXIS, values_of
from planner_core.messages import Message, Named
from planner_core.plan.components import ComponentId
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan


class Moment(NamedTuple):
    """The phase, load and case of a value, as far as they are worth naming."""

    phase: Phase | None = None
    load: Load | None = None
    case: Case = NORMAL


ALWAYS = Moment()


def moment(block: Block, place: Place, cases: Sequence[Case]) -> Moment:
    """The phase, load and case of a place in a block, as far as the block distinguishes them."""
    columns = [values_of(each) for each in (block.demand, block.capacity, block.target_percent)]
    varies = {axis: any(each.shape[axis] > 1 for each in columns) for axis in (PHASE_AXIS, LOAD_AXIS)}
    return Moment(
        PHASES[place.phase] if varies[PHASE_AXIS] else None,
        LOADS[place.load] if varies[LOAD_AXIS] else None,
        cases[place.case],
    )


def at_moment(title: Message, when: Moment) -> Message:
    """A title with its moment: `CPU of Blade, Boot, 1 host failed`."""
    for detail in _details(when):
        title = Message("{title}, {detail}", {"title": title, "detail": detail})
    return title


def subject(plan: Plan, resource: str, component: ComponentId, case: Case = NORMAL) -> Message:
    """The resource of a component: `CPU of “Blade”, 1 host failed`."""
    words = subject_words(plan, resource, component)
    return at_moment(Message("{resource} of {component}", words), Moment(case=case))


def limit_title(plan: Plan, resource: str, component: ComponentId, when: Moment = ALWAYS) -> Message:
    """The title of a limit of a component's resource."""
    words = subject_words(plan, resource, component)
    return at_moment(Message("Desktops up to the limit: {resource} of {component}", words), when)


def time_title(plan: Plan, resource: str, component: ComponentId, when: Moment = ALWAYS) -> Message:
    """The title of the time that a component's resource needs for a storm."""
    words = subject_words(plan, resource, component)
    return at_moment(Message("Time needed: {resource} of {component}", words), when)


def subject_words(plan: Plan, resource: str, component: ComponentId) -> dict[str, object]:
    """Resource and component, as arguments of a text."""
    return {"resource": Message(RESOURCE_NAMES[resource]), "component": Named(shown_name(plan, component))}


def _details(when: Moment) -> Iterator[Message]:
    if when.phase is not None:
        yield Message(PHASE_NAMES[when.phase])
    if when.load is not None:
        yield Message(LOAD_NAMES[when.load])
    if when.case != NORMAL:
        yield case_name(when.case)
