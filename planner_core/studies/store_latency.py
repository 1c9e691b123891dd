"""Latency of I/Os on each store, with a rating: the engine's own, see `answers/latency.py`."""

from __future__ import annotations

from planner_core.engine.answers.latency import StoreLatencies
from planner_core.engine.answers.latency_rows import LatencyRows
from planner_core.engine.basis.axes import LOADS, NORMAL, PHASES, WORKING_PHASES, Case, Load, Phase, Place
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.walk import derivation_of
from planner_core.messages import Message, Named
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel

NO_IO = Message("No desktop reads or writes in this phase.")


def store_latencies(
    model: ResponseModel, phase: Phase = "steady", load: Load = "average", case: Case = NORMAL
) -> tuple[StoreLatency, ...] | Unanswered:
    """Every disk group, array and vSAN with I/O. Raises KeyError for an unknown phase, load or case."""
    if phase not in model.layout.phases or load not in LOADS or case not in model.layout.cases:
        raise KeyError((phase, load, case))
    refused = model.refused(phase) if phase in WORKING_PHASES else model.unconnected()
    if refused is not None:
        return refused
    found = tuple(LatencyRows(model.layout, model.resources.measures).at(phase, load, case))
    return found or Unanswered(NO_IO)


def explain_latencies(
    model: ResponseModel, phase: Phase = "steady", load: Load = "average", case: Case = NORMAL
) -> tuple[Derivation, ...]:
    """The derivation of the mean latency of each store; requires a recording model."""
    stores = StoreLatencies(model.layout, model.resources.measures)
    found = stores.at()
    place = Place(0, PHASES.index(phase), LOADS.index(load), model.layout.cases.index(case))
    return tuple(
        derivation_of(
            found.mean_ms,
            place._replace(row=row),
            title=Message("Latency of {store}", {"store": Named(model.plan.components[store].name)}),
        )
        for row, store in enumerate(stores.ids)
    )
