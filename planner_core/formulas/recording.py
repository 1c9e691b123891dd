"""Columns that remember how they were made.

The engine runs on plain numpy arrays. To explain one number it runs the same code again on `Traced` columns:
each carries the same values and, beside them, what produced them. Formulas and the few ways to arrange columns
below pass that on; plain arrays pay one type check for it.

Every column has four axes: rows (components or links), phases, loads (average and peak), cases. An axis of length
one stands for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from planner_core.messages import Message

Values: TypeAlias = NDArray[np.float64]
Index: TypeAlias = NDArray[np.intp]
Column: TypeAlias = Any
"""`Values` on the fast path, `Traced` while recording."""

ROWS, PHASE_AXIS, LOAD_AXIS, CASE_AXIS = range(4)
AXES: Final = 4


OriginKind = Literal["formula", "default", "typed", "catalogue", "imported", "constant", "drawing"]
"""Where a number is from; "drawing" is a count or share that follows from nesting and links."""


class Formula(NamedTuple):
    """What a formula says about itself."""

    function: Callable[..., Any]
    title: Message
    symbol: str
    unit: str
    expression: str
    source: str


class LeafNote(NamedTuple):
    """What is known about one number that no formula made."""

    title: Message
    symbol: str
    unit: str
    origin: OriginKind
    source: str = ""
    component: str = ""
    """Name of the component the number belongs to."""
    component_id: str = ""


class Leaf(NamedTuple):
    """Values read from the plan or from a table of constants; `note(row)` tells where one of them is from."""

    note: Callable[[int], LeafNote]


class Applied(NamedTuple):
    """The result of a formula, element by element."""

    formula: Formula
    inputs: Mapping[str, Traced]


class Gathered(NamedTuple):
    """Rows of another column, picked by index."""

    source: Traced
    rows: Index


class Totalled(NamedTuple):
    """Sums over rows: row k is the sum of all source rows whose index is k."""

    source: Traced
    rows: Index
    title: Message
    unit: str


class Stacked(NamedTuple):
    """Columns side by side along one axis: one per phase, load or case."""

    parts: Sequence[Traced]
    axis: int


class Concatenated(NamedTuple):
    """The rows of several columns, one after the other."""

    parts: Sequence[Traced]


class Chosen(NamedTuple):
    """One place along an axis of another column, such as one phase."""

    source: Traced
    axis: int
    place: int


class Traced:
    """Values together with their cause."""

    __slots__ = ("cause", "values")

    def __init__(
        self,
        values: Values,
        cause: Leaf | Applied | Gathered | Totalled | Stacked | Concatenated | Chosen,
    ) -> None:
        self.values = values
        self.cause = cause


def values_of(column: Column) -> Values:
    """The plain array of a column."""
    values: Values = column.values if type(column) is Traced else column
    return values


def gather(column: Column, index: Index) -> Column:
    """The rows of `column` at `index`: what a link sees of the component at its end."""
    if type(column) is Traced:
        return Traced(column.values[index], Gathered(column, index))
    return column[index]


def chosen(column: Column, axis: int, place: int) -> Column:
    """One place along an axis, as a column that has length one there; a column that has it already stays."""
    values = values_of(column)
    if values.shape[axis] == 1:
        return column
    here = [slice(None)] * AXES
    here[axis] = slice(place, place + 1)
    picked: Values = values[tuple(here)]
    return Traced(picked, Chosen(column, axis, place)) if type(column) is Traced else picked


class Targets:
    """Where rows are summed to: row k goes to row `index[k]` of `size` rows."""

    def __init__(self, index: Index, size: int) -> None:
        self.index = index
        self.size = size

    @cached_property
    def _runs(self) -> tuple[Index | None, Index, Index | None]:
        """Rows in the order of their targets, where each target's run starts, and which target it is.

        None for the first where rows stand in that order already, and for the last where every target has rows.
        """
        order = np.argsort(self.index, kind="stable")
        sorted_index = self.index[order]
        starts = np.flatnonzero(np.diff(sorted_index, prepend=-1))
        in_order = bool((order[1:] > order[:-1]).all())
        return None if in_order else order, starts, None if len(starts) == self.size else sorted_index[starts]

    def sums(self, values: Values) -> Values:
        """The sum of all rows that lead to each target."""
        if not len(self.index):
            return np.zeros((self.size, *values.shape[1:]))
        order, starts, present = self._runs
        found: Values = np.add.reduceat(values if order is None else values[order], starts, axis=0)
        if present is None:
            return found
        result = np.zeros((self.size, *values.shape[1:]))
        result[present] = found
        return result


def total(column: Column, targets: Targets, title: Message, unit: str) -> Column:
    """Sum the rows of `column` by target: what all links together mean for a component."""
    values = values_of(column)
    if len(values) != len(targets.index):  # one row stands for all
        values = np.broadcast_to(values, (len(targets.index), *values.shape[1:]))
    sums = targets.sums(values)
    if type(column) is Traced:
        return Traced(sums, Totalled(column, targets.index, title, unit))
    return sums


def stacked(parts: Sequence[Column], axis: int) -> Column:
    """Put columns side by side along an axis; each has length one there, and the other axes are spread."""
    arrays = [values_of(part) for part in parts]
    shape = list(np.broadcast_shapes(*(array.shape for array in arrays)))
    shape[axis] = len(parts)
    values = np.empty(shape)
    for number, array in enumerate(arrays):
        place = [slice(None)] * AXES
        place[axis] = slice(number, number + 1)
        values[tuple(place)] = array
    return Traced(values, Stacked(parts, axis)) if type(parts[0]) is Traced else values


def concatenate(parts: Sequence[Column]) -> Column:
    """Put the rows of several columns one after the other; the other axes are spread to a common length."""
    arrays = [values_of(part) for part in parts]
    common = np.broadcast_shapes(*(array.shape[1:] for array in arrays))
    values = np.concatenate([np.broadcast_to(each, (len(each), *common)) for each in arrays], axis=0)
    return Traced(values, Concatenated(parts)) if type(parts[0]) is Traced else values
