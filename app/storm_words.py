"""Storms as rows: everything that takes time in one, with its share of the window, and what it is called."""

from __future__ import annotations

import math
from typing import NamedTuple

from app.format import numbers
from app.i18n import tr
from app.result_words import resource_name
from planner_core.engine.assessment import Storm
from planner_core.engine.axes import NORMAL
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan, Settings


class StormRow(NamedTuple):
    """One thing that takes time in a storm; `kind` is "all" for the storm itself, "throttle" or "resource"."""

    storm: Storm
    kind: str
    name: str
    minutes: float
    what: str
    """The name under which the time can be explained."""

    @property
    def share(self) -> float:
        """Part of the window; above 1 it misses it."""
        return self.minutes / self.storm.window_minutes

    @property
    def is_late(self) -> bool:
        """Whether it misses the window."""
        return self.minutes > self.storm.window_minutes


def storm_row(storm: Storm) -> StormRow | None:
    """The storm as a whole; None where nothing has to be done."""
    times = [part.minutes for part in storm.parts[:1]]
    if storm.throttle_minutes is not None:
        times.append(storm.throttle_minutes)
    if not times:
        return None
    return StormRow(storm, "all", tr("In all"), max(times), f"{storm.phase}.minutes{_suffix(storm)}")


def part_rows(plan: Plan, storm: Storm) -> list[StormRow]:
    """The throttle, then every resource, the slowest first."""
    rows = [
        StormRow(
            storm,
            "resource",
            tr(
                "{resource} of {component}",
                resource=resource_name(part.resource),
                component=_name(plan, part.component),
            ),
            part.minutes,
            f"{part.component}.{part.resource}.{storm.phase}{_suffix(storm)}.minutes",
        )
        for part in storm.parts
    ]
    if storm.throttle_minutes is not None:
        name = throttle_name(storm)
        rows.insert(0, StormRow(storm, "throttle", name, storm.throttle_minutes, f"{storm.phase}.throttle"))
    return rows


def throttle_name(storm: Storm) -> str:
    """What holds a storm back, as the form calls it."""
    info = declared_field(Settings, storm.throttle)
    return tr(info.title) if info else ""


def minutes_in_words(minutes: float) -> str:
    """`12 min`; what never ends says so."""
    if math.isinf(minutes):
        return tr("never done")
    return numbers().quantity(minutes, tr("min"), 1 if minutes < 10 else 0)


def _suffix(storm: Storm) -> str:
    return "" if storm.case == NORMAL else f".{storm.case}"


def _name(plan: Plan, component: str) -> str:
    part = plan.components.get(component)
    return part.name if part else component
