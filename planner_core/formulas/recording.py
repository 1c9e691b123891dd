"""Columns that remember how they were made.

The engine runs on plain numpy arrays. To explain one number it runs the same code again on `Traced` columns:
each carries the same values and, beside them, what produced them. Formulas and the few ways to arrange columns
below pass that on; plain arrays pay one type check for it.

Every column has three axes: rows (components or links), phases, cases. An axis of length one stands for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from planner_core.messages import Message

Values: TypeAlias = NDArray[np.float64]
Index: TypeAlias = NDArray[np.intp]
Column: TypeAlias = Any
"""`Values` on the fast path, `Traced` while recording."""


class LeafNote(NamedTuple):
    """What is known about one number that no formula made."""

    title: Message
    symbol: str
    unit: str
    origin: str
    source: str = ""
    component: str = ""
    """Name of the component the number belongs to."""
    component_id: str = ""


class Leaf(NamedTuple):
    """Values read from the plan or from a table of constants; `note(row)` tells where one of them is from."""

    note: Callable[[int], LeafNote]


class Applied(NamedTuple):
    """The result of a formula, element by element."""

    formula: Any
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


class Phased(NamedTuple):
    """One column per phase, side by side."""

    parts: Sequence[Traced]


class Concatenated(NamedTuple):
    """The rows of several columns, one after the other."""

    parts: Sequence[Traced]


class Traced:
    """Values together with their cause."""

    __slots__ = ("cause", "values")

    def __init__(
        self, values: Values, cause: Leaf | Applied | Gathered | Totalled | Phased | Concatenated
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


def total(column: Column, index: Index, size: int, title: Message, unit: str) -> Column:
    """Sum the rows of `column` by `index` into `size` rows: what all links together mean for a component."""
    values = values_of(column)
    sums = np.zeros((size, *values.shape[1:]))
    np.add.at(sums, index, values)
    if type(column) is Traced:
        return Traced(sums, Totalled(column, index, title, unit))
    return sums


def along_phases(*parts: Column) -> Column:
    """Put one column per phase side by side, in the order of the phases."""
    values = np.concatenate([values_of(part) for part in parts], axis=1)
    return Traced(values, Phased(parts)) if type(parts[0]) is Traced else values


def concatenate(parts: Sequence[Column]) -> Column:
    """Put the rows of several columns one after the other; phases and cases are spread to a common length."""
    arrays = [values_of(part) for part in parts]
    phases, cases = (max(array.shape[axis] for array in arrays) for axis in (1, 2))
    values = np.concatenate([np.broadcast_to(each, (len(each), phases, cases)) for each in arrays], axis=0)
    return Traced(values, Concatenated(parts)) if type(parts[0]) is Traced else values
