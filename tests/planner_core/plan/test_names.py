"""Components that are called alike are told apart by what they lie in, and only those."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.plan.components import Cluster, Component, DesktopPool, DiskGroup, Host
from planner_core.plan.names import ambiguous_names, shown_name, told_apart
from planner_core.plan.plan import Plan
from tests.support.plans import cluster_plan


def plan_of(*parts: Component, **parents: str) -> Plan:
    return Plan(components={each.id: each for each in parts}, parents=parents)


CLUSTERS = (Cluster(id="a", name="Cluster A"), Cluster(id="b", name="Cluster B"))
HOSTS = (Host(id="a1", name="Host 1"), Host(id="b1", name="Host 1"), Host(id="b2", name="Host 2"))


def test_the_same_host_in_two_clusters_is_named_with_its_cluster() -> None:
    plan = plan_of(*CLUSTERS, *HOSTS, a1="a", b1="b", b2="b")
    shown = {each: part.name for each, part in told_apart(plan).components.items()}
    assert shown == {
        "a": "Cluster A",
        "b": "Cluster B",
        "a1": "Cluster A / Host 1",
        "b1": "Cluster B / Host 1",
        "b2": "Host 2",
    }
    assert [shown_name(plan, each) for each in plan.components] == list(shown.values())


def test_what_lies_in_hosts_alike_goes_up_to_what_differs() -> None:
    drives = DiskGroup(id="a1d", name="SSD"), DiskGroup(id="b1d", name="SSD")
    plan = plan_of(*CLUSTERS, *HOSTS, *drives, a1="a", b1="b", b2="b", a1d="a1", b1d="b1")
    assert shown_name(plan, "a1d") == "Cluster A / Host 1 / SSD"
    assert shown_name(plan, "b1d") == "Cluster B / Host 1 / SSD"


def test_where_the_place_does_not_help_the_id_does() -> None:
    plan = plan_of(DesktopPool(id="pool-1", name="Sales"), DesktopPool(id="pool-2", name="Sales"))
    assert ambiguous_names(plan) == {"pool-1": "Sales (pool-1)", "pool-2": "Sales (pool-2)"}
    typed = Host(id="h", name="Cluster A / Host 1")
    plan = plan_of(*CLUSTERS, *HOSTS, typed, a1="a", b1="b", b2="b")
    assert shown_name(plan, "a1") == "Cluster A / Host 1 (a1)"
    assert shown_name(plan, "h") == "Cluster A / Host 1"


def test_a_pool_called_like_a_host_is_told_by_its_kind() -> None:
    plan = plan_of(DesktopPool(id="pool", name="Sales"), Host(id="host", name="Sales"))
    assert [part.name for part in told_apart(plan).components.values()] == ["Sales", "Sales"]


def test_a_plan_without_names_alike_is_left_as_it_is() -> None:
    plan = cluster_plan()
    assert told_apart(plan) is plan
    assert not ambiguous_names(plan)


def test_nothing_but_names_changes_and_the_drawing_keeps_its_own() -> None:
    plan = plan_of(*CLUSTERS, *HOSTS, a1="a", b1="b", b2="b")
    named = told_apart(plan)
    back = {
        each: msgspec.structs.replace(part, name=plan.components[each].name)
        for each, part in named.components.items()
    }
    assert msgspec.structs.replace(named, components=back) == plan
    assert plan.components["a1"].name == "Host 1"


def test_a_component_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        shown_name(Plan(), "nobody")


@given(
    names=st.lists(st.sampled_from(["A", "B", "C"]), min_size=1, max_size=12),
    inside=st.lists(st.integers(-1, 11), min_size=12, max_size=12),
)
def test_no_two_of_a_kind_are_shown_alike(names: list[str], inside: list[int]) -> None:
    """In any tree: each lies in an earlier one or in none."""
    parts = [Host(id=f"h{number}", name=name) for number, name in enumerate(names)]
    parents = {
        f"h{number}": f"h{inside[number]}" for number in range(len(parts)) if 0 <= inside[number] < number
    }
    plan = plan_of(*parts, **parents)
    shown = [part.name for part in told_apart(plan).components.values()]
    assert len(set(shown)) == len(shown)
    assert [shown_name(plan, part.id) for part in parts] == shown
