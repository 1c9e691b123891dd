"""Derivations on demand: repeats the evaluation with recording on, and walks back from one number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import isfinite
from typing import Final

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.latency import StoreLatencies
from planner_core.engine.answers.rebuilds import rebuild_columns
from planner_core.engine.answers.saturation import block_utilisation
from planner_core.engine.answers.work import TIMED
from planner_core.engine.basis.assessment import Assessment, DesktopCounts, Saturation, Scenario
from planner_core.engine.basis.axes import NORMAL, PHASE_NAMES, PHASES, Phase, Place, case_name
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.basis.subjects import at_moment, moment, subject
from planner_core.engine.explaining.cost import explain_cost, explainable_costs
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.limits import (
    explain_desktops,
    explain_limit,
    explain_scenario,
    explainable_desktops,
)
from planner_core.engine.explaining.pools import explain_pool, explainable_pools
from planner_core.engine.explaining.recorded_plan import ExplainError, RecordedPlan, unknown
from planner_core.engine.explaining.storms import (
    explain_part,
    explain_storm,
    explainable_storms,
    split_minutes,
)
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.storage.wear import cache_wear_columns, wear_columns
from planner_core.messages import Message
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.plan import Plan

REBUILD: Final = "rebuild"
WEAR: Final = "wear"
CACHE_WEAR: Final = "cache_wear"
LATENCY: Final = "latency_ms"

__all__ = ["ExplainError", "Explainer", "explain", "explainable", "name_of", "scenario_name"]


class Explainer(RecordedPlan):
    """Explains the numbers of one plan."""

    def explain(self, what: str) -> Derivation:
        """The derivation of one number; see `explain` for its names. Raises ExplainError for any other."""
        head, _, rest = what.partition(".")
        topics: dict[str, Callable[[Explainer, str], Derivation]] = {
            "desktops": explain_desktops,
            "limits": explain_limit,
            "cost": _cost,
            "pools": _pool,
            "scenarios": explain_scenario,
            **{phase: partial(_storm, phase=phase) for phase in TIMED},
        }
        if head in topics:
            try:
                return topics[head](self, rest)
            except ExplainError:
                if head not in self.plan.components:  # a component may have the name of a topic
                    raise
        return _component(self, what)


def explain(plan: Plan, catalog: Catalog, what: str, counts: DesktopCounts | None = None) -> Derivation:
    """The derivation of one number; `explainable` lists what can be asked for. `counts` are those by the promise of the
    plan, if it is about what 9 of 10 futures carry.

    `what` is "<component>.<resource>[.<phase>]", "<component>.used.<role>", "desktops.maximum", "desktops.fits",
    "limits.<n>" (from 1), "scenarios.<day>[.<case>]", "pools.<pool>.maximum", "boot.minutes" with its
    parts "boot.throttle" and "<component>.<resource>.boot.minutes", "<cluster>.rebuild.<case>",
    "<group>.wear", "<group>.cache_wear", "<store>.latency_ms.<phase>[.case]", or "cost.<amount>", such as "cost.total".
    Raises ExplainError for anything else.
    """
    return Explainer(plan, catalog, counts).explain(what)


def explainable(assessment: Assessment) -> tuple[str, ...]:
    """All names that `explain` accepts for this assessment."""
    resources = [name_of(row) for row in assessment.saturation]
    roles = [f"{use.component}.used.{role}" for use in assessment.stores for role in use.by_role]
    limits = [f"limits.{number}" for number in range(1, len(assessment.limits) + 1)]
    counts = [f"desktops.{name}" for name in explainable_desktops(assessment.desktops)]
    storms = explainable_storms(assessment)
    rebuilds = [f"{each.component}.{REBUILD}.{each.case}" for each in assessment.rebuilds]
    wear = [f"{each.component}.{CACHE_WEAR if each.is_cache else WEAR}" for each in assessment.wear]
    latencies = [latency_name(each) for each in assessment.latencies if isfinite(each.latency_ms)]
    costs = [f"cost.{name}" for name in explainable_costs(assessment.cost)]
    pools = [f"pools.{name}" for name in explainable_pools(assessment)]
    scenarios = [scenario_name(each) for each in assessment.scenarios if each.resource]
    stores = (*roles, *storms, *rebuilds, *wear, *latencies)
    return (*counts, *limits, *scenarios, *pools, *resources, *stores, *costs)


def name_of(row: Saturation) -> str:
    """The `explain` name of a row's utilisation."""
    peak = ".peak" if row.load == "peak" else ""
    return f"{row.component}.{row.resource}.{row.phase}{_suffix(row.case)}{peak}"


def latency_name(latency: StoreLatency) -> str:
    """The `explain` name of the mean latency of a store."""
    return f"{latency.store}.{LATENCY}.{latency.phase}{_suffix(latency.case)}"


def scenario_name(scenario: Scenario) -> str:
    """The `explain` name of the desktops that a scenario carries."""
    return f"scenarios.{scenario.day}{_suffix(scenario.case)}"


def _suffix(case: str) -> str:
    return "" if case == NORMAL else f".{case}"


def _component(explainer: Explainer, what: str) -> Derivation:
    name, resource, detail = _split_component(explainer, what)
    if resource == "used":
        return _role_space(explainer, name, detail)
    if resource == REBUILD:
        return _rebuild(explainer, name, detail)
    if resource == LATENCY:
        return _latency(explainer, name, detail, what)
    if resource in (WEAR, CACHE_WEAR) and not detail:
        return _wear(explainer, name, resource)
    block = explainer.block(resource, name)
    detail, is_time = split_minutes(detail)
    phase, load, case = _axes(explainer, name, resource, detail, what)
    if is_time:
        return _part(explainer, block, explainer.place(block, name, phase, load, case), what)
    place = explainer.place(block, name, phase, load, case)
    title = at_moment(
        subject(explainer.plan, block.resource, name), moment(block, place, explainer.layout.cases)
    )
    return derivation_of(block_utilisation(block), place, title=title, unit="share")


def _part(explainer: Explainer, block: Block, place: Place, what: str) -> Derivation:
    derivation = explain_part(explainer, block, place)
    if derivation is None:
        raise unknown(what)
    return derivation


def _split_component(explainer: Explainer, what: str) -> tuple[str, str, str]:
    """Component ids may contain dots, so the longest match counts."""
    fitting = [each for each in explainer.plan.components if what.startswith(f"{each}.")]
    if not fitting:
        raise unknown(what)
    name = max(fitting, key=len)
    resource, _, detail = what[len(name) + 1 :].partition(".")
    return name, resource, detail


def _axes(explainer: Explainer, name: str, resource: str, detail: str, what: str) -> tuple[str, str, str]:
    """Phase, load and case of "[phase][.case][.peak]"; defaults are the worst phase and the normal case."""
    words = detail.split(".") if detail else []
    load = "peak" if "peak" in words else "average"
    rest = [word for word in words if word != "peak"]
    phase = next((word for word in rest if word in explainer.layout.phases), None)
    case = next((word for word in rest if word in explainer.layout.cases), None)
    if len(rest) != (phase is not None) + (case is not None):
        raise unknown(what)
    if phase is None:
        worst = explainer.assessment.worst(name, resource, case=case or NORMAL)
        phase = worst.phase if worst else PHASES[0]
    return phase, load, case or NORMAL


def _role_space(explainer: Explainer, name: str, role: str) -> Derivation:
    stores = explainer.measures.capacity
    if name not in stores.space.components or role not in stores.by_role:
        raise unknown(f"{name}.used.{role}")
    place = Place(list(stores.space.components).index(name))
    words = {"role": Message(ROLE_NAMES[role]), "store": explainer.plan.components[name].name}
    return derivation_of(
        stores.by_role[role],
        place,
        title=Message("{role} on {store}", words),
        unit="GiB",
    )


def _rebuild(explainer: Explainer, name: str, case: str) -> Derivation:
    if not any((each.component, each.case) == (name, case) for each in explainer.assessment.rebuilds):
        raise unknown(f"{name}.{REBUILD}.{case}")
    measures, layout = explainer.measures, explainer.layout
    found = rebuild_columns(layout, measures.runs, measures.capacity.space)
    place = Place(found.components.index(name), case=layout.cases.index(case))
    words = {"case": case_name(case), "cluster": explainer.plan.components[name].name}
    return derivation_of(found.hours, place, title=Message("Rebuild of {cluster}: {case}", words), unit="h")


def _wear(explainer: Explainer, name: str, which: str) -> Derivation:
    is_cache = which == CACHE_WEAR
    worn = explainer.assessment.wear
    found = next((each for each in worn if (each.component, each.is_cache) == (name, is_cache)), None)
    if found is None:
        raise unknown(f"{name}.{which}")
    columns = (cache_wear_columns if is_cache else wear_columns)(explainer.layout, explainer.measures.files)
    place = Place(explainer.layout.groups.row[name], PHASES.index("steady"))
    words = {"group": explainer.plan.components[name].name}
    if found.years is None:
        title = (
            Message("Written to each cache device of {group} in a year", words)
            if is_cache
            else Message("Written to each drive of {group} in a year", words)
        )
        return derivation_of(columns.written_tb, place, title=title, unit="TB")
    title = (
        Message("Years until the cache devices of {group} are worn out", words)
        if is_cache
        else Message("Years until the drives of {group} are worn out", words)
    )
    return derivation_of(columns.years, place, title=title, unit="years")


def _latency(explainer: Explainer, name: str, detail: str, what: str) -> Derivation:
    phase, _, case = detail.partition(".")
    found = next(
        (
            each
            for each in explainer.assessment.latencies
            if (each.store, each.phase, each.case) == (name, phase, case or NORMAL)
        ),
        None,
    )
    if found is None or not isfinite(found.latency_ms):
        raise unknown(what)
    stores = StoreLatencies(explainer.layout, explainer.measures)
    place = Place(
        stores.ids.index(name), PHASES.index(found.phase), 0, explainer.layout.cases.index(found.case)
    )
    words = {
        "store": explainer.plan.components[name].name,
        "phase": Message(PHASE_NAMES[found.phase]),
        "case": case_name(found.case),
    }
    title = Message("Latency of {store} ({phase}, {case})", words)
    return derivation_of(stores.at().mean_ms, place, title=title, unit="ms")


def _pool(explainer: Explainer, rest: str) -> Derivation:
    derivation = explain_pool(explainer, rest)
    if derivation is None:
        raise unknown(f"pools.{rest}")
    return derivation


def _storm(explainer: Explainer, rest: str, phase: Phase) -> Derivation:
    derivation = explain_storm(explainer, phase, rest)
    if derivation is None:
        raise unknown(f"{phase}.{rest}")
    return derivation


def _cost(explainer: Explainer, rest: str) -> Derivation:
    derivation = explain_cost(explainer, rest, lambda which: explain_desktops(explainer, which))
    if derivation is None:
        raise unknown(f"cost.{rest}")
    return derivation
