"""Findings alike are one group with all of their components."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from planner_core.engine.basis.assessment import Finding
from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.groups import grouped, groups_by_severity
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup, Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG


def finding(severity: str, code: str, component: str) -> Finding:
    return Finding(severity, code, component, Message("Said of {name}.", {"name": component}), None, "Source")  # type: ignore[arg-type]


def test_ten_hosts_alike_are_one_group() -> None:
    parts = [Host(id=f"host-{each}", name=f"Host {each}") for each in range(10)]
    drives = [DiskGroup(id=f"ssd-{each}", name=f"SSD {each}", raid="raid-0", drives=4) for each in range(10)]
    plan = Plan(
        components={each.id: each for each in [*parts, *drives]},
        parents={f"ssd-{each}": f"host-{each}" for each in range(10)},
    )
    findings = evaluate(plan, CATALOG).findings
    (group,) = (each for each in grouped(findings) if each.code == "raid.no-redundancy")
    assert group.components == tuple(each.id for each in drives)
    assert group.count == 10
    assert "SSD 0" in str(group.first.message)


def test_several_of_one_component_count_and_name_it_once() -> None:
    (group,) = grouped(
        [finding("error", "a", "pool"), finding("error", "a", "pool"), finding("error", "a", "")]
    )
    assert (group.count, group.components) == (3, ("pool",))


def test_another_rule_or_severity_is_another_group() -> None:
    found = grouped([finding("error", "a", "x"), finding("notice", "b", "x"), finding("notice", "a", "x")])
    assert [(each.severity, each.code, each.count) for each in found] == [
        ("error", "a", 1),
        ("notice", "b", 1),
        ("notice", "a", 1),
    ]


FINDINGS = st.lists(
    st.builds(finding, st.sampled_from(["error", "warning"]), st.sampled_from("abc"), st.sampled_from("xyz"))
)


@given(FINDINGS)
def test_nothing_is_lost_and_order_is_kept(findings: list[Finding]) -> None:
    groups = grouped(findings)
    assert groups_by_severity(findings) == Counter(each.severity for each in groups)
    assert sorted(id(each) for group in groups for each in group.findings) == sorted(map(id, findings))
    keys = [(each.severity, each.code) for each in findings]
    assert [(each.severity, each.code) for each in groups] == list(dict.fromkeys(keys))
    for group in groups:
        places = [next(at for at, one in enumerate(findings) if one is each) for each in group.findings]
        assert places == sorted(places)
