"""One resource of all components of a kind: the shape in which demand and supply meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.formulas.recording import Column, Values
from planner_core.plan.components import ComponentId


class OnOne(NamedTuple):
    """How the desktops lie on the identical things that each row of a block stands for, where a desktop is on one of
    them as a whole: on the hosts of a card, on the volumes of an array."""

    desktops: Column
    """Planned desktops on all of them, by case."""
    places: Column
    """How many of them there are, by case."""
    part: Values
    """Part of all planned desktops that lies on one of them, by case."""
    beside: Beside | None = None
    """Rows that share their desktops, so that whole ones count on all of them together; None where each row stands for
    itself."""


class Block(NamedTuple):
    """Demand and capacity of one resource. All columns have a row per component, and the axes of `engine.axes`."""

    resource: Resource
    unit: str
    components: Sequence[ComponentId]
    demand: Column
    fixed_demand: Column
    """The part that does not grow with the desktops."""
    capacity: Column
    target_percent: Column
    """Utilisation up to which desktops are planned, by case."""
    binding: bool = True
    """False where another block says the same limit in other words; it then makes no rung of the ladder."""
    tolerated: Values | None = None
    """Host failures that each row has to stand, where its cluster says so; None where failures of hosts do not
    concern it."""
    on_one: OnOne | None = None
    """None where a desktop is on none of the things as a whole."""
