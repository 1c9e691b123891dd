"""One resource of all components of a kind: the shape in which demand and supply meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from planner_core.engine.assessment import Resource
from planner_core.formulas.recording import Column
from planner_core.plan.components import ComponentId


class Block(NamedTuple):
    """Demand and capacity of one resource. All columns have a row per component, and phases and cases as axes."""

    resource: Resource
    unit: str
    components: Sequence[ComponentId]
    demand: Column
    fixed_demand: Column
    """The part that does not grow with the desktops."""
    capacity: Column
    target_percent: Column
    binding: bool = True
    """False where another block says the same limit in other words; it then makes no rung of the ladder."""
