"""Names and lists of resources, phases and cases. One place for all views."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.translation import language, tr, translate
from planner_core.engine.basis import axes
from planner_core.engine.basis.assessment import (
    Assessment,
    Saturation,
    WorkTime,
    misses_window,
)
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, PHASES, USUAL_PHASES
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.explaining.explain import name_of
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

USUAL: tuple[str, str] = (PHASES[0], NORMAL)
"""The default phase and case."""


def resource_name(resource: str) -> str:
    """CPU, RAM, Disk IOPS ..."""
    return tr(RESOURCE_NAMES.get(resource, resource))


def resource_of(plan: Plan, resource: str, component: ComponentId) -> str:
    """`Disk IOPS of SAS`; with the id of a component that no longer exists."""
    part = plan.components.get(component)
    name = part.name if part is not None else component
    return tr("{resource} of {component}", resource=resource_name(resource), component=name)


def phase_name(phase: str) -> str:
    """Steady, Boot ..."""
    return tr(PHASE_NAMES.get(phase, phase))


def case_name(case: str) -> str:
    """What has failed, or that nothing has."""
    return translate(axes.case_name(case))


def cases_of(assessment: Assessment | None) -> tuple[str, ...]:
    """The cases of an assessment, the normal one first."""
    return assessment.cases if assessment else (NORMAL,)


def phases_of(assessment: Assessment | None) -> tuple[str, ...]:
    """The phases of an assessment, work first."""
    return assessment.phases if assessment else USUAL_PHASES


def when(phase: str, case: str) -> str:
    """`Boot`, or with the failure: `Boot, one host down`."""
    if case == NORMAL:
        return phase_name(phase)
    return tr("{phase}, {case}", phase=phase_name(phase), case=case_name(case))


def in_sentence(name: str) -> str:
    """A name inside a sentence: lower case in English, unchanged in German, where nouns have capitals."""
    word = name.split(" ")[0]
    return name[:1].lower() + name[1:] if language() == "en" and word[1:].islower() else name


def explained_as(row: Saturation) -> str:
    """The name under which a number of the saturation is explained."""
    return name_of(row)


def work_to_tell(work: Sequence[WorkTime]) -> list[WorkTime]:
    """For each phase the time in the normal case, and the longest time if only that misses the window."""
    told: list[WorkTime] = []
    for phase in dict.fromkeys(each.phase for each in work):
        known = [each for each in work if each.phase == phase]
        longest = max(known, key=lambda each: each.minutes)
        usual = next((each for each in known if each.case == NORMAL), longest)
        told.append(usual)
        window = usual.window_minutes
        if misses_window(longest.minutes, window) and not misses_window(usual.minutes, window):
            told.append(longest)
    return told


def held_against_target(rows: Sequence[Saturation]) -> list[Saturation]:
    """The rows of one resource at the load that the plan is made for: average or peak."""
    loads = {row.load for row in rows if row.planned_for}
    return [row for row in rows if row.load in loads]


def worst_of(rows: Sequence[Saturation]) -> Saturation | None:
    """The fullest of the rows of one resource, over all promised phases and cases."""
    return max((row for row in rows if row.planned_for), key=lambda row: row.load_factor, default=None)


def nearest(rows: Sequence[Saturation], phase: str, case: str) -> Saturation | None:
    """The row of a phase and case among those of one resource, at the load that the plan is made for."""
    found = (row for row in held_against_target(rows) if (row.phase, row.case) == (phase, case))
    return next(found, None)


def unkept_promise_in_words() -> str:
    """What the number of desktops does not cover if a promise cannot be kept."""
    return tr("When as many hosts fail as planned for, some of them have no host left: see the findings.")
