"""Groups equal findings of several components: ten identical hosts give one finding, not ten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from planner_core.engine.basis.assessment import Finding, Severity
from planner_core.plan.components import ComponentId


class FindingGroup(msgspec.Struct, frozen=True):
    """All findings of one rule, in the order in which they were found; at least one."""

    findings: tuple[Finding, ...]

    @property
    def first(self) -> Finding:
        """The finding that represents the group."""
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
        """Number of findings; a component may have several."""
        return len(self.findings)

    @property
    def components(self) -> tuple[ComponentId, ...]:
        """The components they are about, each once; none if the plan as a whole is meant."""
        return tuple(dict.fromkeys(each.component for each in self.findings if each.component))


def grouped(findings: Iterable[Finding]) -> tuple[FindingGroup, ...]:
    """Findings with equal rule and severity combined, at the position of the first."""
    found: dict[tuple[str, str], list[Finding]] = {}
    for each in findings:
        found.setdefault((each.severity, each.code), []).append(each)
    return tuple(FindingGroup(tuple(alike)) for alike in found.values())


def groups_by_severity(findings: Iterable[Finding]) -> Mapping[Severity, int]:
    """Number of groups by severity. All views count findings this way."""
    return Counter(severity for severity, _ in {(each.severity, each.code) for each in findings})
