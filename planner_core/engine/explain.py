"""Derivations on demand: the same evaluation again with recording on, and a walk back from one number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment, Limit, Saturation
from planner_core.engine.axes import LOADS, NORMAL, PHASES, Phase, case_name
from planner_core.engine.block import Block
from planner_core.engine.derivation import Derivation
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explain_cost import explain_cost, explainable_costs
from planner_core.engine.explain_pools import explain_pool, explainable_pools
from planner_core.engine.explain_storms import explain_part, explain_storm, explainable_storms, split_minutes
from planner_core.engine.layout import Layout
from planner_core.engine.limits import block_limit, cases_with_reserve, first_limit, planned_desktops
from planner_core.engine.measures import Measures, measure
from planner_core.engine.resources import RESOURCE_NAMES
from planner_core.engine.saturation import block_utilisation
from planner_core.engine.walk import Place, derivation_of
from planner_core.engine.work import TIMED
from planner_core.messages import HeadroomError, Message, Quantity
from planner_core.plan.components import Host
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.plan import Plan

RUNGS_SHOWN = 8
"""Limits that the derivation of the maximum shows; the ladder has all of them, and each explains itself."""


class ExplainError(HeadroomError):
    """There is no number of that name in the assessment."""


class Explainer:
    """One plan, evaluated with recording on."""

    def __init__(self, plan: Plan, catalog: Catalog) -> None:
        self.plan = plan
        self.layout = Layout(plan, catalog, recording=True)
        self.measures: Measures = measure(self.layout)
        self.assessment: Assessment = evaluate(plan, catalog)

    def explain(self, what: str) -> Derivation:
        """The derivation of one number; see `explain` for its names. Raises ExplainError for any other."""
        head, _, rest = what.partition(".")
        topics: dict[str, Callable[[Explainer, str], Derivation]] = {
            "desktops": _desktops,
            "limits": _limit,
            "cost": _cost,
            "pools": _pool,
            **{phase: partial(_storm, phase=phase) for phase in TIMED},
        }
        if head in topics:
            try:
                return topics[head](self, rest)
            except ExplainError:
                if head not in self.plan.components:  # a component may be called like a topic
                    raise
        return _component(self, what)

    def block(self, resource: str, component: str) -> Block:
        """The block with a component's resource. Raises ExplainError where there is none."""
        block = self.measures.block(resource, component)
        if block is None:
            words = {"component": component, "resource": resource}
            raise ExplainError(Message("{component} has no resource {resource}.", words))
        return block

    def place(self, block: Block, component: str, phase: str, load: str, case: str) -> Place:
        """Where a number stands in the columns of a block."""
        return Place(
            list(block.components).index(component),
            PHASES.index(phase),
            LOADS.index(load),
            self.layout.cases.index(case),
        )


def explain(plan: Plan, catalog: Catalog, what: str) -> Derivation:
    """The derivation of one number; `explainable` lists what can be asked for.

    `what` is "<component>.<resource>[.<phase>]", "<component>.used.<role>", "desktops.maximum", "desktops.fits",
    "limits.<n>" counted from 1, "pools.<pool>.maximum", "boot.minutes" with its parts "boot.throttle" and
    "<component>.<resource>.boot.minutes", or "cost.<amount>", such as "cost.total".
    Raises ExplainError for anything else.
    """
    return Explainer(plan, catalog).explain(what)


def explainable(assessment: Assessment) -> tuple[str, ...]:
    """Everything that `explain` can be asked about this assessment."""
    resources = [name_of(row) for row in assessment.saturation]
    roles = [f"{use.component}.used.{role}" for use in assessment.stores for role in use.by_role]
    limits = [f"limits.{number}" for number in range(1, len(assessment.limits) + 1)]
    counts = ["desktops.maximum", "desktops.fits"] if assessment.desktops.maximum is not None else []
    storms = explainable_storms(assessment)
    costs = [f"cost.{name}" for name in explainable_costs(assessment.cost)]
    pools = [f"pools.{name}" for name in explainable_pools(assessment)]
    return (*counts, *limits, *pools, *resources, *roles, *storms, *costs)


def name_of(row: Saturation) -> str:
    """What `explain` calls the utilisation of a row."""
    peak = ".peak" if row.load == "peak" else ""
    return f"{row.component}.{row.resource}.{row.phase}{_suffix(row.case)}{peak}"


def _suffix(case: str) -> str:
    return "" if case == NORMAL else f".{case}"


def _component(explainer: Explainer, what: str) -> Derivation:
    name, resource, detail = _split_component(explainer, what)
    if resource == "used":
        return _role_space(explainer, name, detail)
    block = explainer.block(resource, name)
    detail, is_time = split_minutes(detail)
    phase, load, case = _axes(explainer, name, resource, detail, what)
    if is_time:
        return _part(explainer, block, explainer.place(block, name, phase, load, case), what)
    words = {
        "resource": Message(RESOURCE_NAMES[resource]),
        "component": explainer.plan.components[name].name,
        "case": case_name(case),
    }
    title = (
        Message("{resource} of {component}", words)
        if case == NORMAL
        else Message("{resource} of {component}, {case}", words)
    )
    place = explainer.place(block, name, phase, load, case)
    return derivation_of(block_utilisation(block), place, title=title, unit="share")


def _part(explainer: Explainer, block: Block, place: Place, what: str) -> Derivation:
    derivation = explain_part(explainer, block, place)
    if derivation is None:
        raise ExplainError(_unknown(what))
    return derivation


def _split_component(explainer: Explainer, what: str) -> tuple[str, str, str]:
    """Component ids may hold dots, so the longest one that fits counts."""
    fitting = [each for each in explainer.plan.components if what.startswith(f"{each}.")]
    if not fitting:
        raise ExplainError(_unknown(what))
    name = max(fitting, key=len)
    resource, _, detail = what[len(name) + 1 :].partition(".")
    return name, resource, detail


def _axes(explainer: Explainer, name: str, resource: str, detail: str, what: str) -> tuple[str, str, str]:
    """Phase, load and case of "[phase][.case][.peak]"; what is not said is the worst phase and the normal case."""
    words = detail.split(".") if detail else []
    load = "peak" if "peak" in words else "average"
    rest = [word for word in words if word != "peak"]
    phase = next((word for word in rest if word in PHASES), None)
    case = next((word for word in rest if word in explainer.layout.cases), None)
    if len(rest) != (phase is not None) + (case is not None):
        raise ExplainError(_unknown(what))
    if phase is None:
        worst = explainer.assessment.worst(name, resource, case=case or NORMAL)
        phase = worst.phase if worst else PHASES[0]
    return phase, load, case or NORMAL


def _role_space(explainer: Explainer, name: str, role: str) -> Derivation:
    stores = explainer.measures.capacity
    if name not in stores.space.components or role not in stores.by_role:
        raise ExplainError(_unknown(f"{name}.used.{role}"))
    place = Place(list(stores.space.components).index(name))
    words = {"role": Message(ROLE_NAMES[role]), "store": explainer.plan.components[name].name}
    return derivation_of(
        stores.by_role[role],
        place,
        title=Message("{role} on {store}", words),
        unit="GiB",
    )


def _limit(explainer: Explainer, rest: str) -> Derivation:
    limits = explainer.assessment.limits
    if not rest.isdigit() or not 1 <= int(rest) <= len(limits):
        raise ExplainError(_unknown(f"limits.{rest}"))
    limit = limits[int(rest) - 1]
    block = explainer.block(limit.resource, limit.component)
    place = explainer.place(block, limit.component, limit.phase, limit.load, limit.case)
    return derivation_of(
        block_limit(explainer.layout, block), place, title=_limit_title(explainer, limit), unit="desktops"
    )


def _limit_title(explainer: Explainer, limit: Limit) -> Message:
    words = {
        "resource": Message(RESOURCE_NAMES[limit.resource]),
        "component": explainer.plan.components[limit.component].name,
        "case": case_name(limit.case),
    }
    if limit.case == NORMAL:
        return Message("Desktops that {resource} of {component} allows", words)
    return Message("Desktops that {resource} of {component} allows, {case}", words)


def _pool(explainer: Explainer, rest: str) -> Derivation:
    derivation = explain_pool(explainer, rest)
    if derivation is None:
        raise ExplainError(_unknown(f"pools.{rest}"))
    return derivation


def _desktops(explainer: Explainer, rest: str) -> Derivation:
    counts = explainer.assessment.desktops
    if rest == "maximum_with_reserve" and counts.with_reserve is not None:
        return _with_reserve(explainer, counts.with_reserve)
    if rest not in ("maximum", "fits") or counts.maximum is None:
        raise ExplainError(_unknown(f"desktops.{rest}"))
    shown = min(len(explainer.assessment.limits), RUNGS_SHOWN)
    rungs = tuple(_limit(explainer, str(number)) for number in range(1, shown + 1))
    maximum = Derivation(
        Message("Desktops that fit on what is drawn"),
        "N_max",
        counts.maximum,
        "desktops",
        "formula",
        "floor(min(limits))",
        "The smallest limit decides, rounded down to whole desktops on each host",
        inputs=rungs,
        remark=_why_not_ram(explainer),
    )
    if rest == "maximum":
        return maximum
    planned = derivation_of(planned_desktops(explainer.layout), Place(0))
    return Derivation(
        Message("Planned desktops that fit"),
        "N",
        counts.fits,
        "desktops",
        "formula",
        "min(planned, maximum)",
        "No more than planned, no more than fit",
        inputs=(
            msgspec.structs.replace(planned, parameter="planned"),
            msgspec.structs.replace(maximum, parameter="maximum"),
        ),
    )


def _with_reserve(explainer: Explainer, desktops: int) -> Derivation:
    """The first limit while nothing or only hosts have failed."""
    found = first_limit(explainer.layout, explainer.measures.blocks, cases_with_reserve(explainer.layout))
    assert found is not None
    block, place = found
    words = {
        "resource": Message(RESOURCE_NAMES[block.resource]),
        "component": explainer.plan.components[block.components[place[0]]].name,
    }
    title = Message("Desktops that {resource} of {component} allows", words)
    derived = derivation_of(block_limit(explainer.layout, block), Place(*place), title=title, unit="desktops")
    return Derivation(
        Message("Desktops at the limit with failed hosts"),
        "N_reserve",
        desktops,
        "desktops",
        "formula",
        "floor(limit)",
        "The smallest limit while as many hosts have failed as the clusters have to stand",
        inputs=(msgspec.structs.replace(derived, parameter="limit"),),
    )


def _why_not_ram(explainer: Explainer) -> Message | None:
    """Where something else than RAM limits, say how far RAM would carry: papers often blame it."""
    limits = explainer.assessment.limits
    if limits[0].resource == "ram":
        return None
    ram = next((limit for limit in limits if limit.resource == "ram"), None)
    if ram is None:
        return None
    row = explainer.assessment.worst(ram.component, "ram")
    host = explainer.plan.components[ram.component]
    if row is None or not isinstance(host, Host) or len(explainer.layout.hosts) > 1:
        return None  # with several hosts each has its own rung on the ladder
    words = {
        "host": host.name,
        "planned": explainer.assessment.desktops.planned,
        "demand": Quantity(row.demand, "GiB"),
        "capacity": Quantity(row.capacity, "GiB"),
        "allowed": ram.desktops,
    }
    return Message(
        "RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would"
        " carry {allowed}.",
        words,
    )


def _storm(explainer: Explainer, rest: str, phase: Phase) -> Derivation:
    derivation = explain_storm(explainer, phase, rest)
    if derivation is None:
        raise ExplainError(_unknown(f"{phase}.{rest}"))
    return derivation


def _cost(explainer: Explainer, rest: str) -> Derivation:
    derivation = explain_cost(explainer, rest, lambda which: _desktops(explainer, which))
    if derivation is None:
        raise ExplainError(_unknown(f"cost.{rest}"))
    return derivation


def _unknown(what: str) -> Message:
    return Message("There is no number {what} in this plan.", {"what": what})
