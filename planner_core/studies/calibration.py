"""The step that gives machines as much work as was measured on their hosts, in place of what the plan assumed."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.spreads import PART_LOAD, RUN_IO, confidence_spread
from planner_core.editing import verbs
from planner_core.editing.edits import Step
from planner_core.engine.evaluate import evaluate
from planner_core.formulas.calibration import calibration_factor
from planner_core.formulas.cpu import busy_with_users_percent
from planner_core.formulas.recording import values_of
from planner_core.formulas.uncertainty import give_or_take_of_spread
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Component, ComponentId, Host
from planner_core.plan.fields import declared_field
from planner_core.plan.links import RUNS_ON
from planner_core.plan.plan import Plan
from planner_core.reuse import apart
from planner_core.studies.measured_estate import (
    Figure,
    Meaning,
    MeasuredFigure,
    comparisons,
    mean_by_clock,
    measured_hosts,
)
from planner_core.studies.uncertain_values import usual_give_or_take_percent
from planner_core.studies.validation_targets import controller_percent

FIELDS: Final[Mapping[Figure, tuple[str, ...]]] = {
    "cpu": ("cpu_mhz", "first_cpu_mhz"),
    "iops": ("iops", "first_iops"),
}
"""What machines do, of which a measurement tells; a first day of the week goes along with the other days."""
MOST_PASSES: Final = 4
"""Where hosts differ, other loads may spread the machines otherwise, and so need another look."""
NEARLY: Final = 1e-9
ENOUGH: Final = 1e-3
"""A figure that is predicted this closely is left as it is: values have four digits."""
DIGITS: Final = 4
"""Significant digits of a value: more would say more than anybody has measured."""


class Scaling(msgspec.Struct, frozen=True):
    """What a calibration does to all machines on some hosts."""

    place: ComponentId
    figure: Figure
    factor: float
    machines: tuple[ComponentId, ...]
    meaning: Meaning | None = None
    """What the measured value is."""


class EstateCalibration(msgspec.Struct, frozen=True):
    """The plan with what was measured in place of what it assumed of the work of its machines."""

    scalings: tuple[Scaling, ...]
    step: Step
    """Empty if nothing is to be changed."""
    problems: tuple[Message, ...]
    """Why some hosts cannot be calibrated."""


def calibration(plan: Plan, catalog: Catalog) -> EstateCalibration:
    """The step that gives all machines on measured hosts as much work as was measured there.

    All of them are scaled alike, because a measurement of hosts does not tell which machine did how much of it. How
    sure the values are stays as it was after one moment or an average, whose hours are unknown. A 95th percentile is
    that of busy hours, and leaves open how many users were at work in them. A pilot narrows the range further.
    """
    meanings: dict[tuple[ComponentId, Figure], Meaning | None] = {}
    now, factors, problems = plan, dict[tuple[ComponentId, Figure], float](), dict[tuple[str, str], Message]()
    eligible = {place: _machines_on(plan, place, hosts) for place, hosts in measured_hosts(plan).items()}
    sources: dict[ComponentId, str] = {}
    for _ in range(MOST_PASSES):
        changes: dict[tuple[ComponentId, Figure], float] = {}
        with apart():
            rows = comparisons(now, catalog, evaluate(now, catalog))
        for row in rows:
            if row.figure not in FIELDS or row.meaning == "peak" or (row.place, row.figure) in problems:
                continue
            machines = eligible[row.place]
            wrong = machines if isinstance(machines, Message) else _cannot_scale(plan, row)
            if wrong is not None:
                problems[row.place, row.figure] = wrong
                continue
            factor = _factor(plan, row)
            if (row.place, row.figure) not in factors and abs(factor - 1) <= ENOUGH:
                continue
            changes[row.place, row.figure] = factor
            meanings[row.place, row.figure] = row.meaning
            sources[row.place] = ", ".join(filter(None, (row.source, row.day)))
        if all(abs(factor - 1) <= NEARLY for factor in changes.values()):
            break
        for key, factor in changes.items():
            factors[key] = factors.get(key, 1.0) * factor
        now = _scaled(plan, factors, eligible)
    scalings = [
        Scaling(place, figure, factor, machines, meanings[place, figure])
        for (place, figure), factor in factors.items()
        if isinstance(machines := eligible[place], tuple)
    ]
    return _calibrated(plan, catalog, scalings, sources, problems)


def _calibrated(
    plan: Plan,
    catalog: Catalog,
    scalings: Sequence[Scaling],
    sources: Mapping[ComponentId, str],
    problems: Mapping[tuple[str, str], Message],
) -> EstateCalibration:
    """The step; a figure of which a value would leave its bounds is left as it is."""
    known: dict[ComponentId, dict[str, verbs.Measured]] = {}
    done, refused = [], dict(problems)
    for scaling in scalings:
        values = {each: _values(plan, each, scaling) for each in scaling.machines}
        wrong = next((each for part, found in values.items() if (each := _beyond(plan, part, found))), None)
        if wrong is not None:
            refused[scaling.place, scaling.figure] = wrong
            continue
        done.append(scaling)
        for part, found in values.items():
            for field, value in found.items():
                percent = usual_percent(plan.components[part], field, catalog)
                if scaling.meaning == "p95" and percent is not None:
                    percent = min(percent, busy_hours_percent(scaling.figure, catalog))
                measured = verbs.Measured(value, percent, sources[scaling.place])
                known.setdefault(part, {})[field] = measured
    places = list(dict.fromkeys(each.place for each in done))
    return EstateCalibration(
        tuple(done),
        verbs.take_load(plan, known, _label(plan, places)),
        tuple({str(each): each for each in refused.values()}.values()),
    )


def usual_percent(part: Component, field: str, catalog: Catalog) -> float | None:
    """How far a value may be off as it stands in the plan; None if it counts as certain."""
    origin = part.origins.get(field)
    if origin is not None and origin.give_or_take_percent is not None:
        return origin.give_or_take_percent
    percent = usual_give_or_take_percent(part, field, catalog)
    return None if percent is None else min(percent, verbs.MOST_PERCENT)


def busy_hours_percent(figure: Figure, catalog: Catalog) -> float:
    """How far a value may be off that is from a 95th percentile: users at work are as unsure as a planning value, and
    the load of hosts is predicted with an error of its own.
    """
    load = catalog.spreads[PART_LOAD if figure == "cpu" else RUN_IO].spread
    users = catalog.spreads[confidence_spread("C")].spread
    return float(values_of(give_or_take_of_spread(math.hypot(users, load))).flat[0])


def _label(plan: Plan, places: Sequence[ComponentId]) -> Message:
    if len(places) == 1:
        return Message(
            "Calibrate by what was measured on {name}", {"name": Named(plan.components[places[0]].name)}
        )
    words: dict[str, object] = {"count": len(places)}
    return Message(
        "Calibrate by what was measured on {count} cluster",
        words,
        "Calibrate by what was measured on {count} clusters",
    )


def _values(plan: Plan, part: ComponentId, scaling: Scaling) -> dict[str, float]:
    machines = plan.components[part]
    fields = [each for each in FIELDS[scaling.figure] if getattr(machines, each, 0.0)]
    return {field: _rounded(getattr(machines, field) * scaling.factor) for field in fields}


def _beyond(plan: Plan, part: ComponentId, values: Mapping[str, float]) -> Message | None:
    """Why a value cannot be taken."""
    component = plan.components[part]
    for field, value in values.items():
        info = declared_field(type(component), field)
        assert info is not None
        assert info.least is not None
        assert info.most is not None
        if not info.least <= value <= info.most:
            words: dict[str, object] = {
                "name": Named(component.name),
                "field": Message(info.title),
                "value": Quantity(value, info.unit),
                "least": info.least,
                "most": Quantity(info.most, info.unit),
            }
            return Message(
                "{name}: {field} would be {value} by the measurement, which is not between {least} and {most}.",
                words,
            )
    return None


def _scaled(
    plan: Plan,
    factors: Mapping[tuple[ComponentId, Figure], float],
    eligible: Mapping[ComponentId, tuple[ComponentId, ...] | Message],
) -> Plan:
    """The plan with the work of its machines times the factors, unrounded and within bounds."""
    components = dict(plan.components)
    for (place, figure), factor in factors.items():
        machines = eligible[place]
        assert isinstance(machines, tuple)
        for part in machines:
            values = {}
            for field in FIELDS[figure]:
                if (value := getattr(components[part], field, 0.0)) and (
                    info := declared_field(type(components[part]), field)
                ):
                    values[field] = min(max(value * factor, info.least or 0.0), info.most or value * factor)
            components[part] = msgspec.structs.replace(components[part], **values)
    return msgspec.structs.replace(plan, components=components)


def _machines_on(plan: Plan, place: ComponentId, hosts: Sequence[Host]) -> tuple[ComponentId, ...] | Message:
    """Pools and servers that run on these hosts and nowhere else, or why there is nothing to calibrate."""
    here = {place, *(host.id for host in plan.of_type(Host) if plan.parents.get(host.id) == place)}
    here |= {host.id for host in hosts}
    runs: dict[ComponentId, set[ComponentId]] = {}
    for link in plan.links.values():
        if link.role == RUNS_ON:
            runs.setdefault(link.source, set()).add(link.target)
    found = tuple(part for part, targets in runs.items() if targets & here)
    words: dict[str, object] = {"place": Named(plan.components[place].name)}
    for part in found:
        if runs[part] - here:
            words["name"] = Named(plan.components[part].name)
            return Message(
                "{place}: {name} runs on other hosts, too, so that nobody knows which of its work was measured here.",
                words,
            )
    return found or Message("{place}: no machine of the plan runs there.", words)


def _cannot_scale(plan: Plan, row: MeasuredFigure) -> Message | None:
    words: dict[str, object] = {
        "place": Named(plan.components[row.place].name),
        "measured": Quantity(row.measured, row.unit),
    }
    if row.predicted <= 0:
        return Message("{place}: the plan has no work there that could be made more or less.", words)
    if row.measured <= (_controller(plan, row.place) if row.figure == "cpu" else 0.0):
        return Message("{place}: {measured} leaves nothing for the machines.", words)
    return None


def _controller(plan: Plan, place: ComponentId) -> float:
    hosts = measured_hosts(plan)[place]
    return mean_by_clock([controller_percent(host) for host in hosts], hosts)


def _factor(plan: Plan, row: MeasuredFigure) -> float:
    values = row.measured, row.predicted
    if row.figure == "cpu":
        controller = _controller(plan, row.place)
        values = tuple(float(busy_with_users_percent(each, controller)) for each in values)  # type: ignore[assignment]
    return float(calibration_factor(*values))


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")
