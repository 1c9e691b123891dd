"""Storms as rows: everything that takes time, its share of the window, and its name."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.words.results import resource_of
from planner_core.engine.basis.assessment import Storm, StormPart, misses_window
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan, Settings

MOST_BARS = 4
"""In a chart; the table beside it has the rest."""


class StormRow(NamedTuple):
    """One thing that takes time in a storm: the whole, the copies of its image, the throttle, or a resource."""

    storm: Storm
    kind: Literal["all", "copies", "throttle", "resource"]
    minutes: float
    part: StormPart | None = None
    part_name: str = ""
    """The part's resource with its component."""

    @property
    def name(self) -> str:
        """The name of what takes the time."""
        if self.part is not None:
            return self.part_name
        if self.kind == "copies":
            return tr("Copies of the image")
        return tr("In all") if self.kind == "all" else throttle_name(self.storm)

    @property
    def what(self) -> str:
        """The name under which the time is explained."""
        storm = self.storm
        suffix = "" if storm.case == NORMAL else f".{storm.case}"
        if self.part is not None:
            return f"{self.part.component}.{self.part.resource}.{storm.phase}{suffix}.minutes"
        return f"{storm.phase}.minutes{suffix}" if self.kind == "all" else f"{storm.phase}.{self.kind}"

    @property
    def share(self) -> float:
        """Share of the window; above 1 it misses the window."""
        return self.minutes / self.storm.window_minutes

    @property
    def is_late(self) -> bool:
        """Whether it misses the window."""
        return misses_window(self.minutes, self.storm.window_minutes)


def storm_row(storm: Storm) -> StormRow | None:
    """The storm as a whole; None if there is nothing to do."""
    is_there = bool(storm.longest) or storm.throttle_minutes is not None
    return StormRow(storm, "all", storm.minutes) if is_there else None


def part_rows(plan: Plan, storm: Storm, most: int | None = None) -> list[StormRow]:
    """The copies of the image, the throttle, then the resources, slowest first; at most `most` rows in all."""
    rows = []
    if storm.copies_minutes:
        rows.append(StormRow(storm, "copies", storm.copies_minutes))
    if storm.throttle_minutes is not None:
        rows.append(StormRow(storm, "throttle", storm.throttle_minutes))
    for part in storm.parts if most is None else storm.parts[: most - len(rows)]:
        name = resource_of(plan, part.resource, part.component)
        rows.append(StormRow(storm, "resource", part.minutes, part, name))
    return rows


def throttle_name(storm: Storm) -> str:
    """The throttle of a storm, as the form calls it."""
    info = declared_field(Settings, storm.throttle)
    return tr(info.title) if info else ""


def minutes_in_words(minutes: float) -> str:
    """`4.5 min`; no decimals for whole minutes and from ten on. In words if it never ends."""
    if math.isinf(minutes):
        return tr("never done")
    is_short = abs(round(minutes, 1)) < 10 and minutes % 1 != 0
    return numbers().quantity(minutes, tr("min"), 1 if is_short else 0)
