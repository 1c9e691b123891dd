"""Columns that record how they were computed.

The engine runs on plain numpy arrays. To explain one number it runs the same code again on `Traced` columns: each has
the same values plus their derivation. Formulas and the functions below propagate it; plain arrays only cost one type
check.

Every column has four axes: rows (components or links), phases, loads (average and peak), cases. An axis of length one
applies to all indices. In memory the rows of one phase, load and case are contiguous (Fortran order): there are
thousands of rows and few of everything else, and numpy is fast along contiguous axes. In many futures there are more
columns than rows on the axis of cases, and those are contiguous.
"""

from __future__ import annotations

import itertools
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
        """Common base of `Values`, used normally, and `Traced`, used while recording. Formulas compute with it. Other
        code passes it on, or extracts the numbers with `values_of`: recorded columns support no arithmetic.
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
    Column = object  # declared for the type checker only

Number: TypeAlias = "float | Column"
"""Arguments of formulas: columns, plain numbers, or both."""

ROWS, PHASE_AXIS, LOAD_AXIS, CASE_AXIS = range(4)
AXES: Final = 4
MANY_COLUMNS: Final = 64
"""From this many on, columns may be contiguous instead of rows: there are never so many failure cases."""
ROWS_ONLY: Final = (-1, 1, 1, 1)
"""Shape of numbers that are equal in every phase, load and case."""


OriginKind = Literal[
    "formula", "default", "typed", "catalogue", "imported", "measured", "constant", "drawing"
]
"""The origin of a number; "drawing" is a count or share derived from nesting and links."""


class Formula(NamedTuple):
    """The declaration of a formula."""

    function: Callable[..., Any]
    title: Message
    symbol: str
    unit: str
    expression: str
    source: str


class LeafNote(NamedTuple):
    """Description of a number that no formula computed."""

    title: Message
    symbol: str
    unit: str
    origin: OriginKind
    source: str = ""
    component: str = ""
    """Name of the component that the number belongs to."""
    component_id: str = ""


class Leaf(NamedTuple):
    """Values from the plan or from a table of constants; `note(row)` describes the origin of one of them."""

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
    """Columns stacked along one axis: one per phase, load or case."""

    parts: Sequence[Traced]
    axis: int


class Concatenated(NamedTuple):
    """The rows of several columns, concatenated."""

    parts: Sequence[Traced]


class Chosen(NamedTuple):
    """One index along an axis of another column, such as one phase."""

    source: Traced
    axis: int
    place: int


@final
class Traced(Column):
    """Values with their derivation; `derived` caches results of the walk back."""

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


def is_wide(shape: Sequence[int]) -> bool:
    """Whether values of this shape have their columns contiguous in memory, as in many futures of few components."""
    return shape[-1] >= MANY_COLUMNS and shape[-1] > shape[ROWS]


def unfilled(shape: Sequence[int]) -> Values:
    """Values of this shape, to be filled, with the longer axis contiguous."""
    return np.empty(shape, order="C" if is_wide(shape) else "F")


def rows_together(values: Values) -> Values:
    """The same values with contiguous rows, or with contiguous columns if they are wide; the other axes may be in any
    order.
    """
    if values.ndim == 0 or len(values) <= 1 or values.strides[ROWS] == values.itemsize:
        return values
    if is_wide(values.shape):
        return values if values.strides[-1] == values.itemsize else np.ascontiguousarray(values)
    return np.asfortranarray(values)


def known_or(values: Values, otherwise: float) -> Values:
    """The same values with another number in place of NaN; numpy's own function takes ten times as long."""
    known: Values = np.where(np.isnan(values), otherwise, values)
    return known


BACK: Final = {
    order: tuple(sorted(range(len(order)), key=order.__getitem__))
    for axes in range(1, AXES + 1)
    for order in itertools.permutations(range(axes))
}
"""Every order of axes -> the one that undoes it; numpy's own search takes longer than the rest of `at_rows`."""


def rows_or(values: Values, index: Index, otherwise: float) -> Values:
    """Rows by index, in all phases, loads and cases; `otherwise` for the index -1."""
    found: Values = np.concatenate([values, np.full((1, *values.shape[1:]), otherwise)])[index]
    return found


def at_rows(values: Values, index: Index) -> Values:
    """Some of the rows, contiguous in memory; columns are instead if the values are wide."""
    if is_wide(values.shape):
        return values.take(index, axis=ROWS)
    if values.flags.f_contiguous:
        picked: Values = values.T.take(index, axis=-1).T
        return picked
    lying = (*sorted(range(1, values.ndim), key=lambda axis: -values.strides[axis]), ROWS)
    picked = values.transpose(lying).take(index, axis=-1)
    return picked.transpose(BACK[lying])


def gather(column: Column, index: Index) -> Column:
    """The rows of `column` at `index`: for each link, the value of the component at its end."""
    if type(column) is Traced:
        return Traced(at_rows(column.values, index), Gathered(column, index))
    return at_rows(values_of(column), index)


def chosen(column: Column, axis: int, place: int) -> Column:
    """One index along an axis, as a column with length one there; a column with length one is returned unchanged."""
    values = values_of(column)
    if values.shape[axis] == 1:
        return column
    here = [slice(None)] * AXES
    here[axis] = slice(place, place + 1)
    picked: Values = values[tuple(here)]
    return Traced(picked, Chosen(column, axis, place)) if type(column) is Traced else picked


class _Run(NamedTuple):
    """The rows with the same target, for every target with any."""

    order: Index | None
    """Row indices sorted by target; None if they are sorted already."""
    starts: Index
    """First row of each target."""
    lengths: Index
    """Number of rows of each target."""
    targets: Index | None
    """The targets; None if every target has rows."""


class Targets:
    """Targets of a sum over rows: row k is added to row `index[k]` of `size` rows."""

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
        """The first row of every target, then the second of those with two, and so on: the targets among those with
        rows (None for all), and the rows. None if some targets have so many rows that runs are faster.
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
        """The sum of the rows of each target."""
        if not len(self.index):
            return np.zeros((self.size, *values.shape[1:]), order="F")
        if is_wide((self.size, *values.shape[1:])):
            return self._wide(values)
        found = self._summed(values)
        if self._runs.targets is None:
            return found
        result = np.zeros((self.size, *values.shape[1:]), order="F")
        result.T[..., self._runs.targets] = found.T
        return result

    def _wide(self, values: Values) -> Values:
        """The sums row by row, along contiguous columns. Rows of a target are added up as `_summed` does, except that
        numpy adds nine and more in another order: such a sum may differ in its last digits.
        """
        order, starts, lengths, targets = self._runs
        rows = (np.arange(len(self.index)) if order is None else order).tolist()
        result = (np.empty if targets is None else np.zeros)((self.size, *values.shape[1:]))
        places = range(self.size) if targets is None else targets.tolist()
        for place, start, length in zip(places, starts.tolist(), lengths.tolist(), strict=True):
            first, *others = rows[start : start + length]
            here = result[place]
            if self._layers is not None or length < 3:
                here[...] = values[first]
                for row in others:
                    here += values[row]
            else:
                np.add(values[others[0]], values[others[1]], out=here)
                for row in others[2:]:
                    here += values[row]
                here += values[first]
        return result

    def _summed(self, values: Values) -> Values:
        """The sums of the targets with rows."""
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
    """Sum the rows of `column` by target: the total over all links of a component."""
    values = values_of(column)
    if len(values) != len(targets.index):  # one row applies to all
        values = np.broadcast_to(values, (len(targets.index), *values.shape[1:]))
    sums = targets.sums(values)
    if type(column) is Traced:
        return Traced(sums, Totalled(column, targets.index, title, unit))
    return sums


def stacked(parts: Sequence[Column], axis: int) -> Column:
    """Stack columns along an axis; each has length one there, and the other axes are broadcast."""
    arrays = [values_of(part) for part in parts]
    shape = common_shape([array.shape for array in arrays])
    shape[axis] = len(parts)
    values = unfilled(shape)
    for number, array in enumerate(arrays):
        place = [slice(None)] * AXES
        place[axis] = slice(number, number + 1)
        values[tuple(place)] = array
    return Traced(values, Stacked(_recorded(parts), axis)) if type(parts[0]) is Traced else values


def concatenate(parts: Sequence[Column]) -> Column:
    """Concatenate the rows of several columns; the other axes are broadcast to a common length."""
    arrays = [values_of(part) for part in parts]
    values = unfilled((sum(map(len, arrays)), *common_shape([array.shape[1:] for array in arrays])))
    first = 0
    for array in arrays:
        values[first : first + len(array)] = array
        first += len(array)
    return Traced(values, Concatenated(_recorded(parts))) if type(parts[0]) is Traced else values


def _recorded(parts: Sequence[Column]) -> Sequence[Traced]:
    """The same columns. Within an evaluation either all or none are recorded."""
    return cast("Sequence[Traced]", parts)


def common_shape(shapes: Sequence[tuple[int, ...]]) -> list[int]:
    """The broadcast length of each axis. numpy's own function takes ten times as long."""
    return [next((length for length in lengths if length != 1), 1) for lengths in zip(*shapes, strict=True)]
