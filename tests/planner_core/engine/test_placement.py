"""Where desktops run: on which hosts of a cluster of several models, in the normal case and in failures."""

from __future__ import annotations

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.axes import NORMAL, failed_hosts
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import DiskGroup, StorageArray
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position
from tests.support.plans import CATALOG, cluster_plan, with_fields
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)


def ram_demands(plan: Plan) -> dict[str, dict[str, float]]:
    """GiB that run on each host card, by case."""
    found: dict[str, dict[str, float]] = {}
    for row in evaluate(plan, CATALOG).saturation:
        if row.resource == "ram":
            found.setdefault(row.case, {})[row.component] = row.demand
    return found


def test_no_failure_of_storage_moves_a_desktop_between_unequal_hosts() -> None:
    """One host is full by its memory, the other by its processors, and only the target of the memory is lower than
    that in a failure: by the targets of each case the shares of the two would differ."""
    plan = with_fields(
        read_sample("me4-50"),
        "r730-1",
        cpu_model="Intel Xeon Gold 6140",
        cores_per_socket=18,
        base_clock_ghz=2.3,
        all_core_turbo_ghz=3.0,
    )
    demands = ram_demands(plan)
    assert {"controller", "path", "drive"} < set(demands)
    for case in ("controller", "path", "drive"):
        assert demands[case] == pytest.approx(demands[NORMAL], rel=1e-12)


@given(seed=SEEDS)
@examples(20, 60)
def test_desktops_stay_where_they_run_while_no_host_fails(seed: int) -> None:
    demands = ram_demands(shared_plan(seed))
    for case, found in demands.items():
        if not failed_hosts(case):
            assert found == pytest.approx(demands[NORMAL], rel=1e-9)


def test_files_that_are_drawn_on_no_store_lie_where_the_others_do() -> None:
    """0.3 and 0.1 of them are on stores, 0.6 on drives that vSAN shares, where no file can lie: 3/4 and 1/4."""
    plan = with_fields(cluster_plan("hybrid"), "pool", desktops=100)
    plan = apply(plan, verbs.add_component(plan, DiskGroup(id="deep", name="Deep"), parent="array").edits)
    plan = apply(
        plan, verbs.add_component(plan, StorageArray(id="other", name="Other"), Position(0, 0)).edits
    )
    plan = apply(plan, verbs.add_component(plan, DiskGroup(id="wide", name="Wide"), parent="other").edits)
    others = {key: link for key, link in plan.links.items() if link.role != "delta"}

    def gib(shares: dict[str, float]) -> dict[str, float]:
        links = [Link("pool", "delta", store, share=share) for store, share in shares.items()]
        drawn = msgspec.structs.replace(plan, links={**others, **{link.key: link for link in links}})
        return {
            use.component: use.by_role["delta"]
            for use in evaluate(drawn, CATALOG).stores
            if use.by_role.get("delta")
        }

    whole = gib({"array": 1.0})["array"]
    assert gib({"array": 0.3, "other": 0.1, "local": 0.6}) == pytest.approx(
        {"array": 0.75 * whole, "other": 0.25 * whole}
    )
