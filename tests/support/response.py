"""Models, networks and curves of plans, for tests of response times."""

from __future__ import annotations

from planner_core.catalog.response_times import USER, Interaction
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import ResponseCurve, response_curve
from planner_core.studies.response_network import (
    ResponseNetwork,
    ResponseStation,
    SessionPool,
    StationLoad,
    Unanswered,
)
from planner_core.studies.response_stations import ResponseModel
from tests.support.plans import CATALOG, with_fields, with_settings

DATA = CATALOG.response
VSI_3_USERS = "Login VSI 3 medium, Windows 7, 1 vCPU"
VSI_4_USERS = "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU"
VIEW_PLANNER_USERS = "View Planner 3.5 heavy, Windows 7, 1 vCPU"
USERS_OF_TESTS = {
    "login-vsi-3-dynamic-analyser": VSI_3_USERS,
    "login-vsi-4.1": VSI_4_USERS,
    "view-planner": VIEW_PLANNER_USERS,
}
"""The users that each acceptance test judges."""
"""Workload profiles of the tests; only their own users get a verdict."""
USER_ACTION = DATA.interactions[USER]


def model_of(plan: Plan) -> ResponseModel:
    return ResponseModel(plan, CATALOG)


def network_of(plan: Plan, interaction: Interaction = USER_ACTION, **asked: object) -> ResponseNetwork:
    found = model_of(plan).network(interaction, **asked)  # type: ignore[arg-type]
    assert isinstance(found, ResponseNetwork), found
    return found


def refused(plan: Plan, **asked: object) -> str:
    found = model_of(plan).network(USER_ACTION, **asked)  # type: ignore[arg-type]
    assert isinstance(found, Unanswered), found
    return str(found.reason)


def curve_of(network: ResponseNetwork) -> ResponseCurve:
    found = response_curve(network)
    assert isinstance(found, ResponseCurve), found
    return found


def station(network: ResponseNetwork, component: ComponentId, resource: str) -> ResponseStation:
    return next(each for each in network.stations if (each.component, each.resource) == (component, resource))


def network_from(
    demands: list[tuple[float, int]], think_seconds: float, sessions: float = 10.0, pools: int = 1
) -> ResponseNetwork:
    """A network of stations with a demand in seconds and a number of servers, shared by pools of equal users."""
    together = sum(demand for demand, _ in demands)
    cycle = think_seconds + together
    names = [f"pool-{number}" for number in range(pools)]
    return ResponseNetwork(
        interaction=USER_ACTION,
        phase="steady",
        load="average",
        case="normal",
        pools=tuple(
            SessionPool(name, sessions / pools, cycle, think_seconds, together, 0.0) for name in names
        ),
        stations=tuple(
            ResponseStation(
                f"station-{at}",
                "cpu",
                1,
                servers,
                0.0,
                tuple(StationLoad(name, 1.0, demand, demand, demand / cycle) for name in names),
            )
            for at, (demand, servers) in enumerate(demands)
        ),
    )


def judged(plan: Plan, test: str) -> Plan:
    """The plan with users of an acceptance test, which judges them."""
    for pool in plan.of_type(DesktopPool):
        plan = with_fields(
            plan, pool.id, workload=USERS_OF_TESTS[test], users_per_desktop=1, concurrency_percent=100.0
        )
    return with_settings(plan, acceptance_test=test)
