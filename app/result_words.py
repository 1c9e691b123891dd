"""What resources, phases and cases are called, and which there are. One place for all views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.i18n import language, tr, translate
from planner_core.engine import axes
from planner_core.engine.assessment import Assessment, Saturation, WorkTime
from planner_core.engine.axes import NORMAL, PHASE_NAMES, PHASES
from planner_core.engine.explain import name_of
from planner_core.engine.resources import RESOURCE_NAMES

USUAL: tuple[str, str] = (PHASES[0], NORMAL)
"""What is meant where neither phase nor case is named."""


def resource_name(resource: str) -> str:
    """CPU, RAM, Disk IOPS ..."""
    return tr(RESOURCE_NAMES.get(resource, resource))


def phase_name(phase: str) -> str:
    """Steady, Boot ..."""
    return tr(PHASE_NAMES.get(phase, phase))


def case_name(case: str) -> str:
    """What has failed, or that nothing has."""
    return translate(axes.case_name(case))


def cases_of(assessment: Assessment | None) -> tuple[str, ...]:
    """The cases of an assessment, the normal one first."""
    return assessment.cases if assessment else (NORMAL,)


def when(phase: str, case: str) -> str:
    """`Boot`, or with what has failed: `Boot, one host down`."""
    if case == NORMAL:
        return phase_name(phase)
    return tr("{phase}, {case}", phase=phase_name(phase), case=case_name(case))


def in_sentence(name: str) -> str:
    """A name inside a sentence: English writes it small there, German keeps its nouns as they are."""
    word = name.split(" ")[0]
    return name[:1].lower() + name[1:] if language() == "en" and word[1:].islower() else name


def explained_as(row: Saturation) -> str:
    """The name under which a number of the saturation can be explained."""
    return name_of(row)


def phases_in(rows: Iterable[Saturation]) -> tuple[str, ...]:
    """The phases that occur, in the order in which a day brings them."""
    found = {row.phase for row in rows}
    return tuple(phase for phase in PHASES if phase in found)


def work_to_tell(work: Sequence[WorkTime]) -> list[WorkTime]:
    """Of each phase the time while nothing has failed, and the longest one where only that misses the window."""
    told: list[WorkTime] = []
    for phase in dict.fromkeys(each.phase for each in work):
        known = [each for each in work if each.phase == phase]
        longest = max(known, key=lambda each: each.minutes)
        usual = next((each for each in known if each.case == NORMAL), longest)
        told.append(usual)
        if usual.minutes <= usual.window_minutes < longest.minutes:
            told.append(longest)
    return told


def nearest(rows: Sequence[Saturation], phase: str, case: str) -> Saturation | None:
    """The row of a phase and case; where a resource has none there, the nearest that it has.

    The right phase counts more than the right case, and the normal case more than any other.
    """

    def distance(row: Saturation) -> tuple[bool, int, float]:
        other_case = 0 if row.case == case else 1 if row.case == NORMAL else 2
        return row.phase != phase, other_case, -row.load_factor

    return min(rows, key=distance, default=None)
