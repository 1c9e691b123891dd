"""Columns that remember how they were made.

The engine runs on plain numpy arrays. To explain one number it runs the same code again on `Traced` columns:
each carries the same values and, beside them, what produced them. Formulas and the few ways to arrange columns
below pass that on; plain arrays pay one type check for it.

Every column has four axes: rows (components or links), phases, loads (average and peak), cases. An axis of length
one stands for all. In memory the rows of one phase, load and case lie side by side (Fortran order): there are
thousands of rows and a handful of everything else, and numpy is fast along what lies side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, TypeAlias, cast, final

import numpy as np
from numpy.typing import NDArray

from planner_core.messages import Message

Values: TypeAlias = NDArray[np.float64]
Index: TypeAlias = NDArray[np.intp]
Truths: TypeAlias = NDArray[np.bool_]

if TYPE_CHECKING:

    class Column(Protocol):
        """What is common to `Values`, on the fast path, and `Traced`, while recording. Formulas calculate with it.
        Other code hands it on, or takes the numbers out with `values_of`: a recorded column does no arithmetic.
        """

        def __array__(self) -> Values:
            raise TypeError

        def __float__(self) -> float:
            raise TypeError

        def __neg__(self) -> Column:
            raise TypeError

        def __add__(self, other: Number, /) -> Column:
            return NotImplemented

        def __radd__(self, other: Number, /) -> Column:
            return NotImplemented

        def __sub__(self, other: Number, /) -> Column:
            return NotImplemented

        def __rsub__(self, other: Number, /) -> Column:
            return NotImplemented

        def __mul__(self, other: Number, /) -> Column:
            return NotImplemented

        def __rmul__(self, other: Number, /) -> Column:
            return NotImplemented

        def __truediv__(self, other: Number, /) -> Column:
            return NotImplemented

        def __rtruediv__(self, other: Number, /) -> Column:
            return NotImplemented

        def __gt__(self, other: Number, /) -> Truths:
            return NotImplemented

        def __ge__(self, other: Number, /) -> Truths:
            return NotImplemented

        def __lt__(self, other: Number, /) -> Truths:
            return NotImplemented

        def __le__(self, other: Number, /) -> Truths:
            return NotImplemented

else:
    Column = object  # only the type checker asks what it can do

Number: TypeAlias = "float | Column"
"""What formulas take: columns, and plain numbers beside them or instead."""

ROWS, PHASE_AXIS, LOAD_AXIS, CASE_AXIS = range(4)
AXES: Final = 4
ROWS_ONLY: Final = (-1, 1, 1, 1)
"""Shape of numbers that are the same in every phase, load and case."""


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


@final
class Traced(Column):
    """Values together with their cause, and what was found of single ones: `derived` belongs to the walk back."""

    __slots__ = ("cause", "derived", "values")

    def __init__(
        self,
        values: Values,
        cause: Leaf | Applied | Gathered | Totalled | Stacked | Concatenated | Chosen,
    ) -> None:
        self.values = values
        self.cause = cause
        self.derived: dict[tuple[int, ...], Any] = {}


def values_of(column: Column) -> Values:
    """The plain array of a column."""
    if type(column) is Traced:
        return column.values
    return column  # type: ignore[return-value]  # a column is one or the other


def rows_together(values: Values) -> Values:
    """The same values with the rows side by side in memory; the other axes may lie in any order."""
    if values.ndim == 0 or len(values) <= 1 or values.strides[ROWS] == values.itemsize:
        return values
    return np.asfortranarray(values)


def at_rows(values: Values, index: Index) -> Values:
    """Some of the rows, side by side in memory."""
    if values.flags.f_contiguous:
        picked: Values = values.T.take(index, axis=-1).T
        return picked
    lying = (*sorted(range(1, values.ndim), key=lambda axis: -values.strides[axis]), ROWS)
    picked = values.transpose(lying).take(index, axis=-1)
    return picked.transpose(np.argsort(lying))


def gather(column: Column, index: Index) -> Column:
    """The rows of `column` at `index`: what a link sees of the component at its end."""
    if type(column) is Traced:
        return Traced(at_rows(column.values, index), Gathered(column, index))
    return at_rows(values_of(column), index)


def chosen(column: Column, axis: int, place: int) -> Column:
    """One place along an axis, as a column that has length one there; a column that has it already stays."""
    values = values_of(column)
    if values.shape[axis] == 1:
        return column
    here = [slice(None)] * AXES
    here[axis] = slice(place, place + 1)
    picked: Values = values[tuple(here)]
    return Traced(picked, Chosen(column, axis, place)) if type(column) is Traced else picked


class _Run(NamedTuple):
    """The rows that lead to the same target, for every target that has any."""

    order: Index | None
    """Rows in the order of their targets; None where they stand in that order already."""
    starts: Index
    """Where the rows of each target start."""
    lengths: Index
    """How many rows each target has."""
    targets: Index | None
    """Which targets these are; None where every target has rows."""


class Targets:
    """Where rows are summed to: row k goes to row `index[k]` of `size` rows."""

    def __init__(self, index: Index, size: int) -> None:
        self.index = index
        self.size = size

    @cached_property
    def _runs(self) -> _Run:
        in_order = bool((self.index[1:] >= self.index[:-1]).all())
        order = None if in_order else np.argsort(self.index, kind="stable")
        sorted_index = self.index if order is None else self.index[order]
        is_first = np.ones(len(sorted_index) + 1, dtype=bool)
        np.not_equal(sorted_index[1:], sorted_index[:-1], out=is_first[1:-1])
        bounds = is_first.nonzero()[0]
        starts = bounds[:-1]
        present = None if len(starts) == self.size else sorted_index[starts]
        return _Run(order, starts, bounds[1:] - starts, present)

    @cached_property
    def _layers(self) -> Sequence[tuple[Index | None, Index]] | None:
        """The first row of every target, then the second of those that have two, and so on: which targets, of those
        with rows (None for all), and which rows. None where some targets have so many that runs are summed faster.
        """
        order, starts, lengths, _ = self._runs
        shortest, longest = int(lengths.min()), int(lengths.max())
        if longest * longest > len(self.index):
            return None
        layers: list[tuple[Index | None, Index]] = []
        for layer in range(longest):
            enough = None if layer < shortest else np.flatnonzero(lengths > layer)
            rows = (starts if enough is None else starts[enough]) + layer
            layers.append((enough, rows if order is None else order[rows]))
        return layers

    def sums(self, values: Values) -> Values:
        """The sum of all rows that lead to each target."""
        if not len(self.index):
            return np.zeros((self.size, *values.shape[1:]), order="F")
        found = self._summed(values)
        if self._runs.targets is None:
            return found
        result = np.zeros((self.size, *values.shape[1:]), order="F")
        result.T[..., self._runs.targets] = found.T
        return result

    def _summed(self, values: Values) -> Values:
        """The sums for the targets that have rows."""
        if self._layers is None:
            ordered = values if self._runs.order is None else at_rows(values, self._runs.order)
            return rows_together(np.add.reduceat(ordered, self._runs.starts, axis=0))
        (_, first), *others = self._layers
        found = at_rows(values, first)
        for enough, rows in others:
            if enough is None:
                found += at_rows(values, rows)
            else:
                found.T[..., enough] += at_rows(values, rows).T
        return found


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
    shape = _common_shape([array.shape for array in arrays])
    shape[axis] = len(parts)
    values = np.empty(shape, order="F")
    for number, array in enumerate(arrays):
        place = [slice(None)] * AXES
        place[axis] = slice(number, number + 1)
        values[tuple(place)] = array
    return Traced(values, Stacked(_recorded(parts), axis)) if type(parts[0]) is Traced else values


def concatenate(parts: Sequence[Column]) -> Column:
    """Put the rows of several columns one after the other; the other axes are spread to a common length."""
    arrays = [values_of(part) for part in parts]
    values = np.empty(
        (sum(map(len, arrays)), *_common_shape([array.shape[1:] for array in arrays])), order="F"
    )
    first = 0
    for array in arrays:
        values[first : first + len(array)] = array
        first += len(array)
    return Traced(values, Concatenated(_recorded(parts))) if type(parts[0]) is Traced else values


def _recorded(parts: Sequence[Column]) -> Sequence[Traced]:
    """The same columns. Either all columns of an evaluation are recorded, or none is."""
    return cast("Sequence[Traced]", parts)


def _common_shape(shapes: Sequence[tuple[int, ...]]) -> list[int]:
    """The length of each axis: that of the arrays in which it is not one. Numpy's own is slower by ten times."""
    return [next((length for length in lengths if length != 1), 1) for lengths in zip(*shapes, strict=True)]
