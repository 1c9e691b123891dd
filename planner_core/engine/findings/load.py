"""Load that exceeds capacity."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from planner_core.engine.answers.saturation import block_utilisation
from planner_core.engine.basis.assessment import Limit
from planner_core.engine.basis.axes import LOADS, PHASES, WORKING_PHASES
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import RESOURCE_NAMES, WORKING
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.when import ScenarioMoment, moment_of, when
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Component, StorageArray
from planner_core.units import PERCENT, ROUNDING

PLAN_FOR_THE_PEAK = Message("Plan for the peak, or tell users of short waits.")


@check("limit.exceeded", "error", source="The plan's own targets: the lowest limit of the ladder")
def limit_exceeded(review: Review) -> Iterator[Remark]:
    """More desktops are planned than fit."""
    counts = review.desktops
    if counts.maximum is not None and counts.planned > counts.maximum:
        first = review.limits[0]
        scenario = when(_moment_of_limit(review, first), first.case)
        words = {
            "planned": counts.planned,
            "maximum": counts.maximum,
            "component": review.name(first.component),
            "resource": Message(RESOURCE_NAMES[first.resource]),
            "when": scenario,
        }
        yield Remark(
            first.component,
            Message(
                "{planned} desktops are planned, {maximum} fit; the first limit is {resource} of"
                " {component}.",
                words,
            )
            if scenario is None
            else Message(
                "{when}: {planned} desktops are planned, {maximum} fit; the first limit is {resource} of"
                " {component}.",
                words,
            ),
            Message("Plan fewer desktops, or raise this limit; the list of limits shows the next one."),
        )


def _moment_of_limit(review: Review, limit: Limit) -> ScenarioMoment | None:
    """The phase in which a limit holds; None if that is every phase."""
    found = [
        moment_of(review, each, list(each.components).index(limit.component), PHASES.index(limit.phase))
        for each in review.measures.blocks
        if each.resource == limit.resource and limit.component in each.components
    ]
    return next((each for each in found if each is not None), None)


@check(
    "datastore.too-many",
    "warning",
    source="VMware Horizon maximums of clones on a datastore: 64 up to View 5.1, 128 later, 140 with VAAI; 250 on NFS"
    " in the sizing table that Fujitsu, SSD in VDI (2011) prints",
)
def too_many_on_a_datastore(review: Review) -> Iterator[Remark]:
    """Brokers limit the clones on a datastore."""
    found = []
    for store, machines, most in review.overfull("vms_per_datastore"):
        stores = store.volumes if isinstance(store, StorageArray) else _stores(review, store.id)
        words = {
            "store": Named(store.name),
            "machines": round(machines / stores),
            "broker": review.broker.name,
            "most": round(most / stores),
            "count": math.ceil(machines * stores / most - ROUNDING),
        }
        found.append((store, words))
    fit = _fit_on_more_volumes(review, found)
    for store, words in found:
        text = Message("{store} holds {machines} clones on a datastore; {broker} allows {most}.", words)
        yield Remark(store.id, text, _more_datastores(store, words, fit))


def _fit_on_more_volumes(review: Review, found: Sequence[tuple[Component, dict[str, object]]]) -> bool:
    """Whether the arrays support as many volumes as their clones need, each with its own replicas."""
    arrays = {
        store.id: msgspec.structs.replace(store, volumes=words["count"])
        for store, words in found
        if isinstance(store, StorageArray)
    }
    plan = msgspec.structs.replace(review.plan, components={**review.plan.components, **arrays})
    return bool(arrays) and review.carries(plan)


def _more_datastores(store: Component, words: dict[str, object], fit: bool) -> Message:
    """A host has one datastore on each of its disk groups; an array has as many as it has volumes."""
    if not isinstance(store, StorageArray):
        return Message("Spread them over more hosts, or over more disk groups in each of them.")
    if fit:
        return Message("Spread them over {count} datastore.", words, "Spread them over {count} datastores.")
    return Message(
        "Spread them over {count} datastore and remove the bottlenecks that this shows, or plan fewer"
        " desktops.",
        words,
        "Spread them over {count} datastores and remove the bottlenecks that this shows, or plan fewer"
        " desktops.",
    )


def _stores(review: Review, store: str) -> int:
    return review.layout.store_count(review.layout.groups.components[review.layout.groups.row[store]])


@check(
    "peak.over-capacity",
    "warning",
    source="NetApp TR-4540 (2017): peaks of 2.9 to 3.2 times the average while users work; with 100% busy controllers"
    " latency multiplied",
)
def peak_beyond_capacity(review: Review) -> Iterator[Remark]:
    """If the average fits and the peak does not, users wait during the peak."""
    if review.settings.plan_for == "peak":
        return
    for block in review.measures.blocks:
        if block.resource not in WORKING or not block.components:
            continue
        resource = Message(RESOURCE_NAMES[block.resource])
        for row, phase, used in _peaks(block):
            words = {
                "component": review.name(block.components[row]),
                "resource": resource,
                "when": when(moment_of(review, block, row, phase)),
                "average": Quantity(rounded(used[0] * PERCENT), "%"),
                "peak": Quantity(rounded(used[1] * PERCENT), "%"),
            }
            yield Remark(
                block.components[row],
                Message(
                    "{when}: {resource} of {component} would be loaded to {average} on average, but to {peak} at the"
                    " peak; users would wait while it lasts.",
                    words,
                ),
                PLAN_FOR_THE_PEAK,
            )


def _peaks(block: Block) -> Iterator[tuple[int, int, tuple[float, float]]]:
    """Rows whose peak passes 100 % while the average does not: row, phase, and both."""
    used = values_of(block_utilisation(block))[..., 0]
    if used.shape[2] < len(LOADS):
        return
    there = [PHASES.index(phase) for phase in WORKING_PHASES]
    if used.shape[1] > 1:
        there = [at for at in there if at < used.shape[1]]
        part = used[:, there]
    else:
        part = np.broadcast_to(used, (len(used), len(there), len(LOADS)))
    bad = (part[..., 0] <= 1) & (part[..., 1] > 1)
    rows = np.flatnonzero(bad.any(axis=1))
    at = np.where(bad[rows], part[rows, :, 1], -np.inf).argmax(axis=1)
    average, peak = part[rows, at, 0].tolist(), part[rows, at, 1].tolist()
    for row, phase, *both in zip(rows.tolist(), at.tolist(), average, peak, strict=True):
        yield row, there[phase], (both[0], both[1])
