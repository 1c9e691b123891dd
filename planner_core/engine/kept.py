"""The numbers of all components of a kind as one matrix, kept between evaluations.

Components are values that never change, so a row is as good as its component: after an edit only the rows whose
component is another object are read again. What is kept is a copy of what the plan says, never a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.plan.components import Component
from planner_core.plan.fields import declared_fields

NUMERIC = frozenset({"integer", "number", "flag"})


class Numbers(NamedTuple):
    """All numeric fields of components of one kind: a row per component."""

    components: Sequence[Component]
    values: NDArray[np.float64]
    position: dict[str, int]
    """Column of each field."""


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
        made = Numbers(components, values, known.position)
    else:
        made = Numbers(components, _read(kind, components), dict(_layout(kind).position))
    _kept[kind] = made
    return made


class _Layout(NamedTuple):
    pick: Any
    position: dict[str, int]


@cache
def _layout(kind: type[Component]) -> _Layout:
    fields = kind.__struct_fields__
    names = [info.name for info in declared_fields(kind) if info.kind in NUMERIC and not info.optional]
    return _Layout(
        itemgetter(*(fields.index(name) for name in names)), {name: at for at, name in enumerate(names)}
    )


def _read(kind: type[Component], components: Sequence[Component]) -> NDArray[np.float64]:
    pick, as_tuple = _layout(kind).pick, msgspec.structs.astuple
    return np.array([pick(as_tuple(part)) for part in components], dtype=np.float64)
