"""One resource of all components of a kind: demand and capacity in a common shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.engine.basis.resources import Resource
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.formulas.recording import Column, Values
from planner_core.plan.components import ComponentId


class OnOne(NamedTuple):
    """The spread of desktops over the identical hosts of a card, or volumes of an array, that each row of a block
    stands for and that hold whole desktops.
    """

    desktops: Column
    """Planned desktops on all of them, by case."""
    places: Column
    """Their number, by case."""
    part: Values
    """Share of all planned desktops on one of them, by case."""
    beside: Beside | None = None
    """Rows that share their desktops, so that only their total must be whole; None if no row shares any."""


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
    """Maximum planned utilisation, by case."""
    binding: bool = True
    """False if another block expresses the same limit; it then adds no rung to the ladder."""
    tolerated: Values | None = None
    """Host failures that each row must tolerate, if its cluster specifies any; None if host failures do not affect
    it.
    """
    on_one: OnOne | None = None
    """None if nothing here holds whole desktops."""
