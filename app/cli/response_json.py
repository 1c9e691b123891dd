"""The response study for scripts. Keys are only ever added, never renamed, and none goes away. Texts are English.

Infinite times, in overload, are null.
"""

from __future__ import annotations

from typing import Any

import msgspec

from app.cli.terminal import plain
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import CaseResponse, ResponseCurve
from planner_core.studies.response_network import ResponseStation, Unanswered
from planner_core.studies.response_study import ResponseStudy
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict
from planner_core.studies.vsimax_prediction import VsimaxPrediction, beside_measured


def response_json(plan: Plan, found: ResponseStudy, measured: int | None) -> dict[str, Any]:
    """The output of `headroom response --json`, as plain values."""
    return {
        "plan": plan.name,
        **_curve(found.curve),
        "cases": [_case(each) for each in found.cases],
        "vsimax": [_prediction(each, measured) for each in found.vsimax],
        "view_planner": _verdict(found.view_planner),
        "stores": _stores(found.stores),
        "assumptions": [plain(str(each)) for each in found.assumptions],
    }


def _curve(curve: ResponseCurve | Unanswered) -> dict[str, Any]:
    if isinstance(curve, Unanswered):
        return {"reason": _text(curve.reason), "curve": None, "stations": [], "pools": []}
    network = curve.network
    return {
        "reason": "",
        "interaction": msgspec.to_builtins(network.interaction),
        "phase": network.phase,
        "load": network.load,
        "case": network.case,
        "pools": msgspec.to_builtins(network.pools),
        "stations": [
            _station(each, float(use) * network.sessions)
            for each, use in zip(network.stations, network.use_per_session, strict=True)
        ],
        "knee": curve.knee,
        "bottleneck": {"component": curve.bottleneck, "resource": curve.bottleneck_resource},
        "method": curve.method,
        "curve": {
            "sessions": curve.sessions,
            "open_seconds": curve.open_seconds,
            "closed_seconds": curve.closed_seconds,
            "shortest_seconds": curve.shortest_seconds,
            "longest_seconds": curve.longest_seconds,
            "throughput_per_second": curve.throughput_per_second,
            "utilisation": curve.utilisation,
            "pools": msgspec.to_builtins(curve.pools),
        },
    }


def _station(station: ResponseStation, use: float) -> dict[str, Any]:
    planned = station.fixed_share + use
    return {**msgspec.to_builtins(station), "utilisation": planned}


def _case(case: CaseResponse) -> dict[str, Any]:
    return {**msgspec.structs.asdict(case), "reason": _text(case.reason)}


def _prediction(prediction: VsimaxPrediction, measured: int | None) -> dict[str, Any]:
    reasons = {"reason": _text(prediction.reason), "line_reason": _text(prediction.line_reason)}
    found = {**msgspec.structs.asdict(prediction), **reasons}
    if measured is not None:
        found |= {"measured": measured, "error": beside_measured(prediction, measured).error}
    return found


def _verdict(verdict: ViewPlannerVerdict | Unanswered) -> dict[str, Any]:
    if isinstance(verdict, Unanswered):
        return {"reason": _text(verdict.reason)}
    return {
        "reason": "",
        "sessions": verdict.sessions,
        "passed": verdict.passed,
        "percentile": verdict.percentile,
        "think_seconds": verdict.think_seconds,
        "groups": msgspec.to_builtins(verdict.groups),
        "most_sessions": verdict.most_sessions,
        "source": verdict.source,
        "assumptions": [plain(str(each)) for each in verdict.assumptions],
    }


def _stores(stores: tuple[StoreLatency, ...] | Unanswered) -> list[dict[str, Any]]:
    return [] if isinstance(stores, Unanswered) else [msgspec.to_builtins(each) for each in stores]


def _text(message: Message | None) -> str:
    return plain(str(message)) if message else ""
