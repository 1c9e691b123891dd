"""What is said about a selection: all of a few components, the fullest of many."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from app.inspector.selection_results import MOST_CARRIERS, MOST_ROWS, SelectionResults, worst_rows
from app.project.catalogue import load_catalog
from app.project.samples import read_sample
from app.project.use_ranges import UseRanges
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, DesktopPool, Host
from planner_core.plan.links import RUNS_ON, Link
from planner_core.studies.range_study import UseRange
from tests.support.large_canvas import large_plan


def test_of_many_components_each_resource_is_told_of_the_fullest() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    rows = list(worst_rows(plan, assessment, tuple(plan.components)))
    assert len({row.resource for row in rows}) == len(rows) >= 4
    for row in rows:
        others = [assessment.worst(each, row.resource, case=None) for each in plan.components]
        assert row.load_factor == max(each.load_factor for each in others if each is not None)


def test_a_few_components_are_all_listed() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    few = tuple(f"host{number}" for number in range(MOST_CARRIERS))
    assert {row.component for row in worst_rows(plan, assessment, few)} == set(few)


def test_a_pool_stands_for_what_it_runs_and_lies_on() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    assert {row.component for row in worst_rows(plan, assessment, ("pool3",))} == {"host3", "ssd3", "sas3"}


def test_a_pool_on_a_cluster_stands_for_the_hosts_in_it() -> None:
    plan = read_sample("vsan62-hybrid-500")
    assessment = evaluate(plan, load_catalog())
    pool, hosts = plan.of_type(DesktopPool)[0].id, {each.id for each in plan.of_type(Host)}
    rows = list(worst_rows(plan, assessment, (pool,)))
    shown = {row.component for row in rows}
    assert shown & hosts
    for host in hosts:
        for resource in ("cpu", "ram"):
            own = assessment.worst(host, resource, case=None)
            assert own is not None
            assert any(row.resource == resource and row.load_factor >= own.load_factor for row in rows)
    assert len(rows) <= MOST_ROWS


@pytest.mark.parametrize(("vsan", "is_told"), [("hybrid", True), ("none", False)])
def test_a_pool_that_only_keeps_files_in_a_cluster_lies_in_its_hosts_where_they_are_on_vsan(
    vsan: Literal["hybrid", "none"], is_told: bool
) -> None:
    plan = read_sample("vsan62-hybrid-500")
    pool, cluster, host = plan.of_type(DesktopPool)[0].id, plan.of_type(Cluster)[0], plan.of_type(Host)[0]
    own = Host(id="own", name="Own", count=1)
    elsewhere = Link(source=pool, role=RUNS_ON, target="own")
    files = {key: link for key, link in plan.links.items() if link.role != RUNS_ON}
    assert {link.target for link in files.values() if link.source == pool} == {cluster.id}
    plan = msgspec.structs.replace(
        plan,
        components={
            **plan.components,
            cluster.id: msgspec.structs.replace(cluster, vsan=vsan),
            "own": own,
        },
        links={**files, (pool, RUNS_ON, "own"): elsewhere},
    )
    shown = {row.component for row in worst_rows(plan, evaluate(plan, load_catalog()), (pool,))}
    assert "own" in shown
    assert (host.id in shown) is is_told


def test_a_pool_on_a_cluster_of_many_hosts_tells_of_the_fullest() -> None:
    plan = read_sample("vsan62-hybrid-500")
    pool, host = plan.of_type(DesktopPool)[0].id, plan.of_type(Host)[0]
    cluster = plan.parents[host.id]
    more = {f"more{number}": msgspec.structs.replace(host, id=f"more{number}") for number in range(5)}
    plan = msgspec.structs.replace(
        plan,
        components={**plan.components, **more},
        parents={**plan.parents, **dict.fromkeys(more, cluster)},
    )
    rows = list(worst_rows(plan, evaluate(plan, load_catalog()), (pool,)))
    assert len({row.resource for row in rows}) == len(rows) <= MOST_ROWS
    assert {"cpu", "ram"} <= {row.resource for row in rows}


def test_a_bar_tells_the_range_of_its_own_figure(qtbot: QtBot) -> None:
    plan = read_sample("replica-on-ssd")
    assessment = evaluate(plan, load_catalog())
    worst = assessment.worst("host", "cpu", case=None)
    assert worst is not None
    assert worst.utilisation is not None
    use = UseRange("host", "cpu", worst.phase, worst.case, 0.74, worst.utilisation, 1.06)
    results = SelectionResults()
    qtbot.addWidget(results)

    def tips(*uses: UseRange) -> list[str]:
        results.show_selection(plan, assessment, (), ("host",), UseRanges(uses))
        return [bar.toolTip() for bar in results.bars if "8 of 10" in bar.toolTip()]

    assert tips() == []
    assert tips(use) == ["CPU: 90% used, near the limit; 74 to 106% in 8 of 10 futures"]
    assert tips(msgspec.structs.replace(use, planned=0.89)) == []
