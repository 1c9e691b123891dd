"""The numbers of all components of a kind as one matrix, kept between evaluations.

Components are values that never change, so a row is as good as its component: after an edit only the rows whose
component is another object are read again. What is kept is a copy of what the plan says, never a result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, NoReturn

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.engine.soundness import bounds_of, refuse_value, within
from planner_core.plan.components import Component
from planner_core.plan.fields import declared_fields

NUMERIC = frozenset({"integer", "number", "flag"})


class Choices(NamedTuple):
    """A field with choices: the column that holds the number of each component's choice, and the choices."""

    column: int
    choices: tuple[str, ...]


class Numbers(NamedTuple):
    """All numeric fields of components of one kind: a row per component."""

    components: Sequence[Component]
    values: NDArray[np.float64]
    position: Mapping[str, int]
    """Column of each numeric field."""
    choices: Mapping[str, Choices]


_kept: dict[type[Component], Numbers] = {}


def kept_numbers(components: Sequence[Component]) -> Numbers:
    """The numbers of components of one kind, of which there is at least one."""
    kind = type(components[0])
    known = _kept.get(kind)
    if known is not None and known.components is components:
        return known
    if known is not None and len(known.components) == len(components):
        changed = [
            row
            for row, (old, new) in enumerate(zip(known.components, components, strict=True))
            if old is not new
        ]
        values = known.values
        if changed:
            values = values.copy()
            values[changed] = _read(kind, [components[row] for row in changed])
        made = known._replace(components=components, values=values)
    else:
        layout = _layout(kind)
        made = Numbers(components, _read(kind, components), layout.position, layout.choices)
    _kept[kind] = made
    return made


class _Layout(NamedTuple):
    numbers: Sequence[int]
    """Place of each numeric field in the component."""
    bounds: NDArray[np.float64]
    """Least and most of each numeric field; infinite where it has none."""
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
    values = np.empty((len(components), len(layout.position) + len(layout.choices)))
    for at, place in enumerate(layout.numbers):
        values[:, at] = columns[place]
    for at, (place, numbers) in enumerate(layout.words, len(layout.numbers)):
        values[:, at] = [numbers.get(choice, np.nan) for choice in columns[place]]
    numbers_read = values[:, : len(layout.numbers)]
    if not within(numbers_read, layout.bounds) or np.isnan(values).any():
        _refuse(kind, components, values)
    return values


def _refuse(kind: type[Component], components: Sequence[Component], values: NDArray[np.float64]) -> NoReturn:
    """Name the first component with a value that its field does not allow."""
    layout = _layout(kind)
    wrong = ~np.isfinite(values)
    numbers, (least, most) = values[:, : len(layout.numbers)], layout.bounds
    wrong[:, : len(layout.numbers)] |= ~((numbers >= least) & (numbers <= most))
    row, column = (int(each) for each in np.argwhere(wrong)[0])
    chosen = {choices.column: name for name, choices in layout.choices.items()}
    name = chosen.get(column) or list(layout.position)[column]
    refuse_value(kind, name, getattr(components[row], name), components[row].name)
