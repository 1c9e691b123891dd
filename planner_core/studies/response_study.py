"""All response time results of a plan: curve, cases, VSImax, View Planner, store latencies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.response_times import USER
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.explaining.derivation import Derivation
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import (
    CaseResponse,
    ResponseCurve,
    response_curve,
    responses_by_case,
)
from planner_core.studies.response_network import ASSUMPTIONS, Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.store_latency import explain_latencies, store_latencies
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict, view_planner_verdict
from planner_core.studies.vsimax_prediction import VsimaxPrediction, vsimax_predictions


class ResponseStudyError(HeadroomError):
    """The plan has no such pool or case."""


class ResponseStudy(msgspec.Struct, frozen=True):
    """Response time results. Missing results have a reason."""

    curve: ResponseCurve | Unanswered
    cases: tuple[CaseResponse, ...]
    vsimax: tuple[VsimaxPrediction, ...]
    view_planner: ViewPlannerVerdict | Unanswered
    stores: tuple[StoreLatency, ...] | Unanswered
    """With all pools active as planned, whichever pool is selected."""
    assumptions: Sequence[Message] = ASSUMPTIONS


def response_study(
    plan: Plan,
    catalog: Catalog,
    pool: ComponentId | None = None,
    phase: Phase = "steady",
    load: Load = "average",
    case: Case = NORMAL,
) -> ResponseStudy:
    """The study of a plan, or of one pool with the others as fixed load.

    Raises ResponseStudyError for an unknown pool, phase or case.
    """
    _check(plan, pool)
    model = ResponseModel(told_apart(plan), catalog)
    if case not in model.layout.cases:
        words = {"case": case, "known": ", ".join(model.layout.cases)}
        raise ResponseStudyError(Message("There is no case {case} in this plan; there are: {known}.", words))
    if phase not in model.layout.phases:
        words = {"phase": phase, "known": ", ".join(model.layout.phases)}
        raise ResponseStudyError(
            Message("There is no phase {phase} in this plan; there are: {known}.", words)
        )
    user = catalog.response.interactions[USER]
    return ResponseStudy(
        curve=response_curve(model.network(user, phase, load, case, pool)),
        cases=responses_by_case(model, user, phase, load, pool),
        vsimax=vsimax_predictions(model, phase, load, case, pool),
        view_planner=view_planner_verdict(model, phase, load, case, pool),
        stores=store_latencies(model, phase, load, case),
    )


def explain_stations(
    plan: Plan, catalog: Catalog, curve: ResponseCurve, alone: bool = False
) -> tuple[Derivation, ...]:
    """Derivations of the service times, by station and pool, then of the latency to users and of that of the stores.

    `alone` if the curve is that of one named pool.
    """
    model = ResponseModel(told_apart(plan), catalog, recording=True)
    stations = [
        model.derivation(curve.network, station, load.pool, alone)
        for station in curve.network.stations
        for load in station.loads
        if load.demand_seconds > 0
    ]
    ways = [model.way_derivation(each.pool) for each in curve.network.pools]
    network = curve.network
    stores = explain_latencies(model, network.phase, network.load, network.case)
    return (*stations, *(each for each in ways if each is not None), *stores)


def _check(plan: Plan, pool: ComponentId | None) -> None:
    known = [each.id for each in plan.of_type(DesktopPool)]
    if pool is not None and pool not in known:
        words = {"pool": pool, "known": ", ".join(known)}
        raise ResponseStudyError(Message("There is no pool {pool} in this plan; there are: {known}.", words))
