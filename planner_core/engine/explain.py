"""Derivations on demand: the same evaluation again with recording on, and a walk back from one number."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import PHASES, RESOURCE_NAMES, Assessment, Phase
from planner_core.engine.block import Block
from planner_core.engine.derivation import Derivation
from planner_core.engine.evaluate import Measures, evaluate, measure
from planner_core.engine.explain_cost import explain_cost, explainable_costs
from planner_core.engine.layout import Layout
from planner_core.engine.limits import block_limit, planned_desktops
from planner_core.engine.saturation import block_utilisation
from planner_core.engine.walk import Place, derivation_of
from planner_core.engine.work import BOOT, slowest_resource, throttle_minutes
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

    def block(self, resource: str) -> Block:
        """The block of a resource. Raises ExplainError for an unknown one."""
        for block in self.measures.blocks:
            if block.resource == resource:
                return block
        raise ExplainError(Message("There is no resource {resource}.", {"resource": resource}))


def explain(plan: Plan, catalog: Catalog, what: str) -> Derivation:
    """The derivation of one number; `explainable` lists what can be asked for.

    `what` is "<component>.<resource>[.<phase>]", "<component>.used.<role>", "desktops.maximum", "desktops.fits",
    "limits.<n>" counted from 1, "boot.minutes" or "cost.<amount>", such as "cost.total". Raises ExplainError for
    anything else.
    """
    explainer = Explainer(plan, catalog)
    head, _, rest = what.partition(".")
    topics: dict[str, Callable[[Explainer, str], Derivation]] = {
        "desktops": _desktops,
        "limits": _limit,
        "boot": _boot,
        "cost": _cost,
    }
    if head in topics:
        try:
            return topics[head](explainer, rest)
        except ExplainError:
            if head not in plan.components:  # a component may be called like a topic
                raise
    return _component(explainer, what)


def explainable(assessment: Assessment) -> tuple[str, ...]:
    """Everything that `explain` can be asked about this assessment."""
    resources = [f"{row.component}.{row.resource}.{row.phase}" for row in assessment.saturation]
    roles = [f"{use.component}.used.{role}" for use in assessment.stores for role in use.by_role]
    limits = [f"limits.{number}" for number in range(1, len(assessment.limits) + 1)]
    counts = ["desktops.maximum", "desktops.fits"] if assessment.desktops.maximum is not None else []
    boot = ["boot.minutes"] if assessment.work else []
    cost = [f"cost.{name}" for name in explainable_costs(assessment.cost)]
    return (*counts, *limits, *resources, *roles, *boot, *cost)


def _component(explainer: Explainer, what: str) -> Derivation:
    name, resource, detail = _split_component(explainer, what)
    if resource == "used":
        return _role_space(explainer, name, detail)
    block = explainer.block(resource)
    if name not in block.components:
        raise ExplainError(_unknown(what))
    phase = _phase(explainer, name, resource, detail, what)
    place = Place(list(block.components).index(name), PHASES.index(phase), 0)
    title = Message(
        "{resource} of {component}",
        {"resource": Message(RESOURCE_NAMES[resource]), "component": explainer.plan.components[name].name},
    )
    return derivation_of(block_utilisation(block), place, title=title, unit="share")


def _split_component(explainer: Explainer, what: str) -> tuple[str, str, str]:
    """Component ids may hold dots, so the longest one that fits counts."""
    fitting = [each for each in explainer.plan.components if what.startswith(f"{each}.")]
    if not fitting:
        raise ExplainError(_unknown(what))
    name = max(fitting, key=len)
    resource, _, detail = what[len(name) + 1 :].partition(".")
    return name, resource, detail


def _phase(explainer: Explainer, name: str, resource: str, detail: str, what: str) -> Phase:
    for phase in PHASES:
        if detail == phase:
            return phase
    if detail:
        raise ExplainError(_unknown(what))
    worst = explainer.assessment.worst(name, resource)
    return worst.phase if worst else PHASES[0]


def _role_space(explainer: Explainer, name: str, role: str) -> Derivation:
    stores = explainer.measures.stores
    if name not in stores.capacity.components or role not in stores.space_by_role:
        raise ExplainError(_unknown(f"{name}.used.{role}"))
    place = Place(list(stores.capacity.components).index(name), 0, 0)
    words = {"role": Message(ROLE_NAMES[role]), "store": explainer.plan.components[name].name}
    return derivation_of(
        stores.space_by_role[role],
        place,
        title=Message("{role} on {store}", words),
        unit="GiB",
    )


def _limit(explainer: Explainer, rest: str) -> Derivation:
    limits = explainer.assessment.limits
    if not rest.isdigit() or not 1 <= int(rest) <= len(limits):
        raise ExplainError(_unknown(f"limits.{rest}"))
    limit = limits[int(rest) - 1]
    block = explainer.block(limit.resource)
    place = Place(list(block.components).index(limit.component), PHASES.index(limit.phase), 0)
    words = {
        "resource": Message(RESOURCE_NAMES[limit.resource]),
        "component": explainer.plan.components[limit.component].name,
    }
    title = Message("Desktops that {resource} of {component} allows", words)
    return derivation_of(block_limit(explainer.layout, block), place, title=title, unit="desktops")


def _desktops(explainer: Explainer, rest: str) -> Derivation:
    counts = explainer.assessment.desktops
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
        "The smallest limit decides, rounded down to whole desktops",
        inputs=rungs,
        remark=_why_not_ram(explainer),
    )
    if rest == "maximum":
        return maximum
    planned = derivation_of(planned_desktops(explainer.layout), Place(0, 0, 0))
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
        "planned": explainer.layout.desktops_on(host),
        "demand": Quantity(row.demand, "GiB"),
        "capacity": Quantity(row.capacity, "GiB"),
        "allowed": ram.desktops,
    }
    return Message(
        "RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would"
        " carry {allowed}.",
        words,
    )


def _boot(explainer: Explainer, rest: str) -> Derivation:
    if rest != "minutes" or not explainer.assessment.work:
        raise ExplainError(_unknown(f"boot.{rest}"))
    layout = explainer.layout
    throttle = derivation_of(throttle_minutes(layout), Place(0, 0, 0))
    inputs = [msgspec.structs.replace(throttle, parameter="throttle")]
    slowest = slowest_resource(layout, explainer.measures.blocks)
    if slowest:
        words = {
            "resource": Message(RESOURCE_NAMES[slowest.resource]),
            "component": explainer.plan.components[slowest.component].name,
        }
        title = Message("Time that {resource} of {component} needs", words)
        longest = derivation_of(slowest.minutes, Place(slowest.row, BOOT, 0), title=title)
        inputs.append(msgspec.structs.replace(longest, parameter="slowest"))
    return Derivation(
        Message("Boot of all desktops"),
        "T_boot",
        explainer.assessment.work[0].minutes,
        "min",
        "formula",
        "max(throttle, slowest)",
        "A storm is over when its slowest part is; the work of a boot is constant (NetApp TR-4540)",
        inputs=tuple(inputs),
    )


def _cost(explainer: Explainer, rest: str) -> Derivation:
    derivation = explain_cost(explainer, rest, lambda which: _desktops(explainer, which))
    if derivation is None:
        raise ExplainError(_unknown(f"cost.{rest}"))
    return derivation


def _unknown(what: str) -> Message:
    return Message("There is no number {what} in this plan.", {"what": what})
