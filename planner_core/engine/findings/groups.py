"""Findings that say the same of several components, as one: ten hosts alike are one thing to look at, not ten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from planner_core.engine.basis.assessment import Finding, Severity
from planner_core.plan.components import ComponentId


class FindingGroup(msgspec.Struct, frozen=True):
    """All findings of one rule; one or more, in the order in which they were found."""

    findings: tuple[Finding, ...]

    @property
    def first(self) -> Finding:
        """The one that stands for all."""
        return self.findings[0]

    @property
    def severity(self) -> Severity:
        """How bad it is, the same for all."""
        return self.first.severity

    @property
    def code(self) -> str:
        """The rule, the same for all."""
        return self.first.code

    @property
    def count(self) -> int:
        """How many there are; a component may have several."""
        return len(self.findings)

    @property
    def components(self) -> tuple[ComponentId, ...]:
        """The components they are about, each once; none where the plan as a whole is meant."""
        return tuple(dict.fromkeys(each.component for each in self.findings if each.component))


def grouped(findings: Iterable[Finding]) -> tuple[FindingGroup, ...]:
    """Findings with the same rule and severity as one group, where the first of them stood."""
    found: dict[tuple[str, str], list[Finding]] = {}
    for each in findings:
        found.setdefault((each.severity, each.code), []).append(each)
    return tuple(FindingGroup(tuple(alike)) for alike in found.values())


def groups_by_severity(findings: Iterable[Finding]) -> Mapping[Severity, int]:
    """How many groups findings make, of each severity that there is. What every view counts findings by."""
    return Counter(severity for severity, _ in {(each.severity, each.code) for each in findings})
