"""A check: one rule with its code, severity and source, and a function that finds violations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from planner_core.engine.basis.assessment import Finding, Severity
from planner_core.engine.findings.review import Review
from planner_core.messages import Message
from planner_core.plan.components import ComponentId


class Remark(NamedTuple):
    """One violation of a rule."""

    component: ComponentId
    """Empty for the plan as a whole."""
    message: Message
    """The problem, with the numbers that show it."""
    remedy: Message


Find = Callable[[Review], Iterator[Remark]]


class Check(NamedTuple):
    """One rule."""

    code: str
    """Stable, for scripts and tests: "raid.no-redundancy"."""
    severity: Severity
    source: str
    """The document with the rule."""
    find: Find

    def findings(self, review: Review) -> Iterator[Finding]:
        """The findings of the rule for a plan."""
        for component, message, remedy in self.find(review):
            yield Finding(self.severity, self.code, component, message, remedy, self.source)


def rounded(value: float) -> float:
    """A computed number rounded for a sentence: 478.41 IOPS are 478, 17.78 minutes 17.8, 0.134 GiB 0.13."""
    size = abs(value)
    return round(value, 0 if size >= 100 else 1 if size >= 10 else 2)


def check(code: str, severity: Severity, *, source: str) -> Callable[[Find], Check]:
    """Declare a check: `@check("raid.no-redundancy", "warning", source="...")` above a function that finds remarks.

    `source` is English and translatable.
    """
    return lambda find: Check(code, severity, source, find)
