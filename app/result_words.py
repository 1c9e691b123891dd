"""What resources, phases and cases are called, and which cases an assessment has. One place for all views."""

from __future__ import annotations

from app.i18n import tr
from planner_core.engine.assessment import CASE_NAMES, CASES, PHASE_NAMES, RESOURCE_NAMES, Assessment

NORMAL = "normal"
"""The case in which nothing has failed."""


def resource_name(resource: str) -> str:
    """CPU, RAM, Disk IOPS ..."""
    return tr(RESOURCE_NAMES.get(resource, resource))


def phase_name(phase: str) -> str:
    """Steady, Boot ..."""
    return tr(PHASE_NAMES.get(phase, phase))


def case_name(case: str) -> str:
    """What has failed, or that nothing has."""
    return tr(CASE_NAMES.get(case, case))


def cases_of(assessment: Assessment | None) -> tuple[str, ...]:
    """The cases of an assessment, the normal one first."""
    del assessment
    return CASES


def when(phase: str, case: str) -> str:
    """`Boot`, or with what has failed: `Boot, one host down`."""
    if case == NORMAL:
        return phase_name(phase)
    return tr("{phase}, {case}", phase=phase_name(phase), case=case_name(case))
