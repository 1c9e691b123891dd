"""Findings in words, for the window, the command line and the proposal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.look.translation import mark, shown, tr, tr_plural, translate
from app.results.words.components import listed
from app.results.words.platform_terms import in_terms_of
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.findings.groups import FindingGroup, groups_by_severity
from planner_core.messages import Message, Named
from planner_core.plan.plan import Plan

SEVERITIES: Final[dict[str, str]] = {
    "error": mark("Error"),
    "warning": mark("Warning"),
    "notice": mark("Notice"),
}
"""Names of severities, worst first."""
MOST_NAMES = 12
"""Maximum names of components in one sentence."""


def severity_word(severity: str) -> str:
    """The severity of a finding in a word."""
    return tr(SEVERITIES[severity])


def counts_in_words(findings: Iterable[Finding]) -> str:
    """`0 errors, 3 warnings and 5 notices`: the counts above every list of findings; similar findings count once."""
    counts = groups_by_severity(findings)
    found = {
        "errors": tr_plural("{count} error", "{count} errors", counts.get("error", 0)),
        "warnings": tr_plural("{count} warning", "{count} warnings", counts.get("warning", 0)),
        "notices": tr_plural("{count} notice", "{count} notices", counts.get("notice", 0)),
    }
    return tr("{errors}, {warnings} and {notices}", **found)


def finding_in_words(plan: Plan, message: Message | None) -> str:
    """A text of a finding in the words of the plan's platform; empty for None."""
    if message is None:
        return ""
    with in_terms_of(plan):
        return translate(message)


def group_in_words(plan: Plan, group: FindingGroup) -> str:
    """The first finding, and the other components it applies to; for a single component, all its findings."""
    if len(group.components) < 2:
        return " ".join(dict.fromkeys(finding_in_words(plan, each.message) for each in group.findings))
    _first, *others = group.components
    there = (
        shown(Named(plan.components[each].name)) for each in others if each in plan.components
    )  # findings lag behind edits
    names = listed(there, MOST_NAMES)
    same = tr_plural(
        "This also applies to {names}.",
        "This also applies to {count} others: {names}.",
        len(others),
        names=names,
    )
    return f"{finding_in_words(plan, group.first.message)} {same}"


def remedy_in_words(plan: Plan, group: FindingGroup) -> str:
    """The remedy of the first finding; the others need the same."""
    return finding_in_words(plan, group.first.remedy)
