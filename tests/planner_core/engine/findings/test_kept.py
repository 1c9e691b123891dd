"""What checks keep between evaluations: answers of single components, who lies and runs where, and names."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from planner_core.engine.evaluate import evaluate
from planner_core.engine.findings.named_layout import named_apart
from planner_core.engine.findings.ties import ties_of
from planner_core.engine.findings.trait import Trait
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import DesktopPool, DiskGroup
from planner_core.plan.links import Link
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, with_fields
from tests.support.random_plans import plans
from tests.support.thorough import examples


def pools(*desktops: int) -> list[DesktopPool]:
    return [DesktopPool(id=f"pool-{row}", name="", desktops=number) for row, number in enumerate(desktops)]


def test_only_components_that_are_other_objects_are_asked_again() -> None:
    asked: list[str] = []

    def is_large(pool: DesktopPool) -> bool:
        asked.append(pool.id)
        return pool.desktops > 10

    large = Trait(is_large)
    first = pools(5, 20, 30)
    assert large.rows(first) == [1, 2]
    second = [first[0], msgspec.structs.replace(first[1], desktops=1), first[2]]
    asked.clear()
    assert large.rows(second) == [2]
    assert asked == ["pool-1"]
    assert large.rows(first) == [1, 2]
    assert large.rows(second[:1]) == []


@given(st.lists(st.lists(st.integers(1, 20), max_size=5), max_size=6))
def test_a_trait_finds_the_rows_for_which_its_condition_holds(sequences: list[list[int]]) -> None:
    large = Trait[DesktopPool](lambda pool: pool.desktops > 10)
    for desktops in sequences:
        assert large.rows(pools(*desktops)) == [row for row, each in enumerate(desktops) if each > 10]


def test_ties_are_those_of_the_last_plan_until_a_link_is_drawn() -> None:
    plan = cluster_plan()
    before = ties_of(Layout(plan, CATALOG).connections)
    edited = with_fields(plan, "pool", desktops=7)
    assert ties_of(Layout(edited, CATALOG).connections) is before
    link = Link("pool", "delta", "local")
    drawn = msgspec.structs.replace(edited, links={**edited.links, link.key: link})
    after = ties_of(Layout(drawn, CATALOG).connections)
    assert "local" in after.stores("pool", "delta")
    assert "local" not in before.stores("pool", "delta")


@given(plans())
@examples(12, 40)
def test_ties_say_the_same_from_either_end(plan: Plan) -> None:
    ties = ties_of(Layout(plan, CATALOG).connections)
    on_hosts = {(pool, host) for host, those in ties.pools_on.items() for pool in those}
    of_pools = {(pool, host) for pool in ties.ids(DesktopPool) for host in ties.hosts_of.get(pool, ())}
    assert on_hosts == of_pools
    inside = {(group, parent) for parent, those in ties.groups_in.items() for group in those}
    assert inside == {(each, plan.parents[each]) for each in ties.ids(DiskGroup) if each in plan.parents}


def alike_plan() -> Plan:
    groups = {each: DiskGroup(id=each, name="SSD") for each in ("one", "two")}
    return Plan(components={**groups, "pool": DesktopPool(id="pool", name="Desktops")})


def test_names_are_told_apart_after_each_edit_as_at_first() -> None:
    plan = alike_plan()
    before = told_apart(plan)
    assert [part.name for part in before.components.values()] == ["SSD (one)", "SSD (two)", "Desktops"]
    more = with_fields(plan, "two", drives=9)
    after = told_apart(more)
    assert (after.components["two"].name, after.components["two"].drives) == ("SSD (two)", 9)  # type: ignore[union-attr]
    assert after.components["one"] is before.components["one"]
    unlike = told_apart(with_fields(more, "two", name="SAS"))
    assert [part.name for part in unlike.components.values()] == ["SSD", "SAS", "Desktops"]


def test_renamed_tables_stay_the_very_same_where_nothing_in_them_changed() -> None:
    plan = alike_plan()
    before = named_apart(Layout(plan, CATALOG))
    after = named_apart(Layout(with_fields(plan, "pool", desktops=9), CATALOG))
    assert after.groups.components is before.groups.components
    assert after.pools.components[0].desktops == 9


def test_findings_name_components_as_they_are_called_after_the_last_edit() -> None:
    plan = alike_plan()
    evaluate(plan, CATALOG).findings  # noqa: B018 - computed on access
    renamed = with_fields(plan, "one", name="NVMe")
    words = " ".join(str(finding.message) for finding in evaluate(renamed, CATALOG).findings)
    assert "NVMe" in words
    assert "(one)" not in words
