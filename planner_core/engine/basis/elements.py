"""Access to one element of a column, whose axes may have length one."""

from __future__ import annotations

from planner_core.engine.basis.axes import Place
from planner_core.formulas.recording import Column, Values, values_of


def number_at(column: Column, place: Place) -> float:
    """One element of a column; an axis of length one applies to all indices."""
    values = values_of(column)
    return float(values[within_shape(values, place)])


def within_shape(values: Values, place: Place) -> Place:
    """The index within an array whose axes of length one apply to all indices."""
    return Place(*(at if length > 1 else 0 for at, length in zip(place, values.shape, strict=True)))
