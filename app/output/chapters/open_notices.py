"""The notices of the review that change what is bought: nobody orders before they are settled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from planner_core.engine.basis.assessment import Finding
from planner_core.engine.findings.groups import FindingGroup, grouped

CHANGE_THE_ORDER: Final = (
    "servers.not-planned",
    "servers.outside",
    "servers.no-store",
    "vsan.no-spare-host",
    "vsan.host-without-drives",
    "store.performance-unknown",
    "part.unused",
)
"""Rules whose notices ask for more machines or parts, or for fewer; those about machines without a host come first."""


def open_notices(findings: Iterable[Finding]) -> list[FindingGroup]:
    """These notices, similar ones as one."""
    found = [
        each for each in grouped(findings) if each.severity == "notice" and each.code in CHANGE_THE_ORDER
    ]
    return sorted(found, key=lambda each: CHANGE_THE_ORDER.index(each.code))
