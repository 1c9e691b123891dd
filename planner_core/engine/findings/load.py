"""Where the load passes what is there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.assessment import Finding
from planner_core.engine.axes import NORMAL, PHASE_NAMES, case_name
from planner_core.engine.findings.review import Review
from planner_core.engine.resources import RESOURCE_NAMES
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Quantity


def limit_exceeded(review: Review) -> Iterator[Finding]:
    """More desktops are planned than fit."""
    counts = review.desktops
    if counts.maximum is not None and counts.planned > counts.maximum:
        first = review.limits[0]
        words = {
            "planned": counts.planned,
            "maximum": counts.maximum,
            "component": review.name(first.component),
            "resource": Message(RESOURCE_NAMES[first.resource]),
            "phase": Message(PHASE_NAMES[first.phase]),
            "case": case_name(first.case),
        }
        yield Finding(
            "error",
            "limit.exceeded",
            first.component,
            Message(
                "{planned} desktops are planned, {maximum} fit: {resource} of {component} limits first"
                " (phase: {phase}, case: {case}).",
                words,
            ),
            Message("Plan fewer desktops or lift this limit; the ladder shows what limits next."),
        )


def ram_short(review: Review) -> Iterator[Finding]:
    """Where RAM is short, show how the bare memory divides, because papers often count that way."""
    layout = review.layout
    block = next(block for block in review.blocks if block.resource == "ram")
    demands, capacities = values_of(block.demand)[:, 0, 0, 0], values_of(block.capacity)[:, 0, 0, 0]
    others = values_of(block.fixed_demand)[:, 0, 0, 0]
    for row in map(int, np.flatnonzero(demands > capacities)):
        host = layout.hosts.components[row]
        desktops_gib, others_gib = float(demands[row] - others[row]), float(others[row])
        planned, bare_gib = review.desktops_on(host), host.count * host.ram_gib
        words: dict[str, object] = {
            "host": host.name,
            "planned": planned,
            "demand": Quantity(desktops_gib, "GiB"),
            "capacity": Quantity(max(0.0, float(capacities[row]) - others_gib), "GiB"),
            "bare": Quantity(bare_gib, "GiB"),
        }
        text = Message(
            "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.", words
        )
        if desktops_gib > bare_gib - others_gib > 0:
            words["bare_desktops"] = int((bare_gib - others_gib) / desktops_gib * planned)
            text = Message(
                "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all"
                " {bare} without any memory for the hypervisor would carry only {bare_desktops}.",
                words,
            )
        remedy = Message("Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops.")
        yield Finding("error", "ram.overcommit", host.id, text, remedy)


def storm_too_slow(review: Review) -> Iterator[Finding]:
    """Every storm has a window."""
    for time in review.work:
        if time.case == NORMAL and time.minutes > time.window_minutes:
            words = {
                "phase": Message(PHASE_NAMES[time.phase]),
                "minutes": Quantity(time.minutes, "min"),
                "window": Quantity(time.window_minutes, "min"),
            }
            yield Finding(
                "warning",
                f"{time.phase}.too-slow",
                time.component,
                Message("{phase} of all desktops takes {minutes}; the window is {window}.", words),
                Message("Widen the window, stagger the work, or lift what limits it."),
            )
