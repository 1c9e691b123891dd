"""Scope of the engine's result for a convention's question: it differs from the plan's limits, which include more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from planner_core.engine.basis.axes import PHASE_NAMES
from planner_core.messages import Message, Quantity
from planner_core.studies.opinion import Question
from planner_core.studies.question import Asked
from planner_core.units import PERCENT

RESOURCES: Final[Mapping[str, str]] = {
    "desktops_by_cpu": "cpu",
    "desktops_by_ram": "ram",
    "desktops_by_iops": "disk_iops",
}
"""Question -> the resource whose limit during work, without failures, is the result."""
OTHERS: Final[Mapping[str, Message]] = {
    "storage_gib": Message("all desktops planned, nothing kept free"),
    "persistent_gib": Message("all desktops planned, nothing kept free"),
    "storage_mb_s": Message(
        "all desktops planned, {phase}, nothing failed", {"phase": Message(PHASE_NAMES["steady"])}
    ),
    "power_operations": Message("the setting of the plan"),
    "hosts": Message("every phase, with the failures planned for; processors and RAM alone"),
}


def basis_of(question: Question, asked: Asked) -> Message | None:
    """Scope of `ours`; None if nothing limits."""
    if question not in RESOURCES:
        return OTHERS[question]
    tightest = next(iter(asked.limits(RESOURCES[question])), None)
    if tightest is None:
        return None
    words = {
        "phase": Message(PHASE_NAMES[tightest.row.phase]),
        "target": Quantity(tightest.row.target * PERCENT, "%"),
    }
    return Message("{phase}, nothing failed, target {target}", words)


def is_less_than_a_limit(question: Question) -> bool:
    """Whether the plan's limits answer the same question with a wider scope."""
    return question in RESOURCES
