"""The numbers of all components of a kind as one matrix, reused in the next evaluation.

Components are immutable. After an edit, only the rows of replaced components are read again. The matrix holds copies of
the plan's values, never results.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, NoReturn

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.soundness import bounds_of, refuse_value, within
from planner_core.engine.layout.last_plan import rows_with_another
from planner_core.formulas.recording import ROWS_ONLY, Index, Values
from planner_core.plan.components import Component
from planner_core.plan.fields import declared_fields
from planner_core.reuse import keep_last, last

NUMERIC = frozenset({"integer", "number", "flag"})


class Choices(NamedTuple):
    """A field with choices: its column of choice indices, and the choices."""

    column: int
    choices: tuple[str, ...]


class Coded(NamedTuple):
    """The choice index of each component in a field, the indices in use, and all choices."""

    codes: Index
    present: Sequence[int]
    choices: tuple[str, ...]


class Numbers:
    """All numeric fields of components of one kind: a row per component."""

    def __init__(
        self,
        components: Sequence[Component],
        values: Values,
        position: Mapping[str, int],
        choices: Mapping[str, Choices],
    ) -> None:
        self.components = components
        values.flags.writeable = False  # all columns made from it are views of the same memory
        self.values = values
        """The numbers of one field are contiguous."""
        self._position = position
        self._choices = choices
        self._columns: dict[str, Values] = {}
        self._coded: dict[str, Coded] = {}

    def column(self, field: str) -> Values:
        """One numeric field as rows of a column with one phase, load and case."""
        known = self._columns.get(field)
        if known is None:
            known = self._columns[field] = self.values[:, self._position[field]].reshape(ROWS_ONLY)
        return known

    def coded(self, field: str) -> Coded:
        """One field with choices."""
        if field not in self._coded:
            column, choices = self._choices[field]
            codes = self.values[:, column].astype(np.intp)
            present = np.flatnonzero(np.bincount(codes, minlength=len(choices))).tolist()
            self._coded[field] = Coded(codes, present, choices)
        return self._coded[field]

    def differing(self, other: Numbers) -> list[str]:
        """The fields that differ from those of other components, of equal number."""
        if other is self:
            return []
        columns = np.flatnonzero((self.values != other.values).any(axis=0)).tolist()
        fields = [*self._position, *self._choices]  # in the order of their columns
        return [fields[column] for column in columns]

    def with_components(self, components: Sequence[Component]) -> Numbers:
        """The numbers of other components, of equal number; only replaced rows are read."""
        changed = rows_with_another(self.components, components)
        values = self.values.copy("K")
        if changed:
            values[changed] = _read(type(components[0]), [components[row] for row in changed])
        return Numbers(components, values, self._position, self._choices)


def numbers_of(components: Sequence[Component]) -> Numbers:
    """The numbers of components of one kind, of which there is at least one."""
    kind = type(components[0])
    known = last(Numbers, kind)
    if known is not None and known.components is components:
        return known
    if known is not None and len(known.components) == len(components):
        return keep_last(known.with_components(components), kind)
    layout = _layout(kind)
    return keep_last(Numbers(components, _read(kind, components), layout.position, layout.choices), kind)


class _Layout(NamedTuple):
    numbers: Sequence[int]
    """Place of each numeric field in the component."""
    bounds: NDArray[np.float64]
    """Minimum and maximum of each numeric field; infinite if unbounded."""
    position: Mapping[str, int]
    words: tuple[tuple[int, Mapping[str, int]], ...]
    """Place of each field with choices in the component, and the number of each choice."""
    choices: Mapping[str, Choices]


@cache
def _layout(kind: type[Component]) -> _Layout:
    places = {name: at for at, name in enumerate(kind.__struct_fields__)}
    declared = [info for info in declared_fields(kind) if not info.optional]
    numeric = [info.name for info in declared if info.kind in NUMERIC]
    chosen = [info for info in declared if info.kind == "choice"]
    return _Layout(
        [places[name] for name in numeric],
        bounds_of([info for info in declared if info.kind in NUMERIC]),
        {name: at for at, name in enumerate(numeric)},
        tuple(
            (places[info.name], {choice: number for number, choice in enumerate(info.choices)})
            for info in chosen
        ),
        {info.name: Choices(len(numeric) + at, tuple(info.choices)) for at, info in enumerate(chosen)},
    )


def _read(kind: type[Component], components: Sequence[Component]) -> NDArray[np.float64]:
    layout, as_tuple = _layout(kind), msgspec.structs.astuple
    columns = list(zip(*map(as_tuple, components), strict=True))
    values = np.empty((len(components), len(layout.position) + len(layout.choices)), order="F")
    for at, place in enumerate(layout.numbers):
        values[:, at] = columns[place]
    for at, (place, numbers) in enumerate(layout.words, len(layout.numbers)):
        values[:, at] = [numbers.get(choice, np.nan) for choice in columns[place]]
    numbers_read = values[:, : len(layout.numbers)]
    if not within(numbers_read, layout.bounds) or np.isnan(values).any():
        _refuse(kind, components, values)
    return values


def _refuse(kind: type[Component], components: Sequence[Component], values: NDArray[np.float64]) -> NoReturn:
    """Raise an error naming the first component with an invalid value."""
    layout = _layout(kind)
    wrong = ~np.isfinite(values)
    numbers, (least, most) = values[:, : len(layout.numbers)], layout.bounds
    wrong[:, : len(layout.numbers)] |= ~((numbers >= least) & (numbers <= most))
    row, column = (int(each) for each in np.argwhere(wrong)[0])
    chosen = {choices.column: name for name, choices in layout.choices.items()}
    name = chosen.get(column) or list(layout.position)[column]
    refuse_value(kind, name, getattr(components[row], name), components[row].name)
