"""A second opinion: the result of another sizing convention for a plan, next to the engine's."""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

from planner_core.catalog.records import Confidence
from planner_core.messages import Message, Quantity
from planner_core.studies.opinion_rules import Rule, RuleCheck

Question = Literal[
    "desktops_by_cpu",
    "desktops_by_ram",
    "desktops_by_iops",
    "storage_gib",
    "persistent_gib",
    "storage_mb_s",
    "power_operations",
    "hosts",
]

QUESTION_NAMES: Final[dict[str, str]] = {
    "desktops_by_cpu": "Desktops that the processors carry",
    "desktops_by_ram": "Desktops that the RAM carries",
    "desktops_by_iops": "Desktops that the drives carry",
    "storage_gib": "Space for the clones",
    "persistent_gib": "Space for persistent disks",
    "storage_mb_s": "Bandwidth to the storage",
    "power_operations": "Desktops that start at once",
    "hosts": "Hosts for the planned desktops",
}
"""English names, translatable. Desktops are those of the plan's mix, during work without failures."""

UNITS: Final[dict[str, str]] = {
    "desktops_by_cpu": "desktops",
    "desktops_by_ram": "desktops",
    "desktops_by_iops": "desktops",
    "storage_gib": "GiB",
    "persistent_gib": "GiB",
    "storage_mb_s": "MB/s",
    "power_operations": "desktops",
    "hosts": "hosts",
}


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """The convention's result, the engine's result, and the assumption that explains the difference."""

    id: str
    name: Message
    question: Question
    number: float
    """Not rounded."""
    unit: str
    ours: float | None
    """The engine's result for the same question, not rounded; None if it has none."""
    difference: float | None
    """number / ours - 1."""
    assumption: Message
    source: str
    confidence: Confidence
    check: Message | None = None
    """Deviation of the convention from measured systems."""
    basis: Message | None = None
    """Scope of the engine's result; None if it has none."""


def opinion(
    rule: Rule, name: Message, question: Question, number: float, ours: float | None, assumption: Message
) -> Opinion:
    """An opinion with the description of its rule."""
    return Opinion(
        id=rule.id,
        name=name,
        question=question,
        number=number,
        unit=UNITS[question],
        ours=ours,
        difference=number / ours - 1 if ours and math.isfinite(ours) else None,
        assumption=assumption,
        source=rule.source,
        confidence=rule.confidence,
        check=_check(rule.check) if rule.check else None,
    )


def _check(check: RuleCheck) -> Message:
    words = {"least": Quantity(abs(check.least_percent), "%"), "most": Quantity(check.most_percent, "%")}
    if check.measured_on == "windows-7":
        return Message(
            "On measured systems with Windows 7 it promised {least} to {most} more desktops than they"
            " carried.",
            words,
        )
    if check.measured_on == "windows-10":
        return Message(
            "On measured systems with Windows 10 it promised {least} to {most} more desktops than they"
            " carried.",
            words,
        )
    return Message(
        "On measured systems with knowledge workers it lay between {least} below and {most}"
        " above the measured number.",
        words,
    )
