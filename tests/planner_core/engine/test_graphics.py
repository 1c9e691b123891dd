"""Virtual GPUs of desktops on the boards in their hosts, by hand."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from msgspec.structs import replace

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import (
    Cluster,
    DesktopPool,
    DiskGroup,
    GraphicsBoards,
    Host,
    Part,
    StorageArray,
)
from planner_core.plan.links import POOL_FILE_ROLES, RUNS_ON, Link, LinkKey
from planner_core.plan.plan import Plan
from planner_core.studies.power_by_site import power_by_site
from tests.support.plans import CATALOG

Boards = tuple[str, int, str]


def drawn(
    pools: dict[str, int],
    *boards: Boards,
    hosts: int = 3,
    reserve: int = 1,
    on: str = "cluster",
    **fields: Any,
) -> Plan:
    """Pools by profile, on hosts with boards."""
    parts: dict[str, Any] = {
        "cluster": Cluster(id="cluster", name="Desktops", failures_to_tolerate=reserve),
        "host": Host(
            id="host", name="Host", count=hosts, ram_gib=4096.0, cores_per_socket=256, power_watts=500.0
        ),
        "array": StorageArray(id="array", name="Array", controller_read_iops=1e6, controller_write_iops=1e6),
        "drives": DiskGroup(id="drives", name="Drives", drives=24, drive_gb=30720.0, drive_iops=1e6),
    }
    parents, links = {"host": "cluster", "drives": "array"}, dict[LinkKey, Link]()
    for number, (model, count, sizes) in enumerate(boards):
        part = GraphicsBoards(
            id=f"boards-{number}",
            name="Boards",
            board_model=model,
            boards=count,
            profile_sizes=sizes,
            **fields,  # type: ignore[arg-type]
        )
        parts[part.id], parents[part.id] = part, "host"
    for number, (profile, desktops) in enumerate(pools.items()):
        pool = DesktopPool(
            id=f"pool-{number}", name=f"Pool {number}", desktops=desktops, vgpu_profile=profile, ram_gib=4.0
        )
        parts[pool.id] = pool
        for link in (Link(pool.id, RUNS_ON, on), *(Link(pool.id, role, "array") for role in POOL_FILE_ROLES)):
            links[link.key] = link
    return Plan(components=parts, parents=parents, links=links)


def rungs(plan: Plan) -> dict[str, int]:
    found = evaluate(plan, CATALOG)
    return {each.component: each.desktops for each in found.limits if each.resource == "graphics"}


def of_pools(plan: Plan) -> list[int | None]:
    return [each.desktops for each in evaluate(plan, CATALOG).pool_limits]


L40S: Boards = ("NVIDIA L40S", 2, "equal")
MIXED: Boards = ("NVIDIA L40S", 2, "mixed")
A16: Boards = ("NVIDIA A16", 1, "equal")


@pytest.mark.parametrize(
    ("pools", "boards", "reserve", "most"),
    [
        # 2 boards with one GPU of 24 profiles each, on 3 hosts; with one of them failed on 2
        ({"L40S-2Q": 50}, L40S, 0, 144),
        ({"L40S-2Q": 50}, L40S, 1, 96),
        # mixed sizes leave 16 places of 2 GB, even if all are alike
        ({"L40S-2Q": 50}, MIXED, 1, 64),
        # four GPUs of 8
        ({"A16-2B": 50}, A16, 1, 64),
        # one GPU for each size: 12 and 6 on each of 2 hosts
        ({"L40S-2Q": 20, "L40S-8Q": 10}, L40S, 1, 36),
        # 10 of 16 and 5 of 4 are 30/16 of a GPU; 11 and 5 would be 31/16, but 16 desktops are 11 and 6
        ({"L40S-2Q": 20, "L40S-8Q": 10}, MIXED, 1, 30),
    ],
)
def test_desktops_are_counted_by_whole_profiles_on_the_hosts_in_service(
    pools: dict[str, int], boards: Boards, reserve: int, most: int
) -> None:
    assert rungs(drawn(pools, boards, reserve=reserve)) == {"boards-0": most}


def test_one_pool_grows_on_what_the_other_leaves() -> None:
    # on each of 2 hosts 10 or 5 desktops of the other pool take one GPU of two: 24 and 6 are left
    assert of_pools(drawn({"L40S-2Q": 20, "L40S-8Q": 10}, L40S)) == [48, 12]


def test_a_pool_without_a_virtual_gpu_is_not_limited_by_boards() -> None:
    found = evaluate(drawn({"L40S-2Q": 20, "": 30}, L40S), CATALOG)
    assert [each.resource == "graphics" for each in found.pool_limits] == [True, False]


def test_desktops_on_hosts_without_their_board_have_none() -> None:
    assert rungs(drawn({"A16-2B": 10}, L40S)) == {"host": 0}
    assert rungs(drawn({"A16-2B": 10, "L40S-2Q": 10}, L40S, A16)) == {"boards-0": 192, "boards-1": 128}


def test_a_model_that_nobody_knows_offers_nothing() -> None:
    assert rungs(drawn({"L40S-2Q": 10}, ("Own board", 2, "equal"))) == {"host": 0}


def test_boards_without_desktops_limit_nothing() -> None:
    assert rungs(drawn({"": 10}, L40S)) == {}


def test_two_kinds_of_boards_with_one_profile_share_its_desktops() -> None:
    # RTX PRO 6000 has 32 of DC-2Q, RTX PRO 4500 16: 48 on one host
    plan = drawn(
        {"DC-2B": 30},
        ("NVIDIA RTX PRO 6000 Blackwell Server Edition", 1, "equal"),
        ("NVIDIA RTX PRO 4500 Blackwell Server Edition", 1, "equal"),
        hosts=1,
        reserve=0,
    )
    assert rungs(plan) == {"boards-0": 48, "boards-1": 48}


def test_desktops_tied_to_one_card_lose_a_host_of_that_card() -> None:
    plan = drawn({"L40S-2Q": 10}, L40S, on="host")
    larger = Host(id="larger", name="Larger", count=2, ram_gib=8192.0, cores_per_socket=512)
    plan = Plan(
        components={**plan.components, "larger": larger},
        parents={**plan.parents, "larger": "cluster"},
        links=plan.links,
    )
    assert rungs(plan) == {"boards-0": 96}


def test_boards_add_to_power_and_price() -> None:
    price = (Part(item="Board", unit_price=Decimal(1000)),)
    plan = drawn({"L40S-2Q": 50}, L40S, power_watts=350.0, parts=price)
    found = evaluate(plan, CATALOG)
    bare = evaluate(drawn({"L40S-2Q": 50}, L40S), CATALOG)
    assert found.cost.running.power_watts - bare.cost.running.power_watts == 3 * 2 * 350
    (line,) = (each for each in found.cost.lines if each.item == "Board")
    assert (line.quantity, line.total) == (6, 6000)
    assert sum(each.power_watts for each in power_by_site(plan)) == found.cost.running.power_watts


def test_the_limit_is_explained_by_boards_gpus_and_profiles() -> None:
    plan = drawn({"A16-2B": 50}, A16)
    told = repr(explain(plan, CATALOG, "limits.1"))
    assert "Profiles on a GPU" in told
    assert "GPUs on a board" in told


def test_more_boards_or_more_hosts_lift_the_limit() -> None:
    found = evaluate(drawn({"L40S-2Q": 120}, L40S), CATALOG)
    (lift,) = (each for each in found.lifts if each.resource == "graphics")
    assert {(each.component, each.field): each.for_planned for each in lift.purchases} == {
        ("boards-0", "boards"): 3,
        ("host", "count"): 4,
    }


def test_no_server_is_told_to_take_more_boards_than_it_has_room_for() -> None:
    """An R760xa takes four double-wide boards: with three of them a fourth helps, and after that only hosts do."""
    for boards, desktops, offered in ((3, 45, 4), (4, 60, None)):
        plan = drawn({"L40S-8Q": desktops}, L40S)
        changed = {
            "host": replace(plan.components["host"], server_model="Dell PowerEdge R760xa"),
            "boards-0": replace(plan.components["boards-0"], boards=boards, slot_width="double"),
        }
        full = replace(plan, components={**plan.components, **changed})
        (lift,) = (each for each in evaluate(full, CATALOG).lifts if each.resource == "graphics")
        amounts = {each.field: each.for_planned for each in lift.purchases}
        assert amounts.get("boards") == offered, amounts
        assert amounts["count"] == 4
