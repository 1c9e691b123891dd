"""What infrastructure servers send over the ports of the hosts that they run on."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.components import Component, DesktopPool, Host, InfrastructureServers, StorageArray
from planner_core.plan.links import RUNS_ON, Link
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.vsan_plans import row, vsan_plan

READS_MB_S = WRITES_MB_S = 4 * 20 / 2 * 22 * 1024 / 1e6
"""Four servers of 20 I/Os per second, half of them reads, of 22 KiB."""


def with_servers(plan: Plan, runs_on: str, store: str) -> Plan:
    servers = InfrastructureServers(id="servers", name="Servers")
    links = (Link("servers", RUNS_ON, runs_on), Link("servers", "server_disk", store))
    return Plan(
        settings=plan.settings,
        components={**plan.components, "servers": servers},
        parents=plan.parents,
        links={**plan.links, **{link.key: link for link in links}},
    )


def on_an_array(protocol: str) -> Plan:
    pool = DesktopPool(id="pool", name="Pool")
    parts: tuple[Component, ...] = (
        Host(id="host", name="Host", count=3),
        Host(id="other", name="Other"),
        StorageArray(id="array", name="Array", protocol=protocol),  # type: ignore[arg-type]
        pool,
    )
    links = [Link("pool", RUNS_ON, "host"), *(Link("pool", role, "array") for role in needed_roles(pool))]
    return Plan(
        components={part.id: part for part in parts},
        parents={},
        links={link.key: link for link in links},
    )


@pytest.mark.parametrize(
    ("protocol", "resource"),
    [("fc", "host_ports"), ("sas", "host_ports"), ("iscsi", "network"), ("nfs", "network")],
)
def test_servers_load_the_ports_between_their_host_and_the_array(protocol: str, resource: str) -> None:
    bare = on_an_array(protocol)
    plan = with_servers(bare, "other", "array")
    assert row(plan, "other", resource, "normal").demand == pytest.approx(READS_MB_S + WRITES_MB_S)
    assert row(plan, "host", resource, "normal").demand == row(bare, "host", resource, "normal").demand
    fixed = next(each for each in evaluate(plan, CATALOG).limits if each.component == "host")
    assert fixed.exact > 0
    derived = explain(plan, CATALOG, f"other.{resource}.steady")
    assert "Servers" in str(derived)


def test_servers_on_a_vsan_send_over_its_network() -> None:
    """On four hosts three of four transfers leave the host; a mirror writes twice."""
    bare = vsan_plan(4)
    plan = with_servers(bare, "cluster", "cluster")
    more = row(plan, "host-0", "network", "normal").demand - row(bare, "host-0", "network", "normal").demand
    assert more == pytest.approx((READS_MB_S + 2 * WRITES_MB_S) * 3 / 4)


def test_servers_on_local_disks_send_nothing_over_ports() -> None:
    bare = vsan_plan(4, vsan="none")
    plan = with_servers(bare, "cluster", "disks-0")
    assert row(plan, "host-0", "network", "normal").demand == row(bare, "host-0", "network", "normal").demand
