"""Findings, limits, lifts and explanations tell components apart that are called alike."""

from __future__ import annotations

from functools import cache

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup, Host
from planner_core.plan.plan import Plan, Position
from tests.support.plans import CATALOG

TWINS = {"east-1": "East / Host 1", "west-1": "West / Host 1"}


@cache
def twins(second: str = "Host 1") -> Plan:
    """Two clusters with a host of one name in each, and in that a RAID 0 of one name, and a pool on either."""
    plan = Plan()
    for at, side in enumerate(("east", "west")):
        name = "Host 1" if side == "east" else second
        for part, parent in (
            (Cluster(id=side, name=side.title()), None),
            (Host(id=f"{side}-1", name=name), side),
            (DiskGroup(id=f"{side}-ssd", name="SSD", raid="raid-0", drives=8), f"{side}-1"),
            (DesktopPool(id=f"{side}-pool", name=f"Pool {side}", desktops=400), None),
        ):
            plan = apply(plan, verbs.add_component(plan, part, Position(500 * at, 0), parent).edits)
        plan = apply(plan, verbs.connect(plan, f"{side}-pool", side).edits)
        plan = apply(plan, verbs.connect(plan, f"{side}-pool", f"{side}-ssd").edits)
    return plan


@cache
def assessed() -> Assessment:
    return evaluate(twins(), CATALOG)


def test_findings_say_which_of_the_hosts_is_meant() -> None:
    about = {
        each.component: str(each.message) for each in assessed().findings if each.code == "raid.no-redundancy"
    }
    assert "East / Host 1 / SSD" in about["east-ssd"]
    assert "West / Host 1 / SSD" in about["west-ssd"]
    told = [str(each.message) for each in assessed().findings if "Host 1" in str(each.message)]
    assert told
    for each in told:
        assert "Host 1" not in each.replace("East / Host 1", "").replace("West / Host 1", "")


def test_names_that_differ_are_left_alone() -> None:
    findings = evaluate(twins("Host 2"), CATALOG).findings
    assert findings
    for each in findings:
        assert " / Host" not in str(each.message)


def test_what_would_lift_a_limit_says_on_which_host() -> None:
    assessment = assessed()
    of_hosts = [
        lift
        for limit, lift in zip(assessment.limits, assessment.lifts, strict=True)
        if limit.component in TWINS
    ]
    assert of_hosts
    for lift in of_hosts:
        assert TWINS[lift.component] in str(lift.message)


def names(tree: Derivation) -> set[str]:
    return {tree.component, *(name for each in tree.inputs for name in names(each))}


def test_explanations_say_which_host_a_number_is_of() -> None:
    found = explain(twins(), CATALOG, "west-1.cpu.steady")
    assert "West / Host 1" in str(found.title)
    assert "West / Host 1" in names(found)
    assert "Host 1" not in names(found)


def test_numbers_do_not_hang_on_names() -> None:
    same, other = assessed(), evaluate(twins("Host 2"), CATALOG)
    assert same.saturation == other.saturation
    assert same.limits == other.limits
    assert [(each.code, each.component) for each in same.findings] == [
        (each.code, each.component) for each in other.findings
    ]
