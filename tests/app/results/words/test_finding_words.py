"""What stands for several findings: the first, and for which others the same goes."""

from __future__ import annotations

import pytest

from app.results.words.findings import MOST_NAMES, group_in_words
from planner_core.engine.basis.assessment import Finding
from planner_core.engine.findings.groups import FindingGroup
from planner_core.messages import Message
from planner_core.plan.components import Host
from planner_core.plan.plan import Plan


def said(number: int, components: list[str]) -> str:
    hosts = [Host(id=f"h{each}", name=f"Host {each}") for each in range(number)]
    findings = [
        Finding("warning", "a", each, Message("{host} is full.", {"host": each}), None, "Source")
        for each in components
    ]
    return group_in_words(Plan(components={each.id: each for each in hosts}), FindingGroup(tuple(findings)))


@pytest.mark.parametrize(
    ("components", "words"),
    [
        (["h0"], "h0 is full."),
        (["h0", "h1"], "h0 is full. This also applies to “Host 1”."),
        (["h0", "h1", "h2"], "h0 is full. This also applies to 2 others: “Host 1”, “Host 2”."),
        (["h0", "h0"], "h0 is full."),
    ],
)
def test_a_group_names_its_other_components(components: list[str], words: str) -> None:
    assert said(3, components) == words


def test_of_very_many_only_some_are_named() -> None:
    words = said(100, [f"h{each}" for each in range(100)])
    assert "99 others: “Host 1”, " in words
    assert words.endswith(f"“Host {MOST_NAMES}” and others.")
